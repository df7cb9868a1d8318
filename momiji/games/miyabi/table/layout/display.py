"""The display: tiles by shape and kind, each in a place that never moves during a round."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from momiji.games.miyabi.rules.tiles import BAG, BAGS
from momiji.games.miyabi.table import shapes

Canvas = tuple[float, float, float, float]

TRAY: Final[Canvas] = (16, 92, 500, 972)
LEFT, RIGHT, TOP = 42, 490, 116
EDGE: Final = 5  # how much further tiles may reach than headings
GAP: Final = 16
STAGGER: Final = 12  # from the edges, where one tile lies in a row: at the left, then at the right
TIGHT: Final = 10  # between tiles of a group where there is little room
LEAST, MOST = 22, 56  # between two groups
ZEN_HEAD: Final = 770
ZEN_PILE: Final[Canvas] = (428, 796, 62, 62)
FIFTH_HEAD: Final = 904


@dataclass(frozen=True, slots=True)
class Measures:
    """Of the display for a number of players: a square, and how many of a shape lie side by side."""

    side: float
    in_row: tuple[int, int, int, int]  # singles, doubles, straights, corners
    beside: bool = False  # corners lie at the right of the straights


_MEASURES: Final = {
    2: Measures(92, (4, 2, 1, 2)),
    3: Measures(72, (3, 3, 3, 3)),
    4: Measures(60, (4, 3, 1, 2), beside=True),
}
_WITH_ZEN: Final = {
    2: Measures(78, (4, 2, 1, 2)),
    3: Measures(69, (6, 3, 3, 3)),
    4: Measures(57, (4, 3, 1, 2), beside=True),
}


def measures_for(players: int, zen: bool) -> Measures:
    """Zen tiles leave the others less height."""
    return (_WITH_ZEN if zen else _MEASURES)[players]


def foot(zen: bool) -> float:
    return 748 if zen else 880


def zen_tile(place: int) -> Canvas:
    return 42 + 76 * place, 796, 62, 62


def tablet(kind: int) -> Canvas:
    return 39 + 76 * kind, 928, 74, 92


def places(dealt: tuple[int, ...], players: int, zen: bool) -> Iterator[tuple[int, Canvas]]:
    """For each place of the display the box its tile lies in: groups of one shape from above, in each by kind."""
    measures = measures_for(players, zen)
    groups = [sorted((at for at, tile in enumerate(dealt) if BAG[tile] == bag), key=lambda at: (dealt[at], at)) for bag in range(len(BAGS))]
    sizes = [_size(dealt[group[0]], players) if group else (1, 1) for group in groups]
    rows = [-(-len(group) // wide) for group, wide in zip(groups, measures.in_row, strict=True)]
    bands = 3 if measures.beside else 4  # groups one under the other
    bare = sum(count * size[0] * measures.side for count, size in zip(rows[:bands], sizes[:bands], strict=True))
    inner = sum(count - 1 for count in rows[:bands] if count)
    gap = TIGHT if foot(zen) - TOP - bare - inner * GAP < 3 * LEAST else GAP
    tall = [max(0.0, count * (size[0] * measures.side + gap) - gap) for count, size in zip(rows, sizes, strict=True)]
    room = foot(zen) - TOP - sum(tall[:bands])
    between = min(MOST, max(LEAST, room / bands))
    y = TOP + max(0.0, (room - (bands - 1) * between) / 2)
    for index, (group, size, wide, high) in enumerate(zip(groups, sizes, measures.in_row, tall, strict=True)):
        left, right = _band(measures, index)
        down: float = gap
        if measures.beside and index == 3:  # spread as high as the straights
            y, down = y - between - tall[2], (tall[2] - rows[3] * size[0] * measures.side) / max(1, rows[3] - 1)
        w, h = size[1] * measures.side, size[0] * measures.side
        for rank, at in enumerate(group):
            row, column = divmod(rank, wide)
            x = _across(left, right, wide, column, w)
            if wide == 1 and not measures.beside:
                x = right - STAGGER - w if row % 2 else left + STAGGER
            yield at, (x, y + row * (h + down), w, h)
        y += high + between


def _band(measures: Measures, index: int) -> tuple[float, float]:
    """From where to where the tiles of a group lie."""
    left, right = LEFT - EDGE, RIGHT + EDGE
    if measures.beside and index == 2:
        return left, left + 3 * measures.side
    if measures.beside and index == 3:
        return right - 4 * measures.side - TIGHT, right
    return left, right


def _size(tile: int, players: int) -> tuple[int, int]:
    """Rows and columns of the box that every tile of its shape has."""
    _, _, rows, columns = shapes.box(tile, shapes.at_first(tile, players))
    return rows, columns


def _across(left: float, right: float, count: int, column: int, wide: float) -> float:
    """In columns of equal width; where these are narrow, from edge to edge."""
    pitch = (right - left + GAP) / count
    if pitch < wide + 2 * GAP and count > 1:
        return left + column * (right - left - wide) / (count - 1)
    return left + column * pitch + (pitch - GAP - wide) / 2
