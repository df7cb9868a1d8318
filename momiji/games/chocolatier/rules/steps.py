"""The steps of a game, and how they are written and read.

Steps are made once and shared: listing what is legal is then only looking up. Every string gives a step: what cannot be read
gives Nonsense, which is never legal.
"""

from dataclasses import dataclass
from typing import Final

from .contents import COLOURS, OFFERS, SIZE
from .pralines import ALL_COLOURS
from .state import MIDDLE

FLOOR: Final = SIZE  # instead of a line
SOURCES: Final = range(max(OFFERS.values()) + 1)
SIDES: Final = ("left", "right")


@dataclass(frozen=True, slots=True)
class Take:
    """All pralines of a colour, from the middle or from an offer, into a line or onto the floor."""

    source: int
    colour: int
    line: int


@dataclass(frozen=True, slots=True)
class Send:
    colour: int
    right: bool


@dataclass(frozen=True, slots=True)
class Tile:
    column: int


@dataclass(frozen=True, slots=True)
class End:
    pass


@dataclass(frozen=True, slots=True)
class Nonsense:
    words: str


Step = Take | Send | Tile | End | Nonsense

TAKES: Final = [[[Take(source, colour, line) for line in range(SIZE + 1)] for colour in ALL_COLOURS] for source in SOURCES]
SENDS: Final = [(Send(colour, right=False), Send(colour, right=True)) for colour in ALL_COLOURS]
TILES: Final = [Tile(column) for column in range(SIZE)]
THE_END: Final = End()


def encode(step: Step) -> str:
    match step:
        case Take(source, colour, line):
            return f"take {'c' if source == MIDDLE else source} {COLOURS[colour]} {'f' if line == FLOOR else line + 1}"
        case Send(colour, right):
            return f"send {COLOURS[colour]} {SIDES[right]}"
        case Tile(column):
            return f"tile {column + 1}"
        case End():
            return "end"
        case Nonsense(words):
            return words


EVERY_STEP: Final[tuple[Step, ...]] = (
    *(take for colours in TAKES for takes in colours for take in takes),
    *(send for sends in SENDS for send in sends),
    *TILES,
    THE_END,
)
_READ: Final = {encode(step): step for step in EVERY_STEP}


def decode(words: str) -> Step:
    return _READ.get(words) or Nonsense(words)
