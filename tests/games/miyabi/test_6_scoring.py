"""Sections 6 to 8 and 10: the end."""

import pytest

from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.scoring import row_points
from tests.games.miyabi.table import Table


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1, 0], [12, 6, 0, 0]),
        ([3, 3, 1, 1], [12, 12, 0, 0]),
        ([5, 2, 2, 2], [12, 6, 6, 6]),
        ([2, 2, 2, 2], [12, 12, 12, 12]),
        ([0, 1, 0], [0, 12, 0]),
        ([1, 4], [6, 12]),
    ],
)
def test_6_1_the_most_and_the_second_most(counts: list[int], points: list[int]) -> None:
    assert row_points(0, counts) == points


def test_6_1_each_object_counts_and_only_what_is_visible() -> None:
    t = Table("1M3 1 1 0 0 0", display="P2", others=[("1M1 1M1 0 0 0 0",)], options=["passing"])
    assert [score["rows"] for score in t.over()] == [12, 6]


def test_6_2_nothing_for_nothing() -> None:
    assert row_points(3, [0, 0, 0]) == [0, 0, 0]
    assert row_points(3, [0, 2]) == [0, 9]


def test_6_3_a_tie_is_a_shared_victory_and_nothing_follows() -> None:
    t = Table(round=6, options=["passing"]).do("pass", "pass")
    assert t.position["winners"] == [0, 1]
    assert t.legal == set()
    for words in ("pass", "end", "place M1 a", "frog a1", "zen M a"):
        assert t.rule(words) == "6.3"


def test_6_3_the_outcome_has_what_is_in_play() -> None:
    t = Table("1M1 0 0 0 0 0", round=6, options=["passing", "meadow"])
    assert MIYABI.outcome(t.state) is None
    t.state.players[0].laid_points = 1
    outcome = MIYABI.outcome(t.do("pass", "pass").state)
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((13, 0), (0,))
    assert [(row.key.removeprefix("miyabi-score-"), row.values) for row in outcome.rows] == [
        ("laid", (1, 0)), ("fifth", (0, 0)), ("rows", (12, 0)), ("meadow", (0, 0)),
    ]  # fmt: skip


def test_7_1_the_group_with_the_most_objects_across_kinds_and_levels() -> None:
    rows = ("1M2 0 0 0 0 1M3", "4P1 1 0 0 0 0", "0 1F3 0 0 0 0", "0 2A1 0 0 0 0")
    assert Table(*rows, options=["colour"]).over()[0]["colour"] == 4
    assert Table(*rows).over()[0]["colour"] == 0


def test_8_1_green_squares_touch_by_their_sides() -> None:
    rows = ("1 2 0 1 0 0", "0 3P1 0 0 1 0", "0 1 1 0 0 0", "0 0 1 0 0 0")
    assert Table(*rows, options=["meadow"]).over()[0]["meadow"] == 6


def test_8_1_bare_ground_and_zen_tiles_are_no_meadow() -> None:
    assert Table("1 1Mz 1 0 0 0", options=["meadow", "zen"]).over()[0]["meadow"] == 2


def test_10_1_exactly_seven_in_a_row_or_a_column() -> None:
    rows = ("1M3 1M3 1M1 0 0 0", "1P2 0 0 0 0 1P3", "1F2 0 0 0 0 1F3", "0 0 0 0 0 1A2")
    assert Table(*rows, options=["seven"]).over()[0]["seven"] == 14  # row 1 and column a; eight in column f
