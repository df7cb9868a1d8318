"""Section 2: setting the table."""

from collections import Counter
from dataclasses import replace

import pytest

from momiji.core.setup import Impossible
from momiji.games.momiji.rules.cards import CODES, LETTERS, cards_of
from momiji.games.momiji.rules.setup import Setup, check, deal, possible_goals, read_cards
from tests.table import Table

NAMES = ["Aki", "Jana", "Petr", "Olga", "Ken", "Mio"]
SEEDS = range(30)


def types(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def letters_of(setup: Setup) -> str:
    return "".join(LETTERS[t] for t in setup.types)


@pytest.mark.parametrize(("players", "morning_dew"), [(2, False), (3, False), (4, False), (2, True), (3, True), (4, True), (5, True)])
def test_2_1_numbers_of_players(players: int, morning_dew: bool) -> None:
    check(deal(NAMES[:players], 1, morning_dew=morning_dew, draft=True))


@pytest.mark.parametrize(("players", "morning_dew"), [(0, False), (1, False), (5, False), (1, True), (6, True)])
def test_2_1_too_few_or_too_many(players: int, morning_dew: bool) -> None:
    with pytest.raises(Impossible):
        deal(NAMES[:players], 1, morning_dew=morning_dew, draft=True)


def test_2_1_a_table_for_one_or_none_cannot_be() -> None:
    setup = deal(NAMES[:2], 1)
    for names in ((), ("Aki",)):
        with pytest.raises(Impossible):
            check(replace(setup, names=names))


@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 5), (4, 6)])
def test_2_2_leaf_types_in_play(players: int, count: int) -> None:
    for seed in SEEDS:
        setup = deal(NAMES[:players], seed)
        assert len(set(setup.types)) == count
        assert "U" not in letters_of(setup)


@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_2_2_with_morning_dew_blue_is_always_one(players: int, count: int) -> None:
    for seed in SEEDS:
        setup = deal(NAMES[:players], seed, morning_dew=True, draft=True)
        assert len(set(setup.types)) == count
        assert "U" in letters_of(setup)


def test_2_2_random_unless_chosen() -> None:
    assert len({letters_of(deal(NAMES[:2], seed)) for seed in SEEDS}) > 5
    assert all(letters_of(deal(NAMES[:2], seed, types=types("OGPB"))) == "OGPB" for seed in SEEDS)


@pytest.mark.parametrize("chosen", ["RYG", "RYGBP", "RRYG", "RYGU"])
def test_2_2_a_wrong_choice_of_types(chosen: str) -> None:
    with pytest.raises(Impossible):
        deal(NAMES[:2], 1, types=types(chosen))


def test_2_2_morning_dew_without_blue_cannot_be() -> None:
    with pytest.raises(Impossible):
        deal(NAMES[:2], 1, types=types("RYGB"), morning_dew=True)


def test_2_2_types_left_out_leave_the_game() -> None:
    setup = deal(NAMES[:3], 5)
    cards = Counter([*setup.deck, *(card for hand in setup.hands for card in hand)])
    assert cards == Counter(card for t in setup.types for card in cards_of(t))


def test_2_3_six_cards_each_and_four_in_the_garden() -> None:
    setup = deal(NAMES[:3], 5)
    t = Table.dealt(setup)
    assert [len(player["hand"]) for player in t.now["players"]] == [6, 6, 6]
    assert t.now["deck"] == 5 * 14 - 3 * 6 - 4
    garden = [card for column in t.now["garden"].values() for card in column]
    assert Counter(garden) == Counter(CODES[card] for card in setup.deck[:4])


def test_2_3_the_deck_is_shuffled() -> None:
    assert len({deal(NAMES[:2], seed, types=types("RYGB")).deck for seed in SEEDS}) == len(SEEDS)


def test_2_3_other_hands_cannot_be() -> None:
    setup = deal(NAMES[:2], 5)
    check(setup)
    five, card = setup.hands[0][:-1], setup.hands[0][-1]
    with pytest.raises(Impossible):
        check(replace(setup, hands=(five, setup.hands[1]), deck=(card, *setup.deck)))


def test_2_3_other_cards_cannot_be() -> None:
    setup = deal(NAMES[:2], 5)
    with pytest.raises(Impossible):
        check(replace(setup, deck=setup.deck[1:]))
    with pytest.raises(Impossible):
        check(replace(setup, deck=(setup.deck[1], *setup.deck[1:])))
    with pytest.raises(Impossible):
        read_cards(["R0<", "R9"])


def test_2_4_no_goal_of_a_type_not_in_play() -> None:
    goals = possible_goals(types("RYGB"))
    assert {"red", "yellow", "green", "brown"} <= set(goals)
    assert not {"orange", "purple"} & set(goals)


def test_2_4_three_type_goals_stay_while_one_of_their_types_is_in_play() -> None:
    assert {"warm", "cool"} <= set(possible_goals(types("ROYG")))
    assert "warm" in possible_goals(types("ROYU"))
    assert "cool" not in possible_goals(types("ROYU"))
    assert "warm" not in possible_goals(types("GPBU"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_4_players_and_two_goals_are_revealed(players: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        setup = deal(NAMES[:players], seed)
        assert len(set(setup.goals)) == len(setup.goals) == players + 2
        assert set(setup.goals) <= set(possible_goals(setup.types))
        assert sorted(Table.dealt(setup).now["goals"]) == sorted(setup.goals)
        seen |= set(setup.goals)
    assert len(seen) > 10, "the goals are chosen at random"


def test_2_4_a_goal_of_a_type_not_in_play_cannot_be() -> None:
    setup = replace(deal(NAMES[:2], 5, types=types("RYGB")), goals=("red", "zeros", "hand", "gates"))
    check(setup)
    for goals in ("purple zeros hand gates", "zeros hand gates", "zeros zeros hand gates", "luck zeros hand gates"):
        with pytest.raises(Impossible):
            check(replace(setup, goals=tuple(goals.split())))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_5_players_and_two_gates(players: int) -> None:
    assert Table.dealt(deal(NAMES[:players], 1, morning_dew=True, draft=True)).now["gates"] == players + 2


def test_2_6_starter_sets() -> None:
    sets = {"ABF", "CDJ", "EGH", "IKL"}
    first: set[str] = set()
    for seed in SEEDS:
        given = deal(NAMES[:3], seed).landscapes
        assert given is not None
        dealt = ["".join(sorted(letters)) for letters in given]
        assert len(set(dealt)) == 3 and set(dealt) <= sets
        first.add(dealt[0])
    assert first == sets, "the sets are dealt at random"


def test_2_6_starter_sets_are_for_four_at_most() -> None:
    check(deal(NAMES[:4], 1, morning_dew=True))
    with pytest.raises(Impossible):
        deal(NAMES[:5], 1, morning_dew=True)


def test_2_6_the_same_set_twice_cannot_be() -> None:
    setup = replace(deal(NAMES[:2], 1), landscapes=(("B", "A", "F"), ("D", "J", "C")))
    check(setup)
    with pytest.raises(Impossible):
        check(replace(setup, landscapes=(("B", "A", "F"), ("B", "A", "F"))))


def draft(first_player: int = 1) -> Table:
    setup = deal(NAMES[:3], 4, draft=True, first_player=first_player)
    return Table.dealt(replace(setup, landscape_deck=tuple("ABCDEFGHIJKLMN" + "NMLKJIHGFEDCBA")))


def test_2_7_three_are_face_up_and_a_new_one_is_turned_up() -> None:
    t = draft()
    assert t.now["draft"] == {"face_up": ["A", "B", "C"]}
    assert t.refused("draft D") == "2.7"
    t.do("draft B")
    assert sorted(t.now["draft"]["face_up"]) == ["A", "C", "D"]


def test_2_7_clockwise_from_the_first_player_until_everyone_has_three() -> None:
    t = draft(first_player=1)
    order = []
    for letter in "ABCDEFGHI":
        order.append(t.now["current"])
        t.do(f"draft {letter}")
    assert order == [1, 2, 0] * 3
    assert [[card["letter"] for card in player["landscapes"]] for player in t.now["players"]] == [list("CFI"), list("ADG"), list("BEH")]
    assert t.now["draft"] is None
    assert t.now["current"] == 1, "the first player begins"


def test_2_7_what_is_left_leaves_the_game() -> None:
    t = draft().do(*(f"draft {letter}" for letter in "ABCDEFGHI"))
    assert t.refused("draft J") == "2.7"
    assert not t.state.face_up and not t.state.landscape_deck


def test_2_7_nothing_else_happens_during_the_draft() -> None:
    t = draft()
    column = next(iter(t.now["garden"]))
    assert t.refused(f"collect {column}") == "2.7"
    assert t.refused("end") == "2.7"


def test_2_7_another_draft_deck_cannot_be() -> None:
    setup = deal(NAMES[:2], 4, draft=True)
    check(setup)
    with pytest.raises(Impossible):
        check(replace(setup, landscape_deck=tuple("A" * 28)))
    with pytest.raises(Impossible):
        check(replace(setup, landscapes=(("B", "A", "F"), ("D", "J", "C"))))


def test_2_7_two_cards_of_one_letter_are_two_cards() -> None:
    setup = replace(deal(NAMES[:2], 4, draft=True, first_player=0), landscape_deck=tuple("FFABCDEGHIJKLMNABCDEGHIJKLMN"))
    t = Table.dealt(setup).do("draft F", "draft A", "draft F", "draft B", "draft C", "draft D")
    assert [card["letter"] for card in t.me()["landscapes"]] == ["C", "F", "F"]


def test_2_8_four_acorns_for_the_first_player_five_for_the_others() -> None:
    t = Table.dealt(deal(NAMES[:3], 1, first_player=2))
    assert [player["acorns"] for player in t.now["players"]] == [5, 5, 4]
    assert t.now["current"] == 2


def test_2_8_the_first_player_is_random_unless_chosen() -> None:
    assert {deal(NAMES[:3], seed).first_player for seed in SEEDS} == {0, 1, 2}


def test_2_8_the_first_player_is_one_of_the_players() -> None:
    for seat in (-1, 2):
        with pytest.raises(Impossible):
            check(replace(deal(NAMES[:2], 1), first_player=seat))
