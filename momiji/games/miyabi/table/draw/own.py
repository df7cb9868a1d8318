"""The own side: the garden large in its stones, plaques of the rows, lanterns, name and points."""

from collections.abc import Iterator
from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.tiles import COLUMNS, OBJECTS, SIDE
from momiji.games.miyabi.table import spots
from momiji.games.miyabi.table.garden import Garden
from momiji.games.miyabi.table.layout import own
from momiji.games.miyabi.table.layout.whole import MIDDLE
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.table.brush import Patch
from momiji.ui.table.measure import role_at
from momiji.ui.table.pieces.panel import CHIPS
from momiji.ui.theme import Colour, Role

from .garden import garden_picture
from .pill import draw_pill
from .tile import alone

NAME: Final = Role("Alegreya-Bold", 34)
POINTS: Final = Role("Alegreya-Black", 54)
WORD: Final = Role("AlegreyaSans-Medium", 25)
VALUE: Final = Role("Alegreya-Bold", 24)
MARK: Final = Role("AlegreyaSans-ExtraBold", 22)
MARK_GROUND: Final[Colour] = (34, 36, 36)
NOW: Final = Role("Alegreya-Black", 26)
VALUE_INK: Final[Colour] = (66, 44, 24)
NOW_INK: Final[Colour] = (126, 20, 12)


def patches(context: Any) -> Iterator[Patch]:
    show: MiyabiShow = context.show
    layout, seat = context.layout, context.show.seat
    frame = layout.panels["frame"]
    yield Patch(context.near(frame), draw_frame, (frame,))
    for standing, kind in zip(show.standings, range(len(OBJECTS)), strict=True):
        rect = layout.spots[spots.plaque(kind)].rect
        yield Patch(context.near(rect, 8), draw_plaque, (rect, kind, standing.counts[seat], standing.points[seat]))
    field = layout.fields[seat]
    yield Patch(context.near(field, 30), draw_garden, (field.topleft, show.gardens[seat], layout.side, f"own-{seat}"))
    for at in range(SIDE):
        for words, canvas in ((COLUMNS[at], own.column_mark(at)), (str(at + 1), own.row_mark(at))):
            rect = layout.measure.rect(*canvas, MIDDLE)
            yield Patch(context.near(rect), draw_mark, (rect, words))
    for column in range(SIDE):
        rect = layout.measure.rect(*own.lantern(column), MIDDLE)
        if f"lantern-{column}" in show.flying:
            continue
        yield Patch(context.near(rect, 8), draw_lantern, (column, column in show.lanterns[seat]))
    panel = layout.panels[f"player-{seat}"]
    yield Patch(context.near(panel), draw_plate, (panel, show.players[0], show.out[seat], show.begins(seat)))


def draw_frame(target: pygame.Surface, context: Any, rect: pygame.Rect) -> None:
    context.look.paint.shade(target, rect, radius=12, blur=10, drop=8, alpha=180)
    target.blit(context.look.art.get("miyabi/garden/frame", rect.size), rect)


def draw_mark(target: pygame.Surface, context: Any, rect: pygame.Rect, words: str) -> None:
    """What a row or column is called in words, on a dark ground of its own: raised tiles reach into the stones beside them."""
    target.blit(context.look.paint.rounded(*rect.size, rect.w * 0.25, MARK_GROUND), rect)
    context.look.type.put(target, words, role_at(context, MARK, 24), rect.center, theme.CREAM, align="centre")


def draw_garden(target: pygame.Surface, context: Any, at: tuple[int, int], garden: Garden, side: int, key: object) -> None:
    target.blit(garden_picture(context, garden, side, key), at)


def draw_plaque(target: pygame.Surface, context: Any, rect: pygame.Rect, kind: int, count: int, now: int) -> None:
    """The object of the row, how many one shows, and both values: the one that would be paid now is red."""
    look, px = context.look, context.layout.measure.px
    target.blit(look.art.get("miyabi/plaque/row", rect.size), rect)
    size = px(50)
    picture = look.art.get(alone(kind, 64), (size, size))
    target.blit(picture, picture.get_rect(center=(rect.x + round(rect.w * 0.38), rect.y + round(rect.h * 0.35))))
    values = EDITION.objects[kind]
    for share, value in ((0.27, values.most), (0.71, values.second)):
        role, ink = (NOW, NOW_INK) if value == now else (VALUE, VALUE_INK)
        centre = (rect.x + round(rect.w * share), rect.y + round(rect.h * 0.795))
        look.type.put(target, str(value), role_at(context, role, 27), centre, ink, align="centre", width=round(rect.w * 0.5))
    draw_pill(target, context, str(count), (rect.right - px(15), rect.y + round(rect.h * 0.47)))


def draw_lantern(target: pygame.Surface, context: Any, column: int, lit: bool) -> None:
    measure = context.layout.measure
    rect = measure.rect(*(own.lantern(column) if lit else own.stand(column)), MIDDLE)
    target.blit(context.look.art.get(f"miyabi/lantern/{'lit' if lit else 'place'}", rect.size), rect)


def draw_plate(target: pygame.Surface, context: Any, rect: pygame.Rect, player: Any, out: bool, first: bool) -> None:
    """Crest, name, whose turn it is, points; large words leave room only for crest and points."""
    look, px = context.look, context.layout.measure.px
    look.paint.panel(target, rect, seed=player.seat + 2)
    narrow = rect.w < px(190)
    crest = pygame.Rect(0, 0, px(78), px(78)).move_to(midtop=(rect.centerx if narrow else rect.x + px(55), rect.y + px(16)))
    target.blit(look.sprites.crest(player.crest, crest.w), crest)
    if player.badge in ("your-turn", "playing") and narrow:
        look.paint.select_ring(target, crest, crest.w / 2 / context.scale.u)
    if not narrow:
        left, right = crest.right + px(12), rect.right - px(10)
        look.type.put(target, player.name, role_at(context, NAME, 44), (left, rect.y + px(36)), width=right - left)
        words = context.say("miyabi-out") if out else context.say(f"table-badge-{player.badge}") if player.badge else ""
        role = role_at(context, theme.CHIP, 28)
        if words and chip_size(look, words, role)[0] <= right - left:
            draw_chip(
                target, look, words, (left, rect.y + px(76)), theme.TAUPE if out else CHIPS[player.badge], role=role, anchor="midleft"
            )
        elif words and not out:
            look.paint.select_ring(target, crest, crest.w / 2 / context.scale.u)
        look.paint.rule(target, rect.x + px(16), rect.y + px(112), rect.w - px(32))
    y = rect.y + px(158)
    points = str(player.figures[0][1])
    if narrow:
        look.type.put(target, points, role_at(context, POINTS, 64), (rect.centerx, y), align="centre", width=rect.w - px(12))
        return
    drawn = look.type.put(target, points, role_at(context, POINTS, 64), (rect.x + px(20), y), width=px(110))
    word, role = context.say("miyabi-points-word", points=player.figures[0][1]), role_at(context, WORD, 32)
    room = rect.right - px(78 if first else 12) - drawn.right - px(10)
    if look.type.width(word, role) <= room:
        look.type.put(target, word, role, (drawn.right + px(10), y + px(6)), theme.INK_SOFT)
    if first:
        size = px(56)
        target.blit(look.art.get("miyabi/round/bonsai", (size, size)), (rect.right - px(14) - size, y - size // 2))
