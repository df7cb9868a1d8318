"""Taking landscapes with sense: what a card is worth in general, what it adds to those one has, and what it would give the next player."""

from collections.abc import Mapping
from random import Random

from momiji.ai.thought import Move, Thought
from momiji.games.momiji.rules.cards import NUMBER, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.steps import DRAFT
from momiji.games.momiji.rules.view import View

from .features import NAMES
from .weights import COUNTING, Weights

_AT = {name[-1]: at for at, name in enumerate(NAMES) if name.startswith("landscape-")}
_LEFT = 0.3  # how much it matters what the next player finds
_TOGETHER = {
    "AM": 0.4,
    "EJ": -0.4,
    "BD": -0.4,
    "DK": -0.3,
    "BK": -0.4,
    "FL": 0.3,
    "CN": 0.4,
    "HI": 0.2,
    "GL": 0.3,
    "AA": -0.5,
    "HH": -0.8,
    "II": -0.8,
}


def draft(view: View, rng: Random, noise: float = 0.0, learned: Mapping[int, Weights] = COUNTING) -> Thought:
    """The face-up landscapes, best first; each is worth what its weight says at the beginning of a game."""
    weights = learned[len(view.players)]
    rated = sorted(
        ((value(view, letter, weights) + noise * (rng.random() - 0.5), letter) for letter in dict.fromkeys(view.face_up)),
        key=lambda pair: (-pair[0], pair[1]),
    )
    return Thought(tuple(Move((DRAFT[letter],), points) for points, letter in rated))


def value(view: View, letter: str, weights: Weights) -> float:
    """What taking a landscape brings, less a part of what it leaves to the next player."""
    return worth(view, view.current, letter, weights) + _in_this_game(view, letter) - _LEFT * best_left(view, letter, weights)


def best_left(view: View, letter: str, weights: Weights) -> float:
    """The best landscape for the next player among those that stay."""
    after = (view.current + 1) % len(view.players)
    left = list(view.face_up)
    left.remove(letter)
    if not left or len(view.players[after].panorama) == EDITION.landscapes_each:
        return 0.0
    return max(worth(view, after, other, weights) for other in left)


def worth(view: View, seat: int, letter: str, weights: Weights) -> float:
    """In general, and beside the landscapes a player has."""
    points = general(weights.young[_AT[letter]], weights.late[_AT[letter]])
    for own in view.players[seat].panorama:
        points += _TOGETHER.get("".join(sorted(letter + own)), -0.25 if own == letter else 0.0)
    return points


def general(young: float, late: float) -> float:
    return 0.6 * young + 0.4 * late


def _in_this_game(view: View, letter: str) -> float:
    """What the first hand and the goals say."""
    hand = view.players[view.current].hand or ()
    value = 0.0
    if letter in "JAE":
        types = len({TYPE[card] for card in hand if NUMBER[card] == 0})
        value += 0.2 * (types - 2)
    if "piles-and-landscapes" in view.goals and letter in "HI":
        value += 0.3
    if "acorns" in view.goals and letter in "CFL":
        value += 0.4
    if "hand" in view.goals and letter in "DGK":
        value += 0.3
    if letter in "MN" and "biggest-pile" in view.goals:
        value += 0.3
    return value
