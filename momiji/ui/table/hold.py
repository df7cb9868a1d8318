"""Something is held: how the table answers, and where the thing would go if it were let go now."""

from dataclasses import replace

import pygame

from momiji.games.momiji.rules.cards import LETTERS, TYPE
from momiji.games.momiji.table.layout.places import AREAS, Layout
from momiji.games.momiji.table.show import Mark, Pile, Show, Spot

from .drag import Drag


def lifted_show(show: Show, held: Spot, targets: frozenset[Spot], *, gone: bool) -> Show:
    """While something is held: only its targets are lit, ends of the row open for it, and its own place is empty.

    What the keyboard holds is not `gone`: it stands out as chosen.
    """
    hand = [replace(card, mark=_unlit(card.mark)) for card in show.hand]
    leaf = show.end_leaf
    if held.kind == "hand":
        index = int(held.key)
        hand[index] = replace(hand[index], gone=True) if gone else replace(hand[index], mark="chosen")
        leaf = TYPE[hand[index].card]
    ends: list[tuple[str, Mark]] = [(key, "legal") for key in sorted(spot.key for spot in targets if spot.kind == "end")]
    piles = tuple(_pile(pile, held == Spot("pile", LETTERS[pile.type]) and gone) for pile in show.me.piles)
    return replace(
        show,
        hand=tuple(hand),
        ends=tuple(ends),
        end_leaf=leaf,
        columns=tuple(replace(column, mark=_unlit(column.mark)) for column in show.columns),
        goals=tuple(replace(goal, mark=_unlit(goal.mark)) for goal in show.goals),
        me=replace(show.me, piles=piles, landscapes=tuple(replace(land, mark=_unlit(land.mark)) for land in show.me.landscapes)),
        deck_mark="",
        discard_mark="",
        supply_mark="",
    )


def _pile(pile: Pile, lifted: bool) -> Pile:
    """A card lifted off its pile shows what lies under it; a pile that it started waits as an empty place."""
    if not lifted or not pile.numbers:
        return replace(pile, mark=_unlit(pile.mark))
    if pile.under is None:
        return replace(pile, mark="", numbers=(), gone=True)
    return replace(pile, mark="", top=pile.under, numbers=pile.numbers[:-1])


def _unlit(mark: Mark) -> Mark:
    return "" if mark == "legal" else mark


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
