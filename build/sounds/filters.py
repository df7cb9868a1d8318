"""Second-order filters: the usual four, and one whose centre wanders."""

import math
from collections.abc import Callable
from typing import Final

from sounds.basics import RATE, Samples

SOFT: Final = math.sqrt(0.5)
Coefficients = tuple[float, float, float, float, float]


def _run(sound: Samples, coefficients: Coefficients) -> Samples:
    b0, b1, b2, a1, a2 = coefficients
    s1 = s2 = 0.0
    result: Samples = []
    keep = result.append
    for x in sound:
        y = b0 * x + s1
        s1 = b1 * x - a1 * y + s2
        s2 = b2 * x - a2 * y
        keep(y)
    return result


def _corner(hz: float, q: float) -> tuple[float, float]:
    w = 2 * math.pi * min(hz, 0.46 * RATE) / RATE
    return math.cos(w), math.sin(w) / (2 * q)


def low_pass(sound: Samples, hz: float, q: float = SOFT) -> Samples:
    c, alpha = _corner(hz, q)
    a0 = 1 + alpha
    return _run(sound, ((1 - c) / 2 / a0, (1 - c) / a0, (1 - c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0))


def high_pass(sound: Samples, hz: float, q: float = SOFT) -> Samples:
    c, alpha = _corner(hz, q)
    a0 = 1 + alpha
    return _run(sound, ((1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0))


def band_pass(sound: Samples, hz: float, q: float) -> Samples:
    """Unity at the centre."""
    c, alpha = _corner(hz, q)
    a0 = 1 + alpha
    return _run(sound, (alpha / a0, 0.0, -alpha / a0, -2 * c / a0, (1 - alpha) / a0))


def between(sound: Samples, low: float, high: float) -> Samples:
    """Steep on both sides."""
    for _ in range(2):
        sound = low_pass(high_pass(sound, low), high)
    return sound


def wandering_band(sound: Samples, centre: Callable[[float], float], q: float) -> Samples:
    """A band-pass whose centre follows a curve of the second; looked up every 32 samples."""
    result: Samples = []
    keep = result.append
    ic1 = ic2 = 0.0
    k = 1 / q
    a1 = a2 = a3 = 0.0
    for index, x in enumerate(sound):
        if index % 32 == 0:
            g = math.tan(math.pi * min(centre(index / RATE), 0.46 * RATE) / RATE)
            a1 = 1 / (1 + g * (g + k))
            a2 = g * a1
            a3 = g * a2
        v3 = x - ic2
        v1 = a1 * ic1 + a2 * v3
        v2 = ic2 + a2 * ic1 + a3 * v3
        ic1 = 2 * v1 - ic1
        ic2 = 2 * v2 - ic2
        keep(k * v1)
    return result
