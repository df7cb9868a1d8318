"""The words for the things of the game, as a player may type them in one language."""

from collections.abc import Mapping, Sequence
from functools import cache

from momiji.games.miyabi.rules.tiles import ALL_TILES, CODES, COLUMNS, NAMES, SQUARE_NAMES
from momiji.games.miyabi.rules.words import SIZES
from momiji.i18n import Translator
from momiji.terminal.spelling import plain
from momiji.terminal.words import Decision

from .ways import tile

Nouns = Sequence[Mapping[str, Decision]]
DIRECTIONS = ("n", "e", "s", "w")


@cache
def nouns(verb: str, say: Translator) -> Nouns:
    if verb == "frog":
        return ({name: (("square", square),) for square, name in enumerate(SQUARE_NAMES)},)
    objects, columns = _objects(say), {letter: (("column", column),) for column, letter in enumerate(COLUMNS)}
    if verb == "zen":
        return (objects, columns)
    return ({plain(CODES[number]): tile(number) for number in ALL_TILES}, objects, _sizes(say), columns, _directions(say))


def _objects(say: Translator) -> dict[str, Decision]:
    found: dict[str, Decision] = {}
    for kind, name in enumerate(NAMES):
        found |= {plain(word): (("object", kind),) for word in (name, *say.forms(f"miyabi-object-{name}"))}
    return found


def _sizes(say: Translator) -> dict[str, Decision]:
    return {plain(word): (("size", size),) for size in SIZES.values() for word in (size, *say(f"miyabi-size-{size}").split(","))}


def _directions(say: Translator) -> dict[str, Decision]:
    """Without the letter “e”, which is a column."""
    return {plain(word): (("direction", one),) for one in DIRECTIONS for word in say(f"miyabi-direction-{one}").split(",")}
