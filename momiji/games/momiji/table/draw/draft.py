"""The draft at rest, for looking back and for pictures of saved games."""

from collections.abc import Iterator

import pygame

from momiji.games.momiji.table.draft.papers import draw_deck, draw_spread
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.layout.places import DraftSheet
from momiji.games.momiji.table.show import Player
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.table.brush import Patch
from momiji.ui.table.show import Spot

from . import landscape as landscape_art


def draft_patches(context: MomijiContext) -> Iterator[Patch]:
    draft, layout = context.show.draft, context.layout
    if draft is None:
        return
    deck = layout.panels["landscape-deck"]
    yield Patch(context.near(deck), _deck, (deck, draft.deck))
    for place, letter in enumerate(draft.places):
        rect, plate = layout.panels[f"face-up {place}"], layout.face_up[place]
        yield Patch(context.near(rect.union(plate)), _face_up, (rect, plate, letter), Spot("face-up", str(place)))
    for number, player in enumerate(draft.players):
        places = layout.sheets[player.seat]
        yield Patch(context.near(places.sheet), _sheet, (player, places, number + 2), Spot("other", str(player.seat)))


def draft_drawings(context: MomijiContext) -> Iterator[tuple[str, tuple[int, int]]]:
    """What workers can draw ahead."""
    yield landscape_art.BACK, context.layout.panels["landscape-deck"].size


def _deck(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, count: int) -> None:
    draw_deck(target, context.services, rect, count)


def _face_up(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, plate: pygame.Rect, letter: str | None) -> None:
    look = context.look
    if letter is None:
        look.paint.pressed(target, rect, tone=(40, 32, 27))
        return
    picture = landscape_art.panorama(look, [letter], landscape_art.picture_width(rect.w))
    landscape_art.put(target, look, picture, rect.center, 6)
    look.paint.panel(target, plate, seed=21 + ord(letter) % 3)
    name = context.tongue(f"landscape-{letter.lower()}")
    look.type.put(target, name, context.capped(theme.TIP_TITLE, 46), plate.center, align="centre", width=plate.w - context.px(28))


def _sheet(target: pygame.Surface, context: MomijiContext, player: Player, places: DraftSheet, seed: int) -> None:
    look, px, gap = context.look, context.px, context.px(12)
    look.paint.panel(target, places.sheet, seed=seed)
    target.blit(look.sprites.crest(player.crest, places.crest.w), places.crest)
    chooses, words = player.badge == "playing", context.tongue("draft-chooses")
    role, small = context.capped(theme.NAME, 44), context.capped(theme.CHIP, 30)
    crown = px(26) + gap if player.first else 0
    chip = chip_size(look, words, small)[0] + gap if chooses else 0
    if look.type.width(player.name, role) + crown + chip > places.name.w:
        chip = 0  # the name says it alone, in red
    ink = theme.DEEP_RED if chooses else theme.INK
    at = (places.name.x, places.name.centery)
    drawn = look.type.put(target, player.name, role, at, ink, width=places.name.w - crown - chip)
    if crown:
        target.blit(look.art.icon("first", px(26)), (drawn.right + gap, places.name.centery - px(26) // 2))
    if chip:
        draw_chip(target, look, words, places.name.midright, theme.VERMILION, anchor="midright", role=small)
    draw_spread(target, context.services, [land.letter for land in player.landscapes], places.spread, 36)
