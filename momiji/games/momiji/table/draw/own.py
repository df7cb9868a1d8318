"""What lies before the player: the plate, the scroll with its piles, the landscapes, the hand."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.games.momiji.table.layout.places import Plate
from momiji.games.momiji.table.show import HandCard, Pile, ShownPlayer
from momiji.ui import light, theme
from momiji.ui.kit.paper import chip_size
from momiji.ui.sprites import Face
from momiji.ui.table.brush import Patch
from momiji.ui.table.layout import Place
from momiji.ui.table.pieces.panel import CHIPS
from momiji.ui.table.show import LIT, Mark, Spot
from momiji.ui.theme import Role

from .context import LeafBrush, MomijiContext, mood_of
from .garden import draw_slot
from .others import SPENT_ACORN, Tag, badge_words, draw_panorama, draw_tag, faded

FIGURE: Final = Role("Alegreya-ExtraBold", 38)
HELD: Final = Role("Alegreya-Bold", 32)
BROCADE: Final = 15
ROD: Final = (44, 236)


def own_patches(context: MomijiContext) -> Iterator[Patch]:
    show, layout, spots = context.show, context.layout, context.layout.spots
    plate, scroll = layout.plate, layout.panels["scroll"]
    turn = show.turn if show.scenario else None
    yield Patch(context.near(plate.panel), draw_plate, (show.me, plate, turn), Spot("plate"))
    for goal, rect in zip(show.me.goals, plate.goals, strict=False):
        lit = show.mark("own-goal", goal) == "legal"
        yield Patch(context.near(rect, 14), draw_own_goal, (goal, rect, lit), Spot("own-goal", goal), lit)
    yield Patch(context.near(scroll, 40), draw_scroll, (scroll, 12))
    if not show.me.piles and not show.ends:
        yield Patch(scroll, draw_traces, (scroll, show.types))
    for end in show.ends:
        rect = spots[Spot("end", end)].rect
        yield Patch(context.near(rect), draw_end, (end, rect, show.end_leaf), Spot("end", end), bright=True)
    for pile, copy in zip(show.me.piles, context.copies.of("piles"), strict=True):
        spot = Spot("pile", LETTERS[pile.type])
        rect, mark = spots[spot].rect, show.marks.get(spot, "")
        yield Patch(context.near(rect, 46), draw_pile, (pile, rect, copy, mark, False), spot, mark in LIT or bool(pile.numbers))
    yield from _pairs(context)
    for pile in show.me.piles:  # above all piles: a neighbour would cover them
        rect = spots[Spot("pile", LETTERS[pile.type])].rect
        for index, number in enumerate(reversed(pile.numbers)):
            centre = _number_at(context, rect, index)
            yield Patch(context.near(pygame.Rect(centre, (0, 0)), 40), draw_badge, (number, centre), Spot("pile", LETTERS[pile.type]), True)
    yield from _landscapes(context)
    for index, (held, copy) in enumerate(zip(show.hand, context.copies.of("hand"), strict=True)):
        spot = Spot("hand", str(index))
        place = spots[spot]
        area = context.near(context.turned_box(place.rect, place.angle))
        if show.watching:
            yield Patch(area, draw_seen, (held.card, place.rect), spot)
            continue
        mark = show.marks.get(spot, "")
        yield Patch(area, draw_held, (held, place, copy, mark, 0, False), spot, mark in LIT)
    for index, held in enumerate(show.hand):  # above all cards: in a close fan a neighbour would cover them
        if held.gone or not held.tick:
            continue
        spot = Spot("hand", str(index))
        centre = context.badge_at(spots[spot].rect, spots[spot].angle)
        if spots[spot].hit.w < 0.8 * spots[spot].rect.w:
            centre = (spots[spot].rect.x + round(spots[spot].hit.w * 0.7), spots[spot].rect.top - context.px(6))
        yield Patch(context.near(pygame.Rect(centre, (0, 0)), 40), draw_badge, (None, centre), spot, bright=True)


# ------------------------------------------------------------------ plate
def draw_plate(target: pygame.Surface, context: MomijiContext, me: ShownPlayer, plate: Plate, turn: int | None) -> None:
    look, px = context.look, context.px
    look.paint.panel(target, plate.panel, seed=7)
    target.blit(look.sprites.crest(me.crest, plate.crest.w), plate.crest)
    crown = own_crown(context, me, plate)
    room = plate.name.w - (crown.w + px(8) if me.first else 0)
    look.type.put(target, me.name, context.capped(theme.NAME.at(35), 40), (plate.name.x, plate.name.centery + px(4)), width=room)
    if me.first:
        target.blit(look.art.icon("first", crown.w), crown)
    tag = own_tag(context, me, plate, turn)
    if tag:
        draw_tag(target, context, tag)
    look.paint.rule(target, plate.panel.x + px(16), plate.rule, plate.panel.w - px(32))
    draw_acorns(target, context, me.acorns, plate.acorns)
    look.type.put(target, str(me.acorns), context.capped(FIGURE, 48), plate.count, align="right", width=px(70))
    if me.blue_token:
        context.token(target, "tokens/blue-leaf-token", plate.goals[len(me.goals)])
    figure = look.type.put(
        target, str(me.hand_size), context.capped(HELD, 44), (plate.hand.right, plate.hand.centery), align="right", width=px(52)
    )
    size = px(46)
    target.blit(look.art.get("icons/hand", (size, size)), (figure.left - size - px(8), plate.hand.centery - size // 2))


def own_crown(context: MomijiContext, me: ShownPlayer, plate: Plate) -> pygame.Rect:
    """Where the crown of the first player stands."""
    size = context.px(30)
    wide = min(context.look.type.width(me.name, context.capped(theme.NAME.at(35), 40)), plate.name.w - size - context.px(8))
    return pygame.Rect(plate.name.x + wide + context.px(8), plate.name.centery + context.px(4) - size // 2, size, size)


def own_tag(context: MomijiContext, me: ShownPlayer, plate: Plate, turn: int | None = None) -> Tag | None:
    words = badge_words(context, me) or (context.say("table-turn", turn=turn) if turn is not None else "")
    if not words:
        return None
    colour = theme.DEEP_RED if me.last_turn and me.badge != "your-turn" else CHIPS.get(me.badge, theme.TAUPE)
    role = context.capped(theme.CHIP, 30)
    room = plate.panel.right - context.px(10) - plate.chip[0]
    while chip_size(context.look, words, role)[0] > room and context.scale.type(role.px) > theme.SMALLEST_TEXT:
        role = role.at(role.px * 0.92)
    wide, high = chip_size(context.look, words, role)
    return Tag(pygame.Rect(plate.chip[0], plate.chip[1] - high // 2, wide, high), words, role, colour)


def draw_acorns(target: pygame.Surface, context: LeafBrush, value: int, row: pygame.Rect) -> None:
    """Large ones are worth five; many stand closer together."""
    large, small = divmod(value, 5)
    sizes = [context.px(44)] * large + [context.px(34)] * small
    if not sizes:
        return
    wanted = [round(size * (0.84 if size == context.px(44) else 0.86)) for size in sizes]
    squeeze = min(1.0, (row.w - sizes[-1]) / max(1, sum(wanted[:-1])))
    x = float(row.x)
    for size, step in zip(sizes, wanted, strict=True):
        kind = "large" if size == context.px(44) else "small"
        context.token(target, f"tokens/acorn-{kind}", pygame.Rect(round(x), row.centery - size // 2, size, size))
        x += step * squeeze


def draw_own_goal(target: pygame.Surface, context: MomijiContext, goal: str, rect: pygame.Rect, lit: bool) -> None:
    context.token(target, f"goals/{goal}", rect)
    if lit and context.lit:
        context.look.paint.gold_circle(target, rect.center, rect.w / 2 + context.px(3))


# ------------------------------------------------------------------ scroll
def draw_scroll(target: pygame.Surface, context: LeafBrush, rect: pygame.Rect, seed: int) -> None:
    """Paper between two rods, indigo brocade along its edges."""
    paint = context.look.paint
    paint.shade(target, rect, radius=3, blur=9, drop=7, alpha=170)
    target.blit(paint.kept(("scroll", rect.size, seed), lambda: scroll_paper(context, rect, seed)), rect)
    wide = context.px(ROD[0])
    high = round(rect.h + context.px(20))
    rod = context.look.art.get("table/scroll-rod", (wide, high))
    for x in (rect.left, rect.right):
        place = rod.get_rect(center=(x, rect.centery))
        paint.shade(target, place.inflate(-wide // 3, 0), radius=8, blur=7, drop=5, alpha=150)
        target.blit(rod, place)


def scroll_paper(context: LeafBrush, rect: pygame.Rect, seed: int) -> pygame.Surface:
    """The paper of a scroll without its rods."""
    u = context.scale.u
    out = context.look.paint.sheet(*rect.size, tone=theme.SCROLL, deckle=False, seed=seed, radius=2).copy()
    band = max(4, round(BROCADE * u))
    cloth = pygame.Surface((rect.w, band))
    cloth.fill(theme.INDIGO)
    k, step = 3, max(6, round(13 * u))
    big = pygame.Surface((rect.w * k, band * k), pygame.SRCALPHA)
    points = [(i * step * k / 2, band * k * (0.3 if i % 2 else 0.72)) for i in range(rect.w * 2 // step + 3)]
    big.fill((140, 170, 200, 0))
    pygame.draw.lines(big, (152, 180, 206, 200), False, points, max(1, round(1.3 * u * k)))
    cloth.blit(pygame.transform.smoothscale(big, cloth.get_size()), (0, 0))
    edge = max(1, round(1.4 * u))
    for y in (0, rect.h - band):
        out.blit(cloth, (0, y))
    out.fill((18, 30, 48), (0, band - edge, rect.w, edge))
    out.fill((18, 30, 48), (0, rect.h - band, rect.w, edge))
    shade = light.clear(context.px(60), rect.h - 2 * band)
    for x in range(shade.get_width()):
        shade.fill((70, 44, 20, round(70 * (1 - x / shade.get_width()) ** 2)), (x, 0, 1, shade.get_height()))
    out.blit(shade, (0, band))
    out.blit(pygame.transform.flip(shade, True, False), (rect.w - shade.get_width(), band))
    return out


def draw_traces(target: pygame.Surface, context: MomijiContext, scroll: pygame.Rect, types: tuple[int, ...]) -> None:
    """What an empty herbarium waits for: faint leaves of every type in play, as if they had once been pressed there."""
    size, pitch = context.px(74), context.px(138)
    left = scroll.centerx - pitch * (len(types) - 1) / 2
    for index, leaf in enumerate(types):
        picture = context.look.paint.kept(("trace", leaf, size), partial(_trace, context, leaf, size))
        target.blit(picture, picture.get_rect(center=(round(left + pitch * index), scroll.centery)))


def _trace(context: MomijiContext, leaf: int, size: int) -> pygame.Surface:
    return faded(light.grey(context.look.art.get(f"leaves/{theme.LEAVES[NAMES[leaf]].art}", (size, size)), 0.6), 46)


def draw_end(target: pygame.Surface, context: MomijiContext, end: str, rect: pygame.Rect, leaf: int | None) -> None:
    """A gold slot where a new pile may begin."""
    look, u = context.look, context.scale.u
    radius = context.px(10)
    if context.lit:
        look.paint.glow(target, rect, theme.GOLD, radius=10, spread=6)
    target.blit(look.paint.rounded(*rect.size, radius, (252, 234, 186), 210), rect)
    if context.lit:
        look.paint.gold_ring(target, rect.inflate(-context.px(8), -context.px(8)), 8)
    else:
        target.blit(look.paint.rounded(*rect.size, radius, theme.RULE, line=max(1.0, 1.6 * u)), rect)
    room, role = rect.w - context.px(14), theme.READING_BOLD.at(23)
    said = context.say("table-end", end=end or "first")
    if not all(look.type.fits(word, role, room) for word in said.split()):
        said = ""  # the slot itself says enough
    words = look.type.paragraph(said, role, theme.GOLD_INK, width=room, align="centre", line=1.15)
    low = rect.bottom - context.px(16) - words.get_height()
    if leaf is not None:
        size = min(context.px(58), low - rect.y - context.px(16))
        if size > context.px(18):
            picture = faded(look.art.get(f"leaves/{theme.LEAVES[NAMES[leaf]].art}", (size, size)), 150)
            target.blit(picture, picture.get_rect(center=(rect.centerx, (rect.y + low) // 2 + context.px(4))))
    target.blit(words, (rect.x + (rect.w - room) // 2, low if leaf is not None else rect.centery - words.get_height() // 2))
    context.pointer(target, rect.centerx, rect.top - context.px(6))


def draw_pile(
    target: pygame.Surface, context: LeafBrush, pile: Pile, rect: pygame.Rect, copy: int, mark: Mark = "", numbers: bool = True
) -> None:
    """The top card over two paper edges, always two; the gate; the order in which this play laid its cards."""
    if pile.gone:
        draw_slot(target, context, rect, NAMES[pile.type])
        return
    aimed = mark == "legal"
    context.under(target, rect, "legal" if aimed else "chosen" if pile.numbers else "")
    _edges(target, context, rect)
    context.card(target, pile.top, rect, mood=mood_of(mark), shade=False, copy=copy)
    if pile.gate:
        draw_gate(target, context, rect)
    if aimed:
        context.gold_card(target, rect)
        context.pointer(target, rect.centerx, rect.top - context.px(6))
    elif mark == "chosen" or pile.numbers:
        context.over(target, rect, "chosen")
    for index, number in enumerate(reversed(pile.numbers if numbers else ())):
        context.badge(target, _number_at(context, rect, index), number)
    if pile.tucked:
        context.count(target, pile.tucked, (rect.left + context.px(14), rect.bottom - context.px(6)))
    if pile.count is not None:
        context.count(target, pile.count, (rect.centerx, rect.bottom - context.px(16)))  # between the acorn marks of the lower edges


def _number_at(context: LeafBrush, rect: pygame.Rect, index: int) -> tuple[int, int]:
    """The last card's number stands at the corner, those before it to its left."""
    x, y = context.badge_at(rect)
    return x - index * context.px(30), y


def _edges(target: pygame.Surface, context: LeafBrush, rect: pygame.Rect) -> None:
    look, step = context.look, max(1, round(2.4 * context.scale.u))
    soft, _ = look.sprites.shadow(Face("", rect.w))
    target.blit(soft, soft.get_rect(center=(rect.centerx + 2 * step, rect.centery + step + context.px(4))))

    def edge() -> pygame.Surface:
        radius = look.sprites.corner(rect.w)
        out = light.rounded(*rect.size, radius, (120, 98, 76))
        line = max(1, round(context.scale.u))
        out.blit(light.rounded(rect.w - 2 * line, rect.h - 2 * line, radius, (238, 226, 200)), (line, line))
        return out

    paper = look.paint.kept(("edge", rect.size), edge)
    target.blit(paper, rect.move(2 * step, step))
    target.blit(paper, rect.move(step, step // 2 or 1))


def draw_gate(target: pygame.Surface, context: LeafBrush, rect: pygame.Rect) -> None:
    """Over the lower half of a closed pile, 86 % of its width."""
    wide = round(rect.w * 0.86)
    gate = pygame.Rect(0, 0, wide, round(wide * 200 / 240)).move_to(midbottom=(rect.centerx, rect.bottom - round(rect.h * 0.02)))
    context.token(target, "tokens/gate", gate)


def pair_centre(context: LeafBrush, left: pygame.Rect, right: pygame.Rect) -> tuple[int, int]:
    """Where two acorn halves of neighbouring piles meet."""
    return (left.right + right.left) // 2, left.y + round(left.h * 553 / 700)


def _pairs(context: MomijiContext) -> Iterator[Patch]:
    places = [context.layout.spots[Spot("pile", LETTERS[pile.type])].rect for pile in context.show.me.piles]
    for pile, left, right in zip(context.show.me.piles, places, places[1:], strict=False):
        if pile.pays:
            r = left.w * 0.19
            area = pygame.Rect(0, 0, round(2 * r) + context.px(20), round(2 * r) + context.px(20))
            area.center = pair_centre(context, left, right)
            yield Patch(area, draw_pair, (area.center, r), bright=True)


# ------------------------------------------------------------------ landscapes
def draw_pair(target: pygame.Surface, context: LeafBrush, centre: tuple[int, int], r: float) -> None:
    context.look.paint.gold_circle(target, centre, r)


def _landscapes(context: MomijiContext) -> Iterator[Patch]:
    lands = context.show.me.landscapes
    if not lands:
        return
    places = tuple(context.layout.spots[Spot("landscape", str(index))].rect for index in range(len(lands)))
    yield Patch(context.near(context.layout.panels["panorama"]), draw_panorama, (lands, places, SPENT_ACORN))
    for index, (land, rect) in enumerate(zip(lands, places, strict=True)):
        spot = Spot("landscape", str(index))
        mark = context.show.marks.get(spot, "")
        if mark in LIT and not land.active:
            yield Patch(context.near(rect), draw_landscape, (land.letter, rect, mark), spot, bright=True)


def draw_landscape(target: pygame.Surface, context: MomijiContext, letter: str, rect: pygame.Rect, mark: Mark) -> None:
    """One that may be used now, or was chosen."""
    target.blit(context.landscape(letter, rect.w, spent=False), rect, (0, 0, *rect.size))
    if mark == "chosen":
        context.look.paint.select_ring(target, rect.inflate(-context.px(6), -context.px(6)), 4)
    elif context.lit:
        context.look.paint.gold_ring(target, rect.inflate(-context.px(10), -context.px(10)), 4)


# ------------------------------------------------------------------ hand
def draw_held(
    target: pygame.Surface,
    context: MomijiContext,
    held: HandCard,
    place: Place,
    copy: int,
    mark: Mark = "",
    lift: float = 0,
    badge: bool = True,
) -> None:
    if held.gone:
        draw_open_place(target, context, held.card, place, copy)
        return
    chosen = mark == "chosen"
    context.under(target, place.rect, "chosen" if chosen else "", place.angle)
    inset = 0 if lift else place.covered  # a raised card lies above its neighbours
    raised = max(lift, 14 if chosen else 0)
    context.card(target, held.card, place.rect, angle=place.angle, mood=mood_of(mark), lift=raised, copy=copy, inset=inset)
    context.over(target, place.rect, "chosen" if chosen else "", place.angle)
    if mark == "legal" and context.lit:
        context.gold_edge(target, place.rect, place.angle)
    if badge and held.tick:
        context.badge(target, context.badge_at(place.rect, place.angle), None)


def draw_seen(target: pygame.Surface, context: MomijiContext, card: int, rect: pygame.Rect) -> None:
    """A card of a hand one looks into, small."""
    context.look.paint.shade(target, rect, radius=5, blur=3, drop=2, alpha=120)
    target.blit(context.mini(card, rect.w), rect)


def draw_badge(target: pygame.Surface, context: MomijiContext, number: int | None, centre: tuple[int, int]) -> None:
    context.badge(target, centre, number)


def draw_open_place(target: pygame.Surface, context: MomijiContext, card: int, place: Place, copy: int) -> None:
    """The place a card has left stays open as its faint shadow."""
    face = context.face(card, place.rect.w, "dim", copy)

    def draw() -> pygame.Surface:
        return faded(context.look.sprites.turned(face, place.angle), 74)

    picture = context.look.paint.kept(("open", face, round(place.angle)), draw)
    target.blit(picture, picture.get_rect(center=place.rect.center))
