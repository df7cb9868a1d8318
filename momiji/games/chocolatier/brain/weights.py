"""The weights of the evaluation: data in assets/ai, learnt by build/train_chocolatier.py."""

import json
from dataclasses import dataclass
from typing import Any, Final

from momiji.games.chocolatier.rules.contents import SIZE
from momiji.resources import assets

from .features import BOX_NAMES, LINE_NAMES, NAMES

FILE: Final = "chocolatier.json"
SIDES: Final = ("coloured", "brown")
FARTHEST: Final = SIZE - 1  # rounds to come at least, beyond which a game is simply young


@dataclass(frozen=True, slots=True)
class Weights:
    """For each number of rounds to come at least (from 1): what a figure of the box or of a line is worth in points."""

    box: tuple[tuple[float, ...], ...]
    line: tuple[tuple[float, ...], ...]
    mark: tuple[float, ...]


def read(rows: list[list[float]]) -> Weights:
    boxes, lines = len(BOX_NAMES), len(LINE_NAMES)
    if len(rows) != FARTHEST or any(len(row) != len(NAMES) for row in rows):
        raise ValueError("these weights do not fit the figures")
    return Weights(
        tuple(tuple(row[:boxes]) for row in rows),
        tuple(tuple(row[boxes : boxes + lines]) for row in rows),
        tuple(row[-1] for row in rows),
    )


def load() -> dict[tuple[bool, int], Weights]:
    """By side (brown or not) and number of players."""
    data: dict[str, dict[str, Any]] = json.loads((assets() / "ai" / FILE).read_text(encoding="utf-8"))
    return {(side == "brown", int(players)): read(rows) for side in SIDES for players, rows in data[side].items()}


WEIGHTS: Final = load()
