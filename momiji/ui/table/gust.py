"""A gust of wind over the table: about once a minute a few small leaves cross it, then all is still again."""

import random
from dataclasses import dataclass, field
from typing import Final

from momiji.ui.drift import Flake

PAUSE: Final = (48.0, 75.0)
LASTS: Final = 8.0
MOST: Final = 5
SIZES: Final = (22, 30, 40)
HASTE: Final = 4.0


@dataclass(slots=True)
class Gust:
    """Flakes on a canvas of the given size; empty between gusts."""

    width: float
    height: float
    seed: int = 5
    flakes: list[Flake] = field(default_factory=list)
    wait: float = field(init=False)
    _rng: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._rng = random.Random(self.seed)
        self.wait = self._rng.uniform(*PAUSE)

    def blow(self) -> None:
        """Now, from the upper right."""
        rng = self._rng
        self.wait = rng.uniform(*PAUSE)
        for index in range(rng.randint(3, MOST)):
            fall = self.height / LASTS * rng.uniform(0.75, 1.1)
            start = self.width * rng.uniform(0.55, 1.1)
            flake = Flake(start, -40.0 - 70 * index, fall, rng.uniform(14, 30), rng.uniform(2.5, 4), rng.choice(SIZES), 0, 0, 0)
            flake.angle, flake.spin, flake.age = rng.uniform(0, 360), rng.uniform(-60, 60), rng.uniform(0, 4)
            self.flakes.append(flake)

    def update(self, dt: float, *, calm: bool) -> bool:
        """Whether leaves fly; `calm` keeps a new gust from beginning and lets the leaves of the last one hurry away."""
        if not self.flakes:
            self.wait -= dt
            if self.wait > 0 or calm:
                return False
            self.blow()
        haste = HASTE if calm else 1.0
        for flake in self.flakes:
            flake.age += dt
            flake.y += flake.fall * haste * dt
            flake.x -= flake.fall * 1.15 * haste * dt
        self.flakes = [flake for flake in self.flakes if flake.y < self.height + flake.size and flake.x > -2 * flake.size]
        return True
