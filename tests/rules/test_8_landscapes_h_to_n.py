"""Section 8: landscapes H to N."""

# ruff: noqa: N802 - tests bear the letter of their landscape

from typing import Any

from tests.table import Table

FAR: dict[str, Any] = {"garden": {"B": "B3", "Y": "Y3"}}


def shrine(**more: Any) -> Table:
    return Table("R0< R1 G0<", landscapes="H", **{**FAR, **more}).do("play R0<", "play R1", "done", "use H")


def test_8_H_activate_a_goal_after_a_same_play() -> None:
    t = shrine(goals="zeros hand", acorns=5).do("goal hand")
    assert t.me()["goals"] == ["hand"]
    assert t.acorns == 5 - 1 - 3
    assert t.do("end").now["current"] == 1


def test_8_H_or_exchange_without_payment() -> None:
    t = shrine(goals="zeros hand", own_goals="gates", acorns=1).do("exchange gates hand")
    assert t.me()["goals"] == ["hand"]
    assert sorted(t.now["goals"]) == ["gates", "zeros"]
    assert t.acorns == 0


def test_8_H_ones_own_token_for_one_still_in_the_supply() -> None:
    t = shrine(goals="zeros hand", own_goals="gates", other_goals="acorns")
    assert t.refused("exchange zeros hand") == "8.H", "zeros is not one's own"
    assert t.refused("exchange gates acorns") == "8.H", "acorns is not in the supply"
    assert t.refused("end") == "8.H"


def test_8_H_not_before_the_play_nor_after_another_action() -> None:
    t = Table("R0< R1 G0<", landscapes="H", acorns=9, **FAR)
    assert t.refused("use H") == "8.H"
    assert t.do("collect B").refused("use H") == "8.H"
    assert Table(landscapes="H", acorns=9, **FAR).do("goal zeros").refused("use H") == "8.H"


def test_8_H_a_trade_may_earn_the_missing_acorn() -> None:
    t = Table("R0< R1 G1 G2", landscapes="H", acorns=3, **FAR).do("play R0<", "done")
    assert t.refused("use H") == "8.3"
    t.do("trade G1 G2", "use H", "goal zeros")
    assert t.acorns == 0


def test_8_H_exchange_only_with_h() -> None:
    assert Table(own_goals="gates", goals="zeros", **FAR).refused("exchange gates zeros") == "8.H"


def test_8_I_a_whole_column_after_a_goal() -> None:
    t = Table("", landscapes="I", garden={"R": "R1 R2", "G": "G1"}, acorns=4).do("goal zeros", "use I", "collect R")
    assert t.me()["hand"] == ["R1", "R2"]
    assert t.acorns == 0
    assert t.do("end").now["current"] == 1


def test_8_I_only_after_a_goal_as_main_action() -> None:
    t = Table("R0<", landscapes="I", garden={"R": "R1 R2", "G": "G1"}, acorns=9)
    assert t.refused("use I") == "8.I"
    assert t.do("play R0<", "done").refused("use I") == "8.I"


def test_8_I_a_column_that_is_there() -> None:
    t = Table("", landscapes="I", garden={"R": "R1"}).do("goal zeros", "use I")
    assert t.refused("collect G") == "4.1"


def test_8_J_four_cards_on_two_piles() -> None:
    t = Table("R1 R2 R3 G0<", landscapes="J", piles=["R0<"], **FAR)
    t.do("use J", "play R1", "play R2", "play G0< right", "play R3", "done")
    assert t.pile("R") == "R0< R1 R2 R3"
    assert t.row == "RG"
    assert t.now["main_done"]


def test_8_J_at_most_two_piles() -> None:
    t = Table("R1 G1 Y0< B0<", landscapes="J", piles=["R0<", "G0<", "B0<>"], **FAR).do("use J", "play R1", "play G1")
    assert t.refused("play Y0< left") == "8.J"
    assert t.refused("play B0<") == "8.J"


def test_8_J_two_types_earn_the_bonus() -> None:
    t = Table("R0> R0> G0<", landscapes="J", **FAR).do("use J", "play R0>", "play R0>", "play G0< right", "done", "end")
    assert t.me()["acorns"] == 4 - 1 + 2


def test_8_J_one_type_does_not() -> None:
    t = Table("R0> R0> R0<>", landscapes="J", piles=["G0>", "R0<"], **FAR)
    t.do("use J", "play R0>", "play R0>", "play R0<>", "done", "end")
    assert t.me()["acorns"] == 3


def test_8_J_at_the_start_of_a_play() -> None:
    t = Table("R0< R1", landscapes="J", **FAR).do("play R0<")
    assert t.refused("use J") == "8.J"


def test_8_J_each_card_still_needs_its_number() -> None:
    t = Table("R2 R0>", landscapes="J", piles=["R0<"], **FAR).do("use J")
    assert t.refused("play R2") == "5.1"


def test_8_J_is_no_same_play_for_h() -> None:
    t = Table("R0<", landscapes="HJ", **FAR).do("use J", "play R0<", "done")
    assert t.refused("use H") == "8.1"


LANTERNS = {"R": "R1 R2", "G": "G1", "Y": "Y1 Y2", "B": "B3"}


def test_8_K_the_top_cards_of_three_columns() -> None:
    t = Table("", landscapes="K", garden=LANTERNS).do("use K", "pick R", "pick Y")
    assert not t.now["main_done"]
    t.do("pick B")
    assert t.now["main_done"], "done comes by itself after the third pick"
    assert sorted(t.me()["hand"]) == ["B3", "R2", "Y2"]
    assert t.now["garden"] == {"R": ["R1"], "Y": ["Y1"], "G": ["G1"]}


def test_8_K_one_each() -> None:
    t = Table("", landscapes="K", garden=LANTERNS).do("use K", "pick R")
    assert t.refused("pick R") == "8.K"
    t.do("pick G")
    assert t.refused("pick G") == "8.K"


def test_8_K_fewer_are_enough_but_not_none() -> None:
    t = Table("", landscapes="K", garden=LANTERNS).do("use K")
    assert t.refused("done") == "8.K"
    assert t.refused("collect R") == "8.K"
    assert t.do("pick R", "done").now["main_done"]


def test_8_L_an_acorn_for_each_card_and_2_more() -> None:
    t = Table("R1 R2 G1", landscapes="L", **FAR).do("use L", "discard R1", "discard G1")
    assert t.acorns == 3, "paid at the end"
    t.do("done")
    assert t.acorns == 3 + 2 + 2
    assert sorted(t.now["discard"]) == ["G1", "R1"]
    assert t.me()["hand"] == ["R2"] and not t.now["main_done"]


def test_8_L_none_included() -> None:
    assert Table("R1", landscapes="L", **FAR).do("use L", "done").acorns == 5
    assert Table("", landscapes="L", **FAR).do("use L", "done").acorns == 5


def test_8_L_cards_of_the_hand() -> None:
    assert Table("R1", landscapes="L", **FAR).do("use L").refused("discard R2") == "8.L"


def test_8_M_tuck_up_to_two_cards() -> None:
    t = Table("R1 G3 B2 B1", landscapes="M", piles=["R0<", "Y0<"], **FAR)
    t.do("play R1", "use M", "tuck G3 under R", "tuck B2 under Y")
    assert t.refused("tuck B1 under Y") == "8.M"
    t.do("done")
    assert (t.pile("R"), t.pile("Y")) == ("G3 R0< R1", "B2 Y0<")


def test_8_M_mixed_freely_with_the_cards_of_the_play() -> None:
    t = Table("R1 R2 G3 B2", landscapes="M", piles=["R0<"], **FAR)
    t.do("use M", "tuck G3 under R", "play R1", "tuck B2 under R", "play R2", "done")
    assert t.pile("R") == "B2 G3 R0< R1 R2"


def test_8_M_not_under_a_closed_pile_nor_where_none_stands() -> None:
    t = Table("R1 G3 B2", landscapes="M", piles=["R0<", "Y0< Y3"], garden={"B": "B3"}).do("use M")
    assert t.refused("tuck G3 under Y") == "8.M"
    assert t.refused("tuck G3 under G") == "8.M"
    assert t.refused("tuck Y2 under R") == "8.M", "not in the hand"


def test_8_M_tucking_only_with_m() -> None:
    t = Table("R1 G3", piles=["R0<"], **FAR)
    assert t.refused("tuck G3 under R") == "8.M"
    assert t.do("play R1").refused("tuck G3 under R") == "8.M"


def test_8_M_the_play_keeps_its_limits() -> None:
    t = Table("R1 R1< R2 G3", landscapes="M", piles=["R0<"], **FAR).do("use M", "play R1", "play R1<")
    assert t.refused("play R2") == "5.4"


def test_8_M_a_tuck_that_leaves_nothing_to_play_leads_nowhere() -> None:
    t = Table("R1 G2", landscapes="M", piles=["R0<"], **FAR).do("use M")
    assert t.refused("tuck R1 under R") == "8.6"
    assert t.allows("tuck G2 under R")


def test_8_M_a_play_that_leaves_nothing_to_tuck_leads_nowhere() -> None:
    t = Table("R1 R1<", landscapes="M", piles=["R0<"], **FAR).do("use M", "play R1")
    assert t.refused("play R1<") == "8.6"
    assert t.legal == {"tuck R1< under R"}


def test_8_M_closing_the_only_pile_first_leads_nowhere() -> None:
    t = Table("R3 G2", landscapes="M", piles=["R0< R2"], **FAR).do("use M")
    assert t.refused("play R3") == "8.6"
    assert t.do("tuck G2 under R", "play R3", "done").pile("R") == "G2 R0< R2 R3"


def test_8_M_unless_a_new_pile_can_still_be_started() -> None:
    t = Table("R3 G0< Y2", landscapes="M", piles=["R0< R2"], **FAR).do("use M", "play R3")
    assert t.legal == {"play G0< left", "play G0< right"}
    assert t.do("play G0< left", "tuck Y2 under G", "done").now["main_done"]


def test_8_M_and_a_card_is_left_to_tuck_under_it() -> None:
    t = Table("R3 G0<", landscapes="M", piles=["R0< R2"], **FAR).do("use M")
    assert t.refused("play R3") == "8.6"


def test_8_M_and_the_play_has_room_for_it() -> None:
    t = Table("R2 R3 G0< Y2", landscapes="M", piles=["R0< R2"], **FAR).do("use M", "play R2")
    assert t.refused("play R3") == "8.6", "two red cards are a same play, and green could not follow"


def test_8_M_and_no_pile_of_its_type_stands() -> None:
    t = Table("R3 G0< Y2", landscapes="M", piles=["R0< R2", "G0> G3"], **FAR).do("use M")
    assert t.refused("play R3") == "8.6"


def test_8_M_later_in_the_play_a_new_pile_may_still_come() -> None:
    t = Table("R3 G0< Y2", landscapes="M", piles=["R0< R2"], **FAR).do("play R3")
    assert t.allows("use M")
    assert Table("R3 G0<", landscapes="M", piles=["R0< R2"], **FAR).do("play R3").refused("use M") == "8.3"


def test_8_M_after_closing_the_only_pile_there_is_nothing_to_tuck_under() -> None:
    t = Table("R3 G2", landscapes="M", piles=["R0< R2"], **FAR).do("play R3")
    assert t.refused("use M") == "8.3"


def test_8_N_cards_go_where_they_fit_and_the_others_to_the_garden() -> None:
    t = Table("", landscapes="N", piles=["R0<"], deck="R1 Y2 R3 R2 G1", garden={"B": "B3"}).do("use N")
    assert t.pile("R") == "R0< R1 R2"
    assert t.now["garden"] == {"R": ["R3"], "Y": ["Y2"], "B": ["B3"]}
    assert t.now["turned"] is None and not t.now["main_done"]


def test_8_N_the_player_chooses_the_end_for_a_new_pile() -> None:
    t = Table("", landscapes="N", piles=["R0< R1"], deck="G0< Y0< B2 B1", garden={"B": "B3"}).do("use N")
    assert t.now["turned"] == "G0<"
    assert t.legal == {"place left", "place right"}
    assert t.refused("place garden") in ("8.N", "11.7")
    assert t.refused("place on R") == "8.N"
    assert t.refused("end") == "8.N"
    t.do("place left")
    assert t.now["turned"] == "Y0<"
    assert t.do("place right").row == "GRY"


def test_8_N_the_first_pile_of_all_starts_by_itself() -> None:
    t = Table("", landscapes="N", deck="R0< R1 B2 B1", garden={"B": "B3"}).do("use N")
    assert t.pile("R") == "R0< R1" and t.now["turned"] is None


def test_8_N_a_full_column_sends_its_card_to_the_discard_pile() -> None:
    t = Table("", landscapes="N", deck="R2 B2 B1 B1<", garden={"R": "R0<> R0< R0< R0> R0> R1<>"}).do("use N")
    assert t.now["discard"] == ["R2"]


def test_8_N_the_bonus_is_paid_at_once() -> None:
    t = Table("", landscapes="N", piles=["R0>", "G0<"], deck="B1 B2 B1< Y2", garden={"B": "B3"}).do("use N")
    assert t.acorns == 4 - 1 + 2
    t = Table("", landscapes="N", piles=["R0<", "G0<"], deck="R0> B2 B1< Y2", garden={"B": "B3"}).do("use N")
    assert t.acorns == 4 - 1 + 2, "the card just placed makes the pair"


def test_8_N_with_fewer_than_4_in_the_deck() -> None:
    t = Table("", landscapes="N", deck="B1 B2", deck_size=2, garden={"B": "B3"}).do("use N")
    assert t.now["garden"]["B"] == ["B3", "B1", "B2"] and t.now["deck"] == 0


def test_8_N_placing_only_with_n() -> None:
    t = Table("R0<", piles=["G0<"], **FAR)
    for step in ("place left", "place on G", "place garden"):
        assert t.refused(step) == "8.N"


def test_8_N_a_base_card_that_fits_on_blue_is_forced() -> None:
    t = Table("", landscapes="N", piles=["U0<"], deck="R1 G3 B2 B1", types="RYGBU", garden={"B": "B3"}).do("use N")
    assert t.pile("R") == "U0< R1"
