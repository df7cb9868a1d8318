"""Landscapes as things on the table: one in its frame, several grown together into a panorama, and on their way."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.services import Look

BACK: Final = "landscapes/back"
TRIM: Final = 9  # units of the drawing’s own margin that the frame covers above and below
ASPECT: Final = (700 - 2 * TRIM) / 500
NAMES: Final = {
    "A": "a-stepping-stones", "B": "b-twin-paths", "C": "c-raked-sand", "D": "d-deep-grove", "E": "e-tea-house", "F": "f-lone-pine",
    "G": "g-leaf-stream", "H": "h-shrine-path", "I": "i-bell-tower", "J": "j-moon-bridge", "K": "k-three-lanterns", "L": "l-bonfire",
    "M": "m-mossy-roots", "N": "n-waterfall",
}  # fmt: skip
_EDGE: Final = (60, 44, 34)
_MAT: Final = (253, 246, 228)


def frame(width: int) -> int:
    """How broad the cream frame round pictures of this width is, its ink lines included."""
    return max(2, round(width * 0.019))


def size(width: int, count: int = 1) -> tuple[int, int]:
    """The outer size of so many landscapes of this picture width, grown together."""
    return width * count + 2 * frame(width), round(width * ASPECT) + 2 * frame(width)


def picture_width(outer: int) -> int:
    """The widest picture whose frame still fits into `outer`."""
    width = outer
    while width > 8 and size(width)[0] > outer:
        width -= 1
    return width


def panorama(look: Look, letters: Sequence[str], width: int, used: Sequence[bool] = ()) -> pygame.Surface:
    """Any landscapes in any order stand edge to edge as one picture: one frame, a faint line at each join."""
    spent = tuple(used) or (False,) * len(letters)

    def draw() -> pygame.Surface:
        edge, (w, h) = frame(width), size(width, len(letters))
        radius = max(2.0, width * 0.02)
        out = light.rounded(w, h, radius, _EDGE)
        rim = max(1, round(width * 0.004))
        out.blit(light.rounded(w - 2 * rim, h - 2 * rim, radius, _MAT), (rim, rim))
        inner = (w - 2 * edge, h - 2 * edge)
        for index, letter in enumerate(letters):
            shown = pygame.Rect(0, round(TRIM * width / 500), width, inner[1])
            out.blit(look.sprites.landscape(NAMES[letter], width, spent=spent[index]), (edge + width * index, edge), shown)
            if index:
                join = light.clear(rim, inner[1])
                join.fill((*theme.INK, 110))
                out.blit(join, (edge + width * index - rim // 2, edge))
        pygame.draw.rect(out, theme.INK, (edge - rim, edge - rim, inner[0] + 2 * rim, inner[1] + 2 * rim), rim)
        return out

    return look.paint.kept(("panorama", tuple(letters), width, spent), draw)


def back(look: Look, width: int) -> pygame.Surface:
    """Face down, as large as a framed landscape of this picture width."""
    return look.art.get(BACK, size(width))


def on_its_way(look: Look, letter: str, width: int, shown: float, *, turn: float = 0.0, angle: float = 0.0) -> pygame.Surface:
    """A landscape in flight: drawn once at `width` and scaled down to `shown`; `turn` 1 is face down, `angle` tilts a dragged one."""
    step = max(8, round(shown / 4) * 4) if abs(shown - width) > 2 else width
    phase, degrees = round(turn * 12), round(angle)
    if step == width and not phase and not degrees:
        return panorama(look, [letter], width)

    def draw() -> pygame.Surface:
        whole = back(look, width) if phase > 6 else panorama(look, [letter], width)
        w, h = size(step)
        small = pygame.transform.smoothscale(whole, (max(2, round(w * abs(1 - phase / 6))), h))
        return pygame.transform.rotozoom(small, degrees, 1) if degrees else small

    return look.paint.kept(("landscape on its way", letter, width, step, phase, degrees), draw)


def put(target: pygame.Surface, look: Look, picture: pygame.Surface, centre: tuple[float, float], lift: float = 0.0) -> pygame.Rect:
    """Lay a picture of landscapes down with its shadow; `lift` in canvas pixels makes it longer and softer."""
    place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    high = min(1.0, lift / 24)
    look.paint.shade(target, place, radius=5, blur=round(6 + 8 * high), drop=4 + 14 * high)
    target.blit(picture, place)
    return place
