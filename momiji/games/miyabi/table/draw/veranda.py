"""What everybody shares: the veranda, the tray of gravel with the display, zen tiles, tablets, the round."""

from collections.abc import Iterator
from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.setup import ZEN
from momiji.games.miyabi.rules.tiles import NAMES, OBJECTS
from momiji.games.miyabi.table import shapes, spots
from momiji.games.miyabi.table.layout import display
from momiji.games.miyabi.table.layout.whole import marker_rect, round_stone
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.ui import light, theme
from momiji.ui.paint import vignette
from momiji.ui.services import Look
from momiji.ui.table.brush import Patch
from momiji.ui.table.layout import larger
from momiji.ui.table.measure import SHARED, role_at
from momiji.ui.theme import Colour, Role
from momiji.ui.washi import grain

from .tile import outline

ROUND: Final = Role("Alegreya-Bold", 30)
HEADING: Final = Role("Alegreya-ExtraBold", 26)
WAITING: Final = Role("Alegreya-Bold", 28)
VALUE: Final = Role("Alegreya-Black", 27)
VALUE_INK: Final[Colour] = (66, 44, 24)
HEADING_INK: Final[Colour] = (38, 36, 32)
GROUND: Final = "miyabi-veranda"
SUNK: Final[Colour] = (104, 102, 88)
PRESSED: Final[Colour] = (120, 116, 104)
PALE: Final[Colour] = (252, 251, 246)


def veranda_needs(context: Any) -> list[tuple[str, tuple[int, int]]]:
    w, h = context.scale.width, context.scale.height
    return [] if context.look.paint.has((GROUND, w, h)) else [("miyabi/table/veranda", light.cover(w, h, 16 / 9))]


def veranda(look: Look, w: int, h: int) -> pygame.Surface:
    def draw() -> pygame.Surface:
        ground = pygame.Surface((w, h))
        size = light.cover(w, h, 16 / 9)
        ground.blit(look.art.take("miyabi/table/veranda", size), ((w - size[0]) // 2, (h - size[1]) // 2))
        ground.blit(vignette(w, h, 46), (0, 0))
        grain(ground)
        return ground

    return look.paint.kept((GROUND, w, h), draw)


def patches(context: Any) -> Iterator[Patch]:
    show: MiyabiShow = context.show
    layout = context.layout
    yield Patch(pygame.Rect(0, 0, context.scale.width, context.scale.height), draw_veranda, ())
    rect = layout.spots[spots.ROUND].rect
    yield Patch(context.near(rect), draw_round, (rect, show.round, show.view.rounds, "marker" not in show.flying))
    for spot, place in layout.spots.items():
        if spot.kind == "extension":
            yield Patch(context.near(place.rect), draw_emblem, (place.rect, spot.key))
    if "logo" in layout.panels:
        yield Patch(layout.panels["logo"], draw_logo, (layout.panels["logo"], context.say.language))
    tray = layout.panels["tray"]
    yield Patch(context.near(tray), draw_tray, (tray, ZEN in show.view.options))
    if not show.round:
        yield Patch(context.near(tray), draw_waiting_words, (tray,))
    held = {piece.slot for piece in show.pieces} - {piece.slot for piece in show.gone}
    for place, tile in enumerate(show.dealt):
        if spots.tile(place) not in held or show.turns.get(spots.tile(place)):
            rect = layout.panels[f"place-{place}"]
            yield Patch(context.near(rect, 4), draw_pressed, (rect, tile, shapes.at_first(tile, len(show.players))))
    if ZEN in show.view.options:
        rect = layout.spots[spots.ZEN_BAG].rect
        yield Patch(context.near(rect), draw_zen_pile, (rect, show.view.zen_left))
    owners = {kind: seat for seat, kinds in enumerate(show.won) for kind in kinds}
    for kind in range(len(OBJECTS)):
        rect = layout.spots[spots.tablet(kind)].rect
        owner = next((player.crest for player in show.players if player.seat == owners.get(kind)), "")
        yield Patch(context.near(rect), draw_place_of_tablet, (rect, kind, owner, f"tablet-{kind}" not in show.flying))
    rect = layout.spots[spots.BOX].rect
    yield Patch(context.near(rect, 6), draw_box, (rect,))


def draw_veranda(target: pygame.Surface, context: Any) -> None:
    clip = target.get_clip()
    target.blit(veranda(context.look, context.scale.width, context.scale.height), clip, clip)


def draw_round(target: pygame.Surface, context: Any, rect: pygame.Rect, number: int, rounds: int, sits: bool) -> None:
    """In words, and as stones: past ones are mossy, on the present one sits the dragonfly."""
    look, px = context.look, context.layout.measure.px
    left = round_stone(context.layout, 1, rounds).x
    keys = ("miyabi-round-of", "miyabi-round", "miyabi-round-short")
    words = [context.say(key, round=number, rounds=rounds) if number else context.say("miyabi-round-frogs") for key in keys]
    role = role_at(context, ROUND, 52)
    fits = next((one for one in words if look.type.width(one, role) <= left - rect.x - px(8)), words[-1])
    look.type.put(target, fits, role, (rect.x, rect.centery), theme.WOOD_WORDS, width=round(left) - rect.x - px(8), halo=True)
    for index in range(rounds):
        place = round_stone(context.layout, index + 1, rounds)
        name = "stone-past" if index + 1 < number else "stone"
        target.blit(look.art.get(f"miyabi/round/{name}", place.size), place)
    if number and sits:
        place = marker_rect(context.layout, number, rounds)
        target.blit(look.art.get("miyabi/round/marker", place.size), place)


def draw_emblem(target: pygame.Surface, context: Any, rect: pygame.Rect, name: str) -> None:
    context.look.paint.shade(target, rect, radius=28, blur=4, drop=3, alpha=140)
    target.blit(context.look.art.get(f"miyabi/emblem/{name}", rect.size), rect)


def draw_logo(target: pygame.Surface, context: Any, rect: pygame.Rect, language: str) -> None:
    name = f"miyabi/logo/miyabi-{language}"
    wide = round(rect.h * context.look.art.aspect(name))
    target.blit(context.look.art.get(name, (wide, rect.h)), rect)


def draw_tray(target: pygame.Surface, context: Any, rect: pygame.Rect, zen: bool) -> None:
    look, measure = context.look, context.layout.measure
    look.paint.shade(target, rect, radius=10, blur=9, drop=7, alpha=170)
    target.blit(look.art.get("miyabi/table/display", rect.size), rect)
    _heading(target, context, context.say("miyabi-fifth-level"), display.FIFTH_HEAD, measure.rect(display.RIGHT - 46, 0, 1, 1, SHARED).x)
    if zen:
        _heading(target, context, context.say("miyabi-zen-tiles"), display.ZEN_HEAD, measure.rect(display.RIGHT, 0, 1, 1, SHARED).x)


def words(context: Any) -> Iterator[pygame.Rect]:
    """Where something is written in the gravel."""
    show, layout = context.show, context.layout
    if not show.round:
        yield layout.panels["tray"]
    for y in (display.FIFTH_HEAD, *((display.ZEN_HEAD,) if ZEN in show.view.options else ())):
        yield layout.measure.rect(display.LEFT, y - 24, display.RIGHT - display.LEFT, 48, SHARED)


def _heading(target: pygame.Surface, context: Any, words: str, y: float, right: int) -> None:
    look, measure = context.look, context.layout.measure
    x, middle = measure.point(display.LEFT, y, SHARED)
    role = role_at(context, HEADING, larger(context.scale, 30, 38, 42))
    drawn = look.type.put(target, words, role, (x, middle), HEADING_INK, width=right - x)
    if drawn.right + measure.px(14) < right:
        look.paint.rule(target, drawn.right + measure.px(12), middle, right - drawn.right - measure.px(12), strong=True)


def draw_waiting_words(target: pygame.Surface, context: Any, tray: pygame.Rect) -> None:
    """Before the first round nothing lies in the display."""
    look, px = context.look, context.layout.measure.px
    words = look.type.paragraph(
        context.say("miyabi-display-waits"), role_at(context, WAITING, 40), HEADING_INK, width=tray.w - px(110), align="centre"
    )
    target.blit(words, words.get_rect(center=(tray.centerx, tray.y + round(tray.h * 0.36))))


def draw_pressed(target: pygame.Surface, context: Any, rect: pygame.Rect, tile: int, direction: str) -> None:
    """A place whose tile was taken: its outline pressed into the gravel."""
    side = context.layout.cell
    top, left, _, _ = shapes.box(tile, direction)
    cells = tuple((row - top, column - left) for row, column in shapes.cells(tile, direction))

    def draw() -> pygame.Surface:
        line, reach = max(1.0, context.px(1.6)), max(1, context.px(1.5))
        out = outline(side, cells, PALE, line)
        for row, column in cells:  # a little darker than the gravel round it
            out.fill((*SUNK, 64), pygame.Rect(side // 4 + column * side, side // 4 + row * side, side, side))
        out.blit(outline(side, cells, PRESSED, line), (-reach, -reach))
        light.fade(out, 170)
        return out

    picture = context.look.paint.kept(("miyabi-pressed", cells, side), draw)
    target.blit(picture, (rect.x - side // 4, rect.y - side // 4))


def draw_zen_pile(target: pygame.Surface, context: Any, rect: pygame.Rect, count: int) -> None:
    if not count:
        return
    look, px = context.look, context.layout.measure.px
    for lower in range(min(3, count) - 1, -1, -1):
        place = rect.move(-lower * px(2), -lower * px(2))
        look.paint.shade(target, place, radius=6, blur=3, drop=2, alpha=110)
        target.blit(look.art.get("miyabi/zen/back", place.size), place)
    context.count(target, count, (rect.right - px(6), rect.bottom - px(4)))


def draw_place_of_tablet(target: pygame.Surface, context: Any, rect: pygame.Rect, kind: int, owner: str, hangs: bool) -> None:
    """A tablet, or the crest of whoever took it; neither, while it flies."""
    if not owner and hangs:
        draw_tablet(target, context, rect, kind)
        return
    look = context.look
    target.blit(look.art.get("miyabi/bonus/taken", rect.size), rect)
    if owner:
        crest = look.sprites.crest(owner, round(rect.w * 0.5))
        target.blit(crest, crest.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.6))))


def draw_tablet(target: pygame.Surface, context: Any, rect: pygame.Rect, kind: int) -> None:
    look = context.look
    picture = look.art.get(f"miyabi/bonus/{NAMES[kind]}", rect.size)
    look.sprites.lay(target, ("miyabi-tablet", kind, rect.size), picture, rect.center, blur=4)
    role = context.capped(VALUE.at(VALUE.px * rect.w / context.px(74)), rect.h * 0.31 / context.scale.u)
    centre = (rect.centerx, rect.y + round(rect.h * 0.82))
    look.type.put(target, str(EDITION.objects[kind].fifth), role, centre, VALUE_INK, align="centre", width=round(rect.w * 0.7))


def draw_box(target: pygame.Surface, context: Any, rect: pygame.Rect) -> None:
    """All tiles of the box: a small coin on the gravel."""
    face = context.look.paint.round_button(target, rect, "rest")
    size = round(face.w * 0.62)
    icon = context.look.art.icon("deck", size)
    target.blit(icon, icon.get_rect(center=face.center))
