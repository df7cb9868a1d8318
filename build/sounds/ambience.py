"""Two long quiet pieces that repeat without a seam: a garden by day, and the same garden in the evening."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from sounds.basics import RATE, Samples, count, hill, power, ratio, scaled, shaped
from sounds.bodies import SHELL, TEMPLE, bubble, cricket, knock, noise, pink, pluck, ring
from sounds.filters import between, high_pass, low_pass, wandering_band
from sounds.room import garden

Curve = Callable[[float], float]
Note = tuple[float, str, float]
JOIN: Final = 3.0
KNEE, CEILING = 0.11, 0.20
SEMITONES: Final = {"D": -7, "Eb": -6, "E": -5, "F": -4, "G": -2, "A": 0, "Bb": 1}

DAY: Final[Sequence[Note]] = (
    *((3.0, "D4", 0.55), (4.7, "A4", 0.6), (5.5, "Bb4", 0.45), (6.4, "A4", 0.5)),
    *((14.2, "G4", 0.5), (15.1, "A4", 0.55), (16.3, "D5", 0.6), (18.3, "Bb4", 0.35), (19.4, "A4", 0.4)),
    *((27.5, "A3", 0.5), (29.0, "D4", 0.55), (29.8, "Eb4", 0.4), (31.1, "D4", 0.45)),
    *((38.5, "D5", 0.55), (39.4, "Bb4", 0.45), (40.2, "A4", 0.5), (41.8, "G4", 0.4), (43.7, "D4", 0.5), (43.78, "A3", 0.35)),
    *((53.0, "A4", 0.5), (53.9, "Bb4", 0.4), (55.4, "G4", 0.45), (57.0, "A4", 0.45), (59.2, "D4", 0.5)),
    *((66.0, "D4", 0.4), (66.1, "D5", 0.4)),
)
EVENING: Final[Sequence[Note]] = (
    *((4.0, "A3", 0.5), (6.2, "D4", 0.45), (7.3, "E4", 0.4), (9.6, "A3", 0.35)),
    *((19.0, "F4", 0.4), (20.0, "E4", 0.45), (22.3, "D4", 0.4), (24.6, "A3", 0.45)),
    *((35.5, "D3", 0.5), (37.4, "A3", 0.4), (38.4, "Bb3", 0.4), (40.4, "A3", 0.4)),
    *((52.5, "E4", 0.45), (53.5, "F4", 0.35), (54.9, "E4", 0.4), (57.3, "A4", 0.45), (59.8, "E4", 0.3)),
    *((69.0, "D4", 0.4), (70.1, "Bb3", 0.4), (72.2, "A3", 0.45)),
)


def hertz(note: str) -> float:
    """Japanese concert pitch is near ours: A4 is 440."""
    return 440.0 * math.pow(2.0, SEMITONES[note[:-1]] / 12 + int(note[-1]) - 4)


class Ring:
    """A stereo piece as a circle: what is laid over its end comes out at its beginning."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.sides: list[Samples] = [[0.0] * count(seconds) for _ in range(2)]

    def lay(self, sound: Samples, at: float, gain: float, pan: float) -> None:
        """`pan` runs from -1, left, to 1; the far ear hears it a little later."""
        angle = (pan + 1) * math.pi / 4
        for side, share, late in zip(self.sides, (math.cos(angle), math.sin(angle)), (max(0.0, pan), max(0.0, -pan)), strict=True):
            start, level, size = count(at + 0.0005 * late), gain * share, len(side)
            for index, value in enumerate(sound, start):
                side[index % size] += level * value

    def wave(self, *swings: tuple[int, float, float]) -> Curve:
        """A slow curve around zero that fits the circle: whole swings a round, each with a size and a phase."""
        steps = [(2 * math.pi * turns / self.seconds, size, phase) for turns, size, phase in swings]
        return lambda t: sum(size * math.sin(step * t + phase) for step, size, phase in steps)

    def spread(self, make: Callable[[int, int], Samples]) -> None:
        """A steady sound, made for each side and a bit too long; its end is blended into its beginning."""
        extra = count(JOIN)
        for number, side in enumerate(self.sides):
            sound = make(number, len(side) + extra)
            for index in range(len(side)):
                value = sound[index]
                if index < extra:
                    share = index / extra * math.pi / 2
                    value = value * math.sin(share) + sound[len(side) + index] * math.cos(share)
                side[index] += value

    def in_garden(self, seconds: float, wet: float) -> None:
        tails = [garden(side, seconds, spread) for side, spread in zip(self.sides, (1.0, 1.07), strict=True)]
        self.sides = [[dry + wet * far for dry, far in zip(side, back, strict=True)] for side, back in zip(self.sides, tails, strict=True)]


def play(piece: Ring, notes: Sequence[Note], chance: Random, gain: float) -> None:
    """Strings from low, left, to high, right; the hand is never quite even."""
    for at, name, force in notes:
        hz = hertz(name)
        string = pluck(hz * chance.uniform(0.9992, 1.0008), 4.5, chance, force=force, sustain=3.6)
        soft = shaped(low_pass(string, 2400 + 2600 * force), lambda t: min(1.0, (4.5 - t) / 2, 0.12 + t / 0.018))
        level = gain * (0.5 + force) * min(1.0, math.sqrt(hz / 330))
        piece.lay(soft, at + chance.uniform(-0.03, 0.03), level, max(-0.45, min(0.45, math.log2(hz / 330) * 0.5)))


def blow(piece: Ring, chance: Random, gain: float, centre: float) -> None:
    """Wind in bamboo: gusts that come and go, a hollow note in them, leaves above."""
    gusts = piece.wave((2, 0.28, 0.4), (3, 0.22, 2.1), (7, 0.16, 5.0), (11, 0.09, 1.2))
    drift = piece.wave((3, 0.22, 1.0), (5, 0.16, 3.3), (13, 0.06, 0.2))

    def make(side: int, length: int) -> Samples:
        air = high_pass(pink(length, chance), 140)
        level = [max(0.1, 0.55 + 0.6 * gusts(index * 64 / RATE - 0.12 * side)) ** 1.2 for index in range(length // 64 + 1)]
        body = wandering_band(low_pass(air, 2600), lambda t: centre * (1 + drift(t)), 0.7)
        cane = wandering_band(air, lambda t: centre * 1.9 * (1 + 0.4 * drift(t)), 22)
        leaves = between(noise(length, chance), 2600, 5200)
        return [
            gain * level[index >> 6] * (b + 0.9 * level[index >> 6] * c + 0.035 * level[index >> 6] * f)
            for index, (b, c, f) in enumerate(zip(body, cane, leaves, strict=True))
        ]

    piece.spread(make)


def trickle(piece: Ring, chance: Random, gain: float, rate: float, pan: float) -> None:
    """Water over stones, a little to one side: many small bubbles, few large ones."""
    at, flow = 0.0, piece.wave((2, 0.25, 1.7), (5, 0.2, 0.6))
    while at < piece.seconds:
        hz = 420 * math.pow(2.0, chance.triangular(0, 2.3, 0.9))
        drop = bubble(hz, chance.uniform(0.006, 0.016) * math.sqrt(700 / hz), chance.uniform(0.02, 0.12))
        piece.lay(drop, at, gain * (0.2 + 0.8 * chance.random() ** 3) * (1 + flow(at)), pan + chance.uniform(-0.3, 0.3))
        at += chance.expovariate(rate * (1 + flow(at)))


def scare_deer(piece: Ring, chance: Random, at: float, gain: float) -> None:
    """A bamboo tube tips out its water and falls back on its stone."""
    for _ in range(34):
        hz = chance.uniform(500, 1300)
        piece.lay(bubble(hz, 0.018, 0.1), at - chance.triangular(0.25, 1.5, 0.5), gain * 0.06 * chance.random(), 0.5)
    tube = low_pass(knock(412, SHELL, 0.4, chance, hardness=0.25), 2600)
    piece.lay(tube, at, gain, 0.55)
    piece.lay(tube, at + 0.21, gain * 0.13, 0.55)


def insects(piece: Ring, chance: Random, gain: float) -> None:
    """Bell crickets answer each other from far off, and fall silent together now and then."""
    night = piece.wave((2, 0.4, 4.4), (3, 0.2, 1.1), (5, 0.1, 2.0))
    singers = ((4080, 27, 0.95, 1.25, -0.7, 1.0), (4310, 29, 0.8, 2.1, 0.65, 0.6), (3620, 19, 0.45, 3.4, 0.15, 0.45))
    for hz, pulses, long, rest, pan, near in singers:
        at = chance.uniform(0, 1)
        while at < piece.seconds - 0.2:
            level = max(0.0, 0.5 + night(at))
            if level > 0.12:
                chirp = cricket(hz * chance.uniform(0.997, 1.003), long, pulses, hill(long * 0.6, long, 1.2))
                piece.lay(chirp, at, gain * near * level, pan)
            at += long + rest * chance.uniform(0.75, 1.35)


def far_bell(piece: Ring, chance: Random, at: float, gain: float) -> None:
    """Beyond the trees: the high partials stay there."""
    bell = shaped(ring(110, TEMPLE, 8.0, chance, attack=0.03), lambda t: min(1.0, (8 - t) / 3))
    piece.lay(low_pass(bell, 480), at, gain, -0.3)


def finished(piece: Ring, level: float) -> list[Samples]:
    """No rumble, no hiss, and `level` decibels RMS over both sides; filters run in from the end of the circle."""
    lead = count(1)
    sides = [low_pass(high_pass(side[-lead:] + side, 45), 11_000)[lead:] for side in piece.sides]
    gain = ratio(level) / math.sqrt(sum(power(side) ** 2 for side in sides) / 2)
    return [[_rounded(value) for value in scaled(side, gain)] for side in sides]


def _rounded(value: float) -> float:
    """The first milliseconds of a string never stand out from the garden: softly held below `CEILING`."""
    over, room = abs(value) - KNEE, CEILING - KNEE
    return value if over <= 0 else math.copysign(KNEE + room * math.tanh(over / room), value)


def day() -> list[Samples]:
    piece, chance = Ring(72), Random("day")
    play(piece, DAY, chance, 0.17)
    scare_deer(piece, chance, 23.6, 0.10)
    scare_deer(piece, chance, 62.6, 0.08)
    trickle(piece, chance, 0.04, 26, -0.4)
    piece.in_garden(2.2, 0.9)
    blow(piece, chance, 0.07, 430)
    return finished(piece, -31.0)


def evening() -> list[Samples]:
    piece, chance = Ring(80), Random("evening")
    play(piece, EVENING, chance, 0.15)
    far_bell(piece, chance, 45.0, 0.028)
    insects(piece, chance, 0.018)
    trickle(piece, chance, 0.025, 12, 0.4)
    piece.in_garden(3.0, 1.0)
    blow(piece, chance, 0.042, 300)
    return finished(piece, -31.0)


PIECES: Final = {"day": day, "evening": evening}
