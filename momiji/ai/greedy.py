"""The turn that looks best at once: all lines of a turn, each brought to its end and evaluated."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from momiji.games.momiji.apply import perform
from momiji.games.momiji.state import NOT_YET, OPEN, OVER, State
from momiji.games.momiji.steps import Step

from .evaluate import Judge
from .turns import Line, early_lines, ended, extra_lines, main_lines

Judging = Callable[[State, int], float]
_EXTENDED = 8  # so many of the best lines are tried with a landscape or a trade as well


@dataclass(slots=True)
class Rated:
    """A line with what it seems worth."""

    value: float
    line: Line


def rated_lines(s: State, judge: Judging | None = None, extended: int = _EXTENDED) -> list[Rated]:
    """The lines of the turn in progress, best first. The state is one world; turned cards are taken as they lie there."""
    seat = s.current
    judge = judge or Judge(s)
    if s.stage == OPEN and s.main != NOT_YET:
        lines = [Line((), s)]
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


def worth(line: Line, seat: int, judge: Judging) -> float:
    """The value when the turn has ended; where a card was turned first, with the best that can still follow it."""
    s = line.state
    if line.over:
        return judge(s, seat)
    if line.turned and not (s.stage == OPEN and s.main != NOT_YET):
        return best_end(s, seat, judge)
    return judge(ended(Line((), s)).state, seat)


def best_end(s: State, seat: int, judge: Judging) -> float:
    """The best value the turn can still come to in this world."""
    best = -1e9
    for line in main_lines(s, 60):
        state = line.state
        if not line.over:
            if state.stage == OPEN and state.main != NOT_YET:
                state = ended(Line((), state)).state
            elif line.turned:
                state = plain_end(state)
        value = judge(state, seat)
        if value > best:
            best = value
    return best


def plain_end(s: State) -> State:
    """Any way to the end of the turn; for the rare turn in which cards are turned twice."""
    return ended(Line((), s)).state


def replayed(s: State, steps: Sequence[Step]) -> Line:
    """The same steps in another world, up to the first that turns a card."""
    state, turn = s.branch(), s.turn
    for number, step in enumerate(steps, start=1):
        deck = len(state.deck)
        perform(state, step)
        if len(state.deck) != deck:
            return Line(tuple(steps[:number]), state, True, state.turn != turn or state.stage == OVER)
    return Line(tuple(steps), state, over=state.turn != turn or state.stage == OVER)
