"""Handmade paper: one multiply tile of grain, clouds and fibres for the whole program, and sheets with cut or torn edges."""

import math
import random
from functools import cache
from typing import Final

import pygame

from momiji.ui.light import clear, gradient, rounded
from momiji.ui.theme import Colour

TILE: Final = 1020
GRAIN: Final = 256
_STRIP: Final = 12


def _noise(w: int, h: int, rng: random.Random, low: int) -> pygame.Surface:
    """Grey dots from `low` to white: random bytes, and a palette that leads each of them there."""
    dots = pygame.image.frombytes(rng.randbytes(w * h), (w, h), "P")
    dots.set_palette([(grey, grey, grey) for grey in (low + (256 - low) * byte // 256 for byte in range(256))])
    out = pygame.Surface((w, h), 0, 24)
    out.blit(dots, (0, 0))
    return out


def _seamless(cells: int, scale: int, rng: random.Random, low: int) -> pygame.Surface:
    """Small noise wrapped by two cells, scaled up softly, cropped: tiles without a seam."""
    small, wrapped = _noise(cells, cells, rng, low), pygame.Surface((cells + 4, cells + 4), 0, 24)
    for x in (-cells, 0, cells):
        for y in (-cells, 0, cells):
            wrapped.blit(small, (x + 2, y + 2))
    big = pygame.transform.smoothscale(wrapped, ((cells + 4) * scale, (cells + 4) * scale))
    return big.subsurface((2 * scale, 2 * scale, cells * scale, cells * scale)).copy()


def _shifts(along: list[float], span: int) -> list[int]:
    """By how much a fibre is moved to be seen on the tile: what leaves it at one edge comes in at the other."""
    return [shift for shift in (-span, 0, span) if max(along) + shift > -2 and min(along) + shift < span + 2]


@cache
def tile() -> pygame.Surface:
    """Grain, slow clouds and fibres, to be multiplied into a flat tone."""
    rng = random.Random(1)
    paper = pygame.Surface((TILE, TILE), pygame.SRCALPHA)
    paper.blit(_seamless(340, 3, rng, 243), (0, 0))
    paper.blit(_seamless(12, 85, rng, 246), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    fibres = clear(TILE * 2, TILE * 2, (210, 180, 136))
    span = TILE * 2
    for _ in range(300):
        x, y, angle, length = rng.uniform(0, span), rng.uniform(0, span), rng.uniform(0, 6.28), rng.uniform(5, 14)
        points = []
        for _ in range(10):
            points.append((x, y))
            angle += rng.uniform(-0.32, 0.32)
            x, y = x + math.cos(angle) * length, y + math.sin(angle) * length
        colour = rng.choice(((255, 255, 252, 190), (255, 255, 252, 160), (196, 162, 116, 58), (210, 180, 136, 66)))
        for dx in _shifts([px for px, _ in points], span):
            for dy in _shifts([py for _, py in points], span):
                pygame.draw.lines(fibres, colour, False, [(px + dx, py + dy) for px, py in points], 2)
    paper.blit(pygame.transform.smoothscale(fibres, (TILE, TILE)), (0, 0))
    return paper


@cache
def grain_tile() -> pygame.Surface:
    """Five levels of fine noise: hides banding in large soft pictures."""
    return _noise(GRAIN, GRAIN, random.Random(7), 251)


def grain(target: pygame.Surface) -> None:
    w, h = target.get_size()
    for x in range(0, w, GRAIN):
        for y in range(0, h, GRAIN):
            target.blit(grain_tile(), (x, y), special_flags=pygame.BLEND_RGB_MULT)


def fibre(target: pygame.Surface, seed: int = 1) -> None:
    """Multiply the paper tile into what is already there; the seed moves it, so that neighbours differ."""
    w, h = target.get_size()
    for x in range(-(seed * 197) % TILE - TILE, w, TILE):
        for y in range(-(seed * 153) % TILE - TILE, h, TILE):
            target.blit(tile(), (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _torn(w: int, h: int, bite: float, seed: int) -> list[tuple[float, float]]:
    rng, edge = random.Random(seed), []
    inset = 6.0
    sides = (
        (inset, 1, w - inset, 1, 0, 1),
        (w - 1, inset, w - 1, h - inset, -1, 0),
        (w - inset, h - 1, inset, h - 1, 0, -1),
        (1, h - inset, 1, inset, 1, 0),
    )
    for x0, y0, x1, y1, nx, ny in sides:
        steps, deep = max(6, int(math.hypot(x1 - x0, y1 - y0) / 7)), 0.0
        for i in range(steps):
            deep = deep * 0.55 + rng.uniform(-1, 1) * bite * 0.6
            t = i / steps
            edge.append((x0 + (x1 - x0) * t + nx * abs(deep), y0 + (y1 - y0) * t + ny * abs(deep)))
    return edge


def sheet(w: int, h: int, tone: Colour, *, radius: float = 10, deckle: float = 0.0, seed: int = 1) -> pygame.Surface:
    """A sheet of paper; deckle 2.2 tears its edges (panels), 0 leaves them cut (tooltips, buttons); its foot lies in a little shade."""
    if deckle:
        paper = clear(w, h, tone)
        paper.fill((*tone, 255))
        edge = _torn(w, h, deckle, seed)
        thick = min(_STRIP, w // 2, h // 2)
        for area in (
            pygame.Rect(0, 0, w, thick),
            pygame.Rect(0, h - thick, w, thick),
            pygame.Rect(0, 0, thick, h),
            pygame.Rect(w - thick, 0, thick, h),
        ):
            strip = clear(area.w * 2, area.h * 2, tone)
            pygame.draw.polygon(strip, (*tone, 255), [((x - area.x) * 2, (y - area.y) * 2) for x, y in edge])
            paper.blit(pygame.transform.smoothscale(strip, area.size), area, special_flags=pygame.BLEND_RGBA_MIN)
    else:
        paper = rounded(w, h, radius, tone, k=2)
    fibre(paper, seed)
    paper.blit(gradient(w, h, (252, 251, 249), (242, 239, 234)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return paper
