"""Leaves on the wind: where each one is, without pixels."""

import math
import random
from dataclasses import dataclass
from typing import Final

SIZES: Final = (40, 46, 54, 66)
TURN: Final = 6


@dataclass(slots=True)
class Flake:
    """One leaf on the canvas: x is its path's, the sway comes on top."""

    x: float
    y: float
    fall: float
    sway: float
    period: float
    size: int
    angle: float
    spin: float
    age: float

    @property
    def at(self) -> tuple[float, float]:
        return self.x + self.sway * math.sin(2 * math.pi * self.age / self.period), self.y

    @property
    def turned(self) -> int:
        """Its angle in steps, so that few pictures are enough."""
        return round((self.angle + self.spin * self.age) / TURN) * TURN % 360


class Drift:
    """Up to 14 maple leaves from the upper right, over a canvas of the given size."""

    def __init__(self, width: float, height: float, count: int = 14, seed: int = 3) -> None:
        self.width, self.height = width, height
        self._rng = random.Random(seed)
        self.flakes = [self._new(anywhere=True) for _ in range(count)]

    def _new(self, *, anywhere: bool) -> Flake:
        rng = self._rng
        size = rng.choice(SIZES)
        x = rng.uniform(0.34, 1.0 if anywhere else 1.35) * self.width
        y = rng.uniform(0, 1) * self.height if anywhere else -size * rng.uniform(1, 4)
        return Flake(
            x,
            y,
            rng.uniform(28, 45),
            rng.uniform(18, 30),
            rng.uniform(4, 6),
            size,
            rng.uniform(0, 360),
            rng.uniform(-16, 16),
            rng.uniform(0, 6),
        )

    def update(self, dt: float) -> None:
        for index, flake in enumerate(self.flakes):
            flake.age += dt
            flake.y += flake.fall * dt
            flake.x -= flake.fall * 0.55 * dt
            if flake.y > self.height + flake.size or flake.x < -2 * flake.size:
                self.flakes[index] = self._new(anywhere=False)
