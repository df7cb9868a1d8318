"""The play in progress: its cards lie on their piles, numbered, and can be taken back until `done`.

Its steps are already taken in the match, where they can be undone (nothing is turned by them). Gates and tokens wait for `done`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from momiji.games.momiji.rules.cards import TYPE
from momiji.games.momiji.rules.preview import IN_A_PLAY
from momiji.games.momiji.rules.steps import Play, PlayNew, PlayOn, PlayStep, Step, Tuck, Use
from momiji.games.momiji.rules.view import View
from momiji.playing.chair import Moment, Seen


@dataclass(slots=True)
class PlannedPile:
    """What a play did to a pile so far."""

    type: int
    top: int
    under: int | None = None  # what the last card laid on it covers; None for a pile it started
    numbers: list[int] = field(default_factory=list)  # order numbers of the cards laid on it
    tucked: int = 0
    moves: list[int] = field(default_factory=list)  # which of the plan's moves touched it


@dataclass(frozen=True, slots=True)
class Plan:
    """`base` is the position before the play began; `moves` the cards laid or tucked since, in order."""

    base: View
    moves: tuple[Step, ...]
    first: int  # where the play begins among the steps of the game

    @property
    def laid(self) -> list[PlayStep]:
        return [step for step in self.moves if isinstance(step, Play | PlayNew | PlayOn)]


def plan_of(moment: Moment) -> Plan | None:
    """None while no play is in progress."""
    if moment.view.turn.stage not in IN_A_PLAY:
        return None
    first = len(moment.taken)
    while first and _belongs(moment.taken[first - 1], moment):
        first -= 1
    steps = moment.taken[first:]
    base = steps[0].before if steps else moment.view
    return Plan(base, tuple(taken.step for taken in steps if not isinstance(taken.step, Use)), first)


def _belongs(taken: Seen, now: Moment) -> bool:
    if taken.turn != now.turn:
        return False
    return isinstance(taken.step, Play | PlayNew | PlayOn | Tuck) or (isinstance(taken.step, Use) and taken.after.turn.stage in IN_A_PLAY)


def planned_row(plan: Plan, seat: int) -> list[PlannedPile]:
    """The row as it stands, with what this play did to each pile."""
    row = [PlannedPile(pile.type, pile.top) for pile in plan.base.players[seat].piles]
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
        started = PlannedPile(TYPE[step.card], step.card)
        row.insert(0 if isinstance(step, PlayNew) and step.left else len(row), started)
        return started
    pile = _find(row, step.pile if isinstance(step, PlayOn) else TYPE[step.card])
    pile.under, pile.top = pile.top, step.card
    return pile


def _find(row: Sequence[PlannedPile], t: int) -> PlannedPile:
    return next(pile for pile in row if pile.type == t)
