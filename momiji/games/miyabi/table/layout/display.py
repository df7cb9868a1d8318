"""The display: tiles by shape and kind, each in a place that never moves during a round."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from momiji.games.miyabi.rules.tiles import BAG, BAGS
from momiji.games.miyabi.table import shapes

Canvas = tuple[float, float, float, float]

TRAY: Final[Canvas] = (16, 92, 500, 972)
LEFT, RIGHT, TOP = 42, 490, 116
GAP: Final = 16
LEAST, MOST = 22, 56  # between two groups
ZEN_HEAD: Final = 770
ZEN_PILE: Final[Canvas] = (428, 796, 62, 62)
FIFTH_HEAD: Final = 904


@dataclass(frozen=True, slots=True)
class Measures:
    """Of the display for a number of players: a square, columns, and singles in a row."""

    side: float
    columns: int
    singles: int


MEASURES: Final = {2: Measures(72, 2, 4), 3: Measures(66, 3, 6), 4: Measures(52, 4, 4)}


def foot(zen: bool) -> float:
    return 748 if zen else 880


def zen_tile(place: int) -> Canvas:
    return 42 + 76 * place, 796, 62, 62


def tablet(kind: int) -> Canvas:
    return 39 + 76 * kind, 928, 74, 92


def places(dealt: tuple[int, ...], players: int, zen: bool) -> Iterator[tuple[int, Canvas]]:
    """For each place of the display the box its tile lies in: groups of one shape from above, in each by kind."""
    measures = MEASURES[players]
    groups = [sorted((at for at, tile in enumerate(dealt) if BAG[tile] == bag), key=lambda at: (dealt[at], at)) for bag in range(len(BAGS))]
    sizes = [_size(dealt[group[0]], players) if group else (1, 1) for group in groups]
    in_row = [measures.singles, *(measures.columns,) * 3]
    rows = [-(-len(group) // wide) for group, wide in zip(groups, in_row, strict=True)]
    tall = [count * size[0] * measures.side + max(0, count - 1) * GAP for count, size in zip(rows, sizes, strict=True)]
    room = foot(zen) - TOP - sum(tall)
    gap = min(MOST, max(LEAST, room / 4))
    y = TOP + max(0.0, (room - 3 * gap) / 2)
    for group, size, wide, high in zip(groups, sizes, in_row, tall, strict=True):
        for rank, at in enumerate(group):
            row, column = divmod(rank, wide)
            w, h = size[1] * measures.side, size[0] * measures.side
            yield at, (_across(wide, column, w, wide != measures.columns), y + row * (h + GAP), w, h)
        y += high + gap


def _size(tile: int, players: int) -> tuple[int, int]:
    """Rows and columns of the box that every tile of its shape has."""
    _, _, rows, columns = shapes.box(tile, shapes.at_first(tile, players))
    return rows, columns


def _across(count: int, column: int, wide: float, spread: bool) -> float:
    """In columns of equal width, or spread from edge to edge."""
    if spread:
        return LEFT + column * (RIGHT - LEFT - wide) / (count - 1)
    pitch = (RIGHT - LEFT + GAP) / count
    return LEFT + column * pitch + (pitch - GAP - wide) / 2
