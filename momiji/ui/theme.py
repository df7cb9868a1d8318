"""Palette, type roles and the grid: every colour and measure a scene may use."""

from dataclasses import dataclass, field
from typing import Final

import pygame

Colour = tuple[int, int, int]

INK: Final[Colour] = (43, 35, 32)
INK_SOFT: Final[Colour] = (92, 76, 64)
INK_HINT: Final[Colour] = (112, 95, 79)  # what an empty field says of itself
PAPER: Final[Colour] = (255, 245, 220)
PAPER_LIT: Final[Colour] = (255, 250, 234)
SCROLL: Final[Colour] = (255, 243, 214)
CREAM: Final[Colour] = (251, 243, 226)
WOOD: Final[Colour] = (58, 48, 42)
WOOD_WORDS: Final[Colour] = (236, 222, 194)
INDIGO: Final[Colour] = (38, 62, 96)
INDIGO_LIT: Final[Colour] = (50, 82, 126)
VERMILION: Final[Colour] = (196, 65, 44)
DEEP_RED: Final[Colour] = (150, 36, 24)
GOLD: Final[Colour] = (240, 178, 58)
GOLD_LINE: Final[Colour] = (107, 68, 8)
GOLD_INK: Final[Colour] = (116, 72, 8)
RULE: Final[Colour] = (150, 120, 90)
TABLE_LINE: Final[Colour] = (206, 184, 146)
TAUPE: Final[Colour] = (127, 106, 87)
NIGHT: Final[Colour] = (24, 19, 17)
SAND: Final[Colour] = (204, 182, 148)
REFUSED_PAPER: Final[Colour] = (255, 240, 226)
REFUSED_LINE: Final[Colour] = (58, 20, 14)
REFUSED_INK: Final[Colour] = (70, 20, 14)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf type: `key` is its identity, `deep` its ink, the sky runs top, mid, tint; `art` names the drawing."""

    art: str
    key: Colour
    deep: Colour
    top: Colour
    mid: Colour
    tint: Colour


LEAVES: Final[dict[str, Leaf]] = {
    "red": Leaf("red-maple", (203, 42, 48), (90, 14, 22), (203, 42, 48), (238, 156, 134), (251, 227, 210)),
    "orange": Leaf("orange-oak", (232, 138, 48), (94, 43, 11), (232, 138, 48), (245, 190, 126), (253, 235, 207)),
    "yellow": Leaf("yellow-ginkgo", (251, 224, 78), (95, 67, 10), (248, 212, 64), (251, 228, 138), (255, 248, 214)),
    "green": Leaf("green-bamboo", (70, 138, 108), (15, 58, 44), (70, 138, 108), (156, 201, 174), (227, 240, 221)),
    "purple": Leaf("purple-shiso", (138, 58, 157), (52, 16, 63), (138, 58, 157), (201, 160, 210), (243, 228, 242)),
    "brown": Leaf("brown-zelkova", (74, 48, 42), (35, 18, 14), (74, 48, 42), (179, 150, 126), (239, 226, 208)),
    "blue": Leaf("blue-morning-glory", (105, 194, 243), (13, 52, 89), (79, 174, 230), (169, 219, 246), (230, 245, 253)),
}

DYES: Final[dict[str, Colour]] = {
    "flower": (142, 47, 60),
    "fan": (47, 75, 110),
    "lantern": (78, 91, 52),
    "crane": (62, 58, 68),
    "wave": (138, 100, 36),
}


@dataclass(frozen=True, slots=True)
class Role:
    """A voice of the type: a face and its size on the 1920×1080 canvas."""

    face: str
    px: float

    def at(self, px: float) -> "Role":
        return Role(self.face, px)


SCENE_TITLE: Final = Role("Alegreya-ExtraBold", 62)
WINNER: Final = Role("Alegreya-ExtraBold", 84)
SHEET_TITLE: Final = Role("Alegreya-ExtraBold", 46)
TOTAL: Final = Role("Alegreya-Black", 66)
SEAL: Final = Role("Alegreya-Black", 24)
NAME: Final = Role("Alegreya-Bold", 30)
MENU: Final = Role("Alegreya-Bold", 34)
COUNT: Final = Role("Alegreya-ExtraBold", 34)
TIP_TITLE: Final = Role("Alegreya-ExtraBold", 31)
PRIMARY: Final = Role("AlegreyaSans-ExtraBold", 32)
PLAIN: Final = Role("AlegreyaSans-Bold", 26)
READING: Final = Role("AlegreyaSans-Medium", 25)
READING_BOLD: Final = Role("AlegreyaSans-Bold", 25)
SECOND: Final = Role("AlegreyaSans-Bold", 22)
CHIP: Final = Role("AlegreyaSans-Bold", 20)
CHIP_COUNT: Final = Role("AlegreyaSans-Bold", 26)
PROSE: Final = Role("Alegreya-Medium", 26)
TAGLINE: Final = Role("Alegreya-MediumItalic", 36)

TITLE_SCENE: Final = "table/title-scene"  # the drawing behind the title
CANVAS: Final = (1920, 1080)
SMALLEST_WINDOW: Final = (1024, 640)
SMALLEST_TEXT: Final = 15
FULL_GROWTH: Final = 28.0


@dataclass(frozen=True, slots=True)
class Scale:
    """A window size and a text scale: turns canvas measures into real pixels."""

    width: int
    height: int
    text: float = 1.0
    u: float = field(init=False, compare=False)  # pixels in a measure of the canvas; asked a thousand times for one layout

    def __post_init__(self) -> None:
        object.__setattr__(self, "u", min(self.width / CANVAS[0], self.height / CANVAS[1]))

    def px(self, measure: float) -> int:
        """Rounded away from nothing: a line that exists on the canvas never vanishes."""
        real = round(measure * self.u)
        return real if real or not measure else (1 if measure > 0 else -1)

    def x(self, measure: float, anchor: float = 0.5) -> int:
        """Across: anchor 0 keeps to the left edge of a wide window, 1 to the right one, ½ to the canvas in its middle."""
        return round(measure * self.u + (self.width - CANVAS[0] * self.u) * anchor)

    def y(self, measure: float, anchor: float = 0.5) -> int:
        return round(measure * self.u + (self.height - CANVAS[1] * self.u) * anchor)

    def rect(self, x: float, y: float, w: float, h: float, across: float = 0.5, down: float = 0.5) -> pygame.Rect:
        """Edges are rounded, not sizes, so that neighbours on the canvas stay neighbours in the window."""
        left, top = self.x(x, across), self.y(y, down)
        return pygame.Rect(left, top, max(1, self.x(x + w, across) - left), max(1, self.y(y + h, down) - top))

    def grown(self, px: float) -> float:
        """Words up to 28 grow in full, larger ones to at least the same height and by two fifths of the growth."""
        if px <= FULL_GROWTH:
            return px * self.text
        return max(FULL_GROWTH * self.text, px * (1 + 0.4 * (self.text - 1)))

    def type(self, px: float) -> int:
        """The real size of a word, never under 15 pixels."""
        return max(SMALLEST_TEXT, round(self.grown(px) * self.u))

    def room(self, px: float) -> float:
        """How much larger words of this size stand than the canvas expects: the factor by which their rows must grow."""
        return self.type(px) / (px * self.u)
