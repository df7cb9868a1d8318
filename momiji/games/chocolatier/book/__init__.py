"""The rule book of Master Chocolatier: what stands where. The sentences are in locales/*/chocolatier/rulebook.ftl.

Pictures are told in words separated by spaces: "plate:BBNW" a plate, "gold-4:BNW" a special one, "middle:KK*" the middle (with the token),
"line-4:BB" a line and what it holds, "floor:*K", "box:B....,.B..." the first rows of a box, "praline:B", "token", "bag", "lid", and
"|" for a gap.
"""

from momiji.core.rulebook import Book

from . import beginning, filling, turn, variants
from .pictures import ChocolatierPictures

BOOK = Book(
    (
        beginning.GAME,
        beginning.SETUP,
        turn.TURN,
        filling.FILLING,
        filling.END,
        variants.BROWN_SIDE,
        variants.SPECIAL_PLATES,
        variants.RULINGS,
        variants.KEYS,
    ),
    "chocolatier",
    ChocolatierPictures(),
)
