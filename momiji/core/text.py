"""A sentence before it has a language: a message key and what goes into it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Text:
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a step is not legal, with the number of the rule it breaks."""

    text: Text
    rule: str
