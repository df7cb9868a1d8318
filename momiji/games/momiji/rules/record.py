"""A set-up as the record notation writes it, and back. Whatever a file holds, it gives a set-up or one sentence."""

from collections.abc import Mapping
from typing import Any

from momiji.core.setup import Impossible

from .cards import CODES, LETTERS
from .edition import EDITION
from .setup import Setup, check, read_cards

FORMAT, VERSION, GAME = "momiji-record", 1, "momiji"
_LONGEST = 200  # letters of a name or a code


def read_setup(data: Mapping[str, Any]) -> Setup:
    """Raises Impossible."""
    given = _of(dict, data, "setup")
    mode, types = _of(str, data, "mode"), _words(data, "types")
    scenario: str | None = None if data.get("scenario") is None else _of(str, data, "scenario")
    if mode not in ("versus", "solo"):
        raise Impossible("setup-shape", where="mode")
    solo = mode == "solo"
    if solo and scenario not in EDITION.scenarios:
        raise Impossible("setup-scenario", scenario=str(scenario)[:40], known=tuple(EDITION.scenarios))
    if not solo and scenario is not None:
        raise Impossible("setup-versus-scenario")
    goals = _maybe(given, "goals")
    if scenario is not None and not goals:
        goals = EDITION.scenarios[scenario].goals
    if goals is None:
        raise Impossible("setup-goals-missing")
    for letter in types:
        if letter not in tuple(LETTERS):
            raise Impossible("setup-type-unknown", type=letter)
    setup = Setup(
        names=_words(data, "players"),
        types=tuple(LETTERS.index(letter) for letter in types),
        hands=tuple(read_cards(hand) for hand in _lists(given, "hands")),
        deck=read_cards(_words(given, "deck")),
        goals=tuple(goals),
        first_player=_of(int, data, "first_player"),
        morning_dew=_of(bool, data, "morning_dew"),
        scenario=scenario,
        landscapes=None if given.get("landscapes") is None else _lists(given, "landscapes"),
        landscape_deck=_maybe(given, "landscape_deck"),
        open_counts=bool(data.get("open_counts", False)),
    )
    check(setup)
    return setup


def _of(kind: type, data: Mapping[str, Any], key: str) -> Any:
    value = data.get(key)
    if type(value) is not kind:  # true is no number
        raise Impossible("setup-shape", where=key)
    return value


def _words(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    words = _of(list, data, key)
    if not all(isinstance(word, str) and len(word) <= _LONGEST for word in words):
        raise Impossible("setup-shape", where=key)
    return tuple(words)


def _maybe(data: Mapping[str, Any], key: str) -> tuple[str, ...] | None:
    return None if data.get(key) is None else _words(data, key)


def _lists(data: Mapping[str, Any], key: str) -> tuple[tuple[str, ...], ...]:
    return tuple(_words({key: words}, key) for words in _of(list, data, key))


def write_setup(setup: Setup) -> dict[str, Any]:
    """The header and set-up of a record, without its actions."""
    given: dict[str, Any] = {
        "hands": [[CODES[card] for card in hand] for hand in setup.hands],
        "deck": [CODES[card] for card in setup.deck],
        "goals": list(setup.goals),
    }
    if setup.landscapes is not None:
        given["landscapes"] = [list(letters) for letters in setup.landscapes]
    if setup.landscape_deck is not None:
        given["landscape_deck"] = list(setup.landscape_deck)
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "mode": "versus" if setup.scenario is None else "solo",
        "scenario": setup.scenario,
        "morning_dew": setup.morning_dew,
        "players": list(setup.names),
        "first_player": setup.first_player,
        "types": [LETTERS[t] for t in setup.types],
        "open_counts": setup.open_counts,
        "setup": given,
    }
