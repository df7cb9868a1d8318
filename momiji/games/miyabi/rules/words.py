"""Objects and tiles in words: message keys for sentences to take in."""

from momiji.core.text import Text

from .tiles import BAG, BAGS, NAMES, OBJECT

_SIZES = {"1": "single", "2": "double", "3": "straight", "L": "corner"}


def object_word(kind: int) -> str:
    return f"miyabi-object-{NAMES[kind]}"


def tile_text(tile: int, key: str = "miyabi-tile") -> Text:
    """“double with fish”; with the other key as what somebody lays."""
    return Text(key, {"size": _SIZES[BAGS[BAG[tile]]], "object": object_word(OBJECT[tile])})
