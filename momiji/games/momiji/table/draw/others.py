"""The other players' panels: crest, name, state, tokens, compact piles, landscapes."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.layout.places import Other
from momiji.games.momiji.table.show import Landscape, Pile, ShownPlayer
from momiji.ui import light, theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.table.brush import Patch
from momiji.ui.table.pieces.panel import CHIPS
from momiji.ui.table.show import Badge, Spot
from momiji.ui.theme import Colour, Role

SPENT_ACORN: Final = 0.42
FIGURE: Final = Role("Alegreya-Bold", 28)
_BADGE_ICON: Final[dict[Badge, str]] = {"your-turn": "play", "playing": "play", "next": "pass", "waiting": "clock"}


def other_patches(context: MomijiContext) -> Iterator[Patch]:
    for index, player in enumerate(context.show.others):
        other = context.layout.others[player.seat]
        yield Patch(context.near(other.panel), draw_other, (player, other, index + 2), Spot("other", str(player.seat)))


def draw_other(target: pygame.Surface, context: MomijiContext, player: ShownPlayer, other: Other, seed: int) -> None:
    look, px, panel = context.look, context.px, other.panel
    look.paint.panel(target, panel, seed=seed)
    look.paint.rule(target, panel.x + px(16), other.rule, panel.w - px(30))
    target.blit(look.sprites.crest(player.crest, other.crest.w), other.crest)
    _name(target, context, player, other)
    for token, rect in zip((*(f"goals/{goal}" for goal in player.goals), "tokens/blue-leaf-token"), other.goals, strict=False):
        context.token(target, token, rect)
    for icon, figure, rect in (("tokens/acorn-small", player.acorns, other.acorns), ("icons/hand", player.hand_size, other.hand)):
        _figure(target, context, icon, figure, rect, other.head)
    for pile, rect in zip(player.piles, other.piles, strict=True):
        draw_mini(target, context, pile, rect)
    if other.panorama:
        draw_panorama(target, context, player.landscapes, other.landscapes, SPENT_ACORN)
    else:
        for land, rect in zip(player.landscapes, other.landscapes, strict=True):
            _seal(target, context, land, rect)


@dataclass(frozen=True, slots=True)
class Tag:
    """The chip on a plate: words, or an icon alone where they have no room."""

    rect: pygame.Rect
    words: str
    role: Role
    colour: Colour
    icon: str = ""
    edge: Colour | None = None


def tag_of(context: MomijiContext, player: ShownPlayer, other: Other) -> Tag | None:
    """Beside the name; without room the chip becomes an icon, then a seal on the crest."""
    words = badge_words(context, player)
    if not words:
        return None
    look, px, gap = context.look, context.px, context.px(12)
    crown = px(26) + gap if player.first else 0
    room = other.name.w - crown
    name = look.type.width(player.name, _name_role(context, other))
    x = other.name.x + min(name, max(px(30), room)) + gap + crown
    badge: Badge = player.badge or "waiting"
    last = player.last_turn and not player.badge
    colour = theme.DEEP_RED if last else CHIPS[badge]
    role, size = context.capped(theme.CHIP, 30), px(32)
    wide, high = chip_size(look, words, role)
    if name + gap + wide <= room:
        return Tag(pygame.Rect(x, other.head - high // 2, wide, high), words, role, colour)
    icon = "last-turn" if last else _BADGE_ICON[badge]
    if name + gap + size <= room:
        return Tag(pygame.Rect(x, other.head - size // 2, size, size), "", role, colour, icon)
    size = px(28)
    corner = pygame.Rect(other.crest.right - size + px(4), other.crest.bottom - size + px(4), size, size)
    return Tag(corner, "", role, colour, icon, theme.PAPER)


def draw_tag(target: pygame.Surface, context: MomijiContext, tag: Tag) -> None:
    if tag.words:
        draw_chip(target, context.look, tag.words, tag.rect.midleft, tag.colour, anchor="midleft", role=tag.role)
        return
    context.look.paint.pill(target, tag.rect, tag.colour, edge=tag.edge)
    inner = round(tag.rect.h * 0.66)
    picture = context.look.art.icon(tag.icon, inner, theme.CREAM)
    target.blit(picture, picture.get_rect(center=tag.rect.center))


def _name_role(context: MomijiContext, other: Other) -> Role:
    return context.capped(theme.NAME, 44 if other.panel.w > context.px(500) else 36)


def crown_of(context: MomijiContext, player: ShownPlayer, other: Other) -> pygame.Rect:
    """Where the crown of the first player stands: behind the name, however it is written."""
    size, gap, role = context.px(26), context.px(12), _name_role(context, other)
    room = max(context.px(30), other.name.w - size - gap)
    parts = _parts(player)
    wide = context.look.type.width(player.name, role)
    if " " in parts and wide > 1.3 * room:
        wide = _small_lines(context, parts, role, other, room).get_width()
    return pygame.Rect(other.name.x + min(wide, room) + gap, other.head - size // 2, size, size)


def _parts(player: ShownPlayer) -> str:
    return player.name if " " in player.name else player.name.replace("-", "- ", 1)


def _name(target: pygame.Surface, context: MomijiContext, player: ShownPlayer, other: Other) -> None:
    """Name, crown of the first player, and a chip."""
    look, px, gap = context.look, context.px, context.px(12)
    crown = px(26) if player.first else 0
    room, role = max(px(30), other.name.w - (crown + gap if crown else 0)), _name_role(context, other)
    parts = _parts(player)
    if " " in parts and look.type.width(player.name, role) > 1.3 * room:
        words = _small_lines(context, parts, role, other, room)
        target.blit(words, words.get_rect(midleft=(other.name.x, other.head)))
    else:
        look.type.put(target, player.name, role, (other.name.x, other.head), width=room)
    if crown:
        target.blit(look.art.icon("first", crown), crown_of(context, player, other))
    tag = tag_of(context, player, other)
    if tag:
        draw_tag(target, context, tag)


def _small_lines(context: MomijiContext, name: str, role: Role, other: Other, room: int) -> pygame.Surface:
    """Two smaller lines are easier to read than one that is tiny or cut."""
    type_, high = context.look.type, other.rule - other.panel.top - context.px(8)
    while type_.height(name, role, width=room, line=1.0) > high and context.scale.type(role.px) > theme.SMALLEST_TEXT:
        role = role.at(role.px * 0.94)
    return type_.paragraph(name, role, width=room, line=1.0, lines=2)


def badge_words(context: MomijiContext, player: ShownPlayer) -> str:
    """What the chip on a plate says; the last turn outweighs who comes next."""
    if player.last_turn and player.badge in ("", "next", "waiting"):
        return context.say("table-badge-last-turn")
    return context.say(f"table-badge-{player.badge}") if player.badge else ""


def _figure(target: pygame.Surface, context: MomijiContext, icon: str, figure: int, rect: pygame.Rect, middle: int) -> None:
    size = context.px(42 if icon == "icons/hand" else 38)
    role = context.capped(FIGURE, 46)
    drawn = context.look.type.put(target, str(figure), role, (rect.right, middle), align="right", width=rect.w - size + context.px(2))
    target.blit(context.look.art.get(icon, (size, size)), (drawn.left - size - context.px(6), middle - size // 2))


# ------------------------------------------------------------------ piles and landscapes
def draw_mini(target: pygame.Surface, context: MomijiContext, pile: Pile, rect: pygame.Rect) -> None:
    context.look.paint.shade(target, rect, radius=5, blur=3, drop=2, alpha=120)
    target.blit(context.mini(pile.top, rect.w), rect)
    if pile.gate:
        place = gate_of(context, rect)
        gate = context.look.art.get("tokens/gate", place.size)
        context.look.sprites.lay(target, ("gate", place.w), gate, place.center, blur=3, alpha=120)
    if pile.count is not None:
        context.small_count(target, pile.count, rect)


def gate_of(context: MomijiContext, card: pygame.Rect) -> pygame.Rect:
    """Where the gate stands on a small pile."""
    wide = round(card.w * 0.66)
    place = pygame.Rect(0, 0, wide, round(wide * 200 / 240))
    place.bottomright = (card.right + round(card.w * 0.05), card.bottom + context.px(2))
    return place


def draw_panorama(
    target: pygame.Surface, context: MomijiContext, lands: tuple[Landscape, ...], places: tuple[pygame.Rect, ...], acorn: float
) -> None:
    """Three cards edge to edge in one cream frame; spent ones are grey with the acorn on them."""
    paint, frame = context.look.paint, places[0].unionall(list(places[1:]))
    out = max(1, round(2 * context.scale.u))
    paint.shade(target, frame, radius=5, blur=5, drop=4, alpha=150)
    target.blit(paint.rounded(frame.w + 2 * out + 2, frame.h + 2 * out + 2, 5 * context.scale.u, theme.INK), frame.move(-out - 1, -out - 1))
    target.blit(paint.rounded(frame.w + 2 * out, frame.h + 2 * out, 4 * context.scale.u, theme.CREAM), frame.move(-out, -out))
    for land, rect in zip(lands, places, strict=False):
        picture = context.landscape(land.letter, rect.w, spent=land.used)
        target.blit(picture, rect, (0, 0, *rect.size))
        if land.used and not land.active:
            size = round(rect.w * acorn)
            context.token(
                target, "tokens/acorn-small", pygame.Rect(rect.centerx - size // 2, rect.y + round(rect.h * 0.45) - size // 2, size, size)
            )
    for rect in places[1:]:
        target.fill((70, 58, 50), (rect.x, rect.y, max(1, round(context.scale.u)), rect.h))


def _seal(target: pygame.Surface, context: MomijiContext, land: Landscape, rect: pygame.Rect) -> None:
    """A landscape as its letter: vermilion, or sand with the acorn once used."""
    look, u = context.look, context.scale.u
    body = (206, 192, 168) if land.used else theme.VERMILION
    edge = (176, 158, 130) if land.used else (150, 44, 30)
    target.blit(look.paint.rounded(*rect.size, 5 * u, edge), rect)
    inner = rect.inflate(-max(2, round(2 * u)), -max(2, round(2 * u)))
    target.blit(look.paint.rounded(*inner.size, 4 * u, body), inner)
    if not land.used:
        line = inner.inflate(-max(2, round(3 * u)), -max(2, round(3 * u)))
        target.blit(look.paint.rounded(*line.size, 3 * u, theme.CREAM, 170, line=max(1.0, 1.2 * u)), line)
    px = max(theme.SMALLEST_TEXT, round(rect.h * 0.86))
    glyph, middle = look.type.glyph(land.letter, "Alegreya-Black", px, theme.INK if land.used else theme.CREAM)
    if land.used:
        target.blit(glyph, (rect.x + round(rect.w * 0.28) - glyph.get_width() // 2, rect.centery - middle))
        size = round(rect.h * 0.94)
        target.blit(look.art.get("tokens/acorn-small", (size, size)), (rect.right - size + round(2 * u), rect.centery - size // 2))
    else:
        target.blit(glyph, (rect.centerx - glyph.get_width() // 2, rect.centery - middle))


def faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    out = picture.copy()
    light.fade(out, alpha)
    return out
