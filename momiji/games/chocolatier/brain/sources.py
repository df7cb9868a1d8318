"""What lies to be taken, and what is left of it after a take.

Without special offers their places do not matter: they are kept sorted and an emptied one is gone, so that ways which come to the same
meet. With them they keep their places, an offer that was taken (11.6) being GONE.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from momiji.games.chocolatier.rules.pralines import ALL_COLOURS, BITS, FIELD, MOST, SHIFT
from momiji.games.chocolatier.rules.state import LEAVES, MIDDLE, NOBODY, SENDS, STAYS, State

GONE: Final = -1
MARKED: Final = 1 << SHIFT[-1] + BITS  # beside the heap of the middle: the mark lies there
HEAP: Final = MARKED - 1
FROM_MIDDLE: Final = -1  # in the place of an offer

Offers = tuple[int, ...]
Sent = tuple[bool, ...]  # offer 4: for each colour of the rest, in order, whether it goes right


class _Parts(dict[int, tuple[tuple[int, int, int], ...]]):
    """The colours of a heap: the colour, what is taken (the colour and how many, in one number), and the rest."""

    def __missing__(self, heap: int) -> tuple[tuple[int, int, int], ...]:
        found = ((colour, colour << BITS | heap >> SHIFT[colour] & MOST, heap & ~FIELD[colour]) for colour in ALL_COLOURS)
        self[heap] = kept = tuple(one for one in found if one[2] != heap)
        return kept


PARTS: Final = _Parts()


def sources_of(s: State) -> tuple[Offers, int]:
    """The offers and the middle of a state."""
    middle = s.sources[MIDDLE] | (MARKED if s.mark == NOBODY else 0)
    offers = tuple(GONE if number == s.taken else heap for number, heap in enumerate(s.sources) if number != MIDDLE)
    return (offers if s.ids else tuple(sorted(heap for heap in offers if heap))), middle


def plain_rest(offers: Offers, place: int, rest: int, middle: int) -> tuple[Offers, int]:
    """After a take without special offers."""
    if place == FROM_MIDDLE:
        return offers, rest
    return offers[:place] + offers[place + 1 :], middle + rest


def special_rest(offers: Offers, place: int, rest: int, middle: int, power: int) -> Iterator[tuple[Offers, int, Sent]]:
    """After a take with special offers; offer 4 leaves a choice."""
    if place == FROM_MIDDLE:
        yield offers, rest, ()
    elif power == STAYS:
        yield (*offers[:place], rest, *offers[place + 1 :]), middle, ()
    elif power == SENDS and rest:
        yield from _sent(offers, place, rest, middle)
    else:
        left = GONE if power == LEAVES else 0
        yield (*offers[:place], left, *offers[place + 1 :]), middle + rest, ()


def _sent(offers: Offers, place: int, rest: int, middle: int) -> Iterator[tuple[Offers, int, Sent]]:
    circle = [number for number, heap in enumerate(offers) if heap != GONE]
    at = circle.index(place)
    targets = circle[at - 1], circle[(at + 1) % len(circle)]
    colours = [rest & FIELD[colour] for colour, _, _ in PARTS[rest]]
    for sent in product((False, True), repeat=len(colours)):
        after = [*offers]
        after[place] = 0
        for heap, right in zip(colours, sent, strict=True):
            after[targets[right]] += heap
        yield tuple(after), middle, sent


def nothing_left(offers: Offers, middle: int) -> bool:
    return not middle & HEAP and all(heap <= 0 for heap in offers)
