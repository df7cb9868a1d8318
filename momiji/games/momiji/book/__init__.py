"""The rule book of Momiji: what stands where. The sentences are in locales/*/momiji/rulebook.ftl.

Pictures are told in words separated by spaces: "R1<" a pile with that card on top, "R3!" a closed one with its gate, "/R0<,R1" a
column, "card:R2" a card alone, "back" one face down, "hand:R0<,G1" a hand, "deck", "discard:B3,R2", "acorns:4", "gate",
"goal:zeros" ("solo-goal:red"), "land:A" (spent: "land:A!"), "token:blue-leaf-token", "pip:red", "crest:fan", and "|" for a gap.
"""

from momiji.core.rulebook import Book

from . import beginning, ending, landscapes, turn, variants
from .pictures import MomijiPictures

BOOK = Book(
    (
        beginning.GAME,
        beginning.SETUP,
        turn.TURN,
        turn.COLLECT,
        turn.PLAY,
        turn.GOALS,
        landscapes.LANDSCAPES,
        ending.END,
        variants.DEW,
        variants.SOLO,
        ending.RULINGS,
        ending.KEYS,
    ),
    "momiji",
    MomijiPictures(),
)
