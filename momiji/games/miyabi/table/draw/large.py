"""One garden, large: on its player's page, and over the own garden while somebody looks at another one."""

from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.tiles import SIDE
from momiji.games.miyabi.table.layout import MiyabiLayout
from momiji.games.miyabi.table.layout.others import FIELD, GARDEN
from momiji.games.miyabi.table.layout.whole import frog_rect
from momiji.ui.table.about import owner_of
from momiji.ui.table.brush import DrawContext

from .above import draw_frog
from .others import draw_small
from .pill import draw_pill

VEIL: Final = 150  # over what of the own garden shows round it


def frame_of(field: pygame.Rect) -> pygame.Rect:
    """What a garden takes with its rim, from its squares."""
    s = field.w // SIDE
    return pygame.Rect(field.x - round(FIELD[0] * s), field.y - round(FIELD[1] * s), round(GARDEN[0] * s), round(GARDEN[1] * s))


def draw_large(target: pygame.Surface, context: Any, seat: int, field: pygame.Rect) -> None:
    """With its frog, wherever its squares are wanted."""
    show = context.show
    layout = MiyabiLayout(context.scale)
    layout.measure, layout.fields = context.layout.measure, {seat: field}
    brush = DrawContext(context.services, show, layout)
    draw_small(target, brush, frame_of(field), field, show.gardens[seat], show.lanterns[seat], show.last[seat], False, f"large-{seat}")
    place = frog_rect(layout, show, seat) if show.frogs[seat] >= 0 else None
    if place is not None:
        draw_frog(target, brush, "frog-gold" if show.gold[seat] else "frog-silver", place)


def draw_over_own(target: pygame.Surface, context: Any, seat: int) -> pygame.Rect:
    """Square upon square of the own garden, with the crest and the objects of every row; the place it takes."""
    layout, look, px = context.layout, context.look, context.layout.measure.px
    own, field = layout.panels["frame"], layout.fields[context.show.seat]
    target.blit(look.paint.rounded(*own.size, px(10), (16, 13, 10), VEIL), own)
    draw_large(target, context, seat, field)
    frame, s = frame_of(field), field.w // SIDE
    crest = look.sprites.crest(owner_of(context, seat)[1], round(s * 0.56))
    target.blit(crest, crest.get_rect(center=(frame.x + round(s * 0.4), frame.y + round(s * 0.36))))
    for row, standing in enumerate(context.show.standings if context.show.round else ()):
        draw_pill(target, context, str(standing.counts[seat]), (frame.x + round(s * 0.6), field.y + round(s * (row + 0.8))))
    return frame
