"""Turns compared in imagined worlds: at every game, and at one that says nothing of its own about puzzles."""

from functools import cache
from random import Random
from typing import Any

import pytest

from momiji import registry
from momiji.ai.best import ERRORS, MARGIN, Behind, Comparison, behind, best_turn
from momiji.ai.brain import brain
from momiji.ai.exact import puzzle_game
from momiji.ai.levels import think
from momiji.ai.thought import Steps
from tests.games import toy

WORLDS = 8
GAMES = [*registry.GAMES, "toy"]
LEFT = 0.35  # of the game: a world costs less than at its beginning


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)


@cache
def late(game: str) -> Any:
    """A position of a game of Gardeners with several ways to go on."""
    mind = brain(game)
    s, asked = mind.rules.start(mind.rules.deal(("Aki", "Jana"), "late")), 0
    while mind.left(s) > LEFT or len(mind.rules.legal(s)) < 2:
        seat = mind.rules.actor(s)
        assert seat is not None
        for step in think(mind, mind.rules.view(s, seat), "gardener", asked).steps:
            s = mind.rules.apply(s, step)
        asked += 1
    return s


def ends(game: str) -> tuple[Steps, Steps]:
    """The lines that look best and worst at once."""
    found = brain(game).lines(late(game))
    return found[0].steps, found[-1].steps


def compared(game: str, s: Any, *turns: Steps, first: int = 0) -> Behind:
    comparison = Comparison(puzzle_game(game), s)
    rivals = [comparison.rival(turn) for turn in turns]
    comparison.look(rivals, WORLDS, first)
    assert [one.worlds for one in rivals] == [WORLDS, WORLDS]
    return behind(*rivals)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_turn_is_no_worse_in_any_world(game: str) -> None:
    good, _ = ends(game)
    assert compared(game, late(game), good, good) == Behind(0.0, 0.0, WORLDS)


@pytest.mark.parametrize("game", GAMES)
def test_what_one_turn_loses_the_other_gains(game: str) -> None:
    good, bad = ends(game)
    there, back = compared(game, late(game), good, bad), compared(game, late(game), bad, good)
    assert there.points == pytest.approx(-back.points) and there.error == pytest.approx(back.error)


@pytest.mark.parametrize("game", list(registry.GAMES))
def test_other_worlds_say_the_same_but_for_chance(game: str) -> None:
    good, bad = ends(game)
    one, other = compared(game, late(game), good, bad), compared(game, late(game), good, bad, first=5000)
    assert one.error > 0 and one.points != other.points
    assert abs(one.points - other.points) < 4 * (one.error**2 + other.error**2) ** 0.5


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_looked_at(game: str) -> None:
    s, rules = late(game), registry.rules(game)
    other = rules.imagine(rules.view(s, rules.actor(s)), Random("elsewhere"))
    assert compared(game, other, *ends(game)) == compared(game, s, *ends(game))


@pytest.mark.parametrize("game", GAMES)
def test_worlds_are_added_to_those_met_before(game: str) -> None:
    comparison = Comparison(puzzle_game(game), late(game))
    slow, fast = (comparison.rival(ends(game)[0]) for _ in range(2))
    comparison.look([slow], 3)
    comparison.look([slow], 8)
    comparison.look([fast], 8)
    assert slow.ends == fast.ends and len(slow.ends) == 8


@pytest.mark.parametrize(
    ("points", "error", "sure", "hopeless"),
    [(MARGIN, 0.1, True, False), (MARGIN - 0.1, 0.1, False, False), (MARGIN, MARGIN / ERRORS + 0.1, False, False), (9.0, 1.0, True, True)],
)
def test_three_points_and_five_errors(points: float, error: float, sure: bool, hopeless: bool) -> None:
    stands = Behind(points, error, WORLDS)
    assert (stands.sure, stands.hopeless) == (sure, hopeless)


def test_few_turns_to_choose_from_are_no_puzzle() -> None:
    assert best_turn(puzzle_game("toy"), late("toy"), "seed") is None
