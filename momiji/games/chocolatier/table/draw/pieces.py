"""Pralines, the first-player mark and plate 5: at rest, lifted, chosen, as ghosts, in flight."""

from functools import partial
from math import cos, pi, sin
from typing import Any, Final

import pygame

from momiji.games.chocolatier.table.spots import TAKEN_PLATE, TOKEN, drawing
from momiji.ui import light, theme
from momiji.ui.theme import Colour

SMALL: Final = 40  # pixels: below it the plainer drawing
GHOST: Final = 166  # 65 %
_STEPS: Final = 16


def name_of(face: str, size: int) -> str:
    """The drawing of a face; for a closer look a face may be any drawing."""
    if "/" in face:
        return face
    if face == TOKEN:
        return "chocolatier/tokens/first-mark"
    if face == TAKEN_PLATE:
        return "chocolatier/offers/gold-plain"
    return f"chocolatier/pralines/{'mini/' if size < SMALL else ''}{drawing(face)}"


def draw_face(target: pygame.Surface, context: Any, face: str, rect: pygame.Rect, lift: float = 0.0, ring: Colour | None = None) -> None:
    """`lift` in pixels of the canvas: the higher, the softer its shadow. `ring`: a line round its own shape."""
    look, u = context.look, context.scale.u
    picture = look.art.get(name_of(face, rect.w), rect.size)
    blur, drop = (2, 2) if rect.w < SMALL else (4 + lift / 4, 4 + lift / 2)
    soft, margin = look.sprites.shadow_of(("praline", face, rect.size, round(blur)), picture, blur=round(blur), alpha=150)
    target.blit(soft, (rect.x - margin, rect.y - margin + round(drop * u)))
    if ring is not None:
        around = look.paint.kept(("praline-ring", face, rect.size, ring), partial(_ringed, picture, ring, context.px))
        target.blit(around, around.get_rect(center=rect.center))
    elif look.art.high_contrast:
        around = look.paint.kept(("praline-contrast", face, rect.size), partial(_outlined, picture, context.px))
        target.blit(around, around.get_rect(center=rect.center))
    target.blit(picture, rect)


def _ringed(picture: pygame.Surface, colour: Colour, px: Any) -> pygame.Surface:
    """Glow, a dark hairline, the line, and a cream hairline inside it, all round the shape itself."""
    reach = px(16)
    w, h = picture.get_size()
    out = light.clear(w + 2 * reach, h + 2 * reach, colour)
    wide = _grown(picture, colour, px(7), reach)
    out.blit(light.blurred(wide, px(5)), (0, 0))
    edge = theme.GOLD_LINE if colour == theme.GOLD else theme.DEEP_RED
    out.blit(_grown(picture, edge, px(6.5), reach), (0, 0))
    out.blit(_grown(picture, colour, px(5.5), reach), (0, 0))
    out.blit(_grown(picture, theme.CREAM if colour != theme.GOLD else theme.GOLD_LINE, px(1.7), reach), (0, 0))
    return out


def _outlined(picture: pygame.Surface, px: Any) -> pygame.Surface:
    """High contrast: a cream line round the shape itself and a dark one round that, so that it stands out on any ground."""
    reach = px(8)
    out = light.clear(picture.get_width() + 2 * reach, picture.get_height() + 2 * reach, theme.NIGHT)
    out.blit(_grown(picture, theme.NIGHT, max(2, px(5)), reach), (0, 0))
    out.blit(_grown(picture, theme.PAPER_LIT, max(1, px(3)), reach), (0, 0))
    return out


def _grown(picture: pygame.Surface, colour: Colour, by: int, reach: int) -> pygame.Surface:
    shape = light.silhouette(picture, colour)
    out = light.clear(picture.get_width() + 2 * reach, picture.get_height() + 2 * reach, colour)
    for step in range(_STEPS):
        angle = 2 * pi * step / _STEPS
        out.blit(shape, (reach + round(by * cos(angle)), reach + round(by * sin(angle))))
    return out


def draw_ghost(target: pygame.Surface, context: Any, face: str, rect: pygame.Rect) -> None:
    def draw() -> pygame.Surface:
        out: pygame.Surface = context.look.art.get(name_of(face, rect.w), rect.size).copy()
        light.fade(out, GHOST)
        return out

    target.blit(context.look.paint.kept(("praline-ghost", face, rect.size), draw), rect)


def draw_flying(target: pygame.Surface, context: Any, face: str, rect: pygame.Rect, lift: float, alpha: float) -> None:
    """Sizes on the way are few, so that pictures can be kept."""
    look = context.look
    side = max(8, round(rect.w / 4) * 4)
    size = (side, side)

    def draw() -> pygame.Surface:
        most = max(side, context.px(70))  # never larger than it was drawn
        whole = look.art.get(name_of(face, most), (most, most))
        picture = pygame.transform.smoothscale(whole, size)
        soft, margin = light.shadow(picture, 5 * context.scale.u, 130)
        out = light.clear(soft.get_width(), soft.get_height() + 2 * margin, light.SHADE)
        out.blit(soft, (0, margin + context.px(8)))
        out.blit(picture, (margin, 2 * margin))
        return out

    picture = look.paint.kept(("praline-flying", face, side), draw)
    if alpha < 1.0:
        picture = picture.copy()
        light.fade(picture, round(255 * max(0.0, alpha)))
    target.blit(picture, picture.get_rect(center=rect.center))
