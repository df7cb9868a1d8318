"""What a turn of a finished game was worth beside the next best really different one, and whether that is more than noise.

A search finds the other turn; then both are taken in the same imagined worlds, which the search has not seen. So the figure is not
the luck of whatever looked best, and its standard error is known.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, Final

from .brain import AnyBrain
from .coach import COACH
from .levels import never, only_step, whose_turn
from .search import looked_at, outcome
from .thought import Effort, Move, Steps

LEAST: Final = 3.0  # points a turn must be worth to be told of
_ERRORS: Final = 4.0  # standard errors it must be away from nothing
_NEAR: Final = 2.0  # points by the search, from which on it is looked at in more worlds
_WORLDS: Final = 128
_BATCH: Final = 32  # worlds after which a turn that will not be told of is given up
_EXACT: Final = 0.3  # points; as soon as the error is smaller the figure is good enough
_ON: Final = 8  # turns that are played on in an imagined world
_OTHERS: Final = 16  # worlds in which the others are asked what they would have taken
_EFFORT: Final = Effort(lines=12, playouts=120, turns=6)


@dataclass(frozen=True, slots=True)
class Weighed:
    """Points more (or less) than the other turn, how sure they are, and what both turns were."""

    points: float = 0.0
    error: float = 0.0  # one standard error of the points
    worlds: int = 0
    steps: Steps = ()  # as far as they could be planned
    other: Steps = ()
    first: int | None = None  # of a good turn: the seat that would have taken the same, had it been left

    @property
    def clear(self) -> bool:
        return abs(self.points) >= max(LEAST, _ERRORS * self.error)


NOTHING: Final = Weighed()


def weigh(brain: AnyBrain, view: Any, steps: Steps, seed: int | str, *, effort: Effort | None = None, worlds: int = _WORLDS) -> Weighed:
    """The same for the same seed: only figures limit it, no clock."""
    if brain.own_way(view) is not None:
        return NOTHING
    rng = Random(f"weigh/{seed}")
    world = brain.rules.imagine(view, rng)
    seat = whose_turn(brain, view, world)
    if only_step(brain, world) is not None:
        return NOTHING
    effort = effort or brain.efforts.get(COACH, {}).get(len(brain.points(world)), _EFFORT)
    steps = brain.known(world, steps)
    options = brain.search(view, seat, rng, effort, never, also=steps).options
    own = next((option for option in options if option.steps == steps), None)
    other = own and next((option for option in options if not alike(brain, own.steps, option.steps, view)), None)
    if own is None or other is None or abs(own.points - other.points) < _NEAR:
        return NOTHING
    first = None
    if own.points > other.points:
        first = _first(brain, view, seat, own.steps, other.steps, rng)
        if first is None and _obvious(brain, view, own.steps, rng):
            return NOTHING
    return replace(_beside(brain, view, seat, own, other, rng, replace(effort, turns=_ON), worlds), first=first)


def _obvious(brain: AnyBrain, view: Any, steps: Steps, rng: Random) -> bool:
    """It looks best at a glance: whoever takes such a turn turns nothing."""
    return alike(brain, steps, looked_at(brain, view, rng)[0].steps, view)


def alike(brain: AnyBrain, steps: Steps, others: Steps, view: Any) -> bool:
    """The same main action, or called the same."""
    return brain.outline(steps)[0] == brain.outline(others)[0] or repr(brain.said(steps, view)) == repr(brain.said(others, view))


def _beside(brain: AnyBrain, view: Any, seat: int, own: Move, other: Move, rng: Random, effort: Effort, worlds: int) -> Weighed:
    """Both turns in the same worlds. If they say the opposite of the search, nothing is sure."""
    gaps: list[float] = []
    while len(gaps) < worlds:
        for _ in range(min(_BATCH, worlds - len(gaps))):
            world = brain.rules.imagine(view, rng)
            gaps.append(_end(brain, world, own.steps, seat, effort) - _end(brain, world, other.steps, seat, effort))
        points, error = fmean(gaps), _standard_error(gaps)
        if error < _EXACT or abs(points) + _ERRORS * error < LEAST:
            break
    if points * (own.points - other.points) <= 0:
        return NOTHING
    return Weighed(points, error, len(gaps), own.steps, other.steps)


def _end(brain: AnyBrain, world: Any, steps: Steps, seat: int, effort: Effort) -> float:
    return outcome(brain, brain.taken(world, steps), seat, effort)


def _standard_error(values: Sequence[float]) -> float:
    return sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")


def _first(brain: AnyBrain, view: Any, seat: int, steps: Steps, other: Steps, rng: Random) -> int | None:
    """Who takes the same before the seat's next turn, in most worlds in which it takes the other turn."""
    takes = brain.wanted(steps, view)
    if takes is None:
        return None
    takers: Counter[int] = Counter()
    for _ in range(_OTHERS):
        s = brain.taken(brain.rules.imagine(view, rng), other)
        while (actor := brain.rules.actor(s)) not in (None, seat):
            assert actor is not None
            line = brain.lines(s)[0].steps
            if takes(line):
                takers[actor] += 1
                break
            s = brain.taken(s, line)
    taker, times = max(takers.items(), key=lambda one: one[1], default=(None, 0))
    return taker if 2 * times > _OTHERS else None
