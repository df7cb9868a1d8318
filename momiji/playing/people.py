"""Who plays at this computer: its own player, and everybody whose name was ever typed, so that no name is typed twice."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from momiji.core.text import clean

from .preferences import NAME_LIMIT, Preferences

MOST_KNOWN: Final = 12


def person_name(words: str) -> str:
    """A name as it is kept, whatever was typed."""
    return clean(words, NAME_LIMIT)


def renamed(preferences: Preferences, name: str) -> dict[str, Any]:
    """What to change when the player of this computer takes a name; games under the old one stay theirs."""
    name, old = person_name(name), preferences.name
    former = [one for one in (old, *preferences.former_names) if one and one != name]
    return {
        "name": name,
        "former_names": tuple(dict.fromkeys(former))[:MOST_KNOWN],
        "known_names": tuple(one for one in preferences.known_names if one != name),
    }


def seated(preferences: Preferences, people: Sequence[str], usual: Collection[str]) -> dict[str, Any]:
    """What to change when people sit down: whoever gives a name first, and not a usual one, is the player of this computer."""
    given = [name for name in people if name and name not in usual]
    changes: dict[str, Any] = {}
    me = preferences.name
    if not me and people and people[0] in given:
        changes = renamed(preferences, people[0])
        me = changes["name"]
    known = dict.fromkeys(name for name in (*given, *preferences.known_names) if name != me)
    return {**changes, "known_names": tuple(known)[:MOST_KNOWN]}


def known(preferences: Preferences) -> list[str]:
    """Names to offer, the own one first."""
    return [name for name in (preferences.name, *preferences.known_names) if name]
