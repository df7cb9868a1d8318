"""What a window tells of a position, asked with what a seat may know: it computes no rule of its own."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from momiji.core.events import Counted, Event, Seat
from momiji.games.momiji.rules.state import Stage

from . import solo
from .apply import perform
from .edition import EDITION
from .scoring import FEWEST, MEASURE
from .steps import DONE, END, Arrange, Step
from .view import View, world

IN_A_PLAY = (Stage.PLAYING, Stage.SKIPPING, Stage.EXTRA_PLAY)
# Goals whose figures everybody can see; the others count cards that lie hidden in piles (3.7).
_PUBLIC = frozenset({"top-sum", "gates", "acorns", "piles-and-landscapes", "hand"})


@dataclass(frozen=True, slots=True)
class Preview:
    """What some legal steps bring whoever makes them, as far as it can be known before."""

    acorns: int = 0  # below nothing: what they cost
    pairs: tuple[str, ...] = ()  # neighbours that pay: the letters of the left and the right pile


def preview(v: View, *steps: Step) -> Preview:
    counted = _counted(v, steps)
    return Preview(sum(event.change for event in counted), _slots(counted))


def pairs_to_come(v: View, order: Sequence[int] = ()) -> Preview:
    """5.7: what the pairs will pay when this turn ends, if nothing more is done; with the piles in another order, where that is chosen."""
    if v.turn.stage == Stage.OVER:
        return Preview()
    steps: list[Step] = [*([DONE] if v.turn.stage in IN_A_PLAY else []), *([Arrange(tuple(order))] if order else []), END]
    paid = [event for event in _counted(v, steps) if event.why == "pair"]
    return Preview(sum(event.change for event in paid), _slots(paid))


def _counted(v: View, steps: Iterable[Step]) -> list[Counted]:
    s, events = world(v), list[Event]()
    for step in steps:
        perform(s, step, events)
    return [event for event in events if isinstance(event, Counted) and event.seat == v.current]


def _slots(counted: Iterable[Counted]) -> tuple[str, ...]:
    return tuple(slot for event in counted if event.why == "pair" for slot in event.slots)


def price(v: View, goal: str) -> tuple[int | None, bool]:
    """What a goal in the supply costs now, and whether it can be had at all; None while the price hangs on what is missing (12.7)."""
    if v.scenario is None:
        return EDITION.goal_price, True
    s = world(v)
    if solo.requirement(s, goal):
        return solo.price(s, goal), True
    return None if solo.price_varies(goal) else solo.FIXED_PRICE, False


@dataclass(frozen=True, slots=True)
class WinPart:
    """A part of a scenario's win line, as far as a player may know (3.7)."""

    holds: bool
    known: bool
    leaves: tuple[tuple[int, bool], ...]  # which piles do their part, where it asks something of several
    goals: int  # how many it asks for


def scenario(v: View) -> tuple[WinPart, ...]:
    """12.10"""
    assert v.scenario is not None
    s, lines = world(v), []
    for number, holds in enumerate(solo.conditions(s)):
        known = v.open_counts or not solo.hangs_on_counts(v.scenario, number)
        leaves = tuple(solo.leaves(s, number)) if known else ()
        lines.append(WinPart(holds and known, known, leaves, solo.goals_wanted(v.scenario, number)))
    return tuple(lines)


def figures(v: View, goal: str) -> tuple[tuple[Seat, int], ...]:
    """Who has how much of what a goal counts, best first; nothing where it hangs on cards nobody may count (3.7)."""
    if goal not in _PUBLIC and not v.open_counts:
        return ()
    found = [(seat, MEASURE[goal](player)) for seat, player in enumerate(world(v).players)]
    return tuple(sorted(found, key=lambda one: one[1], reverse=goal != FEWEST))


def plays_last_turn(v: View, seat: Seat) -> bool:
    """9.2: the turn in progress or to come is this player's last."""
    count = len(v.players)
    distance = (seat - v.current) % count
    return v.final is not None and distance <= v.final < distance + count


def discards(v: View) -> int:
    """How many cards of the hand are discarded together at most."""
    held = v.players[v.current].hand_size
    return held if v.turn.stage == Stage.BONFIRE else held - EDITION.hand_limit if v.turn.stage == Stage.HAND_LIMIT else 1
