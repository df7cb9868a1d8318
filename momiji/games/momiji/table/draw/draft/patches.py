"""The draft at rest: while landscapes are chosen, looked back at, and in pictures of saved games."""

from collections.abc import Iterator

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.layout.draft.play import LIFT
from momiji.games.momiji.table.layout.places import DraftSheet
from momiji.games.momiji.table.show import ShownPlayer
from momiji.ui import light, theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.table.brush import Patch
from momiji.ui.table.note import note_patches
from momiji.ui.table.show import Mark, Note, Spot

from .notes import draw_name, draw_note, draw_reader, note_paper
from .papers import draw_deck, draw_order, draw_spread, draw_target

HOVER = 7  # how far a landscape rises under the pointer


def draft_patches(context: MomijiContext) -> Iterator[Patch]:
    """What everybody sees."""
    draft, layout, show = context.show.draft, context.layout, context.show
    if draft is None:
        return
    deck = layout.panels["landscape-deck"]
    yield Patch(context.near(deck), draw_deck, (deck, draft.deck))
    for place, letter in enumerate(draft.places):
        rect, room = layout.panels[f"face-up {place}"], layout.face_up[place]
        spot = Spot("face-up", str(place))
        mark = show.marks.get(spot, "")
        if show.watching:
            yield Patch(context.near(room), _plate, (room, letter), spot)
        else:
            yield Patch(context.near(room), _note, (room, letter, place, mark == "chosen"))
        lying = layout.spots[spot].rect if spot in layout.spots else rect
        yield Patch(context.near(lying, 50), _face_up, (lying, letter, mark, place == draft.gone, show.watching), spot)
    for number, player in sorted(enumerate(draft.players), key=lambda one: layout.sheets[one[1].seat].chip is None):  # the own one below
        places, spot = layout.sheets[player.seat], Spot("other", str(player.seat))
        if places.chip is not None:
            yield Patch(context.near(places.sheet), _own, (player, places))
        else:
            seed = number + 2 if show.watching else 31 + (player.seat - show.seat - 1) % len(draft.players)
            yield Patch(context.near(places.sheet), _sheet, (player, places, seed), spot)


def play_patches(context: MomijiContext) -> Iterator[Patch]:
    """With words to the player who looks."""
    draft, layout, show = context.show.draft, context.layout, context.show
    yield from draft_patches(context)
    if draft is None or show.watching:
        yield from note_patches(context)
        return
    yield Patch(layout.panels["note"].inflate(context.px(720), 0), _heading, (show.note, layout.panels["note"]))
    order = layout.panels["order"]
    yield Patch(context.near(order), draw_order, (order, layout.rows, draft.players))
    chosen = next((draft.places[int(spot.key)] for spot, mark in show.marks.items() if mark == "chosen" and spot.kind == "face-up"), None)
    if Spot("slot") in layout.spots:
        rect = layout.spots[Spot("slot")].rect
        spread = layout.sheets[show.seat].spread
        yield Patch(context.near(rect), draw_target, (rect, spread.slots.index(rect), chosen, spread.width))
    if "reader" in layout.panels and chosen is not None:
        yield Patch(context.near(layout.panels["reader"]), draw_reader, (layout.panels["reader"], chosen))


def draft_drawings(context: MomijiContext) -> Iterator[tuple[str, tuple[int, int]]]:
    """What workers can draw ahead."""
    yield landscape_art.BACK, context.layout.panels["landscape-deck"].size


# ------------------------------------------------------------------ landscapes
def _face_up(
    target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, letter: str | None, mark: Mark, gone: bool, watching: bool
) -> None:
    if letter is None:
        if watching:
            context.look.paint.pressed(target, rect, tone=(40, 32, 27))
    elif gone:
        target.blit(_ghost(context, letter, landscape_art.picture_width(rect.w)), rect)
    else:
        draw_face_up(target, context, rect, letter, mark, 6 if watching else 0)


def draw_face_up(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, letter: str, mark: Mark, lift: float = 0.0) -> None:
    """A chosen one has a tick; the one that the coach advises has a golden edge."""
    look, chosen = context.look, mark == "chosen"
    if chosen:
        look.paint.glow(target, rect, theme.VERMILION, radius=5, spread=10)
    picture = landscape_art.panorama(look, [letter], landscape_art.picture_width(rect.w))
    landscape_art.put(target, look, picture, rect.center, LIFT if chosen else lift)
    if mark == "legal":
        look.paint.gold_ring(target, rect, 5)
    elif chosen:
        look.paint.select_ring(target, rect, 5)
        _tick(target, context, rect)


def _tick(target: pygame.Surface, context: MomijiContext, place: pygame.Rect) -> None:
    px, paint = context.px, context.look.paint
    middle = (place.right - px(4), place.top + px(4))
    for across, colour in ((48, theme.CREAM), (42, theme.VERMILION)):
        d = px(across)
        target.blit(paint.rounded(d, d, d / 2, colour), (middle[0] - d // 2, middle[1] - d // 2))
    icon = context.look.art.icon("check", px(30), theme.CREAM)
    target.blit(icon, icon.get_rect(center=middle))


def _ghost(context: MomijiContext, letter: str, width: int) -> pygame.Surface:
    def draw() -> pygame.Surface:
        picture = landscape_art.panorama(context.look, [letter], width).copy()
        light.fade(picture, 70)
        return picture

    return context.look.paint.kept(("landscape gone", letter, width), draw)


def _plate(target: pygame.Surface, context: MomijiContext, plate: pygame.Rect, letter: str | None) -> None:
    """Looked back at: its name alone."""
    if letter is None:
        return
    context.look.paint.panel(target, plate, seed=21 + ord(letter) % 3)
    name, role = context.say(f"landscape-{letter.lower()}"), context.capped(theme.TIP_TITLE, 46)
    context.look.type.put(target, name, role, plate.center, align="centre", width=plate.w - context.px(28))


def _note(target: pygame.Surface, context: MomijiContext, room: pygame.Rect, letter: str | None, place: int, lit: bool) -> None:
    brief = "reader" in context.layout.panels
    paper = room if brief else note_paper(context.services, room)
    context.look.paint.panel(target, paper, seed=21 + place)
    if letter is not None:
        (draw_name if brief else draw_note)(target, context.services, letter, paper, lit=lit)


# ------------------------------------------------------------------ words and players
def _heading(target: pygame.Surface, context: MomijiContext, note: Note, rect: pygame.Rect) -> None:
    """Large on the wood, in the place of the action note."""
    type_, scale, say = context.look.type, context.scale, context.say
    large = scale.text > 1.3
    title = theme.SCENE_TITLE.at(46 if scale.text > 1.6 else 50 if large else theme.SCENE_TITLE.px)
    buttons = context.layout.buttons
    room = buttons["rules"].left - buttons["menu"].right - context.px(40)
    at = (rect.centerx, scale.y(50 if large else 64))
    type_.put(target, say.text(note.title), title, at, theme.CREAM, align="centre", width=room, halo=True)
    at = (rect.centerx, scale.y(116 if large else 119))
    type_.put(target, say.text(note.body), theme.READING.at(26), at, theme.WOOD_WORDS, align="centre", width=room, halo=True)


def _own(target: pygame.Surface, context: MomijiContext, player: ShownPlayer, places: DraftSheet) -> None:
    look = context.look
    look.paint.panel(target, places.sheet, seed=5)
    target.blit(look.sprites.crest(player.crest, places.crest.w), places.crest)
    look.type.put(target, player.name, theme.NAME.at(33), places.name.center, align="centre", width=places.name.w)
    said = {"your-turn": ("draft-your-choice", theme.VERMILION), "next": ("draft-next", theme.TAUPE)}.get(player.badge)
    if said is not None and places.chip is not None and len(player.landscapes) < len(places.spread.slots):
        draw_chip(target, look, context.say(said[0]), places.chip, said[1], anchor="center", width=places.name.w)
    draw_spread(target, context, [land.letter for land in player.landscapes], places.spread, 36)


def _sheet(target: pygame.Surface, context: MomijiContext, player: ShownPlayer, places: DraftSheet, seed: int) -> None:
    look, px, gap = context.look, context.px, context.px(12)
    look.paint.panel(target, places.sheet, seed=seed)
    target.blit(look.sprites.crest(player.crest, places.crest.w), places.crest)
    chooses, words = player.badge == "playing", context.say("draft-chooses")
    role, small = context.capped(theme.NAME, 44), context.capped(theme.CHIP, 30)
    crown = px(26) + gap if player.first and context.show.watching else 0  # while it is played a list tells the order
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
    figure = 36 if places.spread.slots[0].w >= px(100) else 28
    draw_spread(target, context, [land.letter for land in player.landscapes], places.spread, figure)
