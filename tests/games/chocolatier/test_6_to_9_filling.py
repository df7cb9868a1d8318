"""Sections 6 to 9: filling the boxes, points, the next round, the end."""

import pytest

from momiji.games.chocolatier.rules.game import CHOCOLATIER
from tests.games.chocolatier.laid import Side, Table

FOUR = "BNWK. RBNWK KRBN. WKRBN NWKRB"  # hardly a game's box, but good to count


def filled(**side: str | int) -> Table:
    """Player 0 takes the last praline, a black one, to the floor; then the boxes are filled."""
    return Table("K", mine=Side(**side)).do("take 1 K f", "end")  # type: ignore[arg-type]


def test_6_1_one_praline_of_each_full_line_from_the_top() -> None:
    t = filled(lines="B RR - WWW", points=9)
    assert t.player()["box"] == ["B....", "R....", ".....", ".....", "....."]
    assert t.player()["lines"] == ["", "", "", "WWW", ""]
    assert t.player()["points"] == 9 + 1 + 2 - 1
    assert t.now["lid"] == "KR"


def test_6_2_points_never_fall_below_0_and_the_floor_goes_into_the_lid() -> None:
    t = filled(floor="BBB", points=2)
    assert (t.player()["points"], t.player()["floor"], t.now["lid"]) == (0, "", "BBBK")


def test_6_2_the_mark_stays_with_its_player() -> None:
    t = Table(middle="K", others=(Side(),), bag="BBBB").do("take c K 2")
    assert t.player()["floor"] == "*"
    t.do("end")
    assert (t.now["first_player"], t.now["mark"], t.now["lid"]) == (0, None, "")


def test_7_1_alone_scores_1() -> None:
    assert filled(lines="B", box="..... .....", points=1).player()["points"] == 1


@pytest.mark.parametrize(
    ("box", "points"),
    [
        (".N... .....", 2),  # a row of two
        (".NW.. .....", 3),
        (".N.KR .....", 2),  # a gap ends it
        ("..... R....", 2),  # a column of two
        (".N... R....", 4),
        (".NWK. R.... K....", 7),
        ("..... ..... K....", 1),
    ],
)
def test_7_2_unbroken_row_and_column(box: str, points: int) -> None:
    assert filled(lines="B", box=box, points=1).player()["points"] == points


def test_8_1_who_has_the_mark_begins() -> None:
    t = Table("BBNN", others=(Side(), Side())).do("take 1 B 2", "end", "take c N 3", "end")
    assert (t.now["round"], t.now["first_player"], t.now["current"], t.now["mark"]) == (2, 1, 1, None)


def test_8_1_nobody_took_it() -> None:
    t = Table("BB NN").do("take 1 B 2", "end", "take 2 N 3", "end")
    assert (t.now["round"], t.now["first_player"], t.now["current"]) == (2, 0, 0)


def test_8_2_the_lid_goes_into_the_bag_in_the_middle_of_an_offer() -> None:
    t = Table("K", bag="NNNNNW", lid="BBBBBBBBBBBBBBB").do("take 1 K 2", "end")
    assert t.pralines() == ["NNNN", "BBNW", "BBBB", "BBBB", "BBBB"]
    assert (t.now["bag"], t.now["lid"]) == ("B", "")


def test_8_2_offers_stay_short() -> None:
    t = Table("K", bag="NNNNN", lid="").do("take 1 K 2", "end")
    assert t.pralines() == ["NNNN", "N", "", "", ""]
    assert t.refused("take 3 N 1") == "3.2"


def test_8_3_without_any_praline_the_game_ends() -> None:
    t = Table("K", bag="", round=7, mark=1).do("take 1 K 2", "end")
    assert (t.now["over"], t.now["round"], t.now["first_player"], t.now["mark"]) == (True, 7, 0, 1)


def test_8_4_three_rounds_without_a_praline_in_a_box() -> None:
    assert Table("K", barren=2).do("take 1 K 2", "end").now["over"]
    assert not Table("K", barren=1).do("take 1 K 2", "end").now["over"]
    t = Table("K", barren=2).do("take 1 K 1", "end")
    assert not t.now["over"]
    assert t.state.barren == 0


def test_9_1_a_complete_row_ends_the_game() -> None:
    t = Table("R", mine=Side(box="BNWK.", points=3), others=(Side(floor="K", points=5),)).do("take 1 R 1", "end")
    assert (t.now["over"], t.now["phase"], t.now["current"], t.now["legal"]) == (True, "end", 0, [])
    assert t.player(1)["points"] == 4
    assert t.refusal("take 1 B 1").rule == t.refusal("end").rule == "9.1"  # type: ignore[union-attr]


def test_9_2_rows_columns_and_colours() -> None:
    t = Table("R", mine=Side(box=FOUR, points=10)).do("take 1 R 1", "end")
    # the red one completes row 1; columns 1 to 4 are complete, and all colours but white, which lacks the one of row 3
    assert t.now["scores"][0] == {"points": 10 + 5 + 2, "rows": 2 * 4, "columns": 7 * 4, "colours": 10 * 4, "total": 17 + 8 + 28 + 40}
    outcome = CHOCOLATIER.outcome(t.state)
    assert outcome is not None
    assert outcome.points == (93, 0) and outcome.winners == (0,)
    assert [row.values[0] for row in outcome.rows] == [17, 8, 28, 40]


def test_9_2_not_before_the_end() -> None:
    t = Table("R", mine=Side(box=FOUR))
    assert t.now["scores"] is None and t.now["winners"] is None and CHOCOLATIER.outcome(t.state) is None


@pytest.mark.parametrize(
    ("points", "box", "winners"),
    [
        (20, "", [1]),
        (8, "", [0]),  # 8 each: complete rows decide
        (6, "BNWKR", [0, 1]),
        (7, "BNWKR", [1]),
    ],
)
def test_9_3_most_points_then_rows_then_shared(points: int, box: str, winners: list[int]) -> None:
    """Player 0 ends the game with 1 + 5 points and a row: 8."""
    t = Table("R", mine=Side(box="BNWK.", points=1), others=(Side(box=box, points=points),)).do("take 1 R 1", "end")
    assert t.now["winners"] == winners
