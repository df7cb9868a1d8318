"""Sprout: sees what a turn brings now, not what it leads to, and overlooks things."""

from random import Random

from momiji.games.momiji.cards import CLOSES, NUMBER
from momiji.games.momiji.scoring import goal_points
from momiji.games.momiji.state import State

from .greedy import rated_lines
from .thought import Option, Thought

_OVERLOOKED = 0.35  # share of the lines that do not come to mind
_MOOD = 3.0  # points by which the rest is misjudged
_IN_HAND = 1.0
_IN_PILE = 0.9


def glance(world: State, rng: Random) -> Thought:
    """The line that brings most at once, of those that come to mind."""
    mood = Random(rng.random())

    def at_once(s: State, seat: int) -> float:
        me = s.players[seat]
        value = float(me.acorns) + 0.5 * goal_points(s)[seat] + 0.3 * len(me.landscapes)
        for pile in me.piles:
            if pile is not None:
                value += len(pile) * (NUMBER[pile[-1]] + (0.0 if CLOSES[pile[-1]] else _IN_PILE))
        return value + _IN_HAND * min(len(me.hand), 6) + _MOOD * mood.random()

    rated = rated_lines(world, at_once, 3)
    noticed = [one for one in rated if rng.random() >= _OVERLOOKED] or rated[:1]
    return Thought(tuple(Option(one.line.steps, one.value) for one in noticed[:10]))
