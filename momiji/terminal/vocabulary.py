"""The words that one game understands in one language."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from momiji.core.text import Text
from momiji.i18n import translator

from .spelling import look_up, plain, synonyms
from .words import Decision, Way, Words

COMMANDS: Final = (
    "help", "look", "choices", "why", "hint", "undo", "redo", "log", "save", "load", "back", "language", "quit",
)  # fmt: skip
TABLE: Final = "table"  # what every game lets players look at
_LONGEST: Final = 8  # words of one name


class NotUnderstood(Exception):
    """A word that means nothing here."""


class Vocabulary:
    def __init__(self, words: Words[Any, Any], language: str) -> None:
        self._words = words
        self._say = say = translator(language)
        game = words.rules.name
        self.commands = synonyms(say, ((name, f"text-command-{name}") for name in COMMANDS))
        keys = {TABLE: "text-topic-table"} | {name: f"{game}-topic-{name}" for name in words.topics}
        self.topics = synonyms(say, keys.items())
        self.looks = tuple(say(key).split(",")[0] for key in keys.values())  # all there is to look at, by the usual words
        self.verbs = synonyms(say, ((name, f"{game}-verb-{name}") for name in words.verbs))
        self._small = {plain(word) for word in say(words.key("small-words")).split(",")}

    def said_as(self, text: Text) -> str:
        """A line of a list as it would be typed."""
        return plain(self._say.text(text))

    def said(self, verb: str, ways: Iterable[Way], typed: Sequence[str]) -> tuple[Decision, ...]:
        """What words behind a verb name, each perhaps with less than all that could be said of it. Raises NotUnderstood."""
        tables = self._words.nouns(verb, ways, self._say)
        found: list[Decision] = []
        left = list(typed)
        while left:
            meaning, length = self._first(tables, left)
            del left[:length]
            if found and meaning and self._joins(found[-1], meaning):
                found[-1] += meaning
            elif meaning:
                found.append(meaning)
        return tuple(found)

    def _first(self, tables: Sequence[Mapping[str, Decision]], words: list[str]) -> tuple[Decision | None, int]:
        """What the first words mean, as many as have a meaning together; nothing if the first one is only a small word."""
        for length in range(min(len(words), _LONGEST), 0, -1):
            phrase = " ".join(words[:length])
            if phrase in self._small and not any(phrase in table for table in tables):
                return None, 1
            for table in tables:
                meaning = look_up(table, phrase)
                if meaning is not None:
                    return meaning, length
        raise NotUnderstood(words[0])

    def _joins(self, first: Decision, second: Decision) -> bool:
        """Whether two meanings are said of one thing: “red” and “0”, but not “0” and “red”."""
        names = [name for name, _ in (*first, *second)]
        for row in self._words.joined:
            places = [row.index(name) for name in names if name in row]
            if len(places) == len(names) and places == sorted(set(places)):
                return True
        return False


@cache
def vocabulary(words: Words[Any, Any], language: str) -> Vocabulary:
    return Vocabulary(words, language)
