"""The steps of a game, one small class for each kind, in the words of the record notation.

Steps are made once and shared (the tables at the end): listing what is legal is then only looking up.
"""

from dataclasses import dataclass

from .tiles import ALL_SQUARES, ALL_TILES, CODES, COLUMNS, DIRECTIONS, OBJECTS, SIDE, SQUARE_NAMES


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Lay a tile of the display; a single has no direction."""

    tile: int
    column: int
    direction: str


@dataclass(frozen=True, slots=True)
class Zen:
    """Lay a face-up zen tile, named by its object."""

    object: int
    column: int


@dataclass(frozen=True, slots=True)
class Frog:
    """Put the frog on a square, or move it there."""

    square: int


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class End:
    pass


@dataclass(frozen=True, slots=True)
class Nonsense:
    """A string outside the notation: always refused, never an error."""

    words: str


Step = PlaceTile | Zen | Frog | Pass | End | Nonsense

PASS, END = Pass(), End()
PLACE = tuple(
    {direction: tuple(PlaceTile(tile, column, direction) for column in range(SIDE)) for direction in DIRECTIONS[tile]} for tile in ALL_TILES
)
ZEN = tuple(tuple(Zen(kind, column) for column in range(SIDE)) for kind in range(len(OBJECTS)))
FROG = tuple(map(Frog, ALL_SQUARES))


def encode(step: Step) -> str:
    """The step in the notation of a record."""
    match step:
        case PlaceTile(tile, column, ""):
            return f"place {CODES[tile]} {COLUMNS[column]}"
        case PlaceTile(tile, column, direction):
            return f"place {CODES[tile]} {COLUMNS[column]} {direction}"
        case Zen(kind, column):
            return f"zen {OBJECTS[kind]} {COLUMNS[column]}"
        case Frog(square):
            return f"frog {SQUARE_NAMES[square]}"
        case Pass():
            return "pass"
        case End():
            return "end"
        case Nonsense(words):
            return words


# All that the notation can write, sensible or not.
EVERY_STEP: tuple[Step, ...] = (
    *(step for ways in PLACE for steps in ways.values() for step in steps),
    *(step for steps in ZEN for step in steps),
    *FROG,
    PASS,
    END,
)
_WRITTEN = {encode(step): step for step in EVERY_STEP}


def decode(words: str) -> Step:
    """Every string gives a step: there are few enough to know them all."""
    return _WRITTEN.get(words) or Nonsense(words)
