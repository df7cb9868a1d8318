"""The full list of legal steps, fast. `refuse` says the same rule by rule and slowly; the contract tests hold the two together.

A tile fits where all its squares have one level (4.4), that is, where each square has the level of the one it hangs on. So two
boards of bits are enough: squares whose right neighbour has their level, and squares whose lower neighbour has it. A tile in a
direction is a few shifts of the two, for all squares of a garden at once.
"""

from collections.abc import Sequence
from itertools import compress

from momiji.games.miyabi.rules.steps import PlaceTile

from .state import NOWHERE, TAKEN, Player, State
from .steps import END, FROG, PASS, PLACE, ZEN, Step, Zen
from .tiles import ALL_LANTERNS, ALL_TILES, BESIDE, FORM, FORMS, GROUND, LAYS, OBJECT, OBJECTS, SIDE, turned

_NOT_LAST_COLUMN = sum((ALL_LANTERNS >> 1) << row * SIDE for row in range(SIDE))
_ANY, _RIGHT, _DOWN = range(3)
_FARTHEST = 3 * SIDE  # further up or to the left than any square of a tile: all shifts then go one way


def _links(squares: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Which of the boards must hold where, for a tile whose further squares are these: (board, shift), two of them or twice the same."""
    found: list[tuple[int, int]] = [] if squares else [(_ANY, _FARTHEST)]
    seen = [(0, 0)]
    for row, column in squares:
        r, c = next((r, c) for r, c in seen if abs(row - r) + abs(column - c) == 1)
        top, left = min(row, r), min(column, c)
        found.append((_DOWN if column == c else _RIGHT, _FARTHEST + top * SIDE + left))
        seen.append((row, column))
    return [found[0], found[-1]]


_CHOICES = tuple(tuple(bits >> column & 1 for column in range(SIDE)) for bits in range(ALL_LANTERNS + 1))


def _chosen(steps: Sequence[Step]) -> tuple[tuple[Step, ...], ...]:
    """The steps by the columns that are possible, as bits."""
    return tuple(tuple(compress(steps, choice)) for choice in _CHOICES)


# A way is a form in a direction. Shifts are made once for all ways that need them.
_ALL_WAYS = [(form.code, direction) for form in FORMS for direction in form.directions or ("",)]
_ALL_LINKS = [_links(turned(form.squares, direction)) for form in FORMS for direction in form.directions or ("",)]
_SHIFTS = sorted({link for links in _ALL_LINKS for link in links})
_WAYS = [(_SHIFTS.index(one), _SHIFTS.index(other)) for one, other in _ALL_LINKS]
# For each tile the ways it can be laid, each with its steps.
_PLACES = tuple(
    tuple((_ALL_WAYS.index((FORMS[FORM[tile]].code, direction)), _chosen(steps)) for direction, steps in PLACE[tile].items())
    for tile in ALL_TILES
)
_ZENS = tuple(_chosen(ZEN[kind]) for kind in range(len(OBJECTS)))
_ONLY_END = (END,)


def legal(s: State) -> Sequence[Step]:
    if s.over:
        return ()
    if s.round == 0:
        return FROG
    me = s.players[s.current]
    hops = _hops(me) if s.frogs and not s.frog_moved else []
    if s.laid:
        return [*(FROG[square] for square in hops), END] if hops else _ONLY_END
    steps = _lays(s, me, me.frog)
    if s.frog_moved:
        return steps
    moves: list[Step] = [FROG[square] for square in hops if _room_beside(s, me, steps, square)]
    if s.passing or not (steps or moves):
        moves.append(PASS)
    return steps + moves


def _lays(s: State, me: Player, frog: int) -> list[Step]:
    """Every tile in every way it can be laid with the frog on that square."""
    free = GROUND if frog == NOWHERE else GROUND ^ (1 << frog)  # 11.5
    columns = ALL_LANTERNS ^ me.lanterns  # 4.3
    anywhere = right = down = 0
    for squares in me.ground:
        squares &= free
        anywhere |= squares
        right |= squares & squares >> 1
        down |= squares & squares >> SIDE
    boards = (anywhere << _FARTHEST, (right & _NOT_LAST_COLUMN) << _FARTHEST, down << _FARTHEST)
    shifted = [boards[board] >> shift for board, shift in _SHIFTS]
    ways = [shifted[one] & shifted[other] for one, other in _WAYS]
    steps: list[Step] = []
    for tile in dict.fromkeys(s.display):
        if tile != TAKEN:
            row = OBJECT[tile] * SIDE
            for way, chosen in _PLACES[tile]:
                steps += chosen[ways[way] >> row & columns]
    if s.face_up and me.waiting == NOWHERE:  # 9.4
        bare = me.ground[0] & free
        for kind in dict.fromkeys(s.face_up):
            if kind != TAKEN:
                steps += _ZENS[kind][bare >> kind * SIDE & columns]
    return steps


# ------------------------------------------------------------------ the frog


def _hops(me: Player) -> list[int]:
    """11.3: where the frog can go."""
    level = me.level(me.frog)
    squares = me.ground[level] | (me.ground[level + 1] if level + 1 < len(me.ground) else 0)
    return [square for square in BESIDE[me.frog] if squares >> square & 1 and (me.gold or not me.objects[square])]


def _room_beside(s: State, me: Player, steps: list[Step], square: int) -> bool:
    """11.2: something can be laid with the frog on this square. What can be laid now and does not cover it still can."""
    return any(not _covers(step, square) for step in steps) or bool(_lays(s, me, square))


def _covers(step: Step, square: int) -> bool:
    if isinstance(step, PlaceTile):
        lay = LAYS[step.tile][step.direction][step.column]
        return lay is not None and bool(lay.bits >> square & 1)
    return isinstance(step, Zen) and step.object * SIDE + step.column == square
