"""What a step would bring as things stand, so that a window can show it without a rule of its own."""

from dataclasses import dataclass

from .apply import perform
from .contents import SIZE, column_of
from .legal import columns_for
from .pralines import MARK, count
from .scoring import floor_cost, praline_points, score
from .state import LINE_BITS, LINE_COUNT, SENDS, Player, State, neighbours, waiting_line
from .steps import Step, Take, Tile
from .view import View, world


@dataclass(frozen=True, slots=True)
class Preview:
    into_line: int = 0  # pralines that find a place in the line
    overflow: int = 0  # pralines that do not
    spared: bool = False  # a piece lies down on the offer in front of the floor and costs nothing (11.6)
    floor_cost: int = 0  # what the whole floor will cost after the step
    full: bool = False  # the line is full after the step
    points: tuple[int, ...] = ()  # what the praline will score in the box: one number, or one for each place there is to choose from


@dataclass(frozen=True, slots=True)
class Landing:
    """A praline of a full line, where it will stand in the box and what it will score there."""

    row: int
    column: int
    colour: int
    points: int


@dataclass(frozen=True, slots=True)
class Due:
    """What a player's round comes to as things stand."""

    landings: tuple[Landing, ...]  # on the brown side the places are still to be chosen, so there are none
    cost: int

    @property
    def points(self) -> int:
        return sum(landing.points for landing in self.landings)


def score_now(v: View, seat: int) -> tuple[tuple[str, int], ...]:
    """The lines of the score sheet as they would be if the game ended now."""
    found = score(world(v).players[seat])
    return ("points", found.points), ("rows", found.rows), ("columns", found.columns), ("colours", found.colours)


def due(v: View, seat: int) -> Due:
    s = world(v)
    me, found = s.players[seat], []
    for row in () if s.brown else range(SIZE):
        if me.lines[row] & LINE_COUNT == row + 1:
            colour = me.lines[row] >> LINE_BITS
            column = column_of(row, colour)
            found.append(Landing(row, column, colour, praline_points(me.box, row, column)))
            me.box[row * SIZE + column] = colour
    return Due(tuple(found), floor_cost(me.floor))


def completing(v: View) -> tuple[int, ...]:
    """Who will complete a row when the boxes are filled, so that this round is the last (9.1).

    On the brown side nobody knows before the places are chosen.
    """
    s = world(v)
    if s.brown:
        return ()
    return tuple(
        seat
        for seat, player in enumerate(s.players)
        if any(player.lines[row] & LINE_COUNT == row + 1 and player.held[row].bit_count() == SIZE - 1 for row in range(SIZE))
    )


def fallen(v: View, step: Take) -> tuple[int, ...]:
    """The places of the floor on which the pralines of a legal take would lie."""
    s = world(v)
    floor = s.players[s.current].floor
    lying = len(floor)
    perform(s, step)
    return tuple(place for place in range(lying, len(floor)) if floor[place] != MARK)


def sent_from(v: View) -> tuple[int, tuple[int, int]]:
    """While pralines are to be sent: the offer they come from, and its neighbours to the left and to the right."""
    s = world(v)
    offer = s.powers.index(SENDS)
    return offer, neighbours(s, offer)


def placing(v: View) -> int:
    """While a place is to be chosen: the row of the praline that waits."""
    return waiting_line(world(v).players[v.current])


def preview(v: View, step: Step) -> Preview | None:
    """For a legal `take` or `tile`; None for any other step."""
    s = world(v)
    match step:
        case Take():
            return _take(s, step)
        case Tile(column):
            me = s.players[s.current]
            return Preview(floor_cost=floor_cost(me.floor), full=True, points=(praline_points(me.box, waiting_line(me), column),))
    return None


def _take(s: State, step: Take) -> Preview:
    me, row = s.players[s.current], step.line
    number = count(s.sources[step.source], step.colour)
    held = me.lines[row] & LINE_COUNT if row < SIZE else 0
    had = s.spare
    perform(s, step)
    now = me.lines[row] & LINE_COUNT if row < SIZE else 0
    full = row < SIZE and now == row + 1
    return Preview(
        into_line=now - held,
        overflow=number - (now - held),
        spared=s.holder == s.current and s.spare != had,
        floor_cost=floor_cost(me.floor),
        full=full,
        points=_points(me, row, s.brown) if full else (),
    )


def _points(me: Player, row: int, brown: bool) -> tuple[int, ...]:
    """On the coloured side the full lines above go into the box first and count; on the brown side nobody knows yet where."""
    colour = me.lines[row] >> LINE_BITS
    if brown:
        return tuple(sorted(praline_points(me.box, row, column) for column in columns_for(me, row, colour)))
    for above in range(row):
        if me.lines[above] & LINE_COUNT == above + 1:
            other = me.lines[above] >> LINE_BITS
            me.box[above * SIZE + column_of(above, other)] = other
    return (praline_points(me.box, row, column_of(row, colour)),)
