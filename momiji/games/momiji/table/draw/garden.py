"""The gravel tray: gates, deck, discard pile, acorns, columns, goals."""

from collections.abc import Iterator
from typing import Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.games.momiji.table.show import Column, ShownGoal
from momiji.ui import light, theme
from momiji.ui.sprites import Face
from momiji.ui.table.brush import Patch
from momiji.ui.table.show import LIT, Mark, Spot
from momiji.ui.theme import Role

from .context import LeafBrush, MomijiContext, mood_of

HEADING: Final = Role("Alegreya-ExtraBold", 28)
PRICE: Final = Role("Alegreya-Bold", 28)
TRAY: Final = (1888, 408)
CUT: Final = 200  # the raked lines are even here: a lower tray leaves a strip out
STREWN: Final = ((4, 6, -6), (-2, 2, -3), (-3, 0, 0))  # turn and offset of the last discards
HEAP: Final = ((0.20, 0.70, 0.44, "large"), (0.80, 0.72, 0.38, "small"), (0.52, 0.40, 0.46, "large"), (0.56, 0.76, 0.36, "small"))


def tray_patches(context: MomijiContext) -> Iterator[Patch]:
    tray, chip = context.layout.panels["tray"], context.layout.gate_chip
    yield Patch(context.near(tray), draw_tray, (tray,))
    for rect in context.layout.gates:
        yield Patch(context.near(rect, 10), draw_token, ("tokens/gate", rect))
    if context.layout.gates and context.show.gates:
        yield Patch(context.near(pygame.Rect(chip, (0, 0)), 40), draw_count, (context.show.gates, chip))
    yield from _stacks(context)
    yield from _columns(context)
    yield from _goals(context)


def draw_token(target: pygame.Surface, context: MomijiContext, name: str, rect: pygame.Rect) -> None:
    context.token(target, name, rect)


def draw_count(target: pygame.Surface, context: MomijiContext, figure: int, centre: tuple[int, int]) -> None:
    context.count(target, figure, centre)


def tray_needs(context: MomijiContext) -> list[tuple[str, tuple[int, int]]]:
    """What a worker may draw ahead for it."""
    tray = context.layout.panels["tray"]
    return [] if context.look.paint.has(("tray", tray.size)) else [_sand(tray)]


def _sand(tray: pygame.Rect) -> tuple[str, tuple[int, int]]:
    return "table/garden-sand", (tray.w, round(tray.w * TRAY[1] / TRAY[0]))


def draw_tray(target: pygame.Surface, context: LeafBrush, tray: pygame.Rect) -> None:
    paint = context.look.paint

    def flat() -> pygame.Surface:
        whole = context.look.art.take(*_sand(tray))
        out = pygame.Surface(tray.size, pygame.SRCALPHA)
        cut = round(CUT * tray.w / TRAY[0])
        low = tray.h - cut
        out.blit(whole, (0, 0), (0, 0, tray.w, cut))
        out.blit(whole, (0, cut), (0, whole.get_height() - low, tray.w, low))
        return out

    def late() -> pygame.Surface:
        out = paint.kept(("tray", tray.size), flat).copy()
        paint.evening(out, context.evening)
        return out

    paint.shade(target, tray, radius=12, blur=10, drop=8, alpha=170)
    picture = paint.version(("late tray", tray.size), context.evening, late) if context.evening else paint.kept(("tray", tray.size), flat)
    target.blit(picture, tray)


# ------------------------------------------------------------------ deck, discard pile, acorns
def _stacks(context: MomijiContext) -> Iterator[Patch]:
    show, layout = context.show, context.layout
    deck, discard, supply = (layout.spots[spot].rect for spot in (Spot("deck"), Spot("discard"), Spot("supply")))
    mark = show.mark("deck")
    yield Patch(context.near(deck), draw_deck, (deck, show.deck, mark), Spot("deck"), mark == "legal")
    lying = tuple(zip(show.discard[-3:], context.copies.of("discard")[-3:], strict=True))
    mark = show.mark("discard")
    yield Patch(context.near(discard, 50), draw_discard, (discard, lying, len(show.discard), mark), Spot("discard"), mark in LIT)
    mark = show.mark("supply")
    yield Patch(context.near(supply), draw_supply, (supply, mark), Spot("supply"), mark == "legal")
    for index, card in enumerate(show.trade):
        spot = Spot("offer", str(index))
        yield Patch(context.near(layout.spots[spot].rect, 14), draw_offer, (card, layout.spots[spot].rect), spot, bright=True)
    if show.turned is not None:
        place = layout.spots[Spot("turned")].rect
        yield Patch(context.near(place), draw_turned, (show.turned, place, context.copies.of("turned")[0]), Spot("turned"), bright=True)


def draw_offer(target: pygame.Surface, context: MomijiContext, card: int, rect: pygame.Rect) -> None:
    """A card that lies ready to be traded, small but with a figure that can be read."""
    context.look.paint.shade(target, rect, radius=5, blur=3, drop=2, alpha=120)
    target.blit(context.mini(card, rect.w), rect)
    context.over(target, rect, "chosen")


def draw_turned(target: pygame.Surface, context: MomijiContext, card: int, place: pygame.Rect, copy: int) -> None:
    context.under(target, place, "legal")
    context.card(target, card, place, lift=14, copy=copy)
    context.over(target, place, "legal")


def draw_deck(target: pygame.Surface, context: LeafBrush, rect: pygame.Rect, left: int, mark: Mark) -> None:
    """Seven offset backs while there are cards, then fewer; an empty place once they are gone."""
    if not left:
        draw_slot(target, context, rect)
    else:
        context.under(target, rect, mark)
        face = Face("cards/back", rect.w)
        step = 1.5 * context.scale.u
        edges = min(7, left) - 1
        for i in range(edges, -1, -1):
            centre = (rect.centerx - step * i * 0.8, rect.centery + step * i)
            context.look.sprites.put(target, face, centre, shade=i == edges)
        context.over(target, rect, mark)
        if mark == "legal":
            context.pointer(target, rect.centerx, rect.top - context.px(8))
    context.count(target, left, (rect.centerx, rect.bottom + context.px(7)))


def draw_discard(
    target: pygame.Surface, context: LeafBrush, rect: pygame.Rect, lying: tuple[tuple[int, int], ...], total: int, mark: Mark
) -> None:
    """The last three cards (card, copy), each a little turned."""
    if not lying:
        draw_slot(target, context, rect)
    marked = mark in ("legal", "chosen")
    context.under(target, rect, "legal" if marked else "")
    for place, ((card, copy), (angle, dx, dy)) in enumerate(zip(lying, STREWN[len(STREWN) - len(lying) :], strict=True), start=1):
        straight = marked and place == len(lying)
        context.card(target, card, rect.move(context.px(dx), context.px(dy)), angle=0 if straight else angle, copy=copy)
    context.over(target, rect, "legal" if marked else "")
    if marked:
        context.pointer(target, rect.centerx, rect.top - context.px(8))
    context.count(target, total, (rect.centerx + context.px(2), rect.bottom + context.px(4)))


def draw_supply(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, mark: Mark) -> None:
    """A small heap of acorns: where they come from and where two cards are traded."""
    legal = mark == "legal" and context.lit
    if legal:
        context.under(target, rect, "legal")
    for x, y, size, kind in HEAP:
        wide = round(size * rect.w)
        place = pygame.Rect(0, 0, wide, wide).move_to(center=(rect.x + round(x * rect.w), rect.y + round(y * rect.h)))
        context.token(target, f"tokens/acorn-{kind}", place)
    if legal:
        context.look.paint.gold_ring(target, rect, 10)
        context.pointer(target, rect.centerx, rect.top - context.px(8))


def draw_slot(target: pygame.Surface, context: LeafBrush, rect: pygame.Rect, leaf: str = "") -> None:
    """A place pressed into the gravel, with the pip of its leaf."""
    radius = context.look.sprites.corner(rect.w)

    def draw() -> pygame.Surface:
        out = light.rounded(*rect.size, radius, (92, 84, 70), 34)
        out.blit(light.rounded(*rect.size, radius, (92, 84, 70), 110, line=max(1.0, 1.6 * context.scale.u)), (0, 0))
        if leaf:
            size = round(rect.w * 0.5)
            pip = context.look.art.get(f"leaves/pips/{leaf}", (size, size)).copy()
            light.fade(pip, 84)
            out.blit(pip, pip.get_rect(center=(rect.w // 2, rect.h // 2)))
        return out

    target.blit(context.look.paint.kept(("slot", rect.size, leaf), draw), rect)


# ------------------------------------------------------------------ columns
def _columns(context: MomijiContext) -> Iterator[Patch]:
    for column in context.show.columns:
        spot = Spot("column", LETTERS[column.type])
        mark = context.show.marks.get(spot, "")
        if column.cards and mark != "chosen":  # seen when the column is lifted
            place = context.layout.columns[column.type][0]
            yield Patch(place, draw_slot, (place, NAMES[column.type]))
        whole = context.layout.spots[spot].rect
        args = (column, context.layout.columns[column.type], whole, context.copies.of(f"column {column.type}"), mark)
        yield Patch(context.near(whole, 40), draw_column, args, spot, mark in LIT)


def draw_column(
    target: pygame.Surface,
    context: MomijiContext,
    column: Column,
    places: tuple[pygame.Rect, ...],
    whole: pygame.Rect,
    copies: tuple[int, ...],
    mark: Mark = "",
) -> None:
    if not column.cards:
        draw_slot(target, context, whole, NAMES[column.type])
        return
    context.under(target, whole, mark)
    for card, rect, copy in zip(column.cards, places, copies, strict=True):
        context.card(target, card, rect, mood=mood_of(mark), lift=8 if mark == "chosen" else 0, copy=copy)
    context.over(target, whole, mark)
    if mark == "legal":
        context.pointer(target, whole.centerx, whole.top - context.px(8))
    if column.tick:
        context.badge(target, context.badge_at(whole), None)


# ------------------------------------------------------------------ goals
def _goals(context: MomijiContext) -> Iterator[Patch]:
    head = context.layout.panels["goals-head"]
    yield Patch(head, _heading, (head, context.show.goal_price))
    crests = {player.seat: player.crest for player in (context.show.me, *context.show.others)}
    for goal in context.show.goals:
        spot = Spot("goal", goal.id)
        rect, tag = context.layout.spots[spot].rect, context.layout.tags.get(goal.id)
        crest = crests[goal.owner] if goal.owner is not None else ""
        area = context.near(rect.union(tag) if tag else rect)
        mark = context.show.mark("own-goal" if goal.owner == context.show.seat else "goal", goal.id)
        yield Patch(area, draw_goal, (goal, rect, tag, crest, mark), spot, mark in LIT)


def _heading(target: pygame.Surface, context: MomijiContext, head: pygame.Rect, common: int | None) -> None:
    look, px = context.look, context.px
    ink = theme.INK
    drawn = look.type.put(target, context.say("table-goals"), HEADING, (head.x, head.centery), ink, width=head.w // 2)
    end = head.right
    if common is not None:
        size = px(28)
        acorn = look.art.get("tokens/acorn-small", (size, size))
        target.blit(acorn, (head.right - size, head.centery - size // 2))
        price = look.type.put(target, str(common), PRICE, (head.right - size - px(6), head.centery), ink, align="right", width=head.w // 4)
        end = price.left
    x = drawn.right + px(14)
    if end - px(14) > x:
        target.fill((150, 140, 122), (x, head.centery + px(2), end - px(14) - x, max(1, round(1.2 * context.scale.u))))


def draw_goal(
    target: pygame.Surface, context: MomijiContext, goal: ShownGoal, rect: pygame.Rect, tag: pygame.Rect | None, crest: str, mark: Mark
) -> None:
    look = context.look
    if goal.owner is not None or goal.lifted:
        taken = look.paint.kept(("taken", goal.id, rect.w), lambda: _taken(context, goal.id, rect.w))
        target.blit(taken, rect)
    if goal.lifted:
        return
    if goal.owner is not None:
        size = round(rect.w * 0.46)
        place = pygame.Rect(0, 0, size, size).move_to(center=rect.center)
        context.token(target, f"crests/{crest}", place)
    else:
        if mark == "legal" and context.lit:
            look.paint.glow(target, rect, theme.GOLD, radius=rect.w / 2 / context.scale.u)
        elif mark == "chosen":
            look.paint.glow(target, rect, theme.VERMILION, radius=rect.w / 2 / context.scale.u)
        context.token(target, f"goals/{goal.id}", rect)
        if mark == "dim":
            target.blit(look.paint.rounded(*rect.size, rect.w / 2, (60, 52, 42), 90), rect)
    if mark == "legal" and context.lit:
        look.paint.gold_circle(target, rect.center, rect.w / 2 + context.px(5))
    elif mark == "chosen":
        look.paint.select_ring(target, rect, rect.w / 2 / context.scale.u)
        context.badge(target, (rect.right - rect.w // 8, rect.top + rect.w // 8), None)
    if tag and goal.owner is None:
        _tag(target, context, goal, tag)


def _taken(context: MomijiContext, goal: str, d: int) -> pygame.Surface:
    """A pressed ring with the ghost of the token."""
    ghost = light.grey(context.look.art.get(f"goals/{goal}", (d, d)), 0.5)
    light.fade(ghost, 66)
    inset = round(d * 0.03)
    out = light.clear(d, d)
    out.blit(light.rounded(d - 2 * inset, d - 2 * inset, d / 2, (132, 120, 100), 36), (inset, inset))
    out.blit(ghost, (0, 0))
    out.blit(light.rounded(d - 2 * inset, d - 2 * inset, d / 2, (110, 98, 80), 150, line=max(1.0, 2.2 * context.scale.u)), (inset, inset))
    inner = round(d * 0.13)
    out.blit(light.rounded(d - 2 * inner, d - 2 * inner, d / 2, (110, 98, 80), 120, line=max(1.0, 1.6 * context.scale.u)), (inner, inner))
    return out


def _tag(target: pygame.Surface, context: MomijiContext, goal: ShownGoal, rect: pygame.Rect) -> None:
    """What a solo goal costs now; grey with a lock while its requirement does not hold."""
    look, px = context.look, context.px
    tag = look.art.get("tokens/price-tag", rect.size)
    if goal.locked:
        tag = look.paint.kept(("locked-tag", rect.size), lambda: light.grey(look.art.get("tokens/price-tag", rect.size), 0.85))
    target.blit(tag, tag.get_rect(center=rect.center))
    size = round(rect.h * 0.68)
    if goal.price is not None:
        look.type.put(
            target,
            str(goal.price),
            context.capped(PRICE.at(26), 36),
            (rect.centerx + px(3), rect.centery),
            theme.INK,
            align="centre",
            width=rect.w // 3,
        )
    acorn = look.art.get("tokens/acorn-small", (size, size))
    if goal.locked:
        acorn = look.paint.kept(("locked-acorn", size), lambda: light.grey(look.art.get("tokens/acorn-small", (size, size)), 0.9))
    target.blit(acorn, (rect.right - size - px(9), rect.centery - size // 2))
    if goal.locked:
        lock = round(rect.h * 0.72)
        target.blit(look.art.get("icons/lock", (lock, lock)), (rect.x - round(lock * 0.55), rect.centery - lock // 2))
