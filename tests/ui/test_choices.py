"""The last choices come back from plain data, and whatever is wrong with it falls back one by one."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from momiji.core.text import clean
from momiji.playing.choices import LEVELS, choices_from_dict, choices_to_dict, fresh_seed, last_choices, usual_choices, with_choices
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.ui.scenes.new_game.form import NewGameForm

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Aiko")
USUAL = usual_choices("momiji", NAMES, "seed")
WORDS = ("morning-dew", "draft", "open-counts", "types=RYBU")
FULL = Choices("momiji", (Seat("Žofie", "crane"), Seat("Ъ", "wave", "sage"), Seat("C", "fan")), "x", WORDS, 1)


@pytest.mark.parametrize("choices", [USUAL, FULL, usual_choices("momiji", NAMES, "s", ("solo=equinox",), alone=True)])
def test_what_goes_out_comes_back(choices: Choices) -> None:
    assert choices_from_dict(json.loads(json.dumps(choices_to_dict(choices))), USUAL) == choices


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("seed", 7),
        ("seed", "\n"),
        ("options", "morning-dew"),
        ("options", None),
        ("options", ["types=RX", "dew", 7, None, "solo=picnic", "draft=no"]),
        ("first", 9),
        ("first", True),
        ("seats", "none"),
        ("seats", []),
    ],
)
def test_a_bad_value_falls_back_alone(name: str, bad: Any) -> None:
    data = choices_to_dict(FULL)
    read = choices_to_dict(choices_from_dict({**data, name: bad}, USUAL))
    assert read.pop(name) == choices_to_dict(USUAL)[name]
    data.pop(name)
    assert read == data or name == "seats"


def test_choices_from_before_there_were_options_are_read() -> None:
    data = {key: value for key, value in choices_to_dict(FULL).items() if key not in ("options", "game")}
    old = {"morning_dew": True, "draft": True, "open_counts": True, "types": ["red", "yellow", "brown", "blue"], "scenario": None}
    assert choices_from_dict({**data, **old}, USUAL) == FULL
    assert choices_from_dict({**data, **old, "types": None, "scenario": "equinox"}, USUAL).options == (*WORDS[:3], "solo=equinox")
    assert choices_from_dict({**data, "types": ["pink"], "draft": "yes"}, USUAL).options == ()


def test_choices_of_another_game_are_no_choices_of_this_one() -> None:
    assert choices_from_dict({**choices_to_dict(FULL), "game": "chess"}, USUAL) == USUAL


def test_each_game_and_playing_alone_have_their_last_choices() -> None:
    alone = usual_choices("momiji", NAMES, "s", ("solo=equinox",), alone=True)
    kept = with_choices(with_choices({}, FULL), alone)
    assert last_choices(kept, USUAL) == FULL
    assert last_choices(kept, usual_choices("momiji", NAMES, "", ("solo=meditation",), alone=True)) == alone
    assert last_choices({}, USUAL) == USUAL
    old = {"versus": {"seats": [{"name": "Jana", "crest": "fan"}], "morning_dew": True}, "solo": 7}
    assert last_choices(old, USUAL).options == ("morning-dew",)
    assert last_choices(old, alone) == alone


def test_a_bad_seat_is_mended_and_keeps_the_rest() -> None:
    bad = [{"name": "A\u202eb\n", "crest": "fan"}, {"name": 3, "crest": "fan", "computer": "sage"}, "?", {"computer": "genius"}]
    read = choices_from_dict({"seats": bad}, USUAL).seats
    assert read == (Seat("A b", "fan"), Seat("Kenji", "flower", "sage"), Seat("", "lantern"))


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=8), lambda x: st.lists(x, max_size=6), max_leaves=8)
SEAT = st.fixed_dictionaries(
    {}, optional={"name": JSON, "crest": st.sampled_from(CRESTS) | JSON, "computer": st.sampled_from(LEVELS) | JSON}
)
DATA = st.dictionaries(st.sampled_from(list(choices_to_dict(USUAL))), JSON, max_size=8) | st.fixed_dictionaries(
    {"seats": st.lists(SEAT, max_size=7)}, optional={"options": st.lists(st.sampled_from(WORDS)), "first": st.integers(-1, 6)}
)


@given(DATA | JSON)
def test_any_data_becomes_a_form_that_deals(data: object) -> None:
    choices = choices_from_dict(data, USUAL)
    form = NewGameForm.of(choices, NAMES, roll_seed=lambda: "rolled")
    if form.why_not_deal() is None:
        form.choices().deal()


def test_words_are_cleaned() -> None:
    assert clean("  a\tb\u200b \n", 9) == "a b"
    assert clean("x" * 60, 24) == "x" * 24


def test_a_fresh_seed_is_fresh_and_easily_read() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 9 and not set("01OIL") & set(seed) for seed in seeds)
