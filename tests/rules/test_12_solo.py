"""Section 12: playing alone."""

from dataclasses import replace
from typing import Any

import pytest

from momiji.core.setup import Impossible
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.setup import check, deal_solo
from tests.table import Table

COLD, MEDITATION, EQUINOX = "cold-breeze", "meditation", "equinox"


@pytest.mark.parametrize(
    ("scenario", "types", "hand", "landscapes"),
    [(COLD, "GPB", 6, "ACE"), (MEDITATION, "RYGB", 4, "BFF"), (EQUINOX, "ROY", 6, "BDG")],
)
def test_12_1_start(scenario: str, types: str, hand: int, landscapes: str) -> None:
    setup = deal_solo("Aki", scenario, 3)
    t = Table.dealt(setup)
    assert "".join(LETTERS[leaf] for leaf in setup.types) == types
    assert t.acorns == 4
    assert len(t.me()["hand"]) == hand
    assert sum(map(len, t.now["garden"].values())) == 4
    assert t.now["deck"] == 14 * len(types) - hand - 4
    assert "".join(sorted(card["letter"] for card in t.me()["landscapes"])) == landscapes


def test_12_1_there_are_three_scenarios() -> None:
    with pytest.raises(Impossible):
        deal_solo("Aki", "autumn", 3)


def test_12_1_another_set_up_cannot_be() -> None:
    setup = deal_solo("Aki", EQUINOX, 3)
    check(setup)
    wrong: list[dict[str, Any]] = [
        {"names": ("Aki", "Jana")},
        {"first_player": 1},
        {"morning_dew": True},
        {"types": (0, 1, 3)},
        {"goals": ("red", "zeros")},
        {"landscapes": (("A", "E", "C"),)},
        {"landscapes": None, "landscape_deck": tuple("ABCDEFGHIJKLMN" * 2)},
        {"hands": (setup.hands[0][1:],), "deck": (setup.hands[0][0], *setup.deck)},
    ]
    for change in wrong:
        with pytest.raises(Impossible):
            check(replace(setup, **change))


def test_12_1_the_other_rules_hold() -> None:
    t = Table("G1 B1 B2", scenario=COLD, garden={"G": "G2"})
    assert t.refused("play G1") == "5.1"
    t.do("trade B1 B2")
    assert t.acorns == 5
    t.do("collect G", "end")
    assert t.now["current"] == 0 and not t.now["main_done"], "the next turn is one's own again"


def test_12_1_the_hand_limit_holds() -> None:
    t = Table("G1 G1< B1 B2 B2 P1 P2 P2", scenario=COLD, garden={"G": "G2"}).do("collect G", "end")
    assert t.refused("end") == "3.5"


def test_12_2_no_paid_reveal() -> None:
    assert Table(scenario=COLD, garden={"G": "G2"}).refused("reveal") == "12.2"


def test_12_3_the_rest_of_the_garden_is_discarded() -> None:
    t = Table(scenario=COLD, garden={"G": "G1 G2", "P": "P1", "B": "B1"}, deck="G3 G3 P2 B2 B3").do("collect G")
    assert sorted(t.me()["hand"]) == ["G1", "G2"]
    assert sorted(t.now["discard"]) == ["B1", "P1"]
    assert t.now["garden"] == {"G": ["G3", "G3"], "P": ["P2"], "B": ["B2"]}


def test_12_3_after_both_columns_of_b() -> None:
    t = Table(scenario=MEDITATION, garden={"R": "R1", "Y": "Y1", "G": "G1"}, deck="R2 R2 Y2 B2").do("use B", "collect R Y")
    assert sorted(t.me()["hand"]) == ["R1", "Y1"]
    assert t.now["discard"] == ["G1"]
    assert t.now["garden"] == {"R": ["R2", "R2"], "Y": ["Y2"], "B": ["B2"]}


def test_12_4_f_takes_its_card_without_that() -> None:
    t = Table(scenario=MEDITATION, garden={"R": "R1 R2", "Y": "Y1"}).do("use F", "pick R")
    assert t.me()["hand"] == ["R2"]
    assert t.now["garden"] == {"R": ["R1"], "Y": ["Y1"]}
    assert t.now["discard"] == [] and t.acorns == 5


def test_12_4_if_f_empties_the_garden_four_are_revealed() -> None:
    t = Table(scenario=MEDITATION, garden={"R": "R1"}, deck="R2 R2 Y2 B2").do("use F", "pick R")
    assert t.now["garden"] == {"R": ["R2", "R2"], "Y": ["Y2"], "B": ["B2"]}
    assert t.now["final_turns_left"] is None


def test_12_4_and_with_too_few_the_end_comes() -> None:
    t = Table(scenario=MEDITATION, garden={"R": "R1"}, deck="R2 R2 Y2", deck_size=3).do("use F", "pick R")
    assert t.now["garden"] == {"R": ["R2", "R2"], "Y": ["Y2"]}
    assert t.now["final_turns_left"] == 1


def test_12_4_d_leaves_the_garden_as_it_is() -> None:
    t = Table(scenario=EQUINOX, garden={"R": "R1", "Y": "Y1"}, deck="R2 R3 O1 O2").do("use D", "discard R3")
    assert t.now["garden"] == {"R": ["R1"], "Y": ["Y1"]}
    assert t.now["discard"] == ["R3"] and t.now["main_done"]


def test_12_5_discard_a_card_after_a_play() -> None:
    t = Table("G0< B1 B2", scenario=COLD, garden={"G": "G1"}).do("play G0<", "done")
    assert t.now["main_done"]
    for step in ("end", "trade B1 B2", "use C", "discard G1"):
        assert t.refused(step) == "12.5", step
    t.do("discard B1", "end")
    assert t.now["discard"] == ["B1"]


def test_12_5_if_one_is_left() -> None:
    assert Table("G0<", scenario=COLD, garden={"G": "G1"}).do("play G0<", "done").allows("end")


def test_12_5_a_play_through_e_asks_no_discard() -> None:
    t = Table("G0< B1", scenario=COLD, garden={"G": "G1"}).do("collect G", "use E", "play G0<", "done", "end")
    assert sorted(t.me()["hand"]) == ["B1", "G1"]


def test_12_5_a_play_with_a_does() -> None:
    t = Table("G1 B1", scenario=COLD, garden={"G": "G2"}).do("use A", "play G1", "done")
    assert t.refused("end") == "12.5"


def test_12_6_a_goal_renews_the_garden() -> None:
    t = Table(scenario=COLD, piles=["G0<"], garden={"G": "G1", "P": "P1"}, deck="G3 G3 P2 B2 B3").do("goal green")
    assert sorted(t.now["discard"]) == ["G1", "P1"]
    assert t.now["garden"] == {"G": ["G3", "G3"], "P": ["P2"], "B": ["B2"]}
    assert t.now["main_done"]


def test_12_7_only_the_goals_of_the_scenario() -> None:
    t = Table(scenario=EQUINOX, garden={"R": "R1"}, piles=["R0<"], acorns=9)
    assert sorted(t.now["goals"]) == ["acorns", "gates", "orange", "red", "yellow"]
    assert t.refused("goal zeros") == "6.1"


def test_12_7_the_requirement_must_hold_when_buying() -> None:
    t = Table("G0<", scenario=COLD, garden={"G": "G1"}, acorns=9)
    assert t.refused("goal green") == "12.7"
    assert t.do("play G0<", "done", "end").allows("goal green")


def test_12_7_the_price_must_be_there() -> None:
    t = Table(scenario=COLD, garden={"G": "G1"}, piles=["G0< G2"], acorns=1)
    assert t.refused("goal green") == "12.7"


def test_12_7_each_token_once() -> None:
    t = Table(scenario=COLD, garden={"G": "G1"}, piles=["G0<"], own_goals="green")
    assert t.refused("goal green") == "6.1"


def test_12_8_gates_do_not_end_the_game() -> None:
    t = Table("G3", scenario=COLD, piles=["P0< P3", "B0< B3", "G0< G2"], garden={"G": "G1"}, gates=0).do("play G3", "done")
    assert t.me()["piles"][2]["gate"], "there is always one"
    assert t.now["gates"] is None
    assert t.now["final_turns_left"] is None
    assert t.do("end").now["over"] is False


def test_12_9_too_few_cards_bring_one_last_turn() -> None:
    t = Table(scenario=COLD, garden={"G": "G1"}, deck="P1 P2 B1", deck_size=3).do("collect G")
    assert t.now["garden"] == {"P": ["P1", "P2"], "B": ["B1"]}
    assert t.now["final_turns_left"] == 1
    t.do("end")
    assert not t.now["over"] and t.now["final_turns_left"] == 0
    t.do("collect P", "end")
    assert t.now["over"]


def test_12_9_exactly_four_are_enough() -> None:
    t = Table(scenario=COLD, garden={"G": "G1"}, deck="P1 P2 B1 B2", deck_size=4).do("collect G", "end")
    assert t.now["deck"] == 0
    assert t.now["final_turns_left"] is None, "an empty deck is not the end"
    t.do("collect P")
    assert t.now["garden"] == {}
    assert t.now["final_turns_left"] == 1


def test_12_9_a_goal_can_bring_the_end_too() -> None:
    t = Table(scenario=COLD, piles=["G0<"], garden={"P": "P1"}, deck="B1", deck_size=1).do("goal green")
    assert t.now["final_turns_left"] == 1


def test_12_9_drawing_the_last_cards_with_d_is_not_the_end() -> None:
    t = Table(scenario=EQUINOX, garden={"R": "R1"}, deck="R2 R3", deck_size=2).do("use D", "discard R2", "end")
    assert t.now["final_turns_left"] is None and not t.now["over"]


GREEN, PURPLE, BROWN = "G0< G1 G1< G2 G2", "P0< P1 P1< P2 P2", "B0< B1 B2 B3"


def test_12_10_finish_as_soon_as_all_conditions_hold() -> None:
    t = Table(scenario=COLD, piles=[GREEN, PURPLE, BROWN], own_goals="green purple brown", garden={"G": "G3"}).do("finish")
    assert t.now["over"] and t.now["final_turns_left"] is None
    assert t.now["solo"] == {"won": True, "conditions": [True, True, True]}
    assert t.now["scores"] is None and t.now["winners"] is None
    assert t.refused("collect G") == "12.10"


def test_12_10_not_before() -> None:
    assert Table(scenario=COLD, piles=[GREEN], garden={"G": "G3"}).refused("finish") == "12.10"


def test_12_10_not_with_something_unfinished() -> None:
    table: dict[str, Any] = {"piles": [GREEN, PURPLE, BROWN], "own_goals": "green purple brown", "garden": {"G": "G3"}}
    t = Table("P2 P0>", scenario=COLD, **table).do("play P2")
    assert t.refused("finish") == "12.10"
    t.do("done")
    assert t.refused("finish") == "12.5"
    assert t.do("discard P0>").allows("finish"), "after the main action, before the end"


def test_12_10_not_in_a_game_of_several() -> None:
    assert Table(garden={"R": "R1"}).refused("finish") == "12.10"


def test_12_10_otherwise_lost() -> None:
    t = Table(scenario=COLD, piles=[GREEN], garden={"G": "G3"}, last_turn=True).do("collect G", "end")
    assert t.now["over"]
    assert t.now["solo"] == {"won": False, "conditions": [False, False, False]}
