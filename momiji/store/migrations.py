"""Old saves brought to today's form, one version at a time.

A save is a record that may carry a header under "save". Version 1 is the plain record without one; every version that
ever was stays as a file in tests/fixtures/saves.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from momiji import registry

from .files import BadFile

CURRENT: Final = 3
KEY: Final = "save"


@dataclass(frozen=True, slots=True)
class Origin:
    """What only the file itself knows: its name for messages, its stem, and when it was last written (ISO)."""

    file: str
    stem: str
    written: str


def version_of(data: dict[str, Any], file: str) -> int:
    """Raises BadFile."""
    if KEY not in data:
        return 1
    header = data[KEY]
    version = header.get("version") if isinstance(header, dict) else None
    if not isinstance(version, int) or isinstance(version, bool) or version < 2:
        raise BadFile("file-shape", file=file, where=f"{KEY}.version")
    return version


def up_to_date(data: dict[str, Any], origin: Origin) -> dict[str, Any]:
    """The same save in today's form; what was given is not changed. Raises BadFile."""
    version = version_of(data, origin.file)
    if version > CURRENT:
        raise BadFile("file-newer", file=origin.file, version=str(version)[:20], known=CURRENT)
    for old in range(version, CURRENT):
        data = STEPS[old](data, origin)
    return data


def _from_1(data: dict[str, Any], origin: Origin) -> dict[str, Any]:
    """A plain record gets a header: its file gives name and date, the record itself whatever it tells about the seats."""
    players, told = data.get("players"), data.get("seats")
    seats: list[dict[str, Any]] = []
    for number in range(len(players) if isinstance(players, list) else 0):
        seat = told[number] if isinstance(told, list) and number < len(told) and isinstance(told[number], dict) else {}
        words = {key: seat.get(key) for key in ("crest", "level")}
        seats.append({key: word if isinstance(word, str) and len(word) <= 40 else None for key, word in words.items()})
    header = {"version": 2, "name": origin.stem[:80], "saved": origin.written, "seats": seats[:10]}
    return {**data, KEY: header}


def _from_2(data: dict[str, Any], origin: Origin) -> dict[str, Any]:
    """The header names the game, as its record does or else did not need to."""
    return {**data, KEY: {**data[KEY], "version": 3, "game": data.get("game", registry.USUAL)}}


STEPS: Final[dict[int, Callable[[dict[str, Any], Origin], dict[str, Any]]]] = {1: _from_1, 2: _from_2}


def settings_up_to_date(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Settings from before there were other games than Momiji had one place for its lesson."""
    if "lesson_step" not in data or "lessons" in data:
        return data
    return {**data, "lessons": [[registry.USUAL, data["lesson_step"]]]}


_TYPES: Final = {"red": "R", "orange": "O", "yellow": "Y", "green": "G", "purple": "P", "brown": "B", "blue": "U"}


def options_of_old_choices(data: dict[str, Any]) -> list[str]:
    """The last choices from before there were other games than Momiji, which had a key for each wish, as options."""
    words = [name.replace("_", "-") for name in ("morning_dew", "draft", "open_counts") if data.get(name) is True]
    types, scenario = data.get("types"), data.get("scenario")
    if isinstance(types, list) and types and all(isinstance(name, str) and name in _TYPES for name in types):
        words.append("types=" + "".join(letter for name, letter in _TYPES.items() if name in types))
    return [*words, f"solo={scenario}"] if isinstance(scenario, str) else words
