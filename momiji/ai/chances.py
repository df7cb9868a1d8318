"""Who is likely to win, from what everybody can see: no hand and no deck is looked into.

The two figures were fitted to 400 games of Momiji between sprouts and gardeners, two to four at a table, a guess at the beginning of
every turn (half of the games to fit, half to check): of guesses between 20 and 30 % 25 % came true, of those between 80 and 90 % 85 %.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from .brain import AnyBrain
from .thought import Sight

WORLDS: Final = 4  # imagined deals a guess is made from
_LATE: Final = 0.12  # share of a wide margin a lead must have to count much when the end is near
_YOUNG: Final = 0.24  # so much more at the beginning
_ON_THE_TABLE: Final = Sight(counts=False)


def glimpse(brain: AnyBrain, world: Any) -> list[float]:
    """What everybody would come to in one imagined deal."""
    return brain.points(world, _ON_THE_TABLE)


def chances(brain: AnyBrain, s: Any, glimpses: Sequence[Sequence[float]]) -> list[float]:
    """For each seat, from 0 to 1. Of the position only public facts are used."""
    points = [sum(values) / len(glimpses) for values in zip(*glimpses, strict=True)]
    weights = [exp((value - max(points)) / _spread(brain, s)) for value in points]
    return [weight / sum(weights) for weight in weights]


def chance_of(brain: AnyBrain, s: Any, ahead: float) -> float:
    """To win, for whoever will be so many points ahead of the others, as far as one can tell."""
    others = len(brain.points(s)) - 1
    return 1 / (1 + others * exp(max(-50.0, min(50.0, -ahead / _spread(brain, s)))))


def _spread(brain: AnyBrain, s: Any) -> float:
    return brain.wide * _LATE + brain.wide * _YOUNG * brain.left(s)
