"""Where a held thing would go if it were let go now."""

from math import hypot
from typing import Final

import pygame

from .drag import Drag
from .layout import Layout
from .show import Marks, Spot

NEAR: Final = 0.62  # widths of a target: so far away a thing that aims with its middle still finds it


def aim(drag: Drag, layout: Layout, targets: frozenset[Spot]) -> Spot | None:
    """What lies under the held thing: a target at the pointer, then any thing there, then the target it covers most."""
    if drag.aims:
        return _nearest(drag, layout, targets)
    there = [spot for spot in layout.under(*drag.pointer) if spot != drag.spot]
    for spot in there:
        if spot in targets:
            return spot
    if there and there[0].kind not in layout.AREAS:
        return there[0]
    body = layout.spots[drag.spot].rect.copy() if drag.spot in layout.spots else pygame.Rect(0, 0, 1, 1)
    body.center = (round(drag.x), round(drag.y))
    covered = {spot: layout.spots[spot].rect.clip(body) for spot in targets if spot in layout.spots}
    best = max(covered, key=lambda spot: covered[spot].w * covered[spot].h, default=None)
    if best and covered[best].w * covered[best].h > 0.3 * body.w * body.h:
        return best
    return there[0] if there else None


def _nearest(drag: Drag, layout: Layout, targets: frozenset[Spot]) -> Spot | None:
    """Of a thing that aims with its middle: the target next to it, if it is near, else what lies under the middle."""
    x, y = drag.middle
    far = {
        spot: hypot(layout.spots[spot].rect.centerx - x, layout.spots[spot].rect.centery - y) for spot in targets if spot in layout.spots
    }
    best = min(far, key=lambda spot: far[spot], default=None)
    if best is not None and far[best] <= NEAR * layout.spots[best].rect.w:
        return best
    return next((spot for spot in layout.under(x, y) if spot != drag.spot), None)


def foreseen(held: Spot | None, target: object, targets: frozenset[Spot], marks: Marks) -> tuple[Spot, Spot | None] | None:
    """What is held, and the target under it; or what is chosen, while the pointer lies on a place where it may go."""
    if held is not None:
        return held, target if isinstance(target, Spot) and target in targets else None
    chosen = next((spot for spot, mark in marks.items() if mark == "chosen"), None)
    return (chosen, target) if chosen is not None and isinstance(target, Spot) and marks.get(target) == "legal" else None
