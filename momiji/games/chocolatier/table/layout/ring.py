"""The plates round the middle, the petals of the flower in it, and the pralines on both."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from momiji.games.chocolatier.rules.contents import OFFERS

MIDDLE: Final = (472, 672)
Spread = tuple[tuple[float, float], ...]

_TWO: Final = ((-0.53, -0.53), (0.53, -0.53), (-0.53, 0.53), (0.53, 0.53))
_FIVE: Final = ((-0.78, -0.78), (0.78, -0.78), (0.0, 0.0), (-0.78, 0.78), (0.78, 0.78))
_SIX: Final = tuple((x, y) for y in (-0.53, 0.53) for x in (-1.04, 0.0, 1.04))
_PETAL: Final[dict[int, Spread]] = {
    1: ((0.0, 0.0),),
    2: ((-0.47, 0.0), (0.47, 0.0)),
    3: ((0.0, -0.42), (-0.46, 0.38), (0.46, 0.38)),
    4: ((-0.42, -0.4), (0.42, -0.4), (-0.42, 0.4), (0.42, 0.4)),
    5: ((-0.5, -0.42), (0.5, -0.42), (0.0, 0.02), (-0.5, 0.46), (0.5, 0.46)),
}
_SMALLER: Final = {1: 1.0, 2: 0.92, 3: 1.0, 4: 0.88}  # two square ones side by side keep inside the ring
MANY: Final = 10  # from here on a plate shows one of each colour, with a count
COUNTED: Final = 3  # from here on a petal has a count


@dataclass(frozen=True, slots=True)
class Ring:
    plates: int
    plate: float  # diameter
    radius: float
    tray: float
    petal: float  # radius of a petal
    flower: float  # how far its middle is from the middle
    praline: float  # in the middle

    def centre(self, number: int) -> tuple[float, float]:
        """Plate 1 on top, then clockwise."""
        return _round(self.radius, (number - 1) / self.plates)

    def petal_centre(self, colour: int) -> tuple[float, float]:
        return _round(self.flower, colour / 5)


def _round(radius: float, share: float) -> tuple[float, float]:
    angle = 2 * pi * share - pi / 2
    return MIDDLE[0] + radius * cos(angle), MIDDLE[1] + radius * sin(angle)


def ring_of(players: int) -> Ring:
    plates = OFFERS[players]
    return Ring(plates, 168, 288, 392, 56, 102, 54) if players == 4 else Ring(plates, 192, 280, 344, 49, 90, 50)


def on_plate(capacity: int, nth: int, d: float) -> tuple[float, float, float]:
    """From the middle of a plate of this diameter to a praline's, and how large the praline is."""
    p = 0.325 * d
    size, spread = _spread(capacity, p)
    x, y = spread[min(nth, len(spread) - 1)]
    return x * size, y * size, size


def _spread(capacity: int, p: float) -> tuple[float, Sequence[tuple[float, float]]]:
    if capacity <= 4:
        return p, _TWO
    if capacity == 5 or capacity >= MANY:
        return 0.9 * p, _FIVE
    if capacity == 6:
        return 0.86 * p, _SIX
    rows = {7: (2, 3, 2), 8: (3, 2, 3), 9: (3, 3, 3)}[capacity]
    return 0.72 * p, tuple((1.04 * (at - (n - 1) / 2), 1.04 * (row - 1)) for row, n in enumerate(rows) for at in range(n))


def on_petal(count: int, nth: int, size: float) -> tuple[float, float, float]:
    """The sixth and further ones lie where the others lie: the count tells."""
    spread = _PETAL[max(1, min(5, count))]
    small = size * _SMALLER.get(max(1, count), 0.8)
    x, y = spread[nth % len(spread)]
    return x * small, y * small, small
