"""Pairs of words and grounds: the same papers and buttons in colours that keep 7 : 1 wherever something is read on them."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from momiji.ui.theme import Colour

_LIGHT: Final = 0.4  # a ground as light as this is paper
_DARK: Final = 0.2  # and an ink as dark as this is meant for it
_DEEP: Final = 0.06  # as dark as a ground must be for light words
_PALE: Final = 0.3  # as light as a line must be on a dark ground


@dataclass(frozen=True, slots=True)
class Pair:
    words: Colour
    ground: Colour

    @property
    def dark(self) -> bool:
        """Light words on a dark ground."""
        return luminance(self.ground) < luminance(self.words)

    def ink(self, colour: Colour) -> Colour:
        """What words meant for paper are written in; words on dark things keep their colour."""
        return self.words if luminance(colour) < _DARK else colour

    def tone(self, colour: Colour) -> Colour:
        """Paper becomes the ground; coloured grounds under light words become deeper."""
        return self.ground if luminance(colour) > _LIGHT else deep(colour)

    def stroke(self, colour: Colour) -> Colour:
        """A line drawn on paper keeps its colour, and stands out from a dark ground."""
        return pale(colour) if self.dark else colour


PAIRS: Final[dict[str, Pair]] = {
    "white": Pair((0, 0, 0), (255, 255, 255)),
    "yellow": Pair((20, 16, 0), (255, 232, 120)),
    "blue": Pair((8, 18, 66), (222, 236, 252)),
    "dark": Pair((255, 246, 214), (20, 18, 17)),
}


@cache
def luminance(colour: Colour) -> float:
    """Of light, 0 to 1, as the eye weighs it."""
    red, green, blue = (c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def pale(colour: Colour) -> Colour:
    """The same colour, light enough for a line on a dark ground."""
    while luminance(colour) < _PALE:
        red, green, blue = (min(255, part + max(1, (255 - part) // 12)) for part in colour)
        colour = (red, green, blue)
    return colour


@cache
def deep(colour: Colour) -> Colour:
    """The same colour, dark enough for light words."""
    while luminance(colour) > _DEEP:
        red, green, blue = (round(part * 0.93) for part in colour)
        colour = (red, green, blue)
    return colour
