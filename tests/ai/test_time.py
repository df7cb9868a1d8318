"""A search that is told to end does so within a little work, counted in steps of the rules: no clock is asked."""

from collections.abc import Callable

import pytest

from momiji.ai.coach import advise
from momiji.ai.levels import think
from momiji.games.momiji.brain import BRAIN, policy, turns
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import deal, deal_solo
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import State

SOLO = ("cold-breeze", "meditation", "equinox")
NAMES = ("Aki", "Jana", "Mira", "Oleg")
WHILE, SOON, LITTLE = 10_000, 1_000, 500  # steps


class Work:
    """Counts the steps that are tried in thought; a deadline that passes after so many of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        for module in (turns, policy):
            monkeypatch.setattr(module, "perform", self._counted(module.perform))

    def _counted(self, perform: Callable[..., None]) -> Callable[..., None]:
        def counted(*given: object) -> None:
            self.steps += 1
            perform(*given)

        return counted

    def after(self, steps: int) -> Callable[[], bool]:
        end = self.steps + steps
        return lambda: self.steps >= end


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    return Work(monkeypatch)


def middle_of_a_game() -> State:
    state = start(deal(NAMES, 2))
    for asked in range(24):
        for step in think(BRAIN, MOMIJI.view(state, state.current), "gardener", asked).steps:
            MOMIJI.advance(state, step)
    return state


def test_sprout_and_gardener_do_little_work(work: Work) -> None:
    """They look at the lines of one turn and imagine no game."""
    state = middle_of_a_game()
    view = MOMIJI.view(state, state.current)
    for level in ("sprout", "gardener"):
        before = work.steps
        think(BRAIN, view, level, 1)
        assert 0 < work.steps - before < LITTLE


@pytest.mark.parametrize("mode", ["4 players", *SOLO])
@pytest.mark.parametrize("level", ["master", "sage"])
def test_a_search_ends_soon_after_its_deadline(work: Work, level: str, mode: str) -> None:
    """Whatever is left of the level's own time is enough for the last world and the way back."""
    state = middle_of_a_game() if mode == "4 players" else start(deal_solo("Aki", mode, 2))
    view = MOMIJI.view(state, state.current)
    before = work.steps
    think(BRAIN, view, level, 1, deadline=work.after(WHILE))
    assert WHILE < work.steps - before < WHILE + SOON


def test_the_coach_ends_soon_after_its_second(work: Work) -> None:
    for state in (middle_of_a_game(), start(deal_solo("Aki", "meditation", 2))):
        before = work.steps
        advise(BRAIN, MOMIJI.view(state, state.current), 1, deadline=work.after(WHILE))
        assert WHILE < work.steps - before < WHILE + SOON
