"""Where things lie: places in window pixels, and measures that follow the window and the size of words."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Final

import pygame

from momiji.ui.table.show import Spot
from momiji.ui.theme import CANVAS, Scale

TOP, UPPER, LOWER, FOOT = 0.0, 1 / 3, 2 / 3, 1.0  # how far each band of a table goes down with a tall window
APART: Final = 200  # most wood between the bands of a tall window, in all
COVERED: Final = 20  # in these steps, so that cards of one hand share their pictures
TALL: Final = 1.4  # height of a card over its width


@dataclass(frozen=True, slots=True)
class Place:
    """A thing's upright box, its turn about the middle (degrees, against the clock), and where the pointer finds it."""

    rect: pygame.Rect
    hit: pygame.Rect
    angle: float = 0.0
    parts: tuple[pygame.Rect, ...] = ()  # the pointer finds it only here: several things that are one, with others between them

    @property
    def whole(self) -> pygame.Rect:
        """With what hangs on it: the price tag of a goal."""
        return self.rect.union(self.hit)

    @property
    def covered(self) -> int:
        """How far a card's right edge is out of sight behind a neighbour and its shadow, in 500ths of its width."""
        hidden = max(0, self.rect.w - self.hit.w) * 500 / max(1, self.rect.w)
        return (round(hidden) // COVERED + 2) * COVERED if hidden else 0

    def holds(self, x: float, y: float) -> bool:
        """A turned thing is asked in its own frame."""
        if self.parts:
            return any(part.collidepoint(x, y) for part in self.parts)
        if not self.angle:
            return self.hit.collidepoint(x, y)
        turn = pygame.Vector2(x - self.rect.centerx, y - self.rect.centery).rotate(self.angle)
        return self.hit.collidepoint(self.rect.centerx + turn.x, self.rect.centery + turn.y)


@dataclass(slots=True)
class Layout:
    """Rectangles in window pixels. `spots` in drawing order: what comes later lies above."""

    scale: Scale
    spots: dict[Spot, Place] = field(default_factory=dict)
    panels: dict[str, pygame.Rect] = field(default_factory=dict)
    buttons: dict[str, pygame.Rect] = field(default_factory=dict)
    AREAS: ClassVar[frozenset[str]] = frozenset()  # kinds that are whole areas: what lies on them comes first
    ORDER: ClassVar[tuple[str, ...]] = ()  # kinds as the Tab key goes
    NUMBERED: ClassVar[tuple[str, ...]] = ("hand",)  # kinds that number keys take, by their place
    ASIDE: ClassVar[frozenset[str]] = frozenset()  # kinds whose gold arrow stands at their left, not above them
    RINGED: ClassVar[frozenset[str]] = frozenset()  # kinds without an arrow: their ring is enough

    def put(
        self, spot: Spot, rect: pygame.Rect, *, angle: float = 0.0, hit: pygame.Rect | None = None, parts: tuple[pygame.Rect, ...] = ()
    ) -> None:
        self.spots[spot] = Place(rect, hit or rect, angle, parts)

    def under(self, x: float, y: float) -> Iterator[Spot]:
        """Everything there, the topmost thing first, whole areas last."""
        found = [spot for spot, place in self.spots.items() if place.holds(x, y)]
        yield from (spot for spot in reversed(found) if spot.kind not in self.AREAS)
        yield from (spot for spot in reversed(found) if spot.kind in self.AREAS)

    def at(self, x: float, y: float) -> Spot | None:
        """The topmost thing there."""
        return next((spot for spot in self.under(x, y) if spot.kind not in self.AREAS), None)

    def order(self) -> list[Spot]:
        """As the Tab key goes: the others, the garden, the own things, the hand."""
        return sorted((spot for spot in self.spots if spot.kind not in self.AREAS), key=lambda spot: self.ORDER.index(spot.kind))


def down(scale: Scale, band: float) -> float:
    """A band's anchor: bands move apart in a tall window, but not farther than the eye can take in together."""
    spare = scale.height / scale.u - CANVAS[1]
    return 0.5 + (band - 0.5) * min(1.0, APART / spare) if spare > 0 else band


def card_rect(scale: Scale, x: float, y: float, width: float, down: float) -> pygame.Rect:
    """A card with its middle at a point of the canvas; the size follows the width alone, so that equal cards share pictures."""
    wide = scale.px(width)
    return pygame.Rect(0, 0, wide, round(wide * TALL)).move_to(center=(scale.x(x), scale.y(y, down)))


def disc(scale: Scale, x: float, y: float, across: float, down: float) -> pygame.Rect:
    wide = scale.px(across)
    return pygame.Rect(0, 0, wide, wide).move_to(center=(scale.x(x), scale.y(y, down)))


def larger(scale: Scale, normal: float, half_more: float, double: float) -> float:
    """A measure at text of 100, 150 and 200 per cent, and what lies between; small windows enlarge their words too."""
    room = max(1.0, min(2.0, scale.room(25)))
    if room <= 1.5:
        return normal + (half_more - normal) * (room - 1) * 2
    return half_more + (double - half_more) * (room - 1.5) * 2
