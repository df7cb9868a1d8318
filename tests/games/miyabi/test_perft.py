"""Perft: how many ways a game can go on for so many steps, from fixed set-ups, by the fast list and by asking the rules one by one."""

from collections.abc import Callable, Iterable

import pytest

from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.setup import deal
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import EVERY_STEP, Step
from tests.games.miyabi.samples import NAMES, WORDS
from tests.games.miyabi.table import Table


def late(options: tuple[str, ...]) -> State:
    """A crowded table: hills, a zen tile that waits, a frog, few columns left."""
    rows = ("1Mz 1M1 2 2 1 1", "0 2 2P1 2 1 1P1", "1 1F2 3 3 3 0", "0 0 1A1 2 2 2A3", "1 1 1B2 1 0 0", "4S1 4 3 3 0 0")
    waiting = "a1" if "zen" in options else ""
    return Table(*rows, display="M2 P3 F1 ALa S2 S2 B3c", options=options, lanterns="ac", frog="b3", waiting=waiting).state


# The position, its counts, and how deep the rules are asked one by one.
COUNTS: dict[str, tuple[Callable[[], State], list[int], int]] = {
    "two players": (lambda: MIYABI.start(deal(NAMES[:2], "perft")), [110, 110, 10988, 10988], 3),
    "four players, zen": (lambda: MIYABI.start(deal(NAMES, "perft", ("zen",))), [200, 200, 38512], 3),
    "frogs": (lambda: MIYABI.start(deal(NAMES[:2], "perft", ("frog",))), [36, 1296, 138096], 2),
    "late": (lambda: late(()), [19, 19, 1400, 1400, 14862], 4),
    "late, all options": (lambda: late(WORDS), [21, 199, 2647, 25993], 3),
    "late, frog and zen": (lambda: late(("frog", "zen")), [20, 88, 1916, 16118], 3),
}


def listed(state: State) -> Iterable[Step]:
    return MIYABI.legal(state)


def not_refused(state: State) -> Iterable[Step]:
    return [step for step in EVERY_STEP if MIYABI.refuse(state, step) is None]


def perft(state: State, depth: int, steps: Callable[[State], Iterable[Step]]) -> int:
    if depth == 1:
        return len(list(steps(state)))
    return sum(perft(MIYABI.apply(state, step), depth - 1, steps) for step in steps(state))


@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str) -> None:
    state, counts, _ = COUNTS[name]
    assert [perft(state(), depth, listed) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", COUNTS)
def test_perft_without_the_fast_list(name: str) -> None:
    state, counts, deepest = COUNTS[name]
    assert [perft(state(), depth, not_refused) for depth in range(1, deepest + 1)] == counts[:deepest]
