"""The own side: name and points, lines, box, floor, and what this round will bring."""

from collections.abc import Iterator
from typing import Any, Final

import pygame

from momiji.games.chocolatier.rules.contents import BROWN, COLOURS, FLOOR_COSTS, SIZE, SPECIAL, column_of
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.layout import own
from momiji.games.chocolatier.table.show import ChocolatierShow
from momiji.ui import light, theme
from momiji.ui.kit.paper import draw_chip
from momiji.ui.table.brush import Patch
from momiji.ui.table.measure import OWN, role_at
from momiji.ui.table.pieces.panel import CHIPS
from momiji.ui.table.show import Mark
from momiji.ui.theme import Role

from .paper import COST, MINUS, signed

NAME: Final = Role("Alegreya-Bold", 32)
POINTS: Final = Role("Alegreya-ExtraBold", 50)
TILE_COST: Final = Role("AlegreyaSans-ExtraBold", 24)
DUE: Final = Role("AlegreyaSans-Bold", 23)
DUE_FIGURE: Final = Role("Alegreya-ExtraBold", 40)
NOT_NOW: Final = 94  # 37 %


def patches(context: Any) -> Iterator[Patch]:
    show: ChocolatierShow = context.show
    layout, seat = context.layout, context.show.seat
    panel = layout.panels[f"player-{seat}"]
    yield Patch(context.near(panel), draw_plate, (panel, show.players[0], show.bell == seat, show.chips.get(seat)))
    for row in own.ROWS:
        spot = spots.line(seat, row)
        rect, mark = layout.spots[spot].rect, show.marks.get(spot, "")
        yield Patch(context.near(rect, 60), draw_line, (rect, row, mark))
    box = layout.panels["box"]
    yield Patch(context.near(box), draw_box, (box, BROWN in show.view.options, show.seat))
    for spot, mark in show.marks.items():
        if spot.kind == "well" and mark:
            rect = layout.spots[spot].rect
            yield Patch(context.near(rect), draw_marked_well, (rect, mark))
    special, held = SPECIAL in show.view.options, any(piece.slot == spots.holder(seat) for piece in show.pieces)
    rect = layout.spots[spots.floor(seat)].rect
    yield Patch(context.near(rect, 60), draw_floor, (rect, special, show.marks.get(spots.floor(seat), "")))
    if held:
        rect = layout.spots[spots.spare(seat)].rect
        yield Patch(context.near(rect), draw_holder, (rect,))
    rect = layout.spots[spots.DUE].rect
    yield Patch(context.near(rect), draw_due, (rect, None if BROWN in show.view.options else show.due.points, show.due.cost))


def draw_plate(target: pygame.Surface, context: Any, rect: pygame.Rect, player: Any, bell: bool, chip: Any) -> None:
    look, measure = context.look, context.layout.measure
    px = measure.px

    def at(x: float, y: float) -> tuple[int, int]:
        return rect.x + px(x - own.PLATE[0]), rect.y + px(y - own.PLATE[1])

    look.paint.panel(target, rect, seed=player.seat + 2)
    target.blit(look.sprites.crest(player.crest, px(76)), at(960, 294))
    name = role_at(context, NAME, 42)
    look.type.put(target, player.name, name, at(1048, 308), width=rect.right - px(10) - at(1048, 0)[0])
    words = context.say.text(chip) if chip else context.say(f"table-badge-{player.badge}") if player.badge else ""
    if words:
        colour = CHIPS[player.badge] if player.badge else theme.TAUPE
        role = role_at(context, theme.CHIP, 28)
        draw_chip(target, look, words, at(1046, 357), colour, role=role, anchor="midleft", width=rect.right - px(8) - at(1046, 0)[0])
    look.paint.rule(target, *at(960, 386), px(216))
    medal = px(52)
    target.blit(look.art.get("chocolatier/tokens/points", (medal, medal)), (at(962, 0)[0], at(0, 422)[1] - medal // 2))
    look.type.put(target, str(player.figures[0][1]), role_at(context, POINTS, 56), at(1030, 422), width=px(100))
    if bell:
        target.blit(look.art.get("chocolatier/tokens/first-mark", (px(40), px(40))), at(1136, 402))


def draw_line(target: pygame.Surface, context: Any, rect: pygame.Rect, row: int, mark: Mark) -> None:
    look, measure = context.look, context.layout.measure
    lit = mark == "legal" and context.lit
    if lit:
        look.paint.glow(target, rect, theme.GOLD, radius=10)
    name = f"chocolatier/box/line-{row + 1}"
    picture = look.art.get(name, rect.size)
    look.sprites.lay(target, (name, rect.size), picture, rect.center, drop=(0, 4), blur=4, alpha=150)
    if mark == "dim":
        target.blit(look.paint.rounded(*rect.size, 10 * context.scale.u, light.SHADE, NOT_NOW), rect)
    if lit:
        look.paint.gold_ring(target, rect, 10)
        context.pointer(target, rect.left - context.px(18), rect.centery, aside=True)
    x, y = measure.point(1426, 340 + own.PITCH * row, OWN)
    size = max(3, measure.px(7))
    pygame.draw.lines(
        target, (222, 178, 110), False, [(x - size // 2, y - size), (x + size // 2, y), (x - size // 2, y + size)], max(2, measure.px(3))
    )


def draw_box(target: pygame.Surface, context: Any, rect: pygame.Rect, brown: bool, seat: int) -> None:
    look = context.look

    def draw() -> pygame.Surface:
        out: pygame.Surface = look.art.get("chocolatier/box/frame", rect.size).copy()
        for row in range(SIZE):
            for colour in range(SIZE):
                well = context.layout.spots[spots.well(seat, row, column_of(row, colour))].rect
                name = "neutral" if brown else spots.drawing(COLOURS[colour])
                out.blit(look.art.get(f"chocolatier/wells/{name}", well.size), well.move(-rect.x, -rect.y))
        return out

    picture = look.paint.kept(("chocolatier-box", rect.size, brown), draw)
    look.paint.shade(target, rect, radius=10, blur=9, drop=7, alpha=170)
    target.blit(picture, rect)


def draw_marked_well(target: pygame.Surface, context: Any, rect: pygame.Rect, mark: Mark) -> None:
    context.over(target, rect.inflate(-context.px(12), -context.px(12)), mark)


def draw_floor(target: pygame.Surface, context: Any, rect: pygame.Rect, special: bool, mark: Mark) -> None:
    look, measure = context.look, context.layout.measure
    lit = mark == "legal" and context.lit
    if lit:
        look.paint.glow(target, rect, theme.GOLD, radius=10)
    look.paint.shade(target, rect, radius=10, blur=5, drop=4, alpha=150)
    target.blit(look.art.get("chocolatier/box/floor-strip", rect.size), rect)
    role = role_at(context, TILE_COST, 26)
    for nth, cost in enumerate(FLOOR_COSTS):
        tile = measure.rect(*own.tile(nth, special), OWN)
        target.blit(look.art.get(f"chocolatier/box/floor-tile-{cost}", tile.size), tile)
        look.type.put(target, f"{MINUS}{cost}", role, (tile.centerx, measure.point(0, 846)[1]), COST, align="centre", width=tile.w)
    if lit:
        look.paint.gold_ring(target, rect, 10)
        context.pointer(target, rect.left - context.px(18), rect.centery, aside=True)


def draw_holder(target: pygame.Surface, context: Any, rect: pygame.Rect) -> None:
    """Plate 5 in front of the floor: what lies on it costs nothing."""
    target.blit(context.look.art.get("chocolatier/box/floor-spare", rect.size), rect)
    role = role_at(context, TILE_COST, 26)
    y = context.layout.measure.point(0, 846)[1]
    context.look.type.put(target, "0", role, (rect.centerx, y), (27, 68, 56), align="centre", width=rect.w)


def draw_due(target: pygame.Surface, context: Any, rect: pygame.Rect, points: int | None, cost: int) -> None:
    look, px = context.look, context.layout.measure.px
    look.paint.panel(target, rect, seed=5)
    title = role_at(context, DUE, 34)
    look.type.put(
        target,
        context.say("chocolatier-due"),
        title,
        (rect.centerx, rect.y + px(32)),
        theme.INK_SOFT,
        align="centre",
        width=rect.w - px(20),
    )
    figure, y = role_at(context, DUE_FIGURE, 46), rect.y + px(76)
    words = "" if points is None else "0" if not points and not cost else signed(points)
    loss = signed(-cost) if cost else ""
    gap = px(20) if words and loss else 0
    wide = look.type.width(words, figure) + look.type.width(loss, figure) + gap if words or loss else 0
    if not words and not loss:
        words, wide = "0", look.type.width("0", figure)
    x = rect.centerx - wide // 2
    if words:
        x = look.type.put(target, words, figure, (x, y)).right + gap
    if loss:
        look.type.put(target, loss, figure, (x, y), COST)
