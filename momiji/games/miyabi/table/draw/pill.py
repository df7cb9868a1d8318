"""How many objects a row shows: a figure on a dark pill, on the own plaques and beside the other gardens."""

from typing import Any, Final

import pygame

from momiji.ui import theme
from momiji.ui.table.measure import role_at
from momiji.ui.theme import Colour, Role

COUNT: Final = Role("AlegreyaSans-ExtraBold", 21)
PILL: Final[Colour] = (38, 28, 24)


def draw_pill(target: pygame.Surface, context: Any, words: str, centre: tuple[int, int]) -> None:
    look, px = context.look, context.layout.measure.px
    role = role_at(context, COUNT, 28)
    high = max(px(27), round(context.scale.type(role.px) * 1.15))
    rect = pygame.Rect(0, 0, max(px(29), look.type.width(words, role) + px(14)), high).move_to(center=centre)
    look.paint.pill(target, rect, PILL)
    look.type.put(target, words, role, rect.center, theme.CREAM, align="centre")
