"""How sentences are set: the right quotes and apostrophes, no space where a line must not break, no shouting."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression

from tests.test_locales import LANGUAGES, messages

QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "ru": ("«", "»")}
COUNTED = {
    "cs": "kart|karet|žalud|bod|hráč|tah|taz|cíl|brán|bran|hromád|sloup|krok|řád|typ|krajin|kol|her|hra|hry|výběr|podmín|rozdání",
    "ru": "карт|жёлуд|желуд|очк|игрок|ход|цел|жетон|ворот|стоп|ряд|шаг|строк|тип|местност|круг|парти|раздач|услови|выбор|раз",
}
# Lists of words to type are no sentences.
LISTS = re.compile(r"[a-z]+-(command|topic|verb|place|answer|start-word|small|goal-word)-")


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every way a message can be written, with its gaps as they stand in the file."""
    for key, message in messages(language).items():
        if not LISTS.match(key):
            for value in (message.value, *(attribute.value for attribute in message.attributes)):
                if value is not None:
                    yield from ((key, line) for line in _written(value))


def _written(value: ast.Pattern) -> Iterator[str]:
    line = ""
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _written(variant.value)
            line += "{…}"
        else:
            line += "{ " + serialize_expression(element.expression) + " }"
    yield line


def wrong(language: str, pattern: str) -> list[str]:
    return [f"{key}: {line}" for key, line in lines(language) if re.search(pattern, line)]


def bare(line: str) -> str:
    """A line without its gaps."""
    return re.sub(r"\{[^}]*\}", "", line)


def test_czech_single_letters_never_end_a_line() -> None:
    assert wrong("cs", r"(?<![\w-])[kvszouaiKVSZOUAI] ") == []


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_a_number_stays_with_what_it_counts(language: str) -> None:
    assert wrong(language, rf"(?:(?<![\w.])\d|\$(?!number|name|card|pile)\w+ \}}) (?:{COUNTED[language]})\w*\b") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_the_language_s_own_and_closed(language: str) -> None:
    begin, end = QUOTES[language]
    other = "".join({sign for pair in QUOTES.values() for sign in pair} - {begin, end})
    for key, line in lines(language):
        words = bare(line)
        assert not re.search(rf'["\'{other}]', words), f"{key}: {line}"
        assert words.count(begin) == words.count(end), f"{key}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts_and_nothing_is_typed_for_want_of_a_sign(language: str) -> None:
    assert wrong(language, r"!|\.\.\.| - |  ") == []


def test_english_articles_suit_orange_too() -> None:
    assert wrong("en", r"\b[Aa]n? \{ WORD\(") == []
