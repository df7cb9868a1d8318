"""A closer look at a piece: large over the dimmed table, with its words beside it."""

from typing import TYPE_CHECKING, Any

import pygame

from momiji.ui.services import Services
from momiji.ui.table.closer import AboutCloser
from momiji.ui.table.show import About

from .piece import Piece

if TYPE_CHECKING:
    from .table import PieceTable


class PieceCloser(AboutCloser):
    def __init__(self, services: Services, table: "PieceTable", context: Any, piece: Piece, about: About, topic: str) -> None:
        super().__init__(services, context, about, topic, lambda topic: table.rule_book(services, topic))
        self.table, self.piece = table, piece

    def outer(self, width: int) -> tuple[int, int]:
        return width, round(width * self.table.shape(self.piece.face))

    def draw_picture(self, target: pygame.Surface) -> None:
        self.table.draw_piece(target, self.context, self.piece, self.card, 0.0, 8.0)
