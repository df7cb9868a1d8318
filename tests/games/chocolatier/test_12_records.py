"""Section 12: chance, notation, set-ups that can be and that cannot, and whatever else a file may hold."""

import json
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.core.match import Match
from momiji.core.setup import Impossible
from momiji.games.chocolatier.rules import stream
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.setup import Setup
from momiji.games.chocolatier.rules.steps import EVERY_STEP
from momiji.i18n import LANGUAGES, translator
from tests.games.chocolatier.laid import NAMES, Table

LISTED = ["2B*", "3", "1", "4*", "5"]
STRANGE: list[Any] = [None, True, -1, 2**53, 10**30, 1.5, "", "B", "\ud800", "a" * 3000, [], {}, [[]], [["1"]], "special", [LISTED, ["1"]]]


class Stream:
    stream = 1234567


def a_record(**changes: Any) -> dict[str, Any]:
    record = CHOCOLATIER.write_setup(CHOCOLATIER.deal(NAMES[:2], 1, ["special"]))
    setup = {**record["setup"], "offers": [LISTED], **changes.pop("setup", {})}
    return {**record, "setup": setup, **changes}


def test_12_the_numbers_are_those_of_splitmix64() -> None:
    s = Stream()
    assert [stream.number(s) for _ in range(5)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


def test_12_a_list_is_shuffled_from_its_end_and_one_thing_alone_uses_no_number() -> None:
    s, things = Stream(), list("abc")
    stream.shuffle(s, things)  # exchanges places 2 and 6457827717110365317 % 3 = 0, then 1 and 3203168211198807973 % 2 = 1
    assert things == list("cba")
    used = s.stream
    stream.shuffle(s, ["a"])
    stream.shuffle(s, [])
    assert s.stream == used


def test_12_a_seed_gives_the_same_deal_on_every_machine() -> None:
    setup = CHOCOLATIER.deal(NAMES, "same", ["brown", "special"])
    assert (setup.bag[:10], setup.shuffle, setup.first_player) == ("KKBBKWKKBR", 2574689353080512, 3)


def test_12_a_set_up_reads_back_as_it_is_written() -> None:
    for record in (a_record(), a_record(options=["special", "brown"]), CHOCOLATIER.write_setup(CHOCOLATIER.deal(NAMES, 2))):
        setup = CHOCOLATIER.read_setup(json.loads(json.dumps(record)))
        assert CHOCOLATIER.read_setup(CHOCOLATIER.write_setup(setup)) == setup
    plain = CHOCOLATIER.write_setup(CHOCOLATIER.deal(NAMES, 2))
    del plain["options"]
    assert CHOCOLATIER.read_setup(plain).options == ()


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"players": ["Aki"]}, "players"),
        ({"players": list("abcde")}, "players"),
        ({"players": "ab"}, "shape"),
        ({"players": ["Aki", 1]}, "shape"),
        ({"first_player": 2}, "first-player"),
        ({"first_player": -1}, "first-player"),
        ({"first_player": True}, "shape"),
        ({"options": None}, "shape"),
        ({"options": ["brown"]}, "offers-not-special"),
        ({"setup": {"bag": "B" * 100}}, "bag"),
        ({"setup": {"bag": "BNWKR" * 19 + "BNWKX"}}, "bag"),
        ({"setup": {"bag": "BNWKR" * 21}}, "bag"),
        ({"setup": {"bag": None}}, "shape"),
        ({"setup": {"shuffle": 2**53}}, "shuffle"),
        ({"setup": {"shuffle": -1}}, "shuffle"),
        ({"setup": {"shuffle": 1.0}}, "shape"),
        ({"setup": {"offers": [["2B*", "3", "1", "4", "5"]]}}, "gold"),
        ({"setup": {"offers": [["2B*", "3", "1", "4*"]]}}, "offers"),
        ({"setup": {"offers": [["2B*", "3", "1", "3*", "5"]]}}, "offers"),
        ({"setup": {"offers": [["2B*", "3", "1", "6*", "5"]]}}, "offer-unknown"),
        ({"setup": {"offers": [["2B*", "3**", "1", "4", "5"]]}}, "offer-unknown"),
        ({"setup": {"offers": [LISTED, LISTED[1:]]}}, "offers"),
        ({"setup": {"offers": [5]}}, "shape"),
        ({"setup": {"offers": None}}, "shape"),
    ],
)
def test_12_what_the_rules_could_not_give_is_no_record(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(Impossible) as caught:
        CHOCOLATIER.read_setup(a_record(**changes))
    assert caught.value.text.key == f"chocolatier-setup-{key}"


@pytest.mark.parametrize("options", [["gold"], ["special", "special"], ["special=yes"]])
def test_12_an_option_the_game_does_not_have_is_refused(options: list[str]) -> None:
    with pytest.raises(Impossible):
        CHOCOLATIER.read_setup(a_record(options=options))
    with pytest.raises(Impossible):
        CHOCOLATIER.deal(NAMES[:2], 1, options)


def test_12_offers_without_the_option_are_no_record_even_when_the_list_is_empty() -> None:
    with pytest.raises(Impossible):
        CHOCOLATIER.read_setup(a_record(options=[], setup={"offers": []}))


def test_12_without_a_set_up_there_is_no_record() -> None:
    without: list[dict[str, Any]] = [{}, {"setup": []}, {"setup": {}, "players": ["a", "b"]}]
    for data in without:
        with pytest.raises(Impossible):
            CHOCOLATIER.read_setup(data)


def test_12_a_listed_round_uses_no_number() -> None:
    assert CHOCOLATIER.start(CHOCOLATIER.read_setup(a_record(setup={"shuffle": 7}))).stream == 7


UNREADABLE = [
    "take", "take 0 B 1", "take 10 B 1", "take 1 B 0", "take 1 B 6", "take 1 b 1", "take  1 B 1", "take 1 B 1 ", "TAKE 1 B 1", "take c B",
    "send K up", "send K", "tile 0", "tile 6", "end now", "", " ", "\ud800", "x" * 9999,
]  # fmt: skip


@pytest.mark.parametrize("words", UNREADABLE)
def test_12_what_cannot_be_read_is_refused_as_such(words: str) -> None:
    step = CHOCOLATIER.decode(words)
    assert CHOCOLATIER.encode(step) == words
    refusal = CHOCOLATIER.refuse(Table("BBNN").state, step)
    assert refusal is not None and refusal.rule == "format"


def test_12_every_step_has_words_of_its_own() -> None:
    assert len(EVERY_STEP) == 10 * 5 * 6 + 5 * 2 + 5 + 1
    assert [CHOCOLATIER.decode(CHOCOLATIER.encode(step)) for step in EVERY_STEP] == list(EVERY_STEP)


def damaged(value: Any, chance: Chance) -> Any:
    """One place somewhere inside is changed."""
    if isinstance(value, dict) and value and chance.below(8):
        key = chance.pick(list(value))
        changed = {**value, key: damaged(value[key], chance)}
        if not chance.below(8):
            del changed[key]
        return changed
    if isinstance(value, list) and value and chance.below(8):
        at = chance.below(len(value))
        if not chance.below(3):
            return value[:at] + value[at + 1 :]
        return [*value[:at], damaged(value[at], chance), *value[at + 1 :]]
    if isinstance(value, str) and value and chance.below(3):
        at = chance.below(len(value))
        return value[:at] + chance.pick("BNWKR*x5") + value[at + 1 :]
    return chance.pick(STRANGE)


def test_12_a_damaged_record_gives_a_game_or_a_sentence() -> None:
    chance, outcomes = Chance("damage"), set()
    for number in range(2000):
        data = damaged(a_record(), chance)
        try:
            setup = CHOCOLATIER.read_setup(data if isinstance(data, dict) else {})
        except Impossible as error:
            outcomes.add(error.text.key)
            for language in LANGUAGES:
                assert translator(language).text(error.text).endswith("."), number
        else:
            outcomes.add("game")
            assert isinstance(setup, Setup) and CHOCOLATIER.legal(CHOCOLATIER.start(setup))
    assert len(outcomes) > 8


def test_12_any_words_as_steps_give_a_position_or_a_refusal() -> None:
    chance = Chance("words")
    match = Match(CHOCOLATIER, CHOCOLATIER.deal(NAMES[:3], 4, ["brown", "special"]))
    refused = 0
    while match.actor is not None:
        words = CHOCOLATIER.encode(chance.pick(EVERY_STEP))
        if not chance.below(4):
            at = chance.below(len(words))
            words = words[:at] + chance.pick("take send 12345BNWKRfc") + words[at + 1 :]
        if not chance.below(20):
            words = CHOCOLATIER.encode(chance.pick(CHOCOLATIER.legal(match.state)))
        step = CHOCOLATIER.decode(words)
        legal = step in CHOCOLATIER.legal(match.state)
        assert isinstance(match.perform(step), list) == legal
        refused += not legal
    assert refused > 500
    assert [CHOCOLATIER.refuse(match.state, step).rule for step in EVERY_STEP] == ["9.1"] * len(EVERY_STEP)  # type: ignore[union-attr]
