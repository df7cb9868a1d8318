"""The largest group of objects and the largest meadow, drawn into the picture of a garden."""

from collections.abc import Mapping
from typing import Final

import pygame

from momiji.games.miyabi.rules.preview import Group
from momiji.games.miyabi.rules.setup import COLOUR, MEADOW
from momiji.games.miyabi.rules.tiles import SIDE
from momiji.ui import theme

from .tile import outline

LINES: Final = {COLOUR: (theme.GOLD, theme.GOLD_LINE), MEADOW: (theme.CREAM, (44, 74, 43))}


def draw_groups(target: pygame.Surface, groups: Mapping[str, Group], at: tuple[int, int], side: int) -> None:
    """Objects in gold, green squares in cream."""
    width = max(1.5, side * 0.05)
    for name, group in groups.items():
        cells = tuple(divmod(square, SIDE) for square in group.squares)
        if cells:
            top, left = min(row for row, _ in cells), min(column for _, column in cells)
            around = outline(side, cells, LINES[name][0], width, LINES[name][1])
            target.blit(around, (at[0] + left * side - side // 4, at[1] + top * side - side // 4))
