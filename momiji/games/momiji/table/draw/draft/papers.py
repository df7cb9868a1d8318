"""Papers of the draft: the deck, panoramas that grow, the open place, the list that tells whose choice it is."""

from collections.abc import Sequence

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.layout.draft.spread import EACH, Spread
from momiji.games.momiji.table.show import ShownPlayer
from momiji.ui import light, theme
from momiji.ui.kit.paper import draw_chip

_DOT: tuple[int, int, int] = (206, 188, 152)


def draw_order(
    target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, rows: Sequence[pygame.Rect], players: Sequence[ShownPlayer]
) -> None:
    """Clockwise from the first player, with how many landscapes each has."""
    look, px = context.look, context.scale.px
    head = rows[0].y - rect.y
    look.paint.panel(target, rect, seed=12)
    middle = (rect.centerx, rect.y + head // 2)
    look.type.put(target, context.say("draft-order"), theme.NAME.at(28), middle, align="centre", width=rect.w - px(40))
    look.paint.rule(target, rect.x + px(22), rect.y + head - px(8), rect.w - px(44))
    for player, row in zip(players, rows, strict=True):
        _draw_row(target, context, player, row)


def _draw_row(target: pygame.Surface, context: MomijiContext, player: ShownPlayer, row: pygame.Rect) -> None:
    look, px = context.look, context.scale.px
    acts = player.badge in ("your-turn", "playing")
    if acts:
        target.blit(look.paint.rounded(*row.size, 10 * context.scale.u, theme.VERMILION), row)
    size = min(px(44), row.h - px(6))
    target.blit(look.sprites.crest(player.crest, size), (row.x + px(8), row.centery - size // 2))
    dot, gap = px(15), px(7)
    dots = row.right - px(10) - EACH * dot - (EACH - 1) * gap
    left = row.x + px(8) + size + px(12)
    ink = theme.CREAM if acts else theme.INK
    look.type.put(target, player.name, theme.NAME.at(28), (left, row.centery), ink, width=dots - left - px(8))
    for index in range(EACH):
        full = index < len(player.landscapes)
        colour = (theme.CREAM if full else (226, 124, 100)) if acts else (theme.DEEP_RED if full else _DOT)
        target.blit(look.paint.rounded(dot, dot, dot / 2, colour), (dots + index * (dot + gap), row.centery - dot // 2))


def draw_deck(target: pygame.Surface, context: MomijiContext, place: pygame.Rect, count: int) -> None:
    look, scale = context.look, context.scale
    if not count:
        look.paint.pressed(target, place, tone=(40, 32, 27))
        return
    picture = look.art.get(landscape_art.BACK, place.size)
    sheets = max(1, min(7, count // 3))
    for index in range(sheets, 0, -1):
        under = place.move(-scale.px(1.2 * index), scale.px(2.1 * index))
        if index == sheets:
            look.paint.shade(target, under, radius=6, blur=8, drop=7, alpha=170)
        target.blit(look.paint.rounded(*place.size, 7 * scale.u, (60, 46, 36)), under)
        edge = under.inflate(-2, -2)
        target.blit(look.paint.rounded(*edge.size, 6 * scale.u, (226, 212, 182) if index % 2 else (240, 228, 200)), edge)
    target.blit(picture, place)
    at = (place.centerx, place.bottom - scale.px(12))
    draw_chip(target, look, str(count), at, theme.NIGHT, role=theme.CHIP_COUNT, anchor="midtop")


def draw_spread(target: pygame.Surface, context: MomijiContext, letters: Sequence[str], spread: Spread, figure: float) -> None:
    """Landscapes grow together; empty places are pressed into the paper with their number."""
    for slot in range(len(letters), EACH):
        draw_slot(target, context, spread.slots[slot], slot, figure)
    if letters:
        picture = landscape_art.panorama(context.look, letters, spread.width)
        landscape_art.put(target, context.look, picture, spread.panorama(len(letters)).center)


def draw_slot(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, slot: int, figure: float) -> None:
    """A place not yet taken: its number faint, as pressed into the sheet."""
    look = context.look

    def draw() -> pygame.Surface:
        u, (w, h) = context.scale.u, rect.size
        out = light.rounded(w, h, 8 * u, (150, 120, 80), 44)
        out.blit(light.rounded(w, h, 8 * u, (140, 112, 78), 150, line=look.paint.line(1.6)), (0, 0))
        return out

    target.blit(look.paint.kept(("draft slot", rect.size), draw), rect)
    look.type.put(target, str(slot + 1), theme.COUNT.at(figure), rect.center, (104, 82, 52), align="centre", width=rect.w - 8)


def draw_target(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, slot: int, letter: str | None, width: int) -> None:
    """The place the next landscape goes to: lit paper in gold, and the chosen one as a ghost."""
    look = context.look

    def paper() -> pygame.Surface:
        out = light.gradient(*rect.size, (255, 250, 232), (252, 238, 202))
        return light.masked(out, 8 * context.scale.u)

    def ghost() -> pygame.Surface:
        picture = landscape_art.panorama(look, [letter or "A"], width).copy()
        light.fade(picture, 166)
        return picture

    def glow() -> pygame.Surface:
        return light.glow(*rect.size, 8 * context.scale.u, theme.GOLD, max(2.0, 9 * context.scale.u))[0]

    if context.lit:
        picture = look.paint.kept(("draft glow", rect.size), glow)
        target.blit(picture, picture.get_rect(center=rect.center))
    target.blit(look.paint.kept(("draft target", rect.size), paper), rect)
    if letter:
        picture = look.paint.kept(("landscape ghost", letter, width), ghost)
        target.blit(picture, picture.get_rect(center=rect.center))
    else:
        look.type.put(target, str(slot + 1), theme.COUNT.at(40), rect.center, theme.GOLD_INK, align="centre", width=rect.w - 8)
    if context.lit:
        look.paint.gold_ring(target, rect, 8)
