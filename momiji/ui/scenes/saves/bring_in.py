"""Choose a file from elsewhere: those that were found, or a path written by hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.field import TextField
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Bubble, Tip
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .parts import shown


@dataclass(frozen=True, slots=True)
class FoundFile:
    path: str
    name: str
    folder: str
    date: Text


class FoundRow(Pressable):
    """A file: its name, its folder, its date."""

    def __init__(self, services: Services, rect: pygame.Rect, found: FoundFile, on_press: Press, *, last: bool) -> None:
        super().__init__(services, f"file-{found.path}", rect, "", on_press)
        self.found, self.last = found, last

    def draw(self, target: pygame.Surface) -> None:
        look, scale = self.look, self.look.scale
        if self.hovered or self.held:
            target.blit(look.paint.rounded(*self.rect.size, 10 * scale.u, (240, 196, 110), 60), self.rect)
        if not self.last:
            look.paint.rule(target, self.rect.x, self.rect.bottom - 1, self.rect.w)
        left, right = self.rect.x + scale.px(14), self.rect.right - scale.px(14)
        words = self.services.say.text(self.found.date)
        date = look.type.put(target, words, theme.SECOND, (right, self.rect.y + self.rect.h * 0.3), theme.INK_SOFT, align="right")
        room = date.x - left - scale.px(20)
        look.type.put(target, shown(self.found.name), theme.NAME, (left, self.rect.y + self.rect.h * 0.3), width=room)
        at = (left, self.rect.y + self.rect.h * 0.74)
        look.type.put(target, shown(self.found.folder, 90), theme.SECOND, at, theme.INK_SOFT, width=right - left)


class BringInScene(ModalScene):
    """`on_choose` answers with a change, or with the sentence that says why the file is of no use."""

    def __init__(self, services: Services, found: Sequence[FoundFile], on_choose: Callable[[str], Change | Text | None]) -> None:
        super().__init__(services)
        self.found = list(found)
        self.on_choose = on_choose
        self.typed = ""

    def heading(self) -> str:
        return self.services.say("saves-import-title")

    def written(self) -> Sequence[str]:
        return (self.services.say("saves-import-found" if self.found else "saves-import-none"),)

    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        grow = max(1.0, scale.room(25) ** 0.7)
        self.sheet = scale.rect(360, 90, 1200, 900)
        high = scale.px(64 * grow)
        inner = self.sheet.inflate(-2 * scale.px(48), 0)
        line = pygame.Rect(inner.x, self.sheet.y + scale.px(110), inner.w, high)
        row = round(1.35 * scale.type(theme.NAME.px) + 1.35 * scale.type(theme.SECOND.px)) + scale.px(10)
        foot = self.sheet.bottom - scale.px(36) - high
        self._heading = line.bottom + scale.px(44)
        area = pygame.Rect(inner.x, self._heading + round(scale.type(theme.NAME.px) * 0.8), inner.w, 1)
        area.h = foot - scale.px(20) - area.y
        rows: list[Widget] = []
        for number, found in enumerate(self.found):
            place = pygame.Rect(area.x, area.y + row * number, area.w - scale.px(20), row)

            def press(path: str = found.path) -> Change | None:
                return self._take(path)

            rows.append(FoundRow(services, place, found, press, last=number == len(self.found) - 1))
        wide = scale.px(220 * grow)
        field = TextField(
            services, "path", line, self.typed, self._type, limit=400, placeholder=say("saves-import-path"), on_submit=self._typed,
            role=theme.READING,
        )  # fmt: skip
        take = Button(
            services, "take", pygame.Rect(inner.right - wide, foot, wide, high), say("saves-import-take"), self._typed,
            material="lacquer", enabled=bool(self.typed.strip()), tip=None if self.typed.strip() else Tip(say("saves-import-why")),
        )  # fmt: skip
        back = Button(services, "cancel", pygame.Rect(inner.x, foot, wide, high), say("message-cancel"), Pop, icon="undo")
        return [field, ScrollArea(services, "found", area, row * len(rows), rows), back, take]

    def draw_sheet(self, target: pygame.Surface) -> None:
        scale, look, say = self.services.scale, self.services.look, self.services.say
        left = self.sheet.x + scale.px(48)
        room = self.sheet.w - scale.px(96)
        look.type.put(target, say("saves-import-title"), theme.SHEET_TITLE, (left, self.sheet.y + scale.px(62)), width=room)
        key = "saves-import-found" if self.found else "saves-import-none"
        look.type.put(target, say(key), theme.SECOND, (left, self._heading), theme.INK_SOFT, width=room)

    def _type(self, words: str) -> None:
        was, self.typed = bool(self.typed.strip()), words
        if was != bool(words.strip()):
            self.build()

    def _typed(self) -> Change | None:
        return self._take(self.typed.strip()) if self.typed.strip() else None

    def _take(self, path: str) -> Change | None:
        answer = self.on_choose(path)
        if isinstance(answer, Text):
            words = self.services.say.text(answer)
            self.services.sound.play("refuse")
            self.page.show_bubble(Bubble.refusal(words, self.page.find("path").rect, self.services.preferences.refusal_time))
            return None
        return answer
