"""How a tile lies: its squares round the one with the objects, in every direction."""

from functools import cache

from momiji.games.miyabi.rules.tiles import BAG, BAGS, DIRECTIONS, FORM, FORMS, turned

from .spots import CLOCKWISE

Cell = tuple[int, int]  # row and column, from the object square


@cache
def cells(tile: int, direction: str) -> tuple[Cell, ...]:
    """The object square first."""
    return ((0, 0), *turned(FORMS[FORM[tile]].squares, direction or "e"))


@cache
def box(tile: int, direction: str) -> tuple[int, int, int, int]:
    """The first row and column, and how many of each."""
    rows, columns = zip(*cells(tile, direction), strict=True)
    return min(rows), min(columns), max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def sides(around: tuple[Cell, ...], cell: Cell) -> str:
    """The open sides of a square: those where its tile ends."""
    row, column = cell
    beside = {"n": (row - 1, column), "e": (row, column + 1), "s": (row + 1, column), "w": (row, column - 1)}
    return "".join(letter for letter, other in beside.items() if other not in around)


def quarters(lies: str, direction: str) -> int:
    """How far it is turned to the right, from one direction to another, the shorter way."""
    if not lies or not direction:
        return 0
    return (CLOCKWISE.index(direction) - CLOCKWISE.index(lies) + 1) % 4 - 1


def at_first(tile: int, players: int) -> str:
    """As it lies in the display: straights stand where three lie side by side."""
    if DIRECTIONS[tile] == ("",):
        return ""
    return "s" if BAGS[BAG[tile]] == "3" and players == 3 else "e"


def turnings(tile: int, players: int) -> tuple[str, ...]:
    """Every direction it can have, clockwise from the first."""
    first = at_first(tile, players)
    start = CLOCKWISE.find(first) if first else 0
    return tuple(one for one in CLOCKWISE[start:] + CLOCKWISE[:start] if one in DIRECTIONS[tile])
