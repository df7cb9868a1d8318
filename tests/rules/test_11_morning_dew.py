"""Section 11: Morning Dew, the blue leaves."""

from typing import Any

import pytest

from momiji.games.momiji.rules.scoring import fulfilled
from tests.table import Table


def dew(hand: str = "", *piles: str, **more: Any) -> Table:
    return Table(hand, piles=piles, types="RYGU", garden={"Y": "Y3"}, **more)


def test_11_1_a_blue_3_does_not_close_a_blue_4_does() -> None:
    t = dew("U3 U4", "U0< U1 U2").do("play U3")
    assert t.now["gates"] == 4 and not t.me()["piles"][0]["gate"]
    t.do("play U4", "done")
    assert t.now["gates"] == 3 and t.me()["piles"][0]["gate"]


def test_11_1_nothing_goes_on_a_blue_4() -> None:
    t = dew("U4 R3", "U0< U3 U4")
    assert t.refused("play U4") == "5.2"
    assert t.refused("play R3 on U") == "5.2"


def test_11_1_a_blue_pile_grows_like_any_other() -> None:
    t = dew("U0> U1 U2 U4", "U0<")
    assert t.allows("play U0>", "play U1")
    assert t.refused("play U2") == "5.1"
    assert dew("U4", "U0< U2").refused("play U4") == "5.1"


@pytest.mark.parametrize(("card", "rule"), [("U0<", "11.2"), ("U1", None), ("U2", None), ("U3", "11.2")])
def test_11_2_a_joker_must_fit(card: str, rule: str | None) -> None:
    assert dew(card, "R0< R1").refused(f"play {card} on R") == rule


def test_11_2_a_joker_takes_the_token_from_the_supply() -> None:
    t = dew("U1", "R0<", "G0<").do("play U1 on R")
    assert t.now["blue_token"] == 0
    assert t.pile("U") == "R0< U1"
    assert t.row == "UG"
    assert t.me()["hand"] == []


def test_11_2_or_from_whoever_has_it() -> None:
    assert dew("U1", "R0<", blue_token=1).do("play U1 on R").now["blue_token"] == 0


def test_11_2_no_joker_on_a_closed_pile() -> None:
    assert dew("U3", "R0< R3").refused("play U3 on R") == "5.2"


def test_11_2_only_blue_is_a_joker() -> None:
    assert dew("G1", "R0<").refused("play G1 on R") == "5.1"


def test_11_2_blue_on_blue_is_no_joker() -> None:
    assert dew("U1", "U0<").do("play U1").now["blue_token"] is None
    assert dew("U0<", "R0<").do("play U0< right").now["blue_token"] is None


def test_11_2_tucking_is_not_playing() -> None:
    t = dew("U1 R1", "R0<", landscapes="M").do("use M", "tuck U1 under R", "play R1", "done")
    assert t.now["blue_token"] is None
    assert t.pile("R") == "U1 R0< R1"


@pytest.mark.parametrize(("card", "rule"), [("G0<", "11.3"), ("G1", None), ("G2", None), ("G3", "11.3")])
def test_11_3_any_type_on_a_blue_top_if_the_number_fits(card: str, rule: str | None) -> None:
    t = dew(card, "R0< U1", "Y0<")
    assert t.refused(f"play {card} on U") == rule
    if rule is None:
        t.do(f"play {card} on U")
        assert t.row == "GY", "the pile shows the new type"
        assert t.pile("G") == f"R0< U1 {card}"
        assert t.now["blue_token"] is None


def test_11_3_the_covered_type_may_come_back() -> None:
    assert dew("R1<", "R0< U1").do("play R1< on U").pile("R") == "R0< U1 R1<"


def test_11_4_no_type_twice_on_a_blue_top() -> None:
    t = dew("R1 G1", "R0<", "U0<")
    assert t.refused("play R1 on U") == "11.4"
    assert t.allows("play R1", "play G1 on U")


def test_11_4_no_second_blue_by_a_joker() -> None:
    assert dew("U0>", "R0<", "U0<").refused("play U0> on R") == "11.4"


def test_11_4_no_second_pile_of_a_type_that_shows() -> None:
    t = dew("R0> U0>", "R0<", "U0<")
    assert t.refused("play R0> left") == "11.4"
    assert t.refused("play U0> left") == "11.4"


def test_11_4_a_covered_type_may_start_again() -> None:
    t = dew("U0< R0>", "R0<", "G0<").do("play U0< on R", "play R0> right", "done")
    assert t.row == "UGR"


def test_11_4_it_is_checked_after_every_card() -> None:
    """At the end of the turn each type would show once, as blue would cover the old red pile; but that stands now."""
    t = dew("R1 U0>", "R0<", "U0<")
    assert t.refused("play R1 on U") == "11.4"


def test_11_5_a_blue_card_is_a_type_of_its_own_in_a_mixed_play() -> None:
    t = dew("U0> G0<", "R0<", "G0>").do("play U0> on R", "play G0<", "done", "end")
    assert t.me()["acorns"] == 6, "blue and green are two types, and their acorns meet"


def test_11_5_two_blue_cards_are_a_same_play() -> None:
    t = dew("U0> U1> U1 G0<", "R0<", "G0<").do("play U0> on R", "play U1>")
    assert t.refused("play U1") == "5.4"
    assert t.do("done", "end").me()["acorns"] == 4, "a same play earns no bonus"


def test_11_5_a_blue_3_scores_3_and_is_open_a_4_scores_4() -> None:
    t = dew("U3", "U0< U1 U2", other_piles=["R0< U3 U4"], last_turn=True, goals="").do("play U3", "done", "end")
    assert [line["piles"] for line in t.now["scores"]] == [4 * 3, 3 * 4]
    assert not t.me()["piles"][0]["gate"]


def test_11_5_blue_cards_count_as_blue_for_goals() -> None:
    t = dew("", "R0< U0> U1", other_piles=["R0> R1"])
    assert fulfilled(t.state, "red") == [1]
    assert fulfilled(t.state, "warm") == [1]
    assert fulfilled(t.state, "zeros") == [0], "but a blue 0 is a 0"


@pytest.mark.parametrize("pile", ["U0< U2", "U0< U3"])
def test_11_6_a_3_of_another_type_closes_a_blue_2_or_3(pile: str) -> None:
    t = dew("R3 R3", pile).do("play R3 on U")
    assert t.now["gates"] == 3 and t.me()["piles"][0]["gate"]
    assert t.row == "R"
    assert t.refused("play R3") == "5.2"


def waterfall(deck: str, *piles: str) -> Table:
    return dew("", *piles, landscapes="N", deck=deck).do("use N")


def test_11_7_n_never_forces_a_joker() -> None:
    t = waterfall("U1 R3 G3 G3", "R0<")
    assert t.now["turned"] == "U1"
    assert t.legal == {"place on R", "place garden"}
    t.do("place garden")
    assert t.now["garden"]["U"] == ["U1"] and t.now["blue_token"] is None


def test_11_7_the_joker_is_allowed() -> None:
    t = waterfall("U1 R3 G3 G3", "R0<").do("place on R")
    assert t.row == "U" and t.now["blue_token"] == 0


def test_11_7_only_where_it_fits() -> None:
    t = waterfall("U2 R1 Y2 G1", "R0< R2", "Y0<", "G0< G3")
    assert t.legal == {"place on R", "place garden"}
    for letter in "YGU":
        assert t.refused(f"place on {letter}") == "8.N", letter
    closed = waterfall("U3 R1 Y2 G1", "R0< R2", "G0< G3")
    assert closed.legal == {"place on R", "place garden"}
    assert closed.refused("place on G") == "8.N", "the number would fit, but the pile is closed"


def test_11_7_the_same_number_fits_too() -> None:
    assert waterfall("U1 R3 Y2 G1", "R0< R1").legal == {"place on R", "place garden"}


def test_11_7_a_base_0_may_go_on_a_blue_0_but_on_no_other_type() -> None:
    t = waterfall("R0< Y2 G3 G3", "U0<", "G0<")
    assert t.legal == {"place left", "place right", "place on U"}
    assert t.refused("place on G") == "8.N"


def test_11_7_a_blue_0_starts_a_pile_or_is_a_joker() -> None:
    t = waterfall("U0< Y3 G3 G3", "R0<")
    assert t.legal == {"place left", "place right", "place on R"}
    assert t.refused("place garden") == "11.7"


def test_11_7_on_a_blue_pile_blue_is_forced() -> None:
    t = waterfall("U1 R3 G3 G3", "R0<", "U0<")
    assert t.pile("U") == "U0< U1" and t.now["turned"] is None


def test_11_8_a_blue_pile_starts_with_a_0() -> None:
    t = dew("U1 U0<", "R0< R2", landscapes="A")
    assert t.refused("play U1 left") == "11.8"
    assert t.allows("play U0< left")


def test_11_8_or_with_a_1_by_a() -> None:
    t = dew("U1", "R0< R2", landscapes="A").do("use A", "play U1 left", "done")
    assert t.pile("U") == "U1" and t.row == "UR"
