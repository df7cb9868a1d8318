"""A set-up as the record notation writes it, and back. Shapes are checked in `store`; here the words are."""

from collections.abc import Mapping
from typing import Any

from momiji.core.setup import Impossible

from .cards import CODES, LETTERS
from .edition import EDITION
from .setup import Setup, check, read_cards

FORMAT, VERSION = "momiji-record", 1


def read_setup(data: Mapping[str, Any]) -> Setup:
    """The set-up of a record whose shape is right; raises Impossible."""
    given = data["setup"]
    solo = data["mode"] == "solo"
    scenario: Any = data.get("scenario")
    if solo and scenario not in EDITION.scenarios:
        raise Impossible("setup-scenario", scenario=str(scenario), known=", ".join(EDITION.scenarios))
    if not solo and scenario is not None:
        raise Impossible("setup-versus-scenario")
    goals = given.get("goals")
    if solo and not goals:
        goals = EDITION.scenarios[scenario].goals
    if goals is None:
        raise Impossible("setup-goals-missing")
    for letter in data["types"]:
        if letter not in LETTERS:
            raise Impossible("setup-type-unknown", type=letter)
    landscapes, landscape_deck = given.get("landscapes"), given.get("landscape_deck")
    setup = Setup(
        names=tuple(data["players"]),
        types=tuple(LETTERS.index(letter) for letter in data["types"]),
        hands=tuple(read_cards(hand) for hand in given["hands"]),
        deck=read_cards(given["deck"]),
        goals=tuple(goals),
        first_player=data["first_player"],
        morning_dew=data["morning_dew"],
        scenario=scenario,
        landscapes=None if landscapes is None else tuple(map(tuple, landscapes)),
        landscape_deck=None if landscape_deck is None else tuple(landscape_deck),
        open_counts=bool(data.get("open_counts", False)),
    )
    check(setup)
    return setup


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
        "mode": "versus" if setup.scenario is None else "solo",
        "scenario": setup.scenario,
        "morning_dew": setup.morning_dew,
        "players": list(setup.names),
        "first_player": setup.first_player,
        "types": [LETTERS[t] for t in setup.types],
        "open_counts": setup.open_counts,
        "setup": given,
    }
