"""Tables of every kind for tests to play at."""

from collections.abc import Callable
from functools import partial

from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.setup import Setup, deal
from momiji.games.miyabi.rules.steps import EVERY_STEP, Nonsense

NAMES = ("Aki", "Jana", "Mira", "Oleg")
WORDS = tuple(option.name for option in MIYABI.options)
CHOICES = {"no options": (), **{word: (word,) for word in WORDS}, "all options": WORDS, "all but passing": WORDS[:-1]}


def _deal(players: int, options: tuple[str, ...], seed: int) -> Setup:
    return deal(NAMES[:players], seed, options)


TABLES: dict[str, Callable[[int], Setup]] = {
    f"{players} players, {name}": partial(_deal, players, options)
    for players in MIYABI.seats
    for name, options in CHOICES.items()
    if players == 2 or len(options) != 1  # each option by itself between two
}
STEPS = [*EVERY_STEP, Nonsense("hop c4")]
