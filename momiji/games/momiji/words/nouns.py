"""The words for the things of the game, as a player may type them in one language."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.games.momiji.rules.edition import EDITION
from momiji.i18n import Translator
from momiji.terminal.spelling import plain
from momiji.terminal.words import Decision

from .ways import PLACES

Nouns = Sequence[Mapping[str, Decision]]


@cache
def nouns(verb: str, say: Translator) -> Nouns:
    if verb in ("draft", "use"):
        return (_landscapes(say),)
    if verb in ("goal", "exchange"):
        return (_goals(say),)
    return (_leaves(say), _codes(say), _places(say))


def _landscapes(say: Translator) -> dict[str, Decision]:
    named = [(letter, word) for letter in EDITION.letters for word in (letter, *say.forms(f"landscape-{letter.casefold()}"))]
    return {plain(word): (("landscape", letter),) for letter, word in named}


def _goals(say: Translator) -> dict[str, Decision]:
    named = [
        (goal, word) for goal in EDITION.goals for word in (goal, say(f"goal-title-{goal}"), *say(f"momiji-goal-word-{goal}").split(","))
    ]
    named += [(goal, say(f"solo-goal-title-{goal}")) for scenario in EDITION.scenarios.values() for goal in scenario.goals]
    return {plain(word): (("goal", goal),) for goal, word in named}


def _leaves(say: Translator) -> dict[str, Decision]:
    return {plain(word): (("leaf", t),) for t, name in enumerate(NAMES) for word in (name, *say.forms(f"leaf-{name}"))}


def _codes(say: Translator) -> dict[str, Decision]:
    """“R”, “0<”, “R0<”: with the letters of the language, and those of records where they mean nothing else."""
    letters = {letter.casefold(): t for t, letter in enumerate(LETTERS)}
    letters |= {plain(say(f"table-letter-{name}")): t for t, name in enumerate(NAMES)}
    found: dict[str, Decision] = {letter: (("leaf", t),) for letter, t in letters.items()}
    for number, edges in product(range(10), ("", "<", ">", "<>")):
        said: Decision = (("number", number), ("edges", edges)) if edges else (("number", number),)
        found |= {
            f"{letter}{number}{edges}": (*which, *said)
            for letter, which in [("", ()), *((one, (("leaf", t),)) for one, t in letters.items())]
        }
    return found


def _places(say: Translator) -> dict[str, Decision]:
    return {plain(word): (("place", name),) for name in PLACES for word in (name, *say(f"momiji-place-{name}").split(","))}
