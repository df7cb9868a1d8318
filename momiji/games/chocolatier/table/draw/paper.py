"""Small papers: figures over places, chips with counts, words of one size on a table of any size."""

from typing import Any, Final

import pygame

from momiji.games.chocolatier.table.spots import drawing
from momiji.ui import theme
from momiji.ui.table.measure import role_at
from momiji.ui.theme import Colour, Role

MINUS: Final = "−"
BUBBLE: Final = Role("AlegreyaSans-ExtraBold", 29)
COUNT: Final = Role("AlegreyaSans-ExtraBold", 26)
COST: Final[Colour] = (150, 36, 24)
PINK: Final[Colour] = (255, 236, 226)
CREAM: Final[Colour] = (255, 248, 230)
POP: Final[Colour] = (252, 220, 130)


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"{MINUS}{-value}"


def draw_bubble(
    target: pygame.Surface,
    context: Any,
    words: str,
    centre: tuple[int, int],
    *,
    fallen: tuple[str, int] = ("", 0),
    cost: bool = False,
    pop: bool = False,
    size: float = 1.0,
    alpha: float = 1.0,
) -> None:
    """Points on paper with a gold line, costs on pinkish paper with a red one, after the pralines that fall."""
    look, px = context.look, context.layout.measure.px
    if alpha < 1.0:
        _faded(target, context, words, centre, cost, pop, alpha)
        return
    role = role_at(context, BUBBLE, 38)
    role = role if size == 1.0 else role.at(role.px * size)
    high = round(context.scale.type(role.px) * 1.36)
    face, count = fallen if fallen[1] else ("", 0)
    before = "" if count < 2 else f"{count}×"
    icon = round(high * 0.74) if face else 0
    gap = round(high * 0.16) if face else 0
    said = look.type.width(words, role)
    wide = max(high, said + round(high * 0.62) + icon + gap + (look.type.width(before, role) if before else 0))
    rect = pygame.Rect(0, 0, wide, high).move_to(center=centre)
    rect.clamp_ip(pygame.Rect(0, 0, context.scale.width, context.scale.height))
    look.paint.shade(target, rect, radius=high / 2 / context.scale.u, blur=4, drop=3, alpha=140)
    look.paint.pill(target, rect, theme.GOLD_LINE if not cost else COST)
    inner = rect.inflate(-2 * max(1, px(2.4)), -2 * max(1, px(2.4)))
    look.paint.pill(target, inner, PINK if cost else POP if pop else CREAM)
    ink = COST if cost else theme.INK
    if not face:
        look.type.put(target, words, role, rect.center, ink, align="centre")
        return
    x = rect.x + round(high * 0.31)
    if before:
        x = look.type.put(target, before, role, (x, rect.centery), theme.INK).right
    picture = look.art.get(f"chocolatier/pralines/mini/{drawing(face)}", (icon, icon))
    target.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
    look.type.put(target, words, role, (x + icon + gap, rect.centery), ink)


def _faded(target: pygame.Surface, context: Any, words: str, centre: tuple[int, int], cost: bool, pop: bool, alpha: float) -> None:
    area = pygame.Rect(0, 0, context.px(220), context.px(100)).move_to(center=centre)
    area.clamp_ip(target.get_rect())
    ground = target.subsurface(area).copy()
    draw_bubble(target, context, words, centre, cost=cost, pop=pop)
    ground.set_alpha(round(255 * (1 - alpha)))
    target.blit(ground, area)


def draw_count(target: pygame.Surface, context: Any, figure: int, centre: tuple[int, int]) -> None:
    """A near-black chip."""
    look = context.look
    role = role_at(context, COUNT, 32)
    high = round(context.scale.type(role.px) * 1.3)
    words = str(figure)
    rect = pygame.Rect(0, 0, max(high, look.type.width(words, role) + round(high * 0.6)), high).move_to(center=centre)
    look.paint.shade(target, rect, radius=high / 2 / context.scale.u, blur=3, drop=2, alpha=110)
    look.paint.pill(target, rect, theme.NIGHT)
    look.type.put(target, words, role, rect.center, theme.CREAM, align="centre")
