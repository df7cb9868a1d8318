"""The scoring sheet as plain data: what stands in each cell. Every number is asked of the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from momiji.games.momiji.rules import scoring, solo
from momiji.games.momiji.rules.cards import NAMES, NUMBER
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.position import has_gate
from momiji.games.momiji.rules.state import Player, State

RowKind = Literal["pile", "acorns", "goal", "blue"]


@dataclass(frozen=True, slots=True)
class Cell:
    """Points None: nothing to write here, a dash."""

    points: int | None
    cards: int = 0  # a pile: how many cards …
    top: int = 0  # … times the number on its top card
    gate: bool = False
    figure: int | None = None  # a goal: what this player reached
    owns: bool = False  # the goal, or the blue-leaf token


@dataclass(frozen=True, slots=True)
class Row:
    """`name` is a leaf type or a goal; one cell for each seat."""

    kind: RowKind
    name: str
    cells: tuple[Cell, ...]
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the ranking."""

    place: int
    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Figure:
    """Something a condition asks about, with how far it came: a leaf's pile, a goal owned, or acorns (both names empty)."""

    value: int | None  # None: not there at all
    leaf: str = ""
    goal: str = ""
    gate: bool = False
    owned: bool = False  # the goal of this leaf


@dataclass(frozen=True, slots=True)
class Condition:
    number: int
    holds: bool
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    conditions: tuple[Condition, ...]

    @property
    def won(self) -> bool:
        return all(condition.holds for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class Sheet:
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    ranking: tuple[Standing, ...]
    hands: tuple[int | None, ...] | None  # cards in hand of those who were level at the top; None: it did not come to that
    rounds: int
    turns: int
    scenario: Scenario | None = None

    @property
    def players(self) -> int:
        return len(self.totals)


def sheet(s: State) -> Sheet:
    """The sheet of a game that is over."""
    seats = range(len(s.players))
    scores = scoring.scores(s)
    totals = tuple(score.total for score in scores)
    winners = tuple(scoring.winners(s)) if s.solo is None else ()
    rows = [*(_pile_row(s, t) for t in s.types), Row("acorns", "", tuple(Cell(score.acorns) for score in scores))]
    if s.solo is None:
        rows += [_goal_row(s, goal, owner) for owner in seats for goal in s.players[owner].goals]
        if s.dew:
            rows.append(_blue_row(s, scores))
    else:
        rows += [_solo_goal_row(s, goal) for goal in EDITION.scenarios[s.solo].goals]
    return Sheet(
        tuple(rows),
        totals,
        winners,
        _ranking(totals, winners),
        _hands(s, totals, winners),
        -(-s.turn // len(s.players)),
        s.turn,
        _scenario(s) if s.solo is not None else None,
    )


def _pile_row(s: State, t: int) -> Row:
    """The pile that shows this type, whatever lies below its top card."""
    return Row("pile", NAMES[t], tuple(_pile_cell(player, t) for player in s.players))


def _pile_cell(player: Player, t: int) -> Cell:
    pile = player.piles[t]
    if pile is None:
        return Cell(None)
    return Cell(scoring.pile_points(pile), len(pile), NUMBER[pile[-1]], has_gate(player, t))


def _goal_row(s: State, goal: str, owner: int) -> Row:
    best = scoring.fulfilled(s, goal)
    cells = []
    for seat, player in enumerate(s.players):
        worth = scoring.OWNER_POINTS if seat == owner else scoring.OTHERS_POINTS
        cells.append(Cell(worth if seat in best else None, figure=scoring.MEASURE[goal](player), owns=seat == owner))
    return Row("goal", goal, tuple(cells), owner)


def _solo_goal_row(s: State, goal: str) -> Row:
    owned = goal in s.players[0].goals
    return Row("goal", goal, (Cell(None, owns=owned),), 0 if owned else None)


def _blue_row(s: State, scores: list[scoring.Score]) -> Row:
    cells = (Cell(score.blue if s.blue_token == seat else None, owns=s.blue_token == seat) for seat, score in enumerate(scores))
    return Row("blue", "", tuple(cells), s.blue_token)


def _ranking(totals: tuple[int, ...], winners: tuple[int, ...]) -> tuple[Standing, ...]:
    """Winners first, then by points; equals share a place."""
    merit = {seat: (seat in winners, total) for seat, total in enumerate(totals)}
    order = sorted(merit, key=lambda seat: merit[seat], reverse=True)
    return tuple(Standing(1 + sum(one > merit[seat] for one in merit.values()), seat, totals[seat]) for seat in order)


def _hands(s: State, totals: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int | None, ...] | None:
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if not winners or len(level) == len(winners):
        return None
    return tuple(len(player.hand) if seat in level else None for seat, player in enumerate(s.players))


# ---------------------------------------------------------------- solo
def _worths(s: State) -> tuple[Figure, ...]:
    piles = s.players[0].piles
    return tuple(Figure(scoring.pile_points(pile) if (pile := piles[t]) else None, leaf=NAMES[t]) for t in s.types)


def _worths_with_goals(s: State) -> tuple[Figure, ...]:
    return tuple(Figure(one.value, leaf=one.leaf, owned=one.leaf in s.players[0].goals) for one in _worths(s))


def _sizes(s: State) -> tuple[Figure, ...]:
    """In the order in which the piles stand: what matters is the middle."""
    return tuple(Figure(len(s.players[0].piles[t] or ()), leaf=NAMES[t]) for t in s.players[0].row)


def _tops(s: State) -> tuple[Figure, ...]:
    piles = s.players[0].piles
    return tuple(Figure(NUMBER[pile[-1]] if (pile := piles[t]) else None, leaf=NAMES[t]) for t in s.types)


def _gates(s: State) -> tuple[Figure, ...]:
    return tuple(Figure(one.value, leaf=one.leaf, gate=has_gate(s.players[0], t)) for t, one in zip(s.types, _tops(s), strict=True))


def _goals(s: State) -> tuple[Figure, ...]:
    return tuple(Figure(None, goal=goal) for goal in s.players[0].goals)


def _acorns(s: State) -> tuple[Figure, ...]:
    return (Figure(s.players[0].acorns),)


# Which figures make a condition plain, in the order of solo.conditions.
_FIGURES: Final[dict[str, tuple[Callable[[State], tuple[Figure, ...]], ...]]] = {
    solo.COLD_BREEZE: (_worths, _sizes, _goals),
    solo.MEDITATION: (_tops, _worths_with_goals, _acorns),
    solo.EQUINOX: (_gates, _acorns, _goals),
}


def _scenario(s: State) -> Scenario:
    assert s.solo is not None
    parts = zip(solo.conditions(s), _FIGURES[s.solo], strict=True)
    return Scenario(s.solo, tuple(Condition(number, holds, figures(s)) for number, (holds, figures) in enumerate(parts, start=1)))
