"""A set-up as the record notation writes it, and back. Whatever a file holds, it gives a set-up or one sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

from momiji.core.setup import Impossible

from .setup import Setup, check, chosen

FORMAT, VERSION, GAME = "momiji-record", 1, "chocolatier"


def read_setup(data: Mapping[str, Any]) -> Setup:
    """The set-up of a record; raises Impossible."""
    given = _of(dict, data.get("setup"), "setup")
    setup = Setup(
        names=_words(data.get("players"), "players"),
        bag=_of(str, given.get("bag"), "setup.bag"),
        shuffle=_number(given.get("shuffle"), "setup.shuffle"),
        first_player=_number(data.get("first_player"), "first_player"),
        options=chosen(_words(data.get("options", []), "options")),
        offers=tuple(_words(offers, "setup.offers") for offers in _of(list, given.get("offers", []), "setup.offers")),
    )
    if "offers" in given and not setup.special:
        raise Impossible("chocolatier-setup-offers-not-special")
    check(setup)
    return setup


def _of(kind: type, value: Any, where: str) -> Any:
    if not isinstance(value, kind):
        raise Impossible("chocolatier-setup-shape", where=where)
    return value


def _number(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Impossible("chocolatier-setup-shape", where=where)
    return value


def _words(value: Any, where: str) -> tuple[str, ...]:
    words: Sequence[Any] = _of(list, value, where)
    return tuple(_of(str, word, where) for word in words)


def write_setup(setup: Setup) -> dict[str, Any]:
    """The header and set-up of a record, without its actions."""
    given: dict[str, Any] = {"bag": setup.bag, "shuffle": setup.shuffle}
    if setup.offers:
        given["offers"] = [list(offers) for offers in setup.offers]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "players": list(setup.names),
        "first_player": setup.first_player,
        "options": list(setup.options),
        "setup": given,
    }
