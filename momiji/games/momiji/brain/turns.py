"""Whole turns worth considering: sequences of steps up to the end of the turn, or to a card that has to be turned first."""

from collections.abc import Iterable
from dataclasses import dataclass

from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.state import NOT_YET, Stage, State
from momiji.games.momiji.rules.steps import DONE, END, Step

from .extras import after_main, before_main
from .proposals import proposals

MOST_TURNS = 400


@dataclass(slots=True)
class TurnLine:
    """Steps taken from a position, and where they lead."""

    steps: tuple[Step, ...]
    state: State
    turned: bool = False  # the last step turned cards nobody knew, so what follows is decided afterwards
    over: bool = False  # the turn has ended with it

    def then(self, step: Step) -> "TurnLine":
        state = self.state.branch()
        deck, turn = len(state.deck), state.turn
        perform(state, step)
        return TurnLine((*self.steps, step), state, len(state.deck) != deck, state.turn != turn or state.stage == Stage.OVER)

    def and_then(self, more: "TurnLine") -> "TurnLine":
        """Two lines as one."""
        return TurnLine(self.steps + more.steps, more.state, more.turned, more.over)


def key_of(s: State) -> tuple[object, ...]:
    """What tells two lines of one turn apart, once both have ended."""
    me = s.players[s.current]
    return (
        tuple(me.hand), me.acorns, tuple(me.row), tuple(me.piles), me.landscapes, tuple(me.goals), tuple(map(len, s.garden)), s.stage,
        s.main, s.ability, s.traded, s.laid, s.laid_types, s.tucked, s.touched, s.played_types, s.count, s.picked,
    )  # fmt: skip


def main_lines(s: State, limit: int = MOST_TURNS) -> list[TurnLine]:
    """From any point of a turn: every sensible way to complete what is unfinished and the main action, without the extras."""
    seen: set[tuple[object, ...]] = set()
    found: list[TurnLine] = []
    start = TurnLine((), s)
    stack = [start.then(step) for step in proposals(s, None)]
    while stack and len(found) < limit:
        line = stack.pop()
        state = line.state
        key = key_of(state)
        if key in seen:
            continue
        seen.add(key)
        if line.turned or line.over or (state.stage == Stage.OPEN and state.main != NOT_YET):
            found.append(line)
            continue
        last = line.steps[-1]
        stack += [line.then(step) for step in proposals(state, last)]
    return found


def ended(line: TurnLine) -> TurnLine:
    """The line with the turn brought to its end as anybody would: end, and the least useful cards go."""
    s = line.state
    if line.over or line.turned:
        return line
    turn, player = s.turn, s.current
    steps = list(line.steps)
    state = s.branch()
    while state.stage != Stage.OVER and state.turn == turn and state.current == player:
        step = closing_step(state)
        steps.append(step)
        perform(state, step)
    return TurnLine(tuple(steps), state, over=True)


def closing_step(s: State) -> Step:
    """The plainest step towards the end of the turn."""
    if s.stage == Stage.OPEN and s.main != NOT_YET:
        return END
    steps = proposals(s, None)
    return DONE if DONE in steps else steps[0]


def extra_lines(line: TurnLine) -> Iterable[TurnLine]:
    """A landscape or a trade after the main action, one or both."""
    s = line.state
    if line.turned or line.over or s.stage != Stage.OPEN or s.main == NOT_YET:
        return
    for steps in after_main(s):
        extended = line
        for step in steps:
            extended = extended.then(step)
            if extended.turned:
                break
        if extended.turned or extended.state.stage == Stage.OPEN:
            yield extended
        else:
            yield from _completed(extended)


def early_lines(s: State) -> Iterable[TurnLine]:
    """A landscape or a trade before the main action, where that opens something."""
    if s.stage != Stage.OPEN or s.main != NOT_YET:
        return
    for steps in before_main(s):
        line = TurnLine((), s)
        for step in steps:
            line = line.then(step)
            if line.turned:
                break
        if line.turned:
            yield line
            continue
        for more in main_lines(line.state, 60):
            yield line.and_then(more)


def _completed(line: TurnLine) -> Iterable[TurnLine]:
    for more in main_lines(line.state, 60):
        yield line.and_then(more)
