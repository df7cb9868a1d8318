"""What the ground of a garden is good for later, read from its boards of bits: where tiles still fit, and how high.

A tile needs squares of one level. A square counts as broad where a tile of three fits, as a pair where one of two fits, else as
single. Every column takes one tile a round, so the best place of each column counts too, and again of those without a lantern.
"""

from collections.abc import Sequence
from typing import NamedTuple

from momiji.games.miyabi.rules.tiles import ALL_LANTERNS, SIDE

_NOT_LAST = sum((ALL_LANTERNS >> 1) << row * SIDE for row in range(SIDE))


FREE = 8  # from here on the figures of a shape speak of this round


class Shape(NamedTuple):
    single: int
    single_height: int
    pair: int
    pair_height: int
    broad_height: int
    column: int  # the level of the best square of each column
    column_pair: int
    column_broad: int
    free: int  # the same of columns that take a tile in this round
    free_pair: int
    free_broad: int


def shape(ground: Sequence[int], free: int) -> Shape:
    """`free` are the columns that take a tile in this round, as bits."""
    single = single_height = pair = pair_height = broad_height = column = column_pair = column_broad = now = now_pair = now_broad = 0
    ones = twos = threes = 0
    for level in range(len(ground) - 1, -1, -1):
        squares = ground[level]
        if not squares:
            continue
        right, down = squares & squares >> 1 & _NOT_LAST, squares & squares >> SIDE
        across, along = right | right << 1, down | down << SIDE
        pairs = across | along
        threefold = 0
        if pairs:
            bend = across & along
            row, stand = right & right >> 1, down & down >> SIDE
            threefold = (
                bend
                | row | row << 1 | row << 2
                | stand | stand << SIDE | stand << 2 * SIDE
                | (right & bend) << 1 | right & bend >> 1
                | (down & bend) << SIDE | down & bend >> SIDE
            )  # fmt: skip
        alone, twofold = (squares ^ pairs).bit_count(), (pairs ^ threefold).bit_count()
        single += alone
        pair += twofold
        if not level:
            break
        single_height += alone * level
        pair_height += twofold * level
        broad_height += threefold.bit_count() * level
        if ones != ALL_LANTERNS:
            new = _columns(squares) & ~ones
            ones |= new
            column += level * new.bit_count()
            now += level * (new & free).bit_count()
        if pairs and twos != ALL_LANTERNS:
            new = _columns(pairs) & ~twos
            twos |= new
            column_pair += level * new.bit_count()
            now_pair += level * (new & free).bit_count()
        if threefold and threes != ALL_LANTERNS:
            new = _columns(threefold) & ~threes
            threes |= new
            column_broad += level * new.bit_count()
            now_broad += level * (new & free).bit_count()
    return Shape(single, single_height, pair, pair_height, broad_height, column, column_pair, column_broad, now, now_pair, now_broad)


def _columns(squares: int) -> int:
    """The columns in which there is one of these squares."""
    squares |= squares >> 3 * SIDE
    return (squares | squares >> SIDE | squares >> 2 * SIDE) & ALL_LANTERNS
