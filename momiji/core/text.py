"""A sentence before it has a language: a message key and what goes into it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from unicodedata import category, normalize

_TURNS_LINES_AROUND = "\u202a\u202b\u202d\u202e\u2066\u2067\u2068"


@dataclass(frozen=True, slots=True)
class Text:
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a step is not legal, with the number of the rule it breaks."""

    text: Text
    rule: str


def safe(words: str) -> str:
    """Words from outside, without the characters that steer a terminal or turn a line around."""
    return "".join("\N{REPLACEMENT CHARACTER}" if category(c) in ("Cc", "Cs") or c in _TURNS_LINES_AROUND else c for c in words)


def clean(words: str, limit: int) -> str:
    """A name as it may be kept and drawn: one line without invisible characters, no longer than the limit, no blanks at its ends."""
    kept = "".join(c if category(c)[0] != "C" else " " for c in normalize("NFC", words[: limit * 20]))
    return " ".join(kept.split())[:limit].strip()
