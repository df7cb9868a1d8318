"""Section 11: offers with a golden side."""

from momiji.games.chocolatier.rules.contents import SPECIAL_IDS
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from tests.games.chocolatier.laid import NAMES, Side, Table


def table(offers: str, golden: str, mine: Side = Side(), **more: object) -> Table:  # noqa: B008 it is frozen
    return Table(offers, golden=golden, mine=mine, options="special", **more)  # type: ignore[arg-type]


def test_11_1_all_nine_are_shuffled_and_as_many_are_golden_as_there_are_players() -> None:
    seen = set()
    for seed in range(60):
        for players in CHOCOLATIER.seats:
            s = CHOCOLATIER.start(CHOCOLATIER.deal(NAMES[:players], seed, ["special"]))
            assert sum(s.gold) == players
            assert len(set(s.ids)) == len(s.ids) == len(s.sources) - 1
            seen |= {*zip(s.ids, s.gold, strict=True)}
    assert seen == {(name, gold) for name in SPECIAL_IDS for gold in (False, True)}


def test_11_1_in_every_round() -> None:
    t = table("BB NN", "1 2B 2N 3* 5*", shuffle=5).do("take 1 B 2", "end", "take 2 N 2", "end")
    first = [offer["id"] for offer in t.now["offers"]]
    assert first != ["1", "2B", "2N", "3", "5"]
    assert sum(offer["gold"] for offer in t.now["offers"]) == 2


def test_11_2_one_more_praline_for_offer_1_after_all_are_filled() -> None:
    t = table("K", "4 2B 2N 3* 5*", bag="BBBBNNNNWWWWKKKKRRRRN").listing("", "1* 2B 2N 3* 5").do("take 1 K 1", "end")
    assert t.pralines() == ["BBBBN", "NNNN", "WWWW", "KKKK", "RRRR"]


def test_11_3_one_of_its_colour_from_each_neighbour_after_that() -> None:
    t = table("K", "4 2B 2N 3* 5*", bag="BBBBNNNNWWWWKKKKRRRRN").listing("", "2N* 1* 4 3 5").do("take 1 K 1", "end")
    assert t.pralines() == ["BBBBN", "NNNN", "WWWW", "KKKK", "RRRR"]
    t = table("K", "4 2B 2N 3* 5*", bag="BBBBNNNNWWWWKKKKRRRN").listing("", "2N* 1 4* 3 5").do("take 1 K 1", "end")
    assert t.pralines() == ["BBBBNN", "NNN", "WWWW", "KKKK", "RRR"]


def test_11_4_the_rest_stays_on_offer_3() -> None:
    t = table("BBNW", "3* 2B 2N 4* 5").do("take 1 B 2")
    assert (t.pralines()[0], t.now["middle"], t.now["phase"]) == ("NW", "", "end")
    assert table("BBNW", "3 2B 2N 4* 5*").do("take 1 B 2").now["middle"] == "NW"


def test_11_5_the_rest_of_offer_4_is_sent_on_colour_by_colour() -> None:
    t = table("BNNW KK - - R", "4* 2B 2N 3* 5").do("take 1 B 1")
    assert (t.now["phase"], t.now["sending"], t.pralines()[0]) == ("send", "NNW", "")
    assert t.legal == {"send N left", "send N right"}
    assert t.refused("send W left") == t.refused("end") == t.refused("take 2 K 2") == t.refused("tile 1") == "11.5"
    t.do("send N left", "send W right")
    assert (t.pralines(), t.now["sending"], t.now["phase"]) == (["", "WKK", "", "", "NNR"], None, "end")


def test_11_5_nothing_is_sent_when_nothing_is_left_or_asked_for() -> None:
    assert table("BBBB KK", "4* 2B 2N 3* 5").do("take 1 B 4").legal == {"end"}
    assert table("BBBB KK", "4* 2B 2N 3* 5").refused("send K left") == "11.5"


def test_11_6_who_takes_from_offer_5_takes_it_and_the_next_piece_costs_nothing() -> None:
    t = table("BBBN KK", "5* 2B 2N 3* 4").do("take 1 B 1")
    assert (t.player()["spare"], t.player()["floor"]) == ("B", "B")
    assert (t.now["offers"][0], t.now["middle"]) == (None, "N")


def test_11_6_the_mark_too_and_with_a_full_floor_too() -> None:
    t = table("BBBN KK", "5* 2B 2N 3* 4").do("take 1 B 3", "end", "take 2 K 2", "end", "take c N 1")
    assert (t.player()["spare"], t.player()["floor"], t.now["mark"]) == ("*", "", 0)
    t = table("BBNN KK", "5* 2B 2N 3* 4", Side(floor="KKKKKKK")).do("take 1 B f")
    assert (t.player()["spare"], t.now["lid"]) == ("B", "B")


def test_11_6_paid_with_the_floor() -> None:
    t = table("BB", "5* 2B 2N 3* 4", Side(points=5)).do("take 1 B 1", "end")
    assert (t.player()["points"], t.player()["spare"], t.now["lid"]) == (6, None, "B")


def test_11_7_the_neighbours_of_an_offer_that_was_taken_meet() -> None:
    t = table("BBNW - - - R", "4* 2B 2N 3* 5*", taken=5)
    assert t.refused("take 5 R 1") == "11.7"
    t.do("take 1 B 2", "send N left", "send W right")
    assert t.pralines() == ["", "W", "", "N", None]


def test_11_8_an_emptied_offer_that_gets_pralines_keeps_its_power() -> None:
    t = table("BNNW - - - -", "4* 3* 2N 2B 5").do("take 1 B 1", "send N right", "send W right", "end", "take 2 N 2")
    assert (t.pralines()[1], t.now["middle"]) == ("W", "")
    t = table("BNNW N - - -", "4* 2N* 3 2B 5").do("take 1 B 1", "send N left", "send W left")
    assert t.pralines() == ["", "N", "", "", "NNW"]


def test_11_9_both_options_together() -> None:
    s = CHOCOLATIER.start(CHOCOLATIER.deal(NAMES, 3, ["special", "brown"]))
    assert s.brown and len(s.ids) == 9
    assert [option.name for option in CHOCOLATIER.options] == ["brown", "special"]
