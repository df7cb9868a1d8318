"""Sounds as plain lists of samples: laying one over another, edges, loudness."""

import math
from collections.abc import Callable
from typing import Final

RATE: Final = 44_100
Samples = list[float]


def count(seconds: float) -> int:
    return round(seconds * RATE)


def silence(seconds: float) -> Samples:
    return [0.0] * count(seconds)


def lay(ground: Samples, sound: Samples, at: float, gain: float = 1.0) -> None:
    """Add a sound to a longer one; what reaches past the end is lost."""
    start = count(at)
    for index, value in enumerate(sound[: max(0, len(ground) - start)], start):
        ground[index] += gain * value


def shaped(sound: Samples, level: Callable[[float], float]) -> Samples:
    """Every sample times a level that depends on its second."""
    return [value * level(index / RATE) for index, value in enumerate(sound)]


def strike(attack: float, decay: float) -> Callable[[float], float]:
    """Loud within `attack` seconds, then down to a third every `decay`; the rise is rounded, so it does not click."""

    def level(t: float) -> float:
        if t < attack:
            return 0.5 - 0.5 * math.cos(math.pi * t / attack)
        return math.exp((attack - t) / decay)

    return level


def hill(top: float, end: float, power: float = 2.0) -> Callable[[float], float]:
    """Swells until `top` and is gone at `end`."""

    def level(t: float) -> float:
        share = 0.5 * t / top if t < top else 0.5 + 0.5 * (t - top) / (end - top)
        return math.sin(math.pi * share) ** power if 0 < share < 1 else 0.0

    return level


def edges(sound: Samples, rise: float, fall: float) -> Samples:
    """Rounded ends: the first and the last sample are zero."""
    result, last = sound[:], len(sound) - 1
    for index in range(count(rise)):
        result[index] *= 0.5 - 0.5 * math.cos(math.pi * index / count(rise))
    for index in range(count(fall)):
        result[last - index] *= 0.5 - 0.5 * math.cos(math.pi * index / count(fall))
    return result


def peak(sound: Samples) -> float:
    return max(max(sound), -min(sound))


def power(sound: Samples) -> float:
    return math.sqrt(sum(value * value for value in sound) / len(sound))


def decibels(ratio: float) -> float:
    return 20 * math.log10(max(ratio, 1e-9))


def ratio(decibels: float) -> float:
    return math.pow(10.0, decibels / 20)


def evened(sound: Samples, room: float) -> Samples:
    """What stands out further than `room` times the usual level is rounded off, so that one grain does not set the loudness of all."""
    usual = room * power(sound)
    return [usual * math.tanh(value / usual) for value in sound]


def scaled(sound: Samples, gain: float) -> Samples:
    return [value * gain for value in sound]
