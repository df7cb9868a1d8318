"""Broad prints in their cream frame: the picture of a solo scenario, or a panorama of landscapes."""

from collections.abc import Callable, Sequence

import pygame

from momiji.games.momiji.rules.edition import EDITION
from momiji.playing.daily import Garden, modes
from momiji.ui import light, theme
from momiji.ui.services import Look

from .landscape import NAMES

ASPECT = 4.0
_SKY = 0.18  # where a strip out of landscape cards begins, in widths of a card


def scenario_picture(look: Look, scenario: str, width: int, share: float = 1.0) -> pygame.Surface:
    """As wide as asked, frame included; a smaller `share` shows a strip out of its middle, never a squeezed one."""

    def paint(out: pygame.Surface, inner: pygame.Rect) -> None:
        whole = (inner.w, round(inner.w / ASPECT))
        out.blit(look.art.get(f"scenarios/{scenario}", whole), inner, pygame.Rect(0, (whole[1] - inner.h) // 2, inner.w, inner.h))

    return look.paint.kept(("scenario", scenario, width, share), lambda: _framed(look, width, share, paint))


def landscape_strip(look: Look, letters: Sequence[str], width: int) -> pygame.Surface:
    """Landscapes edge to edge without their ribbons, in the same frame."""

    def paint(out: pygame.Surface, inner: pygame.Rect) -> None:
        wide = -(-inner.w // len(letters))
        for number, letter in enumerate(letters):
            picture = look.art.get(f"landscapes/{NAMES[letter]}", (wide, round(wide * 1.4)))
            place = pygame.Rect(inner.x + wide * number, inner.y, min(wide, inner.w - wide * number), inner.h)
            out.blit(picture, place, pygame.Rect(0, round(_SKY * wide), *place.size))

    return look.paint.kept(("landscape strip", tuple(letters), width), lambda: _framed(look, width, 1.0, paint))


def daily_picture(look: Look, garden: Garden, width: int) -> pygame.Surface:
    """A scenario has its own; a garden against others gets three landscapes of the day."""
    if garden.mode in EDITION.scenarios:
        return scenario_picture(look, garden.mode, width)
    letters, first = sorted(NAMES), garden.day.toordinal() * 6 + 3 * modes(garden.game).index(garden.mode)
    return landscape_strip(look, [letters[(first + 5 * step) % len(letters)] for step in range(3)], width)


def _framed(look: Look, width: int, share: float, paint: Callable[[pygame.Surface, pygame.Rect], None]) -> pygame.Surface:
    edge, ink = max(2, look.scale.px(5)), max(1, look.scale.px(1.6))
    inner = pygame.Rect(edge + ink, edge + ink, width - 2 * (edge + ink), 0)
    inner.h = round(round(inner.w / ASPECT) * share)
    out = light.rounded(width, inner.h + 2 * (edge + ink), look.scale.px(6), theme.INK)
    out.blit(light.rounded(width - 2 * ink, inner.h + 2 * edge, look.scale.px(5), theme.CREAM), (ink, ink))
    paint(out, inner)
    return out
