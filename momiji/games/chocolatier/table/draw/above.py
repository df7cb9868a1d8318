"""What lies above the pieces: ghosts of what will be, figures over places, points that are being counted."""

from collections.abc import Iterator
from typing import Any

import pygame

from momiji.games.chocolatier.rules.contents import BROWN
from momiji.games.chocolatier.table.figures import FigureSlip
from momiji.games.chocolatier.table.layout.whole import piece_rect
from momiji.games.chocolatier.table.show import PopUp
from momiji.ui.table.brush import Patch
from momiji.ui.table.pieces.piece import Piece

from .paper import draw_bubble, signed
from .pieces import draw_ghost


def patches(context: Any) -> Iterator[Patch]:
    show, layout = context.show, context.layout
    for ghost in show.ghosts:
        rect = piece_rect(layout, show, ghost)
        if rect is not None:
            yield Patch(context.near(rect, 6), draw_ghost, (ghost.face, rect))
    for figure in show.figures:
        centre = figure_centre(context, figure)
        if centre is not None:
            yield Patch(context.near(pygame.Rect(centre, (1, 1)), 60), draw_figure, (figure, centre))
    rings = [(pop, _ringed(context, pop)) for pop in show.pops]
    for pop, rect in rings:
        if pop.slots[0].kind == "well":
            yield Patch(context.near(rect), draw_ring, (rect,))
    for pop, rect in rings:
        yield Patch(context.near(rect, 60), draw_pop, (pop, rect))


def figure_centre(context: Any, figure: FigureSlip) -> tuple[int, int] | None:
    show, layout, px = context.show, context.layout, context.layout.measure.px
    if figure.at not in layout.spots:
        return None
    rect: pygame.Rect = layout.spots[figure.at].rect
    match figure.at.kind:
        case "well":
            if BROWN in show.view.options and figure.at not in {ghost.slot for ghost in show.ghosts}:
                return rect.center
            return rect.centerx + px(30), rect.y + px(8)
        case "line" if figure.value > 0:
            return rect.right - px(24), rect.y + px(2)
        case "line":
            return rect.left + px(26 if not figure.fallen[1] else 8), rect.y + px(2)
        case "floor":
            lying = sum(piece.slot == figure.at for piece in show.pieces)
            place = piece_rect(layout, show, Piece("B", figure.at, min(lying, 6)))
            return (place.centerx + px(30), rect.y + px(10)) if place else None
    return rect.center


def draw_figure(target: pygame.Surface, context: Any, figure: FigureSlip, centre: tuple[int, int], size: float = 1.0) -> None:
    words = signed(figure.value)
    if figure.most is not None and figure.most != figure.value:
        words = f"{words}–{figure.most}"
    words = "0" if figure.value == 0 and figure.fallen[1] else words
    draw_bubble(
        target,
        context,
        words,
        centre,
        fallen=figure.fallen,
        cost=figure.value < 0 or figure.fallen[1] > 0 or (figure.value == 0 and figure.at.kind == "floor"),
        size=size,
    )


def _ringed(context: Any, pop: PopUp) -> pygame.Rect:
    rects = [piece_rect(context.layout, context.show, Piece("B", spot)) for spot in pop.slots]
    found = [rect.inflate(context.px(8), context.px(8)) for rect in rects if rect is not None]
    return found[0].unionall(found[1:]) if found else context.layout.panels[f"player-{pop.seat}"]


def draw_ring(target: pygame.Surface, context: Any, rect: pygame.Rect) -> None:
    """The row or column that pays."""
    context.look.paint.gold_ring(target, rect, 8)


def draw_pop(target: pygame.Surface, context: Any, pop: PopUp, rect: pygame.Rect) -> None:
    """Its figure at its end; what the floor costs stands over the floor."""
    reach = context.px(14)
    if pop.figure < 0:
        draw_bubble(target, context, signed(pop.figure), rect.topright, cost=True)
        return
    centre = (rect.centerx, rect.bottom + reach) if pop.upright else (rect.right + reach, rect.centery)
    draw_bubble(target, context, str(pop.figure), centre, pop=True)
