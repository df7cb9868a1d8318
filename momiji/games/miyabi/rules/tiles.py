"""Tiles, squares and where a tile can lie, as small integers and boards of bits.

A square is row × 6 + column, a board of bits has bit n for square n. A tile is object × number of forms + form. Everything here is
worked out once from the edition data.
"""

from typing import NamedTuple

from .edition import EDITION, Form

SIDE = 6  # 1.2
ALL_SQUARES = range(SIDE * SIDE)
GROUND = (1 << len(ALL_SQUARES)) - 1  # every square of a garden
ALL_LANTERNS = (1 << SIDE) - 1
COLUMNS = "abcdef"

OBJECTS = tuple(one.letter for one in EDITION.objects)
NAMES = tuple(one.name for one in EDITION.objects)
FORMS = EDITION.forms
BAGS = tuple(EDITION.drawn)
ALL_TILES = range(len(OBJECTS) * len(FORMS))

CODES = tuple(letter + form.code for letter in OBJECTS for form in FORMS)
INDEX = {code: tile for tile, code in enumerate(CODES)}
OBJECT = tuple(tile // len(FORMS) for tile in ALL_TILES)  # also the row it belongs to (1.1)
FORM = tuple(tile % len(FORMS) for tile in ALL_TILES)
COUNT = tuple(FORMS[FORM[tile]].objects for tile in ALL_TILES)
BAG = tuple(BAGS.index(FORMS[FORM[tile]].bag) for tile in ALL_TILES)
DIRECTIONS = tuple(tuple(FORMS[FORM[tile]].directions) or ("",) for tile in ALL_TILES)  # a single has one without a name


def square_at(row: int, column: int) -> int | None:
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


def square_name(square: int) -> str:
    return f"{COLUMNS[square % SIDE]}{square // SIDE + 1}"


SQUARE_NAMES = tuple(map(square_name, ALL_SQUARES))
SQUARE_INDEX = {name: square for square, name in enumerate(SQUARE_NAMES)}


def _beside(square: int) -> tuple[int, ...]:
    row, column = divmod(square, SIDE)
    around = (square_at(row - 1, column), square_at(row, column + 1), square_at(row + 1, column), square_at(row, column - 1))
    return tuple(one for one in around if one is not None)


BESIDE = tuple(map(_beside, ALL_SQUARES))  # neighbours by the side


def turned(squares: tuple[tuple[int, int], ...], direction: str) -> tuple[tuple[int, int], ...]:
    """1.4: the picture turned clockwise from east until it has this direction."""
    for _ in range("eswn".find(direction)):
        squares = tuple((column, -row) for row, column in squares)
    return squares


class Lay(NamedTuple):
    """A tile in its place: the object square, the green ones, and all of them as bits."""

    square: int
    green: tuple[int, ...]
    bits: int


def _lay(form: Form, row: int, column: int, direction: str) -> Lay | None:
    """None: it would not lie inside the garden (4.1)."""
    green = []
    for down, right in turned(form.squares, direction):
        square = square_at(row + down, column + right)
        if square is None:
            return None
        green.append(square)
    own = row * SIDE + column
    return Lay(own, tuple(green), 1 << own | sum(1 << square for square in green))


# LAYS[tile][direction][column]: 4.2 leaves only the column open.
LAYS: tuple[dict[str, tuple[Lay | None, ...]], ...] = tuple(
    {direction: tuple(_lay(FORMS[FORM[tile]], OBJECT[tile], column, direction) for column in range(SIDE)) for direction in DIRECTIONS[tile]}
    for tile in ALL_TILES
)


# 1.5, 9.1: what is in the box, all tiles by bag and the objects of the zen tiles.
BOX = tuple(
    tuple(tile for tile in ALL_TILES if BAG[tile] == bag for _ in range(EDITION.objects[OBJECT[tile]].tiles[FORMS[FORM[tile]].code]))
    for bag in range(len(BAGS))
)
ZEN_BOX = tuple(kind for kind, one in enumerate(EDITION.objects) for _ in range(one.zen))
