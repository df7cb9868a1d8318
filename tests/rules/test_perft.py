"""Perft: how many ways a game can go on for so many steps, from fixed set-ups. A slip in the legal list changes the counts."""

import pytest

from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import Setup, deal, deal_solo
from momiji.games.momiji.rules.state import State

TWO = deal(("Aki", "Jana"), "perft")
DRAFT = deal(("Aki", "Jana", "Mira"), "perft", draft=True)
DEW = deal(("Aki", "Jana"), "perft dew", morning_dew=True)

COUNTS: dict[str, tuple[Setup, list[int]]] = {
    "two players": (TWO, [24, 275, 888, 7956, 61691]),
    "draft": (DRAFT, [3, 9, 23, 65, 191]),
    "Morning Dew": (DEW, [27, 330, 1181, 11409, 92134]),
    "cold-breeze": (deal_solo("Aki", "cold-breeze", "perft"), [21, 160, 487, 3538, 23009]),
    "meditation": (deal_solo("Aki", "meditation", "perft"), [12, 82, 310, 1513, 6165]),
    "equinox": (deal_solo("Aki", "equinox", "perft"), [22, 204, 720, 4545, 40870]),
}


def perft(state: State, depth: int) -> int:
    steps = MOMIJI.legal(state)
    if depth == 1:
        return len(steps)
    return sum(perft(MOMIJI.apply(state, step), depth - 1) for step in steps)


@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str) -> None:
    setup, counts = COUNTS[name]
    state = MOMIJI.start(setup)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
