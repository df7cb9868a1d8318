"""What of the scoring sheet is drawn: the gardens as they lie at the end, the veranda, a wreath of objects."""

from functools import partial
from math import cos, pi, sin
from types import SimpleNamespace
from typing import Final

import pygame

from momiji.games.miyabi.rules import preview, view
from momiji.games.miyabi.rules.preview import Group
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.tiles import SIDE
from momiji.ui import light
from momiji.ui.scenes.score.sheet import Drawn, Setting
from momiji.ui.services import Look

from .draw.garden import REACH, Builder
from .draw.groups import draw_groups
from .draw.veranda import veranda
from .garden import Garden, garden_of

WREATH: Final = ("azalea", "boxwood", "maple", "azalea", "maple", "boxwood")
OBJECTS: Final = 24
OPEN: Final = 0.16  # of the ring, at the top


def gardens(s: State) -> tuple[Drawn, ...]:
    seen = view.view(s, None)
    groups = preview.groups(seen)
    return tuple(partial(_garden, garden_of(player), groups[seat]) for seat, player in enumerate(seen.players))


def _garden(garden: Garden, groups: dict[str, Group], look: Look, wide: int) -> pygame.Surface:
    """With the largest group and the largest meadow in it, where they count."""
    side = max(6, int(wide / (SIDE + REACH)))
    out = Builder(SimpleNamespace(look=look), garden, side).picture(figures=False)
    draw_groups(out, groups, (0, 0), side)
    return out


def _wreath(look: Look, across: int) -> pygame.Surface:
    """Objects in a ring that is open at the top."""
    out = light.clear(across, across, light.SHADE)
    size = round(across * 0.15)
    for index in range(OBJECTS):
        angle = 2 * pi * (OPEN / 2 + (1 - OPEN) * index / (OBJECTS - 1)) - pi / 2
        name = WREATH[min(index, OBJECTS - 1 - index) % len(WREATH)]
        picture = look.art.get(f"miyabi/objects/{name}", (size, size))
        reach = across * 0.42
        out.blit(picture, picture.get_rect(center=(round(across / 2 + reach * cos(angle)), round(across / 2 + reach * sin(angle)))))
    return out


def _lying(name: str, look: Look, size: int) -> pygame.Surface:
    return look.art.get(f"miyabi/objects/{name}", (size, size))


SETTING: Final = Setting(
    veranda,
    (),
    _wreath,
    crest=0.58,
    corners=tuple(
        (partial(_lying, name), x, y, size)
        for name, x, y, size in (("azalea", 40, 66, 112), ("maple", 1880, 64, 128), ("boxwood", 34, 1020, 128), ("azalea", 1890, 1030, 112))
    ),
)
