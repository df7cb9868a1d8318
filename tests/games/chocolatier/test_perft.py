"""Perft: how many ways a game can go on for so many steps. A slip in the legal list changes the counts.

The slow count asks `refuse` about every step of the notation, so it knows nothing of the list.
"""

import pytest

from momiji.core.chance import Chance
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import SEND, TAKE, TILE, State
from momiji.games.chocolatier.rules.steps import EVERY_STEP
from tests.games.chocolatier.laid import NAMES

COUNTS = {
    (2, "", TAKE): [96, 96, 8640],
    (3, "brown", TAKE): [132, 132, 16632],
    (3, "brown", TILE): [5, 25, 2600, 2600, 241300],
    (4, "special", TAKE): [150, 150, 21600],
    (4, "special", SEND): [2, 4, 4, 24, 24, 150],
    (2, "brown special", TAKE): [90, 102, 6576],
    (2, "brown special", SEND): [2, 2, 150, 150, 9504],
    (2, "brown special", TILE): [5, 25, 125, 625, 3125],
}


def reached(players: int, options: str, phase: int) -> State:
    """The first position of this phase in a game of random steps: the very first one, or one in the middle of something."""
    state = CHOCOLATIER.start(CHOCOLATIER.deal(NAMES[:players], "perft", options.split()))
    chance = Chance("perft", players, options)
    while state.phase != phase:
        state = CHOCOLATIER.apply(state, chance.pick(CHOCOLATIER.legal(state)))
    return state


def perft(state: State, depth: int) -> int:
    steps = CHOCOLATIER.legal(state)
    if depth == 1:
        return len(steps)
    return sum(perft(CHOCOLATIER.apply(state, step), depth - 1) for step in steps)


def slow(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(slow(CHOCOLATIER.apply(state, step), depth - 1) for step in EVERY_STEP if CHOCOLATIER.refuse(state, step) is None)


@pytest.mark.parametrize(("players", "options", "phase"), COUNTS, ids=lambda value: str(value))
def test_perft(players: int, options: str, phase: int) -> None:
    counts = COUNTS[players, options, phase]
    state = reached(players, options, phase)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert [slow(state, depth) for depth in range(1, 4)] == counts[:3]
