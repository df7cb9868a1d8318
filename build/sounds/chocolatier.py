"""The sounds of a confectioner's counter: dry and close; porcelain, copper, paper, a counter bell, a celesta."""

import math
from random import Random
from typing import Final

from sounds.basics import Samples, count, evened, hill, lay, scaled, shaped, silence, strike
from sounds.bodies import Partial, crackle, knock, noise, pink, ring, thump
from sounds.filters import band_pass, between, high_pass, low_pass, wandering_band
from sounds.shape import Effect

PORCELAIN: Final = (Partial(1, 1, 0.030), Partial(2.31, 0.36, 0.016), Partial(3.9, 0.16, 0.008))
COPPER: Final = (Partial(1, 1, 0.055), Partial(2.72, 0.46, 0.030), Partial(5.1, 0.24, 0.014))
CERAMIC: Final = (Partial(1, 1, 0.024), Partial(1.93, 0.42, 0.014), Partial(3.3, 0.18, 0.007))
BELL: Final = (Partial(1, 1, 0.26, 2.1), Partial(1.51, 0.22, 0.16), Partial(2.43, 0.42, 0.14, 3.3), Partial(3.79, 0.18, 0.07))
CELESTA: Final = (Partial(1, 1, 0.16), Partial(2.0, 0.20, 0.09), Partial(4.02, 0.16, 0.03), Partial(6.7, 0.05, 0.012))
KEY: Final = (Partial(1, 1, 0.030), Partial(2.0, 0.24, 0.020), Partial(4.02, 0.2, 0.010), Partial(6.7, 0.07, 0.005))  # struck and damped
D5, F_SHARP5, A5, D6 = 587.33, 739.99, 880.00, 1174.66
SCALE: Final = (587.33, 659.26, 739.99, 783.99, 880.00, 987.77, 1108.73, 1174.66)  # D major, one step for each point


def lift(pitch: float, chance: Random) -> Samples:
    """A fingertip leaves sugar: a tick, and a little air."""
    sound = shaped(band_pass(noise(count(0.06), chance), 1400 * pitch, 5), strike(0.001, 0.007))
    lay(sound, ring(1400 * pitch, (Partial(1, 1, 0.006),), 0.05, chance), 0, 0.5)
    lay(sound, shaped(high_pass(noise(count(0.06), chance), 3200), hill(0.012, 0.05)), 0, 0.05)
    return sound


def paper(pitch: float, chance: Random) -> Samples:
    """Down on lace or parchment: muffled, with a crumb."""
    sound = thump(240 * pitch, 0.1, 0.020)
    lay(sound, shaped(low_pass(noise(count(0.05), chance), 1500), strike(0.001, 0.006)), 0, 0.30)
    lay(sound, between(crackle(count(0.03), chance, 260), 2200, 5200), 0.022, 0.32)
    return sound


def porcelain(pitch: float, chance: Random) -> Samples:
    return knock(2600 * pitch, PORCELAIN, 0.16, chance, hardness=0.12)


def copper(pitch: float, chance: Random) -> Samples:
    """The tray answers through its paper."""
    return low_pass(knock(620 * pitch, COPPER, 0.22, chance, hardness=0.16), 4200)


def slide(pitch: float, chance: Random) -> Samples:
    """What is left is pushed over the marble."""
    air = [a + 0.7 * b for a, b in zip(pink(count(0.25), chance), crackle(count(0.25), chance, 900), strict=True)]
    scrape = wandering_band(between(air, 700, 2300), lambda t: (2000 - 4600 * t) * pitch, 1.1)
    return shaped(scrape, hill(0.06, 0.25, 1.2))


def floor(pitch: float, chance: Random) -> Samples:
    """A tock on a tile."""
    return knock(480 * pitch, CERAMIC, 0.12, chance, hardness=0.35)


def bell(pitch: float, chance: Random) -> Samples:
    """The bell on the counter, and the click of its hammer."""
    sound = ring(2100 * pitch, BELL, 0.9, chance, attack=0.0012)
    lay(sound, shaped(between(noise(count(0.03), chance), 1800, 6000), strike(0.0008, 0.003)), 0, 0.25)
    return sound


def bag(pitch: float, chance: Random) -> Samples:
    """Cloth is shaken, and pralines click in it."""
    cloth = wandering_band(pink(count(0.6), chance), lambda t: (900 + 700 * math.sin(11 * t) ** 2) * pitch, 0.7)
    sound = shaped(cloth, lambda t: hill(0.14, 0.36, 1.4)(t) + 0.8 * hill(0.1, 0.3, 1.4)(t - 0.28))
    for at in (0.07, 0.13, 0.21, 0.33, 0.39, 0.46):
        hz = chance.uniform(1500, 2400) * pitch
        lay(sound, knock(hz, PORCELAIN, 0.05, chance, hardness=0.4), at + chance.uniform(-0.015, 0.015), chance.uniform(0.10, 0.2))
    return evened(sound, 5)


def _notes(pitch: float, chance: Random, heights: tuple[float, ...], apart: float, seconds: float) -> Samples:
    sound = silence(seconds)
    for nth, hz in enumerate(heights):
        lay(sound, ring(hz * pitch, CELESTA, seconds, chance, attack=0.0015), apart * nth, 0.8 + 0.07 * nth)
    return scaled(sound, 0.9)


def row(pitch: float, chance: Random) -> Samples:
    return _notes(pitch, chance, (D5, A5), 0.12, 0.5)


def column(pitch: float, chance: Random) -> Samples:
    return _notes(pitch, chance, (D5, F_SHARP5, A5), 0.12, 0.7)


def colour(pitch: float, chance: Random) -> Samples:
    return _notes(pitch, chance, (D5, F_SHARP5, A5, D6), 0.12, 0.9)


def note(hz: float) -> Effect:
    """A key of the celesta; the steps must be in tune, so it has no other pitches."""
    return Effect(lambda pitch, chance: ring(hz * pitch, KEY, 0.08, chance, attack=0.0015), 0.08, 0.03, (hz,), tuned=True)


EFFECTS: Final = {
    "lift": Effect(lift, 0.06, 0.02, (1400,)),
    "paper": Effect(paper, 0.10, 0.03, (240,)),
    "porcelain": Effect(porcelain, 0.16, 0.04, (2600,)),
    "copper": Effect(copper, 0.22, 0.06, (620,)),
    "slide": Effect(slide, 0.25, 0.05),
    "floor": Effect(floor, 0.12, 0.03, (480,)),
    "bell": Effect(bell, 0.90, 0.30, (2100,)),
    "bag": Effect(bag, 0.60, 0.08),
    "row": Effect(row, 0.50, 0.15, (D5, A5), tuned=True),
    "column": Effect(column, 0.70, 0.20, (D5, F_SHARP5, A5), tuned=True),
    "colour": Effect(colour, 0.90, 0.25, (D5, F_SHARP5, A5, D6), tuned=True),
    **{f"note{step}": note(hz) for step, hz in enumerate(SCALE, 1)},
}
