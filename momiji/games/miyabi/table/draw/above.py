"""What lies above the gardens: places in gold, and what would come of laying a tile, moving the frog."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any, Final

import pygame

from momiji.games.miyabi.rules import preview
from momiji.games.miyabi.rules.preview import Preview
from momiji.games.miyabi.rules.steps import Frog, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import COLUMNS, OBJECT, OBJECTS, SIDE, SQUARE_INDEX
from momiji.games.miyabi.rules.view import View
from momiji.games.miyabi.table.garden import covered
from momiji.games.miyabi.table.layout import own
from momiji.games.miyabi.table.layout.whole import MIDDLE, frog_rect, square_rect
from momiji.ui import light, theme
from momiji.ui.table.brush import Patch
from momiji.ui.table.measure import role_at
from momiji.ui.table.show import Mark, Spot
from momiji.ui.theme import Role

from .tile import HIGHEST, alone, draw_lifted, outline, tile_picture, zen_picture
from .veranda import draw_tablet

FIGURE: Final = Role("AlegreyaSans-ExtraBold", 34)
RESULT: Final = Role("Alegreya-Black", 38)
WASH, FAINT = 26, 90
GHOST: Final = 170


@lru_cache(128)
def foreseen(view: View, step: Step) -> Preview | None:
    """Asked for many frames, worked out once."""
    return preview.preview(view, step)


def patches(context: Any) -> Iterator[Patch]:
    show, layout = context.show, context.layout
    for spot in show.faint:
        rect = layout.spots[spot].rect
        yield Patch(rect, draw_faint, (rect,))
    for spot, mark in show.marks.items():
        if spot.kind == "square" and mark in ("legal", "chosen"):
            rect = layout.spots[spot].rect
            yield Patch(context.near(rect, 12), draw_square, (rect, mark))
    if show.ghost is not None:
        rect = layout.panels["frame"]
        yield Patch(context.near(rect, 20), draw_waiting, (show.ghost, show.view))


def draw_square(target: pygame.Surface, context: Any, rect: pygame.Rect, mark: Mark) -> None:
    """Gold on the square where the objects may stand, not on the whole shape: shapes overlap."""
    if mark == "chosen":
        context.look.paint.select_ring(target, rect.inflate(-context.px(6), -context.px(6)), 8)
    elif context.lit:
        target.blit(context.look.paint.rounded(*rect.size, 8, theme.GOLD, WASH), rect)
        context.look.paint.gold_ring(target, rect.inflate(-context.px(8), -context.px(8)), 8)


def draw_faint(target: pygame.Surface, context: Any, rect: pygame.Rect) -> None:
    """It could go there if it were turned: four small corners."""
    if not context.lit:
        return
    inner, arm, wide = rect.inflate(-context.px(16), -context.px(16)), round(rect.w * 0.2), max(2, context.px(3))

    def draw() -> pygame.Surface:
        out = light.clear(*inner.size, theme.GOLD)
        w, h = inner.size
        for colour, line in ((theme.GOLD_LINE, wide + 2), (theme.GOLD, wide)):
            for x, dx in ((line // 2, 1), (w - 1 - line // 2, -1)):
                for y, dy in ((line // 2, 1), (h - 1 - line // 2, -1)):
                    pygame.draw.line(out, (*colour, 190), (x, y), (x + dx * arm, y), line)
                    pygame.draw.line(out, (*colour, 190), (x, y), (x, y + dy * arm), line)
        return out

    target.blit(context.look.paint.kept(("miyabi-faint", inner.size), draw), inner)


def draw_waiting(target: pygame.Surface, context: Any, step: Step, view: View) -> None:
    draw_step(target, context, step, None)


def draw_step(target: pygame.Surface, context: Any, step: Step, held: Spot | None, slide: tuple[int, int] = (0, 0)) -> None:
    """What a legal step would do, where it would do it: the tile at its future tone, its points, the lantern, what else it brings.

    `held`: what is in the hand already is not drawn twice. `slide`: how far the tile and its label still are from there.
    """
    told = foreseen(context.show.view, step)
    if told is None:
        return
    seat = context.show.view.current
    place = square_rect(context.layout, seat, SQUARE_INDEX[told.squares[0]]).move(slide)
    if isinstance(step, Frog):
        rect = frog_rect(context.layout, context.show, seat, step.square)
        if rect is not None and held is None:
            draw_frog(target, context, "frog-gold" if told.gold or context.show.gold[seat] else "frog-silver", rect.move(slide), 6)
        if told.points:
            draw_label(target, context, told, None, place)
        return
    assert isinstance(step, PlaceTile | Zen)
    box = _draw_laid(target, context, step, told, held, slide)
    _draw_lantern(target, context, told)
    label = draw_label(target, context, told, OBJECT[step.tile] if isinstance(step, PlaceTile) else step.object, box)
    if told.bonus:
        _draw_bonus(target, context, told, label)
    if told.enclosed:
        _draw_enclosed(target, context, seat, told)


def _draw_laid(
    target: pygame.Surface, context: Any, step: PlaceTile | Zen, told: Preview, held: Spot | None, slide: tuple[int, int]
) -> pygame.Rect:
    layout, s, seat = context.layout, context.layout.side, context.show.view.current
    cells = tuple(divmod(square, SIDE) for square in covered(step))
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    bottom, right = max(row for row, _ in cells), max(column for _, column in cells)
    field = layout.fields[seat]
    box = pygame.Rect(field.x + left * s, field.y + top * s, (right - left + 1) * s, (bottom - top + 1) * s).move(slide)
    if held is None:
        picture = (
            tile_picture(context.look, step.tile, step.direction, s, told.level)
            if isinstance(step, PlaceTile)
            else zen_picture(context.look, step.object, s)
        )
        draw_lifted(target, context, ("miyabi-laid", step, min(told.level, HIGHEST)), picture, box.topleft, 5)
    width = max(2.0, context.px(5))
    shape = tuple((row - top, column - left) for row, column in cells)
    around = context.look.paint.kept(("miyabi-gold", shape, s), partial(outline, s, shape, theme.GOLD, width, theme.GOLD_LINE))
    target.blit(around, (box.x - s // 4, box.y - s // 4))
    return box


def _draw_lantern(target: pygame.Surface, context: Any, told: Preview) -> None:
    rect = context.layout.measure.rect(*own.lantern(COLUMNS.index(told.lantern)), MIDDLE)

    def draw() -> pygame.Surface:
        out: pygame.Surface = context.look.art.get("miyabi/lantern/lit", rect.size).copy()
        light.fade(out, GHOST)
        return out

    target.blit(context.look.paint.kept(("miyabi-lantern-ghost", rect.size), draw), rect)
    context.look.paint.gold_ring(target, rect.inflate(context.px(4), 0), 12)


def draw_label(target: pygame.Surface, context: Any, told: Preview, kind: int | None, box: pygame.Rect) -> pygame.Rect:
    """On paper: level × objects = points; of the frog the level it reaches."""
    look, px = context.look, context.layout.measure.px
    role, result = role_at(context, FIGURE, 44), role_at(context, RESULT, 48)
    high = max(px(54), round(context.scale.type(result.px) * 1.4))
    chip = round(high * 0.66)
    parts: list[Any] = []
    if kind is None:
        parts.append(look.art.get("miyabi/frog/gold" if told.gold else "miyabi/frog/silver", (chip, chip)))
    parts.append(look.art.get(f"miyabi/chip/{min(told.level, 18)}", (chip, chip)))
    if kind is not None:
        parts += [f"× {told.objects}", look.art.get(alone(kind, 64), (chip, chip))]
    parts.append(f"= {told.points}")
    gap = px(8)
    widths = [look.type.width(part, result if part[0] == "=" else role) if isinstance(part, str) else part.get_width() for part in parts]
    rect = pygame.Rect(0, 0, sum(widths) + gap * (len(parts) - 1) + px(36), high).move_to(midbottom=(box.centerx, box.top - px(30)))
    if rect.top < context.layout.fields[context.show.view.current].top - px(40):
        rect.midtop = (box.centerx, box.bottom + px(14))
    rect.clamp_ip(context.layout.panels["frame"])
    look.paint.shade(target, rect, radius=high / 2 / context.scale.u, blur=6, drop=4, alpha=160)
    look.paint.pill(target, rect, theme.PAPER_LIT, edge=theme.RULE)
    x = rect.x + px(18)
    for part, wide in zip(parts, widths, strict=True):
        if isinstance(part, str):
            total = part[0] == "="
            look.type.put(target, part, result if total else role, (x, rect.centery), theme.DEEP_RED if total else theme.INK)
        else:
            target.blit(part, part.get_rect(midleft=(x, rect.centery)))
        x += wide + gap
    return rect


def _draw_bonus(target: pygame.Surface, context: Any, told: Preview, label: pygame.Rect) -> None:
    """The tablet that comes too."""
    px, kind = context.layout.measure.px, OBJECTS.index(told.bonus)
    rect = pygame.Rect(0, 0, px(50), px(62)).move_to(midleft=(label.right + px(6), label.centery))
    if rect.right + px(70) > context.layout.panels["frame"].right:
        rect.midright = (label.left - px(76), label.centery)
    draw_tablet(target, context, rect, kind)
    draw_plus(target, context, told.bonus_points, (rect.right + px(34), label.centery))


def _draw_enclosed(target: pygame.Surface, context: Any, seat: int, told: Preview) -> None:
    places = [square_rect(context.layout, seat, SQUARE_INDEX[name]) for name in told.enclosed]
    context.look.paint.gold_ring(target, places[0].inflate(-context.px(6), -context.px(6)), 10)
    draw_plus(target, context, told.enclosed_points, places[0].center)


def draw_plus(target: pygame.Surface, context: Any, points: int, centre: tuple[int, int]) -> None:
    """Points on a small paper."""
    look, px = context.look, context.layout.measure.px
    role, words = role_at(context, RESULT.at(32), 40), f"+{points}"
    high = round(context.scale.type(role.px) * 1.3)
    rect = pygame.Rect(0, 0, look.type.width(words, role) + px(24), high).move_to(center=centre)
    rect.clamp_ip(pygame.Rect(0, 0, context.scale.width, context.scale.height))
    look.paint.shade(target, rect, radius=high / 2 / context.scale.u, blur=4, drop=3, alpha=140)
    look.paint.pill(target, rect, theme.PAPER_LIT, edge=theme.GOLD_LINE)
    look.type.put(target, words, role, rect.center, theme.DEEP_RED, align="centre")


def draw_frog(target: pygame.Surface, context: Any, face: str, rect: pygame.Rect, lift: float = 0.0) -> None:
    picture = context.look.art.get(f"miyabi/frog/{face.removeprefix('frog-')}", rect.size)
    soft, margin = context.look.sprites.shadow_of(("miyabi-frog", face, rect.size), picture, blur=3, alpha=120)
    target.blit(soft, (rect.x - margin, rect.y - margin + context.px(3 + lift)))
    target.blit(picture, rect.move(0, -context.px(lift)))
