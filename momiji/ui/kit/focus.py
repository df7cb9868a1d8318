"""Where the keyboard goes next: pure geometry over rectangles."""

from collections.abc import Container, Sequence
from typing import Literal

import pygame

Direction = Literal["left", "right", "up", "down"]


def neighbour(places: Sequence[pygame.Rect], here: pygame.Rect, direction: Direction, kin: Container[int] = ()) -> int | None:
    """The index of the nearest place that way: what lies straight ahead first, what lies aside costs double.

    Those of its own kind cost half, or arrows would leave a row before its last thing wherever something else lies between.
    """
    best: tuple[float, int] | None = None
    for index, place in enumerate(places):
        if place == here:
            continue
        ahead, aside = _offset(here, place, direction)
        if ahead <= 0:
            continue
        cost = (ahead + 2 * aside) * (0.5 if index in kin else 1)
        if best is None or cost < best[0]:
            best = (cost, index)
    return best[1] if best else None


def _offset(here: pygame.Rect, place: pygame.Rect, direction: Direction) -> tuple[float, float]:
    """How far ahead the middle of a place is, and how wide the gap between the two sideways."""
    dx, dy = place.centerx - here.centerx, place.centery - here.centery
    gap_x = max(0, place.left - here.right, here.left - place.right)
    gap_y = max(0, place.top - here.bottom, here.top - place.bottom)
    if direction in ("left", "right"):
        ahead = dx if direction == "right" else -dx
        return (ahead, gap_y + 0.1 * abs(dy)) if ahead > abs(dy) * 0.2 else (0, 0)
    ahead = dy if direction == "down" else -dy
    return (ahead, gap_x + 0.1 * abs(dx)) if ahead > abs(dx) * 0.05 else (0, 0)


def following(count: int, here: int | None, *, back: bool = False) -> int | None:
    """Tab and Shift+Tab go round."""
    if not count:
        return None
    if here is None:
        return count - 1 if back else 0
    return (here + (-1 if back else 1)) % count
