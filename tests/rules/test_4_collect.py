"""Section 4: collect."""

from tests.table import Table

FIVE_RED = "R0<> R0< R0< R0> R0>"
SIX_RED = f"{FIVE_RED} R1<>"


def test_4_1_take_every_card_of_one_column() -> None:
    t = Table("B1", garden={"R": "R1 R2 R0<", "G": "G0>"}).do("collect R")
    assert sorted(t.me()["hand"]) == ["B1", "R0<", "R1", "R2"]
    assert t.now["garden"] == {"G": ["G0>"]}
    assert t.now["main_done"]


def test_4_1_a_card_like_one_in_the_hand_is_one_more_of_it() -> None:
    t = Table("G0< Y2", garden={"G": "G0<", "B": "B1", "R": "R1"}).do("collect G", "end", "collect B", "end")
    assert sorted(t.me()["hand"]) == ["G0<", "G0<", "Y2"]
    assert t.allows("play G0<", "trade G0< G0<")


def test_4_1_there_must_be_such_a_column() -> None:
    t = Table(garden={"R": "R1"})
    assert t.refused("collect Y") == "4.1"
    assert t.refused("collect P") == "4.1", "not even in play"


def test_4_2_pay_an_acorn_to_reveal_four() -> None:
    t = Table(garden={"R": "R1"}, deck="R2 G1 Y2 G2", acorns=4).do("reveal")
    assert t.acorns == 3
    assert t.now["garden"] == {"R": ["R1", "R2"], "Y": ["Y2"], "G": ["G1", "G2"]}
    assert not t.now["main_done"]
    t.do("collect G")
    assert sorted(t.me()["hand"]) == ["G1", "G2"]


def test_4_2_once_in_the_action() -> None:
    t = Table(garden={"R": "R1"}, acorns=4).do("reveal")
    assert t.refused("reveal") == "4.2"


def test_4_2_the_collect_must_be_carried_through() -> None:
    t = Table("Y0< B1 B2", garden={"R": "R1"}, acorns=6, landscapes="CF", piles=["G0<"]).do("reveal")
    for step in ("play Y0< left", "goal zeros", "trade B1 B2", "end", "pass", "use C", "use F"):
        assert t.refused(step) == "4.2", step
    assert t.allows("collect R")


def test_4_2_not_without_an_acorn() -> None:
    assert Table(garden={"R": "R1"}, acorns=0).refused("reveal") == "4.2"
    assert Table(garden={"R": "R1"}, acorns=1).allows("reveal")


def test_4_2_not_with_an_empty_deck() -> None:
    assert Table(garden={"R": "R1"}, deck_size=0).refused("reveal") == "4.2"


def test_4_2_only_before_taking() -> None:
    assert Table(garden={"R": "R1", "G": "G1"}).do("collect R").refused("reveal") == "3.1"


def test_4_3_cards_lie_in_the_order_they_came() -> None:
    t = Table(garden={"R": "R3"}, deck="R0< G1 R2 R1", landscapes="F").do("reveal", "collect G", "end")
    assert t.now["garden"]["R"] == ["R3", "R0<", "R2", "R1"]


def test_4_3_the_top_card_came_last() -> None:
    t = Table(garden={"R": "R3 R0<"}, landscapes="F").do("use F", "pick R")
    assert t.me()["hand"] == ["R0<"]


def test_4_4_a_column_holds_six() -> None:
    t = Table(garden={"R": SIX_RED}, deck="R2 G0> R3 Y2").do("reveal")
    assert t.now["garden"] == {"R": SIX_RED.split(), "G": ["G0>"], "Y": ["Y2"]}
    assert sorted(t.now["discard"]) == ["R2", "R3"]


def test_4_4_the_sixth_card_still_fits() -> None:
    t = Table(garden={"R": FIVE_RED}, deck="R2 G0> R3 Y2").do("reveal")
    assert len(t.now["garden"]["R"]) == 6 and t.now["garden"]["R"][-1] == "R2"
    assert t.now["discard"] == ["R3"]


def test_4_4_fewer_cards_than_asked() -> None:
    t = Table(garden={"R": "R1"}, deck="G1 Y1 B1", deck_size=3).do("reveal")
    assert t.now["garden"] == {"R": ["R1"], "Y": ["Y1"], "G": ["G1"], "B": ["B1"]}
    assert t.now["deck"] == 0


def test_4_5_an_empty_garden_is_filled_free() -> None:
    t = Table(garden={"R": "R1"}, deck="G1 Y1 B1 B2 R2").do("collect R")
    assert t.now["garden"] == {"Y": ["Y1"], "G": ["G1"], "B": ["B1", "B2"]}
    assert t.acorns == 4


def test_4_5_not_while_a_card_is_left() -> None:
    t = Table(garden={"R": "R1", "G": "G1"}, deck="Y1").do("collect R")
    assert t.now["garden"] == {"G": ["G1"]}


def test_4_5_with_an_empty_deck_the_garden_stays_empty() -> None:
    assert Table(garden={"R": "R1"}, deck_size=0).do("collect R").now["garden"] == {}


def test_4_5_the_same_when_a_landscape_empties_it() -> None:
    new = {"Y": ["Y1"], "G": ["G1"], "B": ["B1", "B2"]}
    deck = "G1 Y1 B1 B2 R2"
    f = Table(garden={"R": "R1"}, deck=deck, landscapes="F").do("use F", "pick R")
    b = Table(garden={"R": "R1", "G": "G2"}, deck=deck, landscapes="B").do("use B", "collect R G")
    k = Table(garden={"R": "R1", "G": "G2"}, deck=deck, landscapes="K").do("use K", "pick R", "pick G")
    i = Table(garden={"R": "R1"}, deck=deck, landscapes="I").do("goal zeros", "use I", "collect R")
    assert k.now["garden"] == {}, "K is not complete before its done"
    for t in (f, b, k.do("done"), i):
        assert t.now["garden"] == new
