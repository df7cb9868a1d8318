"""Every legal step, fast. `refuse` says the same rule by rule; they share no table."""

from collections.abc import Callable, Sequence
from typing import Final

from .contents import SIZE
from .pralines import ALL_COLOURS, FIELD, MOST, SHIFT
from .state import LINE_BITS, LINE_COUNT, NOTHING, Player, State, waiting_line
from .steps import FLOOR, SENDS, SOURCES, TAKES, THE_END, TILES, Step

_EVERY: Final = (1 << SIZE) - 1  # all lines, or all colours

# The takes of a colour by the lines that are open to it (a bit each), then by source.
_TAKES: Final = [
    [
        [tuple(TAKES[source][colour][line] for line in (*(i for i in range(SIZE) if lines >> i & 1), FLOOR)) for source in SOURCES]
        for lines in range(_EVERY + 1)
    ]
    for colour in ALL_COLOURS
]
# What a line is open to, row by row, as bits in the fields of the colours: an empty one by the colours its row of the box holds,
# one that is begun by what it holds.
_EMPTY: Final = [[sum(1 << SHIFT[c] + row for c in ALL_COLOURS if not held >> c & 1) for held in range(_EVERY + 1)] for row in range(SIZE)]
_BEGUN: Final = [
    [1 << SHIFT[line >> LINE_BITS] + row if line & LINE_COUNT <= row else 0 for line in range(SIZE << LINE_BITS)] for row in range(SIZE)
]
_FIELDS: Final = tuple(zip(FIELD, SHIFT, _TAKES, strict=True))
_END: Final = (THE_END,)


def legal(s: State) -> Sequence[Step]:
    return _LEGAL[s.phase](s)


def _open_lines(me: Player) -> int:
    """4.2 and 4.3 for all colours at once: each colour's field holds the lines that take it."""
    lines = 0
    for line, held, empty, begun in zip(me.lines, me.held, _EMPTY, _BEGUN):  # noqa: B905 all of them have five rows, and this is the hot path
        lines |= begun[line] if line else empty[held]
    return lines


def _take(s: State) -> Sequence[Step]:
    lines = _open_lines(s.players[s.current])
    steps: list[Step] = []
    sources = [(source, heap) for source, heap in enumerate(s.sources) if heap]
    for field, shift, takes in _FIELDS:
        by_source = takes[lines >> shift & MOST]
        for source, heap in sources:
            if heap & field:
                steps += by_source[source]
    return steps


def _send(s: State) -> Sequence[Step]:
    return next(sends for sends, field in zip(SENDS, FIELD, strict=True) if s.sending & field)


def _end(s: State) -> Sequence[Step]:
    return _END


def _tile(s: State) -> Sequence[Step]:
    me = s.players[s.current]
    row = waiting_line(me)
    return [TILES[column] for column in columns_for(me, row, me.lines[row] >> LINE_BITS)]


def _over(s: State) -> Sequence[Step]:
    return ()


def columns_for(me: Player, row: int, colour: int) -> list[int]:
    """10.1: the free places of a row whose column does not hold the colour."""
    box = me.box
    return [
        column for column, place in enumerate(box[row * SIZE : row * SIZE + SIZE]) if place == NOTHING and colour not in box[column::SIZE]
    ]


_LEGAL: Final[tuple[Callable[[State], Sequence[Step]], ...]] = (_take, _send, _end, _tile, _over)
