"""How good a position is for a seat, in points it will have more than the others when the game ends."""

from math import exp
from operator import mul

from momiji.games.momiji.edition import EDITION
from momiji.games.momiji.scoring import BLUE_TOKEN_POINTS, OTHERS_POINTS, OWNER_POINTS, scores
from momiji.games.momiji.state import OVER, State

from .features import COLUMN_AT, GOAL_INDEX, GOALS, GOALS_AT, TOKEN_AT, UNCLAIMED_AT, Survey, survey
from .usefulness import best_column
from .weights import WEIGHTS, Weights

_FINE = 8  # entries of the curve for each card of lead
_REACH = 12
_LEADER = 0.5  # with several opponents: how much of them is the strongest one
_SPREAD = dict.fromkeys(GOALS, 1.2) | {
    "acorns": 2.2, "top-sum": 1.6, "biggest-pile": 1.3, "zeros": 1.3, "warm": 1.8, "cool": 1.8, "fewest-cards": 2.2, "hand": 1.8,
    "gates": 0.8, "piles-and-landscapes": 1.0,
}  # fmt: skip
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


def all_features(s: State, weights: Weights, known: list[Survey] | None = None, mover: int = -1) -> tuple[list[list[float]], float]:
    """The features of every seat with the expected points for goals, and how much of the game is left.

    Surveys of the others made before a turn stay true through it: they may be given as `known`, with the seat whose turn it was."""
    left = remaining(s)
    players = s.players
    if known is None:
        surveys = [survey(s, seat) for seat in range(len(players))]
    else:
        surveys = [survey(s, seat) if seat == mover else (known[seat][0][:], known[seat][1]) for seat in range(len(players))]
    near, more = weights.goal_spread
    scale = near + more * left
    two = len(players) == 2
    for owner, player in enumerate(players):
        for goal in player.goals:
            at, spread = GOAL_INDEX[goal], scale * _SPREAD[goal]
            if two:
                lead = surveys[0][1][at] - surveys[1][1][at]
                surveys[0][0][GOALS_AT] += chance_of(lead, spread) * (OTHERS_POINTS if owner else OWNER_POINTS)
                surveys[1][0][GOALS_AT] += chance_of(-lead, spread) * (OWNER_POINTS if owner else OTHERS_POINTS)
                continue
            for seat, lead in enumerate(_leads([measures[at] for _, measures in surveys])):
                surveys[seat][0][GOALS_AT] += chance_of(lead, spread) * (OWNER_POINTS if seat == owner else OTHERS_POINTS)
    for goal in s.goals:
        at, spread = GOAL_INDEX[goal], scale * _SPREAD[goal]
        for seat, lead in enumerate(_leads([measures[at] for _, measures in surveys])):
            if lead > 0:
                surveys[seat][0][UNCLAIMED_AT] += chance_of(lead, spread) - 0.5
    surveys[s.current][0][COLUMN_AT] = best_column(s, s.current)
    if s.blue_token is not None:
        surveys[s.blue_token][0][TOKEN_AT] = 1.0
    return [features for features, _ in surveys], left


def _leads(figures: list[float]) -> list[float]:
    """How far each is ahead of the best of the others."""
    first = second = -1e9
    for figure in figures:
        if figure > first:
            first, second = figure, first
        elif figure > second:
            second = figure
    return [figure - (second if figure == first else first) for figure in figures]


def expected_points(s: State, weights: Weights | None = None, known: list[Survey] | None = None, mover: int = -1) -> list[float]:
    """What each seat will have at the end, as far as one can tell; exact when the game is over."""
    if s.stage == OVER:
        return [score.total + 0.01 * len(player.hand) for score, player in zip(scores(s), s.players, strict=True)]
    weights = weights or WEIGHTS[len(s.players)]
    features, left = all_features(s, weights, known, mover)
    values = []
    for seat, figures in enumerate(features):
        turns = turns_left(s, seat)
        if turns == 0:
            value = figures[1] + figures[11] + figures[GOALS_AT] + (BLUE_TOKEN_POINTS if s.blue_token == seat else 0)
        elif turns:
            value = sum(map(mul, weights.last, figures))
        else:
            late = sum(map(mul, weights.late, figures))
            value = late + left * (sum(map(mul, weights.young, figures)) - late)
        values.append(value)
    return values


class Judge:
    """Values positions a turn can lead to; what the others have is looked at once, as their tables do not change in it."""

    def __init__(self, s: State, weights: Weights | None = None) -> None:
        self._weights = weights or WEIGHTS[len(s.players)]
        self._mover = s.current
        self._known = [([], []) if seat == s.current else survey(s, seat) for seat in range(len(s.players))]

    def __call__(self, s: State, seat: int) -> float:
        return margin(expected_points(s, self._weights, self._known, self._mover), seat)


def margin(values: list[float], seat: int) -> float:
    """A seat's points against the others'; the strongest of several opponents counts most."""
    if len(values) == 2:
        return values[seat] - values[1 - seat]
    others = values[:seat] + values[seat + 1 :]
    return values[seat] - _LEADER * max(others) - (1 - _LEADER) * sum(others) / len(others)


def value(s: State, seat: int, weights: Weights | None = None) -> float:
    return margin(expected_points(s, weights), seat)
