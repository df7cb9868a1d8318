"""Light and shade for any picture: silhouettes, blur, shadows, glow, smooth-edged shapes. Nothing is cached here."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import pygame

from momiji.ui.theme import Colour

SHADE: Colour = (12, 8, 4)
Draw = Callable[[], pygame.Surface]

_SUN: Final[Colour] = (255, 232, 196)
_FAR: Final[Colour] = (212, 180, 164)
_DUSK: Final[Colour] = (178, 146, 148)
_EMBER: Final[Colour] = (30, 14, 0)
_HIGH_SKY: Final[Colour] = (176, 142, 176)
_ROSE: Final[Colour] = (255, 206, 168)
_AFTERGLOW: Final[Colour] = (70, 30, 4)


def clear(w: float, h: float, colour: Colour = (0, 0, 0)) -> pygame.Surface:
    """Transparent, but of the right colour: blurring into transparent black leaves a dirty rim."""
    surface = pygame.Surface((max(1, round(w)), max(1, round(h))), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def silhouette(image: pygame.Surface, colour: Colour) -> pygame.Surface:
    flat = image.copy()
    flat.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    flat.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return flat


def blurred(image: pygame.Surface, radius: float) -> pygame.Surface:
    """Soft at the cost of a small picture: wide blurs are made at a quarter of the size."""
    w, h = image.get_size()
    step = 1 if radius < 4 or min(w, h) < 8 else 2 if radius < 8 else 4  # never so small that one row is left (see `across`)
    small = pygame.transform.smoothscale(image, (w // step, h // step)) if step > 1 else image
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / step)))
    return pygame.transform.smoothscale(small, (w, h)) if step > 1 else small


def shadow(image: pygame.Surface, blur: float, alpha: int, colour: Colour = SHADE) -> tuple[pygame.Surface, int]:
    """The soft shape of a picture and its margin: blit at (x - margin, y - margin + drop)."""
    margin = max(2, round(blur * 2.5))
    soft = clear(image.get_width() + 2 * margin, image.get_height() + 2 * margin, colour)
    soft.blit(silhouette(image, colour), (margin, margin))
    soft = blurred(soft, blur)
    fade(soft, alpha)
    return soft, margin


def fade(image: pygame.Surface, alpha: int) -> None:
    image.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)


def rounded(w: float, h: float, radius: float, colour: Colour, alpha: int = 255, line: float = 0, k: int = 3) -> pygame.Surface:
    """A rounded rectangle with smooth edges, or its outline of the given line width."""
    w, h = max(1, round(w)), max(1, round(h))
    big = clear(w * k, h * k, colour)
    pygame.draw.rect(big, (*colour, alpha), big.get_rect(), max(1, round(line * k)) if line else 0, border_radius=round(radius * k))
    return pygame.transform.smoothscale(big, (w, h))


def glow(w: float, h: float, radius: float, colour: Colour, spread: float, strength: int = 2) -> tuple[pygame.Surface, int]:
    """A ring of light round a w × h rectangle and its margin; blit at (x - margin, y - margin)."""
    margin = round(spread * 3)
    soft = clear(w + 2 * margin, h + 2 * margin, colour)
    ring = rounded(w + spread, h + spread, radius + spread / 2, colour, line=spread * 0.9, k=2)
    soft.blit(ring, (round(margin - spread / 2), round(margin - spread / 2)))
    soft = blurred(soft, spread)
    for _ in range(strength - 1):
        soft.blit(soft.copy(), (0, 0))
    return soft, margin


def gradient(w: int, h: int, top: Colour, foot: Colour) -> pygame.Surface:
    """Top colour fading into foot colour, opaque."""
    strip = pygame.Surface((1, max(2, h)), pygame.SRCALPHA)
    for y in range(strip.get_height()):
        t = y / (strip.get_height() - 1)
        strip.set_at((0, y), (*(round(a + (b - a) * t) for a, b in zip(top, foot, strict=True)), 255))
    return pygame.transform.scale(strip, (max(1, w), max(1, h)))


def across(w: int, h: int, colours: Sequence[tuple[int, int, int, int]]) -> pygame.Surface:
    """Colours from left to right, flowing into one another. Two rows, because of a single one smoothscale also reads the row behind it."""
    rows = pygame.Surface((len(colours), 2), pygame.SRCALPHA)
    for x, colour in enumerate(colours):
        rows.fill(colour, (x, 0, 1, 2))
    return pygame.transform.smoothscale(rows, (max(1, w), max(1, h)))


def masked(image: pygame.Surface, radius: float) -> pygame.Surface:
    """The picture cut to a rounded rectangle."""
    image.blit(rounded(*image.get_size(), radius, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def grey(image: pygame.Surface, amount: float) -> pygame.Surface:
    """A copy with that share of its colour drained."""
    drained = pygame.transform.grayscale(image)
    drained.set_alpha(round(255 * amount))
    out = image.copy()
    out.blit(drained, (0, 0))
    out.blit(silhouette(image, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out


def lateness(share_left: float) -> float:
    """How much evening there is when this share of the deck is left: none before half of it is gone, then in eighths up to 1."""
    return round(8 * min(1.0, max(0.0, (0.5 - share_left) / 0.4))) / 8


def evening(surface: pygame.Surface, strength: float, *, horizon: float | None = None) -> None:
    """Low sun over a finished picture, in place: warm from the upper left, cool and darker away from it.

    With `horizon` (a share of the height) the picture is a view with a sky: it glows above that line as after sunset.
    """
    if strength <= 0:
        return
    shade, glow = (pygame.transform.smoothscale(small, surface.get_size()) for small in _evening(min(1.0, strength), horizon))
    surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=64)
def _evening(strength: float, horizon: float | None) -> tuple[pygame.Surface, pygame.Surface]:
    """What evening multiplies and what it adds, painted small: whoever uses it spreads it over their size."""
    w, h = 32, 64
    shade, glow = pygame.Surface((w, h)), pygame.Surface((w, h))
    for x in range(w):
        for y in range(h):
            if horizon is None:
                away = min(1.0, math.hypot(x / w, y / h * 0.8) / 1.1)
                shade.set_at((x, y), _mix((255, 255, 255), _mix(_SUN, _FAR, away), strength))
                glow.set_at((x, y), _mix((0, 0, 0), _EMBER, strength * max(0.0, 1 - 1.4 * away) ** 2))
            else:
                up = (horizon - y / h) / horizon
                land = 0.55 + 0.45 * min(1.0, max(0.0, -up))
                near = math.exp(-((up / 0.42) ** 2)) if up > 0 else math.exp(-((up / 0.16) ** 2))
                shade.set_at((x, y), _mix((255, 255, 255), _mix(_HIGH_SKY, _ROSE, near) if up > 0 else _mix(_ROSE, _DUSK, land), strength))
                glow.set_at((x, y), _mix((0, 0, 0), _AFTERGLOW, strength * near))
    return shade, glow


def _mix(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def cover(w: int, h: int, aspect: float) -> tuple[int, int]:
    """The smallest size of that aspect which covers w × h."""
    return (w, max(h, round(w / aspect))) if w / h >= aspect else (max(w, round(h * aspect)), h)
