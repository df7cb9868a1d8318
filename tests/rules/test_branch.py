"""A branch shares the others' tables with the state it comes from; a turn tried on it must leave that state as it was."""

import pytest

from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.state import Stage, State
from tests.contract.samples import MOMIJI_TABLES
from tests.contract.test_promises import walk


@pytest.mark.parametrize("mode", MOMIJI_TABLES)
def test_a_step_on_a_branch_leaves_the_state_as_it_was(mode: str) -> None:
    for state, step in walk("momiji", mode, range(3)):
        if state.stage == Stage.DRAFT:
            continue
        before, branch = state.copy(), state.branch()
        perform(branch, step)
        assert state == before
        assert branch == _performed(before, step)


def _performed(s: State, step: object) -> State:
    perform(s, step)  # type: ignore[arg-type]
    return s
