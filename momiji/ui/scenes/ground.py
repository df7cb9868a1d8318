"""The table a sheet lies on: wood, a few leaves at its edges, the title of the scene."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.widget import Press
from momiji.ui.scenes.score.sheet import Drawn, Setting
from momiji.ui.services import Look, Services
from momiji.ui.theme import Scale

Scattered = tuple[str, float, float, float, float]  # leaf, middle, size, angle
SCATTERED: Final[tuple[Scattered, ...]] = (("red", 22, 990, 116, 12), ("yellow", 1876, 1030, 116, 342), ("orange", 1874, 70, 92, 24))
SEATED: Final[tuple[Scattered, ...]] = (
    ("red", 42, 66, 96, 8),
    ("orange", 1872, 66, 92, 24),
    ("yellow", 30, 1010, 96, 30),
    ("red", 1886, 1042, 104, 340),
)


def scatter(target: pygame.Surface, look: Look, things: Sequence[tuple[Drawn, float, float, float]]) -> None:
    """What a game has lying about, each with its shadow; what lies at an edge stays there in every window."""
    scale = look.scale
    for drawn, cx, cy, size in things:
        picture = drawn(look, scale.px(size))
        soft, _ = light.shadow(picture, 6 * scale.u, 150)
        at = (scale.x(cx, 1 if cx > 1400 else 0 if cx < 200 else 0.5), scale.y(cy, 1 if cy > 960 else 0 if cy < 120 else 0.5))
        target.blit(soft, soft.get_rect(center=(at[0] + scale.px(3), at[1] + scale.px(9))))
        target.blit(picture, picture.get_rect(center=at))


def drop_leaf(target: pygame.Surface, look: Look, leaf: str, centre: tuple[int, int], size: float, angle: float) -> None:
    """A leaf that fell on the table."""
    picture = look.sprites.leaf(leaf, look.scale.px(size), angle)
    look.sprites.lay(target, ("scattered", leaf, size, angle), picture, centre, drop=(3, 7), blur=6, alpha=150)


def stretch(scale: Scale) -> float:
    """How much of a tall window's spare height a scene uses, in canvas pixels."""
    return min(120.0, scale.height / scale.u - theme.CANVAS[1])


def sheet_place(scale: Scale, place: tuple[float, float, float, float]) -> pygame.Rect:
    """A sheet of the canvas; a tall window gives it its height."""
    x, y, w, h = place
    return scale.rect(x, y - stretch(scale) / 2, w, h + stretch(scale))


def foot_growth(scale: Scale) -> float:
    """How much wider the buttons under the sheets are where words are large."""
    return min(1.5, max(1.0, float(scale.room(26) ** 0.6)))


def back_button(services: Services, key: str, on_back: Press) -> Button:
    scale = services.scale
    place = scale.rect(96, 982 + stretch(scale) / 2, 196 * foot_growth(scale), 68)
    return Button(services, "back", place, services.say(key), on_back, icon="undo")


def draw_ground(
    target: pygame.Surface, services: Services, title: str, leaves: Sequence[Scattered] = SCATTERED, setting: Setting | None = None
) -> None:
    look, scale = services.look, services.scale
    if setting is not None:
        target.blit(setting.ground(look, *target.get_size()), (0, 0))
        scatter(target, look, setting.corners)
    else:
        target.blit(look.paint.wood(*target.get_size()), (0, 0))
    for leaf, cx, cy, size, angle in () if setting else leaves:
        drop_leaf(target, look, leaf, (scale.x(cx, 1 if cx > 960 else 0), scale.y(cy, 1 if cy > 540 else 0)), size, angle)
    role = theme.SCENE_TITLE.at(52 if scale.text > 1.3 else 62)
    look.type.put(
        target, title, role, (scale.x(960), scale.y(62 - stretch(scale) / 2)), theme.CREAM, align="centre", halo=True, width=scale.px(1500)
    )
