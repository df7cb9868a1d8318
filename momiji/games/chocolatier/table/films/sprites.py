"""What flies besides pieces: figures, opening rings, blinking tiles, a line that runs round a row, and things that nod."""

from itertools import pairwise
from typing import Any, Final

import pygame

from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.draw import above, slab
from momiji.games.chocolatier.table.draw.paper import draw_bubble, signed
from momiji.ui import light, theme
from momiji.ui.motion import Pose
from momiji.ui.table.film import Sprite
from momiji.ui.table.show import Spot

FIGURE, POPS, RING, BLINK, LINE, THING = "figure", "pops", "ring", "blink", "line", "thing"
OWN: Final = frozenset({FIGURE, POPS, RING, BLINK, LINE, THING})
COPPER_LIGHT, COPPER_DEEP = (246, 201, 160), (124, 62, 32)


def box(context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect:
    """What one may touch."""
    what: Any = sprite.what
    centre, reach = (round(pose.x), round(pose.y)), round(pose.scale) + 2 * context.px(40)
    wide, high = reach, reach
    match sprite.kind:
        case "pops":
            centre = above.figure_centre(context, what) or (0, 0)
            wide = high = context.px(160)
        case "line":
            wide, high = (side + context.px(60) for side in what)
        case "thing":
            rect = context.layout.spots[what].rect.inflate(context.px(60), context.px(60))
            centre, wide, high = rect.center, rect.w, rect.h
        case "figure":
            wide = high = context.px(160)
    return pygame.Rect(0, 0, wide, high).move_to(center=centre)


def draw(target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose) -> None:
    what: Any = sprite.what
    centre = (round(pose.x), round(pose.y))
    match sprite.kind:
        case "figure":
            draw_bubble(target, context, signed(what), centre, cost=what < 0, pop=what >= 0, alpha=pose.alpha)
        case "pops":
            at = above.figure_centre(context, what)
            if at is not None:
                above.draw_figure(target, context, what, at, pose.scale)
        case "ring":
            _ring(target, context, centre, pose)
        case "blink":
            side = round(pose.scale * 1.16)
            white = context.look.paint.rounded(side, side, context.px(6), theme.PAPER_LIT, round(200 * pose.alpha / 8) * 8)
            target.blit(white, white.get_rect(center=centre))
        case "line":
            _line(target, context, what, centre, pose.turn)
        case "thing":
            _thing(target, context, what, pose)


def _ring(target: pygame.Surface, context: Any, centre: tuple[int, int], pose: Pose) -> None:
    across = max(4, round(pose.scale / 4) * 4)
    alpha = max(0, min(255, round(pose.alpha * 16) * 16))
    ring = context.look.paint.rounded(across, across, across / 2, theme.GOLD, alpha, line=context.look.paint.line(4))
    target.blit(ring, ring.get_rect(center=centre))


def _line(target: pygame.Surface, context: Any, size: tuple[int, int], centre: tuple[int, int], share: float) -> None:
    """As much of the way round as has been run, from the upper left corner."""
    rect = pygame.Rect(0, 0, size[0] + context.px(14), size[1] + context.px(14)).move_to(center=centre)
    corners = [rect.topleft, rect.topright, rect.bottomright, rect.bottomleft, rect.topleft]
    left = share * 2 * (rect.w + rect.h)
    points = [corners[0]]
    for here, there in pairwise(corners):
        far = abs(there[0] - here[0]) + abs(there[1] - here[1])
        part = max(0.0, min(1.0, left / far))
        points.append((round(here[0] + (there[0] - here[0]) * part), round(here[1] + (there[1] - here[1]) * part)))
        left -= far
        if part < 1.0:
            break
    for colour, wide in ((COPPER_DEEP, 7), (COPPER_LIGHT, 4)):
        thick = max(2, context.px(wide))
        pygame.draw.lines(target, colour, False, points, thick)
        for point in points:
            pygame.draw.circle(target, colour, point, thick // 2)


def _thing(target: pygame.Surface, context: Any, spot: Spot, pose: Pose) -> None:
    """Bag or lid, turned or swollen about its foot, with its count."""
    rect, name = context.layout.spots[spot].rect, spot.kind
    picture = context.look.art.get(f"chocolatier/tokens/{name}", rect.size)
    turned = pygame.transform.rotozoom(picture, pose.angle, pose.stretch)
    soft, margin = light.shadow(turned, 6 * context.scale.u, 150)
    at = turned.get_rect(midbottom=(rect.centerx, rect.bottom + (turned.get_height() - rect.h) // 2))
    target.blit(soft, (at.x - margin, at.y - margin + context.px(6)))
    target.blit(turned, at)
    slab.draw_pile_count(target, context, rect, context.show.piles[0 if spot == spots.BAG else 1])
