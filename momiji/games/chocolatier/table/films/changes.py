"""What an event does to the show: each makes the show that follows."""

from dataclasses import replace

from momiji.games.chocolatier.rules.preview import Due
from momiji.games.chocolatier.rules.scoring import floor_cost
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.show import ChocolatierShow, with_points
from momiji.ui.table.pieces.piece import Piece


def without(show: ChocolatierShow, piece: Piece) -> ChocolatierShow:
    pieces = list(show.pieces)
    if piece in pieces:
        pieces.remove(piece)
    return _due(replace(show, pieces=tuple(pieces)))


def laid(show: ChocolatierShow, piece: Piece) -> ChocolatierShow:
    return _due(replace(show, pieces=(*show.pieces, piece))) if piece not in show.pieces else show


def _due(show: ChocolatierShow) -> ChocolatierShow:
    """The paper of this round follows what lies on the floor."""
    cost = floor_cost([piece.nth for piece in show.pieces if piece.slot == spots.floor(show.seat)])
    return show if cost == show.due.cost else replace(show, due=Due(show.due.landings, cost))


def piled(show: ChocolatierShow, name: str, change: int) -> ChocolatierShow:
    bag, lid = show.piles
    return replace(show, piles=(max(0, bag + change), lid) if name == "bag" else (bag, max(0, lid + change)))


def belled(show: ChocolatierShow, seat: int) -> ChocolatierShow:
    return replace(show, bell=seat)


def plate_gone(show: ChocolatierShow, number: int) -> ChocolatierShow:
    return replace(show, sides=tuple("-" if at == number else side for at, side in enumerate(show.sides, 1)))


def counted(show: ChocolatierShow, seat: int, change: int) -> ChocolatierShow:
    """Points go up, or down."""
    return replace(show, players=tuple(with_points(one, one.figures[0][1] + change) if one.seat == seat else one for one in show.players))
