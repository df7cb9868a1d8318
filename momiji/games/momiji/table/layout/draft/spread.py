"""Three places for the landscapes of one player."""

from dataclasses import dataclass
from typing import Final

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.ui.theme import Scale

EACH: Final = 3


@dataclass(frozen=True, slots=True)
class Spread:
    """Three places for landscapes: `slots` while empty; taken ones of picture width `width` grow together from `left`."""

    slots: tuple[pygame.Rect, ...]
    left: int
    width: int

    def panorama(self, count: int) -> pygame.Rect:
        """The place of so many landscapes."""
        return pygame.Rect((self.left, self.slots[0].y), landscape_art.size(self.width, count))

    def card(self, index: int) -> pygame.Rect:
        """The place of one landscape within the panorama, without the frame."""
        edge = landscape_art.frame(self.width)
        return pygame.Rect(self.left + edge + self.width * index, self.slots[0].y, self.width, landscape_art.size(self.width)[1])


def spread(scale: Scale, x: float, y: float, slot: float, pitch: float, down: float = 0.5) -> Spread:
    picture = landscape_art.picture_width(scale.px(slot))
    high = landscape_art.size(picture)[1]
    slots = []
    for index in range(EACH):
        rect = scale.rect(x + pitch * index, y, slot, slot * landscape_art.ASPECT, 0.5, down)
        rect.h = high
        slots.append(rect)
    return Spread(tuple(slots), slots[0].x, picture)
