"""Things that sound: grains of paper, struck wood and metal, a plucked string, a bubble."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from sounds.basics import RATE, Samples, count, edges, lay, scaled, shaped, silence, strike
from sounds.filters import band_pass, between, high_pass, low_pass


def noise(length: int, chance: Random) -> Samples:
    draw = chance.random
    return [2 * draw() - 1 for _ in range(length)]


def pink(length: int, chance: Random) -> Samples:
    """Noise that loses three decibels an octave, as wind does: three slow noises under a fast one."""
    draw = chance.random
    b0 = b1 = b2 = 0.0
    result = []
    for _ in range(length):
        white = 2 * draw() - 1
        b0 = 0.99765 * b0 + white * 0.0990460
        b1 = 0.96300 * b1 + white * 0.2965164
        b2 = 0.57000 * b2 + white * 1.0526913
        result.append(0.2 * (b0 + b1 + b2 + white * 0.1848))
    return result


def crackle(length: int, chance: Random, density: float) -> Samples:
    """Single grains, so many a second, few of them loud: fibres of paper letting go."""
    result = [0.0] * length
    at = chance.expovariate(density)
    while (index := int(at * RATE)) < length:
        result[index] += (chance.random() ** 3 * 0.9 + 0.1) * chance.choice((-1, 1))
        at += chance.expovariate(density)
    return result


def flick(chance: Random, centre: float, seconds: float, *, attack: float = 0.003, snap: float = 0.35) -> Samples:
    """A card let go by a fingertip: friction around `centre`, and the snap of its edge, an octave and a half lower."""
    length = count(seconds)
    grains, hiss = crackle(length, chance, 3200), noise(length, chance)
    paper = between([1.6 * grain + 0.5 * air for grain, air in zip(grains, hiss, strict=True)], centre * 0.74, centre * 1.34)
    result = shaped(paper, strike(attack, seconds / 4.2))
    edge = band_pass(scaled(noise(length, chance), snap), centre / 2.8, 3)
    lay(result, shaped(edge, strike(0.0012, seconds / 14)), 0)
    return result


def thump(hz: float, seconds: float, decay: float) -> Samples:
    """A soft low knock whose pitch sinks a little as it dies."""
    phase, result = 0.0, []
    for index in range(count(seconds)):
        t = index / RATE
        phase += 2 * math.pi * hz * (1 + 0.16 * math.exp(-t / 0.012)) / RATE
        result.append(math.sin(phase))
    return shaped(result, strike(0.0025, decay))


@dataclass(frozen=True, slots=True)
class Partial:
    """One way a body swings: relative frequency and level, seconds to a third, and how far its two halves stand apart in Hz."""

    ratio: float
    level: float
    decay: float
    beat: float = 0.0


BLOCK = (Partial(1, 1, 0.055), Partial(2.51, 0.42, 0.020), Partial(3.97, 0.24, 0.011), Partial(6.3, 0.12, 0.006))
SHELL = (Partial(1, 1, 0.017), Partial(2.08, 0.30, 0.008), Partial(3.42, 0.16, 0.005), Partial(5.2, 0.07, 0.003))
DULL = (Partial(1, 1, 0.024), Partial(1.62, 0.45, 0.016), Partial(2.51, 0.16, 0.009))
RIN = (
    Partial(1, 1, 0.30, 1.7),
    Partial(2.32, 0.34, 0.17, 2.9),
    Partial(3.87, 0.20, 0.10, 4.1),
    Partial(5.61, 0.10, 0.055),
    Partial(7.9, 0.05, 0.025),
)
CHIME = (Partial(1, 1, 0.11, 3.0), Partial(1.99, 0.22, 0.07), Partial(2.76, 0.14, 0.04))
TEMPLE = (
    Partial(1, 1, 1.55, 1.35),
    Partial(2.02, 0.62, 1.10, 0.95),
    Partial(2.37, 0.55, 0.80, 1.9),
    Partial(3.06, 0.50, 0.68, 2.3),
    Partial(4.14, 0.36, 0.45, 1.6),
    Partial(5.07, 0.27, 0.30, 3.1),
    Partial(6.31, 0.19, 0.18, 2.2),
    Partial(8.75, 0.10, 0.08),
    Partial(11.4, 0.06, 0.04),
)


def ring(hz: float, partials: Sequence[Partial], seconds: float, chance: Random, *, attack: float = 0.001) -> Samples:
    """A struck body: every partial dies at its own pace; split ones beat, but never to silence."""
    result = silence(seconds)
    for partial in partials:
        halves = ((-0.5, 0.66), (0.5, 0.34)) if partial.beat else ((0.0, 1.0),)
        for half, share in halves:
            step = 2 * math.pi * (hz * partial.ratio + half * partial.beat) / RATE
            phase = chance.uniform(-0.4, 0.4)
            level = partial.level * share
            for index in range(min(len(result), count(9 * partial.decay))):
                result[index] += level * math.exp(-index / RATE / partial.decay) * math.sin(step * index + phase)
    return shaped(result, lambda t: 1.0 if t >= attack else 0.5 - 0.5 * math.cos(math.pi * t / attack))


def knock(hz: float, partials: Sequence[Partial], seconds: float, chance: Random, *, hardness: float = 0.3) -> Samples:
    """Wood on wood: a body that rings, and the dry contact before it."""
    result = ring(hz, partials, seconds, chance, attack=0.0008)
    contact = band_pass(noise(count(seconds), chance), hz * 3.1, 0.9)
    lay(result, shaped(contact, strike(0.0006, 0.0035)), 0, hardness)
    return result


def pluck(hz: float, seconds: float, chance: Random, *, force: float = 1.0, sustain: float = 2.4) -> Samples:
    """A koto string (Karplus–Strong): the loop is tuned by an all-pass, begins a little sharp, and speaks through a long wooden body."""
    damp = (0.42 - 0.16 * force) * min(1.0, math.sqrt(330 / hz))
    whole = RATE / hz - damp
    length = int(whole - 0.9)
    spark = low_pass(noise(length * 2, chance), 2600 + 4200 * force)[length:]
    point = max(2, round(length * 0.13))
    line = [0.55 * (spark[i] - spark[i - point]) + (1.1 if i < point else -0.16) * math.sin(math.pi * i / length) for i in range(length)]
    middle = sum(line) / length
    line = [value - middle for value in line]
    gain = math.pow(10.0, -3 / (hz * sustain))
    before = held_in = held_out = 0.0
    string = []
    for index in range(count(seconds)):
        spot = index % length
        if spot == 0:
            rest = whole - length - 0.0035 * force * whole * math.exp(-index / RATE / 0.05)
            c = (1 - rest) / (1 + rest)
        x = line[spot]
        string.append(x)
        filtered = gain * ((1 - damp) * x + damp * before)
        before = x
        held_out = c * filtered + held_in - c * held_out
        held_in = filtered
        line[spot] = held_out
    nail = shaped(between(noise(len(string), chance), 2200, 5200), strike(0.0008, 0.004))
    low, mid, high = band_pass(string, 230, 1.6), band_pass(string, 430, 1.4), band_pass(string, 1150, 1.2)
    body = [0.5 * s + 0.75 * a + 0.4 * b + 0.3 * d + 0.3 * n * force for s, a, b, d, n in zip(string, low, mid, high, nail, strict=True)]
    return edges(body, 0.0008, 0)


def bubble(hz: float, decay: float, rise: float) -> Samples:
    """Air shut in by water: a short tone that climbs while it dies."""
    phase, result = 0.0, []
    for index in range(count(decay * 5)):
        t = index / RATE
        phase += 2 * math.pi * hz * (1 + rise * t / decay) / RATE
        result.append(math.sin(phase))
    return shaped(result, strike(decay * 0.15, decay))


def cricket(hz: float, seconds: float, pulses: float, swell: Callable[[float], float]) -> Samples:
    """Wings drawn over each other: a clear tone in quick pulses."""
    step = 2 * math.pi * hz / RATE
    result = []
    for index in range(count(seconds)):
        t = index / RATE
        beat = (t * pulses) % 1
        result.append(math.sin(step * index + 0.15 * math.sin(2 * math.pi * pulses * t)) * math.sin(math.pi * min(1, beat / 0.72)) ** 2)
    return high_pass(shaped(result, swell), 900)
