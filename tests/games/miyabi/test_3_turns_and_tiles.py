"""Sections 3 to 5: turns, laying, points for laying."""

from random import Random

from momiji.games.miyabi.rules.game import MIYABI
from tests.games.miyabi.table import Table


def test_3_1_one_tile_and_then_the_next_player() -> None:
    t = Table(display="M1 P1")
    assert t.rule("end") == "3.1"
    t.do("place M1 a")
    assert t.legal == {"end"}
    assert t.rule("place P1 b") == "3.1"
    assert t.do("end").position["current"] == 1


def test_3_1_only_what_lies_in_the_display() -> None:
    assert Table(display="M1").rule("place P1 a") == "3.1"
    assert Table(display="M1 P1").do("place M1 a", "end").rule("place M1 a") == "3.1"


def test_3_2_only_who_can_lay_nothing_passes() -> None:
    assert Table(display="M1").rule("pass") == "3.2"
    t = Table(display="")
    assert t.legal == {"pass"}
    assert t.do("pass").position["players"][0]["out"]


def test_3_2_a_zen_tile_that_fits_is_something_to_lay() -> None:
    t = Table(display="", options=["zen"], face_up="M", lanterns="abcde")
    assert t.legal == {"zen M f"}
    assert t.rule("pass") == "3.2"


def test_3_2_the_option_allows_it_always_but_not_after_laying() -> None:
    t = Table(options=["passing"])
    assert "pass" in t.legal
    assert t.do("place M1 a").rule("pass") == "3.2"


def test_3_3_who_is_out_is_passed_over() -> None:
    t = Table(display="M1 M1 M1 M1 M1", players=3, options=["passing"]).do("place M1 a", "end", "pass", "place M1 a", "end")
    assert t.position["current"] == 0
    assert t.do("place M1 b", "end").position["current"] == 2


def test_3_3_the_sixth_lantern_puts_out_at_once_but_the_turn_goes_on() -> None:
    t = Table(display="M1 M1", lanterns="abcde").do("place M1 f")
    assert t.me["out"] and t.me["lanterns"] == "abcdef"
    assert t.legal == {"end"}
    assert t.do("end").position["current"] == 1


def test_3_4_the_round_ends_when_everybody_is_out() -> None:
    t = Table(display="M1 M1", lanterns="abcde", options=["passing"]).do("place M1 f", "end", "pass")
    assert t.position["round"] == 2
    assert [player["out"] for player in t.position["players"]] == [False, False]


def test_3_5_only_the_order_of_draws_is_hidden() -> None:
    t = Table(options=["zen", "frog"])
    world = MIYABI.imagine(MIYABI.view(t.state, 0), Random(1))
    assert world.bags != t.state.bags and world.zen_bag != t.state.zen_bag
    world.bags, world.zen_bag = t.state.bags, t.state.zen_bag
    assert world == t.state
    assert MIYABI.view(t.state, 0).players == MIYABI.view(t.state, 1).players


def test_4_1_a_tile_lies_wholly_inside() -> None:
    t = Table(display="M2 S3 F3c ALa")
    for words in ("M2 a n", "M2 a w", "M2 f e", "S3 a s", "S3 e e", "S3 b w", "F3c a e", "F3c f e", "ALa f e", "ALa a s"):
        assert t.rule(f"place {words}") == "4.1"


def test_4_2_only_the_column_is_open() -> None:
    assert Table(display="A3").do("place A3 b n").me["garden"][1:4] == [
        ["0", "1", "0", "0", "0", "0"],
        ["0", "1", "0", "0", "0", "0"],
        ["0", "1A3", "0", "0", "0", "0"],
    ]


def test_4_3_a_lantern_bars_its_column_to_objects_only() -> None:
    t = Table(display="M2", lanterns="b")
    assert t.rule("place M2 b e") == "4.3"
    assert t.do("place M2 a e").me["lanterns"] == "ab"


def test_4_4_all_squares_under_a_tile_have_one_level() -> None:
    rows = ("1M1 2 3 1 0 0", "1 0 0 0 0 0")
    t = Table(*rows, display="M3 ML M2 M3c")
    for words in ("M3 a e", "M2 b e", "ML b e", "M3c b e", "M3 d e"):
        assert t.rule(f"place {words}") == "4.4"
    assert t.do("place M2 a s").me["garden"][0][0] == "2M2"


def test_4_4_any_number_of_tiles_is_covered_and_there_is_no_highest_level() -> None:
    t = Table("11M1 11M2 11 0 0 0", display="M3").do("place M3 c w")
    assert t.me["garden"][0] == ["12", "12", "12M3", "0", "0", "0"]
    assert t.me["points"] == 36


def test_4_5_a_lantern_above_the_object_square() -> None:
    assert Table(display="M3c").do("place M3c c e").me["lanterns"] == "c"


def test_5_1_objects_times_level() -> None:
    assert Table("2 2 0 0 0 0", display="M2").do("place M2 a e").me["points"] == 6


def test_5_2_the_bonus_is_for_exactly_level_5() -> None:
    for below, bonus in ((3, 0), (4, 10), (5, 0)):
        t = Table(f"{below} 0 0 0 0 0", display="M1").do("place M1 a")
        assert t.me["points"] == below + 1 + bonus
        assert t.position["bonus"] == list("MPFABS")[bool(bonus) :]


def test_5_2_one_bonus_for_each_kind_and_then_it_is_gone() -> None:
    t = Table("4 0 0 0 0 0", "0 4 0 0 0 0", display="M1 M1 P1", others=[("0 0 4 0 0 0",)])
    t.do("place M1 a", "end", "place M1 c", "end", "place P1 b")
    assert [player["points"] for player in t.position["players"]] == [5 + 10 + 5 + 9, 5]
    assert t.position["bonus"] == list("FABS")
