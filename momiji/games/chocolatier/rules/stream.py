"""The chance of a game after its set-up: SplitMix64, as section 12 writes it down, so that a record holds the whole game."""

from typing import Any, Final, Protocol

LARGEST: Final = 2**53 - 1  # the largest number every reader of JSON keeps exactly
_ALL: Final = 2**64 - 1


class Streaming(Protocol):
    """Whatever keeps the place in its stream as a number."""

    stream: int


def number(s: Streaming) -> int:
    s.stream = z = (s.stream + 0x9E3779B97F4A7C15) & _ALL
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _ALL
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _ALL
    return z ^ z >> 31


def shuffle(s: Streaming, things: list[Any]) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = number(s) % (i + 1)
        things[i], things[j] = things[j], things[i]
