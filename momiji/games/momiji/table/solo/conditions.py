"""A scenario's conditions as plain data: whether each holds, and the figures that make it plain."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from momiji.games.momiji.rules import scoring, solo
from momiji.games.momiji.rules.cards import NAMES, NUMBER
from momiji.games.momiji.rules.position import has_gate
from momiji.games.momiji.rules.state import State


@dataclass(frozen=True, slots=True)
class SoloFigure:
    """Something a condition asks about, with how far it came: a leaf's pile, a goal owned, or acorns (both names empty)."""

    value: int | None  # None: not there at all
    leaf: str = ""
    goal: str = ""
    gate: bool = False
    owned: bool = False  # the goal of this leaf


@dataclass(frozen=True, slots=True)
class SoloCondition:
    number: int
    holds: bool
    figures: tuple[SoloFigure, ...]


@dataclass(frozen=True, slots=True)
class SoloScenario:
    id: str
    conditions: tuple[SoloCondition, ...]

    @property
    def won(self) -> bool:
        return all(condition.holds for condition in self.conditions)


def _worths(s: State) -> tuple[SoloFigure, ...]:
    piles = s.players[0].piles
    return tuple(SoloFigure(scoring.pile_points(pile) if (pile := piles[t]) else None, leaf=NAMES[t]) for t in s.types)


def _worths_with_goals(s: State) -> tuple[SoloFigure, ...]:
    return tuple(SoloFigure(one.value, leaf=one.leaf, owned=one.leaf in s.players[0].goals) for one in _worths(s))


def _sizes(s: State) -> tuple[SoloFigure, ...]:
    """In the order in which the piles stand: what matters is the middle."""
    return tuple(SoloFigure(len(s.players[0].piles[t] or ()), leaf=NAMES[t]) for t in s.players[0].row)


def _tops(s: State) -> tuple[SoloFigure, ...]:
    piles = s.players[0].piles
    return tuple(SoloFigure(NUMBER[pile[-1]] if (pile := piles[t]) else None, leaf=NAMES[t]) for t in s.types)


def _gates(s: State) -> tuple[SoloFigure, ...]:
    return tuple(SoloFigure(one.value, leaf=one.leaf, gate=has_gate(s.players[0], t)) for t, one in zip(s.types, _tops(s), strict=True))


def _goals(s: State) -> tuple[SoloFigure, ...]:
    return tuple(SoloFigure(None, goal=goal) for goal in s.players[0].goals)


def _acorns(s: State) -> tuple[SoloFigure, ...]:
    return (SoloFigure(s.players[0].acorns),)


# Which figures make a condition plain, in the order of solo.conditions.
_FIGURES: Final[dict[str, tuple[Callable[[State], tuple[SoloFigure, ...]], ...]]] = {
    solo.COLD_BREEZE: (_worths, _sizes, _goals),
    solo.MEDITATION: (_tops, _worths_with_goals, _acorns),
    solo.EQUINOX: (_gates, _acorns, _goals),
}


def scenario_of(s: State) -> SoloScenario:
    assert s.solo is not None
    parts = zip(solo.conditions(s), _FIGURES[s.solo], strict=True)
    return SoloScenario(s.solo, tuple(SoloCondition(number, holds, figures(s)) for number, (holds, figures) in enumerate(parts, start=1)))
