"""What is in the box and what things are worth: sections 1, 2, 9 and 11 of the rules as data."""

from typing import Final

COLOURS: Final = "BNWKR"  # 1.1: in this order everywhere
COLOUR_NAMES: Final = ("blue", "brown", "white", "black", "red")
COPIES: Final = 20
PRALINES: Final = COPIES * len(COLOURS)
SIZE: Final = 5  # lines, rows and columns

FLOOR_COSTS: Final = (1, 1, 2, 2, 2, 3, 3)  # 1.2
FLOOR_PLACES: Final = len(FLOOR_COSTS)

OFFERS: Final = {2: 5, 3: 7, 4: 9}  # 2.2: by the number of players
ON_AN_OFFER: Final = 4  # 2.3
SPECIAL_IDS: Final = ("1", "2B", "2N", "2W", "2K", "2R", "3", "4", "5")  # 1.4
GOLD: Final = "*"  # how a record marks a golden side

BROWN: Final = "brown"  # option: section 10
SPECIAL: Final = "special"  # option: section 11

MOST_BARREN_ROUNDS: Final = 3  # 8.4
ROW_POINTS, COLUMN_POINTS, COLOUR_POINTS = 2, 7, 10  # 9.2


def column_of(row: int, colour: int) -> int:
    """1.3: each row of the coloured side is the row above moved one place to the right."""
    return (row + colour) % SIZE
