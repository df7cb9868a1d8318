"""The play in progress: its cards lie on their piles, numbered, and can be taken back until `done`.

Its steps are already taken in the match, where they can be undone (nothing is turned by them). Gates and tokens wait for `done`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from momiji.core.events import Event, Happened, Moved
from momiji.core.outcome import Turn
from momiji.games.momiji.rules.cards import TYPE
from momiji.games.momiji.rules.preview import IN_A_PLAY
from momiji.games.momiji.rules.steps import Play, PlayNew, PlayOn, PlayStep, Step, Tuck, Use
from momiji.games.momiji.rules.view import View
from momiji.games.momiji.table.gestures import gestures
from momiji.playing.chair import Moment, Seen
from momiji.ui.table.show import Spot

LAYS = (Play, PlayNew, PlayOn)


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
    steps = play_at_the_end(moment.taken, moment.turn)
    base = steps[0].before if steps else moment.view
    return Plan(base, tuple(taken.step for taken in steps if not isinstance(taken.step, Use)), len(moment.taken) - len(steps))


def play_at_the_end(taken: Sequence[Seen], turn: Turn) -> Sequence[Seen]:
    """The steps of a play, where the last ones belong to one of this turn."""
    first = len(taken)
    while first and _belongs(taken[first - 1], turn):
        first -= 1
    return taken[first:]


def _belongs(taken: Seen, turn: Turn) -> bool:
    if taken.turn != turn:
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


def elsewhere(plan: Plan, moment: Moment) -> set[Spot]:
    """Other places for the card laid last, if nothing came after it."""
    if not plan.moves or moment.taken[-1].step != plan.moves[-1] or not isinstance(plan.moves[-1], LAYS):
        return set()
    last = moment.taken[-1]
    others = (step for step in last.instead if isinstance(step, LAYS) and step.card == last.step.card and step != last.step)
    return {gesture.onto for step in others for gesture in gestures(last.before, step) if gesture.onto is not None}


def waited_for(taken: Sequence[Seen], turn: Turn) -> list[Event]:
    """What the cards of a play brought, once it stands."""
    laid = (one for one in play_at_the_end(taken, turn) if not isinstance(one.step, Use))
    return [event for one in laid for event in one.events if not of_the_card(event)]


def of_the_card(event: Event) -> bool:
    """Belongs to the way of a laid card itself; gates, tokens and the end of the game wait until the play stands."""
    if isinstance(event, Moved):
        return event.source.kind == "hand"
    return isinstance(event, Happened) and event.what in ("pile-started", "pile-shows")
