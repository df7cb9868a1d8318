"""The sheet of a closer look: the thing large at the left, its words beside it, and the ways out under them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.core.rulebook import plain
from momiji.ui import theme
from momiji.ui.input import Context, Event, Key, PointerDown
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Replace, Scene
from momiji.ui.theme import Colour, Role

from .about import draw_standing, owner_of, standing_height
from .brush import DrawContext
from .show import About

TEXT: Final = theme.READING.at(34)
MORE: Final = theme.READING.at(28)
EXAMPLE: Final = theme.TAGLINE.at(30)
PAD: Final = 44
_BUTTON: Final = 66
_HIGHEST: Final = 1020
_INDENT: Final = 24


@dataclass(frozen=True, slots=True)
class CloserParagraph:
    words: str
    role: Role
    ink: Colour = theme.INK
    after: int = 10  # room under it


class CloserSheet(ModalScene):
    """Any click beside the sheet or on the picture, Escape, Enter or another right click goes back; F1 opens the rule book."""

    dim = 178
    sizes: tuple[tuple[int, int], ...] = ((540, 1320), (480, 1480), (420, 1640), (360, 1800))  # of picture and sheet, as words grow

    card = pygame.Rect(0, 0, 1, 1)

    # ---------------------------------------------------------------- what is shown
    def outer(self, width: int) -> tuple[int, int]:
        """The size of the picture where it may be so wide."""
        raise NotImplementedError

    def draw_picture(self, target: pygame.Surface) -> None:
        raise NotImplementedError

    def words_height(self, width: int) -> int:
        raise NotImplementedError

    def draw_words(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        raise NotImplementedError

    def topic(self) -> str:
        """Where the rule book tells of it."""
        raise NotImplementedError

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        """The picture gives way to the words, and at last the words scroll."""
        services, scale = self.services, self.services.scale
        for wide, sheet in self.sizes:
            column = scale.px(sheet - wide - 3 * PAD)
            high = self.words_height(column)
            if high <= scale.px(960 - 2 * PAD - _BUTTON - 24):
                break
        outer = self.outer(scale.px(wide))
        tall = max(outer[1], high + scale.px(_BUTTON + 24)) + 2 * scale.px(PAD)
        self.sheet = pygame.Rect(0, 0, scale.px(sheet), min(tall, scale.px(_HIGHEST))).move_to(center=(scale.x(960), scale.y(540)))
        self.card = pygame.Rect((0, 0), outer).move_to(midleft=(self.sheet.x + scale.px(PAD), self.sheet.centery))
        left = self.card.right + scale.px(PAD)
        button = pygame.Rect(left, self.sheet.bottom - scale.px(PAD + _BUTTON), scale.px(260), scale.px(_BUTTON))
        book = pygame.Rect(button.right + scale.px(20), button.y, button.h, button.h)
        area = pygame.Rect(left, self.sheet.y + scale.px(PAD), column, button.y - scale.px(24) - self.sheet.y - scale.px(PAD))
        bar = scale.px(24) if high > area.h else 0
        high = self.words_height(column - bar)
        words = Drawing(services, "words", pygame.Rect(area.x, area.y, column - bar, high), self.draw_words)
        return [
            ScrollArea(services, "area", area, high, [words]),
            Button(services, "close", button, services.say("landscape-close"), Pop, icon="cross"),
            RoundButton(services, "rules", book, "book", self._rules, tip=Tip(services.say("table-rules")), hotkey=services.key("f1")),
        ]

    def rule_book(self) -> Scene:
        """Opened at what is looked at."""
        raise NotImplementedError

    def _rules(self) -> Change | None:
        return Replace(self.rule_book())

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        match event:
            case Context():
                return Pop()
            case PointerDown(x, y) if not self.sheet.collidepoint(x, y) or self.card.collidepoint(x, y):
                return Pop()
            case Key(name) if name in (self.services.key("i"), "menu"):
                return Pop()
        return super().handle(event)

    # ---------------------------------------------------------------- drawing
    def draw_sheet(self, target: pygame.Surface) -> None:
        self.draw_picture(target)

    def head_height(self) -> int:
        """The line of the title."""
        return max(self.services.scale.px(72), self.services.look.type.leading(theme.SHEET_TITLE, 1.3))

    def draw_head(self, target: pygame.Surface, rect: pygame.Rect, title: str) -> int:
        """Answers where the words under it begin."""
        head = self.head_height()
        self.services.look.type.put(target, title, theme.SHEET_TITLE, (rect.x, rect.y + head // 2), width=rect.w)
        self.services.look.paint.rule(target, rect.x, rect.y + head, rect.w, strong=True)
        return rect.y + head + self.services.scale.px(14)

    def height(self, paragraphs: Iterable[CloserParagraph], width: int) -> int:
        px, type_ = self.services.scale.px, self.services.look.type
        return sum(type_.height(one.words, one.role, width=width) + px(one.after) for one in paragraphs)

    def draw_paragraphs(self, target: pygame.Surface, paragraphs: Iterable[CloserParagraph], rect: pygame.Rect, y: int) -> int:
        px, type_ = self.services.scale.px, self.services.look.type
        for one in paragraphs:
            target.blit(type_.paragraph(one.words, one.role, one.ink, width=rect.w), (rect.x, y))
            y += type_.height(one.words, one.role, width=rect.w) + px(one.after)
        return y

    def example_height(self, words: str, width: int) -> int:
        px, type_ = self.services.scale.px, self.services.look.type
        return type_.leading(theme.SECOND, 1.5) + type_.height(words, EXAMPLE, width=width - px(_INDENT)) + px(20)

    def draw_example(self, target: pygame.Surface, words: str, rect: pygame.Rect, y: int) -> int:
        """A line at the left, as beside a quotation."""
        px, type_ = self.services.scale.px, self.services.look.type
        label, x = type_.leading(theme.SECOND, 1.5), rect.x + px(_INDENT)
        type_.put(target, self.services.say("landscape-example"), theme.SECOND, (x, y + label // 2), theme.DEEP_RED)
        picture = type_.paragraph(words, EXAMPLE, width=rect.w - px(_INDENT))
        target.blit(picture, (x, y + label))
        end = y + self.example_height(words, rect.w) - px(20)
        target.fill(theme.TABLE_LINE, (rect.x, y + px(6), max(2, px(4)), end - y - px(6)))
        return end + px(20)


class AboutCloser(CloserSheet):
    """A thing with what it says of itself: its words, an example, whose it is and who has how much of what it counts."""

    sizes = ((440, 1240), (400, 1360), (340, 1520), (280, 1720))

    def __init__(self, services: Services, context: DrawContext, about: About, topic: str, book: Callable[[str], Scene]) -> None:
        super().__init__(services)
        self.context, self.tip, self._topic, self._book = context, about, topic, book

    def heading(self) -> str:
        return self.services.say.text(self.tip.title)

    def written(self) -> Sequence[str]:
        say, tip = self.services.say, self.tip
        told = [say.text(text) for text in tip.body]
        standing = ", ".join(f"{owner_of(self.context, seat)[0]} {figure}" for seat, figure in tip.standing)
        return [plain(words) for words in (*told, self.example(), say.text(tip.foot) if tip.foot else "", standing)]

    def topic(self) -> str:
        return self._topic

    def rule_book(self) -> Scene:
        return self._book(self._topic)

    def example(self) -> str:
        """A sentence that shows how it is counted, if there is one."""
        return ""

    def _text(self) -> list[CloserParagraph]:
        return [CloserParagraph(self.services.say.text(text), MORE if index else TEXT) for index, text in enumerate(self.tip.body)]

    def _foot(self) -> list[CloserParagraph]:
        if self.tip.foot is None:
            return []
        return [CloserParagraph(self.services.say.text(self.tip.foot), theme.SECOND.at(25), theme.INK_SOFT)]

    def _crest(self) -> int:
        """Room for the owner's crest before the foot."""
        return self.services.scale.px(54) if self.tip.owner is not None and self.tip.foot else 0

    def _row(self) -> int:
        """Height of a row of public figures."""
        grow: float = max(1.0, self.services.scale.room(theme.READING.px) ** 0.9)
        return round(self.services.scale.px(52) * grow)

    def words_height(self, width: int) -> int:
        px, crest = self.services.scale.px, self._crest()
        high = self.head_height() + px(14 + 14) + self.height(self._text(), width) + standing_height(self.context, self.tip, self._row())
        if example := self.example():
            high += px(14) + self.example_height(example, width)
        return high + max(crest, self.height(self._foot(), width - crest))

    def draw_words(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        tip, px = self.tip, self.services.scale.px
        y = self.draw_head(target, rect, self.services.say.text(tip.title)) + px(14)
        y = self.draw_paragraphs(target, self._text(), rect, y)
        if example := self.example():
            y = self.draw_example(target, example, rect, y + px(14))
        crest = self._crest()
        if crest and tip.owner is not None:
            size = px(42)
            target.blit(self.services.look.sprites.crest(owner_of(self.context, tip.owner)[1], size), (rect.x, y))
            y += max(0, (size - self.services.look.type.leading(theme.SECOND.at(25))) // 2)
        y = self.draw_paragraphs(target, self._foot(), pygame.Rect(rect.x + crest, y, rect.w - crest, rect.h), y)
        if tip.standing:
            draw_standing(target, self.context, tip, (rect.x, y + px(6)), rect.w, self._row())
