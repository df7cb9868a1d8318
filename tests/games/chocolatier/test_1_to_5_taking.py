"""Sections 1 to 5: what there is, the set-up, taking, lines, floor."""

from collections import Counter

import pytest

from momiji.core.setup import Impossible
from momiji.games.chocolatier.rules import contents
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from tests.games.chocolatier.laid import NAMES, Side, Table


def test_1_1_twenty_pralines_of_each_of_five_colours() -> None:
    pieces = Counter(CHOCOLATIER.pieces(CHOCOLATIER.start(CHOCOLATIER.deal(NAMES, 1))))
    assert pieces == {"B": 20, "N": 20, "W": 20, "K": 20, "R": 20, "*": 1}


def test_1_2_five_lines_a_box_and_a_floor_that_costs_more_and_more() -> None:
    t = Table()
    assert t.player()["lines"] == [""] * 5 and t.player()["box"] == ["....."] * 5
    for pieces, cost in enumerate((0, 1, 2, 4, 6, 8, 11, 14)):
        t = Table("B", mine=Side(floor="K" * pieces, points=20))
        assert t.do("take 1 B 1", "end").player()["points"] == 20 - cost + 1


def test_1_3_each_row_is_the_row_above_moved_to_the_right() -> None:
    rows = ["".join(sorted("BNWKR", key=lambda c: contents.column_of(row, "BNWKR".index(c)))) for row in range(5)]
    assert rows == ["BNWKR", "RBNWK", "KRBNW", "WKRBN", "NWKRB"]


def test_1_4_nine_special_offers() -> None:
    s = CHOCOLATIER.start(CHOCOLATIER.deal(NAMES, 1, ["special"]))
    assert sorted(s.ids) == ["1", "2B", "2K", "2N", "2R", "2W", "3", "4", "5"]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_2_1_two_to_four_players(players: int) -> None:
    with pytest.raises(Impossible):
        CHOCOLATIER.deal(["Aki"] * players, 1)
    assert list(CHOCOLATIER.seats) == [2, 3, 4]


def test_2_1_the_first_player_is_chosen_or_comes_by_chance() -> None:
    assert {CHOCOLATIER.deal(NAMES, seed).first_player for seed in range(40)} == {0, 1, 2, 3}
    assert CHOCOLATIER.start(CHOCOLATIER.deal(NAMES, 1, first=2)).current == 2
    with pytest.raises(Impossible):
        CHOCOLATIER.deal(NAMES, 1, first=4)


@pytest.mark.parametrize(("players", "offers"), [(2, 5), (3, 7), (4, 9)])
def test_2_2_as_many_offers_as_the_players_need(players: int, offers: int) -> None:
    assert len(CHOCOLATIER.position(CHOCOLATIER.start(CHOCOLATIER.deal(NAMES[:players], 1)))["offers"]) == offers


def test_2_3_four_pralines_for_each_offer_in_the_order_of_the_bag() -> None:
    setup = CHOCOLATIER.deal(NAMES[:2], 1)
    offers = CHOCOLATIER.position(CHOCOLATIER.start(setup))["offers"]
    assert [Counter(offer["pralines"]) for offer in offers] == [Counter(setup.bag[i : i + 4]) for i in range(0, 20, 4)]


def test_3_1_players_take_turns_clockwise() -> None:
    t = Table("BBNN KKKK RRRR", others=(Side(), Side()))
    assert t.do("take 1 B 2", "end").now["current"] == 1
    assert t.do("take 2 K 4", "end").now["current"] == 2
    assert t.do("take 3 R 4", "end").now["current"] == 0
    assert t.now["mark"] is None


def test_3_2_all_of_a_colour_and_the_rest_to_the_middle() -> None:
    t = Table("BBNW", middle="WK").do("take 1 B 3")
    assert t.player()["lines"][2] == "BB"
    assert (t.pralines()[0], t.now["middle"]) == ("", "NWWK")
    assert t.refused("take c W 1") == "3.2"
    assert t.do("end", "take c W 2").now["middle"] == "NK"


def test_3_2_only_what_is_there() -> None:
    t = Table("BBNW", middle="K")
    assert t.refused("take 1 K 1") == t.refused("take 2 B 1") == t.refused("take c B 1") == t.refused("take 6 B 1") == "3.2"


def test_3_3_the_first_one_in_the_middle_takes_the_mark_before_the_pralines() -> None:
    t = Table("BBBB", middle="WWWK").do("take c W 2")
    assert (t.player()["floor"], t.now["mark"]) == ("*W", 0)
    assert t.do("end", "take c K 1").player(1)["floor"] == ""


def test_3_3_with_a_full_floor_the_mark_costs_nothing() -> None:
    t = Table("BBBB", middle="WWWK", mine=Side(floor="KKKKKKK")).do("take c W 3")
    assert (t.player()["floor"], t.now["mark"]) == ("KKKKKKK", 0)


def test_3_4_nobody_passes() -> None:
    t = Table("BBNW")
    assert t.refused("end") == "3.4"
    assert t.do("take 1 B f").legal == {"end"}


def test_3_5_the_taking_ends_with_the_last_praline() -> None:
    t = Table("BBNN").do("take 1 B 2", "end")
    assert (t.now["round"], t.now["phase"]) == (1, "take")
    assert t.do("take c N 3", "end").now["round"] == 2


def test_3_6_everybody_sees_the_same_and_only_the_order_of_the_bag_is_hidden() -> None:
    one, other = Table("BBNN", bag="BNWKR", shuffle=1).state, Table("BBNN", bag="RKWNB", shuffle=2).state
    assert one != other
    assert CHOCOLATIER.view(one, 0) == CHOCOLATIER.view(other, 1) == CHOCOLATIER.view(one, None)
    assert CHOCOLATIER.view(one, 0).bag == "BNWKR"
    assert not CHOCOLATIER.secret


def test_4_1_what_finds_no_place_in_the_line_goes_to_the_floor() -> None:
    t = Table("BBBB", mine=Side(lines="- - B")).do("take 1 B 3")
    assert (t.player()["lines"][2], t.player()["floor"]) == ("BBB", "BB")


def test_4_2_one_colour_in_a_line_and_none_when_it_is_full() -> None:
    t = Table("BBNN", mine=Side(lines="B WW N"))
    assert t.refused("take 1 N 1") == t.refused("take 1 B 1") == t.refused("take 1 B 2") == t.refused("take 1 B 3") == "4.2"
    assert t.refused("take 1 N 3") is None


def test_4_3_no_colour_that_the_row_holds() -> None:
    t = Table("BBNN", mine=Side(box="B...."))
    assert t.refused("take 1 B 1") == "4.3"
    assert t.refused("take 1 N 1") is None and t.refused("take 1 B 2") is None


def test_4_4_all_to_the_floor_but_not_some() -> None:
    t = Table("BBNN", mine=Side(lines="- - - - BBB")).do("take 1 B f")
    assert (t.player()["floor"], t.player()["lines"][4]) == ("BB", "BBB")


def test_5_1_from_the_left_and_when_full_into_the_lid() -> None:
    t = Table("BBBB", mine=Side(floor="KKKKN")).do("take 1 B 1")
    assert (t.player()["floor"], t.now["lid"]) == ("KKKKNBB", "B")
