"""Looking at finished files: levels, spectrum, pitches, seams; all of it on what a player's mixer decodes."""

import cmath
import math
import os
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from sounds.basics import RATE, Samples, decibels, peak, power
from sounds.filters import high_pass

FRAME = 4096


def decoded(path: Path, channels: int) -> list[Samples]:
    pygame.mixer.init(RATE, -16, channels, allowedchanges=0)
    try:
        woven = array("h", pygame.mixer.Sound(path).get_raw())
    finally:
        pygame.mixer.quit()
    return [[value / 32768 for value in woven[one::channels]] for one in range(channels)]


@cache
def _turns(size: int) -> list[complex]:
    return [cmath.exp(-2j * math.pi * k / size) for k in range(size // 2)]


def _transform(values: list[complex]) -> list[complex]:
    size = len(values)
    if size == 1:
        return values
    even, odd = _transform(values[::2]), _transform(values[1::2])
    turned = [turn * value for turn, value in zip(_turns(size), odd, strict=True)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


def spectrum(sound: Samples, size: int = FRAME) -> list[float]:
    """Power in `size / 2` bands: the mean over windows that overlap by half, never more than sixty of them."""
    padded = sound + [0.0] * max(0, size - len(sound))
    starts = list(range(0, len(padded) - size + 1, size // 2))
    starts = starts[:: max(1, len(starts) // 60)]
    window = [0.5 - 0.5 * math.cos(2 * math.pi * i / size) for i in range(size)]
    total = [0.0] * (size // 2)
    for start in starts:
        bands = _transform([complex(a * b) for a, b in zip(padded[start : start + size], window, strict=True)])
        total = [sum_ + abs(band) ** 2 for sum_, band in zip(total, bands, strict=False)]
    return [value / len(starts) for value in total]


def centroid(sound: Samples) -> float:
    """Where the middle of the spectrum lies, in Hz."""
    bands = spectrum([0.0] * (FRAME // 2) + sound + [0.0] * (FRAME // 2))
    return sum(index * value for index, value in enumerate(bands)) / sum(bands) * RATE / FRAME


def pitch_near(sound: Samples, hz: float, reach: float = 0.025) -> tuple[float, float]:
    """The strongest frequency within `reach` of `hz` at any time, and how far below the strongest of all it is in decibels."""
    size = 32_768
    bands = [0.0] * (size // 2)
    for start in range(0, len(sound), size // 4):
        piece = sound[start : start + size // 2]
        edge = len(piece) // 16 + 1
        soft = [complex(value * min(1, (index + 1) / 40, (len(piece) - index) / edge)) for index, value in enumerate(piece)]
        found = _transform(soft + [0j] * (size - len(soft)))
        bands = [max(old, abs(new)) for old, new in zip(bands, found, strict=False)]
    low, high = round(hz * (1 - reach) * size / RATE), round(hz * (1 + reach) * size / RATE)
    best = max(range(low, high + 1), key=bands.__getitem__)
    a, b, c = bands[best - 1], bands[best], bands[best + 1]
    shift = 0.5 * (a - c) / (a - 2 * b + c) if a - 2 * b + c else 0.0
    return (best + max(-0.5, min(0.5, shift))) * RATE / size, decibels(b / max(bands))


def loudness(channels: list[Samples]) -> float:
    """LUFS in the manner of BS.1770: K-weighted, blocks of 0.4 s, gated at -70 and ten below the mean."""
    weighted = [_shelf(high_pass(one, 38.1, 0.5)) for one in channels]
    step = RATE // 10
    sums = [[sum(v * v for v in one[at : at + step]) / step for at in range(0, len(one) - step + 1, step)] for one in weighted]
    blocks = [sum(sum(one[at : at + 4]) / 4 for one in sums) for at in range(len(sums[0]) - 3)]
    blocks = [block for block in blocks if _lufs(block) > -70]
    mean = sum(blocks) / len(blocks)
    kept = [block for block in blocks if _lufs(block) > _lufs(mean) - 10]
    return _lufs(sum(kept) / len(kept))


def _lufs(mean_square: float) -> float:
    return -0.691 + 10 * math.log10(max(mean_square, 1e-12))


def _shelf(sound: Samples) -> Samples:
    """The head's own lift of high tones: +4 dB above about 1.7 kHz."""
    k = math.tan(math.pi * 1681.97 / RATE)
    vh, vb, q = 10 ** (3.99984 / 20), 10 ** (3.99984 / 20 * 0.4996667741545416), 0.7071752
    a0 = 1 + k / q + k * k
    b0, b1, b2 = (vh + vb * k / q + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0
    a1, a2 = 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0
    s1 = s2 = 0.0
    result = []
    for x in sound:
        y = b0 * x + s1
        s1, s2 = b1 * x - a1 * y + s2, b2 * x - a2 * y
        result.append(y)
    return result


@dataclass(frozen=True, slots=True)
class Measures:
    """Levels in decibels below full scale; `first` and `last` samples and the mean as shares of full scale."""

    seconds: float
    peak: float
    power: float
    centroid: float
    mean: float
    first: float
    last: float


def measures(sound: Samples) -> Measures:
    mean = sum(sound) / len(sound)
    return Measures(len(sound) / RATE, decibels(peak(sound)), decibels(power(sound)), centroid(sound), mean, sound[0], sound[-1])


def seam(sound: Samples) -> tuple[float, float]:
    """The step from the last sample to the first, beside the largest step anywhere else in the two seconds around it."""
    steps = list(_steps(sound[-RATE:])) + list(_steps(sound[:RATE]))
    return abs(sound[0] - sound[-1]), max(steps)


def level_jump(sound: Samples) -> float:
    """Decibels between the last and the first half second."""
    half = RATE // 2
    return decibels(power(sound[:half])) - decibels(power(sound[-half:]))


def _steps(sound: Samples) -> Iterator[float]:
    return (abs(b - a) for a, b in pairwise(sound))
