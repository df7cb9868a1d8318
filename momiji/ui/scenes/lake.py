"""The picture behind the title: a lake in autumn, and the name of the house with what it is."""

from typing import Final

import pygame

from momiji import registry
from momiji.ui import light, theme, washi
from momiji.ui.services import Services

from .pages import pages

PERCHED: Final = (
    (1395, 107, 62, 20), (1480, 118, 66, 340), (1504, 230, 62, 10), (1640, 204, 70, 200), (1602, 318, 84, 350),
    (1686, 300, 86, 30), (1765, 448, 74, 15), (1803, 420, 80, 330), (1880, 446, 92, 5), (1905, 348, 84, 40),
)  # fmt: skip
LOGO: Final = "logo/momiji"
TALLEST: Final = 272 / 740  # of the logotypes, in their widths


def draw_lake(target: pygame.Surface, services: Services) -> None:
    """The view behind the title, with the leaves that sit on it."""
    look, scale = services.look, services.scale
    w, h = target.get_size()
    cover = light.cover(w, h, 16 / 9)
    target.blit(look.art.get(theme.TITLE_SCENE, cover), (w - cover[0], (h - cover[1]) // 2))
    target.blit(_left_shade(scale.x(900, 0), h), (0, 0))
    washi.grain(target)
    for x, y, size, angle in PERCHED:
        centre = (w - round((1920 - x) * cover[0] / 1920), (h - cover[1]) // 2 + round(y * cover[1] / 1080))
        leaf = look.sprites.leaf("red", scale.px(size), angle)
        look.sprites.lay(target, ("perched", size, angle), leaf, centre, drop=(3, 6), blur=4, alpha=120)


def tagline(services: Services) -> str:
    """What the house is; with one game, what that game is."""
    games = list(registry.GAMES)
    return services.say.text(pages(games[0]).tagline) if len(games) == 1 else services.say("house-tagline", games=len(games))


def draw_name(target: pygame.Surface, services: Services, *, width: float = 740, foot: float = 332, left: float = 96) -> None:
    """The logotype of the house, `width` wide and standing on `foot`, and its tagline."""
    look, scale, language = services.look, services.scale, services.preferences.language
    logo = f"{LOGO}-{language}" if look.art.has(f"{LOGO}-{language}") else f"{LOGO}-en"
    picture = look.art.wide(logo, scale.px(width))
    high = picture.get_height()
    at = picture.get_rect(bottomleft=(scale.x(left, 0), scale.y(foot - 0.4 * (TALLEST * width - high / scale.u))))
    look.sprites.lay(target, ("logo", logo, width), picture, at.center, drop=(0, 8), blur=9, alpha=150)
    grown = 0.5 * (scale.grown(theme.TAGLINE.px) - theme.TAGLINE.px)
    under = (scale.x(left + 24, 0), scale.y(foot + 2 + grown if width == 740 else foot + 22))
    look.type.put(target, tagline(services), theme.TAGLINE, under, theme.CREAM, halo=True, width=scale.px(900))


def _left_shade(width: int, height: int) -> pygame.Surface:
    """Calm ground for words: dark at the left edge, nothing at the right end."""
    return light.across(width, height, [(14, 12, 16, round(132 * (1 - x / 63) ** 1.25)) for x in range(64)])
