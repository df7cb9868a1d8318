"""Final scoring (6 to 8 and 10) and who has won. It can be asked at any time: then it says how things stand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .edition import EDITION
from .setup import COLOUR, MEADOW, SEVEN
from .state import Player, State
from .tiles import ALL_SQUARES, BESIDE, OBJECTS, SIDE


@dataclass(frozen=True, slots=True)
class Score:
    laid: int
    fifth: int
    zen: int
    frog: int
    rows: int
    colour: int
    meadow: int
    seven: int

    @property
    def total(self) -> int:
        return self.laid + self.fifth + self.zen + self.frog + self.rows + self.colour + self.meadow + self.seven


def scores(s: State) -> list[Score]:
    options = s.setup.options
    gardens = [player.objects for player in s.players]
    rows = [row_points(kind, row_counts(gardens, kind)) for kind in range(len(OBJECTS))]
    return [
        Score(
            laid=player.laid_points,
            fifth=player.fifth_points,
            zen=player.zen_points,
            frog=player.frog_points,
            rows=sum(row[seat] for row in rows),
            colour=colour(player) if COLOUR in options else 0,
            meadow=meadow(player) if MEADOW in options else 0,
            seven=seven(player) if SEVEN in options else 0,
        )
        for seat, player in enumerate(s.players)
    ]


def winners(s: State) -> list[int]:
    """6.3: a tie is a shared victory."""
    totals = [score.total for score in scores(s)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def row_counts(gardens: Iterable[Sequence[int]], kind: int) -> list[int]:
    """Objects of a kind in each garden, all of them in its row; a garden is given by the objects on its squares."""
    return [sum(objects[kind * SIDE : (kind + 1) * SIDE]) for objects in gardens]


def row_points(kind: int, counts: Sequence[int]) -> list[int]:
    """6.1, 6.2: for the most and, where one player alone has them, for the second most; nothing for nothing."""
    ranks = sorted(set(counts) - {0}, reverse=True)
    values = EDITION.objects[kind]
    points = dict.fromkeys(ranks[:1], values.most)
    if ranks and counts.count(ranks[0]) == 1:
        points |= dict.fromkeys(ranks[1:2], values.second)
    return [points.get(count, 0) for count in counts]


def colour(player: Player) -> int:
    """7.1: the objects of the group with the most of them."""
    return sum(player.objects[square] for square in colour_group(player))


def meadow(player: Player) -> int:
    """8.1."""
    return EDITION.meadow_points * len(meadow_group(player))


def colour_group(player: Player) -> tuple[int, ...]:
    """The squares of the group with the most objects."""
    return _largest_group(player.objects)


def meadow_group(player: Player) -> tuple[int, ...]:
    """The squares of the largest group of green ones; bare ground is none, nor is a zen tile."""
    bare = player.ground[0]
    return _largest_group([0 if bare >> square & 1 or player.objects[square] else 1 for square in ALL_SQUARES])


def _largest_group(weights: Sequence[int]) -> tuple[int, ...]:
    """Of squares with a weight, those that touch by their sides and bring the most together."""
    left = {square for square in ALL_SQUARES if weights[square]}
    best: tuple[int, tuple[int, ...]] = (0, ())
    while left:
        edge, group = [left.pop()], []
        while edge:
            square = edge.pop()
            group.append(square)
            touching = left.intersection(BESIDE[square])
            left -= touching
            edge += touching
        best = max(best, (sum(weights[square] for square in group), tuple(group)), key=lambda one: one[0])
    return best[1]


def seven(player: Player) -> int:
    """10.1: rows and columns in which exactly seven objects are visible."""
    objects = player.objects
    lines = [objects[row * SIDE : (row + 1) * SIDE] for row in range(SIDE)] + [objects[column::SIDE] for column in range(SIDE)]
    return EDITION.seven_points * sum(sum(line) == EDITION.seven_objects for line in lines)
