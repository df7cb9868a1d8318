"""What everybody shares: the counter, the marble slab, plates, the tray in the middle, bag and lid."""

from collections.abc import Iterator
from math import hypot
from typing import Any, Final

import pygame

from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.rules.state import MIDDLE, SEND, TILE
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.layout.ring import COUNTED, MANY
from momiji.games.chocolatier.table.layout.whole import badge_rect
from momiji.ui import light, theme
from momiji.ui.paint import vignette
from momiji.ui.table.brush import Patch
from momiji.ui.table.measure import SHARED, role_at
from momiji.ui.table.show import Mark
from momiji.ui.theme import Role
from momiji.ui.washi import grain

from .paper import draw_count

ROUND: Final = Role("Alegreya-ExtraBold", 32)
VEIL: Final = 69  # 27 %
COUNT_OUT: Final = 0.6  # of a petal's width from its middle: on the lace, over no praline


def counter_needs(context: Any) -> list[tuple[str, tuple[int, int]]]:
    """What a worker may draw ahead: nothing where the counter is there already."""
    w, h = context.scale.width, context.scale.height
    return [] if context.look.paint.has(("chocolatier-counter", w, h)) else [("chocolatier/table/counter", light.cover(w, h, 16 / 9))]


def counter(look: Any, w: int, h: int) -> pygame.Surface:
    def draw() -> pygame.Surface:
        ground = pygame.Surface((w, h))
        size = light.cover(w, h, 16 / 9)
        ground.blit(look.art.take("chocolatier/table/counter", size), ((w - size[0]) // 2, (h - size[1]) // 2))
        ground.blit(vignette(w, h, 46), (0, 0))
        grain(ground)
        return ground

    picture: pygame.Surface = look.paint.kept(("chocolatier-counter", w, h), draw)
    return picture


def patches(context: Any) -> Iterator[Patch]:
    show, layout = context.show, context.layout
    yield Patch(pygame.Rect(0, 0, context.scale.width, context.scale.height), draw_counter, ())
    slab = layout.panels["slab"]
    yield Patch(context.near(slab), draw_slab, (slab, show.view.round))
    full = {spots.source_of(piece.slot)[0] for piece in show.pieces if piece.slot.kind == "pralines"}
    for number, side in enumerate(show.sides, 1):
        rect = layout.spots[spots.plate(number)].rect
        mark, capacity = show.marks.get(spots.plate(number), ""), show.capacity[number - 1]
        yield Patch(context.near(rect, 60), draw_plate, (rect, side, capacity if number in full else 0, mark))
    tray = layout.panels["tray"]
    yield Patch(context.near(tray), draw_tray, (tray,))
    for letter in COLOURS:
        mark = show.marks.get(spots.pralines(MIDDLE, letter), "")
        if mark == "legal":
            rect = layout.panels[f"petal-{letter}"]
            yield Patch(context.near(rect), draw_petal, (rect,))
    for name, count in zip(("bag", "lid"), show.piles, strict=True):
        rect = layout.spots[spots.BAG if name == "bag" else spots.LID].rect
        yield Patch(context.near(rect), draw_pile, (rect, name, count), spots.BAG if name == "bag" else spots.LID)
    if show.view.phase == SEND and show.marks:
        yield from _arrows(context)


def draw_counter(target: pygame.Surface, context: Any) -> None:
    clip = target.get_clip()
    target.blit(counter(context.look, context.scale.width, context.scale.height), clip, clip)


def draw_slab(target: pygame.Surface, context: Any, rect: pygame.Rect, number: int) -> None:
    look, measure = context.look, context.layout.measure
    look.paint.shade(target, rect, radius=14, blur=9, drop=7, alpha=170)
    target.blit(look.art.get("chocolatier/table/marble", rect.size), rect)
    words = context.say("chocolatier-round", round=number)
    look.type.put(target, words, role_at(context, ROUND, 40), measure.point(72, 324, SHARED), width=measure.px(200))


def draw_plate(target: pygame.Surface, context: Any, rect: pygame.Rect, side: str, lying: int, mark: Mark) -> None:
    """`lying`: for how many pralines it is laid out, 0 for an empty one."""
    look = context.look
    if side == "-":  # taken: a faint round on the marble
        target.blit(look.paint.rounded(*rect.inflate(-6, -6).size, rect.w / 2, (133, 119, 102), 40), rect.inflate(-6, -6))
        target.blit(look.paint.rounded(*rect.size, rect.w / 2, (133, 119, 102), 150, line=look.paint.line(1.6)), rect)
        return
    lit = mark == "legal" and context.lit
    if lit and context.show.view.phase == SEND:
        look.paint.glow(target, rect, theme.GOLD, radius=rect.w / 2 / context.scale.u)
    name = plate_drawing(side, lying > 0)
    picture = look.art.get(name, rect.size)
    look.sprites.lay(target, (name, rect.size), picture, rect.center, drop=(0, 6), blur=6, alpha=150)
    if lit:
        look.paint.gold_circle(target, rect.center, rect.w / 2)
    if side and lying:
        context.token(target, f"chocolatier/offers/badge-{side_drawing(side)}", badge_rect(context.layout, rect, lying))


def side_drawing(side: str) -> str:
    return f"2-{spots.drawing(side[1])}" if side[1:] else side


def plate_drawing(side: str, full: bool) -> str:
    if not side:
        return "chocolatier/offers/plate"
    return "chocolatier/offers/gold-plain" if full else f"chocolatier/offers/gold-{side_drawing(side)}"


def draw_tray(target: pygame.Surface, context: Any, rect: pygame.Rect) -> None:
    context.token(target, "chocolatier/table/tray", rect)


def draw_petal(target: pygame.Surface, context: Any, rect: pygame.Rect) -> None:
    if context.lit:
        context.look.paint.gold_circle(target, rect.center, rect.w / 2 - context.px(2))


def draw_pile(target: pygame.Surface, context: Any, rect: pygame.Rect, name: str, count: int) -> None:
    context.token(target, f"chocolatier/tokens/{name}", rect)
    draw_pile_count(target, context, rect, count)


def draw_pile_count(target: pygame.Surface, context: Any, rect: pygame.Rect, count: int) -> None:
    draw_count(target, context, count, (rect.right - context.px(8), rect.bottom - context.px(12)))


def _arrows(context: Any) -> Iterator[Patch]:
    """From the plate that is being emptied to its neighbours."""
    chosen = next((spot for spot, mark in context.show.marks.items() if mark == "chosen" and spot.kind == "pralines"), None)
    if chosen is None or not context.lit:
        return
    start = context.layout.spots[spots.plate(spots.source_of(chosen)[0])].rect
    for spot, mark in context.show.marks.items():
        if mark == "legal" and spot.kind == "plate":
            end = context.layout.spots[spot].rect
            yield Patch(start.union(end), draw_arrow, (start.center, end.center, start.w // 2))


def draw_arrow(target: pygame.Surface, context: Any, start: tuple[int, int], end: tuple[int, int], rim: int) -> None:
    """Just outside the plate it leaves: a neighbour may lie beyond one that was taken."""
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    angle = pygame.Vector2(1, 0).angle_to((end[0] - start[0], end[1] - start[1]))

    def draw() -> pygame.Surface:
        w, h, k = context.layout.measure.px(44), context.layout.measure.px(34), 4
        big = light.clear(w * k, h * k, theme.GOLD_LINE)
        shape = [(0, 0.32), (0.5, 0.32), (0.5, 0), (1, 0.5), (0.5, 1), (0.5, 0.68), (0, 0.68)]
        pygame.draw.polygon(big, theme.GOLD_LINE, [(x * w * k, y * h * k) for x, y in shape])
        pygame.draw.polygon(
            big,
            theme.GOLD,
            [((0.06 + x * 0.86) * w * k, (0.5 + (y - 0.5) * (0.72 if abs(y - 0.5) < 0.3 else 0.8)) * h * k) for x, y in shape],
        )
        return pygame.transform.rotozoom(pygame.transform.smoothscale(big, (w, h)), -angle, 1)

    picture = context.look.paint.kept(("send-arrow", round(angle), context.layout.measure.k), draw)
    share = min(0.52, (rim + context.px(24)) / far)
    target.blit(
        picture, picture.get_rect(center=(round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)))
    )


# ------------------------------------------------------------------ above the pralines
def upper_patches(context: Any) -> Iterator[Patch]:
    """Counts where not all pralines can be seen one by one, and the veil once the taking is over."""
    show, layout = context.show, context.layout
    counts: dict[Any, int] = {}
    for piece in show.pieces:
        if piece.slot.kind == "pralines" and piece not in show.gone:
            counts[piece.slot] = counts.get(piece.slot, 0) + 1
    for spot, count in counts.items():
        source, colour = spots.source_of(spot)
        if source == MIDDLE and count >= COUNTED:
            petal, middle = layout.panels[f"petal-{COLOURS[colour]}"], layout.panels["tray"].center
            dx, dy = petal.centerx - middle[0], petal.centery - middle[1]
            far = petal.w * COUNT_OUT / (hypot(dx, dy) or 1)
            centre = (round(petal.centerx + dx * far), round(petal.centery + dy * far))
            yield Patch(context.near(pygame.Rect(centre, (1, 1)), 40), draw_count, (count, centre))
        elif source != MIDDLE and show.capacity[source - 1] >= MANY and count > 1:
            centre = layout.spots[spot].rect.bottomright
            yield Patch(context.near(pygame.Rect(centre, (1, 1)), 40), draw_count, (count, centre))
    if show.view.phase == TILE and not show.pops:
        slab = layout.panels["slab"]
        yield Patch(slab, draw_veil, (slab,))


def draw_veil(target: pygame.Surface, context: Any, rect: pygame.Rect) -> None:
    target.blit(context.look.paint.rounded(*rect.size, 14 * context.scale.u, light.SHADE, VEIL), rect)
