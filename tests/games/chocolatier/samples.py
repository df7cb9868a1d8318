"""Tables of every kind, for tests that play many games."""

from collections.abc import Callable

from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.setup import Setup
from momiji.games.chocolatier.rules.steps import EVERY_STEP, Nonsense

NAMES = ("Aki", "Jana", "Mira", "Oleg")


def _table(players: int, options: tuple[str, ...]) -> Callable[[int], Setup]:
    return lambda seed: CHOCOLATIER.deal(NAMES[:players], seed, options)


TABLES: dict[str, Callable[[int], Setup]] = {
    ", ".join((f"{players} players", *options)): _table(players, options)
    for players in CHOCOLATIER.seats
    for options in ((), ("brown",), ("special",), ("brown", "special"))
}
STEPS = [*EVERY_STEP, Nonsense("fly B")]
