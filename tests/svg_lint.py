"""What the rasteriser silently draws wrong: a drawing that uses any of it is refused with a sentence."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Final

SHAPES: Final = frozenset({"path", "circle", "ellipse", "rect", "line", "polyline", "polygon"})
KNOWN: Final = SHAPES | {"svg", "g", "defs", "linearGradient", "radialGradient", "stop"}
UNHEARD: Final = (
    "clip-path",
    "mask",
    "filter",
    "marker",
    "marker-start",
    "marker-mid",
    "marker-end",
    "fx",
    "fy",
    "class",
    "mix-blend-mode",
)
COLOURS: Final = frozenset({"none", "black", "white"})
PAINTS: Final = ("fill", "stroke", "stop-color", "color")
CORNERS: Final = {"linearGradient": ("x1", "y1", "x2", "y2"), "radialGradient": ("cx", "cy", "r")}


def complaints(svg: str) -> list[str]:
    """Everything in this drawing that would be ignored or drawn wrong; empty for a good one."""
    root = ET.fromstring(svg)
    ids = {element.get("id") for element in root.iter()}
    return [what for element in root.iter() for what in _element(element, root, ids)]


def _element(element: ET.Element, root: ET.Element, ids: set[str | None]) -> Iterator[str]:
    name = element.tag.rpartition("}")[2]
    if name not in KNOWN or (name == "svg" and element is not root):
        yield f"<{name}> is not drawn"
    said = {**element.attrib, **_styled(element.get("style", ""))}
    yield from (f"{word} is ignored" for word in UNHEARD if word in said)
    for word in PAINTS:
        if word in said:
            yield from _paint(word, said[word].strip(), ids)
    if name == "g" and float(said.get("opacity", 1)) < 1 and sum(1 for child in element.iter() if _is_shape(child)) > 1:
        yield "opacity of a group is given to each of its shapes"
    if name in CORNERS and said.get("gradientUnits") != "userSpaceOnUse":
        plain = [word for word in CORNERS[name] if not said.get(word, "50%").endswith("%")]
        yield from (f"{word} of a gradient as a plain number needs userSpaceOnUse or %" for word in plain)


def _is_shape(element: ET.Element) -> bool:
    return element.tag.rpartition("}")[2] in SHAPES


def _styled(style: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in style.split(";") if ":" in part)
    return {name.strip(): value.strip() for name, _, value in pairs}


def _paint(word: str, value: str, ids: set[str | None]) -> Iterator[str]:
    if found := re.fullmatch(r"url\(#([^)]+)\)", value):
        if found[1] not in ids:
            yield f"{word} speaks of {found[1]}, which is not there"
    elif not re.fullmatch(r"#[0-9A-Fa-f]{3}([0-9A-Fa-f]{3})?", value) and value not in COLOURS:
        yield f"{word} {value} is not understood"
