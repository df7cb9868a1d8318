"""Positions in which one move is plainly right, and what the parts of a player promise."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from momiji.ai.brain import margin
from momiji.ai.levels import think
from momiji.ai.thought import Effort
from momiji.games.momiji.brain import BRAIN
from momiji.games.momiji.brain.distance import distance
from momiji.games.momiji.brain.draft import value as value_of
from momiji.games.momiji.brain.evaluate import Judge, chance_of, expected_points, value
from momiji.games.momiji.brain.features import NAMES, survey
from momiji.games.momiji.brain.outlook import pool_of
from momiji.games.momiji.brain.proposals import best_order
from momiji.games.momiji.brain.solo import solvable
from momiji.games.momiji.brain.turns import ended, main_lines
from momiji.games.momiji.brain.weights import COUNTING, PLAIN, Weights
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, CODES
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.scoring import scores
from momiji.games.momiji.rules.setup import deal, deal_solo
from momiji.games.momiji.rules.solo import conditions
from momiji.games.momiji.rules.state import Stage, State
from tests.table import Table

SMALL = Effort(lines=6, playouts=24, turns=2)
CASES = Path(__file__).parents[1] / "cases"
PLAYERS = ("gardener", "master")


def answer(table: Table, level: str) -> list[str]:
    view = MOMIJI.view(table.state, 0)
    return [MOMIJI.encode(step) for step in think(BRAIN, view, level, 1, effort=SMALL if level == "master" else None).steps]


@pytest.mark.parametrize("level", PLAYERS)
def test_the_last_turn_closes_the_big_pile(level: str) -> None:
    table = Table("R3 G1", piles=["R0< R0> R1 R2"], garden={"Y": "Y0<"}, goals="", acorns=0, last_turn=True)
    assert answer(table, level)[0] == "play R3"


@pytest.mark.parametrize("level", PLAYERS)
def test_the_last_turn_buys_a_goal_that_is_sure(level: str) -> None:
    table = Table("", piles=["R0< R0> R0<> R0<"], garden={"Y": "Y1"}, goals="zeros", acorns=3, last_turn=True)
    assert answer(table, level)[0] == "goal zeros"


@pytest.mark.parametrize("level", PLAYERS)
def test_the_bonfire_burns_the_hand_at_the_end(level: str) -> None:
    table = Table("R0< R0> Y3 Y2", piles=["G0< G1"], garden={"B": "B3"}, landscapes="L", goals="", acorns=1, last_turn=True)
    assert "use L" in answer(table, level)


def test_an_order_of_piles_in_which_acorns_meet() -> None:
    table = Table("", piles=["R0<", "Y0>", "G0<>", "B0<"], landscapes="C")
    me = table.state.players[0]
    tops = [me.piles[t][-1] for t in best_order(me)]  # type: ignore[index]
    assert sum(ACORN_RIGHT[a] and ACORN_LEFT[b] for a, b in pairwise(tops)) == 2


def test_values_are_exact_when_the_game_is_over() -> None:
    state = MOMIJI.start(deal(("Aki", "Jana"), 1))
    while state.stage != Stage.OVER:
        for step in think(BRAIN, MOMIJI.view(state, state.current), "sprout", 1).steps:
            MOMIJI.advance(state, step)
    totals = [score.total for score in scores(state)]
    assert [int(points) for points in expected_points(state)] == totals
    assert round(value(state, 0)) == totals[0] - totals[1]


@pytest.mark.parametrize("kind", [PLAIN, COUNTING], ids=["plain", "counting"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_judge_says_what_the_evaluation_says(players: int, kind: dict[int, Weights]) -> None:
    weights = kind[players]
    state = MOMIJI.start(deal(("Aki", "Jana", "Mira", "Oleg", "Sora")[:players], 2, morning_dew=players == 5, draft=players == 5))
    asked = 0
    while state.stage != Stage.OVER:
        asked += 1
        if asked % 9 == 0 and state.stage == Stage.OPEN:
            judge, seat = Judge(state, weights), state.current
            for line in main_lines(state)[:12]:
                after = ended(line).state
                if after.turn != state.turn:
                    assert judge(after, seat) == pytest.approx(value(after, seat, weights))
        for step in think(BRAIN, MOMIJI.view(state, state.current), "sprout", asked).steps:
            MOMIJI.advance(state, step)


def test_who_counts_sees_that_a_pile_cannot_climb_any_more() -> None:
    """Two like tables; in one of them the last red 2s lie in the discard pile."""
    open_table = Table("G1", piles=["R0< R0> R1"], garden={"R": "R2 R2 R2"}, goals="")
    stuck_table = Table("G1", piles=["R0< R0> R1"], garden={"Y": "Y2 Y2 Y2"}, goals="")
    stuck_table.state.deck = [card for card in stuck_table.state.deck if CODES[card] != "R2"]
    figures = [dict(zip(NAMES, survey(table.state, 0, pool_of(table.state))[0], strict=True)) for table in (open_table, stuck_table)]
    assert [one["stuck"] for one in figures] == [0, 3]
    assert figures[0]["climbs"] == 3
    assert figures[1]["climbs"] == 0


def test_with_less_regard_the_others_count_for_less() -> None:
    assert margin([30, 20], 0, 0.3) == 24
    assert margin([30, 20, 20], 0, 0.0) == 30


def test_a_lead_counts_more_the_nearer_the_end() -> None:
    assert chance_of(2, 0.5) > chance_of(2, 2.0) > 0.5 > chance_of(-2, 2.0) > chance_of(-2, 0.5)


def test_with_several_opponents_the_strongest_counts_most() -> None:
    assert margin([30, 20], 0) == 10
    assert margin([30, 40, 20], 0) < margin([30, 30, 30], 0)


@pytest.mark.parametrize("scenario", ["cold-breeze", "meditation"])
def test_a_scenario_that_is_won_is_no_distance_away(scenario: str) -> None:
    """A game that is won: far at its beginning, and no distance is left exactly where all conditions hold."""
    record = json.loads((CASES / f"12.10-{scenario}-won.json").read_text(encoding="utf-8"))["record"]
    state, held = MOMIJI.start(MOMIJI.read_setup(record)), 0
    assert distance(state) > 5
    for words in record["actions"]:
        MOMIJI.advance(state, MOMIJI.decode(words))
        won = all(conditions(state))
        assert (distance(state) == 0) == won
        held += won
    assert held


def test_an_easy_deal_is_solved_with_open_deck() -> None:
    found = [solvable(MOMIJI.start(deal_solo("Aki", "cold-breeze", seed)), 3, lambda: False) for seed in range(4)]
    assert any(found)


def test_the_draft_takes_one_of_the_cards_that_lie_open() -> None:
    state = MOMIJI.start(deal(("Aki", "Jana"), 3, draft=True))
    thought = think(BRAIN, MOMIJI.view(state, state.current), "sage", 1)
    assert len(thought.options) == len(set(state.face_up))
    assert MOMIJI.refuse(state, thought.steps[0]) is None


def test_the_draft_looks_at_what_stays_for_the_next_player() -> None:
    """Roots go well with Stones: against somebody who has Stones, Roots are taken more gladly."""
    state = MOMIJI.start(deal(("Aki", "Jana"), 3, draft=True))
    state.face_up = ["M", "B", "K"]
    plain = _roots_before_paths(state)
    state.players[1 - state.current].landscapes = state.players[1 - state.current].panorama = ("A",)
    assert _roots_before_paths(state) > plain


def _roots_before_paths(state: State) -> float:
    view = MOMIJI.view(state, state.current)
    return value_of(view, "M", COUNTING[2]) - value_of(view, "B", COUNTING[2])


@pytest.mark.parametrize("level", ["sprout", "gardener", "master"])
def test_a_hand_that_is_too_big_is_only_reduced(level: str) -> None:
    """Asked in the middle of the discards, a player answers with discards and leaves the next turn to the next player."""
    table = Table("R0< R0> R1 R2 Y0< Y1 Y2 G0< G1", piles=["B0<"], garden={"B": "B1 B0>"}, goals="", acorns=0)
    table.do("collect B", "end")
    assert [words.split()[0] for words in answer(table, level)] == ["discard"] * 3
