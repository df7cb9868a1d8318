"""A set-up as the record notation writes it, and back."""

from collections.abc import Mapping
from typing import Any

from momiji.core.setup import Impossible

from .setup import Setup, check
from .tiles import BAGS, CODES, INDEX, OBJECTS

FORMAT, VERSION, GAME = "momiji-record", 1, "miyabi"
_LONGEST = 200  # letters of a name or a code


def read_setup(data: Mapping[str, Any]) -> Setup:
    """The set-up of a record; raises Impossible for anything that is none."""
    if data.get("game") != GAME:
        raise Impossible("miyabi-setup-game")
    given = data.get("setup")
    if not isinstance(given, Mapping):
        raise Impossible("setup-shape", where="setup")
    bags = given.get("bags")
    if not isinstance(bags, Mapping) or set(bags) != set(BAGS):
        raise Impossible("miyabi-setup-bags", bags=", ".join(BAGS))
    first = data.get("first_player")
    if type(first) is not int:  # true is no seat
        raise Impossible("setup-shape", where="first_player")
    setup = Setup(
        names=_words(data, "players"),
        first_player=first,
        options=_words(data, "options"),
        bags=tuple(tuple(_tile(code) for code in _words(bags, bag)) for bag in BAGS),
        zen=tuple(_object(letter) for letter in _words(given, "zen")) if "zen" in given else None,
    )
    check(setup)
    return setup


def _words(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    words = data.get(key)
    if not isinstance(words, list | tuple) or not all(isinstance(word, str) and len(word) <= _LONGEST for word in words):
        raise Impossible("setup-shape", where=key)
    return tuple(words)


def _tile(code: str) -> int:
    if code not in INDEX:
        raise Impossible("miyabi-setup-tile-unknown", tile=code)
    return INDEX[code]


def _object(letter: str) -> int:
    if letter not in OBJECTS:
        raise Impossible("miyabi-setup-zen-unknown", tile=letter)
    return OBJECTS.index(letter)


def write_setup(setup: Setup) -> dict[str, Any]:
    """The header and set-up of a record, without its actions."""
    given: dict[str, Any] = {"bags": {bag: [CODES[tile] for tile in tiles] for bag, tiles in zip(BAGS, setup.bags, strict=True)}}
    if setup.zen is not None:
        given["zen"] = [OBJECTS[kind] for kind in setup.zen]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "players": list(setup.names),
        "first_player": setup.first_player,
        "options": list(setup.options),
        "setup": given,
    }
