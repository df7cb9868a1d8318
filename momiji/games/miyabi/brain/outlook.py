"""What a garden will have brought at the end, part by part, foretold from figures of how it lies now.

A part is what is scored already plus its figures times their weights (weights.toml). With nothing left to lay all figures are 0 and
only what is scored counts.
"""

from collections.abc import Callable
from operator import mul

from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.setup import COLOUR, FROG, MEADOW, SEVEN, ZEN
from momiji.games.miyabi.rules.state import NOWHERE, Player, State
from momiji.games.miyabi.rules.tiles import ALL_LANTERNS, BESIDE, GROUND, OBJECTS, SIDE

from .frog import climb
from .groups import largest_colour, largest_meadow, shown
from .shape import FREE, shape
from .weights import SEVENS, WEIGHTS

_MANY = len(SEVENS[0]) - 1  # so many objects in a line, or more: they count alike


def tiles_left(s: State, player: Player) -> tuple[int, int]:
    """Rounds to come, and tiles in this one; who is out looks ahead to the next round, so that its beginning changes no value."""
    rounds = s.rounds - max(s.round, 1)
    if player.out:
        return (rounds - 1, SIDE) if rounds else (0, 0)
    return rounds, SIDE - player.lanterns.bit_count()


def outlook(s: State, player: Player, counts: bool = True) -> float:
    """Points at the end without the rows. Who does not count looks at what lies, not at what may still be laid on it."""
    options = s.setup.options
    rounds, now = tiles_left(s, player)
    points = float(player.points)
    if counts and (rounds or now):
        points += sum(map(mul, WEIGHTS["laid"], laid_figures(s, player, rounds, now)))
    objects = shown(player.objects) if options else 0
    for name, figures in FIGURES.items():
        if name in options:
            sure, rest = figures(player, objects, rounds, now)
            points += sure + (sum(map(mul, WEIGHTS[name], rest)) if rounds or now else 0)
    if SEVEN in options:
        chances = SEVENS[min(rounds * SIDE + now, len(SEVENS) - 1)]
        points += sum([chances[count if count < _MANY else _MANY] for count in line_counts(player)])
    return points


def laid_figures(s: State, player: Player, rounds: int, now: int) -> list[float]:
    """For laying and the fifth level."""
    figures = shape(player.ground, ALL_LANTERNS if now == SIDE else ALL_LANTERNS ^ player.lanterns)
    reach = _fifth_in_reach(s, player)
    return [rounds, rounds * rounds, now, rounds * now, *[rounds * one for one in figures[:FREE]], *figures[FREE:], reach]


def _fifth_in_reach(s: State, player: Player) -> int:
    """The bonuses still there for rows in which this player has a square of the level below."""
    level = EDITION.fifth_level - 1
    if len(player.ground) <= level:
        return 0
    squares = player.ground[level]
    return sum(
        EDITION.objects[kind].fifth for kind in range(len(OBJECTS)) if s.bonuses >> kind & 1 and squares >> kind * SIDE & ALL_LANTERNS
    )


def colour_figures(player: Player, objects: int, rounds: int, now: int) -> tuple[int, list[float]]:
    points = largest_colour(objects, player.objects)
    return points, [rounds, now, rounds * points, now * points]


def meadow_figures(player: Player, objects: int, rounds: int, now: int) -> tuple[int, list[float]]:
    points = EDITION.meadow_points * largest_meadow(GROUND & ~player.ground[0] & ~objects)
    return points, [rounds, now, rounds * points, now * points]


def zen_figures(player: Player, objects: int, rounds: int, now: int) -> tuple[int, list[float]]:
    """What is scored is among the points already; a tile that waits may still be enclosed."""
    if player.waiting == NOWHERE:
        return 0, [rounds, now, 0, 0, 0, 0]
    beside = [player.objects[square] for square in BESIDE[player.waiting]]
    missing = beside.count(0)
    return 0, [rounds, now, 1, missing, sum(beside), missing if not rounds else 0]


def frog_figures(player: Player, objects: int, rounds: int, now: int) -> tuple[int, list[float]]:
    level = 0 if player.frog == NOWHERE else player.level(player.frog)
    way_up = climb(player, objects, level, rounds * SIDE + now)
    return 0, [rounds, now, rounds * level, now * level, way_up, rounds * player.gold]


# What is sure already and not among the points, and the figures for the rest; they get the squares that show objects.
FIGURES: dict[str, Callable[[Player, int, int, int], tuple[int, list[float]]]] = {
    COLOUR: colour_figures,
    MEADOW: meadow_figures,
    ZEN: zen_figures,
    FROG: frog_figures,
}


def line_counts(player: Player) -> list[int]:
    """The objects in each row and column (10.1)."""
    objects = player.objects
    return [
        *[sum(objects[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE)],
        *[sum(objects[column::SIDE]) for column in range(SIDE)],
    ]
