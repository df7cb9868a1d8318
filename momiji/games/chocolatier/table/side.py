"""One player's side, large: lines, box and floor as on the panel, then the last turn in sentences."""

from dataclasses import replace
from typing import Any, Final

import pygame

from momiji.core.text import Text
from momiji.games.chocolatier.rules.contents import BROWN
from momiji.games.chocolatier.rules.told import side
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.table.brush import DrawContext
from momiji.ui.table.measure import Measure
from momiji.ui.table.pieces.piece import Seated
from momiji.ui.table.pieces.side import PlainSide

from . import spots
from .draw.others import draw_panel
from .draw.pieces import draw_face
from .layout import ChocolatierLayout
from .layout.others import HIGH, panel_of
from .layout.whole import on_panel
from .show import ChocolatierShow

SHARE: Final = 0.62  # of the height of the page


class BoardSide(PlainSide):
    figured = False  # the panel shows the points

    def __init__(self, services: Services, player: Seated, told: tuple[Text, ...], show: ChocolatierShow) -> None:
        super().__init__(services, player, told)
        self.show = show

    def fill(self, area: pygame.Rect) -> tuple[int, list[Widget]]:
        scale, show, seat = self.services.scale, self.show, self.player.seat
        panel = panel_of(len(show.players))
        k = min(area.w / panel.width, area.h * SHARE / HIGH) / scale.u
        layout = ChocolatierLayout(scale)
        layout.measure = Measure(scale, k)
        size = (layout.measure.px(panel.width), layout.measure.px(HIGH))
        context: Any = DrawContext(self.services, show, layout)
        lying = [piece for piece in show.pieces if piece.slot.kind in ("line", "well", "floor", "spare", "holder")]
        mine = [piece for piece in lying if spots.numbers(piece.slot)[0] == seat]
        floor = sum(piece.slot.kind == "floor" for piece in mine)

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            layout.panels[f"player-{seat}"] = board = pygame.Rect(rect.topleft, size)
            draw_panel(
                target,
                context,
                board,
                replace(self.player, badge=""),
                len(show.players),
                floor,
                show.bell == seat,
                BROWN in show.view.options,
                None,
            )
            for piece in mine:
                _, *at = spots.numbers(piece.slot)
                draw_face(target, context, piece.face, on_panel(layout, show, piece, seat, at))

        gap = scale.px(20)
        board = pygame.Rect(area.x + (area.w - size[0]) // 2, area.y, *size)
        tall, below = super().fill(pygame.Rect(area.x, board.bottom + gap, area.w, area.h))
        return size[1] + gap + tall, [Drawing(self.services, "board", board, draw), *below]

    def told_now(self) -> str:
        """Points, lines, box and floor, for a voice."""
        return " ".join(self.services.say.text(text) for text in side(self.show.view.players[self.player.seat]))
