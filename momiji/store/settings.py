"""Small validated files of settings: a bad value falls back by itself and takes no other with it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Generic, TypeVar, get_type_hints

from pydantic import TypeAdapter, ValidationError

from . import records

LARGEST = 200_000
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    value: T
    ignored: tuple[str, ...]  # names of values that were not usable


def read(path: Path) -> dict[str, Any]:
    """The object in a file; anything unreadable is an empty one, because settings must never keep a game from starting."""
    try:
        raw = path.read_bytes()[: LARGEST + 1]
        data = json.loads(raw) if len(raw) <= LARGEST else None
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def fill(default: T, data: Mapping[str, Any]) -> Loaded[T]:
    """A frozen dataclass with the values of `data` where they have the right type, and its own where not."""
    good: dict[str, Any] = {}
    bad: list[str] = []
    types: dict[str, Any] = get_type_hints(type(default))
    for field in fields(default):  # type: ignore[arg-type]
        if field.name not in data:
            continue
        try:
            good[field.name] = TypeAdapter(types[field.name]).validate_python(data[field.name])
        except (ValidationError, TypeError):
            bad.append(field.name)
    return Loaded(type(default)(**{**_values(default), **good}), tuple(bad))


def _values(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def write(path: Path, value: Any) -> None:
    """Raises BadFile."""
    records.write(path, value if isinstance(value, dict) else _values(value))
