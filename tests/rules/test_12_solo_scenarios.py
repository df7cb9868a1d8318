"""Section 12: the goals, prices and win lines of the three scenarios."""

from typing import Any

import pytest

from tests.table import Table

COLD, MEDITATION, EQUINOX = "cold-breeze", "meditation", "equinox"


def garden(scenario: str) -> dict[str, str]:
    return {"Y": "Y1>"} if scenario != COLD else {"G": "G1>"}


def price(scenario: str, goal: str, hand: str = "", acorns: int = 9, **more: Any) -> int | None:
    """What a goal costs; None when its requirement does not hold."""
    t = Table(hand, scenario=scenario, garden=garden(scenario), acorns=acorns, **more)
    rule = t.refused(f"goal {goal}")
    assert rule in (None, "12.7")
    return None if rule else acorns - t.do(f"goal {goal}").acorns


def conditions(scenario: str, piles: list[str], **more: Any) -> list[bool]:
    """Which parts of the win line hold when the last turn is over."""
    t = Table(scenario=scenario, piles=piles, garden=garden(scenario), last_turn=True, **more)
    t.do(f"collect {next(iter(garden(scenario)))}", "end")
    solo = t.now["solo"]
    assert solo["won"] == all(solo["conditions"])
    parts: list[bool] = solo["conditions"]
    return parts


@pytest.mark.parametrize(
    ("scenario", "goal", "letter"),
    [
        *((COLD, goal, letter) for goal, letter in (("brown", "B"), ("green", "G"), ("purple", "P"))),
        *((MEDITATION, goal, letter) for goal, letter in (("red", "R"), ("green", "G"), ("yellow", "Y"), ("brown", "B"))),
        *((EQUINOX, goal, letter) for goal, letter in (("red", "R"), ("orange", "O"), ("yellow", "Y"))),
    ],
)
def test_12_7_a_type_goal_costs_the_number_on_top(scenario: str, goal: str, letter: str) -> None:
    assert price(scenario, goal) is None, "no pile of the type"
    assert price(scenario, goal, piles=[f"{letter}0<"], acorns=0) == 0, "a 0 is free"
    for number in (1, 2, 3):
        pile = f"{letter}0< {letter}{number}"
        assert price(scenario, goal, piles=[pile]) == number
        assert price(scenario, goal, piles=[pile], acorns=number - 1) is None


def test_12_cold_breeze_biggest_pile() -> None:
    middle = ["G0<", "P0< P1", "B0<"]
    assert price(COLD, "biggest-pile", piles=middle) == 3
    assert price(COLD, "biggest-pile", piles=["G0< G1", "P0< P1", "B0<"]) == 3, "a tie counts"
    assert price(COLD, "biggest-pile", piles=["G0< G1 G2", "P0< P1", "B0<"]) is None
    assert price(COLD, "biggest-pile", piles=["G0<", "P0< P1", "B0< B1 B2"]) is None
    assert price(COLD, "biggest-pile", piles=["G0<", "P0< P1"]) is None, "all three piles must stand"
    assert price(COLD, "biggest-pile", piles=middle, acorns=2) is None


def test_12_cold_breeze_zeros() -> None:
    assert price(COLD, "zeros", "G0< G0> P0<", piles=["B0<"]) == 3
    assert price(COLD, "zeros", "G0< G0> P0< P0>") == 3
    assert price(COLD, "zeros", "G0< G0>", piles=["B0<"]) is None
    assert price(COLD, "zeros", "G0< G0> P0<", piles=["B0< B1"]) is None, "only visible tops"
    assert price(COLD, "zeros", "G0< G0> P0<", piles=["B0< B0>"]) == 3
    assert price(COLD, "zeros", "G0< G0>", piles=["B0< B0>"]) is None


G10, P10, B12 = "G0< G1 G1< G2 G2", "P0< P1 P1< P2 P2", "B0< B1 B2 B3"
THREE = "brown green zeros"


def test_12_cold_breeze_is_won() -> None:
    assert conditions(COLD, [G10, P10, B12], own_goals=THREE) == [True, True, True]


def test_12_cold_breeze_each_pile_is_worth_10() -> None:
    assert conditions(COLD, [G10, P10, "B0< B1 B3"], own_goals=THREE) == [False, True, True], "9 points"
    assert conditions(COLD, [G10, P10], own_goals=THREE) == [False, False, True], "all three piles"


def test_12_cold_breeze_no_pile_is_bigger_than_the_middle_one() -> None:
    assert conditions(COLD, [G10, B12, P10], own_goals=THREE) == [True, False, True]


def test_12_cold_breeze_three_goal_tokens() -> None:
    assert conditions(COLD, [G10, P10, B12], own_goals="brown green") == [True, True, False]


R10, Y12, GREEN10, B1 = "R0< R1 R1< R2 R2", "Y0< Y1 Y2 Y3", "G0< G1 G1< G2 G2", "B0< B1"


def test_12_meditation_is_won() -> None:
    piles = [R10, Y12, GREEN10, B1]
    assert conditions(MEDITATION, piles, own_goals="red yellow green", acorns=10) == [True, True, True]


def test_12_meditation_four_piles_with_tops_of_1_at_least() -> None:
    own = "red yellow green"
    assert conditions(MEDITATION, [R10, Y12, GREEN10], own_goals=own, acorns=10) == [False, True, True]
    assert conditions(MEDITATION, [R10, Y12, GREEN10, "B0<"], own_goals=own, acorns=10) == [False, True, True]


def test_12_meditation_three_rich_piles_whose_goals_one_owns() -> None:
    piles = [R10, Y12, GREEN10, B1]
    assert conditions(MEDITATION, piles, own_goals="red yellow brown", acorns=10) == [True, False, True]
    assert conditions(MEDITATION, piles, own_goals="red yellow", acorns=10) == [True, False, True]
    poor = [R10, "Y0< Y1 Y3", GREEN10, B1]
    assert conditions(MEDITATION, poor, own_goals="red yellow green", acorns=10) == [True, False, True], "9 points"


def test_12_meditation_ten_acorns() -> None:
    piles = [R10, Y12, GREEN10, B1]
    assert conditions(MEDITATION, piles, own_goals="red yellow green", acorns=9) == [True, True, False]


def test_12_equinox_gates() -> None:
    assert price(EQUINOX, "gates", piles=["R0< R3"], acorns=7) == 3, "half of the acorns, rounded down"
    assert price(EQUINOX, "gates", piles=["R0< R3"], acorns=1) == 0
    assert price(EQUINOX, "gates", piles=["R0< R3", "O0< O2"]) is None, "every pile"
    assert price(EQUINOX, "gates", piles=[]) is None, "a pile must stand"


def test_12_equinox_acorns() -> None:
    assert price(EQUINOX, "acorns", acorns=5) == 2
    assert price(EQUINOX, "acorns", acorns=8) == 4
    assert price(EQUINOX, "acorns", acorns=4) is None


CLOSED = ["R0< R3", "O0< O3", "Y0< Y3"]


def test_12_equinox_is_won() -> None:
    assert conditions(EQUINOX, CLOSED, own_goals="red gates acorns", acorns=4) == [True, True, True]


def test_12_equinox_all_three_piles_stand_and_are_closed() -> None:
    own = "red gates acorns"
    assert conditions(EQUINOX, CLOSED[:2], own_goals=own) == [False, True, True]
    assert conditions(EQUINOX, [*CLOSED[:2], "Y0< Y2"], own_goals=own) == [False, True, True]


def test_12_equinox_four_acorns_and_three_tokens() -> None:
    assert conditions(EQUINOX, CLOSED, own_goals="red gates acorns", acorns=3) == [True, False, True]
    assert conditions(EQUINOX, CLOSED, own_goals="red gates", acorns=4) == [True, True, False]
