"""The own side: lines, box, floor, and the papers beside them."""

from typing import Final

from momiji.games.chocolatier.rules.contents import FLOOR_PLACES, SIZE
from momiji.ui.table.layout import larger
from momiji.ui.theme import Scale

Canvas = tuple[float, float, float, float]

PITCH: Final = 84
PLATE: Final[Canvas] = (944, 280, 248, 176)
BOX: Final[Canvas] = (1440, 280, 456, 456)
FLOOR_PITCH: Final = 86
IN_BOX, IN_LINE, ON_FLOOR = 70, 66, 60  # sizes of a praline
MARK: Final = 68


def line(row: int) -> Canvas:
    wide = PITCH * (row + 1)
    return 1412 - wide, 300 + PITCH * row, wide, 80


def on_line(row: int, nth: int) -> tuple[float, float]:
    return 1370 - PITCH * nth, 340 + PITCH * row


def well(row: int, column: int) -> Canvas:
    return 1460 + PITCH * column, 300 + PITCH * row, 80, 80


def floor(special: bool) -> Canvas:
    return (1080 if special else 992), 752, 616, 112


def on_floor(nth: int, special: bool) -> tuple[float, float]:
    return (1132 if special else 1044) + FLOOR_PITCH * nth, 796


def tile(nth: int, special: bool) -> Canvas:
    x, _ = on_floor(nth, special)
    return x - 40, 756, 80, 104


HOLDER: Final[Canvas] = (992, 756, 80, 104)
ON_HOLDER: Final = (1032, 796)


def due(special: bool) -> Canvas:
    return (1712, 752, 184, 112) if special else (1624, 752, 272, 112)


NOTE: Final[Canvas] = (944, 880, 528, 184)


def buttons(scale: Scale, two: bool, redo: bool) -> dict[str, Canvas]:
    """Two ways that are equally good share the place of the red button."""
    y, high = larger(scale, 892, 880, 880), larger(scale, 78, 100, 100)
    low, tall = larger(scale, 988, 996, 996), larger(scale, 60, 72, 72)
    found: dict[str, Canvas] = {"hint": (1490, low, 199, tall), "right": (1705, low, 92 if redo else 199, tall)}
    if redo:
        found["redo"] = (1812, low, 92, tall)
    if two:
        return found | {"primary": (1490, y, 199, high), "left": (1705, y, 199, high)}
    return found | {"primary": (1490, y, 414, high)}


ROWS: Final = range(SIZE)
PLACES: Final = range(FLOOR_PLACES)
