"""The turn that looks best at once: all lines of a turn, each brought to its end and evaluated."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.state import NOT_YET, Stage, State
from momiji.games.momiji.rules.steps import Step

from .evaluate import Judge
from .turns import TurnLine, early_lines, ended, extra_lines, main_lines

Judging = Callable[[State, int], float]
_EXTENDED = 8  # so many of the best lines are tried with a landscape or a trade as well
_GLANCED = 60  # lines at most where a turn is only imagined


@dataclass(slots=True)
class Rated:
    """A line with what it seems worth."""

    value: float
    line: TurnLine


def rated_lines(s: State, judge: Judging | None = None, extended: int = _EXTENDED) -> list[Rated]:
    """The lines of the turn in progress, best first. The state is one world; turned cards are taken as they lie there."""
    seat = s.current
    judge = judge or Judge(s)
    if s.stage == Stage.OPEN and s.main != NOT_YET:
        lines = [TurnLine((), s)]
    else:
        lines = main_lines(s)
        lines += early_lines(s)
    rated = [Rated(worth(line, seat, judge), line) for line in lines]
    rated.sort(key=_value, reverse=True)
    more: list[Rated] = []
    for one in rated[:extended]:
        for line in extra_lines(one.line):
            more.append(Rated(worth(line, seat, judge), line))
    if more:
        rated += more
        rated.sort(key=_value, reverse=True)
    return [Rated(one.value, one.line if one.line.turned else ended(one.line)) for one in rated]


def _value(rated: Rated) -> float:
    return rated.value


def worth(line: TurnLine, seat: int, judge: Judging) -> float:
    """The value when the turn has ended; where a card was turned first, with the best that can still follow it."""
    return turn_end(line, seat, judge)[0]


def turn_end(line: TurnLine, seat: int, judge: Judging) -> tuple[float, State]:
    """What a line is worth, and the position it leads to."""
    s = line.state
    if line.over:
        return judge(s, seat), s
    if line.turned and not (s.stage == Stage.OPEN and s.main != NOT_YET):
        return best_end(s, seat, judge)
    state = ended(TurnLine((), s)).state
    return judge(state, seat), state


def best_end(s: State, seat: int, judge: Judging) -> tuple[float, State]:
    """The best the turn can still come to in this world."""
    best, best_value = s, -1e9
    for line in main_lines(s, _GLANCED):
        state = line.state
        if not line.over:
            state = ended(TurnLine((), state)).state
        value = judge(state, seat)
        if value > best_value:
            best, best_value = state, value
    return best_value, best


def best_turn(s: State) -> State:
    """The turn that begins now, played as it looks best at once; a landscape or a trade is tried after the best main action only."""
    seat, judge = s.current, Judge(s)
    lines = (*main_lines(s, _GLANCED), *early_lines(s))
    best, first = max(((turn_end(line, seat, judge), line) for line in lines), key=lambda one: one[0][0])
    ends = [best, *(turn_end(line, seat, judge) for line in extra_lines(first))]
    return max(ends, key=itemgetter(0))[1]


def replayed(s: State, steps: Sequence[Step]) -> TurnLine:
    """The same steps in another world, up to the first that turns a card."""
    state, turn = s.branch(), s.turn
    for number, step in enumerate(steps, start=1):
        deck = len(state.deck)
        perform(state, step)
        if len(state.deck) != deck:
            return TurnLine(tuple(steps[:number]), state, True, state.turn != turn or state.stage == Stage.OVER)
    return TurnLine(tuple(steps), state, over=state.turn != turn or state.stage == Stage.OVER)
