"""Sentences and code belong together: every key the code asks for is there, and no sentence waits for nobody."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import momiji
from momiji import registry
from momiji.core.text import Text
from momiji.games.miyabi.rules.tiles import NAMES as OBJECTS
from momiji.games.momiji.rules.cards import NAMES
from momiji.games.momiji.rules.edition import EDITION
from momiji.playing.preferences import Preferences
from momiji.ui.scenes.lesson.scene import GHOSTS
from momiji.ui.scenes.pages import pages
from tests.test_locales import messages

SOURCES = sorted(Path(momiji.__file__).parent.rglob("*.py"))
# What takes a key as its first argument.
SPEAKERS = {"Text", "translator", "say", "Impossible", "BadFile", "BadOption", "Entry", "Answer", "no"}
BOOKS = ("rules-", *(f"{path.parent.name}-rules-" for path in Path(momiji.__file__).parent.glob("games/*/book")))
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")


@cache
def nodes() -> tuple[ast.AST, ...]:
    """What may have to do with words, of all sources: looking through everything else takes long."""
    every = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return tuple(node for node in every if isinstance(node, ast.Constant | ast.JoinedStr | ast.Call))


@cache
def literals() -> frozenset[str]:
    return frozenset(node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str))


def pattern(node: ast.JoinedStr) -> str:
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values)


@cache
def patterns() -> frozenset[str]:
    """Keys put together from a beginning and a name; a text of gaps only would fit everything."""
    found = {pattern(node) for node in nodes() if isinstance(node, ast.JoinedStr)}
    return frozenset(one for one in found if re.search(r"[a-z]{2}", one) and re.fullmatch(r"([a-z0-9]|\\-|\(\.\+\))+", one))


@cache
def forms() -> tuple[re.Pattern[str], ...]:
    """The same, with long and with short names in their gaps."""
    return tuple(re.compile(form) for one in patterns() for form in {one, one.replace("(.+)", "(.+?)")})


@cache
def names() -> frozenset[str]:
    """What may stand in a gap of a key: words the code writes somewhere, and the things of the box."""
    words = {part for literal in literals() for part in (literal, *literal.split("+"))}
    box = {*EDITION.letters.lower(), *EDITION.goals, *EDITION.scenarios, *EDITION.starter_sets, *NAMES, *map(str, range(1, 13))}
    box |= {*OBJECTS}
    keyboard = {f"f{number}" for number in range(1, 13)}
    return frozenset(words | box | keyboard | {field.name.replace("_", "-") for field in fields(Preferences)})


@cache
def made(word: str, depth: int = 3) -> bool:
    """Whether the code can put this word together, from names and from words it puts together itself."""
    if word in names():
        return True
    splits = (form.fullmatch(word) for form in forms())
    return depth > 0 and any(all(made(gap, depth - 1) for gap in split.groups()) for split in splits if split)


def used(key: str) -> bool:
    """Written out, or put together behind a beginning that is a key's own."""
    return key in literals() or made(key)


def within_messages() -> set[str]:
    """Messages that others take in: { month }."""
    text = "".join(path.read_text(encoding="utf-8") for path in Path(momiji.__file__).parent.parent.glob("locales/en/**/*.ftl"))
    return set(re.findall(r"\{ ([a-z][a-z-]*) \}", text))


def test_no_sentence_waits_for_nobody() -> None:
    assert [key for key in messages("en") if not used(key) and key not in within_messages()] == []


def test_the_test_knows_an_unused_key() -> None:
    assert not used("table-letter-pink") and not used("settings-hovercraft-about") and not used("nobody-asks")
    assert used("table-letter-red") and used("settings-muted-about") and used("key-shift")


def texts(part: Any) -> Iterator[str]:
    """The keys of all sentences in a part of a book."""
    if isinstance(part, Text):
        yield part.key
        yield from texts(tuple(part.args.values()))
    elif is_dataclass(part):
        yield from texts(tuple(getattr(part, field.name) for field in fields(part)))
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)


def test_every_sentence_of_a_rule_book_stands_on_a_page() -> None:
    """Names of things are for the booklet, where words take the place of pictures; what the scene says is written out in it."""
    told = {key for game in registry.GAMES for key in texts(import_module(f"{registry.GAMES[game]}.book").BOOK.chapters)}
    book = [key for key in messages("en") if key.startswith(BOOKS) and "-rules-thing-" not in f"-{key}"]
    assert len(book) > 500
    assert [key for key in book if key not in told and key not in literals()] == []


def test_every_sentence_of_a_lesson_belongs_to_one_of_its_steps() -> None:
    """Those for any step and those about a wrong click are asked for by name of the touch."""
    steps = {f"lesson-{name}" for name in GHOSTS}
    for game in registry.GAMES:
        course = pages(game).course()
        assert course is not None
        for lesson in course.lessons:
            steps.add(course.title(lesson.key).key)
            steps |= {course.says(lesson.key, touch, {}).key for touch in (*lesson.own, *lesson.looks)}
    lessons = [key for key in messages("en") if re.match(r"([a-z]+-)?lesson-(?!any-|meant-)", key)]
    assert len(lessons) > 120
    assert [key for key in lessons if key not in steps and key not in literals()] == []


def asked() -> Iterator[tuple[str, str]]:
    """Keys, or patterns of keys, that are surely asked for; those of rule books have beginnings of their own."""
    for node in nodes():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in SPEAKERS:
            yield from _keys(node.args[0])


def _keys(node: ast.expr) -> Iterator[tuple[str, str]]:
    match node:
        case ast.Constant(value=str(key)) if KEY.fullmatch(key):
            yield key, re.escape(key)
        case ast.IfExp(body=one, orelse=other):
            yield from _keys(one)
            yield from _keys(other)
        case ast.JoinedStr() if not pattern(node).startswith("(.+)"):
            yield ast.unparse(node), pattern(node)


def test_every_key_the_code_asks_for_is_there() -> None:
    known, found = messages("en"), list(asked())
    assert len(found) > 400
    strange = {key: one for key, one in found if key not in known and not any(book + key in known for book in BOOKS)}
    wanted = rf"({'|'.join(BOOKS)})?"
    assert [key for key, one in strange.items() if not any(re.fullmatch(wanted + one, other) for other in known)] == []
