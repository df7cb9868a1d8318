"""News with one answer: a strip of paper at the top that can be pressed while it stays, such as to undo."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.tip import Toast
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change

STAYS: Final = 10.0
NAME: Final = "notice"


@dataclass(slots=True)
class Notice:
    """What happened, the word that takes it back, and how; `left` seconds remain."""

    said: Text
    answer: Text
    on_answer: Callable[[], Change | None]
    left: float = STAYS


class NoticeStrip(Pressable):
    """Words at the left, the answer as a raised paper at the right; all of it can be pressed, and Z does the same."""

    radius = 6

    def __init__(self, services: Services, said: str, answer: str, on_press: Press) -> None:
        scale, type_ = services.scale, services.look.type
        high = round(scale.px(90) * min(1.3, max(1.0, scale.room(theme.READING.px))))
        self._answer_width = type_.width(answer, theme.PLAIN) + scale.px(60)
        room = round(scale.width * 0.9) - self._answer_width - scale.px(34 + 24 + 12)
        self._room = min(room, type_.width(said, theme.READING_BOLD))
        wide = scale.px(34 + 24 + 12) + self._room + self._answer_width
        rect = pygame.Rect((scale.width - wide) // 2, scale.px(12), wide, high)
        super().__init__(services, NAME, rect, "", on_press)
        self.said, self.answer = said, answer
        self.hotkey = "z"

    def draw(self, target: pygame.Surface) -> None:
        scale, look = self.look.scale, self.look
        look.paint.panel(target, self.rect, seed=9)
        look.type.put(target, self.said, theme.READING_BOLD, (self.rect.x + scale.px(34), self.rect.centery), width=self._room)
        inset = scale.px(13)
        place = pygame.Rect(
            self.rect.right - scale.px(12) - self._answer_width, self.rect.y + inset, self._answer_width, self.rect.h - 2 * inset
        )
        face = look.paint.button(target, place, "paper", self.state)
        look.type.put(target, self.answer, theme.PLAIN, face.center, theme.DEEP_RED, align="centre", width=face.w - scale.px(16))


class NoticingScene(PagedScene):
    """A scene that can take something back: `tell` shows the strip for a while, above everything else."""

    def __init__(self, services: Services, way_back: Press = lambda: None) -> None:
        super().__init__(services, way_back)
        self.notice_shown: Notice | None = None

    def tell(self, said: Text, answer: Text, on_answer: Callable[[], Change | None]) -> None:
        self.notice_shown = Notice(said, answer, on_answer, self.services.preferences.lasting(STAYS))
        self.page.toast = None
        self.build()

    def say(self, said: Text) -> None:
        """News without an answer."""
        words = self.services.say.text(said)
        self.page.show_toast(Toast(words, seconds=self.services.preferences.lasting(3.2 + 0.035 * len(words))))
        self.notice()

    def forget_notice(self) -> None:
        if self.notice_shown:
            self.notice_shown = None
            self.build()

    def notices(self) -> list[Widget]:
        """To be put last in `layout`."""
        if not self.notice_shown:
            return []
        say, shown = self.services.say, self.notice_shown
        return [NoticeStrip(self.services, say.text(shown.said), say.text(shown.answer), self._answered)]

    def _answered(self) -> Change | None:
        shown = self.notice_shown
        self.forget_notice()
        return shown.on_answer() if shown else None

    def update(self, dt: float) -> bool:
        if self.notice_shown:
            self.notice_shown.left -= dt
            if self.notice_shown.left <= 0:
                self.forget_notice()
        return super().update(dt)

    def due(self) -> float | None:
        times = [time for time in (super().due(), self.notice_shown.left if self.notice_shown else None) if time is not None]
        return max(0.0, min(times)) if times else None
