"""The promises every game keeps, kept by Master Chocolatier: the same tests as for all games, over tables of every kind."""

from collections.abc import Callable

import pytest

from momiji import registry
from momiji.core.rules import Rules
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.setup import Setup
from momiji.games.chocolatier.rules.state import State
from momiji.games.chocolatier.rules.steps import EVERY_STEP, Nonsense, Step
from momiji.games.chocolatier.rules.view import View
from tests.contract import samples, test_promises
from tests.games.chocolatier.samples import TABLES

RULES: Rules[Setup, State, Step, View] = CHOCOLATIER  # mypy holds it to the protocol
PROMISES: list[Callable[[str, str], None]] = [
    test_promises.test_1_legal_lists_nothing_twice_and_in_a_stable_order,
    test_promises.test_1_legal_is_exactly_what_is_not_refused,
    test_promises.test_2_imagined_worlds_look_the_same,
    test_promises.test_2_a_view_is_the_same_whatever_is_hidden,
    test_promises.test_3_undo_goes_back_within_the_turn_until_something_was_revealed,
    test_promises.test_4_a_record_replayed_gives_the_same_state,
    test_promises.test_4_in_place_and_by_copy_are_the_same,
    test_promises.test_5_nothing_is_ever_lost,
    test_promises.test_every_step_reads_back_as_it_is_written,
]


@pytest.mark.parametrize("mode", TABLES)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Callable[[str, str], None], mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, CHOCOLATIER.name, "momiji.games.chocolatier")
    monkeypatch.setitem(samples.TABLES, CHOCOLATIER.name, TABLES)
    monkeypatch.setitem(samples.STEPS, CHOCOLATIER.name, lambda: [*EVERY_STEP, Nonsense("fly B")])
    promise(CHOCOLATIER.name, mode)
