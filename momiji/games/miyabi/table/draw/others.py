"""The panels of the other players, and how the rows stand between two."""

from collections.abc import Iterator
from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.tiles import OBJECTS, SIDE
from momiji.games.miyabi.table import spots
from momiji.games.miyabi.table.garden import Garden
from momiji.games.miyabi.table.layout.others import PANELS, Panel, bonsai
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.table.brush import Patch
from momiji.ui.table.measure import role_at
from momiji.ui.table.pieces.panel import CHIPS
from momiji.ui.theme import Colour, Role

from .garden import garden_picture
from .pill import draw_pill
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
TABLETS: Final = 3  # side by side under a name


def patches(context: Any) -> Iterator[Patch]:
    show: MiyabiShow = context.show
    layout = context.layout
    for player in show.players[1:]:
        seat = player.seat
        rect = layout.panels[f"player-{seat}"]
        rows = tuple((row.counts[seat], row.points[seat], seat in row.leaders) for row in show.standings) if show.round else ()
        args = (rect, player, len(show.players), rows, show.out[seat], show.begins(seat), show.won[seat])
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
    rows: tuple[tuple[int, int, bool], ...],
    out: bool,
    first: bool,
    won: tuple[int, ...],
) -> None:
    look, px, panel = context.look, context.layout.measure.px, PANELS[players]
    look.paint.panel(target, rect, seed=player.seat + 2)
    middle = pygame.Rect(0, 0, px(panel.crest[2]), px(panel.crest[2]))
    middle.center = rect.x + px(panel.crest[0]), rect.y + px(panel.crest[1])
    target.blit(look.sprites.crest(player.crest, middle.w), middle)
    badge = context.say("miyabi-out") if out else context.say(f"table-badge-{player.badge}") if player.badge else ""
    colour = theme.TAUPE if out or not player.badge else CHIPS[player.badge]
    left = rect.x + px(panel.name[0])
    if first:
        tree = bonsai(players, rect, px)
        target.blit(look.art.get("miyabi/round/bonsai", tree.size), tree)
        left = tree.right + px(10) if panel.chip is None else left
    told = _in_one_line if panel.chip is None else _in_lines
    if not told(target, context, rect, panel, player, (badge, colour), left, won) and not out:
        look.paint.select_ring(target, middle, middle.w / 2 / context.scale.u)
    look.paint.rule(target, rect.x + px(panel.rule[0]), rect.y + px(panel.rule[1]), px(panel.rule[2]))
    if panel.rows is not None and rows:
        _rows_beside(target, context, rect, panel, rows)


def _in_one_line(
    target: pygame.Surface,
    context: Any,
    rect: pygame.Rect,
    panel: Panel,
    player: Any,
    badge: tuple[str, Colour],
    left: int,
    won: tuple[int, ...],
) -> bool:
    """Name, chip, tablets, points; whether the chip found room."""
    look, px, y = context.look, context.layout.measure.px, rect.y + context.layout.measure.px(panel.name[1])
    right = rect.x + px(panel.points[0])
    points, role = str(player.figures[0][1]), role_at(context, POINTS.at(panel.points[2]), panel.points[2] * 1.2)
    word, small = context.say("miyabi-points-word", points=player.figures[0][1]), role_at(context, WORD, 30)
    chip, name_role = role_at(context, theme.CHIP, 26), role_at(context, NAME, 44)
    wide = panel.tablets[2]
    pitch = px(wide + 4 if len(won) <= 2 else wide * 0.72)  # many overlap, and their figures are still seen
    tablets = pitch * (len(won) - 1) + px(wide + 8) if won else 0
    whole = look.type.width(points, role) + px(10) + look.type.width(word, small)
    needed = look.type.width(player.name, name_role) + px(14) + tablets
    if badge[0]:
        needed += chip_size(look, badge[0], chip)[0] + px(10)
    short = needed + px(24) + whole > right - left
    figure = look.type.width(points, role)
    look.type.put(target, points, role, (right - (figure if short else whole), rect.y + px(panel.points[1])))
    if not short:
        look.type.put(target, word, small, (right, rect.y + px(panel.points[1] + 5)), theme.INK_SOFT, align="right")
    room = right - (figure if short else whole) - left - tablets - px(24)
    drawn = look.type.put(target, player.name, name_role, (left, y), width=room)
    x, fits = drawn.right + px(14), True
    if badge[0]:
        fits = x + chip_size(look, badge[0], chip)[0] <= left + room
        if fits:
            x = draw_chip(target, look, badge[0], (x, y), badge[1], role=chip, anchor="midleft").right + px(10)
    for index, kind in enumerate(won):
        place = pygame.Rect(x + pitch * index, rect.y + px(panel.tablets[1]), px(wide), px(wide * 1.24))
        draw_tablet(target, context, place, kind)
    return fits


def _in_lines(
    target: pygame.Surface,
    context: Any,
    rect: pygame.Rect,
    panel: Panel,
    player: Any,
    badge: tuple[str, Colour],
    left: int,
    won: tuple[int, ...],
) -> bool:
    """Points beside the crest, name and chip under it, then tablets; whether the chip found room."""
    look, px = context.look, context.layout.measure.px
    right = rect.right - px(12)
    points, role = str(player.figures[0][1]), role_at(context, POINTS.at(panel.points[2]), panel.points[2] * 1.3)
    word, small = context.say("miyabi-points-word", points=player.figures[0][1]), role_at(context, WORD.at(20), 22)
    x, y = rect.x + px(panel.points[0]), rect.y + px(panel.points[1])
    under = look.type.width(word, small) <= right - x and context.scale.type(role.px) <= px(panel.points[2]) * 1.1
    look.type.put(target, points, role, (x, y if under else rect.y + px(panel.crest[1])), width=right - x)
    if under:
        look.type.put(target, word, small, (x, y + px(30)), theme.INK_SOFT)
    name, chip = role_at(context, NAME.at(panel.name[2]), 38), role_at(context, theme.CHIP, 26)
    drawn = look.type.put(target, player.name, name, (left, rect.y + px(panel.name[1])), width=right - left)
    fits = True
    if badge[0] and panel.chip:
        wide, high = chip_size(look, badge[0], chip)
        fits = wide <= right - left and drawn.bottom <= rect.y + px(panel.chip[1]) - high // 2
        if fits:
            draw_chip(
                target, look, badge[0], (rect.x + px(panel.chip[0]), rect.y + px(panel.chip[1])), badge[1], role=chip, anchor="midleft"
            )
    for index, kind in enumerate(won):
        row, column = divmod(index, TABLETS)
        across, down, size = panel.tablets
        place = pygame.Rect(rect.x + px(across + column * (size + 5)), rect.y + px(down + row * size * 1.32), px(size), px(size * 1.24))
        draw_tablet(target, context, place, kind)
    return fits


def _rows_beside(target: pygame.Surface, context: Any, rect: pygame.Rect, panel: Panel, rows: tuple[tuple[int, int, bool], ...]) -> None:
    """How many objects each row shows, as on the own plaques, and what they would bring now; the coin says that these are points."""
    px, look = context.layout.measure.px, context.look
    s, (count_x, points_x) = context.layout.small, panel.rows or (0, 0)
    head = rect.y + px(panel.garden[1]) + round(0.36 * s)
    coin = round(s * 0.66)
    picture = look.art.get("miyabi/points", (coin, coin))
    target.blit(picture, picture.get_rect(center=(rect.x + px(points_x), head)))
    top = rect.y + px(panel.garden[1]) + round(0.68 * s)
    for row, (count, now, most) in enumerate(rows):
        y = top + round((row + 0.5) * s)
        draw_pill(target, context, str(count), (rect.x + px(count_x), y))
        role, ink = role_at(context, MOST if most else COUNT, panel.side * 0.74), theme.DEEP_RED if most else theme.INK_SOFT
        room = max(px(46), 2 * theme.SMALLEST_TEXT)  # three signs, however small the window is
        look.type.put(target, f"+{now}" if now else "–", role, (rect.x + px(points_x), y), ink, align="centre", width=room)


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
        target.blit(picture, picture.get_rect(center=(x + px(16), rect.y + px(32))))
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
            draw_pill(target, context, str(standing.counts[seat]), (x - px(6), y))
            ink = theme.DEEP_RED if most else theme.INK_SOFT
            look.type.put(target, f"+{now}" if now else "–", strong if most else figure, (x + px(26), y), ink, width=px(62))
        if kind < len(OBJECTS) - 1:
            look.paint.rule(target, rect.x + px(16), y + px(25), rect.w - px(32))
