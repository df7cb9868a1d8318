"""Section 7: who fulfils which goal."""

from typing import Any

import pytest

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.scoring import fulfilled
from tests.table import Table

ALL = "ROYGPBU"


def who(goal: str, mine: list[str], theirs: list[str], **more: Any) -> list[int]:
    """The players that fulfil a goal, of two herbaria."""
    return fulfilled(Table(piles=mine, other_piles=theirs, types=ALL, **more).state, goal)


def check_most_of(goal: str, x: str, y: str, z: str) -> None:
    """The goal counts cards of type x; y and z are other types."""
    assert who(goal, [f"{x}0< {x}1"], [f"{x}0>", f"{y}0< {y}1 {y}2"]) == [0]
    assert who(goal, [f"{x}0<"], [f"{x}0>"]) == [0, 1], "a tie"
    assert who(goal, [f"{x}0<"], [f"{x}1 {x}2 {y}0<"]) == [1], "wherever in a pile they lie"
    assert who(goal, [f"{y}0< {y}1 {x}0<"], [f"{z}0< {z}1 {z}2"]) == [0], "each card by its own type"


def test_7_red_most_cards_of_that_type() -> None:
    check_most_of("red", "R", "Y", "B")


def test_7_orange_most_cards_of_that_type() -> None:
    check_most_of("orange", "O", "Y", "B")


def test_7_yellow_most_cards_of_that_type() -> None:
    check_most_of("yellow", "Y", "R", "U")


def test_7_green_most_cards_of_that_type() -> None:
    check_most_of("green", "G", "Y", "B")


def test_7_purple_most_cards_of_that_type() -> None:
    check_most_of("purple", "P", "U", "B")


def test_7_brown_most_cards_of_that_type() -> None:
    check_most_of("brown", "B", "G", "P")


def test_7_biggest_pile_most_cards_in_one_pile() -> None:
    assert who("biggest-pile", ["R0< R1 R2"], ["G0< G1", "Y0< Y1", "B0< B1"]) == [0]
    assert who("biggest-pile", ["R0< R1"], ["G0< G1", "Y0<"]) == [0, 1]


def test_7_top_sum_of_the_numbers_on_top() -> None:
    assert who("top-sum", ["R0< R2", "G0< G2"], ["R0< R1 R1< R3"]) == [0]
    assert who("top-sum", ["U0< U4"], ["R0< R3", "G0< G1"]) == [0, 1]


def test_7_gates_most_closed_piles() -> None:
    assert who("gates", ["R0< R3"], ["R0< R2", "G0< G2"]) == [0]
    assert who("gates", ["R0< R3"], ["U0< U3"]) == [0], "a blue 3 is open"
    assert who("gates", ["R0< R3"], ["U0< U4"]) == [0, 1]


def test_7_gates_a_closed_pile_without_a_token_counts() -> None:
    t = Table("R3", piles=["R0< R2"], gates=0, garden={"B": "B1"}).do("play R3", "done")
    assert not t.me()["piles"][0]["gate"]
    assert fulfilled(t.state, "gates") == [0]


def test_7_acorns_most_acorns() -> None:
    assert who("acorns", [], [], acorns=6, other_acorns=5) == [0]
    assert who("acorns", [], [], acorns=5, other_acorns=5) == [0, 1]


def test_7_acorns_without_those_on_landscapes() -> None:
    t = Table(piles=["R0<"], landscapes="G", discard="R1", acorns=5, other_acorns=5).do("use G", "recover R1")
    assert fulfilled(t.state, "acorns") == [1]


def test_7_piles_and_landscapes_not_used() -> None:
    assert who("piles-and-landscapes", ["R0<"], ["R0<", "G0<"], landscapes="AB") == [0]
    t = Table(piles=["R0<"], other_piles=["R0>", "G0<"], landscapes="GB", discard="R1").do("use G", "recover R1")
    assert fulfilled(t.state, "piles-and-landscapes") == [0, 1], "a used one counts no more"


def test_7_zeros_visible_or_not() -> None:
    assert who("zeros", ["R0< R0> R1"], ["G0<"]) == [0]
    assert who("zeros", ["R0< R1"], ["G0<"]) == [0, 1]


def test_7_warm_red_orange_and_yellow_together() -> None:
    assert who("warm", ["R0<", "O0<", "Y0<"], ["R0> R1"]) == [0]
    assert who("warm", ["G0< G1 G2", "U0< U1"], ["Y0<"]) == [1]
    assert who("warm", ["R0< U0<"], ["R0> Y1 G1"]) == [1], "cards by their own type, not by their pile's"


def test_7_cool_green_purple_and_brown_together() -> None:
    assert who("cool", ["G0<", "P0<", "B0<"], ["G0> G1"]) == [0]
    assert who("cool", ["R0< R1 R2", "U0< U1"], ["B0<"]) == [1]


def test_7_fewest_cards_in_the_herbarium() -> None:
    assert who("fewest-cards", ["R0<"], ["G0< G1"]) == [0]
    assert who("fewest-cards", ["R0<"], ["G0<"]) == [0, 1]


def test_7_hand_most_cards_in_hand() -> None:
    assert fulfilled(Table("R1 R2", others=("G1",)).state, "hand") == [0]
    assert fulfilled(Table("R1 R2", others=("G1 G2",)).state, "hand") == [0, 1]


def test_7_only_the_best_of_three_players() -> None:
    t = Table("R1", others=("G1 G2", "Y1 Y2"))
    assert fulfilled(t.state, "hand") == [1, 2]


@pytest.mark.parametrize("goal", sorted(set(EDITION.goals) - {"fewest-cards"}))
def test_7_1_with_nothing_no_goal_is_fulfilled(goal: str) -> None:
    assert who(goal, [], [], acorns=0, other_acorns=0) == []


def test_7_1_but_fewest_cards_is() -> None:
    assert who("fewest-cards", [], ["R0<"]) == [0]
    assert who("fewest-cards", [], []) == [0, 1]


def test_7_1_tops_of_0_make_no_top_sum() -> None:
    assert who("top-sum", ["R0<"], ["G0<"]) == []
