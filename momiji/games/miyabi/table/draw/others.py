"""The panels of the other players, and how the rows stand between two."""

from collections.abc import Iterator
from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.tiles import OBJECTS, SIDE
from momiji.games.miyabi.table import spots
from momiji.games.miyabi.table.garden import Garden
from momiji.games.miyabi.table.layout.others import PANELS
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.table.brush import Patch
from momiji.ui.table.measure import role_at
from momiji.ui.table.pieces.panel import CHIPS
from momiji.ui.theme import Colour, Role

from .garden import garden_picture
from .tile import alone, outline
from .veranda import draw_tablet

NAME: Final = Role("Alegreya-Bold", 33)
POINTS: Final = Role("Alegreya-Black", 44)
WORD: Final = Role("AlegreyaSans-Medium", 24)
COUNT: Final = Role("Alegreya-Bold", 25)
MOST: Final = Role("Alegreya-Black", 27)
TITLE: Final = Role("Alegreya-ExtraBold", 30)
CELL: Final = Role("AlegreyaSans-Bold", 22)
RING: Final[Colour] = (255, 250, 232)
HAIRLINE: Final[Colour] = (20, 16, 12)


def patches(context: Any) -> Iterator[Patch]:
    show: MiyabiShow = context.show
    layout = context.layout
    for player in show.players[1:]:
        seat = player.seat
        rect = layout.panels[f"player-{seat}"]
        counts = tuple((row.counts[seat], seat in row.leaders) for row in show.standings)
        args = (rect, player, len(show.players), counts, show.out[seat], show.first == seat and show.round > 0, show.won[seat])
        yield Patch(context.near(rect), draw_panel, args)
        garden = layout.panels[f"garden-{seat}"]
        yield Patch(
            context.near(garden, 6),
            draw_small,
            (garden, layout.fields[seat], show.gardens[seat], show.lanterns[seat], show.last[seat], show.out[seat], f"small-{seat}"),
        )
    if spots.ROWS in layout.spots:
        rect = layout.spots[spots.ROWS].rect
        crests = tuple((player.seat, player.crest) for player in show.players)
        yield Patch(context.near(rect), draw_rows, (rect, show.standings, crests))


def draw_panel(
    target: pygame.Surface,
    context: Any,
    rect: pygame.Rect,
    player: Any,
    players: int,
    counts: tuple[tuple[int, bool], ...],
    out: bool,
    first: bool,
    won: tuple[int, ...],
) -> None:
    look, px, panel = context.look, context.layout.measure.px, PANELS[players]

    def at(x: float, y: float) -> tuple[int, int]:
        return rect.x + px(x), rect.y + px(y)

    look.paint.panel(target, rect, seed=player.seat + 2)
    crest = look.sprites.crest(player.crest, px(panel.crest[2]))
    middle = crest.get_rect(center=at(*panel.crest[:2]))
    target.blit(crest, middle)
    badge = context.say("miyabi-out") if out else context.say(f"table-badge-{player.badge}") if player.badge else ""
    colour = theme.TAUPE if out or not player.badge else CHIPS[player.badge]
    points, role = str(player.figures[0][1]), role_at(context, POINTS.at(panel.points[2]), panel.points[2] * 1.2)
    word, small = context.say("miyabi-points-word", points=player.figures[0][1]), role_at(context, WORD, 30)
    chip = role_at(context, theme.CHIP, 26)
    if panel.chip is None:  # all in one line
        right = at(panel.points[0], 0)[0]
        wide = look.type.width(points, role) + px(10) + look.type.width(word, small)
        name_role = role_at(context, NAME, 44)
        left = at(panel.name[0], 0)[0]
        tablets = px(panel.tablets[2] + 6) * len(won) if not panel.tablets[3] else 0
        short = look.type.width(player.name, name_role) + wide + tablets + px(180) > right - left
        wide = look.type.width(points, role) if short else wide
        look.type.put(target, points, role, (right - wide, at(0, panel.points[1])[1]))
        if not short:
            look.type.put(target, word, small, (right, at(0, panel.points[1] + 5)[1]), theme.INK_SOFT, align="right")
        room = right - wide - left - tablets - px(24) - (px(60) if first else 0)
        drawn = look.type.put(target, player.name, name_role, (left, at(0, panel.name[1])[1]), width=room)
        x = drawn.right + px(14)
        if badge and x + chip_size(look, badge, chip)[0] <= left + room:
            x = draw_chip(target, look, badge, (x, at(0, panel.name[1])[1]), colour, role=chip, anchor="midleft").right + px(10)
        elif badge:
            look.paint.select_ring(target, middle, middle.w / 2 / context.scale.u)
        if first:
            _bonsai(target, context, (x, at(0, panel.name[1])[1] - px(24)), 48)
            x += px(58)
        if not panel.tablets[3]:
            for index, kind in enumerate(won):
                draw_tablet(target, context, pygame.Rect(x + px(46) * index, rect.y + px(8), px(42), px(52)), kind)
    else:
        left, right = at(panel.name[0], 0)[0], rect.right - px(12)
        name_role = role_at(context, NAME.at(panel.name[2]), 40)
        look.type.put(target, player.name, name_role, at(*panel.name[:2]), width=right - left)
        wide, high = chip_size(look, badge, chip)
        under = round(context.scale.type(name_role.px) * 0.6) + at(*panel.name[:2])[1] <= at(*panel.chip)[1] - high // 2 + px(6)
        if badge and under and wide <= right - left:
            draw_chip(target, look, badge, at(*panel.chip), colour, role=chip, anchor="midleft")
        elif badge and not out:
            look.paint.select_ring(target, middle, middle.w / 2 / context.scale.u)
        drawn = look.type.put(target, points, role, at(panel.points[0], panel.points[1]), width=px(90))
        if drawn.right + px(8) + look.type.width(word, small) <= right:
            look.type.put(target, word, small, (drawn.right + px(8), at(0, panel.points[1] + 5)[1]), theme.INK_SOFT)
        if first:
            _bonsai(target, context, at(panel.bonsai[0] - panel.bonsai[2] / 2, panel.bonsai[1] - panel.bonsai[2] / 2), panel.bonsai[2])
    look.paint.rule(target, *at(panel.rule[0], panel.rule[1]), px(panel.rule[2]))
    _tablets(target, context, rect, players, won)
    if panel.counts is not None:
        _counts(target, context, rect, players, counts)


def _bonsai(target: pygame.Surface, context: Any, at: tuple[int, int], size: float) -> None:
    side = context.layout.measure.px(size)
    target.blit(context.look.art.get("miyabi/round/bonsai", (side, side)), at)


def _tablets(target: pygame.Surface, context: Any, rect: pygame.Rect, players: int, won: tuple[int, ...]) -> None:
    panel, px = PANELS[players], context.layout.measure.px
    x, y, wide, down = panel.tablets
    if players == 2:
        return
    size = (px(wide * 0.8), px(wide)) if down else (px(wide), px(wide * 1.24))
    for index, kind in enumerate(won):
        across, below = (0, index * 64) if down else (index % 3 * (wide + 6), index // 3 * wide * 1.28)
        draw_tablet(target, context, pygame.Rect(rect.x + px(x + across), rect.y + px(y + below), *size), kind)


def _counts(target: pygame.Surface, context: Any, rect: pygame.Rect, players: int, counts: tuple[tuple[int, bool], ...]) -> None:
    """How many objects each row shows; the most in deep red."""
    panel, px, look = PANELS[players], context.layout.measure.px, context.look
    top = rect.y + px(panel.garden[1]) + round(0.68 * context.layout.small)
    for row, (count, most) in enumerate(counts):
        role = role_at(context, MOST if most else COUNT, panel.side * 0.8)
        centre = (rect.x + px(panel.counts or 0), top + round((row + 0.5) * context.layout.small))
        ink = theme.DEEP_RED if most else theme.INK_SOFT
        look.type.put(target, str(count) if count else "–", role, centre, ink, align="centre")


def draw_small(
    target: pygame.Surface,
    context: Any,
    rect: pygame.Rect,
    field: pygame.Rect,
    garden: Garden,
    lanterns: tuple[int, ...],
    last: tuple[int, ...],
    out: bool,
    key: str,
) -> None:
    """A whole garden: frame, kinds of the rows, lanterns, terraces, and a ring round the tile that was laid last."""
    look, s = context.look, field.w // SIDE
    look.paint.shade(target, rect, radius=6, blur=4, drop=3, alpha=120)
    target.blit(look.art.get("miyabi/garden/frame-small", rect.size), rect)
    for index in range(SIDE):
        size = round(s * 0.56)
        kind = look.art.get(alone(index, size), (size, size))
        target.blit(kind, kind.get_rect(center=(rect.x + round(s * 0.4), field.y + round(s * (index + 0.5)))))
        name = "mini-lit" if index in lanterns else "mini-place"
        stone = round(s * (0.5 if index in lanterns else 0.34))
        picture = look.art.get(f"miyabi/lantern/{name}", (stone, stone))
        target.blit(picture, picture.get_rect(center=(field.x + round(s * (index + 0.5)), rect.y + round(s * 0.36))))
    target.blit(garden_picture(context, garden, s, key), field)
    if last:
        cells = tuple(divmod(square, SIDE) for square in last)
        width = max(1.5, context.px(2.2))
        around = look.paint.kept(("miyabi-last", cells, s), lambda: outline(s, cells, RING, width, HAIRLINE))
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        target.blit(around, (field.x + left * s - s // 4, field.y + top * s - s // 4))
    if out:
        target.blit(look.paint.rounded(*rect.size, context.px(6), (20, 16, 12), 52), rect)


def draw_rows(target: pygame.Surface, context: Any, rect: pygame.Rect, standings: Any, crests: tuple[tuple[int, str], ...]) -> None:
    """Of every row both values, how many each player shows, and what that would bring now."""
    look, px = context.look, context.layout.measure.px
    look.paint.panel(target, rect, seed=8)
    title = role_at(context, TITLE, 40)
    look.type.put(target, context.say("miyabi-rows-now"), title, (rect.x + px(20), rect.y + px(32)), width=px(220))
    columns = [rect.x + px(268 + 132 * index) for index in range(len(crests))]
    for x, (_, crest) in zip(columns, crests, strict=True):
        picture = look.sprites.crest(crest, px(40))
        target.blit(picture, picture.get_rect(center=(x, rect.y + px(32))))
    look.paint.rule(target, rect.x + px(16), rect.y + px(58), rect.w - px(32), strong=True)
    role, figure, strong = role_at(context, CELL, 30), role_at(context, COUNT, 34), role_at(context, MOST, 34)
    for kind, standing in enumerate(standings):
        y = rect.y + px(84 + 50 * kind)
        picture = look.art.get(alone(kind, 64), (px(40), px(40)))
        target.blit(picture, picture.get_rect(center=(rect.x + px(40), y)))
        values = EDITION.objects[kind]
        look.type.put(target, f"{values.most} / {values.second}", role, (rect.x + px(72), y), theme.INK_SOFT, width=px(120))
        for x, (seat, _) in zip(columns, crests, strict=True):
            most, now = seat in standing.leaders, standing.points[seat]
            ink = theme.DEEP_RED if most else theme.INK_SOFT
            look.type.put(target, str(standing.counts[seat]), strong if most else figure, (x, y), ink, align="centre")
            look.type.put(target, f"+{now}" if now else "–", role, (x + px(30), y), theme.INK, width=px(70))
        if kind < len(OBJECTS) - 1:
            look.paint.rule(target, rect.x + px(16), y + px(25), rect.w - px(32))
