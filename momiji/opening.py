"""The first picture: sky and logo, shown before the rest of the program is even read.

Only the window library is loaded here; everything else comes while the picture is already there.
"""

import json
from pathlib import Path
from typing import Any

import pygame

from momiji.resources import assets
from momiji.store import paths
from momiji.ui.screen import open_display

SKY = ((38, 62, 96), (98, 140, 156), (226, 205, 160))  # the title's sky, from the top down to the hills
LARGEST = 200_000


def wishes() -> dict[str, Any]:
    """The few settings the first picture needs, taken on trust; they are checked properly a moment later."""
    try:
        raw = (paths.config() / "settings.json").read_bytes()
        data = json.loads(raw) if len(raw) <= LARGEST else {}
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def window_size(wished: dict[str, Any], usual: tuple[int, int] = (1600, 900)) -> tuple[int, int]:
    size = wished.get("window")
    if isinstance(size, list) and len(size) == 2 and all(isinstance(side, int) and 200 <= side <= 20_000 for side in size):
        return size[0], size[1]
    return usual


def show() -> None:
    """Open the window with the first picture in it. Without a display nothing happens: that is told later, in words."""
    wished = wishes()
    full = wished.get("fullscreen") is True
    try:
        open_display()
        surface = pygame.display.set_mode((0, 0) if full else window_size(wished), pygame.FULLSCREEN if full else pygame.RESIZABLE)
    except pygame.error:
        return
    pygame.display.set_caption("Momiji")
    draw(surface, str(wished.get("language", "en")))
    pygame.display.flip()


def draw(surface: pygame.Surface, language: str) -> None:
    w, h = surface.get_size()
    sky = pygame.Surface((1, len(SKY)))
    for row, colour in enumerate(SKY):
        sky.set_at((0, row), colour)
    surface.blit(pygame.transform.smoothscale(sky, (w, h)), (0, 0))
    logo = _logo(language)
    if logo is not None:
        u = min(w / 1920, h / 1080)
        picture = pygame.image.load_sized_svg(logo, (round(740 * u), round(240 * u)))
        surface.blit(picture, picture.get_rect(center=(w // 2, round(h * 0.42))))


def _logo(language: str) -> Path | None:
    for name in (language, "en"):
        file = assets() / "art" / "logo" / f"momiji-{name}.svg"
        if name.isalpha() and file.is_file():
            return file
    return None
