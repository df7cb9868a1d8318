"""Themes are told by what the solution does; told again, nothing else about a puzzle changes."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from make_puzzles import MOST, chosen, there, told_again

from momiji import registry
from momiji.ai.exact import ExactSearch, puzzle_game
from momiji.core.events import Counted
from momiji.core.match import Match
from momiji.games.miyabi.rules.scoring import scores
from momiji.games.miyabi.rules.steps import Zen
from momiji.games.miyabi.rules.tiles import SIDE
from momiji.games.momiji.rules.scoring import goal_points
from momiji.games.momiji.rules.steps import Goal
from momiji.store.puzzles import Puzzle

from .test_proofs import EVERY, GAMES, position

NAMES = ("Hana", "Kenji")


def lines(puzzle: dict[str, Any]) -> Iterator[tuple[Any, int]]:
    """Where the best turn and the second best lead, and what each earns by acorn pairs."""
    rules, record = registry.rules(puzzle["record"]["game"]), puzzle["record"]
    for line in puzzle["lines"][:2]:
        s = rules.start(rules.read_setup(record))
        for words in record["actions"]:
            s = rules.apply(s, rules.decode(words))
        events: list[Any] = []
        for words in line["steps"]:
            s = rules.apply(s, rules.decode(words), events)
        yield s, sum(event.change for event in events if isinstance(event, Counted) and event.why == "pair")


def steps(puzzle: dict[str, Any]) -> list[Any]:
    return [registry.rules(puzzle["record"]["game"]).decode(words) for words in puzzle["lines"][0]["steps"]]


def of_theme(game: str, theme: str) -> list[dict[str, Any]]:
    found = [puzzle for puzzle in there(game) if puzzle["theme"] == theme]
    assert found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_theme_is_what_the_rule_says(game: str, request: pytest.FixtureRequest) -> None:
    puzzles = there(game)
    for puzzle in puzzles if request.config.getoption("--all-puzzles") else puzzles[::EVERY]:
        assert told_again(puzzle) == puzzle["theme"], puzzle["id"]


def test_acorn_pairs_are_what_the_best_turn_is_better_by() -> None:
    for puzzle in of_theme("momiji", "pairs"):
        (_, pairs), (_, fewer) = lines(puzzle)
        assert pairs - fewer >= puzzle["lines"][0]["value"] - puzzle["lines"][1]["value"] > 0, puzzle["id"]


def test_a_goal_is_activated_or_goals_are_what_the_best_turn_is_better_by() -> None:
    activated = 0
    for puzzle in of_theme("momiji", "goals"):
        if any(isinstance(step, Goal) for step in steps(puzzle)):
            activated += 1
            continue
        (best, _), (second, _) = lines(puzzle)
        ahead = [goal_points(s)[best.current] - goal_points(s)[1 - best.current] for s in (best, second)]
        assert ahead[0] - ahead[1] >= puzzle["lines"][0]["value"] - puzzle["lines"][1]["value"] > 0, puzzle["id"]
    assert activated


def test_zen_tiles_are_laid_or_bring_more_than_after_the_second_best_turn() -> None:
    part = puzzle_game("miyabi")
    for puzzle in of_theme("miyabi", "zen"):
        (best, _), (second, _) = lines(puzzle)
        before = position(Puzzle.model_validate(puzzle))
        search = ExactSearch(part, before, 8 * puzzle["nodes"])
        ends = [scores(search.line(s)[1])[search.seat] for s in (best, second)]
        assert ends[0].zen > ends[1].zen or any(isinstance(step, Zen) for step in steps(puzzle)), puzzle["id"]


def test_what_is_there_stays_and_is_not_added_again() -> None:
    """A puzzle is known by its record, whatever its theme is called."""
    puzzles = there("momiji")
    renamed = [{**puzzle, "theme": "other"} for puzzle in puzzles]
    assert not chosen(renamed, len(renamed), puzzles)
    assert len(chosen(renamed, 5)) == 5


def test_no_theme_and_difficulty_gets_more_than_enough() -> None:
    cell = [puzzle for puzzle in there("momiji") if (puzzle["theme"], puzzle["difficulty"]) == ("closing", "easy")]
    others = [{**cell[0], "record": {"setup": number, "actions": []}} for number in range(MOST)]
    assert len(cell) > 2 and not chosen(cell, MOST, others)
    assert len(chosen(cell, MOST, others[:-2])) == 2


def test_a_zen_tile_that_decides_nothing_is_laid_by_nobody() -> None:
    """Whatever is played after it was turned up. Zen tiles are laid late in the last round."""
    part, rng = puzzle_game("miyabi"), Random(7)
    harmless = deciding = 0
    for number in range(100):
        match: Match[Any, Any, Any, Any] = Match(part.rules, part.rules.deal(NAMES, f"harmless-{number}", ("zen",)))
        watched: set[int] = set()
        while match.actor is not None:
            before = match.state
            legal = part.rules.legal(before)
            assert not any(isinstance(step, Zen) and step.object in watched for step in legal)
            late = before.round == before.rounds and before.players[before.current].lanterns.bit_count() > 2
            match.perform(rng.choice([step for step in legal if isinstance(step, Zen) == late] or legal))
            if before.round < before.rounds or len(match.state.zen_bag) == len(before.zen_bag):
                continue
            if part.opens(before, match.state):
                deciding += 1
            else:
                harmless += 1
                watched |= set(before.zen_bag)
    assert harmless > 5 and deciding > 5, (harmless, deciding)


ROW, COLUMN = 2, 3  # of the only bare square
NEAR = [(1, 3), (3, 3), (2, 2), (2, 4)]


@pytest.mark.parametrize(
    ("hidden", "lanterns", "waits", "filled", "out", "decides"),
    [
        (ROW, "", False, 0, False, True),
        (ROW + 1, "", False, 0, False, False),  # no such zen tile is left
        (ROW, "d", False, 0, False, False),
        (ROW, "abcef", False, 0, False, True),
        (ROW, "", False, 0, True, False),
        (ROW, "abc", True, 2, False, True),  # two to enclose the one that waits, and then another
        (ROW, "abcf", True, 2, False, False),
        (ROW, "abcf", True, 3, False, True),
    ],
)
def test_a_zen_tile_decides_where_somebody_may_still_lay_it(
    hidden: int, lanterns: str, waits: bool, filled: int, out: bool, decides: bool
) -> None:
    part = puzzle_game("miyabi")
    before = part.rules.start(part.rules.deal(NAMES, "zen", ("zen",)))
    for player in before.players:
        player.ground = [1 << ROW * SIDE + COLUMN, 0]
        player.out = True
    me = before.players[0]
    me.out, me.lanterns = out, sum(1 << "abcdef".index(column) for column in lanterns)
    me.waiting = ROW * SIDE + COLUMN if waits else -1  # its neighbours are what counts here, not where it lies
    for row, column in NEAR[:filled]:
        me.objects[row * SIDE + column] = 1
    before.zen_bag = [hidden, hidden]
    after = before.copy()
    after.zen_bag = [hidden]
    assert part.opens(before, after) is decides
    assert not part.opens(before, before)
