"""How far a frog could climb from where it sits."""

from momiji.games.miyabi.rules.state import NOWHERE, Player
from momiji.games.miyabi.rules.tiles import GROUND

from .groups import around

_PATIENCE = 3  # moves on one level before the next step up


def climb(player: Player, objects: int, level: int, moves: int) -> int:
    """Points on the way up (11.4), as the garden lies, in so many moves; `objects` are the squares that show some."""
    if player.frog == NOWHERE:
        return 0
    ground, points, here = player.ground, 0, 1 << player.frog
    open_to = GROUND if player.gold else GROUND & ~objects
    while moves > 0 and level + 1 < len(ground):
        same, higher = ground[level] & open_to, ground[level + 1] & open_to
        for _ in range(min(_PATIENCE, moves)):
            moves -= 1
            reached = around(here)
            if reached & higher:
                break
            here |= reached & same
        if not reached & higher:
            break
        level += 1
        points += level
        here = reached & higher
    return points
