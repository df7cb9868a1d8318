"""Reading the notation of the pictures: what lies in a small scene of the rule book."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from momiji.games.miyabi.rules.steps import Step, decode
from momiji.games.miyabi.rules.tiles import CODES, OBJECTS, SIDE, SQUARE_INDEX

_NAMED = ("tile", "zen-tile", "bonus")
_BARE = ("lantern", "frog", "gold-frog")
_STEPS = ("place", "zen", "frog")
Kind = Literal["garden", "tile", "zen-tile", "bonus", "lantern", "frog", "gold-frog", "step", "gap"]


@dataclass(frozen=True, slots=True)
class Square:
    level: int
    objects: int = 0
    zen: bool = False
    frog: bool = False


@dataclass(frozen=True, slots=True)
class Thing:
    """`name` is a tile or an object; of a garden some squares are shown."""

    kind: Kind
    name: str = ""
    direction: str = ""
    squares: Mapping[int, Square] = field(default_factory=dict)
    step: Step | None = None


def things(words: str) -> tuple[Thing, ...]:
    """Raises ValueError or KeyError for a slip of the pen: the tests read every picture."""
    return tuple(_thing(word) for word in words.split())


def _thing(word: str) -> Thing:
    kind, colon, rest = word.partition(":")
    if word == "|":
        return Thing("gap")
    if kind.startswith("garden@"):
        return Thing("garden", squares=_garden(SQUARE_INDEX[kind.removeprefix("garden@")], rest))
    if kind in _BARE and not colon:
        return Thing(kind)  # type: ignore[arg-type]
    if kind in _NAMED:
        name, _, direction = rest.partition(".")
        if name not in (CODES if kind == "tile" else OBJECTS):
            raise KeyError(word)
        return Thing(kind, name, direction)  # type: ignore[arg-type]
    if kind in _STEPS:
        return Thing("step", step=decode(" ".join((kind, *rest.split(".")))))
    raise ValueError(f"{word!r} is nothing that can be drawn")


def _garden(corner: int, words: str) -> dict[int, Square]:
    found = {}
    for down, line in enumerate(words.split("/")):
        for right, word in enumerate(line.split(",")):
            square = corner + down * SIDE + right
            if corner % SIDE + right >= SIDE:
                raise ValueError(f"{words!r} does not lie inside a garden")
            found[square] = _square(word, OBJECTS[square // SIDE])
    return found


def _square(word: str, letter: str) -> Square:
    """An object of another row is a slip of the pen: its letter is no number."""
    level, _, objects = word.rstrip("*").partition(letter)
    return Square(int(level), 1 if objects == "z" else int(objects or 0), objects == "z", word.endswith("*"))
