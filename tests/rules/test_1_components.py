"""Section 1: what is in the box."""

from collections import Counter
from importlib.resources import files

import pytest

from momiji.games.momiji.rules.cards import CODES, LETTERS, NUMBER, cards_of
from momiji.games.momiji.rules.edition import EDITION, BadEdition, parse
from momiji.games.momiji.rules.setup import deal
from tests.table import Table

BASE = "ROYGPB"
SOURCE = files("momiji.games.momiji.rules").joinpath("edition.toml").read_text(encoding="utf-8")


def codes_of(letter: str) -> list[str]:
    return [CODES[card] for card in cards_of(LETTERS.index(letter))]


def numbers_of(letter: str) -> dict[int, int]:
    return dict(Counter(NUMBER[card] for card in cards_of(LETTERS.index(letter))))


def test_1_1_six_base_types_of_14_cards() -> None:
    names = {t.letter: t.name for t in EDITION.types if t.letter in BASE}
    assert names == {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "P": "purple", "B": "brown"}
    for letter in BASE:
        assert numbers_of(letter) == {0: 5, 1: 4, 2: 3, 3: 2}
    assert sum(len(codes_of(letter)) for letter in BASE) == 84


def test_1_1_data_with_a_card_too_few_is_not_loaded() -> None:
    parse(SOURCE)
    with pytest.raises(BadEdition):
        parse(SOURCE.replace('"3", "3"]', '"3"]', 1))


def test_1_2_blue_goes_up_to_4() -> None:
    assert numbers_of("U") == {0: 4, 1: 3, 2: 3, 3: 2, 4: 2}
    assert len(codes_of("U")) == 14


def test_1_2_there_is_one_blue_leaf_token() -> None:
    """Nobody holds it at first, and then only one at a time does."""
    t = Table("U0<", others=("U0>",), piles=["R0<"], other_piles=["Y0<"], garden={"G": "G2"}, types="RYGU")
    assert t.now["blue_token"] is None
    assert t.do("play U0< on R", "done", "end").now["blue_token"] == 0
    assert t.do("play U0> on Y").now["blue_token"] == 1


@pytest.mark.parametrize("letter", BASE)
def test_1_3_acorns_of_a_base_type(letter: str) -> None:
    edges = ["0<>", "0<", "0<", "0>", "0>", "1<>", "1<", "1>", "1", "2", "2", "2", "3", "3"]
    assert sorted(codes_of(letter)) == sorted(letter + edge for edge in edges)


def test_1_3_acorns_of_blue() -> None:
    edges = ["0<>", "0<>", "0<", "0>", "1<", "1>", "1", "2", "2", "2", "3", "3", "4", "4"]
    assert sorted(codes_of("U")) == sorted("U" + edge for edge in edges)


def test_1_3_an_acorn_on_a_2_is_not_loaded() -> None:
    with pytest.raises(BadEdition):
        parse(SOURCE.replace('"2", "2", "2"', '"2<", "2", "2"', 1))


def test_1_4_sixteen_goal_tokens() -> None:
    types = ["red", "orange", "yellow", "green", "purple", "brown", "warm", "cool"]
    others = ["biggest-pile", "top-sum", "gates", "acorns", "piles-and-landscapes", "zeros", "fewest-cards", "hand"]
    assert sorted(EDITION.goals) == sorted(types + others)
    assert len(EDITION.goals) == 16


def test_1_5_two_of_each_letter_are_the_draft_deck() -> None:
    deck = deal(["Aki", "Jana"], 1, draft=True).landscape_deck
    assert deck is not None
    assert Counter(deck) == Counter("ABCDEFGHIJKLMN" * 2)


def test_1_5_starter_sets_do_not_come_from_the_draft_deck() -> None:
    """Nothing is drafted when starter sets are dealt, so the 28 draft cards stay in the box."""
    setup = deal(["Aki", "Jana"], 1)
    assert setup.landscape_deck is None
    assert setup.landscapes is not None and all(len(letters) == 3 for letters in setup.landscapes)


def test_1_6_the_supply_of_acorns_never_runs_out() -> None:
    """24 small and 8 large tokens are 64; whoever holds that much still gains."""
    t = Table("R1 R2", acorns=64, landscapes="C", piles=["Y0<"], garden={"G": "G2"})
    t.do("trade R1 R2", "use C", "arrange Y")
    assert t.acorns == 64 + 1 - 1 + 2
