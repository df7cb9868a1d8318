"""The other players at the right: complete gardens, small; between two players also how the rows stand."""

from dataclasses import dataclass
from typing import Final

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
    chip: tuple[float, float] | None  # left middle; None: after the name
    rule: tuple[float, float, float]  # left, y, width
    points: tuple[float, float, float]  # left or right end, middle, size
    counts: float | None  # the middle of the numbers beside the rows
    tablets: tuple[float, float, float, bool]  # left, top, width, one under the other
    bonsai: tuple[float, float, float]


PANELS: Final = {
    2: Panel(590, 70, (17, 82), (46, 38, 54), (84, 38, 34), None, (14, 70, 506), (516, 38, 44), None, (390, 10, 40, False), (330, 34, 46)),
    3: Panel(479, 55, (15, 82), (44, 38, 52), (80, 38, 34), None, (14, 70, 506), (516, 38, 44), 429, (456, 86, 62, True), (330, 34, 46)),
    4: Panel(
        314,
        41,
        (12, 12),
        (374, 44, 56),
        (408, 32, 30),
        (408, 66),
        (346, 88, 176),
        (346, 120, 44),
        322,
        (346, 152, 52, False),
        (490, 262, 56),
    ),
}


def panel(players: int, index: int) -> Canvas:
    """Of the other players the first, second or third."""
    return LEFT, _TOP[players][index], WIDTH, PANELS[players].high
