"""The other players at the right: complete gardens, small; between two players also how the rows stand."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

Canvas = tuple[float, float, float, float]

LEFT, WIDTH = 1370, 534
ROWS: Final[Canvas] = (1370, 698, 534, 366)
GARDEN: Final = (7.14, 7.04)  # in squares
FIELD: Final = (0.78, 0.68)
_TOP: Final = {2: (92,), 3: (92, 585), 4: (92, 421, 750)}


@dataclass(frozen=True, slots=True)
class Panel:
    """Measures inside a panel, from its upper left corner."""

    high: float
    side: float  # of a square
    garden: tuple[float, float]
    crest: tuple[float, float, float]  # its middle, and size
    name: tuple[float, float, float]  # left, middle, size
    chip: tuple[float, float] | None  # left middle; None: all in one line, tablets too
    rule: tuple[float, float, float]  # left, y, width
    points: tuple[float, float, float]  # left or right end, middle, size
    rows: tuple[float, float] | None = None  # the middles of what stands beside the rows: objects, points they would bring
    tablets: tuple[float, float, float] = (0, 10, 42)  # left, top, width
    bonsai: tuple[float, float, float] = (108, 38, 48)  # its middle, and size; in one line the name makes room for it


PANELS: Final = {
    2: Panel(590, 70, (17, 82), (46, 38, 54), (84, 38, 34), None, (14, 70, 506), (516, 38, 44)),
    3: Panel(479, 55, (15, 82), (44, 38, 52), (80, 38, 34), None, (14, 70, 506), (516, 38, 44), (438, 491)),
    4: Panel(
        314,
        41,
        (12, 12),
        (426, 42, 56),
        (398, 91, 29),
        (398, 130),
        (398, 154, 124),
        (462, 36, 40),
        (326, 366),
        (398, 164, 38),
        (494, 280, 52),
    ),
}


def bonsai(players: int, rect: pygame.Rect, px: Callable[[float], int]) -> pygame.Rect:
    """Where it stands on the panel of whoever began: found without any words, so that it can fly there."""
    x, y, size = PANELS[players].bonsai
    return pygame.Rect(0, 0, px(size), px(size)).move_to(center=(rect.x + px(x), rect.y + px(y)))


def panel(players: int, index: int) -> Canvas:
    """Of the other players the first, second or third."""
    return LEFT, _TOP[players][index], WIDTH, PANELS[players].high
