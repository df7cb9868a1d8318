"""Section 10: boxes without colours, where the player chooses the place."""

from tests.games.chocolatier.laid import Side, Table

NO_PLACE_FOR_BLUE = "..... N.WKR ..... .B... ....."  # in row 2


def table(mine: Side, *others: Side, middle: str = "K") -> Table:
    """The last praline goes to the floor, then the boxes are filled."""
    return Table(middle=middle, mine=mine, others=others or (Side(),), options="brown", mark=0, bag="BBBB").do("take c K f", "end")


def test_10_1_any_free_place_of_the_row_whose_column_lacks_the_colour() -> None:
    t = table(Side(lines="- BB", box="..B.. N...."))
    assert (t.now["phase"], t.legal) == ("tile", {"tile 2", "tile 4", "tile 5"})
    assert t.refused("tile 1") == t.refused("tile 3") == t.refused("end") == t.refused("take 1 B 1") == t.refused("send B left") == "10.1"
    t.do("tile 4")
    assert t.player()["box"][:2] == ["..B..", "N..B."]


def test_10_1_a_place_is_chosen_only_when_asked_for() -> None:
    assert Table("BBNN", options="brown").refused("tile 1") == "10.1"
    assert Table("BBNN").refused("tile 1") == "10.1"


def test_10_1_two_choices_in_a_row_can_be_taken_back_until_the_last() -> None:
    t = table(Side(lines="B BB"))
    assert t.do("tile 1").legal == {"tile 2", "tile 3", "tile 4", "tile 5"}
    assert t.do("tile 2").now["round"] == 2


def test_10_2_without_a_place_the_whole_line_falls_and_is_paid_at_once() -> None:
    t = table(Side(lines="- BB", box=NO_PLACE_FOR_BLUE, points=10))
    assert (t.now["round"], t.player()["points"], t.player()["lines"]) == (2, 10 - 1 - 1 - 2, [""] * 5)
    assert t.player()["box"][1] == "N.WKR"


def test_10_2_the_first_of_them_may_lie_on_the_offer_in_front_of_the_floor() -> None:
    side = Side(lines="- BB", box=NO_PLACE_FOR_BLUE, points=10, spare="")
    t = Table("- K", mine=side, options="brown special", golden="5* 4* 1 2B 2N", taken=1).do("take 2 K 3", "end")
    assert (t.now["round"], t.player()["points"], t.player()["spare"], t.now["lid"]) == (2, 10 - 1, None, "BB")


def test_10_3_a_colour_may_be_collected_for_which_no_column_is_free() -> None:
    t = Table("BBNN", mine=Side(box=NO_PLACE_FOR_BLUE), options="brown")
    assert t.refused("take 1 B 2") is None
    assert t.refused("take 1 B 4") == t.refused("take 1 N 2") == "4.3"


def test_10_4_one_after_another_from_the_first_player() -> None:
    t = table(Side(lines="B", floor="N", points=5), Side(lines="W", floor="W", points=5))
    assert (t.now["current"], t.player()["points"]) == (0, 5)
    t.do("tile 1")
    assert (t.now["current"], t.now["phase"]) == (1, "tile")
    assert (t.player()["points"], t.player(1)["points"]) == (5 + 1 - 2, 5)
    assert t.do("tile 5").now["round"] == 2


def test_10_4_a_praline_with_one_place_goes_there_by_itself() -> None:
    t = table(Side(lines="- BB", box="....B NWK.."))
    assert (t.now["round"], t.player()["box"][1]) == (2, "NWKB.")
