"""For each game in the registry: tables in every mode, and every step one could think of."""

from collections.abc import Callable
from typing import Any

from momiji.games.momiji.rules import steps
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.setup import Setup, deal, deal_solo
from tests.games.chocolatier import samples as chocolatier
from tests.games.miyabi import samples as miyabi
from tests.games.toy import rules as toy

NAMES = ("Aki", "Jana", "Mira", "Oleg", "Sora")


def _versus(players: int, dew: bool, draft: bool, open_counts: bool = False) -> Callable[[int], Setup]:
    return lambda seed: deal(NAMES[:players], seed, morning_dew=dew, draft=draft, open_counts=open_counts)


def _solo(scenario: str) -> Callable[[int], Setup]:
    return lambda seed: deal_solo("Aki", scenario, seed)


MOMIJI_TABLES: dict[str, Callable[[int], Setup]] = {
    **{
        f"{players} players{', Morning Dew' if dew else ''}, {'draft' if draft else 'starter sets'}": _versus(players, dew, draft)
        for players in (2, 3, 4)
        for dew in (False, True)
        for draft in (False, True)
    },
    "5 players, Morning Dew, draft": _versus(5, True, True),
    "2 players, open counts": _versus(2, False, False, open_counts=True),
    **{scenario: _solo(scenario) for scenario in EDITION.scenarios},
}


def _momiji_steps() -> list[Any]:
    """Every step of the notation but the orders of C, of which a few stand for all."""
    found: list[Any] = [steps.REVEAL, steps.DONE, steps.PASS, steps.END, steps.FINISH, steps.Nonsense("fly R0<")]
    found += [steps.PLACE_LEFT, steps.PLACE_RIGHT, steps.PLACE_GARDEN, *steps.PLACE_ON, *steps.COLLECT, *steps.PICK]
    found += [*steps.DRAFT.values(), *steps.USE.values(), *steps.GOAL.values(), *steps.EXCHANGE.values()]
    found += [*steps.COLLECT_TWO.values(), *steps.TRADE.values(), *steps.DISCARD, *steps.RECOVER]
    found += [*steps.PLAY, *steps.PLAY_LEFT, *steps.PLAY_RIGHT]
    for row in steps.PLAY_ON:
        found += row
    for tucks in steps.TUCK:
        found += tucks
    return found + [steps.Arrange(order) for order in ((0,), (0, 1), (0, 2, 3), (0, 0), (6,))]


TOY_TABLES: dict[str, Callable[[int], Any]] = {
    "2 players": lambda seed: toy.RULES.deal(NAMES[:2], seed),
    "3 players, sevens": lambda seed: toy.RULES.deal(NAMES[:3], seed, ("sevens",)),
}
TOY_STEPS = [toy.DRAW, toy.PASS, "lay", "lay x", "", *map(toy.lay, range(9))]

TABLES: dict[str, dict[str, Callable[[int], Any]]] = {
    "momiji": MOMIJI_TABLES,
    "chocolatier": chocolatier.TABLES,
    "miyabi": miyabi.TABLES,
    "toy": TOY_TABLES,
}
STEPS: dict[str, Callable[[], list[Any]]] = {
    "momiji": _momiji_steps,
    "chocolatier": lambda: chocolatier.STEPS,
    "miyabi": lambda: miyabi.STEPS,
    "toy": lambda: TOY_STEPS,
}
