"""The edition data of edition.toml, checked when loaded: a slip in it must not become a strange game."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any


class BadEdition(ValueError):
    """The edition data contradicts itself or the rules."""


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of tile, without the object that stands on it."""

    code: str
    bag: str
    squares: tuple[tuple[int, int], ...]  # beside the object square, direction east
    directions: str

    @property
    def objects(self) -> int:
        """1.3: as many as the tile has squares."""
        return 1 + len(self.squares)


@dataclass(frozen=True, slots=True)
class Object:
    letter: str
    name: str
    most: int
    second: int
    fifth: int
    zen: int
    tiles: dict[str, int]  # how many of each form


@dataclass(frozen=True, slots=True)
class Edition:
    objects: tuple[Object, ...]
    forms: tuple[Form, ...]
    rounds: dict[int, int]  # by players
    drawn: dict[str, int]  # by bag, for each player
    fifth_level: int
    meadow_points: int
    zen_face_up: int
    seven_objects: int
    seven_points: int
    gold_level: int


_NUMBERS = ("fifth_level", "meadow_points", "zen_face_up", "seven_objects", "seven_points", "gold_level")


def parse(source: str) -> Edition:
    try:
        data = tomllib.loads(source)
        edition = _edition(data)
    except (KeyError, TypeError, ValueError, AttributeError, tomllib.TOMLDecodeError) as error:
        raise BadEdition(f"the edition data cannot be read: {error}") from error
    _check(edition)
    return edition


def _edition(data: dict[str, Any]) -> Edition:
    return Edition(
        objects=tuple(Object(letter, **given) for letter, given in data["objects"].items()),
        forms=tuple(
            Form(code, given["bag"], tuple((row, column) for row, column in given["squares"]), given["directions"])
            for code, given in data["forms"].items()
        ),
        rounds={int(players): count for players, count in data["rounds"].items()},
        drawn=dict(data["drawn"]),
        **{key: data[key] for key in _NUMBERS},
    )


BOX = {"1": 32, "2": 32, "3": 16, "L": 16}  # 1.3
SIZES = {"1": 1, "2": 2, "3": 3, "L": 3}
ZEN = 16  # 9.1


def _check(edition: Edition) -> None:
    """What sections 1, 2 and 9 say of the box, as far as it can be counted."""

    def demand(holds: bool, what: str) -> None:
        if not holds:
            raise BadEdition(what)

    def count(value: Any, least: int = 0) -> bool:
        return type(value) is int and value >= least

    codes = [form.code for form in edition.forms]
    demand([one.letter for one in edition.objects] == list("MPFABS"), "the objects are M P F A B S, in this order")
    demand(list(edition.drawn) == list(BOX), "tiles are drawn from the bags 1 2 3 L")
    demand(all(count(getattr(edition, key), 1) for key in _NUMBERS), "every value is a whole number, 1 at least")
    for form in edition.forms:
        demand(form.bag in BOX and form.code.startswith(form.bag), f"a tile {form.code} is not drawn from bag {form.bag}")
        demand(form.objects == SIZES[form.bag], f"a tile {form.code} has the wrong number of squares")
        demand(_connected(form), f"the squares of a tile {form.code} do not hang together")
        demand(form.directions in (("es", "nesw") if form.squares else ("",)), f"a tile {form.code} has strange directions")
    for one in edition.objects:
        demand(list(one.tiles) == codes and all(count(n) for n in one.tiles.values()), f"the tiles with {one.name} are not told by form")
        demand(all(count(n) for n in (one.most, one.second, one.fifth, one.zen)), f"a value of {one.name} is no number")
    for bag, size in BOX.items():
        tiles = sum(one.tiles[form.code] for one in edition.objects for form in edition.forms if form.bag == bag)
        demand(tiles == size, f"bag {bag} holds {tiles} tiles, not {size}")
    demand(sum(one.zen for one in edition.objects) == ZEN, f"there are {ZEN} zen tiles")
    demand(edition.zen_face_up <= ZEN, "so many zen tiles cannot lie face up")
    demand(list(edition.rounds) == [2, 3, 4], "rounds are told for 2, 3 and 4 players")
    demand(all(count(n, 1) for n in edition.rounds.values()), "a game has one round at least")
    for players, rounds in edition.rounds.items():
        for bag, each in edition.drawn.items():
            demand(count(each) and players * rounds * each <= BOX[bag], f"bag {bag} is too small for {players} players")


def _connected(form: Form) -> bool:
    """Each square beside one named before it; `legal` follows them in this order."""
    seen = [(0, 0)]
    for row, column in form.squares:
        if (row, column) in seen or not any(abs(row - r) + abs(column - c) == 1 for r, c in seen):
            return False
        seen.append((row, column))
    return True


EDITION = parse(files(__package__).joinpath("edition.toml").read_text(encoding="utf-8"))
