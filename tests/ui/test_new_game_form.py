"""The form of a new game without pixels: what it lets through can be dealt, what it refuses it explains."""

import itertools
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from momiji.games.momiji.rules.cards import ALL_TYPES, BLUE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import check
from momiji.games.momiji.table.new_game.form import BASE, MomijiForm
from momiji.i18n import translator
from momiji.playing.choices import LEVELS
from momiji.playing.session import CRESTS, Seat
from momiji.ui.scenes.new_game.form import NewGameForm
from momiji.ui.scenes.new_game.game_form import PlainGameForm
from tests.choosing import momiji_choices

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Aiko")


def form(count: int = 2, levels: tuple[str, ...] = (), **more: object) -> NewGameForm:
    seats = tuple(Seat(name, crest) for name, crest in zip(NAMES[:count], CRESTS, strict=False))
    return NewGameForm.of(momiji_choices(seats, "seed", **more), NAMES, levels, lambda: "rolled")


def own(it: NewGameForm) -> MomijiForm:
    assert isinstance(it.own, MomijiForm)
    return it.own


def keys(it: NewGameForm) -> list[int]:
    return [row.key for row in it.rows]


def test_the_model_needs_no_window() -> None:
    code = "import sys, momiji.ui.scenes.new_game.form, momiji.games.momiji.table.new_game.form; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_every_combination_that_is_let_through_deals() -> None:
    """2.1, 2.2, 2.6: players, Morning Dew, sets or draft, each choice of leaf types, each first player."""
    dealt = 0
    for count, dew, draft in itertools.product(range(1, 7), (False, True), (False, True)):
        for size in range(len(BASE) + 1):
            for types in itertools.combinations(ALL_TYPES, size):
                it = form(count, morning_dew=dew, draft=draft, types=types)
                if it.why_not_deal() is None:
                    dealt += 1
                    it.set_first(keys(it)[dealt % it.players])
                    check(it.choices().deal())
    assert dealt > 100


ACTIONS = st.tuples(
    st.sampled_from(
        ["add", "remove", "move", "rename", "crest", "level", "kind", "first", "anyone", "dew", "choose", "pick", "draft", "seed", "roll"]
    ),
    st.integers(0, 40),
    st.text(max_size=30),
)


@settings(deadline=None, max_examples=60)
@given(st.lists(ACTIONS, max_size=30), st.sampled_from([(), LEVELS, ("master",)]))
def test_however_it_is_filled_in_what_is_let_through_deals(actions: list[tuple[str, int, str]], levels: tuple[str, ...]) -> None:
    it = form(3, levels)
    for action, number, words in actions:
        key = keys(it)[number % it.players]
        match action:
            case "add":
                it.add()
            case "remove":
                it.remove(key)
            case "move":
                it.move(key, number % 7 - 1)
            case "rename":
                it.rename(key, words)
            case "crest":
                it.set_crest(key, CRESTS[number % 5])
            case "level":
                it.set_computer(key, (*LEVELS, None)[number % 5])
            case "kind":
                it.set_kind(key, bool(number % 2))
            case "first":
                it.set_first(key)
            case "anyone":
                it.set_first(None)
            case "dew":
                own(it).set_dew(bool(number % 2))
            case "choose":
                own(it).set_choosing(bool(number % 2))
            case "pick":
                own(it).pick(number % 7)
            case "draft":
                own(it).wants_draft = bool(number % 2)
            case "seed":
                it.set_seed(words)
            case "roll":
                it.roll()
        choices = it.choices()
        assert len({seat.crest for seat in choices.seats}) == len(choices.seats)
        assert all(0 < len(seat.name) <= 24 and seat.name == seat.name.strip() for seat in choices.seats)
        assert all(seat.computer is None or seat.computer in levels for seat in choices.seats)
        assert 0 < len(choices.seed) <= 40
        why = it.why_not_deal()
        if why is None:
            setup = choices.deal()
            result = own(it).result()
            assert (len(setup.names), len(setup.types), len(setup.goals)) == (result.players, result.types, result.goals)
        else:
            assert translator("en").text(why)


def test_2_1_a_fifth_seat_needs_morning_dew() -> None:
    it = form(4)
    why = it.why_not_add()
    assert why and "Morning Dew" in translator("en").text(why)
    it.add()
    assert it.players == 4
    own(it).set_dew(True)
    it.add()
    assert it.players == 5
    assert it.why_not_add()


def test_2_1_morning_dew_stays_on_with_five_and_says_what_to_do() -> None:
    it = form(5, morning_dew=True)
    why = own(it).why_not_dew()
    assert why and "Remove a seat" in translator("en").text(why)
    own(it).set_dew(False)
    assert own(it).morning_dew
    it.remove(keys(it)[0])
    own(it).set_dew(False)
    assert not own(it).morning_dew


def test_2_6_starter_sets_rest_with_five_players_and_come_back() -> None:
    it = form(4, morning_dew=True)
    assert not own(it).draft
    it.add()
    assert own(it).draft and own(it).why_not_starter()
    it.remove(keys(it)[-1])
    assert not own(it).draft


def test_two_players_at_least() -> None:
    it = form(2)
    assert it.why_not_remove()
    it.remove(keys(it)[0])
    assert it.players == 2


@pytest.mark.parametrize(("picked", "key", "count"), [((0, 1), "missing", 2), ((0, 1, 2, 3, 4), "over", 1), ((0, 1, 2, 3), None, 0)])
def test_2_2_exactly_the_right_number_of_leaf_types(picked: tuple[int, ...], key: str | None, count: int) -> None:
    why = form(2, types=picked).why_not_deal()
    assert (why is None) if key is None else (why is not None and why.key.endswith(key) and why.args["count"] == count)


def test_2_2_blue_goes_with_morning_dew() -> None:
    it = form(2, types=(0, 1, 2, 3))
    own(it).pick(BLUE)
    assert BLUE not in own(it).types
    own(it).set_dew(True)
    assert BLUE in own(it).types and it.why_not_deal() is not None
    own(it).pick(0)
    assert it.why_not_deal() is None and "types=OYGU" in it.choices().options


def test_nothing_to_choose_when_every_type_is_used() -> None:
    it = form(3, types=(0, 1, 2, 3, 4))
    it.add()
    assert own(it).why_not_choose() and it.choices().options == ()
    it.remove(keys(it)[-1])
    assert "types=ROYGP" in it.choices().options


def test_a_taken_crest_is_swapped() -> None:
    it = form(2)
    it.set_crest(keys(it)[0], "fan")
    assert [row.crest for row in it.rows] == ["fan", "flower"]


def test_the_crown_follows_its_seat_and_leaves_with_it() -> None:
    it = form(3, first=0)
    hana = keys(it)[0]
    it.move(hana, 2)
    assert it.choices().first == 2
    it.remove(hana)
    assert it.choices().first is None


def test_a_name_is_never_empty_and_never_another_ones() -> None:
    it = form(2)
    it.rename(keys(it)[0], "  ")
    it.rename(keys(it)[1], "Hana")
    assert [seat.name for seat in it.choices().seats] == ["Kenji", "Hana"]


def test_an_empty_seed_is_the_last_one() -> None:
    it = form()
    it.set_seed("   ")
    assert it.choices().seed == "seed"
    it.roll()
    it.set_seed("")
    assert it.choices().seed == "rolled"


def test_levels_that_are_not_there_become_the_nearest_or_a_person() -> None:
    seats = (Seat("A", "fan", "sage"), Seat("B", "crane", "sprout"))
    nearest = NewGameForm.of(momiji_choices(seats, "s"), NAMES, ("gardener", "master"))
    assert [row.computer for row in nearest.rows] == ["master", "gardener"]
    nobody = NewGameForm.of(momiji_choices(seats, "s"), NAMES)
    assert [row.computer for row in nobody.rows] == [None, None]
    assert nobody.why_not_computer()


def test_the_result_counts_as_the_edition_says() -> None:
    for count in (2, 3, 4):
        result = own(form(count)).result()
        assert result.types == EDITION.table.types[count]
        assert result.goals == count + EDITION.table.goals_beyond_players
        assert result.gates == count + EDITION.table.gates_beyond_players


# ---------------------------------------------------------------- a game without a form of its own
def plain(players: int, *options: str) -> PlainGameForm:
    return PlainGameForm(MOMIJI, options, lambda: players)


def test_a_plain_form_says_what_the_rules_refuse() -> None:
    """2.1: five play with Morning Dew only, and it stays on while they sit there."""
    why = plain(4).why_not_seats(5)
    assert why is not None and translator("en").text(why) == "2 to 4 can play, not 5. With Morning Dew up to 5 can play."
    five = plain(5, "morning-dew", "draft")
    assert five.why_not_deal() is None and five.why_not_seats(4) is None
    five.set("morning-dew", None)
    assert five.options() == ("morning-dew", "draft") and five.why_not("morning-dew", None) is not None
    five.set("open-counts", "")
    assert five.options() == ("morning-dew", "draft", "open-counts")


def test_a_plain_form_drops_wishes_that_do_not_go_with_the_seats() -> None:
    it = plain(2, "draft", "types=RO")
    assert it.why_not_deal() is not None
    it.mend()
    assert it.why_not_deal() is None
    assert "types=RO" not in it.options()
