"""The play in progress: its cards lie on their piles, numbered, and can be taken back until `done`.

Its steps are already taken in the match, where they can be undone (nothing is turned by them). Gates and tokens wait for `done`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from momiji.games.momiji.rules.cards import TYPE
from momiji.games.momiji.rules.state import EXTRA_PLAY, PLAYING, SKIPPING, State
from momiji.games.momiji.rules.steps import Play, PlayNew, PlayOn, PlayStep, Step, Tuck, Use
from momiji.playing.session import Session, Taken

IN_A_PLAY = (PLAYING, SKIPPING, EXTRA_PLAY)


@dataclass(slots=True)
class PlannedPile:
    """What a play did to a pile so far."""

    type: int
    numbers: list[int] = field(default_factory=list)  # order numbers of the cards laid on it
    tucked: int = 0
    moves: list[int] = field(default_factory=list)  # which of the plan's moves touched it


@dataclass(frozen=True, slots=True)
class Plan:
    """`base` is the position before the play began; `moves` the cards laid or tucked since, in order."""

    base: State
    moves: tuple[Step, ...]
    first: int  # where the play begins in the session's steps

    @property
    def laid(self) -> list[PlayStep]:
        return [step for step in self.moves if isinstance(step, Play | PlayNew | PlayOn)]


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
    """The row as it stands, with what this play did to each pile."""
    row = [PlannedPile(t) for t in plan.base.players[seat].row]
    number = 0
    for index, step in enumerate(plan.moves):
        match step:
            case Tuck(_, t):
                pile = _find(row, t)
                pile.tucked += 1
            case Play(card) | PlayNew(card) | PlayOn(card):
                number += 1
                pile = _laid_on(row, step)
                pile.type = TYPE[card]
                pile.numbers.append(number)
            case _:
                continue
        pile.moves.append(index)
    return row


def _laid_on(row: list[PlannedPile], step: PlayStep) -> PlannedPile:
    """The pile a card goes on; a new one is put at its end of the row."""
    if isinstance(step, PlayNew) or not row:
        row.insert(0 if isinstance(step, PlayNew) and step.left else len(row), PlannedPile(TYPE[step.card]))
        return row[0 if isinstance(step, PlayNew) and step.left else -1]
    return _find(row, step.pile if isinstance(step, PlayOn) else TYPE[step.card])


def _find(row: Sequence[PlannedPile], t: int) -> PlannedPile:
    return next(pile for pile in row if pile.type == t)
