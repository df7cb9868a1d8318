"""The own side: the garden large, plaques and lanterns round it, plate, note and buttons under it."""

from typing import Final

from momiji.ui.table.layout import larger
from momiji.ui.theme import Scale

Canvas = tuple[float, float, float, float]

FRAME: Final[Canvas] = (532, 16, 822, 814)
FIELD: Final = (640, 116)
SIDE: Final = 112
ROWS: Final = 6
MARK: Final = (24, 28)
PLAQUE: Final = (82, 98)
LANTERN, STAND = (62, 89), (62, 62)


def square(row: int, column: int) -> Canvas:
    return FIELD[0] + SIDE * column, FIELD[1] + SIDE * row, SIDE, SIDE


def plaque(row: int) -> Canvas:
    return 553, FIELD[1] + SIDE * row + 7, *PLAQUE


def lantern(column: int) -> Canvas:
    """A lit one; its stone is the lower part."""
    return FIELD[0] + SIDE * (column + 0.5) - LANTERN[0] / 2, 24, *LANTERN


def stand(column: int) -> Canvas:
    return FIELD[0] + SIDE * (column + 0.5) - STAND[0] / 2, 48, *STAND


def column_mark(column: int) -> Canvas:
    """Its letter, in a corner of the stone on which its lantern stands."""
    return FIELD[0] + SIDE * column + 6, 80, *MARK


def row_mark(row: int) -> Canvas:
    """Its number, in the stones beside it."""
    return FIELD[0] + SIDE * ROWS + 6, FIELD[1] + SIDE * row + (SIDE - MARK[1]) / 2, *MARK


def plate(scale: Scale) -> Canvas:
    return 532, 846, larger(scale, 250, 214, 130), 218


def note(scale: Scale) -> Canvas:
    left, right = 532 + plate(scale)[2] + 16, larger(scale, 1088, 1162, 1162)
    return left, larger(scale, 846, 838, 838), right - left, larger(scale, 218, 232, 232)


def buttons(scale: Scale, coins: bool, redo: bool) -> dict[str, Canvas]:
    """Large words leave the buttons only their signs."""
    x = larger(scale, 1102, 1174, 1174)
    wide = 1354 - x
    found: dict[str, Canvas] = {"primary": (x, 850, wide, larger(scale, 84, 92, 92))}
    y = larger(scale, 946, 950, 950)
    if coins:
        found |= {"turn-left": (x, y, 50, 50), "turn-right": (x + 56, y, 50, 50), "left": (x + 114, y - 3, wide - 114, 56)}
    else:
        found["left"] = (x, y - 3, wide, 56)
    half = (wide - 12) / 2
    third = (wide - 20) / 3
    if redo:
        found |= {"hint": (x, 1012, third, 52), "right": (x + third + 10, 1012, third, 52), "redo": (x + 2 * third + 20, 1012, third, 52)}
    else:
        found |= {"hint": (x, 1012, half, 52), "right": (x + half + 12, 1012, half, 52)}
    return found
