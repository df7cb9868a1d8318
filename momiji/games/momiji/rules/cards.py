"""Leaf cards as small integers. Cards with the same code are interchangeable, so one number stands for all of them.

The tables below answer in one look-up what the rules ask of a card: its type, its number, its acorn edges, what may lie on it.
"""

from .edition import EDITION

LETTERS = "".join(t.letter for t in EDITION.types)
NAMES = tuple(t.name for t in EDITION.types)
BLUE = LETTERS.index("U")
ALL_TYPES = range(len(LETTERS))

CODES: tuple[str, ...] = tuple(leaf.letter + face for leaf in EDITION.types for face in dict.fromkeys(leaf.faces))
INDEX: dict[str, int] = {code: card for card, code in enumerate(CODES)}
ALL_CARDS = range(len(CODES))

TYPE: tuple[int, ...] = tuple(LETTERS.index(code[0]) for code in CODES)
NUMBER: tuple[int, ...] = tuple(int(code[1]) for code in CODES)
ACORN_LEFT: tuple[bool, ...] = tuple("<" in code for code in CODES)
ACORN_RIGHT: tuple[bool, ...] = tuple(">" in code for code in CODES)
CLOSES: tuple[bool, ...] = tuple(NUMBER[card] == EDITION.types[TYPE[card]].closes for card in ALL_CARDS)


def cards_of(leaf_type: int) -> list[int]:
    """The 14 cards of a type."""
    leaf = EDITION.types[leaf_type]
    return [INDEX[leaf.letter + face] for face in leaf.faces]


def _on(top: int, steps: tuple[int, ...]) -> frozenset[int]:
    """Cards that lie well on a top card when their number is higher by one of `steps` (5.1, 11.1-11.3, 8.A)."""
    if CLOSES[top]:
        return frozenset()
    return frozenset(
        card
        for card in ALL_CARDS
        if NUMBER[card] - NUMBER[top] in steps and (TYPE[card] == TYPE[top] or TYPE[card] == BLUE or TYPE[top] == BLUE)
    )


FITS: tuple[frozenset[int], ...] = tuple(_on(top, (0, 1)) for top in ALL_CARDS)
SKIPS: tuple[frozenset[int], ...] = tuple(_on(top, (2,)) for top in ALL_CARDS)
STARTS = frozenset(card for card in ALL_CARDS if NUMBER[card] == 0)
STARTS_SKIPPING = frozenset(card for card in ALL_CARDS if NUMBER[card] == 1)
