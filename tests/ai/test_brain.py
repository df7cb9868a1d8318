"""What a brain promises, of every game there is; and of Momiji as a game would be that gives no more than it must."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from momiji import registry
from momiji.ai.brain import AnyBrain, Brain, brain
from momiji.ai.chances import chances, glimpse
from momiji.ai.coach import advise, review
from momiji.ai.levels import LEVELS, NAMES, think
from momiji.ai.thought import Effort, Steps
from momiji.core.text import Text
from momiji.games.momiji.brain import BRAIN
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.rules.view import View
from tests.games import toy

SMALL = Effort(lines=3, playouts=4, turns=2)


class Plain(Brain[State, Step, View]):
    rules = BRAIN.rules

    def steps(self, s: State) -> Sequence[Step]:
        return self.rules.legal(s)[:6]  # some of many: a test need not look at all of them

    def said(self, steps: Steps, view: View) -> Text:
        return Text("said", {"steps": tuple(map(self.rules.encode, steps))})


PLAIN = "momiji, plain"
GAMES = [*registry.GAMES, "toy", PLAIN]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)


def brain_of(game: str) -> AnyBrain:
    return Plain() if game == PLAIN else brain(game)


def positions(game: str, every: int = 5) -> list[Any]:
    """Positions of a short game in which steps are taken blindly."""
    rules = brain_of(game).rules
    state, chance, kept = rules.start(rules.deal(("Aki", "Jana"), 4)), Random(game), []
    for number in range(10 * every):
        if rules.actor(state) is None:
            break
        if number % every == every - 1:
            kept.append(state)
        state = rules.apply(state, chance.choice(list(rules.legal(state))))
    assert len(kept) > 2
    return kept


def effort_of(level: str) -> Effort | None:
    return SMALL if level in LEVELS and LEVELS[level].effort else None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", NAMES)
def test_a_level_answers_with_legal_steps_and_from_its_own_view_alone(game: str, level: str) -> None:
    mind, rng = brain_of(game), Random(1)
    rules = mind.rules
    for number, state in enumerate(positions(game)):
        seat = rules.actor(state)
        other = rules.imagine(rules.view(state, seat), rng)
        thoughts = [think(mind, rules.view(world, seat), level, number, effort=effort_of(level)) for world in (state, other)]
        assert thoughts[0] == thoughts[1]
        after = state
        for step in thoughts[0].steps:
            assert rules.actor(after) == seat
            assert rules.refuse(after, step) is None, rules.encode(step)
            after = rules.apply(after, step)


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_turn_is_a_whole_one_and_leaves_the_position_alone(game: str) -> None:
    mind = brain_of(game)
    for state in positions(game):
        before = mind.rules.position(state)
        steps = mind.lines(state)[0].steps
        for after in (mind.quick(state), mind.careful(state), mind.taken(state, steps)):
            assert mind.over(state, after)
        assert mind.rules.position(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_sorted_and_worth_what_they_lead_to(game: str) -> None:
    mind = brain_of(game)
    for state in positions(game):
        lines, seat = mind.lines(state), mind.rules.actor(state)
        assert seat is not None
        assert [one.value for one in lines] == sorted((one.value for one in lines), reverse=True)
        for one in lines[:3]:
            assert mind.known(state, one.steps) == one.steps
            assert mind.worth(state, one.steps) == pytest.approx(one.value)
            assert mind.value(mind.taken(state, one.steps), seat) == pytest.approx(one.value)


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_names_different_moves(game: str) -> None:
    mind = brain_of(game)
    for number, state in enumerate(positions(game)):
        view = mind.rules.view(state, mind.rules.actor(state))
        advices = advise(mind, view, number, deadline=lambda: False, effort=SMALL)
        assert len({repr(advice.what) for advice in advices}) == len(advices)
        assert all(advice.why for advice in advices)


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_of_all_seats_add_up(game: str) -> None:
    mind, rng = brain_of(game), Random(2)
    for state in positions(game):
        seen = mind.rules.view(state, None)
        odds = chances(mind, state, [glimpse(mind, mind.rules.imagine(seen, rng)) for _ in range(2)])
        assert sum(odds) == pytest.approx(1)
        assert 0 <= mind.left(state) <= 1


def test_a_turn_that_was_clearly_worse_is_told_of_in_any_game() -> None:
    """Of two ways to take a turn one throws points away."""
    mind = brain_of(PLAIN)
    for number, state in enumerate(positions(PLAIN)):
        view, lines = mind.rules.view(state, mind.rules.actor(state)), mind.lines(state)
        told = review(mind, view, lines[-1].steps, number, deadline=lambda: False, effort=Effort(lines=2, playouts=90, turns=0))
        if lines[0].value - lines[-1].value > 12:
            assert told is not None
            assert told.key == "coach-missed-other"
            assert told.args["points"] >= 3
            return
    raise AssertionError("no such position")
