"""A round window into a picture with a leaf, or something of the game, on either side, printed where a page would be bare."""

from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.scenes.score.sheet import Drawn, Setting
from momiji.ui.services import Services

TITLE: Final = theme.TITLE_SCENE
_CROPS: Final = {TITLE: (0.452, 0.07, 0.4)}  # left, top and side of the square that is shown, in widths of the picture
_SQUARE: Final = (0.07, 0.1, 0.86)
_TALL: Final = 0.96  # of a wide picture's height
LEAST: Final = 120  # canvas pixels: a smaller one would be a blot


def beside(setting: Setting | None, leaf: str = "red") -> str | Drawn:
    """What lies on either side: what lies about on the game's own table, or a leaf."""
    return setting.corners[0][0] if setting and setting.corners else leaf


def draw_moon_window(
    target: pygame.Surface, services: Services, room: pygame.Rect, art: str, leaf: str | Drawn, *, most: int = 300
) -> None:
    """As large as the room allows, in its middle; nothing where the room is too small."""
    look, px = services.look, services.scale.px
    d = min(px(most), room.h - px(34), round(room.w * 0.6))
    if d < px(LEAST):
        return
    place = pygame.Rect(0, 0, d, d).move_to(center=room.center)
    target.blit(look.paint.kept(("moon window", art, d), lambda: _window(services, art, d)), place)
    for dx, dy, share, angle in ((-0.5, 0.26, 0.3, 32.0), (0.47, -0.3, 0.24, -38.0)):
        size = round(d * share)
        picture = look.sprites.motif(leaf, size, angle) if isinstance(leaf, str) else leaf(look, size)
        centre = (place.centerx + round(dx * d), place.centery + round(dy * d))
        look.sprites.lay(target, ("moon window", art, leaf, d, angle), picture, centre, drop=(1, 3), blur=3, alpha=90)


def _window(services: Services, art: str, d: int) -> pygame.Surface:
    """Ink ring, cream ring, picture: a print cut to a circle."""
    look, u = services.look, services.scale.u
    ink, mat = max(1, round(2 * u)), max(2, round(7 * u))
    inner = d - 2 * (ink + mat)
    aspect = look.art.aspect(art)
    middle = (1 - _TALL / aspect) / 2, (1 - _TALL) / 2 / aspect, _TALL / aspect  # of a wide picture
    x, y, side = _CROPS.get(art) or (middle if aspect > 1.2 else _SQUARE)
    wide = round(inner / side)
    picture = look.art.get(art, (wide, round(wide / aspect)))
    out = light.rounded(d, d, d / 2, theme.INK)
    out.blit(light.rounded(d - 2 * ink, d - 2 * ink, d / 2 - ink, theme.CREAM), (ink, ink))
    rim = light.rounded(inner + 2 * ink, inner + 2 * ink, inner / 2 + ink, theme.INK)
    out.blit(rim, (mat, mat))
    shown = picture.subsurface((round(x * wide), round(y * wide), inner, inner))
    out.blit(light.masked(shown.copy(), inner / 2), (ink + mat, ink + mat))
    return out
