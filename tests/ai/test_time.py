"""Time limits, measured against what this machine does in a loop of plain rule steps, so that a slow or busy one does not fail."""

from functools import partial
from time import perf_counter

import pytest

from momiji.ai.coach import advise
from momiji.ai.levels import think
from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.setup import deal, deal_solo
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import OVER, State

FAST_MACHINE = 0.06  # seconds of the loop on the machine the limits are meant for
SOLO = ("cold-breeze", "meditation", "equinox")
NAMES = ("Aki", "Jana", "Mira", "Oleg")


def loop() -> float:
    begun = perf_counter()
    for seed in range(100):
        state = start(deal(NAMES, seed))
        number = 0
        while state.stage != OVER:
            steps = legal(state)
            number += 7
            perform(state, steps[number % len(steps)])
    return perf_counter() - begun


def spent(begun: float) -> bool:
    return perf_counter() - begun > 0.3


def middle_of_a_game() -> State:
    state = start(deal(NAMES, 2))
    for asked in range(24):
        for step in think(MOMIJI.view(state, state.current), "gardener", asked).steps:
            perform(state, step)
    return state


def test_sprout_and_gardener_answer_at_once() -> None:
    state = middle_of_a_game()
    view = MOMIJI.view(state, state.current)
    slow = max(1.0, loop() / FAST_MACHINE)
    for level in ("sprout", "gardener"):
        times = []
        for seed in range(3):
            begun = perf_counter()
            think(view, level, seed)
            times.append(perf_counter() - begun)
        assert min(times) < 0.2 * slow


@pytest.mark.parametrize("mode", ["4 players", *SOLO])
@pytest.mark.parametrize("level", ["master", "sage"])
def test_a_search_ends_soon_after_its_deadline(level: str, mode: str) -> None:
    """Whatever is left of the level's own time is enough for the last world and the way back."""
    state = middle_of_a_game() if mode == "4 players" else start(deal_solo("Aki", mode, 2))
    slow = max(1.0, loop() / FAST_MACHINE)
    begun = perf_counter()
    think(MOMIJI.view(state, state.current), level, 1, deadline=partial(spent, begun))
    assert perf_counter() - begun < 0.3 + 0.5 * slow


def test_the_coach_ends_soon_after_its_second() -> None:
    for state in (middle_of_a_game(), start(deal_solo("Aki", "meditation", 2))):
        slow = max(1.0, loop() / FAST_MACHINE)
        begun = perf_counter()
        advise(MOMIJI.view(state, state.current), 1, deadline=partial(spent, begun))
        assert perf_counter() - begun < 0.3 + 0.5 * slow
