"""Chance that gives the same game from the same seed on every machine and every Python.

Python promises that `random.Random(seed).random()` keeps its sequence; it does not promise that for shuffle, choice or
randrange. So only `random()` is used here, and the rest is done by hand.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    def __init__(self, *seed: int | str) -> None:
        words = "/".join(map(str, seed)).encode("utf-8", "surrogatepass")  # a seed may come from anywhere
        self._random = Random(words).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return int(self._random() * limit)

    def pick(self, things: Sequence[T]) -> T:
        return things[int(self._random() * len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        deck = list(things)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck
