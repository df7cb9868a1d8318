"""The weights of the evaluation: data in assets/ai, made by build/train_ai.py."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from momiji.resources import assets

from .features import NAMES, OUTLOOK

TIMES = ("young", "late", "last")


@dataclass(frozen=True, slots=True)
class Weights:
    """A weight for each feature at three times: the game is young, the end is near, one own turn is left."""

    young: tuple[float, ...]
    late: tuple[float, ...]
    last: tuple[float, ...]
    goal_spread: tuple[float, float]  # how far a lead in a goal counts: near the end, and how much more at the beginning
    counting: bool  # whether the cards to come are worth counting
    _between: dict[float, tuple[float, ...]] = field(default_factory=dict, compare=False, repr=False)

    def at(self, left: float) -> tuple[float, ...]:
        """The weights between late and young, by how much of the game is left; so few values are met that all are kept."""
        if left not in self._between:
            self._between[left] = tuple(late + left * (young - late) for young, late in zip(self.young, self.late, strict=True))
        return self._between[left]


def read(data: Mapping[str, Any]) -> Weights:
    young, late, last = (tuple(float(data[time].get(name, 0.0)) for name in NAMES) for time in TIMES)
    near, more = data["goal_spread"]
    counting = any(any(weights[OUTLOOK]) for weights in (young, late, last))
    return Weights(young, late, last, (float(near), float(more)), counting)


def load(kind: str) -> dict[int, Weights]:
    """For each number of players; two play differently from a full table."""
    data = json.loads((assets() / "ai" / "weights.json").read_text(encoding="utf-8"))[kind]
    two, more = read(data["two"]), read(data["more"])
    return {2: two, 3: more, 4: more, 5: more}


PLAIN = load("plain")  # looks at what lies on the table
COUNTING = load("counting")  # counts the cards to come as well
