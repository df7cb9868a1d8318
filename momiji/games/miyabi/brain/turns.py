"""The ways to take a turn: a tile, the frog before it or after it, or nothing."""

from collections.abc import Iterable, Iterator, Sequence

from momiji.ai.thought import KEEN, Candidate, Sight
from momiji.games.miyabi.rules.apply import perform
from momiji.games.miyabi.rules.legal import legal
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import END, FROG, PASS, Frog, Pass, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import COUNT, LAYS, SIDE

from .judge import Judge

_HOPS = 6  # lays after which the frog is tried too
_PROMISING = 12  # steps that are looked at in a hurry
_ZEN = 4  # what a zen tile brings about, with what is enclosed later
Line = tuple[Step, ...]


def branch(s: State) -> State:
    """A state in which the turn in progress can go on; it shares with the given one what only the end of a turn changes."""
    new = State.__new__(State)
    new.setup, new.frogs, new.passing = s.setup, s.frogs, s.passing
    new.players = s.players[:]
    new.players[s.current] = s.players[s.current].copy()
    new.current, new.first, new.round, new.rounds, new.turn = s.current, s.first, s.round, s.rounds, s.turn
    new.over, new.laid, new.frog_moved = s.over, s.laid, s.frog_moved
    new.bags, new.gone, new.bonuses = s.bags, s.gone, s.bonuses
    new.display, new.face_up, new.zen_bag = s.display[:], s.face_up[:], s.zen_bag[:]
    return new


def after(s: State, step: Step) -> State:
    new = branch(s)
    if isinstance(step, Pass):
        new.players[s.current].out = True  # `perform` would begin the next turn
    else:
        perform(new, step)
    return new


def lines(s: State, sight: Sight = KEEN) -> list[Candidate]:
    """Best first: all tiles, of those after a move of the frog the promising ones."""
    if s.round == 0:
        return frog_places()
    judge = Judge(s, sight)
    if s.laid:
        found = _endings(s, (), judge)
    else:
        found = _lays(s, (), judge, legal(s))
        for step in _frogs(legal(s)):
            moved = after(s, step)
            found += _lays(moved, (step,), judge, _promising(moved, legal(moved)))
        found.sort(key=_value, reverse=True)
        if s.frogs and not s.frog_moved:
            for one in found[:_HOPS]:
                if one.steps[-1] is END and len(one.steps) == 2:
                    found += _endings(after(s, one.steps[0]), one.steps[:1], judge)[:-1]
    found.sort(key=_value, reverse=True)
    return found


def sketches(s: State, many: int = 1) -> list[Line]:
    """The tiles that look best, each with what the frog does then; best first, as far as a hurried look can tell."""
    if s.round == 0:
        return [one.steps for one in frog_places()[:many]]
    judge = Judge(s)
    if s.laid:
        return [max(_endings(s, (), judge), key=_value).steps]
    steps = legal(s)
    found = _lays(s, (), judge, _promising(s, steps))
    if not found:
        step = next(_frogs(steps))
        moved = after(s, step)
        found = _lays(moved, (step,), judge, legal(moved))
    found.sort(key=_value, reverse=True)
    return [_with_frog(s, one.steps, judge) if s.frogs else one.steps for one in found[:many]]


def _with_frog(s: State, line: Line, judge: Judge) -> Line:
    if isinstance(line[0], Frog | Pass) or line[-1] is not END:
        return line
    steps: Line = max(_endings(after(s, line[0]), line[:1], judge), key=_value).steps
    return steps


def _promising(s: State, steps: Sequence[Step]) -> Sequence[Step]:
    """The tiles that bring most at once, where there are too many to look at all."""
    if len(steps) <= _PROMISING:
        return steps
    ground = s.players[s.current].ground
    return sorted(steps, key=lambda step: _points(step, ground), reverse=True)[:_PROMISING]


def _points(step: Step, ground: list[int]) -> int:
    match step:
        case PlaceTile(tile, column, direction):
            lay = LAYS[tile][direction][column]
            assert lay is not None
            return COUNT[tile] * next(level for level, squares in enumerate(ground, start=1) if squares >> lay.square & 1)
        case Zen():
            return _ZEN
    return 0


def _value(one: Candidate) -> float:
    return one.value


def _frogs(steps: Iterable[Step]) -> Iterator[Frog]:
    return (step for step in steps if isinstance(step, Frog))


def _lays(s: State, begun: Line, judge: Judge, steps: Iterable[Step]) -> list[Candidate]:
    """Every tile, and passing. A zen tile brings the next one to light, so its turn is not planned further."""
    found = []
    for step in steps:
        if isinstance(step, Frog):
            continue
        reveals = isinstance(step, Zen) and bool(s.zen_bag)
        line = (*begun, step) if reveals or step is PASS else (*begun, step, END)
        found.append(Candidate(line, judge.value(after(s, step)), turned=reveals))
    return found


def _endings(s: State, begun: Line, judge: Judge) -> list[Candidate]:
    """The frog after the tile; or nothing more, which comes last."""
    found = [Candidate((*begun, step, END), judge.value(after(s, step))) for step in _frogs(legal(s))]
    return [*found, Candidate((*begun, END), judge.value(s))]


def frog_places() -> list[Candidate]:
    """11.1: beside the middle of the garden many ways lead up."""
    middle = (SIDE - 1) / 2
    rated = [Candidate((step,), -abs(square // SIDE - middle) - abs(square % SIDE - middle)) for square, step in enumerate(FROG)]
    return sorted(rated, key=_value, reverse=True)
