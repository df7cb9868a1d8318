"""Which games there are: one line each. A game's parts are read by name when they are needed, so that none waits for another's.

A game's folder has these parts, each a module or package that holds its object under the given name:
`rules` RULES, `brain` BRAIN, `book` BOOK, `pages` PAGES, `table` TABLE, `words` WORDS; and, if it says more of its puzzles than every
game has, `puzzles` PUZZLES.
"""

from functools import cache
from importlib import import_module
from typing import Any

from momiji.core.rules import Rules
from momiji.core.setup import Impossible

GAMES: dict[str, str] = {
    "momiji": "momiji.games.momiji",
    "chocolatier": "momiji.games.chocolatier",
    "miyabi": "momiji.games.miyabi",
}
USUAL = "momiji"  # what is meant where nobody names a game


def check(name: str) -> str:
    """A game of this house. Raises Impossible for a word that is none."""
    if name not in GAMES:
        raise Impossible("setup-game", game=name[:40], known=tuple(GAMES))
    return name


def part(name: str, which: str) -> Any:
    return loaded(GAMES[check(name)], which)


@cache
def loaded(package: str, which: str) -> Any:
    """A part by its folder: also for another process, which need not know the same games."""
    return getattr(import_module(f"{package}.{which}"), which.upper())


def rules(name: str) -> Rules[Any, Any, Any, Any]:
    found: Rules[Any, Any, Any, Any] = part(name, "rules")
    return found
