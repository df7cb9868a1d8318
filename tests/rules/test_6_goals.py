"""Section 6: activate a goal."""

from momiji.games.momiji.rules.game import MOMIJI
from tests.table import Table


def test_6_1_pay_three_and_take_the_token() -> None:
    t = Table(garden={"R": "R1"}, goals="zeros hand", acorns=3).do("goal zeros")
    assert t.acorns == 0
    assert t.me()["goals"] == ["zeros"]
    assert t.now["goals"] == ["hand"]
    assert t.now["main_done"]


def test_6_1_two_acorns_are_not_enough() -> None:
    assert Table(garden={"R": "R1"}, goals="zeros", acorns=2).refused("goal zeros") == "6.1"


def test_6_1_only_a_revealed_token() -> None:
    t = Table(garden={"R": "R1"}, goals="zeros hand", own_goals="gates", other_goals="acorns")
    assert t.refused("goal red") == "6.1", "not revealed"
    assert t.refused("goal acorns") == "6.1", "the other player has it"
    assert t.refused("goal gates") == "6.1", "taken already"


def test_6_1_it_is_kept_face_up() -> None:
    t = Table(garden={"R": "R1"}, goals="zeros hand").do("goal zeros")
    assert MOMIJI.view(t.state, 1).players[0].goals == ("zeros",)


def test_6_2_a_goal_nobody_activates_scores_nothing() -> None:
    t = Table(piles=["R0<"], garden={"R": "R1", "G": "G1"}, goals="zeros", last_turn=True).do("collect R", "end")
    assert [score["goals"] for score in t.now["scores"]] == [0, 0]


def test_6_2_any_player_can_fulfil_an_activated_goal() -> None:
    t = Table(piles=["R0<"], garden={"R": "R1", "G": "G1"}, goals="", other_goals="zeros", last_turn=True).do("collect R", "end")
    assert [score["goals"] for score in t.now["scores"]] == [3, 0]
