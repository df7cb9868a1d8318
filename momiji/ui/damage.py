"""Which parts of the window must be drawn again."""

from collections.abc import Iterable

import pygame


def merged(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Overlapping places become one, so that nothing is drawn twice."""
    out: list[pygame.Rect] = []
    for rect in rects:
        grown = rect.copy()
        hits = grown.collidelistall(out)
        while hits:
            for index in reversed(hits):
                grown.union_ip(out.pop(index))
            hits = grown.collidelistall(out)
        out.append(grown)
    return out
