"""Marks on things that need no colour to be told apart: corners for what changed, light on what is about to move."""

from math import pi, sin

import pygame

from momiji.ui import light, theme
from momiji.ui.services import Look

REACH = 26  # canvas pixels a mark may stand out


def draw_corners(target: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """Four small angles round a thing, cream on ink: seen on paper as well as on wood."""

    def draw() -> pygame.Surface:
        u, out = look.scale.u, look.scale.px(6)
        size = (rect.w + 2 * out, rect.h + 2 * out)
        k = 3
        big = light.clear(size[0] * k, size[1] * k, theme.INK)
        long = max(look.scale.px(8), min(look.scale.px(18), round(min(size) * 0.2))) * k
        w, h, inset = size[0] * k, size[1] * k, max(2.0, 2.6 * u) * k
        for colour, width in ((theme.INK, max(3.0, 5.2 * u) * k), (theme.CREAM, max(1.2, 2.4 * u) * k)):
            for x, along in ((inset, 1), (w - inset, -1)):
                for y, down in ((inset, 1), (h - inset, -1)):
                    grow = width / 2 if colour == theme.INK else 0.0
                    ends = ((x - along * grow, y), (x + along * (long + grow), y)), ((x, y - down * grow), (x, y + down * (long + grow)))
                    for start, end in ends:
                        pygame.draw.line(big, (*colour, 255), start, end, max(1, round(width)))
        return pygame.transform.smoothscale(big, size)

    picture = look.paint.kept(("corners", rect.size), draw)
    target.blit(picture, picture.get_rect(center=rect.center))


def draw_light(target: pygame.Surface, look: Look, rect: pygame.Rect, radius: float, strength: float) -> None:
    """Cream light round a thing; `radius` of its corners on the canvas, `strength` 0 to 1."""
    if strength <= 0:
        return

    def draw() -> pygame.Surface:
        reach = look.scale.px(24)
        out = light.clear(rect.w + 2 * reach, rect.h + 2 * reach, theme.CREAM)
        inner = pygame.Rect(reach, reach, *rect.size)
        look.paint.glow(out, inner, theme.CREAM, radius=radius, spread=7)
        out.blit(look.paint.rounded(*rect.size, radius * look.scale.u, theme.INK, 150, line=look.paint.line(6)), inner)
        out.blit(look.paint.rounded(*rect.size, radius * look.scale.u, theme.CREAM, line=look.paint.line(3)), inner)
        return out

    picture = look.paint.kept(("light", rect.size, round(radius)), draw)
    picture.set_alpha(round(255 * min(1.0, strength)))
    target.blit(picture, picture.get_rect(center=rect.center))
    picture.set_alpha(255)


def swell(share: float) -> float:
    """Light that comes and goes once."""
    return sin(pi * max(0.0, min(1.0, share)))
