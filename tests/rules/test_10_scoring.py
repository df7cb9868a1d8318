"""Section 10: final scoring."""

from typing import Any

from tests.table import Table

GARDEN = {"Y": "Y3", "B": "B3"}


def final(hand: str = "", **more: Any) -> Table:
    """The position after a last turn in which player 0 only took Y3."""
    t = Table(hand, garden=GARDEN, last_turn=True, **{"goals": "", **more}).do("collect Y", "end")
    assert t.now["over"]
    return t


def score(t: Table, what: str) -> list[int]:
    return [line[what] for line in t.now["scores"]]


def test_10_1_cards_times_the_number_on_top() -> None:
    t = final(piles=["R0< R1 R2", "G0< G0> G1 G1< G2 G3"], other_piles=["R0>", "G1> G2 G2"])
    assert score(t, "piles") == [3 * 2 + 6 * 3, 0 + 3 * 2]


def test_10_1_tucked_cards_count() -> None:
    t = Table("R1 Y2", garden=GARDEN, piles=["R0<"], landscapes="M", last_turn=True)
    t.do("use M", "tuck Y2 under R", "play R1", "done", "end")
    assert score(t, "piles") == [3 * 1, 0]


def test_10_2_acorns_are_a_point_each() -> None:
    t = final(acorns=7, other_acorns=11)
    assert score(t, "acorns") == [7, 11]
    assert score(t, "total") == [7, 11]


def test_10_2_acorns_on_landscapes_do_not_count() -> None:
    t = Table(garden=GARDEN, acorns=7, landscapes="G", discard="R1", last_turn=True).do("use G", "recover R1", "collect Y", "end")
    assert score(t, "acorns")[0] == 6


def test_10_3_the_blue_leaf_token_costs_3() -> None:
    t = final(types="RYBU", blue_token=1, acorns=5, other_acorns=5)
    assert score(t, "blue") == [0, -3]
    assert score(t, "total") == [5, 2]


def test_10_4_owner_10_others_3() -> None:
    owner = final(piles=["R0<"], own_goals="zeros")
    other = final(piles=["R0<"], other_goals="zeros")
    assert score(owner, "goals") == [10, 0]
    assert score(other, "goals") == [3, 0]


def test_10_4_ties_included() -> None:
    t = final(piles=["R0<"], other_piles=["G0<"], own_goals="zeros")
    assert score(t, "goals") == [10, 3]


def test_10_4_a_tie_of_players_who_do_not_own_it() -> None:
    t = final("", others=("R1", "R2"), own_goals="fewest-cards", piles=["G0<"])
    assert score(t, "goals") == [0, 3, 3]


def test_10_4_each_goal_counts() -> None:
    t = final(piles=["R0<"], own_goals="zeros red", other_goals="green biggest-pile")
    assert score(t, "goals") == [10 + 10 + 3, 0]


def test_10_5_most_points_win() -> None:
    assert final(acorns=6, other_acorns=5).now["winners"] == [0]
    assert final(acorns=5, other_acorns=6).now["winners"] == [1]


def test_10_5_a_tie_is_broken_by_cards_in_hand() -> None:
    t = final(others=("R1 R2",), acorns=5, other_acorns=5)
    assert [len(player["hand"]) for player in t.now["players"]] == [1, 2]
    assert t.now["winners"] == [1]


def test_10_5_then_the_victory_is_shared() -> None:
    assert final(others=("R1",), acorns=5, other_acorns=5).now["winners"] == [0, 1]


def test_10_5_more_cards_do_not_make_up_for_points() -> None:
    assert final(others=("R1 R2 R3",), acorns=6, other_acorns=5).now["winners"] == [0]
