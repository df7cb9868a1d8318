"""A closer look at one landscape: its picture large, what it does, when, and an example."""

from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.input import Context, Event, Key, PointerDown
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.paper import Drawing, chip_size, draw_chip
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Replace
from momiji.ui.type import Align

from . import landscape_art
from .rule_pictures import rule_book

TEXT: Final = theme.READING.at(34)
MORE: Final = theme.READING.at(28)
EXAMPLE: Final = theme.TAGLINE.at(30)
_PAD: Final = 44
_BUTTON: Final = 66


class LandscapeCloser(ModalScene):
    """Any click beside the sheet, Escape, Enter or another right click goes back."""

    dim = 178

    def __init__(self, services: Services, letter: str) -> None:
        super().__init__(services)
        self.letter = letter
        self.card = pygame.Rect(0, 0, 1, 1)
        self._picture = 1

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        """The picture gives way to the words, and at last the words scroll."""
        services, scale = self.services, self.services.scale
        for card, sheet in ((540, 1320), (480, 1480), (420, 1640), (360, 1800)):
            column = scale.px(sheet - card - 3 * _PAD)
            high = self._words_height(column)
            if high <= scale.px(960 - 2 * _PAD - _BUTTON - 24) or card == 360:
                break
        self._picture = landscape_art.picture_width(scale.px(card))
        outer = landscape_art.size(self._picture)
        tall = max(outer[1], high + scale.px(_BUTTON + 24)) + 2 * scale.px(_PAD)
        tall = min(tall, scale.px(1020))
        self.sheet = pygame.Rect(0, 0, scale.px(sheet), tall)
        self.sheet.center = (scale.x(960), scale.y(540))
        self.card = pygame.Rect((0, 0), outer)
        self.card.midleft = (self.sheet.x + scale.px(_PAD), self.sheet.centery)
        left = self.card.right + scale.px(_PAD)
        button = pygame.Rect(left, self.sheet.bottom - scale.px(_PAD + _BUTTON), scale.px(260), scale.px(_BUTTON))
        book = pygame.Rect(button.right + scale.px(20), button.y, button.h, button.h)
        area = pygame.Rect(left, self.sheet.y + scale.px(_PAD), column, button.y - scale.px(24) - self.sheet.y - scale.px(_PAD))
        bar = scale.px(24) if high > area.h else 0
        high = self._words_height(column - bar)
        words = Drawing(services, "words", pygame.Rect(area.x, area.y, column - bar, high), self._draw_words)
        return [
            ScrollArea(services, "area", area, high, [words]),
            Button(services, "close", button, services.tongue("landscape-close"), Pop, icon="cross"),
            RoundButton(services, "rules", book, "book", self._rules, tip=Tip(services.tongue("table-rules")), hotkey=services.key("f1")),
        ]

    def _rules(self) -> Change | None:
        return Replace(rule_book(self.services, f"landscape-{self.letter.lower()}"))

    def _key(self, kind: str) -> str:
        return self.services.tongue(f"landscape-{kind}-{self.letter.lower()}")

    def _head(self) -> int:
        """The line of seal and name."""
        return max(self.services.scale.px(72), self.services.look.type.leading(theme.SHEET_TITLE, 1.3))

    def _words_height(self, width: int) -> int:
        px, type_ = self.services.scale.px, self.services.look.type
        chip = chip_size(self.services.look, "x", theme.CHIP.at(22))[1]
        text = type_.height(self._key("text"), TEXT, width=width)
        more = type_.height(self._key("more"), MORE, width=width)
        example = type_.height(self._key("example"), EXAMPLE, width=width - px(24))
        label = type_.leading(theme.SECOND, 1.5)
        return self._head() + px(14) + chip + px(22) + text + px(10) + more + px(24) + label + example + px(20) + label

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        match event:
            case Context():
                return Pop()
            case PointerDown(x, y) if not self.sheet.collidepoint(x, y) or self.card.collidepoint(x, y):
                return Pop()
            case Key("i" | "menu"):
                return Pop()
        return super().handle(event)

    # ---------------------------------------------------------------- drawing
    def draw_sheet(self, target: pygame.Surface) -> None:
        look = self.services.look
        landscape_art.put(target, look, landscape_art.panorama(look, [self.letter], self._picture), self.card.center, 6)

    def _draw_words(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        look, px, tongue = self.services.look, self.services.scale.px, self.services.tongue
        type_, head = look.type, self._head()
        name = tongue("landscape-seal-and-name", letter=self.letter, landscape=f"landscape-{self.letter.lower()}")
        y = rect.y + head // 2
        type_.put(target, name, theme.SHEET_TITLE, (rect.x, y), width=rect.w)
        look.paint.rule(target, rect.x, rect.y + head, rect.w, strong=True)
        y = rect.y + head + px(14)
        chip = draw_chip(target, look, self._key("when"), (rect.x, y), theme.INDIGO, role=theme.CHIP.at(22), width=rect.w)
        y = chip.bottom + px(22)
        y = self._put(target, self._key("text"), TEXT, rect, y) + px(10)
        y = self._put(target, self._key("more"), MORE, rect, y, theme.INK_SOFT) + px(24)
        label = type_.leading(theme.SECOND, 1.5)
        type_.put(target, tongue("landscape-example"), theme.SECOND, (rect.x + px(24), y + label // 2), theme.DEEP_RED)
        quote = pygame.Rect(rect.x + px(24), rect.y, rect.w - px(24), rect.h)
        top, y = y, self._put(target, self._key("example"), EXAMPLE, quote, y + label)
        target.fill(theme.TABLE_LINE, (rect.x, top + px(6), max(2, px(4)), y - top - px(6)))
        type_.put(target, tongue("landscape-once"), theme.SECOND, (rect.x, y + px(20) + label // 2), theme.INK_SOFT, width=rect.w)

    def _put(
        self,
        target: pygame.Surface,
        words: str,
        role: theme.Role,
        rect: pygame.Rect,
        y: int,
        ink: theme.Colour = theme.INK,
        align: Align = "left",
    ) -> int:
        picture = self.services.look.type.paragraph(words, role, ink, width=rect.w, align=align)
        target.blit(picture, (rect.x, y))
        return y + picture.get_height()
