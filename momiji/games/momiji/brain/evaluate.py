"""How good a position is for a seat, in points it will have more than the others when the game ends."""

from math import exp
from operator import mul

from momiji.ai.brain import margin
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.scoring import BLUE_TOKEN_POINTS, OTHERS_POINTS, OWNER_POINTS, scores
from momiji.games.momiji.rules.state import Stage, State

from .features import COLUMN_AT, GOAL_INDEX, GOALS, GOALS_AT, NAMES, OUTLOOK, TOKEN_AT, UNCLAIMED_AT, survey
from .outlook import Pool, outlook, pool_of
from .usefulness import best_column
from .weights import COUNTING, Weights

_FINE = 8  # entries of the curve for each card of lead
_REACH = 12
_SPREAD = dict.fromkeys(GOALS, 1.2) | {
    "acorns": 2.2, "top-sum": 1.6, "biggest-pile": 1.3, "zeros": 1.3, "warm": 1.8, "cool": 1.8, "fewest-cards": 2.2, "hand": 1.8,
    "gates": 0.8, "piles-and-landscapes": 1.0,
}  # fmt: skip
NOTHING_TO_COME = tuple(  # the weights of a seat that has had its last turn: what will be scored
    {"points": 1.0, "acorns": 1.0, "goals": 1.0, "blue-token": float(BLUE_TOKEN_POINTS)}.get(name, 0.0) for name in NAMES
)
Garden = tuple[int, tuple[tuple[int, ...], ...]]  # the cards left in the deck, and the columns
_CURVE = [1.0 / (1.0 + exp(-x / _FINE)) for x in range(-_REACH * _FINE, _REACH * _FINE + 1)]


def chance_of(lead: float, spread: float) -> float:
    """The chance that a lead holds until the end; a tie fulfils a goal too."""
    x = int((lead + 0.4) / spread * _FINE) + _REACH * _FINE
    return _CURVE[0 if x < 0 else -1 if x >= len(_CURVE) else x]


def remaining(s: State) -> float:
    """How much of the game is left: 1 at the beginning, 0 when the end is triggered."""
    if s.final is not None:
        return 0.0
    players = len(s.players)
    deck = len(s.deck) / (14 * len(s.types) - (EDITION.table.hand * players + EDITION.reveal))
    gates = s.gates / (players + EDITION.table.gates_beyond_players)
    return deck if deck < gates else gates


def turns_left(s: State, seat: int) -> int | None:
    """Own turns still to come once the end is triggered, for a position in which a turn begins."""
    if s.final is None:
        return None
    return int((seat - s.current) % len(s.players) <= s.final)


def all_features(s: State, weights: Weights) -> tuple[list[list[float]], float]:
    """The features of every seat with the expected points for goals, and how much of the game is left."""
    left = remaining(s)
    pool = pool_of(s) if weights.counting else None
    surveys = [survey(s, seat, pool) for seat in range(len(s.players))]
    near, more = weights.goal_spread
    scale = near + more * left
    for owner, player in enumerate(s.players):
        for goal in player.goals:
            at, spread = GOAL_INDEX[goal], scale * _SPREAD[goal]
            for seat, lead in enumerate(_leads([measures[at] for _, measures, _ in surveys])):
                surveys[seat][0][GOALS_AT] += chance_of(lead, spread) * (OWNER_POINTS if seat == owner else OTHERS_POINTS)
    for goal in s.goals:
        at, spread = GOAL_INDEX[goal], scale * _SPREAD[goal]
        for seat, lead in enumerate(_leads([measures[at] for _, measures, _ in surveys])):
            if lead > 0:
                surveys[seat][0][UNCLAIMED_AT] += chance_of(lead, spread) - 0.5
    surveys[s.current][0][COLUMN_AT] = best_column(s, s.current)
    if s.blue_token is not None:
        surveys[s.blue_token][0][TOKEN_AT] = 1.0
    return [features for features, _, _ in surveys], left


def _leads(figures: list[float]) -> list[float]:
    """How far each is ahead of the best of the others."""
    first = second = -1e9
    for figure in figures:
        if figure > first:
            first, second = figure, first
        elif figure > second:
            second = figure
    return [figure - (second if figure == first else first) for figure in figures]


def expected_points(s: State, weights: Weights | None = None) -> list[float]:
    """What each seat will have at the end, as far as one can tell; exact when the game is over."""
    if s.stage == Stage.OVER:
        return [score.total + 0.01 * len(player.hand) for score, player in zip(scores(s), s.players, strict=True)]
    weights = weights or COUNTING[len(s.players)]
    features, left = all_features(s, weights)
    return [sum(map(mul, weights_for(s, seat, left, weights), figures)) for seat, figures in enumerate(features)]


def weights_for(s: State, seat: int, left: float, weights: Weights) -> tuple[float, ...]:
    """What counts for a seat by the turns it still has."""
    turns = turns_left(s, seat)
    if turns is None:
        return weights.at(left)
    return weights.last if turns else NOTHING_TO_COME


class Judge:
    """Values the positions one turn can lead to, for the player whose turn it is.

    The others' tables do not change in it: they are looked at once for each garden, and what `expected_points` adds up is kept."""

    def __init__(self, s: State, weights: Weights | None = None, regard: float = 1.0) -> None:
        self._weights = weights or COUNTING[len(s.players)]
        self._regard = regard
        self._mover = s.current
        self._others = {seat: survey(s, seat) for seat in range(len(s.players)) if seat != s.current}
        self._pools: dict[Garden, Pool] = {}
        self._figures: dict[tuple[int, int, Garden | None], float] = {}
        self._rivals: dict[str, tuple[float, list[tuple[int, float, float]]]] = {}

    def __call__(self, s: State, seat: int) -> float:
        if s.stage == Stage.OVER or seat != self._mover:
            return margin(expected_points(s, self._weights), seat, self._regard)
        left = remaining(s)
        garden = pool = None
        if self._weights.counting:
            garden = len(s.deck), tuple(s.garden)
            pool = self._pools.get(garden)
            if pool is None:
                pool = self._pools[garden] = pool_of(s)
        features, measures, _ = survey(s, seat, pool)
        goals, unclaimed = self._goals(s, measures, left)
        values = []
        for other in range(len(s.players)):
            weights = weights_for(s, other, left, self._weights)
            value = sum(map(mul, weights, features)) if other == seat else self._figure(s, other, weights, garden)
            value += weights[GOALS_AT] * goals[other] + weights[UNCLAIMED_AT] * unclaimed[other]
            if other == s.current:
                value += weights[COLUMN_AT] * best_column(s, other)
            if other == s.blue_token:
                value += weights[TOKEN_AT]
            values.append(value)
        return margin(values, seat, self._regard)

    def _figure(self, s: State, seat: int, weights: tuple[float, ...], garden: Garden | None) -> float:
        """What another's table comes to, without what depends on several tables; kept by the weights and the cards to come."""
        key = seat, id(weights), garden
        figure = self._figures.get(key)
        if figure is None:
            features, _, ends = self._others[seat]
            figure = sum(map(mul, weights, features))
            if garden is not None:
                figure += sum(map(mul, weights[OUTLOOK], outlook(s.players[seat], s.types, ends, self._pools[garden])))
            self._figures[key] = figure
        return figure

    def _goals(self, s: State, measures: list[float], left: float) -> tuple[list[float], list[float]]:
        """Expected points for goals that somebody has, and leads in those still to be had, for each seat."""
        near, more = self._weights.goal_spread
        scale = near + more * left
        mover = self._mover
        points, unclaimed = [0.0] * len(s.players), [0.0] * len(s.players)
        for owner, player in enumerate(s.players):
            for goal in player.goals:
                best, rivals = self._rivals.get(goal) or self._compared(goal)
                mine, spread = measures[GOAL_INDEX[goal]], scale * _SPREAD[goal]
                points[mover] += chance_of(mine - best, spread) * (OWNER_POINTS if owner == mover else OTHERS_POINTS)
                for seat, figure, rest in rivals:
                    lead = figure - (mine if mine > rest else rest)
                    points[seat] += chance_of(lead, spread) * (OWNER_POINTS if owner == seat else OTHERS_POINTS)
        for goal in s.goals:
            best, rivals = self._rivals.get(goal) or self._compared(goal)
            mine = measures[GOAL_INDEX[goal]]
            if mine > best:
                unclaimed[mover] += chance_of(mine - best, scale * _SPREAD[goal]) - 0.5
                continue
            for seat, figure, rest in rivals:
                if figure > mine and figure > rest:
                    unclaimed[seat] += chance_of(figure - (mine if mine > rest else rest), scale * _SPREAD[goal]) - 0.5
        return points, unclaimed

    def _compared(self, goal: str) -> tuple[float, list[tuple[int, float, float]]]:
        """The best of the others in a goal; and each of them with the best of the rest."""
        figures = {seat: measures[GOAL_INDEX[goal]] for seat, (_, measures, _) in self._others.items()}
        rivals = [
            (seat, figure, max((other for rest, other in figures.items() if rest != seat), default=-1e9))
            for seat, figure in figures.items()
        ]
        self._rivals[goal] = max(figures.values()), rivals
        return self._rivals[goal]


def value(s: State, seat: int, weights: Weights | None = None) -> float:
    return margin(expected_points(s, weights), seat)
