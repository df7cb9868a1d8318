"""Sprout: sees what a turn brings now, not what it leads to."""

from random import Random

from momiji.games.momiji.rules.cards import CLOSES, NUMBER
from momiji.games.momiji.rules.scoring import goal_points
from momiji.games.momiji.rules.state import State

from .evaluate import Judge
from .greedy import Rated, rated_lines
from .usefulness import gain_of
from .weights import PLAIN

_MOOD = 7.0  # points by which the rest is misjudged
_FORESIGHT = 0.6  # how much of what may follow is seen
_IN_HAND = 0.9  # of what a card may bring
_IN_PILE = 1.2  # for each card of a pile that is still open


def glanced(world: State, rng: Random) -> list[Rated]:
    """The lines of the turn, the one that seems to bring most at once first."""
    mood, judge = Random(rng.random()), Judge(world, PLAIN[len(world.players)])

    def at_once(s: State, seat: int) -> float:
        me = s.players[seat]
        value = float(me.acorns) + 0.6 * goal_points(s)[seat] + 1.5 * len(me.landscapes)
        for pile in me.piles:
            if pile is not None:
                value += len(pile) * (NUMBER[pile[-1]] + (0.0 if CLOSES[pile[-1]] else _IN_PILE))
        value += _IN_HAND * sum([gain_of(me, card) for card in me.hand])
        return value + _FORESIGHT * judge(s, seat) + _MOOD * mood.random()

    return rated_lines(world, at_once, 3)
