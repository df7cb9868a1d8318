"""Keys and keys held together, in words; without a window, so that a booklet can print them too."""

import sys
from typing import Final

from momiji.i18n import Translator

Shortcut = tuple[tuple[str, ...], str]
"""Key names, "+" joining those held together ("ctrl+z"), and the message that says what they do."""

_ARROWS: Final = {"left": "←", "right": "→", "up": "↑", "down": "↓"}


def key_word(key: str, say: Translator) -> str:
    """What is printed on a key."""
    if key == "ctrl" and sys.platform == "darwin":
        key = "cmd"
    return key.upper() if len(key) == 1 else say(f"key-{key}")


def chord_words(chord: str, say: Translator) -> str:
    """Keys held together in print; arrows as signs, which the window draws instead."""
    return "+".join(_ARROWS[key] if key in _ARROWS else key_word(key, say) for key in chord.split("+"))
