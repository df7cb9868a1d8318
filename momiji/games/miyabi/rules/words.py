"""Objects and tiles in words: message keys for sentences to take in."""

from collections.abc import Sequence

from momiji.core.text import Text

from .tiles import BAG, BAGS, CODES, FORM, FORMS, NAMES, OBJECT

_FORMS = {"1": "single", "2": "double", "3": "end", "3c": "middle", "L": "bend", "La": "right", "Lb": "left"}
SIZES = {"1": "single", "2": "double", "3": "straight", "L": "corner"}


def object_word(kind: int) -> str:
    return f"miyabi-object-{NAMES[kind]}"


def tile_text(tile: int, key: str = "miyabi-tile") -> Text:
    """“double with fish”; with the other key as what somebody lays."""
    return Text(key, {"size": SIZES[BAGS[BAG[tile]]], "object": object_word(OBJECT[tile])})


def squares_text(names: Sequence[str]) -> Text:
    """“c3 and d3”: the squares of a tile, the one with the objects first."""
    return Text("miyabi-squares", {"count": len(names), "first": names[0], "second": names[min(1, len(names) - 1)], "third": names[-1]})


def tile_name(number: int, key: str = "miyabi-tile-name") -> Text:
    """“double with fish (F2)”: with the place of its objects, which tells all forms apart; with the other key where its size is known."""
    return Text(key, {"form": _FORMS[FORMS[FORM[number]].code], "object": object_word(OBJECT[number]), "code": CODES[number]})
