"""Section 5: play."""

from typing import Any

import pytest

from tests.table import Table

FAR: dict[str, Any] = {"garden": {"B": "B3"}}  # something to leave in the garden


def test_5_1_cards_come_from_the_hand() -> None:
    t = Table("R0<", **FAR)
    assert t.refused("play R0>") == "5.1"
    t.do("play R0<")
    assert t.me()["hand"] == []
    assert t.pile("R") == "R0<"


@pytest.mark.parametrize("card", ["R1", "R2", "R3"])
def test_5_1_a_pile_starts_with_a_0(card: str) -> None:
    t = Table(f"{card} G0<", **FAR)
    assert t.refused(f"play {card}") == "5.1"
    t.do("play G0<")
    assert t.refused(f"play {card} left") == "5.1"


@pytest.mark.parametrize(
    ("pile", "card", "fits"),
    [
        ("R0<", "R0>", True),
        ("R0<", "R1", True),
        ("R0<", "R2", False),
        ("R0<", "R3", False),
        ("R0< R1", "R0>", False),
        ("R0< R1", "R1<", True),
        ("R0< R1", "R2", True),
        ("R0< R1", "R3", False),
        ("R0< R1 R2", "R1<", False),
        ("R0< R1 R2", "R2", True),
        ("R0< R1 R2", "R3", True),
    ],
)
def test_5_1_the_same_number_or_one_more(pile: str, card: str, fits: bool) -> None:
    t = Table(card, piles=[pile], **FAR)
    assert t.refused(f"play {card}") == (None if fits else "5.1")
    if fits:
        assert t.do(f"play {card}").pile("R") == f"{pile} {card}"


def test_5_1_one_pile_to_a_leaf_type() -> None:
    t = Table("R0> G0<", piles=["R0<"], **FAR)
    assert t.refused("play R0> left") == "5.1"
    assert t.refused("play R0> right") == "5.1"
    assert t.refused("play G0< on R") == "5.1", "a green card on a red pile"


def test_5_2_a_3_closes_the_pile_and_takes_a_gate() -> None:
    t = Table("R3 R3", piles=["R0< R1 R2"], gates=4, **FAR).do("play R3")
    assert t.now["gates"] == 3
    assert t.me()["piles"][0]["gate"]
    assert t.refused("play R3") == "5.2"


def test_5_2_with_no_gate_left_it_is_closed_all_the_same() -> None:
    t = Table("R3 R3", piles=["R0< R1 R2"], gates=0, **FAR).do("play R3")
    assert t.now["gates"] == 0
    assert not t.me()["piles"][0]["gate"]
    assert t.refused("play R3") == "5.2"


def test_5_3_a_new_pile_goes_to_an_end() -> None:
    left = Table("Y0<", piles=["R0<", "G0<"], **FAR).do("play Y0< left")
    right = Table("Y0<", piles=["R0<", "G0<"], **FAR).do("play Y0< right")
    assert (left.row, right.row) == ("YRG", "RGY")


def test_5_3_the_end_must_be_chosen() -> None:
    assert Table("Y0<", piles=["R0<"], **FAR).refused("play Y0<") == "5.3"


def test_5_3_the_very_first_pile_has_no_end() -> None:
    t = Table("Y0<", **FAR)
    assert t.refused("play Y0< left") == "5.3"
    assert t.refused("play Y0< right") == "5.3"


def test_5_3_the_order_never_changes() -> None:
    t = Table("G1 R1", piles=["R0<", "G0<"], **FAR)
    assert t.refused("arrange G R") == "8.C"
    assert t.do("play G1", "play R1", "done").row == "RG"


def test_5_4_mixed_needs_different_types() -> None:
    t = Table("R0< R0> G0< Y0< B0<", **FAR).do("play R0<", "play G0< right")
    assert t.refused("play R0>") == "5.4"
    t.do("play Y0< right", "play B0< right")
    assert t.refused("play R0>") == "5.4"
    assert t.do("done").row == "RGYB"


def test_5_4_same_is_two_cards_at_most() -> None:
    t = Table("R0< R0> R1 G0<", **FAR).do("play R0<", "play R0>")
    assert t.refused("play R1") == "5.4"
    assert t.refused("play G0< left") == "5.4"
    assert t.do("done").now["main_done"]


def test_5_4_one_card_is_enough() -> None:
    t = Table("R0< R0>", **FAR).do("play R0<", "done")
    assert t.now["main_done"]


def test_5_4_a_play_needs_a_card() -> None:
    assert Table("R0<", **FAR).refused("done") == "5.4"


def test_5_4_a_play_is_completed_before_the_turn_ends() -> None:
    assert Table("R0<", **FAR).do("play R0<").refused("end") == "5.4"


def test_5_5_each_card_on_what_stands_then() -> None:
    t = Table("R0< R1", **FAR)
    assert t.refused("play R1") == "5.1"
    assert t.do("play R0<", "play R1", "done").pile("R") == "R0< R1"


def test_5_5_the_order_sets_the_ends() -> None:
    t = Table("R0< G0< Y0<", **FAR).do("play R0<", "play G0< left", "play Y0< left", "done")
    assert t.row == "YGR"


def test_5_6_a_same_play_earns_no_bonus() -> None:
    t = Table("R0>", piles=["R0<", "G0<"], **FAR).do("play R0>", "done", "end")
    assert t.pile("R") == "R0< R0>", "the acorns of red and green meet"
    assert t.me()["acorns"] == 4


def test_5_6_a_mixed_play_does() -> None:
    t = Table("R0> G1", piles=["R0<", "G0<", "Y0<"], **FAR).do("play R0>", "play G1", "done", "end")
    assert t.me()["acorns"] == 4, "G1 shows no acorn"
    t = Table("R0> G1<", piles=["R0<", "G0<", "Y0<"], **FAR).do("play R0>", "play G1<", "done", "end")
    assert t.me()["acorns"] == 6


def bonus(piles: list[str], *steps: str, hand: str) -> int:
    t = Table(hand, piles=piles, **FAR).do(*steps, "done")
    assert t.acorns == 4, "nothing is paid before the end of the turn"
    return int(t.do("end").me()["acorns"]) - 4


def test_5_7_each_pair_gives_two() -> None:
    steps = ("play R0>", "play G0<> right", "play Y0< right")
    assert bonus([], *steps, hand="R0> G0<> Y0<") == 4


def test_5_7_right_edge_of_the_left_pile_and_left_edge_of_the_right_one() -> None:
    assert bonus([], "play R0<", "play G0> right", hand="R0< G0>") == 0
    assert bonus([], "play R0<", "play G0> left", hand="R0< G0>") == 2
    assert bonus([], "play R0>", "play G0> right", hand="R0> G0>") == 0


def test_5_7_only_neighbours_make_a_pair() -> None:
    assert bonus(["R0>", "G0< G1", "Y0<"], "play B0< right", "play G2", hand="B0< G2") == 0, "red and yellow are not neighbours"
    assert bonus(["R0>", "G0< G1", "Y0<"], "play B0< right", "play G1>", hand="B0< G1>") == 2, "only green and yellow meet"


def test_5_7_the_pair_need_not_be_of_cards_played_now() -> None:
    assert bonus(["R0>", "G0<", "Y0<"], "play Y1", "play B0> right", hand="Y1 B0>") == 2


def test_5_7_only_what_is_visible_at_the_end_counts() -> None:
    assert bonus(["R0>", "G0<"], "play R1", "play Y0> right", hand="R1 Y0>") == 0, "R1 covers the acorn"


def test_5_7_collecting_pays_nothing() -> None:
    t = Table("", piles=["R0>", "G0<"], **FAR).do("collect B", "end")
    assert t.me()["acorns"] == 4
