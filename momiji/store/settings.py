"""Small validated files of settings: a bad value falls back by itself and takes no other with it."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, get_type_hints

from pydantic import TypeAdapter, ValidationError

from momiji.core.text import Text

from . import files
from .files import BadFile
from .migrations import settings_up_to_date

LARGEST: Final = 200_000
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    value: T
    ignored: tuple[str, ...]  # names of values that were not usable
    trouble: Text | None = None  # what is wrong with the whole file
    missing: bool = False  # nobody has ever set anything

    @property
    def notes(self) -> tuple[Text, ...]:
        """What to tell the player: each value that fell back, or the file that could not be read."""
        whole = (self.trouble,) if self.trouble else ()
        return (*whole, *(Text("settings-fell-back", {"name": Text(f"settings-{name.replace('_', '-')}")}) for name in self.ignored))


def load(path: Path, default: T, sensible: Callable[[str, Any], bool] = lambda name, value: True) -> Loaded[T]:
    """Settings from a file; one that cannot be read is kept beside it, because the next change writes a new one."""
    try:
        data = _object(path)
    except BadFile as error:
        if error.kind == "missing":
            return Loaded(default, (), missing=True)
        if error.useless:
            beside = path.with_name(f"{path.stem}-unreadable{path.suffix}")
            with suppress(OSError, ValueError):
                files.patiently(lambda: path.rename(files.free(beside)), files.BRIEF)
        return Loaded(default, (), error.text)
    return fill(default, data, sensible)


def read(path: Path) -> dict[str, Any]:
    """The object in a file; anything unreadable is an empty one, because settings must never keep a game from starting."""
    try:
        return _object(path)
    except BadFile:
        return {}


def _object(path: Path) -> dict[str, Any]:
    data = files.read_json(path, LARGEST)
    if not isinstance(data, dict):
        raise BadFile("file-not-settings", file=str(path))
    return data


def fill(default: T, data: Mapping[str, Any], sensible: Callable[[str, Any], bool] = lambda name, value: True) -> Loaded[T]:
    """A frozen dataclass with the values of `data` where they have the right type and are sensible, and its own where not."""
    data = settings_up_to_date(data)
    good: dict[str, Any] = {}
    bad: list[str] = []
    types: dict[str, Any] = get_type_hints(type(default))
    for field in fields(default):  # type: ignore[arg-type]
        if field.name not in data:
            continue
        try:
            value = TypeAdapter(types[field.name]).validate_python(data[field.name])
        except (ValidationError, TypeError, ValueError, OverflowError):
            bad.append(field.name)
            continue
        if sensible(field.name, value):
            good[field.name] = value
        else:
            bad.append(field.name)
    return Loaded(type(default)(**{**_values(default), **good}), tuple(bad))


def _values(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def write(path: Path, value: Any) -> None:
    """What was there before stays beside it. Raises BadFile."""
    files.write_json(path, value if isinstance(value, dict) else _values(value), previous=True)
