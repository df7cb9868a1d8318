"""A turning point of a game on paper: whose turn it was, what hung on it, and how many points."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.playing.review import Turning
from momiji.ui import theme
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change

CREST: Final = 44
LINE: Final = 1.22
_NARROW: Final = 14  # a row of fewer letters' heights has no room to indent the sentence


class TurningRow(Widget):
    """Pressed, its turn is chosen."""

    group = "turnings"
    radius = 8

    def __init__(self, services: Services, at: tuple[int, int], wide: int, whose: tuple[str, str], turning: Turning) -> None:
        self.crest, name = whose
        self.turning = turning
        self.chosen = False
        self.on_choose: Callable[[int], Change | None] = lambda turn: None
        say, px = services.say, services.scale.px
        self._said = " ".join(say.text(text) for text in turning.texts)
        self._head = say("review-whose", turn=turning.turn, name=name)
        self._indent = px(CREST + 24)
        type_ = services.look.type
        self._above = type_.leading(theme.SECOND, 1.35)
        narrow = wide < _NARROW * services.scale.type(theme.READING.px)
        self._margin, self._below = (px(10), max(self._above, px(CREST + 6))) if narrow else (self._indent, self._above)
        words = type_.height(self._said, theme.READING, width=wide - self._margin - px(12), line=LINE)
        high = max(px(CREST + 28), px(12) + self._below + words + px(14))
        super().__init__(services, f"turning-{turning.turn}", pygame.Rect(*at, wide, high))
        self.words = say("review-turning", turn=turning.turn, name=name, what=self._said)

    @property
    def figure(self) -> str:
        """Points won or left on the table; none where no points decide."""
        points = round(self.turning.points)
        return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else ""

    def activate(self) -> Change | None:
        self.services.sound.play("page")
        return self.on_choose(self.turning.turn)

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect = self.look, self.look.scale.px, self.rect
        if self.chosen or self.hovered or self.focused:
            target.blit(look.paint.rounded(*rect.size, 8 * look.scale.u, theme.GOLD, 96 if self.chosen else 50), rect)
        x, middle = rect.x + self._indent, rect.y + px(12) + self._above // 2
        beside = middle - px(CREST) // 2 if self._margin < self._indent else rect.y + px(14)
        target.blit(look.sprites.crest(self.crest, px(CREST)), (rect.x + px(10), beside))
        right = rect.right - px(12)
        if self.figure:
            colour = theme.DEEP_RED if self.turning.points < 0 else theme.INK
            right = look.type.put(target, self.figure, theme.NAME, (right, middle), colour, align="right").x - px(12)
        look.type.put(target, self._head, theme.SECOND, (x, middle), theme.INK_SOFT, width=right - x)
        said = look.type.paragraph(self._said, theme.READING, width=rect.w - self._margin - px(12), line=LINE)
        target.blit(said, (rect.x + self._margin, rect.y + px(12) + self._below))
        look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)
