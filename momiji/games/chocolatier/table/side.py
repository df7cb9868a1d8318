"""One player's side, large: lines, box and floor, points line by line, then the last turn in sentences."""

from typing import Any, Final

import pygame

from momiji.core.text import Text
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import BROWN
from momiji.games.chocolatier.rules.state import OVER
from momiji.games.chocolatier.rules.told import side
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.table.brush import DrawContext
from momiji.ui.table.measure import Measure
from momiji.ui.table.pieces.piece import Seated
from momiji.ui.table.pieces.reckoning import ReckonedLine, Reckoning
from momiji.ui.table.pieces.side import PlainSide

from . import spots
from .draw.others import draw_board
from .draw.paper import signed
from .draw.pieces import draw_face
from .layout import ChocolatierLayout
from .layout.others import HIGH, LARGE
from .layout.whole import on_panel
from .show import ChocolatierShow

SHARE: Final = 0.7  # of the height of the page
WIDE: Final = 0.58  # of its width
SIGNS: Final = {"points": "points", "rows": "bonus-row", "columns": "bonus-column", "colours": "bonus-colour"}


class BoardSide(PlainSide):
    figured = False  # the points stand in the reckoning

    def __init__(self, services: Services, player: Seated, told: tuple[Text, ...], show: ChocolatierShow) -> None:
        super().__init__(services, player, told)
        self.show = show
        self.reckoning = _reckoned(services, show, player.seat)

    def fill(self, area: pygame.Rect) -> tuple[int, list[Widget]]:
        """The board at the left, what it has brought beside it, the last turn below both."""
        scale, show, seat = self.services.scale, self.show, self.player.seat
        k = min(area.w * WIDE / LARGE.width, area.h * SHARE / HIGH) / scale.u
        layout = ChocolatierLayout(scale)
        layout.measure = Measure(scale, k)
        size = (layout.measure.px(LARGE.width), layout.measure.px(HIGH))
        context: Any = DrawContext(self.services, show, layout)
        lying = [piece for piece in show.pieces if piece.slot.kind in ("line", "well", "floor", "spare", "holder")]
        mine = [piece for piece in lying if spots.numbers(piece.slot)[0] == seat]
        floor = sum(piece.slot.kind == "floor" for piece in mine)

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            layout.panels[f"player-{seat}"] = board = pygame.Rect(rect.topleft, size)
            draw_board(target, context, board, LARGE, floor, BROWN in show.view.options)
            for piece in mine:
                _, *at = spots.numbers(piece.slot)
                draw_face(target, context, piece.face, on_panel(layout, LARGE, piece, seat, at))

        board = pygame.Rect(area.topleft, size)
        left = board.right + scale.px(40)
        beside = pygame.Rect(left, area.y + scale.px(16), area.right - left, self.reckoning.high)
        foot = max(board.bottom, beside.bottom) + scale.px(10)
        tall, below = super().fill(pygame.Rect(area.x, foot, area.w, area.h))
        drawn = [Drawing(self.services, "board", board, draw), Drawing(self.services, "reckoning", beside, self.reckoning.draw)]
        return foot - area.y + tall, [*drawn, *below]

    def told_now(self) -> str:
        """Points, lines, box and floor, for a voice."""
        return " ".join(self.services.say.text(text) for text in side(self.show.view.players[self.player.seat]))


def _reckoned(services: Services, show: ChocolatierShow, seat: int) -> Reckoning:
    """As on the score sheet, what is whole as it stands now; beside the points what this round will bring."""
    say, due = services.say, preview.due(show.view, seat)
    figures = [f"+{due.points}" if due.points else "", signed(-due.cost) if due.cost else ""]
    brings = " ".join(one for one in figures if one)
    lines = [
        ReckonedLine(f"chocolatier/tokens/{SIGNS[name]}", say(f"chocolatier-score-{name}"), points, ruled=name == "rows")
        for name, points in preview.score_now(show.view, seat)
    ]
    total = say("score-total" if show.view.phase == OVER else "chocolatier-side-now")
    points = show.points(seat)
    word = say("chocolatier-points-word", points=points)
    return Reckoning(services, points, f"{word} · {brings} {say('chocolatier-due')}" if brings else word, lines, total)
