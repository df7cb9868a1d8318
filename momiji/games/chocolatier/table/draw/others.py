"""The panels of the other players, complete and readable."""

from collections.abc import Iterator
from typing import Any, Final

import pygame

from momiji.games.chocolatier.rules.contents import BROWN, COLOURS, FLOOR_COSTS, SIZE, column_of
from momiji.games.chocolatier.rules.scoring import floor_cost
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.layout.others import NARROW, Panel, panel_of
from momiji.ui import theme
from momiji.ui.kit.paper import draw_chip
from momiji.ui.table.brush import Patch
from momiji.ui.table.measure import role_at
from momiji.ui.table.pieces.panel import CHIPS
from momiji.ui.table.show import Spot
from momiji.ui.theme import Role

from .paper import COST, MINUS, signed

FREE: Final = Role("AlegreyaSans-Bold", 20)
LOST: Final = Role("Alegreya-ExtraBold", 34)


def patches(context: Any) -> Iterator[Patch]:
    show, layout = context.show, context.layout
    for player in show.players[1:]:
        rect = layout.panels[f"player-{player.seat}"]
        floor = [piece.nth for piece in show.pieces if piece.slot == spots.floor(player.seat)]
        args = (
            rect,
            player,
            len(show.players),
            len(floor),
            show.bell == player.seat,
            BROWN in show.view.options,
            show.chips.get(player.seat),
        )
        yield Patch(context.near(rect), draw_panel, args, Spot("other", str(player.seat)))


def draw_panel(
    target: pygame.Surface, context: Any, rect: pygame.Rect, player: Any, players: int, lying: int, bell: bool, brown: bool, chip: Any
) -> None:
    look, panel, px = context.look, panel_of(players), context.layout.measure.px

    def at(x: float, y: float) -> tuple[int, int]:
        return rect.x + px(x), rect.y + px(y)

    look.paint.panel(target, rect, seed=player.seat + 2)
    target.blit(look.sprites.crest(player.crest, px(panel.crest)), at(18, 16))
    narrow = panel is NARROW
    _words(target, context, rect, player, panel, chip)
    medal = px(38 if narrow else 48)
    x, y = at(panel.points[0], panel.points[1])
    target.blit(look.art.get("chocolatier/tokens/points", (medal, medal)), (x - medal - px(10), y - medal // 2))
    role = role_at(context, Role("Alegreya-ExtraBold", panel.points[2]), 50)
    end = look.type.put(target, str(player.figures[0][1]), role, (x, y), width=px(84)).right
    cost = floor_cost([0] * lying)
    if cost:
        centre = at(*panel.cost)
        role = role_at(context, LOST, 42)
        drawn = look.type.put(target, signed(-cost), role, centre, COST, align="right" if narrow else "left", width=px(80))
        end = max(end, drawn.right) if not narrow else end
    if bell:
        size = px(34 if narrow else 40)
        left = end + px(10)
        target.blit(look.art.get("chocolatier/tokens/first-mark", (size, size)), (left, y - size // 2))
    draw_board(target, context, rect, panel, lying, brown)


def draw_board(target: pygame.Surface, context: Any, rect: pygame.Rect, panel: Panel, lying: int, brown: bool) -> None:
    """The places of lines, box and floor."""
    _places(target, context, rect, panel, brown)
    _floor(target, context, rect, panel, lying)


def _words(target: pygame.Surface, context: Any, rect: pygame.Rect, player: Any, panel: Panel, chip: Any) -> None:
    look, px = context.look, context.layout.measure.px
    x, y, size = panel.name
    wide = (panel.box_left - 18 - panel.pitch * (2 if panel is NARROW else 3)) - x
    if panel is NARROW:
        wide = panel.box_left - 18 - panel.pitch * 4 - x  # beside line 4
    role = role_at(context, Role("Alegreya-Bold", size), 38)
    look.type.put(target, player.name, role, (rect.x + px(x), rect.y + px(y)), width=px(wide))
    words = context.say.text(chip) if chip else context.say(f"table-badge-{player.badge}") if player.badge else ""
    if words:
        colour = CHIPS[player.badge] if player.badge else theme.TAUPE
        role = role_at(context, theme.CHIP, 28)
        room = px(panel.box_left - 18 - panel.pitch * (1.2 if panel is NARROW else 2.4) - panel.chip[0])
        centre = (rect.x + px(panel.chip[0]), rect.y + px(panel.chip[1]))
        draw_chip(target, look, words, centre, colour, role=role, anchor="midleft", width=room)


def _places(target: pygame.Surface, context: Any, rect: pygame.Rect, panel: Panel, brown: bool) -> None:
    look, px = context.look, context.layout.measure.px
    side = px(panel.pitch - 2)
    for row in range(SIZE):
        for nth in range(row + 1):
            x, y = panel.on_line(row, nth)
            _put(target, look.art.get("chocolatier/wells/mini/neutral", (side, side)), rect.x + px(x), rect.y + px(y))
        for colour in range(SIZE):
            name = "neutral" if brown else spots.drawing(COLOURS[colour])
            x, y = panel.place(row, column_of(row, colour))
            _put(target, look.art.get(f"chocolatier/wells/mini/{name}", (side, side)), rect.x + px(x), rect.y + px(y))
        x, y = rect.x + px(panel.box_left - 9), rect.y + px(panel.place(row, 0)[1])
        size = max(2, px(4))
        pygame.draw.lines(
            target, theme.RULE, False, [(x - size // 2, y - size), (x + size // 2, y), (x - size // 2, y + size)], max(1, px(2))
        )


def _put(target: pygame.Surface, picture: pygame.Surface, x: int, y: int) -> None:
    target.blit(picture, picture.get_rect(center=(x, y)))


def _floor(target: pygame.Surface, context: Any, rect: pygame.Rect, panel: Panel, lying: int) -> None:
    """Free places show their cost, where they are large enough for a figure."""
    look, px = context.look, context.layout.measure.px
    side = px(panel.pitch - 2)
    role = role_at(context, FREE, 26)
    for nth, cost in enumerate(FLOOR_COSTS):
        x, y = panel.on_floor(nth)
        place = pygame.Rect(0, 0, side, side).move_to(center=(rect.x + px(x), rect.y + px(y)))
        target.blit(look.paint.rounded(*place.size, px(4), (240, 222, 190)), place)
        target.blit(look.paint.rounded(*place.size, px(4), (156, 98, 70), line=look.paint.line(1.4)), place)
        words = f"{MINUS}{cost}"
        if nth >= lying and look.type.fits(words, role, place.w - 2):
            look.type.put(target, words, role, place.center, COST, align="centre", width=place.w - 2)
