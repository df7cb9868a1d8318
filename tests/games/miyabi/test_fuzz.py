"""Whatever a file holds: a set-up or one clear sentence; whatever a step says: a step or a refusal."""

import json
from random import Random
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.core.setup import Impossible
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.setup import deal
from momiji.games.miyabi.rules.steps import EVERY_STEP, Nonsense
from momiji.i18n import LANGUAGES, translator
from tests.games.miyabi.samples import NAMES, WORDS

STRANGE: list[Any] = [None, True, 0, -1, 7, 1.5, "", "M1", "zen", [], {}, ["M1"], [1], [["M1"]], {"1": []}, "\ud800", float("nan")]


def record(options: tuple[str, ...] = ("zen", "frog")) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(MIYABI.write_setup(deal(NAMES[:3], 5, options))))
    return copy


def damaged(rng: Random) -> dict[str, Any]:
    """A record with something changed, removed or doubled at any depth."""
    data = record()
    for _ in range(rng.randint(1, 2)):
        part: Any = data
        while True:
            keys = list(part) if isinstance(part, dict) else list(range(len(part)))
            if not keys:
                break
            key = rng.choice(keys)
            if isinstance(part[key], dict | list) and part[key] and rng.random() < 0.7:
                part = part[key]
                continue
            match rng.randrange(3):
                case 0:
                    part[key] = rng.choice(STRANGE)
                case 1:
                    del part[key]
                case _ if isinstance(part, list):
                    part.append(part[key])
            break
    return data


def test_a_set_up_reads_back_as_it_was_written() -> None:
    for options in ((), ("zen",), WORDS, WORDS[::-1]):
        setup = deal(NAMES[:3], 5, options)
        assert MIYABI.read_setup(MIYABI.write_setup(setup)) == setup


def test_damaged_set_ups_get_a_sentence() -> None:
    rng, refused, pieces = Random(1), 0, MIYABI.pieces(MIYABI.start(MIYABI.read_setup(record())))
    for _ in range(1500):
        data = damaged(rng)
        try:
            setup = MIYABI.read_setup(data)
        except Impossible as impossible:
            refused += 1
            for language in LANGUAGES:
                assert translator(language).text(impossible.text).endswith(".")
        else:
            assert MIYABI.read_setup(MIYABI.write_setup(setup)) == setup
            assert MIYABI.pieces(MIYABI.start(setup)) == pieces
    assert refused > 800


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "momiji"}, "miyabi-setup-game"),
        ({"players": ["Aki"]}, "miyabi-setup-players"),
        ({"players": "Aki"}, "setup-shape"),
        ({"options": None}, "setup-shape"),
        ({"options": ["zen", "zen"]}, "setup-option-twice"),
        ({"options": ["zen", "toad"]}, "setup-option"),
        ({"options": ["zen="]}, "setup-option"),
        ({"options": ["frog"]}, "miyabi-setup-zen-not-in-play"),
        ({"first_player": True}, "setup-shape"),
        ({"first_player": 3}, "setup-first-player"),
        ({"first_player": -1}, "setup-first-player"),
        ({"setup": []}, "setup-shape"),
        ({"setup": {"bags": {"1": []}}}, "miyabi-setup-bags"),
    ],
)
def test_each_fault_has_its_sentence(change: dict[str, Any], key: str) -> None:
    with pytest.raises(Impossible) as error:
        MIYABI.read_setup(record() | change)
    assert error.value.text.key == key


def test_faults_of_the_tiles_are_named() -> None:
    for bag, code, key in (("1", "X1", "miyabi-setup-tile-unknown"), ("1", "M2", "miyabi-setup-tiles"), ("3", "M3", "miyabi-setup-tiles")):
        data = record()
        tiles = data["setup"]["bags"][bag]
        tiles[tiles.index("M1" if bag == "1" else "S3")] = code
        with pytest.raises(Impossible) as error:
            MIYABI.read_setup(data)
        assert error.value.text.key == key
    for zen, key in (([], "miyabi-setup-zen-tiles"), (["X"], "miyabi-setup-zen-unknown"), (None, "setup-shape")):
        data = record()
        data["setup"]["zen"] = zen
        with pytest.raises(Impossible) as error:
            MIYABI.read_setup(data)
        assert error.value.text.key == key
    data = record()
    del data["setup"]["zen"]
    with pytest.raises(Impossible) as error:
        MIYABI.read_setup(data)
    assert error.value.text.key == "miyabi-setup-zen-missing"


WORDS_OF_STEPS = [
    "place",
    "zen",
    "frog",
    "pass",
    "end",
    "M1",
    "S3c",
    "FLa",
    "PL",
    "M",
    "a",
    "f",
    "g",
    "c4",
    "c7",
    "n",
    "e",
    "",
    "x",
    "Place",
]


def test_every_string_is_a_step_or_refused() -> None:
    chance, state = Chance("strings"), MIYABI.start(deal(NAMES[:2], 1, ("zen",)))
    known = {MIYABI.encode(step) for step in EVERY_STEP}
    assert len(known) == len(EVERY_STEP) == 6 * (6 + 4 * 6 * 5 + 2 * 6) + 36 + 36 + 2
    for _ in range(3000):
        words = " ".join(chance.pick(WORDS_OF_STEPS) for _ in range(chance.below(5)))
        step = MIYABI.decode(words)
        assert MIYABI.encode(step) == words
        assert isinstance(step, Nonsense) == (words not in known)
        refusal = MIYABI.refuse(state, step)
        assert (refusal is None) == (step in MIYABI.legal(state))
        if isinstance(step, Nonsense):
            assert refusal is not None and refusal.rule == "format"


@pytest.mark.parametrize(
    "words", ["place M1 a ", " end", "END", "place m1 a", "frog C4", "frog c0", "place M1\ta", "place M1 a\n", "zen Mz a"]
)
def test_nearly_a_step_is_none(words: str) -> None:
    assert MIYABI.decode(words) == Nonsense(words)
