"""The words of one language as a player may type them: any form, with or without accents, shortened while they stay clear."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.games.momiji.rules.edition import EDITION
from momiji.i18n import tongue

from .ways import VERBS, Card, Landscape, Leaf, Part, Place, Token

T = TypeVar("T")

COMMANDS: Final = (
    "help", "look", "choices", "why", "hint", "undo", "redo", "log", "save", "load", "back", "language", "quit",
)  # fmt: skip
TOPICS: Final = ("table", "garden", "hand", "herbarium", "goals", "landscapes", "opponents", "discards")
PLACES: Final = ("left", "right", "garden")
_SHORTEST: Final = 3  # letters of a shortened word
_CARD: Final = re.compile(r"^(\D?)(\d)(<>|<|>)?$")


class NotUnderstood(Exception):
    """A word that means nothing here."""


def plain(words: str) -> str:
    """As words are compared: small letters, no accents but on single letters and cards, no punctuation but what cards need."""
    parted = re.sub(r"[^\w<>-]", " ", unicodedata.normalize("NFC", words.casefold())).split()
    return " ".join(word if len(word) == 1 or any(c.isdigit() for c in word) else _bare(word) for word in parted)


def _bare(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def look_up(words: dict[str, T], typed: str) -> T | None:
    """The meaning of a word, or of its beginning if only one meaning begins so."""
    if typed in words:
        return words[typed]
    meanings = {meaning for word, meaning in words.items() if len(typed) >= _SHORTEST and word.startswith(typed)}
    return meanings.pop() if len(meanings) == 1 else None


class Vocabulary:
    def __init__(self, language: str) -> None:
        self._say = tongue(language)
        self.commands = self._synonyms("command", COMMANDS)
        self.topics = self._synonyms("topic", TOPICS)
        self.verbs = self._synonyms("verb", VERBS)
        self.places = self._synonyms("place", PLACES)
        self.small = {plain(word) for word in self._say("text-small-words").split(",")}
        self.leaves = {plain(word): t for t, name in enumerate(NAMES) for word in (name, *self._say.forms(f"leaf-{name}"))}
        self.letters = {plain(self._say(f"table-letter-{name}")): t for t, name in enumerate(NAMES)}
        self.letters |= {letter.casefold(): t for t, letter in enumerate(LETTERS) if letter.casefold() not in self.letters}
        self.landscapes = {letter.casefold(): letter for letter in EDITION.letters}
        for letter in EDITION.letters:
            self.landscapes |= {plain(word): letter for word in self._say.forms(f"landscape-{letter.casefold()}")}
        self.goals: dict[str, str] = {}
        for goal in EDITION.goals:
            names = (goal, self._say(f"goal-title-{goal}"), *self._say.forms(f"goal-{goal}"))
            self.goals |= {plain(name): goal for name in names}
        for scenario in EDITION.scenarios.values():
            self.goals |= {plain(self._say(f"solo-goal-title-{goal}")): goal for goal in scenario.goals}

    def _synonyms(self, kind: str, names: Sequence[str]) -> dict[str, str]:
        """The words of the language, and the names that records and documents use."""
        own = {plain(word): name for name in names for word in self._say(f"text-{kind}-{name}").split(",")}
        return {name: name for name in names} | own

    def answer(self, typed: str, kind: str, names: Sequence[str]) -> str | None:
        """One of a few answers to a question."""
        return look_up(self._synonyms(kind, names), plain(typed))

    # ------------------------------------------------------------------ what is done with it

    def parts(self, verb: str | None, typed: list[str]) -> tuple[Part, ...]:
        """What a step is made with. Raises NotUnderstood."""
        words = [word for word in typed if word not in self.small]
        if verb in ("draft", "use"):
            return tuple(Landscape(letter) for letter in self._phrases(self.landscapes, typed))
        if verb in ("goal", "exchange"):
            return tuple(Token(goal) for goal in self._phrases(self.goals, typed))
        found: list[Part] = []
        while words:
            found.append(self._part(words))
        return tuple(found)

    def _part(self, words: list[str]) -> Part:
        word = words.pop(0)
        t = look_up(self.leaves, word)
        if t is None and word in self.letters:
            t = self.letters[word]
        if t is not None:
            number = _CARD.match(words[0]) if words else None
            if number is None or number[1]:
                return Leaf(t)
            words.pop(0)
            return Card(t, int(number[2]), number[3])
        code = _CARD.match(word)
        if code is not None and (not code[1] or code[1] in self.letters):
            return Card(self.letters[code[1]] if code[1] else None, int(code[2]), code[3])
        place = look_up(self.places, word)
        if place is None:
            raise NotUnderstood(word)
        return Place(place)

    def _phrases(self, names: dict[str, T], typed: list[str]) -> list[T]:
        """Names of several words, the longest first; small words may stand between them."""
        found: list[T] = []
        words = list(typed)
        while words:
            for length in range(len(words), 0, -1):
                meaning = look_up(names, " ".join(words[:length]))
                if meaning is not None:
                    found.append(meaning)
                    del words[:length]
                    break
            else:
                if words[0] not in self.small:
                    raise NotUnderstood(words[0])
                del words[0]
        return found


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(language)
