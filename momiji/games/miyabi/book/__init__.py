"""The rule book of Miyabi: what stands where. The sentences are in locales/*/miyabi/rulebook.ftl.

Pictures are told in words separated by spaces: "garden@c1:0,1,2M3/0,1z,1*" a part of a garden from square c1 on, row by row, squares
as a position prints them, with * for the frog; "tile:M3c.s" a tile and its direction; "zen-tile:M", "bonus:M", "lantern", "frog",
"gold-frog"; and "|" for a gap. What is done in an example is a step: "place:M2.c.e", "zen:M.c", "frog:c4".
"""

from momiji.core.rulebook import Book

from . import beginning, ending, extensions, turn
from .pictures import MiyabiPictures

BOOK = Book(
    (beginning.GAME, beginning.SETUP, turn.TURN, turn.LAYING, ending.END, extensions.EXTENSIONS, ending.RULINGS, ending.KEYS),
    "miyabi",
    MiyabiPictures(),
)
