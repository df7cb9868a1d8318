"""How typed words are compared: any form, with or without accents, shortened while they stay clear."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from momiji.i18n import Translator

T = TypeVar("T")

_SHORTEST: Final = 3  # letters of a shortened word


def plain(words: str) -> str:
    """As words are compared: small letters, no accents but on single letters and cards, no punctuation but what cards need."""
    parted = re.sub(r"[^\w<>-]", " ", unicodedata.normalize("NFC", words.casefold())).split()
    return " ".join(word if len(word) == 1 or any(c.isdigit() for c in word) else _bare(word) for word in parted)


def _bare(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def look_up(words: Mapping[str, T], typed: str) -> T | None:
    """The meaning of a word, or of its beginning if only one meaning begins so."""
    if typed in words:
        return words[typed]
    meanings = {meaning for word, meaning in words.items() if len(typed) >= _SHORTEST and word.startswith(typed)}
    return meanings.pop() if len(meanings) == 1 else None


def synonyms(say: Translator, keys: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Names by the words of a language, which stand in the message of each; and by themselves, as records and documents write them."""
    known = tuple(keys)
    return {name: name for name, _ in known} | {plain(word): name for name, key in known for word in say(key).split(",")}
