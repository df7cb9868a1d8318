"""Every language says everything, with the same facts, in forms that exist."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from momiji.games.chocolatier.rules.contents import COLOUR_NAMES
from momiji.i18n import _bundle
from momiji.resources import locales

LANGUAGES = sorted(path.name for path in locales().iterdir() if any(path.rglob("*.ftl")))
COUNTS = (0, 1, 2, 5, 21)

# Facts a sentence of a language can do without, because its grammar says them otherwise.
NOT_NEEDED: dict[tuple[str, str], set[str]] = {}

LEAVES = ("red", "orange", "yellow", "green", "purple", "brown", "blue")
LIST_FORMS = ("or", "plain")  # how a list is joined, which bends nothing
# What an argument taken in by WORD may name, by the argument.
NAMED = {
    "landscape": "landscape-{}", "goal": "goal-title-{}", "mine": "goal-title-{}", "other": "goal-title-{}",
    "card": "card", "cards": "card", "top": "card",
    "object": "miyabi-object-{}", "score": "miyabi-score-{}",
    "praline": "chocolatier-colour-{}", "deed": "{}",
}  # fmt: skip
TAILS = {
    "landscape-{}": tuple("abcdefghijklmn"),
    "card": ("",),
    "goal-title-{}": (
        *LEAVES[:6], "biggest-pile", "top-sum", "gates", "acorns", "piles-and-landscapes",
        "zeros", "warm", "cool", "fewest-cards", "hand",
    ),
    "leaf-{}": LEAVES,
    "miyabi-object-{}": ("maple", "pagoda", "fish", "azalea", "boxwood", "stone"),
    "miyabi-score-{}": ("laid", "fifth", "zen", "frog", "rows", "colour", "meadow", "seven"),
    "chocolatier-colour-{}": COLOUR_NAMES,
    "{}": ("coach-do-pass", "miyabi-coach-do-pass", "chocolatier-coach-end"),  # the others have words in them
}  # fmt: skip


class Facts(Visitor):
    """The arguments a message uses, the words it takes in and the forms it asks for."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: set[tuple[str, str]] = set()
        self.selected: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 the parser's own name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 the parser's own name
        if node.id.name == "WORD":
            form = next((named.value.value for named in node.arguments.named if named.name.name == "form"), "")
            taken = node.arguments.positional[0]
            assert isinstance(taken, ast.VariableReference)
            self.words.add((taken.id.name, str(form)))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 the parser's own name
        if isinstance(node.selector, ast.VariableReference):
            keys = {str(getattr(variant.key, "name", None) or getattr(variant.key, "value", "")) for variant in node.variants}
            self.selected.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def entries(path: Path) -> list[Any]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Of all games, and of what they share."""
    found: dict[str, ast.Message] = {}
    for path in sorted((locales() / language).rglob("*.ftl")):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def facts(message: ast.Message) -> Facts:
    found = Facts()
    for value in (message.value, *(attribute.value for attribute in message.attributes)):
        found.visit(value)
    return found


def names(variable: str, own: set[str]) -> tuple[str, ...]:
    pattern = NAMED.get(variable, "leaf-{}")
    tails = TAILS[pattern]
    # A message that has sentences of its own for some goals takes in the words of the others only.
    return tuple(pattern.format(tail) for tail in tails if tail not in own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_understood(language: str) -> None:
    broken = [
        f"{path.relative_to(locales())}: {str(entry.content).strip()[:60]}"
        for path in sorted((locales() / language).rglob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, ast.Junk)
    ]
    assert not broken


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    """Whichever file comes first would win, and nothing would say so: a game's keys are its own, or begin with its name."""
    found: dict[str, list[str]] = {}
    for path in sorted((locales() / language).rglob("*.ftl")):
        for entry in entries(path):
            if isinstance(entry, ast.Message | ast.Term):
                sign = "-" if isinstance(entry, ast.Term) else ""
                found.setdefault(sign + entry.id.name, []).append(path.relative_to(locales()).as_posix())
    assert {key: places for key, places in found.items() if len(places) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_sentences_in_the_same_files(language: str) -> None:
    def keys(folder: str) -> dict[str, set[str]]:
        return {
            path.relative_to(locales() / folder).as_posix(): {entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)}
            for path in sorted((locales() / folder).rglob("*.ftl"))
        }

    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_facts_in_every_sentence(language: str) -> None:
    english, wrong = messages("en"), {}
    for key, message in messages(language).items():
        if message.value is None:
            wrong[key] = "has no value"
            continue
        missing = facts(english[key]).variables - facts(message).variables - NOT_NEEDED.get((language, key), set())
        added = facts(message).variables - facts(english[key]).variables
        if missing or added:
            wrong[key] = f"without {sorted(missing)}, with {sorted(added)}"
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_asked_for_exists(language: str) -> None:
    known, missing = messages(language), set()
    for key, message in known.items():
        found = facts(message)
        own = {choice for choices in found.selected.values() for choice in choices}
        for variable, form in found.words:
            for name in names(variable, own):
                forms = {attribute.id.name for attribute in known[name].attributes}
                if form and form not in (*forms, *LIST_FORMS):
                    missing.add(f"{key}: {name}.{form}")
    assert not missing


def samples(found: Facts, count: int) -> Iterator[dict[str, Any]]:
    """A message with a count, once for every choice it knows by name."""
    words = {variable for variable, _ in found.words}
    own = {choice for choices in found.selected.values() for choice in choices}
    first = {name: names(name, own)[count % len(names(name, own))] if name in words else count for name in found.variables}
    first.setdefault("month", count % 12 + 1)  # dates take the month in by its message
    yield first
    for variable, choices in found.selected.items():
        for choice in choices - {"zero", "one", "two", "few", "many", "other"}:
            yield {**first, variable: int(choice) if choice.isdigit() else choice}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    bundle, wrong = _bundle(language), []
    for key, message in messages(language).items():
        found = facts(message)
        for count in COUNTS:
            for args in samples(found, count):
                pattern = bundle.get_message(key).value
                assert pattern is not None
                said, errors = bundle.format_pattern(pattern, args)
                if errors or re.search(r"[{}]|\?\?\?", str(said)) or "  " in str(said):
                    wrong.append((key, args, said, errors))
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_parsed_when_wanted_is_the_one_in_the_file(language: str) -> None:
    """Entries are found by where they begin: none is lost, none gets a neighbour's words."""
    whole = FluentBundle([language], use_isolating=False)
    for path in sorted((locales() / language).rglob("*.ftl")):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    wanted = _bundle.__wrapped__(language)  # without what games of the tests add
    for entries, found, sign in ((whole._messages, wanted._messages, ""), (whole._terms, wanted._terms, "-")):
        for name, entry in entries.items():
            wanted._read(sign + name)
            assert found[name].equals(entry, ignored_fields=["span", "comment"]), name
    assert not wanted._unread
