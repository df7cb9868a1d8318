"""A player's panel as any table can show it: crest, name, whose turn it is, and public figures."""

from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.table.brush import DrawContext
from momiji.ui.table.show import Badge
from momiji.ui.theme import Colour, Role

from .piece import Seated

FIGURE: Final = Role("Alegreya-Bold", 28)
CHIPS: Final[dict[Badge, Colour]] = {"your-turn": theme.VERMILION, "playing": theme.VERMILION, "next": theme.TAUPE, "waiting": theme.TAUPE}


def crest_rect(panel: pygame.Rect) -> pygame.Rect:
    side = min(round(panel.h * 0.62), round(panel.w * 0.2))
    return pygame.Rect(0, 0, side, side).move_to(midleft=(panel.x + side // 3, panel.y + side))


def draw_panel(target: pygame.Surface, context: DrawContext, player: Seated, panel: pygame.Rect) -> None:
    look, px, crest = context.look, context.px, crest_rect(panel)
    look.paint.panel(target, panel, seed=player.seat + 2)
    target.blit(look.sprites.crest(player.crest, crest.w), crest)
    x, right = crest.right + px(14), panel.right - px(16)
    role = context.capped(theme.NAME, panel.h * 0.3 / context.scale.u)
    badge = context.say(f"table-badge-{player.badge}") if player.badge else ""
    wide = chip_size(look, badge)[0] if badge else 0
    fits = bool(badge) and look.type.width(player.name, role) + px(12) + wide <= right - x
    name = look.type.put(target, player.name, role, (x, panel.y + round(panel.h * 0.3)), width=right - x - (wide + px(12) if fits else 0))
    if badge and fits:
        draw_chip(target, look, badge, (name.right + px(12), name.centery), CHIPS[player.badge], anchor="midleft")
    elif badge:
        look.paint.select_ring(target, crest, crest.w / 2 / context.scale.u)
    figure = context.capped(FIGURE, panel.h * 0.3 / context.scale.u)
    size = round(context.scale.type(figure.px) * 1.2)
    y = panel.y + round(panel.h * 0.7)
    for drawing, count in player.figures:
        target.blit(look.art.get(drawing, (size, size)), (x, y - size // 2))
        x = look.type.put(target, str(count), figure, (x + size + px(8), y)).right + px(22)
