"""Section 8: landscapes A to G."""

# ruff: noqa: N802 - tests bear the letter of their landscape

from typing import Any

import pytest

from momiji.games.momiji.rules.game import MOMIJI
from tests.table import Table

FAR: dict[str, Any] = {"garden": {"B": "B3", "Y": "Y3"}}


@pytest.mark.parametrize(("pile", "card"), [("R0<", "R2"), ("R0< R1", "R3")])
def test_8_A_a_card_skips_one_number(pile: str, card: str) -> None:
    t = Table(card, landscapes="A", piles=[pile], **FAR)
    assert t.refused(f"play {card}") == "5.1"
    t.do("use A", f"play {card}", "done")
    assert t.pile("R") == f"{pile} {card}"


def test_8_A_a_3_on_a_1_closes_the_pile() -> None:
    t = Table("R3", landscapes="A", piles=["R0< R1"], **FAR).do("use A", "play R3")
    assert t.me()["piles"][0]["gate"]


def test_8_A_a_new_pile_started_with_a_1() -> None:
    assert Table("G1", landscapes="A", **FAR).do("use A", "play G1", "done").pile("G") == "G1"
    assert Table("G1", landscapes="A", piles=["R0<"], **FAR).do("use A", "play G1 left", "done").row == "GR"


def test_8_A_the_card_must_skip_exactly_one() -> None:
    t = Table("R0> R1 R2 R3 G0< G1 G2", landscapes="A", piles=["R0<"], **FAR).do("use A")
    assert t.legal == {"play R2", "play G1 left", "play G1 right"}
    for step in ("play R1", "play R3", "play G0< left", "play G2 left"):
        assert t.refused(step) == "8.A", step


def test_8_A_once_in_the_play() -> None:
    t = Table("R2 G2 Y0<", landscapes="A", piles=["R0<", "G0<"], **FAR).do("use A", "play R2")
    assert t.refused("play G2") == "5.1"
    assert t.do("play Y0< left", "done").row == "YRG", "the play goes on by the usual rules"


def test_8_A_at_any_moment_of_the_play() -> None:
    t = Table("R1 R3", landscapes="A", piles=["R0<"], **FAR).do("play R1", "use A", "play R3", "done")
    assert t.pile("R") == "R0< R1 R3"


def test_8_A_within_the_usual_types() -> None:
    t = Table("R0> G0< R2", landscapes="A", piles=["R0<"], **FAR).do("play R0>", "play G0< left")
    assert t.refused("use A") == "8.3", "only red could skip, and red was played"


@pytest.mark.parametrize(
    ("pile", "step"),
    [("U0< U2", "play U4"), ("R0<", "play U2 on R"), ("R0< R2", "play U4 on R"), ("U0<", "play R2 on U"), ("U0< U1", "play R3 on U")],
)
def test_8_A_with_morning_dew(pile: str, step: str) -> None:
    card = step.split()[1]
    t = Table(card, landscapes="A", piles=[pile], types="RYGBU", **FAR)
    assert t.refused(step) in ("5.1", "11.2", "11.3")
    t.do("use A", step)
    assert t.me()["piles"][0]["cards"][-1] == card
    assert t.now["blue_token"] == (0 if "on R" in step else None)


COLUMNS = {"R": "R1 R2", "G": "G1 G2", "Y": "Y1 Y2 Y3", "B": "B3"}


def test_8_B_two_columns_with_4_cards_at_most() -> None:
    t = Table("", landscapes="B", garden=COLUMNS).do("use B")
    assert t.legal == {"collect R G", "collect R B", "collect Y B", "collect G B"}
    assert t.refused("collect R Y") == "8.B"
    t.do("collect G R")
    assert sorted(t.me()["hand"]) == ["G1", "G2", "R1", "R2"]
    assert t.now["main_done"] and sorted(t.now["garden"]) == ["B", "Y"]


def test_8_B_two_different_columns() -> None:
    t = Table("", landscapes="B", garden=COLUMNS).do("use B")
    assert t.refused("collect B B") == "8.B"
    assert t.refused("collect B") == "8.B"
    assert t.refused("collect R P") == "8.B"


def test_8_B_exactly_4_cards_are_enough() -> None:
    assert Table("", landscapes="B", garden={"R": "R1 R2", "G": "G1 G2"}).do("use B").legal == {"collect R G"}


def test_8_B_two_columns_only_with_b() -> None:
    assert Table("", garden=COLUMNS).refused("collect R G") == "8.B"


def test_8_C_any_order_and_2_acorns() -> None:
    t = Table("", landscapes="C", piles=["R0<", "G0<", "Y0<"], **FAR).do("use C")
    orders = MOMIJI.legal(t.state)
    assert len(t.legal) == len(orders) == 6
    assert [orders[i] for i in range(6)] == list(orders)
    t.do("arrange Y R G")
    assert t.row == "YRG"
    assert t.acorns == 4 - 1 + 2
    assert not t.now["main_done"]


def test_8_C_the_order_may_stay() -> None:
    t = Table("", landscapes="C", piles=["R0<"], **FAR).do("use C", "arrange R")
    assert t.acorns == 5


def test_8_C_every_pile_is_named_once() -> None:
    t = Table("", landscapes="C", piles=["R0<", "G0<"], **FAR).do("use C")
    for step in ("arrange R", "arrange R G Y", "arrange R R", "arrange Y G"):
        assert t.refused(step) == "8.C", step


def test_8_D_the_top_four_then_discard_one_of_them() -> None:
    t = Table("B1", landscapes="D", deck="R1 R2 G1 G2 Y1", **FAR).do("use D")
    assert sorted(t.me()["hand"]) == ["B1", "G1", "G2", "R1", "R2"]
    assert t.refused("discard B1") == "8.D"
    t.do("discard G1")
    assert sorted(t.me()["hand"]) == ["B1", "G2", "R1", "R2"]
    assert t.now["discard"] == ["G1"]
    assert t.now["main_done"] and t.now["garden"] == {"Y": ["Y3"], "B": ["B3"]}, "no column is taken"


def test_8_D_with_fewer_than_4_in_the_deck() -> None:
    t = Table("", landscapes="D", deck="R1 R2", deck_size=2, **FAR).do("use D")
    assert t.legal == {"discard R1", "discard R2"}
    assert t.do("discard R2").me()["hand"] == ["R1"]


def test_8_D_a_single_card_is_drawn_and_discarded() -> None:
    t = Table("", landscapes="D", deck="R1", deck_size=1, **FAR).do("use D", "discard R1")
    assert t.me()["hand"] == [] and t.now["main_done"]


def test_8_D_unseen_by_others() -> None:
    one = Table("", landscapes="D", deck="R1 R2 G1 G2 Y1 Y2", **FAR).do("use D")
    two = Table("", landscapes="D", deck="Y1 Y2 G1 G2 R1 R2", **FAR).do("use D")
    assert MOMIJI.view(one.state, 1) == MOMIJI.view(two.state, 1)
    assert MOMIJI.view(one.state, 0) != MOMIJI.view(two.state, 0)


def test_8_E_also_play_two_cards_of_different_types() -> None:
    t = Table("R0< G0< Y0<", landscapes="E", garden={"B": "B3", "Y": "Y3"}).do("collect B", "use E", "play R0<", "play G0< left")
    assert t.refused("play Y0< left") == "8.E", "two cards at most"
    assert t.do("done").row == "GR"


def test_8_E_or_one_or_two_of_one_type() -> None:
    t = Table("R0< R1 R1<", landscapes="E", **FAR).do("collect B", "use E")
    assert t.refused("done") == "8.E", "one at least"
    t.do("play R0<", "play R1")
    assert t.refused("play R1<") == "8.E"
    assert t.do("done").pile("R") == "R0< R1"


def test_8_E_by_the_usual_rules() -> None:
    t = Table("R0< G1", landscapes="E", piles=["R0> R1"], **FAR)
    assert t.do("collect B").refused("use E") == "8.3", "R0 does not go on a 1, and G1 starts no pile"
    t = Table("R0< R2", landscapes="E", piles=["Y0<"], **FAR).do("collect B", "use E")
    assert t.refused("play R2 left") == "5.1"


def test_8_E_a_collected_card_may_be_played() -> None:
    t = Table("", landscapes="E", garden={"R": "R0<", "Y": "Y3"}).do("collect R", "use E", "play R0<", "done")
    assert t.row == "R"


def test_8_E_only_after_collecting() -> None:
    t = Table("R0< R1", landscapes="E", acorns=8, **FAR)
    assert t.refused("use E") == "8.E"
    assert t.do("goal zeros").refused("use E") == "8.E"


@pytest.mark.parametrize(("letter", "steps"), [("B", ["collect B Y"]), ("D", ["discard R1"]), ("K", ["pick B", "done"])])
def test_8_E_not_together_with_another_landscape(letter: str, steps: list[str]) -> None:
    t = Table("R0<", landscapes=f"E{letter}", deck="R1 R2 R3 G1", **FAR).do(f"use {letter}", *steps)
    assert t.refused("use E") == "8.1"


def test_8_F_the_top_card_of_a_column_and_2_acorns() -> None:
    t = Table("", landscapes="F", garden={"R": "R1 R2", "G": "G1"}).do("use F")
    assert t.refused("pick Y") == "8.F"
    t.do("pick R")
    assert t.me()["hand"] == ["R2"]
    assert t.now["garden"] == {"R": ["R1"], "G": ["G1"]}
    assert t.acorns == 4 - 1 + 2
    assert not t.now["main_done"]


def test_8_F_single_cards_are_taken_only_so() -> None:
    assert Table("", garden={"R": "R1 R2"}).refused("pick R") == "8.F"


def test_8_G_any_card_of_the_discard_pile() -> None:
    t = Table("", landscapes="G", discard="R1 R2 G1", **FAR).do("use G")
    assert t.legal == {"recover R1", "recover R2", "recover G1"}
    assert t.refused("recover Y1") == "8.G"
    t.do("recover R1")
    assert t.me()["hand"] == ["R1"]
    assert sorted(t.now["discard"]) == ["G1", "R2"]
    assert t.acorns == 3 and not t.now["main_done"]


def test_8_G_a_card_just_traded_may_come_back() -> None:
    t = Table("R1 R2", landscapes="G", **FAR).do("trade R1 R2", "use G", "recover R2")
    assert t.me()["hand"] == ["R2"]
