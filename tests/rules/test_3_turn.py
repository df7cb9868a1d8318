"""Section 3: a turn."""

from dataclasses import replace

import pytest

from momiji.games.momiji.rules.cards import CODES
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.view import Memory, View
from tests.table import Table, cards

SEVEN = "R2 R2 R3 R3 G2 G2 G3"
NINE = f"{SEVEN} G3 Y2"


def test_3_1_clockwise() -> None:
    t = Table("", others=("", ""), garden={"R": "R1", "G": "G1", "Y": "Y1", "B": "B1"})
    seats = [t.now["current"]]
    for letter in "RGYB":
        t.do(f"collect {letter}", "end")
        seats.append(t.now["current"])
    assert seats == [0, 1, 2, 0, 1]


@pytest.mark.parametrize("main", [("collect R",), ("play Y0<", "done"), ("goal zeros",)])
def test_3_1_exactly_one_main_action(main: tuple[str, ...]) -> None:
    t = Table("Y0< Y0> B0<", garden={"R": "R1", "G": "G1"}, acorns=8)
    assert t.refused("end") == "3.1", "a main action is compulsory"
    t.do(*main)
    assert t.now["main_done"]
    for second in ("collect G", "reveal", "goal hand", "pass"):
        assert t.refused(second) == "3.1"
    assert t.refused("play B0< right" if t.row else "play B0<") == "3.1"
    assert t.allows("end")


def test_3_1_a_play_begun_is_the_main_action() -> None:
    t = Table("Y0< Y0> B0<", garden={"R": "R1"}, acorns=8).do("play Y0<")
    assert t.refused("collect R") == "3.1"
    assert t.refused("goal zeros") == "3.1"


def test_3_2_ability_and_trade_before_the_main_action() -> None:
    t = Table("Y1 Y2", garden={"R": "R1"}, landscapes="L")
    t.do("trade Y1 Y2", "use L", "done", "collect R", "end")
    assert t.now["current"] == 1


def test_3_2_ability_and_trade_after_the_main_action() -> None:
    t = Table("Y1 Y2", garden={"R": "R1"}, landscapes="L")
    t.do("collect R", "use L", "done", "trade Y1 Y2", "end")
    assert t.now["current"] == 1


def test_3_2_one_ability_in_a_turn() -> None:
    t = Table("", garden={"R": "R1 R2", "G": "G1"}, landscapes="LF").do("use L", "done")
    assert t.refused("use F") in ("3.2", "8.1")
    t.do("collect G", "end", "collect R", "end")
    assert t.allows("use F"), "the next turn brings the next ability"


def test_3_2_one_trade_in_a_turn() -> None:
    t = Table("Y1 Y2 B1 B2", garden={"R": "R1"}).do("trade Y1 Y2")
    assert t.refused("trade B1 B2") == "3.2"
    t.do("collect R")
    assert t.refused("trade B1 B2") == "3.2"


def test_3_2_no_trade_in_the_middle_of_an_action() -> None:
    t = Table("Y0< Y1 B1 B2", garden={"R": "R1"}).do("play Y0<")
    assert t.refused("trade B1 B2") == "3.2"
    assert t.do("done").allows("trade B1 B2")


def test_3_3_trade_two_cards_for_an_acorn() -> None:
    t = Table("Y1 Y2 B1", garden={"R": "R1"}).do("trade B1 Y1")
    assert t.acorns == 5
    assert t.me()["hand"] == ["Y2"]
    assert sorted(t.now["discard"]) == ["B1", "Y1"]


def test_3_3_any_two_cards_of_the_hand() -> None:
    t = Table("Y2 Y2 B1", garden={"R": "R1"})
    assert t.allows("trade Y2 Y2", "trade Y2 B1", "trade B1 Y2")
    assert t.refused("trade B1 B1") == "3.3", "there is only one"
    assert t.refused("trade Y2 R1") == "3.3", "that card is not in the hand"


def stuck(hand: str = "R2 Y1", acorns: int = 2, landscapes: str = "", discard: str = "") -> Table:
    """An empty garden and an empty deck; the cards that are not named are in the other hand."""
    t = Table(hand, deck_size=0, acorns=acorns, landscapes=landscapes)
    t.state.players[1].hand, t.state.discard = sorted(set(t.state.discard)), cards(discard)
    return t


def test_3_4_pass_without_any_main_action() -> None:
    t = stuck()
    assert t.refused("end") == "3.1"
    t.do("pass")
    assert t.now["main_done"]
    assert t.refused("pass") == "3.1"
    assert t.do("end").now["current"] == 1


def test_3_4_no_pass_while_a_main_action_is_legal() -> None:
    assert stuck("R2 Y0<").refused("pass") == "3.4", "a card can be played"
    assert stuck(acorns=3).refused("pass") == "3.4", "a goal can be paid"
    assert Table("R2", garden={"R": "R1"}).refused("pass") == "3.4", "a column can be taken"


def test_3_4_an_ability_that_opens_a_main_action_counts() -> None:
    assert stuck("R2 Y1", landscapes="A").refused("pass") == "3.4", "A starts a pile with the 1"
    assert stuck("R2 Y2", landscapes="A").allows("pass"), "A helps no card here"
    assert stuck("R2 Y1", landscapes="BDJKM").allows("pass"), "none of them can be carried out"
    assert stuck("R2 Y1", acorns=0, landscapes="A").allows("pass"), "A cannot be paid"


def test_3_4_trade_and_any_time_abilities_do_not_count() -> None:
    assert stuck("R2 Y1", acorns=2).allows("trade R2 Y1", "pass"), "the trade would pay for a goal"
    assert stuck("R2", landscapes="G", discard="R0<").allows("use G", "pass"), "G would bring a card that can be played"


def test_3_4_the_turn_goes_on_after_a_pass() -> None:
    t = stuck("R2 Y1", landscapes="L").do("pass", "trade R2 Y1", "use L", "done", "end")
    assert t.acorns == 2 + 1 - 1 + 2
    assert t.now["current"] == 1


def test_3_5_discard_down_to_8() -> None:
    t = Table(NINE, garden={"Y": "Y1"}).do("collect Y", "end")
    assert t.now["current"] == 0
    assert t.refused("end") == "3.5"
    assert t.refused("trade R2 R3") == "3.5"
    assert t.refused("discard B2") == "3.5", "not in the hand"
    t.do("discard R2", "discard Y1")
    assert t.now["current"] == 1
    assert sorted(t.now["discard"]) == ["R2", "Y1"]
    assert len(t.me()["hand"]) == 8


def test_3_5_eight_cards_may_stay() -> None:
    t = Table(SEVEN, garden={"Y": "Y1"})
    t.do("collect Y", "end")
    assert len(t.me()["hand"]) == 8
    assert t.now["current"] == 1


def test_3_5_nothing_is_discarded_before_the_end_of_the_turn() -> None:
    t = Table(NINE, garden={"Y": "Y1"}).do("collect Y")
    assert t.refused("discard R2") == "3.5"


def test_3_5_the_bonus_comes_before_the_discards() -> None:
    t = Table(f"{NINE} R0> G0<", garden={"Y": "Y1"}).do("play R0>", "play G0< right", "done", "end")
    assert t.acorns == 6
    assert t.refused("end") == "3.5"


def test_3_6_anyone_may_look_through_the_discard_pile() -> None:
    t = Table("", garden={"R": "R1"}, discard="Y1 Y2")
    for seat in (0, 1, None):
        assert MOMIJI.view(t.state, seat).discard == tuple(cards("Y1 Y2"))


def test_3_6_hands_are_secret() -> None:
    mine = Table("R2", others=("G1",), garden={"Y": "Y1"}, deck="B0<")
    other = Table("B0<", others=("G1",), garden={"Y": "Y1"}, deck="R2")
    assert MOMIJI.view(mine.state, 1) == MOMIJI.view(other.state, 1)
    assert MOMIJI.view(mine.state, None) == MOMIJI.view(other.state, None)
    assert MOMIJI.view(mine.state, 0) != MOMIJI.view(other.state, 0)
    assert MOMIJI.view(mine.state, 1).players[0].hand is None
    assert MOMIJI.view(mine.state, 1).players[1].hand == tuple(cards("G1"))
    assert MOMIJI.view(mine.state, 1).players[0].hand_size == 1


def test_3_6_what_was_taken_openly_may_be_remembered_while_it_is_held() -> None:
    t = Table("R2 B1", garden={"Y": "Y1 Y2", "G": "G1"}).do("collect Y")
    assert MOMIJI.view(t.state, 1).players[0].memory.hand == tuple(cards("Y1 Y2"))
    t.do("trade Y1 R2")
    assert MOMIJI.view(t.state, 1).players[0].memory.hand == tuple(cards("Y2"))


def test_3_6_the_order_of_the_deck_is_secret() -> None:
    one = Table("R2", garden={"Y": "Y1"}, deck="B0< G3 R1")
    two = Table("R2", garden={"Y": "Y1"}, deck="R1 B0< G3")
    assert one.state.deck != two.state.deck
    for seat in (0, 1, None):
        assert MOMIJI.view(one.state, seat) == MOMIJI.view(two.state, seat)


def shown(view: View) -> View:
    """A view without what a player would have to remember."""
    return replace(view, players=tuple(replace(player, memory=Memory((), ())) for player in view.players))


def test_3_7_only_top_cards_show() -> None:
    one = Table(piles=["R0< R2", "G0< G1 G2"], garden={"B": "B1"})
    two = Table(piles=["R0< R1 R2", "G0< G2"], garden={"B": "B1"})
    for seat in (0, 1, None):
        piles = MOMIJI.view(one.state, seat).players[0].piles
        assert [CODES[pile.top] for pile in piles] == ["R2", "G2"]
        assert [pile.cards for pile in piles] == [None, None]
        assert shown(MOMIJI.view(one.state, seat)) == shown(MOMIJI.view(two.state, seat))


def test_3_7_open_counts_are_a_table_option() -> None:
    t = Table(piles=["R0< R1 R2"], garden={"G": "G1"}, open_counts=True)
    for seat in (0, 1, None):
        (pile,) = MOMIJI.view(t.state, seat).players[0].piles
        assert pile.cards == tuple(cards("R0< R1 R2"))
