"""A closer look at a piece: large over the dimmed table, with its words beside it."""

from typing import Any, Protocol

import pygame

from momiji.ui import theme
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.table.closer import MORE, TEXT, CloserParagraph, CloserSheet
from momiji.ui.table.show import About

from .piece import Piece


class Shown(Protocol):
    """The table the piece lies on."""

    def shape(self, face: str) -> float: ...

    def draw_piece(self, target: pygame.Surface, context: Any, piece: Piece, rect: pygame.Rect, angle: float, lift: float) -> None: ...

    def rule_book(self, services: Services, topic: str = "") -> Scene: ...


class PieceCloser(CloserSheet):
    sizes = ((440, 1240), (400, 1360), (340, 1520), (280, 1720))

    def __init__(self, services: Services, table: Shown, context: Any, piece: Piece, about: About, topic: str) -> None:
        super().__init__(services)
        self.table, self.context, self.piece, self.tip, self._topic = table, context, piece, about, topic

    def topic(self) -> str:
        return self._topic

    def rule_book(self) -> Scene:
        return self.table.rule_book(self.services, self._topic)

    def outer(self, width: int) -> tuple[int, int]:
        return width, round(width * self.table.shape(self.piece.face))

    def draw_picture(self, target: pygame.Surface) -> None:
        self.table.draw_piece(target, self.context, self.piece, self.card, 0.0, 8.0)

    def _text(self) -> list[CloserParagraph]:
        say, tip = self.services.say, self.tip
        words = [CloserParagraph(say.text(text), MORE if index else TEXT) for index, text in enumerate(tip.body)]
        return [*words, CloserParagraph(say.text(tip.foot), theme.SECOND.at(25), theme.INK_SOFT)] if tip.foot else words

    def words_height(self, width: int) -> int:
        return self.head_height() + self.services.scale.px(28) + self.height(self._text(), width)

    def draw_words(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        y = self.draw_head(target, rect, self.services.say.text(self.tip.title)) + self.services.scale.px(14)
        self.draw_paragraphs(target, self._text(), rect, y)
