"""Sections 9 and 11: zen tiles and frogs."""

import pytest

from momiji.games.miyabi.rules.state import TAKEN
from tests.games.miyabi.table import Table

ZEN = ["zen"]
FROG = ["frog"]


def test_9_2_a_zen_tile_lies_on_bare_ground_in_its_row() -> None:
    t = Table("1 0 0 0 0 0", options=ZEN, face_up="M S", lanterns="b")
    assert t.rule("zen M a") == "9.2"
    assert t.rule("zen M b") == "9.2"
    assert t.rule("zen P c") == "9.2"
    t.do("zen S a")
    assert t.me["garden"][5][0] == "1Sz" and t.me["points"] == 1 and t.me["lanterns"] == "ab"
    assert t.position["display"] == ["M1"]


def test_9_2_it_is_the_tile_of_the_turn() -> None:
    t = Table(options=ZEN, face_up="M M").do("zen M a")
    assert t.rule("zen M b") == "3.1" and t.rule("place M1 b") == "3.1"


def test_9_2_no_zen_tile_without_the_extension() -> None:
    assert Table().rule("zen M a") == "9.2"


def test_9_2_another_one_is_turned_up_while_there_are_any() -> None:
    t = Table(options=ZEN, face_up="M P")
    t.state.zen_bag = [2]
    t.do("zen M a")
    assert t.position["zen"] == {"face_up": ["F", "P"], "left": 0}
    t.state.current, t.state.laid = 1, False
    assert t.do("zen F a").state.face_up == [TAKEN, 1]
    assert t.position["zen"] == {"face_up": ["P"], "left": 0}


def test_9_2_zen_tiles_stay_from_round_to_round() -> None:
    t = Table(options=[*ZEN, "passing"], face_up="M P F A B").do("pass", "pass")
    assert t.position["zen"]["face_up"] == ["M", "P", "F", "A", "B"]


def test_9_3_neighbours_with_objects_all_around() -> None:
    rows = ("0 1M3 0 0 0 0", "1P1 1Pz 0 0 0 0", "0 2F2 0 0 0 0")
    t = Table(*rows, display="P2 P1", options=ZEN, waiting="b2")
    assert t.do("place P2 c e").me["points"] == 2 + (3 + 1 + 2 + 2) + 1
    assert t.state.players[0].waiting == -1


@pytest.mark.parametrize(("square", "rows"), [("a1", ("1Mz 1M1 0 0 0 0",)), ("f6", ("", "", "", "", "", "0 0 0 0 1S1 1Sz"))])
def test_9_3_the_edge_encloses(square: str, rows: tuple[str, ...]) -> None:
    step = "place P1 a" if square == "a1" else "place B1 f"
    assert Table(*rows, display="P1 B1", options=ZEN, waiting=square).do(step).me["points"] == 1 + 3


def test_9_3_green_squares_do_not_enclose() -> None:
    assert Table("1Mz 1 0 0 0 0", display="P1", options=ZEN, waiting="a1").do("place P1 a").me["points"] == 1


def test_9_3_once_only_whatever_happens_to_the_neighbours() -> None:
    t = Table("1Mz 1M1 0 0 0 0", "1P1 0 0 0 0 0", display="M1", options=ZEN)
    assert t.do("place M1 b").me["points"] == 2


def test_9_4_the_last_one_has_to_be_enclosed_first() -> None:
    t = Table("1Mz 0 0 0 0 0", options=ZEN, face_up="P", waiting="a1", lanterns="a")
    assert t.rule("zen P b") == "9.4"
    t.state.players[0].waiting = -1
    assert "zen P b" in t.legal


def test_9_5_nothing_is_laid_on_a_zen_tile() -> None:
    t = Table("1Mz 1 1 0 0 0", display="M1 M2 M3", options=ZEN, face_up="M")
    for words in ("M1 a", "M2 b w", "M3 c w"):
        assert t.rule(f"place {words}") == "9.5"
    assert t.rule("zen M a") == "9.2"


def test_9_6_it_counts_as_one_object() -> None:
    rows = ("1Mz 1M3 1M3 0 0 0",)
    scores = Table(*rows, others=[("1M3 1M3 0 0 0 0",)], options=["zen", "colour", "seven"]).over()
    assert (scores[0]["rows"], scores[0]["colour"], scores[0]["seven"]) == (12, 7, 7)


# ------------------------------------------------------------------ the frog


def test_11_1_everybody_puts_out_a_frog_first() -> None:
    t = Table(players=3, options=FROG, round=0)
    for player in t.state.players:
        player.frog = -1
    t.state.round = t.state.turn = 0
    for words in ("place M1 a", "pass", "end"):
        assert t.rule(words) == "11.1"
    t.do("frog c4", "frog c4")
    assert t.position["round"] == 0 and t.position["current"] == 2
    t.do("frog f6")
    assert t.position["round"] == 1 and t.position["current"] == 0
    assert [player["frog"] for player in t.position["players"]] == ["c4", "c4", "f6"]


def test_11_2_one_square_once_before_or_after_laying() -> None:
    t = Table(display="M1 P1", options=FROG, frog="c3")
    assert t.rule("frog d4") == t.rule("frog c5") == t.rule("frog c3") == "11.2"
    t.do("frog c4")
    assert t.rule("frog c5") == "11.2" and t.rule("end") == "3.1" and t.rule("pass") == "11.2"
    t.do("place M1 a")
    assert t.legal == {"end"}
    t = Table(display="M1 P1", options=FROG, frog="c3").do("place M1 a", "frog b3")
    assert t.legal == {"end"}


def test_11_2_it_does_not_jump_over_the_edge() -> None:
    t = Table(options=FROG, frog="f3")
    assert t.rule("frog a4") == t.rule("frog a3") == "11.2"


def test_11_2_not_where_nothing_can_be_laid_then() -> None:
    t = Table(display="M1", options=FROG, frog="a2", lanterns="bcdef")
    assert t.rule("frog a1") == "11.2"
    assert {"frog a3", "frog b2", "place M1 a"} == t.legal


def test_11_2_after_it_a_zen_tile_may_follow() -> None:
    t = Table(display="", options=["frog", "zen"], frog="c3", face_up="M").do("frog c4")
    assert t.legal == {f"zen M {column}" for column in "abcdef"}


def test_11_3_the_same_level_or_one_higher() -> None:
    t = Table("0 0 3 0 0 0", "0 1 1 2 0 0", "0 0 0 0 0 0", display="S1", options=FROG, frog="c2")
    assert t.rule("frog c1") == "11.3" and t.rule("frog c3") == "11.3"
    assert {"frog b2", "frog d2"} <= t.legal


def test_11_3_no_zen_tile_and_for_silver_no_objects() -> None:
    rows = ("0 0 1Mz 0 0 0", "0 1P1 0 0 0 0")
    t = Table(*rows, display="S1", options=["frog", "zen"], frog="c2")
    assert t.rule("frog c1") == "11.3" and t.rule("frog b2") == "11.3"
    t = Table(*rows, display="S1", options=["frog", "zen"], frog="c2", gold=True)
    assert t.rule("frog c1") == "11.3" and "frog b2" in t.legal


def test_11_4_it_scores_the_level_it_reaches_and_turns_gold_on_the_fourth() -> None:
    t = Table("3 4 0 0 0 0", "3 0 0 0 0 0", display="S1", options=FROG, frog="a1")
    assert Table("3 4 0 0 0 0", "3 0 0 0 0 0", display="S1", options=FROG, frog="a1").do("frog a2").me["points"] == 0
    t.do("frog b1")
    assert t.me["points"] == 4 and t.me["gold"]


def test_11_4_gold_for_good_and_higher_levels_score_on() -> None:
    t = Table("5 6M1 0 0 0 0", display="S1", options=FROG, frog="a1", gold=True).do("frog b1")
    assert t.me["points"] == 6 and t.me["gold"]


def test_11_5_nothing_is_laid_over_ones_own_frog() -> None:
    t = Table(display="M1 M2", options=["frog", "zen"], frog="b1", face_up="M")
    assert t.rule("place M1 b") == t.rule("place M2 a e") == t.rule("zen M b") == "11.5"
    t.do("frog c1")
    assert {"place M1 b", "place M2 a e", "zen M b"} <= t.legal


def test_11_5_the_frogs_of_others_are_in_their_own_gardens() -> None:
    assert Table(display="M1", options=FROG, frog="c3").do("place M1 a").me["garden"][0][0] == "1M1"


def test_11_6_what_it_sits_on_counts() -> None:
    rows = ("2M3 1 1 0 0 0",)
    with_frog, without = (Table(*rows, options=options, frog="a1") for options in (["frog", "meadow", "colour"], ["meadow", "colour"]))
    assert with_frog.over() == without.over()
