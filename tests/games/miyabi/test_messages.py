"""Refusals as sentences: every one the rules can give has words, and they come out whole."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from momiji.core.chance import Chance
from momiji.core.text import Refusal
from momiji.games.miyabi.rules import refuse
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.setup import Setup, deal
from momiji.games.miyabi.rules.steps import EVERY_STEP, Pass
from momiji.i18n import LANGUAGES, translator
from tests.games.miyabi.samples import NAMES, WORDS
from tests.games.miyabi.table import Table
from tests.games.miyabi.test_playthroughs import checked

KEYS = {word for word in Path(refuse.__file__).read_text(encoding="utf-8").split('"') if word.startswith("miyabi-refuse-")}


@pytest.mark.parametrize(
    ("table", "step", "expected"),
    [
        (Table("1 2 0 0 0 0", display="M2"), "place M2 a e", "The two squares have different levels: 1 and 2."),
        (Table("1 2 3 0 0 0", display="M3"), "place M3 a e", "The three squares have different levels: 1, 2 and 3."),
        (Table("1 1 3 0 0 0", display="M3"), "place M3 a e", "The three squares have different levels: 1 and 3."),
        (Table(display="M1"), "place A2 a e", "The display has no double with azaleas."),
        (Table(display="M1"), "place A1 a", "The display has no single with an azalea."),
        (Table(lanterns="a"), "place M1 a", "There is already a lantern above column a. Choose a column without one."),
        (Table(display="M2"), "place M2 a w", "Part of the tile would be outside the garden. Move it or turn it."),
        (Table(), "dance", "“dance” is not a move in record notation."),
    ],
)
def test_a_refusal_says_what_is_wrong_and_the_way_out(table: Table, step: str, expected: str) -> None:
    refusal = table.refusal(step)
    assert refusal is not None
    assert translator("en").text(refusal.text) == expected


def refusals(setup: Setup, seed: int) -> Iterator[Refusal]:
    """Everything refused along a game of random steps."""
    state, chance = MIYABI.start(setup), Chance(seed)
    while MIYABI.actor(state) is not None:
        for step in EVERY_STEP:
            refusal = MIYABI.refuse(state, step)
            if refusal is not None:
                yield refusal
        legal = MIYABI.legal(state)
        state = MIYABI.apply(state, chance.pick([step for step in legal if not isinstance(step, Pass)] or legal))


def test_every_refusal_happens_and_comes_out_whole() -> None:
    setups = [deal(NAMES[:2], seed, options) for seed in range(2) for options in (WORDS, WORDS[:-1], ())]
    found = {(r.text.key, repr(r.text.args)): r.text for number, setup in enumerate(setups) for r in refusals(setup, number)}
    rare = Table(display="F1", options=["frog"], frog="f3", lanterns="abcde").refusal("pass")
    assert rare is not None
    texts = [*found.values(), rare.text]
    assert KEYS - {text.key for text in texts} == set()
    for text in texts:
        for language in LANGUAGES:
            words = translator(language).text(checked(text, language))
            assert words.endswith(".") and "miyabi" not in words and "None" not in words, words


def test_the_keys_are_found() -> None:
    assert len(KEYS) > 20
