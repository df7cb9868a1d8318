"""The play in progress as the table draws it: cards keep their place in the hand and lie as ghosts where they will be.

The steps are already taken in the match (nothing is hidden by them, so they can be taken back); only the picture waits for `done`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from momiji.games.momiji.cards import TYPE
from momiji.games.momiji.state import EXTRA_PLAY, PLAYING, SKIPPING, State
from momiji.games.momiji.steps import Play, PlayNew, PlayOn, PlayStep, Step, Tuck, Use

from .session import Session, Taken

IN_A_PLAY = (PLAYING, SKIPPING, EXTRA_PLAY)


@dataclass(slots=True)
class PlannedPile:
    type: int
    top: int | None
    under: tuple[int, ...] = ()  # the cards that lie there now
    ghost: int | None = None
    numbers: list[int] = field(default_factory=list)
    tucked: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """`base` is the position before the play began; `moves` the cards laid or tucked since, in order."""

    base: State
    moves: tuple[Step, ...]
    first: int  # where the play begins in the session's steps

    @property
    def laid(self) -> list[PlayStep]:
        return [step for step in self.moves if isinstance(step, Play | PlayNew | PlayOn)]

    @property
    def cards(self) -> list[int]:
        """Cards on their way out of the hand, in order."""
        return [step.card for step in self.moves if isinstance(step, Play | PlayNew | PlayOn | Tuck)]


def plan_of(session: Session) -> Plan | None:
    """None while no play is in progress."""
    if session.state.stage not in IN_A_PLAY:
        return None
    first = len(session.taken)
    while first and _belongs(session.taken[first - 1], session.state):
        first -= 1
    steps = session.taken[first:]
    base = steps[0].before if steps else session.state
    return Plan(base, tuple(taken.step for taken in steps if not isinstance(taken.step, Use)), first)


def _belongs(taken: Taken, now: State) -> bool:
    if taken.before.turn != now.turn:
        return False
    return isinstance(taken.step, Play | PlayNew | PlayOn | Tuck) or (isinstance(taken.step, Use) and taken.after.stage in IN_A_PLAY)


def planned_row(plan: Plan, seat: int) -> list[PlannedPile]:
    """The row as it will be, told apart from what lies there now."""
    me = plan.base.players[seat]
    row = [PlannedPile(t, cards[-1], cards) for t in me.row if (cards := me.piles[t])]
    number = 0
    for step in plan.moves:
        if isinstance(step, Tuck):
            _find(row, step.pile).tucked += 1
            continue
        if not isinstance(step, Play | PlayNew | PlayOn):
            continue
        number += 1
        t = TYPE[step.card]
        if isinstance(step, PlayNew) or not row:
            pile = PlannedPile(t, None)
            row.insert(0 if isinstance(step, PlayNew) and step.left else len(row), pile)
        else:
            pile = _find(row, step.pile if isinstance(step, PlayOn) else t)
            pile.type = t
        pile.ghost = step.card
        pile.numbers.append(number)
    return row


def _find(row: Sequence[PlannedPile], t: int) -> PlannedPile:
    return next(pile for pile in row if pile.type == t)
