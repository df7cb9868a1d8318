"""All keys on one sheet: key caps and what they do, in two columns while the words are small enough."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.input import Event, Key, PointerDown
from momiji.ui.kit.button import Button
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .shortcut_list import SHORTCUTS, Shortcut, key_word

_TURNS: Final = {"right": 0, "up": 90, "left": 180, "down": 270}
_PAD: Final = 52
_CAP: Final = 46
_GAP: Final = 10


class ShortcutsScene(ModalScene):
    """Escape, F1, Enter or a click beside the sheet closes it; the caller may give a longer list."""

    def __init__(self, services: Services, shortcuts: Sequence[Shortcut] = SHORTCUTS) -> None:
        super().__init__(services)
        self.shortcuts = tuple((tuple(services.key(key) for key in keys), words) for keys, words in shortcuts)

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        columns = 2 if scale.room(theme.READING.px) < 1.3 else 1
        width, gap = 1480, 56
        column = scale.px((width - 2 * _PAD - gap * (columns - 1)) / columns) - (scale.px(24) if columns == 1 else 0)
        row = max(scale.px(70), self._cap() + scale.px(20))
        caps = max(self._caps_width(keys) for keys, _ in self.shortcuts)
        per = -(-len(self.shortcuts) // columns)
        head, foot = max(scale.px(116), self._cap() + scale.px(60)), scale.px(120)
        rows = [self._row_height(words, column - caps - scale.px(28), row) for _, words in self.shortcuts]
        content = max(sum(rows[i : i + per]) for i in range(0, len(rows), per))
        high = min(head + content + foot, scale.px(1040))
        self.sheet = pygame.Rect(0, 0, scale.px(width), high)
        self.sheet.center = (scale.x(960), scale.y(540))
        area = pygame.Rect(self.sheet.x + scale.px(_PAD), self.sheet.y + head, self.sheet.w - 2 * scale.px(_PAD), high - head - foot)
        children: list[Widget] = []
        for start in range(0, len(rows), per):
            x, y = area.x + start // per * (column + scale.px(gap)), area.y
            for index in range(start, min(start + per, len(rows))):
                children.append(self._row(self.shortcuts[index], pygame.Rect(x, y, column, rows[index]), caps))
                y += rows[index]
        button = pygame.Rect(0, 0, scale.px(280), scale.px(70))
        button.midbottom = (self.sheet.centerx, self.sheet.bottom - scale.px(28))
        return [
            ScrollArea(services, "keys", area, content, children),
            Button(services, "close", button, services.tongue("shortcuts-close"), Pop),
        ]

    def _row_height(self, words: str, measure: int, least: int) -> int:
        text = self.services.look.type.height(self.services.tongue(words), theme.READING, width=measure, line=1.15)
        return max(least, text + self.services.scale.px(20))

    def _row(self, shortcut: Shortcut, rect: pygame.Rect, caps: int) -> Widget:
        keys, words = shortcut

        def paint(target: pygame.Surface, place: pygame.Rect) -> None:
            look, px = self.services.look, self.services.scale.px
            self._draw_caps(target, keys, place.x, place.centery)
            measure = place.w - caps - px(28)
            text = look.type.paragraph(self.services.tongue(words), theme.READING, width=measure, line=1.15)
            top = place.centery - text.get_height() // 2 + round(self.services.scale.type(theme.READING.px) * 0.1)
            target.blit(text, (place.x + caps + px(28), top))
            look.paint.rule(target, place.x, place.bottom - 1, place.w)

        return Drawing(self.services, words, rect, paint)

    # ---------------------------------------------------------------- caps
    def _cap(self) -> int:
        return max(self.services.scale.px(_CAP), round(self.services.scale.type(theme.CHIP.px) * 1.7))

    def _word(self, key: str) -> str:
        return key_word(key, self.services.tongue)

    def _cap_width(self, key: str) -> int:
        if key == "…":
            return self.services.look.type.width(key, theme.CHIP)
        if key in _TURNS:
            return self._cap()
        return max(self._cap(), self.services.look.type.width(self._word(key), theme.CHIP) + self.services.scale.px(26))

    def _caps_width(self, keys: Sequence[str]) -> int:
        px, plus = self.services.scale.px, self.services.look.type.width("+", theme.CHIP)
        wide = 0
        for chord in keys:
            parts = chord.split("+")
            wide += sum(self._cap_width(part) for part in parts) + (len(parts) - 1) * (plus + px(8))
        return wide + (len(keys) - 1) * px(_GAP)

    def _draw_caps(self, target: pygame.Surface, keys: Sequence[str], x: int, middle: int) -> None:
        px, type_ = self.services.scale.px, self.services.look.type
        for chord in keys:
            for index, key in enumerate(chord.split("+")):
                if index:
                    x += type_.put(target, "+", theme.CHIP, (x + px(4), middle), theme.INK_SOFT).w + px(8)
                wide = self._cap_width(key)
                if key == "…":
                    type_.put(target, key, theme.CHIP, (x, middle), theme.INK_SOFT)
                else:
                    self._draw_cap(target, key, pygame.Rect(x, middle - self._cap() // 2, wide, self._cap()))
                x += wide
            x += px(_GAP)

    def _draw_cap(self, target: pygame.Surface, key: str, rect: pygame.Rect) -> None:
        look = self.services.look
        face = look.paint.button(target, rect, "paper", "rest", 9)
        if key not in _TURNS:
            look.type.put(target, self._word(key), theme.CHIP, face.center, align="centre", width=face.w - self.services.scale.px(8))
            return
        size = round(face.h * 0.6)

        def draw() -> pygame.Surface:
            big = light.silhouette(look.art.get("icons/arrow", (size * 2, size * 2)), theme.INK)
            return pygame.transform.smoothscale_by(pygame.transform.rotate(big, _TURNS[key]), 0.5)

        picture = look.paint.kept(("arrow cap", key, size), draw)
        target.blit(picture, picture.get_rect(center=face.center))

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        match event:
            case Key("f1"):
                return Pop()
            case PointerDown(x, y) if not self.sheet.collidepoint(x, y):
                return Pop()
            case Key("up" | "down" as name) if self.page.widgets:
                self.page.widgets[0].wheel(0, 1 if name == "up" else -1)
                self.notice()
                return None
        return super().handle(event)

    def draw_sheet(self, target: pygame.Surface) -> None:
        look, scale = self.services.look, self.services.scale
        area = self.page.find("keys").rect
        at = (self.sheet.centerx, (self.sheet.y + area.y) // 2)
        look.type.put(target, self.services.tongue("shortcuts-title"), theme.SHEET_TITLE, at, align="centre", width=area.w)
        look.paint.rule(target, area.x, area.y - scale.px(10), area.w, strong=True)
