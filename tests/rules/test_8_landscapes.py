"""Section 8: what holds for every landscape. The abilities one by one are in the two files beside this one."""

from typing import Any

import pytest

from tests.table import Table

FAR: dict[str, Any] = {"garden": {"B": "B3", "Y": "Y3"}}


def test_8_1_an_acorn_of_ones_own_is_spent() -> None:
    t = Table("", landscapes="G", discard="R1", acorns=1, **FAR).do("use G", "recover R1")
    assert t.acorns == 0
    assert t.me()["landscapes"] == [{"letter": "G", "used": True}]


def test_8_1_not_without_an_acorn() -> None:
    assert Table("", landscapes="G", discard="R1", acorns=0, **FAR).refused("use G") == "8.1"


def test_8_1_only_a_card_of_ones_own() -> None:
    assert Table("", landscapes="G", discard="R1", **FAR).refused("use F") == "8.1"


def test_8_1_each_card_once_in_the_game() -> None:
    t = Table("", landscapes="G", discard="R1 R2", **FAR).do("use G", "recover R1", "collect B", "end", "collect Y", "end")
    assert t.now["current"] == 0
    assert t.refused("use G") == "8.1"


def test_8_1_one_card_in_a_turn() -> None:
    t = Table("", landscapes="GL", discard="R1", **FAR).do("use G", "recover R1")
    assert t.refused("use L") == "8.1"
    t.do("collect B")
    assert t.refused("use L") == "8.1", "not after the main action either"


def test_8_1_two_cards_of_one_letter_are_two_uses_in_two_turns() -> None:
    t = Table("", landscapes="GG", discard="R1 R2", **FAR).do("use G", "recover R1")
    assert t.refused("use G") == "8.1"
    t.do("collect B", "end", "collect Y", "end")
    assert t.allows("use G")


@pytest.mark.parametrize("letter", "CFGLN")
def test_8_2_others_at_any_time_but_not_in_the_middle_of_an_action(letter: str) -> None:
    t = Table("R0< R0>", piles=["Y0<"], landscapes=letter, discard="R1", **FAR)
    assert t.allows(f"use {letter}")
    t.do("play R0< left")
    assert t.refused(f"use {letter}") == "8.2"
    assert t.do("done").allows(f"use {letter}")


@pytest.mark.parametrize("letter", "ABDJKM")
def test_8_2_those_tied_to_a_main_action_not_after_it(letter: str) -> None:
    t = Table("R0< R0> R1 G1", landscapes=letter, piles=["R0<>"], **FAR)
    assert t.allows(f"use {letter}")
    assert t.do("goal zeros").refused(f"use {letter}") == f"8.{letter}"


@pytest.mark.parametrize("letter", "BDEHIK")
def test_8_2_no_other_ability_in_the_middle_of_a_play(letter: str) -> None:
    t = Table("R0< R0>", landscapes=letter, acorns=8, **FAR).do("play R0<")
    assert t.refused(f"use {letter}") == f"8.{letter}"


@pytest.mark.parametrize("letter", "BCDFGKL")
def test_8_2_an_ability_is_completed_before_anything_else(letter: str) -> None:
    t = Table("R0< G1 G2", piles=["Y0<"], landscapes=letter, discard="R1", acorns=8, **FAR).do(f"use {letter}")
    for step in ("play R0< left", "trade G1 G2", "goal zeros", "reveal", "end"):
        assert t.refused(step) == f"8.{letter}", step


@pytest.mark.parametrize(
    ("letter", "table"),
    [
        ("A", {"hand": "R2 G0<"}),
        ("B", {"garden": {"R": "R1"}}),
        ("B", {"garden": {"R": "R1 R2", "G": "G1 G2 G3"}}),
        ("C", {"hand": "R0<"}),
        ("D", {"deck_size": 0}),
        ("F", {"garden": {}}),
        ("G", {"discard": ""}),
        ("J", {"hand": "R1 G2"}),
        ("K", {"garden": {}}),
        ("M", {"hand": "R0<"}),
        ("M", {"hand": "R1 R2"}),
        ("N", {"deck_size": 0}),
    ],
)
def test_8_3_what_could_not_be_carried_out_cannot_be_used(letter: str, table: dict[str, Any]) -> None:
    t = Table(landscapes=letter, **{**FAR, **table})
    assert t.refused(f"use {letter}") == "8.3"


def test_8_3_e_needs_a_card_that_can_be_played() -> None:
    t = Table("R1", landscapes="E", **FAR).do("collect B")
    assert t.refused("use E") == "8.3"


def test_8_3_i_needs_a_column() -> None:
    t = Table("R1", landscapes="I", garden={}, deck_size=0).do("goal zeros")
    assert t.refused("use I") == "8.3"


@pytest.mark.parametrize(
    ("acorns", "own", "goals", "rule"),
    [
        (4, "", "zeros", None),
        (3, "", "zeros", "8.3"),  # H's own acorn goes first
        (1, "hand", "zeros", None),  # an exchange costs nothing
        (8, "hand", "", "8.3"),  # nothing left to take
    ],
)
def test_8_3_h_needs_a_goal_that_can_be_paid_or_an_exchange(acorns: int, own: str, goals: str, rule: str | None) -> None:
    t = Table("R0<", landscapes="H", acorns=acorns, own_goals=own, goals=goals, **FAR).do("play R0<", "done")
    assert t.refused("use H") == rule


@pytest.mark.parametrize(("letter", "steps"), [("B", ["collect G Y"]), ("D", ["discard G2"]), ("K", ["pick G", "pick R", "done"])])
def test_8_4_a_reveal_before_b_d_and_k(letter: str, steps: list[str]) -> None:
    t = Table("", landscapes=letter, garden={"Y": "Y3"}, deck="R1 R2 R3 G1 G2 G3")
    t.do("reveal", f"use {letter}", *steps)
    assert t.now["main_done"]
    assert t.acorns == 2


@pytest.mark.parametrize("letter", "HI")
def test_8_4_h_and_i_do_not_allow_a_reveal(letter: str) -> None:
    t = Table("R0<", landscapes=letter, acorns=9, **FAR)
    t.do(*(["play R0<", "done"] if letter == "H" else ["goal zeros"]), f"use {letter}")
    assert t.refused("reveal") == f"8.{letter}"


def test_8_5_j_needs_at_least_one_card() -> None:
    t = Table("R0<", landscapes="J", **FAR).do("use J")
    assert t.refused("done") == "8.5"
    assert t.do("play R0<").allows("done")


def test_8_5_j_four_cards_at_most() -> None:
    t = Table("R0> R1 R1< R2 R2", landscapes="J", piles=["R0<"], **FAR)
    t.do("use J", "play R0>", "play R1", "play R1<", "play R2")
    assert t.refused("play R2") == "8.5"


def test_8_5_j_a_pile_that_changes_its_type_is_still_one_pile() -> None:
    t = Table("U0< Y1 G1 Y1>", landscapes="J", piles=["R0<", "G0<"], types="RYGBU", garden={"B": "B3"})
    t.do("use J", "play U0< on R", "play Y1 on U", "play G1", "play Y1>", "done")
    assert t.pile("Y") == "R0< U0< Y1 Y1>"
    assert t.row == "YG"


def test_8_5_j_the_type_a_pile_has_lost_is_not_one_of_its_two_piles() -> None:
    t = Table("U0< R0> G1", landscapes="J", piles=["R0<", "G0<"], types="RYGBU", garden={"B": "B3"})
    t.do("use J", "play U0< on R", "play G1")
    assert t.refused("play R0> left") == "8.J"


def test_8_5_a_same_play_of_h_is_one_or_two_cards_of_one_type() -> None:
    for cards in (["play R0<"], ["play R0<", "play R1"]):
        assert Table("R0< R1", landscapes="H", **FAR).do(*cards, "done").allows("use H")
    t = Table("R0< G0<", landscapes="H", **FAR).do("play R0<", "play G0< left", "done")
    assert t.refused("use H") == "8.H"


def test_8_6_tucked_cards_count_in_the_pile_and_leave_the_top() -> None:
    t = Table("R1 G3 Y2", landscapes="M", piles=["R0<"], **FAR)
    t.do("use M", "tuck G3 under R", "tuck Y2 under R", "play R1", "done")
    assert t.pile("R") == "Y2 G3 R0< R1"


def test_8_6_tucked_cards_are_no_played_types() -> None:
    t = Table("R0> G3", landscapes="M", piles=["R0<", "Y0<"], **FAR)
    t.do("use M", "play R0>", "tuck G3 under R", "done", "end")
    assert t.me()["acorns"] == 3, "the acorns meet, but only red was played"


def test_8_6_under_a_pile_started_in_this_very_play() -> None:
    t = Table("R0< G3", landscapes="M", **FAR).do("use M", "play R0<", "tuck G3 under R", "done")
    assert t.pile("R") == "G3 R0<"


def test_8_6_m_alone_is_not_a_main_action() -> None:
    t = Table("R1 G3", landscapes="M", piles=["R0<"], **FAR).do("use M", "tuck G3 under R")
    assert t.refused("done") == "8.6"
    assert t.do("play R1", "done").now["main_done"]


def test_8_6_and_m_tucks_at_least_one() -> None:
    t = Table("R1 G3", landscapes="M", piles=["R0<"], **FAR).do("use M", "play R1")
    assert t.refused("done") == "8.6"
    assert t.do("tuck G3 under R", "done").now["main_done"]


def test_8_7_n_places_a_gate_as_usual() -> None:
    t = Table("", landscapes="N", piles=["R0< R2"], deck="R3 G3 G2 B2", gates=1, **FAR).do("use N")
    assert t.me()["piles"][0]["gate"]
    assert t.now["gates"] == 0 and t.now["final_turns_left"] == 2


def test_8_7_cards_placed_by_n_are_no_played_types() -> None:
    t = Table("R0>", landscapes="N", piles=["R0<", "G0<"], deck="G0< B2 B3 Y2", **FAR)
    t.do("use N", "play R0>", "done", "end")
    assert t.me()["acorns"] == 3, "N found no pair; the play of red alone earns none"


def test_8_7_the_bonus_of_n_does_not_replace_the_usual_one() -> None:
    t = Table("R0> G0<", landscapes="N", piles=["R0>", "G0<"], deck="B1 B2 B1< Y2", **FAR).do("use N")
    assert t.acorns == 5
    assert t.do("play R0>", "play G0<", "done", "end").me()["acorns"] == 7


def test_8_8_the_types_of_the_extra_play_decide_about_the_bonus() -> None:
    mixed = Table("R0> G1<", landscapes="E", piles=["R0<", "G0>"], **FAR)
    assert mixed.do("collect B", "use E", "play R0>", "play G1<", "done", "end").me()["acorns"] == 5
    same = Table("R0>", landscapes="E", piles=["R0<", "G0<"], **FAR)
    assert same.do("collect B", "use E", "play R0>", "done", "end").me()["acorns"] == 3
