"""What a position is worth: the points everybody will come to, and quickly for all the ways to take one turn."""

from momiji.ai.brain import margin
from momiji.ai.thought import KEEN, Sight
from momiji.games.miyabi.rules.scoring import scores
from momiji.games.miyabi.rules.state import Player, State
from momiji.games.miyabi.rules.tiles import OBJECTS, SIDE

from .majorities import row_outlook
from .outlook import outlook, tiles_left

_ROWS = tuple(slice(kind * SIDE, (kind + 1) * SIDE) for kind in range(len(OBJECTS)))


def expected_points(s: State, sight: Sight = KEEN) -> list[float]:
    """For each seat; when the game is over, what it has."""
    if s.over:
        return [float(score.total) for score in scores(s)]
    return Judge(s, sight).points(s)


class Judge:
    """Values what the player in turn may do. What a turn leaves as it is, the others' gardens, is looked at once."""

    def __init__(self, s: State, sight: Sight = KEEN) -> None:
        self._seat, self._sight = s.current, sight
        self._bonuses = s.bonuses
        self._others = [0.0 if seat == s.current else outlook(s, player, sight.counts) for seat, player in enumerate(s.players)]
        self._left = max(_to_come(s, player) for seat, player in enumerate(s.players) if seat != s.current)
        self._counts = [[sum(player.objects[row]) for player in s.players] for row in _ROWS]

    def value(self, s: State) -> float:
        """Points ahead of the others, while the turn is on that was on when the judge was called."""
        return margin(self.points(s), self._seat, self._sight.regard)

    def points(self, s: State) -> list[float]:
        if s.bonuses != self._bonuses:
            return expected_points(s, self._sight)
        me = s.players[self._seat]
        points = self._others[:]
        points[self._seat] = outlook(s, me, self._sight.counts)
        left = max(self._left, _to_come(s, me))
        for kind, row in enumerate(_ROWS):
            counts = self._counts[kind]
            counts[self._seat] = sum(me.objects[row])
            points = [one + more for one, more in zip(points, row_outlook(kind, tuple(counts), left), strict=True)]
        return points


def _to_come(s: State, player: Player) -> int:
    """Tiles."""
    rounds, now = tiles_left(s, player)
    return rounds * SIDE + now
