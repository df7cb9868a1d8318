"""The first picture: sky and logo, shown before the rest of the program is even read.

Only the window library is loaded here; everything else comes while the picture is already there.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from momiji.languages import LANGUAGES, system_language
from momiji.resources import assets
from momiji.store import files, paths
from momiji.store.files import BadFile
from momiji.ui.screen import preferred_languages
from momiji.ui.untried import is_untried
from momiji.ui.window import Window, open_window

if TYPE_CHECKING:
    from momiji.ui.art import Art

SKY = ((38, 62, 96), (98, 140, 156), (226, 205, 160))  # the title's sky, from the top down to the hills
LARGEST = 200_000


def wishes() -> dict[str, Any]:
    """The few settings the first picture needs, taken on trust; they are checked properly a moment later."""
    try:
        data = files.read_json(paths.config() / "settings.json", LARGEST)
    except BadFile:
        return {}
    return data if isinstance(data, dict) else {}


def pair(value: Any, least: int, most: int) -> tuple[int, int] | None:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(side, int) and least <= side <= most for side in value):
        return value[0], value[1]
    return None


def show() -> Window | None:
    """Open the window with the first picture in it. Without a display nothing happens: that is told later, in words.

    Where screen readers are untried but wanted, it stays hidden until they have been told of it."""
    wished = wishes()
    told = wished.get("screens")
    screens = [size for size in map(_size, told[:32]) if size] if isinstance(told, list) else []
    try:
        window = open_window(
            _size(wished.get("window")),
            pair(wished.get("window_at"), -100_000, 100_000),
            screens=screens,
            fullscreen=wished.get("fullscreen") is True,
            maximised=wished.get("maximised") is True,
            hidden=is_untried() and wished.get("screen_reader") is True,
        )
    except pygame.error:
        return None
    pygame.display.set_caption("Momiji")
    language = wished.get("language")
    draw(window.surface, language if language in LANGUAGES else system_language(preferred_languages()))
    window.show(None)
    return window


def begin_title(window: Window) -> "Art":
    """The drawings, on which a worker begins with the title while the rest of the program is read."""
    from momiji.ui.art import Art  # only now: the first picture needs none of these
    from momiji.ui.light import cover
    from momiji.ui.theme import TITLE_SCENE

    art, size = Art(assets() / "art"), window.surface.get_size()
    art.suit(*size)
    art.prefetch([(TITLE_SCENE, cover(*size, 16 / 9))])
    return art


def _size(value: Any) -> tuple[int, int] | None:
    return pair(value, 200, 20_000)


def draw(surface: pygame.Surface, language: str) -> None:
    w, h = surface.get_size()
    sky = pygame.Surface((2, len(SKY)))  # of a single column smoothscale would read what stands behind it too
    for row, colour in enumerate(SKY):
        sky.fill(colour, (0, row, 2, 1))
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
