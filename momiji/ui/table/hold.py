"""Something is held: how the table answers, and where the thing would go if it were let go now."""

from dataclasses import replace

import pygame

from momiji.games.momiji.rules.cards import LETTERS, TYPE
from momiji.games.momiji.table.layout.places import AREAS, Layout
from momiji.games.momiji.table.show import Pile, Show
from momiji.ui.table.show import Mark, Spot

from .drag import Drag


def lifted_show(show: Show, held: Spot, targets: frozenset[Spot], *, gone: bool) -> Show:
    """While something is held: only its targets are lit, ends of the row open for it, and its own place is empty.

    What the keyboard holds is not `gone`: it stands out as chosen.
    """
    marks: dict[Spot, Mark] = {spot: mark for spot, mark in show.marks.items() if mark != "legal"}
    marks |= {spot: "legal" for spot in targets if spot.kind == "end"}
    hand, leaf = list(show.hand), show.end_leaf
    if held.kind == "hand":
        index = int(held.key)
        leaf = TYPE[hand[index].card]
        if gone:
            hand[index] = replace(hand[index], gone=True)
        else:
            marks[held] = "chosen"
    piles = tuple(_pile(pile) if gone and held == Spot("pile", LETTERS[pile.type]) else pile for pile in show.me.piles)
    return replace(show, hand=tuple(hand), end_leaf=leaf, me=replace(show.me, piles=piles), marks=marks)


def _pile(pile: Pile) -> Pile:
    """A card lifted off its pile shows what lies under it; a pile that it started waits as an empty place."""
    if not pile.numbers:
        return pile
    if pile.under is None:
        return replace(pile, numbers=(), gone=True)
    return replace(pile, top=pile.under, numbers=pile.numbers[:-1])


def aim(drag: Drag, layout: Layout, targets: frozenset[Spot]) -> Spot | None:
    """What lies under the held thing: a target at the pointer, then any thing there, then the target it covers most."""
    there = [spot for spot in layout.under(*drag.pointer) if spot != drag.spot]
    for spot in there:
        if spot in targets:
            return spot
    if there and there[0].kind not in AREAS:
        return there[0]
    body = layout.spots[drag.spot].rect.copy() if drag.spot in layout.spots else pygame.Rect(0, 0, 1, 1)
    body.center = (round(drag.x), round(drag.y))
    covered = {spot: layout.spots[spot].rect.clip(body) for spot in targets if spot in layout.spots}
    best = max(covered, key=lambda spot: covered[spot].w * covered[spot].h, default=None)
    if best and covered[best].w * covered[best].h > 0.3 * body.w * body.h:
        return best
    return there[0] if there else None
