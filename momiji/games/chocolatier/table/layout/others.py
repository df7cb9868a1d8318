"""The panels of the other players: complete, small."""

from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui.table.measure import Measure

TOP: Final = 16
HIGH: Final = 240
RAISED: Final = 4  # the panel of whoever plays


@dataclass(frozen=True, slots=True)
class Panel:
    """Measures inside a panel, from its upper left corner."""

    width: float
    crest: float
    name: tuple[float, float, float]  # middle of its left end, and size
    points: tuple[float, float, float]  # of the figure
    pitch: float
    praline: float
    box_top: float
    floor: tuple[float, float]  # the left upper corner of its first place
    cost: tuple[float, float]  # where the sum of the floor stands
    holder: tuple[float, float]  # plate 5
    chip: tuple[float, float]  # left middle
    bell: tuple[float, float]

    @property
    def box_left(self) -> float:
        return self.width - 20 - 5 * self.pitch

    def place(self, row: int, column: int) -> tuple[float, float]:
        """The middle of a place of the box."""
        return self.box_left + (column + 0.5) * self.pitch, self.box_top + (row + 0.5) * self.pitch

    def on_line(self, row: int, nth: int) -> tuple[float, float]:
        return self.box_left - 18 - (nth + 0.5) * self.pitch, self.box_top + (row + 0.5) * self.pitch

    def on_floor(self, nth: int) -> tuple[float, float]:
        return self.floor[0] + (nth + 0.5) * self.pitch, self.floor[1] + self.pitch / 2


WIDE: Final = Panel(800, 84, (120, 37, 34), (102, 146, 50), 42, 37, 15, (18, 183), (194, 146), (336, 204), (120, 83), (278, 146))
NARROW: Final = Panel(560, 64, (18, 108, 28), (70, 156, 42), 36, 31, 12, (162, 198), (542, 216), (142, 216), (94, 48), (128, 156))
LARGE: Final = Panel(408, 0, (0, 0, 0), (0, 0, 0), 36, 31, 12, (10, 200), (0, 0), (284, 218), (0, 0), (0, 0))  # lines, box and floor alone
LEFT: Final = {2: (560,), 3: (152, 968), 4: (104, 680, 1256)}


def panel_of(players: int) -> Panel:
    return NARROW if players == 4 else WIDE


def panel_rect(measure: Measure, players: int, index: int, *, raised: bool) -> pygame.Rect:
    """Of the other players the first, second or third."""
    left = LEFT[players]
    across = 0.5 if len(left) == 1 else index / (len(left) - 1)
    return measure.rect(left[index], TOP - (RAISED if raised else 0), panel_of(players).width, HIGH, across)
