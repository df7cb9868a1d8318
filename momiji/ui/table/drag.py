"""A thing in the hand of the player: it follows the pointer a little late and leans into its way."""

import math
from dataclasses import dataclass, field
from typing import Final

import pygame

from momiji.ui import motion
from momiji.ui.table.layout import Layout
from momiji.ui.table.show import Spot

LAG: Final = 0.060
TILT: Final = 8.0
TURN: Final = 0.160
SWAY: Final = 0.011  # degrees for a pixel per second
HOME: Final = 0.320
SHAKEN: Final = 0.180
SLIDES: Final = 0.090


@dataclass(frozen=True, slots=True)
class Grasp:
    """Of a thing that aims with its middle: where that lies at home, and how much larger the thing is in the hand."""

    middle: tuple[float, float]
    larger: float = 1.0


@dataclass(slots=True)
class Drag:
    """`x, y` is the middle of the picture; `grip` where the pointer holds it, from the middle.

    One that `aims` with its middle hangs over the place it aims at (`over`), wherever the pointer holds it.
    """

    spot: Spot
    picture: pygame.Surface
    home: tuple[float, float]
    pointer: tuple[float, float]
    grip: tuple[float, float]
    still: bool = False
    leaves_all: bool = True  # nothing of it stays where it was
    aims: bool = False
    over: tuple[float, float] | None = None
    x: float = 0.0
    y: float = 0.0
    tilt: float = 0.0
    _spin: tuple[float, float] | None = None  # how far it was turned, and seconds since
    _turned: dict[tuple[int, int], pygame.Surface] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.x, self.y = self.home

    @property
    def middle(self) -> tuple[float, float]:
        """Where the pointer wants its middle."""
        return self.pointer[0] - self.grip[0], self.pointer[1] - self.grip[1]

    def turn(self, picture: pygame.Surface, by: int) -> None:
        """Another picture of it, a quarter further; it is seen to go there."""
        x, y = self.grip
        self.picture, self.grip = picture, (-y, x) if by > 0 else (y, -x)
        self._turned = {}
        if not self.still:
            self.tilt, self._spin = 90.0 * by, (90.0 * by, 0.0)

    def update(self, dt: float) -> None:
        want = self.over or self.middle
        if self.still:
            (self.x, self.y), self.tilt = want, 0.0
            return
        share = 1 - math.exp(-dt / LAG)
        dx, dy = (want[0] - self.x) * share, (want[1] - self.y) * share
        self.x, self.y = self.x + dx, self.y + dy
        speed = dx / dt if dt > 0 else 0.0
        if self._spin is not None:
            self._spin = (self._spin[0], self._spin[1] + dt)
            self.tilt = self._spin[0] * (1 - motion.settle(min(1.0, self._spin[1] / TURN)))
            if self._spin[1] >= TURN:
                self._spin = None
            return
        lean = max(-TILT, min(TILT, -speed * SWAY))
        self.tilt += (lean - self.tilt) * share

    @property
    def resting(self) -> bool:
        """Nothing changes until the pointer moves again."""
        want = self.over or self.middle
        return abs(want[0] - self.x) < 0.5 and abs(want[1] - self.y) < 0.5 and abs(self.tilt) < 0.5 and self._spin is None

    def sprite(self) -> tuple[pygame.Surface, pygame.Rect]:
        picture = _turned(self.picture, self.tilt, self._turned)
        return picture, picture.get_rect(center=(round(self.x), round(self.y)))


@dataclass(slots=True)
class Return:
    """A refused thing on its way home: a damped spring after a drop, two shakes after a click."""

    spot: Spot
    picture: pygame.Surface
    home: tuple[float, float]
    away: tuple[float, float]  # where it starts, from home
    shaken: bool = False
    reach: float = 6.0
    tilt: float = 0.0  # how it leant when it was let go
    angle: float = 0.0  # how its place is turned
    size: float = 1.0  # at home, where it may be smaller than in the hand
    spent: float = 0.0
    _turned: dict[tuple[int, int], pygame.Surface] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        return self.spent >= (SHAKEN if self.shaken else HOME)

    def sprite(self) -> tuple[pygame.Surface, pygame.Rect]:
        if self.shaken:
            dx, dy = motion.shake(self.spent, self.reach, SHAKEN), 0.0
        else:
            far = motion.spring(self.spent)
            dx, dy = self.away[0] * far, self.away[1] * far
        size = 1.0 if self.shaken else self.size + (1 - self.size) * max(0.0, motion.spring(self.spent))
        picture = _turned(self.picture, self._angle, self._turned, size)
        return picture, picture.get_rect(center=(round(self.home[0] + dx), round(self.home[1] + dy)))

    @property
    def _angle(self) -> float:
        """It is back in the turn of its place when it is back in its place."""
        return 0.0 if self.shaken else self.angle + (self.tilt - self.angle) * motion.spring(self.spent)


@dataclass(slots=True)
class Slide:
    """What is foreseen goes from one place to the next; `away` is where it starts, from the new place."""

    away: tuple[float, float]
    spent: float = 0.0

    @property
    def over(self) -> bool:
        return self.spent >= SLIDES

    @property
    def offset(self) -> tuple[int, int]:
        """How far it still is from its place."""
        left = 1 - motion.arrive(min(1.0, self.spent / SLIDES))
        return round(self.away[0] * left), round(self.away[1] * left)


Foreseen = tuple[Spot, Spot | None] | None  # a thing, and where it would go


def sliding(layout: Layout, before: Foreseen, after: Foreseen, now: Slide | None) -> Slide | None:
    """On from wherever it is seen now, if it is the same thing at another place."""
    if before is None or after is None or before[0] != after[0]:
        return None
    old, new = (layout.spots.get(spot) if spot else None for spot in (before[1], after[1]))
    if old is None or new is None:
        return None
    x, y = now.offset if now else (0, 0)
    return Slide((x + old.rect.centerx - new.rect.centerx, y + old.rect.centery - new.rect.centery))


def _turned(picture: pygame.Surface, angle: float, kept: dict[tuple[int, int], pygame.Surface], size: float = 1.0) -> pygame.Surface:
    """Sizes in steps of a hundredth, so that pictures can be kept."""
    degrees, hundredths = round(angle), round(size * 100)
    if (degrees, hundredths) not in kept:
        plain = not degrees and hundredths == 100
        kept[degrees, hundredths] = picture if plain else pygame.transform.rotozoom(picture, degrees, hundredths / 100)
    return kept[degrees, hundredths]
