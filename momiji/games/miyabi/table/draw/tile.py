"""A loose tile, composed of square pieces in the direction it lies: the light stays where it is when a tile is turned."""

from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.tiles import COUNT, INDEX, NAMES, OBJECT
from momiji.games.miyabi.table import shapes
from momiji.ui import light
from momiji.ui.services import Look
from momiji.ui.theme import Colour

SMALL: Final = 64  # pixels of a square: below it the plainer drawings
HIGHEST: Final = 6  # moss has no further tone
EDGE: Final = 0.045  # of a square: one level


def moss(level: int, sides: str) -> str:
    return f"miyabi/moss/{min(level, HIGHEST)}-{sides}"


def bold(art: Any, side: int) -> bool:
    """Whether the drawings with thick lines and flat fields are shown: where a square is small, and to whoever wants high contrast."""
    return side < SMALL or bool(art.high_contrast)


def objects(kind: int, count: int, mini: bool) -> str:
    return f"miyabi/objects/{'mini/' if mini else ''}{NAMES[kind]}-{count}"


def alone(kind: int, size: int) -> str:
    """One object by itself, as a sign."""
    return f"miyabi/objects/{'mini/' if size < SMALL else ''}{NAMES[kind]}"


def zen_drawing(kind: int, mini: bool, enclosed: bool = False) -> str:
    return f"miyabi/zen/{'mini/' if mini else ''}{NAMES[kind]}{'-enclosed' if enclosed else ''}"


def of_face(face: str) -> tuple[int, str]:
    """The tile of a face, and how it lies."""
    code, _, direction = face.partition(".")
    return INDEX[code], direction


def tile_picture(look: Look, tile: int, direction: str, side: int, level: int = 1) -> pygame.Surface:
    """As large as its box, and a little more at the right and below for the cut edge."""

    def draw() -> pygame.Surface:
        top, left, rows, columns = shapes.box(tile, direction)
        around = shapes.cells(tile, direction)
        reach, art = max(1, round(side * EDGE)), look.art
        out = pygame.Surface((columns * side + reach, rows * side + reach), pygame.SRCALPHA)
        places = {cell: ((cell[1] - left) * side, (cell[0] - top) * side) for cell in around}
        edge = round(side * 209 / 200)
        for cell, place in places.items():
            for letter in "es":
                if letter in shapes.sides(around, cell):
                    out.blit(art.get(f"miyabi/cut/{letter}-1", (edge, edge)), place)
        for cell, place in places.items():
            out.blit(art.get(moss(level, shapes.sides(around, cell)), (side, side)), place)
        out.blit(art.get(objects(OBJECT[tile], COUNT[tile], bold(art, side)), (side, side)), places[(0, 0)])
        return out

    return look.paint.kept(("miyabi-tile", tile, direction, side, min(level, HIGHEST), look.art.high_contrast), draw)


def zen_picture(look: Look, kind: int, side: int) -> pygame.Surface:
    def draw() -> pygame.Surface:
        out: pygame.Surface = look.art.get("miyabi/zen/slab", (side, side)).copy()
        out.blit(look.art.get(zen_drawing(kind, bold(look.art, side)), (side, side)), (0, 0))
        return out

    return look.paint.kept(("miyabi-zen", kind, side), draw)


def draw_lifted(
    target: pygame.Surface, context: Any, key: tuple[Any, ...], picture: pygame.Surface, at: tuple[int, int], lift: float
) -> None:
    """With its shadow: the higher, the softer. `lift` in pixels of the canvas."""
    look, u = context.look, context.scale.u
    blur, drop = round(4 + lift * 0.55), 3 + lift
    soft, margin = look.sprites.shadow_of((*key, picture.get_size(), blur), picture, blur=blur, alpha=150)
    target.blit(soft, (at[0] - margin + round(drop * u * 0.5), at[1] - margin + round(drop * u)))
    target.blit(picture, at)


def resting(context: Any, key: tuple[Any, ...], picture: pygame.Surface) -> pygame.Surface:
    """A tile that fits nowhere now: half grey under a veil of gravel."""

    def draw() -> pygame.Surface:
        out = light.grey(picture, 0.5)
        light.fade(out, 130)
        return out

    out: pygame.Surface = context.look.paint.kept(("miyabi-rests", *key, picture.get_size()), draw)
    return out


def outline(side: int, cells: tuple[shapes.Cell, ...], colour: Colour, width: float, dark: Colour | None = None) -> pygame.Surface:
    """A line along the edge of some squares, inside a margin of a quarter square."""
    rows, columns = zip(*cells, strict=True)
    top, left = min(rows), min(columns)
    k, reach = 3, side // 4
    size = ((max(columns) - left + 1) * side + 2 * reach, (max(rows) - top + 1) * side + 2 * reach)
    body = pygame.Surface((size[0] * k, size[1] * k), pygame.SRCALPHA)

    def fill(by: float, paint: tuple[int, int, int, int]) -> None:
        """Every square, and every two neighbours, so that no corner is left between them."""
        for row, column in cells:
            for down, right in ((0, 0), (0, 1), (1, 0)):
                if (row + down, column + right) in cells:
                    corner = (((column - left) * side + reach) * k, ((row - top) * side + reach) * k)
                    rect = pygame.Rect(corner, (side * (1 + right) * k, side * (1 + down) * k)).inflate(2 * by * k, 2 * by * k)
                    pygame.draw.rect(body, paint, rect, border_radius=round((side * 0.085 + by) * k))

    if dark is not None:
        fill(width + max(1.0, width * 0.4), (*dark, 255))
    fill(width, (*colour, 255))
    fill(0.0, (0, 0, 0, 0))
    return pygame.transform.smoothscale(body, size)
