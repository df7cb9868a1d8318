"""Keys that may be changed. An action is called by its usual key: whoever waits for "u" asks here which key that is now."""

from dataclasses import dataclass
from typing import Final

from momiji.playing.preferences import Preferences

NAMED: Final = frozenset({*(f"f{number}" for number in range(1, 13)), "insert", "delete", "home", "end", "backspace"})
SIGNS: Final = frozenset(",./;'[]\\-=`")


@dataclass(frozen=True, slots=True)
class Action:
    """`usual` is its key unless the player chose another; `name` is the message that says what it does, `icon` its drawing."""

    usual: str
    name: str
    icon: str


GENERAL: Final = (
    Action("u", "keys-undo", "undo"),
    Action("i", "keys-closer", "search"),
    Action("l", "keys-log", "log"),
    Action("p", "keys-players", "person"),
    Action("f1", "keys-rules", "book"),
    Action("f4", "keys-read", "speech"),
    Action("f11", "keys-fullscreen", "picture"),
    Action("m", "keys-mute", "mute"),
)


def free(key: str) -> bool:
    """Whether an action may lie on this key; Escape, Enter, Space, Tab, arrows and figures keep their meaning."""
    return key in NAMED or key in SIGNS or (len(key) == 1 and key.isalpha())


def moved(preferences: Preferences) -> dict[str, str]:
    """Usual key and present key of what was moved; pairs that make no sense are passed over."""
    out: dict[str, str] = {}
    for usual, key in preferences.keys:
        if usual not in out and free(key) and key not in out.values():
            out[usual] = key
    return out


def key_of(usual: str, preferences: Preferences) -> str:
    """The key an action lies on now."""
    return moved(preferences).get(usual, usual)


def meant_by(key: str, preferences: Preferences) -> str:
    """The usual key of what this key does now; "" if its own action was moved away and nothing came instead."""
    changed = moved(preferences)
    return next((usual for usual, now in changed.items() if now == key), "" if key in changed else key)


def assign(
    action: Action, key: str, actions: tuple[Action, ...], preferences: Preferences
) -> tuple[tuple[tuple[str, str], ...], Action | None]:
    """The pairs to keep when an action gets a key, and the action that had it: that one takes the key which becomes free."""
    now = {one.usual: key_of(one.usual, preferences) for one in actions}
    other = next((one for one in actions if now[one.usual] == key and one != action), None)
    if other is not None:
        now[other.usual] = now[action.usual]
    now[action.usual] = key
    return tuple((usual, chosen) for usual, chosen in now.items() if chosen != usual), other
