"""Some pralines as one small number: five bits for each colour, so that heaps are added by adding.

A piece is a colour from 0 to 4, or the first-player mark.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from .contents import COLOURS

MARK: Final = len(COLOURS)
LETTERS: Final = COLOURS + "*"
ALL_COLOURS: Final = tuple(range(len(COLOURS)))
BITS: Final = 5
MOST: Final = (1 << BITS) - 1
SHIFT: Final = tuple(BITS * colour for colour in ALL_COLOURS)
ONE: Final = tuple(1 << shift for shift in SHIFT)  # one praline of a colour
FIELD: Final = tuple(MOST << shift for shift in SHIFT)


def count(heap: int, colour: int) -> int:
    return heap >> SHIFT[colour] & MOST


def colours(heap: int) -> Iterator[int]:
    """Each praline of a heap, in the order B N W K R."""
    for colour, shift in enumerate(SHIFT):
        for _ in range(heap >> shift & MOST):
            yield colour


def letters(heap: int) -> str:
    return "".join(COLOURS[colour] * (heap >> shift & MOST) for colour, shift in enumerate(SHIFT))


def heap(pieces: Iterable[int]) -> int:
    return sum(ONE[colour] for colour in pieces)


def heap_of(words: str) -> int:
    return heap(map(COLOURS.index, words))
