"""Sprout: sees what a turn brings now, not what it leads to, and overlooks things."""

from random import Random

from momiji.games.momiji.rules.cards import CLOSES, NUMBER
from momiji.games.momiji.rules.scoring import goal_points
from momiji.games.momiji.rules.state import State

from .evaluate import Judge
from .greedy import rated_lines
from .thought import Option, Thought
from .usefulness import gain_of
from .weights import PLAIN

_OVERLOOKED = 0.3  # share of the lines that do not come to mind
_MOOD = 7.0  # points by which the rest is misjudged
_FORESIGHT = 0.6  # how much of what may follow is seen
_IN_HAND = 0.9  # of what a card may bring
_IN_PILE = 1.2  # for each card of a pile that is still open


def glance(world: State, rng: Random) -> Thought:
    """The line that brings most at once, of those that come to mind."""
    mood, judge = Random(rng.random()), Judge(world, PLAIN[len(world.players)])

    def at_once(s: State, seat: int) -> float:
        me = s.players[seat]
        value = float(me.acorns) + 0.6 * goal_points(s)[seat] + 1.5 * len(me.landscapes)
        for pile in me.piles:
            if pile is not None:
                value += len(pile) * (NUMBER[pile[-1]] + (0.0 if CLOSES[pile[-1]] else _IN_PILE))
        value += _IN_HAND * sum([gain_of(me, card) for card in me.hand])
        return value + _FORESIGHT * judge(s, seat) + _MOOD * mood.random()

    rated = rated_lines(world, at_once, 3)
    noticed = [one for one in rated if rng.random() >= _OVERLOOKED] or rated[:1]
    return Thought(tuple(Option(one.line.steps, one.value) for one in noticed[:10]))
