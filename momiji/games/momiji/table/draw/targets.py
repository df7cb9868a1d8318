"""Things that are not at rest: the raised card, what somebody holds, and what leaves pass beneath."""

from dataclasses import replace

import pygame

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.table.layout.places import AREAS
from momiji.games.momiji.table.show import HandCard, landscape_at
from momiji.ui import light
from momiji.ui.sprites import Face
from momiji.ui.table.layout import Place
from momiji.ui.table.show import Spot

from . import landscape as landscape_art
from .context import HOVER_SCALE, MomijiContext
from .draft.patches import HOVER, draw_face_up
from .garden import draw_column, draw_offer
from .low import draw_browsed
from .own import draw_held, draw_pile

HOVER_UP = 18


# ------------------------------------------------------------------ raised and held things
def raised_place(context: MomijiContext, place: Place, share: float) -> Place:
    """Larger, and up by a share of the way; a landscape of the draft only rises."""
    if context.show.draft is not None:
        return Place(place.rect.move(0, -round(context.px(HOVER) * share)), place.hit, place.angle)
    wide = round(place.rect.w * HOVER_SCALE)
    rect = pygame.Rect(0, 0, wide, round(wide * 1.4))
    rect.center = (place.rect.centerx, place.rect.centery - round(context.px(HOVER_UP) * share))
    return Place(rect, place.hit, place.angle)


def held_card(context: MomijiContext, spot: Spot) -> tuple[HandCard, int] | None:
    """The card at a place of the hand or the opened discard pile, and which copy it is."""
    if spot.kind == "hand":
        return context.show.hand[int(spot.key)], context.copies.of("hand")[int(spot.key)]
    if spot.kind == "browser" and context.show.browser is not None:
        return context.show.browser[int(spot.key)], context.copies.browser(context.show)[int(spot.key)]
    return None


def draw_raised(target: pygame.Surface, context: MomijiContext, spot: Spot, share: float) -> None:
    letter = landscape_at(context.show, spot) if spot.kind == "face-up" else None
    if letter is not None:
        rect, mark = context.layout.spots[spot].rect, context.show.marks.get(spot, "")
        up = 0 if mark == "chosen" else round(context.px(HOVER) * share)
        draw_face_up(target, context, rect.move(0, -up), letter, mark, HOVER * share)
        return
    found = held_card(context, spot)
    if found is None:
        return
    held, copy = found
    mark = context.show.marks.get(spot, "")
    place = raised_place(context, context.layout.spots[spot], share)
    if spot.kind == "hand":
        draw_held(target, context, held, place, copy, mark, lift=24 * share)
    else:
        draw_browsed(target, context, held, place, copy, mark)


def lifted(context: MomijiContext, spot: Spot) -> pygame.Surface:
    """The thing as it hangs from the pointer: upright, a little larger, its shadow long; the middle is the thing's middle."""
    rect = context.layout.spots[spot].rect
    reach = context.px(44)
    out = light.clear(rect.w + 2 * reach, rect.h + 2 * reach, light.SHADE)
    inner = pygame.Rect(reach, reach, *rect.size)
    found = held_card(context, spot)
    if found is not None:
        context.card(out, found[0].card, inner.inflate(round(rect.w * 0.06), round(rect.h * 0.06)), lift=24, copy=found[1])
        return out
    match spot.kind:
        case "turned" if context.show.turned is not None:
            context.card(out, context.show.turned, inner, lift=24, copy=context.copies.of("turned")[0])
        case "column":
            column = next(one for one in context.show.columns if LETTERS[one.type] == spot.key)
            places = tuple(place.move(inner.x - rect.x, inner.y - rect.y) for place in context.layout.columns[column.type])
            draw_column(out, context, replace(column, tick=False), places, inner, context.copies.of(f"column {column.type}"))
        case "pile":
            standing = zip(context.show.me.piles, context.copies.of("piles"), strict=True)
            pile, copy = next(one for one in standing if LETTERS[one[0].type] == spot.key)
            if pile.numbers:
                context.card(out, pile.top, inner.inflate(round(rect.w * 0.06), round(rect.h * 0.06)), lift=24, copy=copy)
            else:
                draw_pile(out, context, pile, inner, copy)
        case "offer":
            draw_offer(out, context, context.show.trade[int(spot.key)], inner)
        case "goal" | "own-goal":
            context.token(out, f"goals/{spot.key}", inner)
        case "acorns":
            acorn = pygame.Rect(0, 0, context.px(52), context.px(52)).move_to(center=inner.center)
            context.token(out, "tokens/acorn-small", acorn)
        case "face-up" if letter := landscape_at(context.show, spot):
            picture = landscape_art.panorama(context.look, [letter], landscape_art.picture_width(rect.w))
            landscape_art.put(out, context.look, picture, inner.center, 24)
        case "deck":
            context.look.sprites.put(out, Face("cards/back", rect.w), inner.center, lift=24)
    return out


# ------------------------------------------------------------------ leaves
def occluders(context: MomijiContext) -> list[pygame.Rect]:
    """What leaves pass beneath: papers, cards, tokens and buttons."""
    layout = context.layout
    rects = [rect for name, rect in layout.panels.items() if name not in ("tray", "lap")]
    rects += [context.turned_box(place.rect, place.angle) for spot, place in layout.spots.items() if spot.kind not in AREAS]
    return [*rects, *layout.buttons.values(), *layout.gates, *layout.tags.values()]
