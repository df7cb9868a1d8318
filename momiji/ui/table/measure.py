"""Measures of the canvas in window pixels. In a game looked back at the whole table is smaller, and leaves room for the controls."""

from dataclasses import dataclass
from typing import Any, Final

import pygame

from momiji.ui.theme import CANVAS, Role, Scale

LOOKED_BACK: Final = 0.79
SHARED, OWN = 0.0, 1.0  # what all share keeps to the left of a wide window, the own side to the right


@dataclass(frozen=True, slots=True)
class Measure:
    scale: Scale
    k: float = 1.0

    def px(self, measure: float) -> int:
        return self.scale.px(measure * self.k)

    def point(self, x: float, y: float, across: float = 0.5) -> tuple[int, int]:
        middle = CANVAS[0] / 2
        return self.scale.x(middle + (x - middle) * self.k, across), self.scale.y(y * self.k)

    def rect(self, x: float, y: float, w: float, h: float, across: float = 0.5) -> pygame.Rect:
        left, top = self.point(x, y, across)
        right, foot = self.point(x + w, y + h, across)
        return pygame.Rect(left, top, max(1, right - left), max(1, foot - top))

    def disc(self, x: float, y: float, d: float, across: float = 0.5) -> pygame.Rect:
        """A square round a point, of a size that does not depend on where it is: equal things share their pictures."""
        side = self.px(d)
        return pygame.Rect(0, 0, side, side).move_to(center=self.point(x, y, across))


def role_at(context: Any, role: Role, most: float) -> Role:
    """As large as the table is, and never higher than its place on the canvas."""
    k = context.layout.measure.k
    out: Role = context.capped(role.at(role.px * k), most * k)
    return out
