"""A garden as one picture: terraces with cut edges, shadows by height, objects, and a figure for every level.

The top face of a square always stays on the grid; only edges and shadows leave it.
"""

from collections.abc import Iterator
from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.tiles import ALL_SQUARES, SIDE
from momiji.games.miyabi.table.garden import Garden
from momiji.ui import light

from .tile import EDGE, SMALL, bold, moss, objects, zen_drawing

REACH: Final = 0.24  # squares: room at the right and below for edges and shadows
HIGHEST_EDGE: Final = 5
SHADE: Final = 112
CHIP, BOLD_CHIP, LEAST_CHIP = 0.235, 0.3, 16
TINY: Final = 36  # pixels of a square: chips are smaller, and level 1 has none
TINY_CHIP: Final = 13
FIGURES: Final = 18  # levels with a figure of their own
_GROUND: Final = "abcdef"


def garden_picture(context: Any, garden: Garden, side: int, key: object) -> pygame.Surface:
    """Kept until this garden changes; `key` says whose it is."""
    picture: pygame.Surface = context.look.paint.version(
        ("miyabi-garden", key, side), (garden, context.look.art.high_contrast), lambda: Builder(context, garden, side).picture()
    )
    return picture


def needs(garden: Garden, side: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """What a worker may draw ahead."""
    for square in ALL_SQUARES:
        if garden.levels[square] and square not in garden.zen:
            yield moss(garden.levels[square], garden.open_sides(square)), (side, side)
        if garden.objects[square] and square not in garden.zen:
            yield objects(square // SIDE, garden.objects[square], side < SMALL), (side, side)
    for letter in _GROUND if side >= SMALL else ():
        yield f"miyabi/ground/{letter}", (side, side)


class Builder:
    def __init__(self, context: Any, garden: Garden, side: int) -> None:
        self.art, self.garden, self.s = context.look.art, garden, side
        self.bold = bold(self.art, side)
        size = SIDE * side + round(REACH * side)
        self.out = pygame.Surface((size, size), pygame.SRCALPHA)

    def picture(self, *, figures: bool = True) -> pygame.Surface:
        for square in ALL_SQUARES:
            self.out.blit(self.art.get(self._ground(square), (self.s, self.s)), self._corner(square))
        self._shadow(0)
        for level in range(1, max(self.garden.levels) + 1):
            here = [square for square in ALL_SQUARES if self.garden.levels[square] == level]
            for square in here:
                self._edges(square)
            for square in here:
                self._top(square)
            self._shadow(level)
            for square in here:
                self._objects(square)
        for square, level in self.garden.chips() if figures else ():
            self._chip(square, level)
        return self.out

    def _corner(self, square: int) -> tuple[int, int]:
        row, column = divmod(square, SIDE)
        return column * self.s, row * self.s

    def _ground(self, square: int) -> str:
        row, column = divmod(square, SIDE)
        return f"miyabi/ground/{_GROUND[(row * 5 + column * 7 + row * column) % len(_GROUND)] if not self.bold else 'mini'}"

    def _shadow(self, level: int) -> None:
        """One soft shadow of everything higher, seen only on squares of this level, and of bare ground also round the garden."""
        higher = [square for square in ALL_SQUARES if self.garden.levels[square] > level]
        if not higher:
            return
        k = max(1, self.s // 28)
        soft = light.clear(self.out.get_width() / k, self.out.get_height() / k, light.SHADE)
        for square in higher:
            x, y = (one / k for one in self._corner(square))
            s = self.s / k
            by = (min(HIGHEST_EDGE, self.garden.levels[square] - level) * EDGE * 1.25 + 0.05) * s
            hull = [(x, y), (x + s, y), (x + s + by, y + by), (x + s + by, y + s + by), (x + by, y + s + by), (x, y + s)]
            pygame.draw.polygon(soft, (*light.SHADE, SHADE), hull)
        soft = pygame.transform.gaussian_blur(soft, max(1, round(self.s * 0.04 / k)))
        soft = pygame.transform.smoothscale(soft, self.out.get_size())
        for square in ALL_SQUARES:
            if self.garden.levels[square] == level:
                place = pygame.Rect(self._corner(square), (self.s, self.s))
                self.out.blit(soft, place, place)
        if level == 0:
            field, (w, h) = SIDE * self.s, self.out.get_size()
            for place in (pygame.Rect(field, 0, w - field, h), pygame.Rect(0, field, field, h - field)):
                self.out.blit(soft, place, place)

    def _edges(self, square: int) -> None:
        for letter in "es":
            high = min(HIGHEST_EDGE, self.garden.levels[square] - self.garden.level(self.garden.beside(square, letter)))
            if high > 0:
                size = round(self.s * (200 + 9 * high) / 200)
                self.out.blit(self.art.get(f"miyabi/cut/{letter}-{high}", (size, size)), self._corner(square))

    def _top(self, square: int) -> None:
        size, place = (self.s, self.s), self._corner(square)
        if square in self.garden.zen:
            self.out.blit(self.art.get("miyabi/zen/slab", size), place)
        else:
            self.out.blit(self.art.get(moss(self.garden.levels[square], self.garden.open_sides(square)), size), place)

    def _objects(self, square: int) -> None:
        """A square beside a much higher one loses a strip: its objects stand smaller in what is left."""
        if not self.garden.objects[square]:
            return
        row, column = divmod(square, SIDE)
        near = [(row - 1, column), (row, column - 1), (row - 1, column - 1)]
        over = max((self.garden.levels[r * SIDE + c] for r, c in near if r >= 0 and c >= 0), default=0) - self.garden.levels[square]
        size = self.s - round(self.s * EDGE * max(0, min(HIGHEST_EDGE, over) - 1))
        x, y = self._corner(square)
        if square in self.garden.zen:
            name = zen_drawing(row, self.bold, square != self.garden.waiting)
        else:
            name = objects(row, self.garden.objects[square], self.bold)
        self.out.blit(self.art.get(name, (size, size)), (x + self.s - size, y + self.s - size))

    def _chip(self, square: int, level: int) -> None:
        if self.s < TINY and level == 1:
            return
        share = BOLD_CHIP if self.art.high_contrast else CHIP
        size = TINY_CHIP if self.s < TINY else max(LEAST_CHIP, round(self.s * share))
        x, y = self._corner(square)
        gap = round(self.s * 0.03)
        chip = self.art.get(f"miyabi/chip/{min(level, FIGURES)}", (size, size))
        self.out.blit(chip, (x + self.s - size - gap, y + self.s - size - gap))
