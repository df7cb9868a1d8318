"""Groups of squares as boards of bits: the largest group of objects (7.1) and the largest meadow (8.1)."""

from collections.abc import Sequence

from momiji.games.miyabi.rules.tiles import ALL_LANTERNS, COUNT, SIDE

_MOST = max(COUNT)  # objects on a square
_NOT_FIRST = sum((ALL_LANTERNS & ~1) << row * SIDE for row in range(SIDE))
_NOT_LAST = sum((ALL_LANTERNS >> 1) << row * SIDE for row in range(SIDE))


def around(squares: int) -> int:
    """The squares and their neighbours by the side."""
    return squares | (squares & _NOT_LAST) << 1 | (squares & _NOT_FIRST) >> 1 | squares << SIDE | squares >> SIDE


def groups(squares: int) -> list[int]:
    found = []
    while squares:
        group = squares & -squares
        while (wider := around(group) & squares) != group:
            group = wider
        found.append(group)
        squares ^= group
    return found


def shown(objects: Sequence[int]) -> int:
    """The squares with objects."""
    return sum([1 << square for square, count in enumerate(objects) if count])


def largest_colour(squares: int, objects: Sequence[int]) -> int:
    """Objects of the largest group; one of few squares cannot be it."""
    best = 0
    for group in groups(squares):
        if group.bit_count() * _MOST <= best:
            continue
        total = 0
        while group:
            lowest = group & -group
            total += objects[lowest.bit_length() - 1]
            group ^= lowest
        best = max(best, total)
    return best


def largest_meadow(green: int) -> int:
    return max([group.bit_count() for group in groups(green)], default=0)
