"""A garden as one picture: terraces with cut edges, shadows by height, objects, and a figure for every level.

The top face of a square always stays on the grid; only edges and shadows leave it.
"""

from collections.abc import Iterator
from functools import partial
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
CASTING: Final = ((1, 0), (0, 1), (1, 1))  # the light comes from the upper left
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
        self.art, self.paint, self.garden, self.s = context.look.art, context.look.paint, garden, side
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
        """What stands above a square, left of it and between both casts a shadow on it; at the border it falls beside the garden."""
        reach = SIDE + (level == 0)
        for row in range(reach):
            for column in range(reach):
                if self._level(row, column) == level:
                    over = tuple(min(HIGHEST_EDGE, max(0, self._level(row - up, column - left) - level)) for up, left in CASTING)
                    if any(over):
                        picture = self.paint.kept(("miyabi-shadow", self.s, over), partial(_shadow, self.s, over))
                        self.out.blit(picture, (column * self.s, row * self.s))

    def _level(self, row: int, column: int) -> int:
        return self.garden.levels[row * SIDE + column] if 0 <= row < SIDE and 0 <= column < SIDE else 0

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


def _shadow(side: int, over: tuple[int, ...]) -> pygame.Surface:
    """On one square, of neighbours so many levels higher: swept to the lower right, soft, made at a fraction of the size."""
    k, pad = max(1, side // 28), side // 4
    s, size = side / k, (side + 2 * pad) / k
    soft = light.clear(size, size, light.SHADE)
    for (up, left), high in zip(CASTING, over, strict=True):
        if high:
            x, y = pad / k - left * s, pad / k - up * s
            by = (high * EDGE * 1.25 + 0.05) * s
            hull = [(x, y), (x + s, y), (x + s + by, y + by), (x + s + by, y + s + by), (x + by, y + s + by), (x, y + s)]
            pygame.draw.polygon(soft, (*light.SHADE, SHADE), hull)
    soft = pygame.transform.gaussian_blur(soft, max(1, round(side * 0.04 / k)))
    soft = pygame.transform.smoothscale(soft, (side + 2 * pad, side + 2 * pad))
    return soft.subsurface(pygame.Rect(pad, pad, side, side)).copy()
