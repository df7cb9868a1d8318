"""Refusals as sentences: every one the rules can give has words, and they come out whole."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules import refuse
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import Setup, deal, deal_solo
from momiji.games.momiji.rules.steps import (
    COLLECT,
    DISCARD,
    EXCHANGE,
    GOAL,
    PICK,
    PLACE_ON,
    PLAY,
    PLAY_LEFT,
    PLAY_ON,
    RECOVER,
    TUCK,
    USE,
    Step,
)
from momiji.i18n import _bundle, translator
from tests.table import Table

SOURCES = sorted(Path(refuse.__file__).parent.glob("refuse*.py"))
LETTERS = "abcdefghijklmn"
REALISTIC: dict[str, Any] = {
    "leaf": "leaf-purple", "goal": "goal-title-biggest-pile", "number": 2, "below": "1", "top": 0, "wanted": 2, "fits": "both",
    "limit": 8, "price": 3, "have": 1, "name": "Jana", "letter": "K", "face_up": ("A", "B", "C"), "cards": 5, "card": "P2", "words": "fly",
}  # fmt: skip


def calls(path: Path) -> Iterator[tuple[ast.expr, set[str]]]:
    """The key and the names of the arguments of every no(…) in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
            yield node.args[0], {word.arg for word in node.keywords if word.arg}


def keys(expression: ast.expr) -> list[str]:
    """The keys an expression can give: a plain one, one of two, or one for each landscape."""
    match expression:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=one, orelse=other):
            return keys(one) + keys(other)
        case ast.JoinedStr(values=[ast.Constant(value=str(begin)), *_]):
            return [begin + letter for letter in LETTERS]
        case _:
            return []


@cache
def produced() -> dict[str, set[str]]:
    """Every refusal key in the code, with the arguments it always comes with."""
    found: dict[str, set[str]] = {}
    for path in SOURCES:
        for expression, args in calls(path):
            for key in keys(expression):
                found[key] = found.get(key, args) & args
    tables = [*refuse._OUT_OF_PLACE.values(), *refuse._NOT_IN_A_PLAY.values()]
    found |= {key: set() for key, _ in tables}
    found |= {key: {"limit"} for _, key, _ in refuse._WAITS_FOR.values()}
    return found


def sentence(text: Text) -> str:
    """The English sentence; fails on an error or on a placeable that was left over."""
    bundle = _bundle("en")
    assert bundle.has_message(text.key), text.key
    pattern = bundle.get_message(text.key).value
    assert pattern is not None, text.key
    formatted, errors = bundle.format_pattern(pattern, translator("en")._plain(text.args))
    words = str(formatted)
    assert not errors, (text.key, errors)
    assert "{" not in words and "}" not in words and "None" not in words, words
    assert "leaf-" not in words and "goal-" not in words, f"a word is missing: {words}"
    return words


def test_the_keys_are_found() -> None:
    assert len(produced()) > 80
    assert {"refuse-number", "refuse-when-a", "refuse-impossible-n", "refuse-finish-k", "refuse-hand-limit"} <= set(produced())
    in_code = {word for path in SOURCES for word in path.read_text(encoding="utf-8").split('"') if word.startswith("refuse-")}
    assert {key for key in in_code if "{" not in key} <= set(produced())


@pytest.mark.parametrize("key", sorted(produced()))
def test_every_refusal_has_an_english_sentence(key: str) -> None:
    words = sentence(Text(key, {name: REALISTIC[name] for name in produced()[key]}))
    assert words[0].isupper() or words[0] == "“"
    assert words.endswith(".")


def test_a_sentence_left_incomplete_is_found() -> None:
    with pytest.raises(AssertionError):
        sentence(Text("refuse-number", {"number": 2}))
    with pytest.raises(AssertionError):
        sentence(Text("refuse-no-column", {"leaf": "leaf-pink"}))


@pytest.mark.parametrize(
    ("piles", "step", "expected"),
    [
        (["R0<"], "play R2", "A 2 goes on a 1 or a 2. This pile shows 0."),
        (["R0<"], "play R3", "A 3 goes only on a 2. This pile shows 0."),
        (["R0< R2"], "play R1", "A 1 goes on a 0 or a 1. This pile shows 2."),
        (["R0< R1<"], "play R0>", "A 0 goes only on another 0. This pile shows 1."),
        (["R0< R3"], "play R2", "The red pile is closed. You cannot play on it any more."),
        ([], "play R2", "A pile starts with a 0, and you have no red pile to put this 2 on."),
        (["R0<"], "collect Y", "There is no yellow column in the garden."),
        (["R0<"], "goal red", "The goal “Most red leaves” is not in this game."),
        (["R0<"], "dance", "“dance” is not a move in record notation."),
    ],
)
def test_a_refusal_says_what_is_wrong_and_the_way_out(piles: list[str], step: str, expected: str) -> None:
    refusal = Table("R3 R2 R1 R0>", piles=piles, garden={"B": "B3"}).refusal(step)
    assert refusal is not None
    assert translator("en").text(refusal.text) == expected


def many_steps() -> list[Step]:
    """Steps of every kind, sensible or not."""
    words = "reveal/done/pass/end/finish/draft A/draft N/collect R G/collect R R/trade R0< R1/arrange R G/place left/place garden/fly"
    bare = [MOMIJI.decode(word) for word in words.split("/")]
    tables: list[list[Any]] = [COLLECT, PICK, PLACE_ON, PLAY[::2], PLAY_LEFT[::3], DISCARD[::5], RECOVER[::5]]
    tables += [row[::2] for row in PLAY_ON[::7]] + [row[::2] for row in TUCK[::7]]
    return [*bare, *USE.values(), *GOAL.values(), *list(EXCHANGE.values())[::9], *(step for table in tables for step in table)]


def refusals(setup: Setup, seed: int) -> Iterator[Refusal]:
    """Everything refused along a game of random steps."""
    state, chance, steps = MOMIJI.start(setup), Chance(seed), many_steps()
    for _ in range(150):
        for step in steps:
            refusal = MOMIJI.refuse(state, step)
            if refusal is not None:
                yield refusal
        legal = MOMIJI.legal(state)
        if not legal:
            return
        state = MOMIJI.apply(state, legal[chance.below(len(legal))])


@pytest.mark.parametrize("seed", range(4))
def test_refusals_along_a_game_come_out_whole(seed: int) -> None:
    names = ["Aki", "Jana"]
    setups = [deal(names, seed, draft=True), deal(names, seed, morning_dew=True), deal_solo("Aki", "cold-breeze", seed)]
    texts = {(r.text.key, *sorted(r.text.args.items())): r.text for setup in setups for r in refusals(setup, seed)}
    assert len(texts) > 100
    for text in texts.values():
        assert text.key in produced()
        assert sentence(text)
