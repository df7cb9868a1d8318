"""The sounds of a veranda over a moss garden: dry and close; turf, wood, bamboo, a lantern, a bowl, a frog."""

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from sounds.ambience import JOIN, Ring, finished, trickle
from sounds.basics import RATE, Samples, count, evened, hill, lay, peak, scaled, shaped, silence, strike
from sounds.bodies import Partial, bubble, crackle, knock, noise, pink, pluck, ring, thump
from sounds.filters import band_pass, between, low_pass, wandering_band
from sounds.room import close_room
from sounds.shape import Effect

GLASS: Final = (Partial(1, 1, 0.020), Partial(2.67, 0.4, 0.011), Partial(4.9, 0.15, 0.006))
BAMBOO: Final = (Partial(1, 1, 0.020), Partial(2.24, 0.32, 0.010), Partial(3.6, 0.18, 0.006))
CLAPPER: Final = (Partial(1, 1, 0.060), Partial(2.18, 0.40, 0.026), Partial(3.7, 0.2, 0.012))
BOWL: Final = (Partial(1, 1, 0.62, 2.4), Partial(2.71, 0.34, 0.36, 3.1), Partial(5.15, 0.12, 0.18, 4.0))
CHIME: Final = (Partial(1, 1, 0.20, 2.6), Partial(2.76, 0.16, 0.06))
GROUND: Final = 110.0  # what a tile on the first level lands on
LEVELS: Final = 6  # as many as are drawn apart
D4, A4 = 293.66, 440.00
Tone = tuple[float, float, float, float, float]  # Hz at first and at last, seconds, level, seconds of breath
KNOCKS: Final = (880.0, 1108.73, 1318.51)  # thirds upwards, one for each object


def lift(pitch: float, chance: Random) -> Samples:
    """Turf is pulled from gravel: roots let go, grains roll."""
    length = count(0.16)
    roots, grains = pink(length, chance), crackle(length, chance, 320)
    turf = between([a + 7 * b for a, b in zip(roots, grains, strict=True)], 1000 * pitch, 3000 * pitch)
    return evened(shaped(turf, hill(0.05, 0.16, 1.3)), 7)


def landing(level: int) -> Effect:
    """A tile of turf comes down: the higher its terrace, the lower the thud."""
    hz = GROUND * 0.955 ** (level - 1)

    def land(pitch: float, chance: Random) -> Samples:
        sound = thump(hz * pitch, 0.22, 0.055)
        lay(sound, thump(2.7 * hz * pitch, 0.08, 0.018), 0, 0.5)  # what a small loudspeaker can give of it
        lay(sound, shaped(low_pass(noise(count(0.06), chance), 900), strike(0.002, 0.014)), 0, 1.6)
        lay(sound, shaped(between(crackle(count(0.1), chance, 500), 1400, 3400), hill(0.02, 0.1)), 0.02, 2.5)
        return sound

    return Effect(land, 0.22, 0.06, (hz,))


def turn(pitch: float, chance: Random) -> Samples:
    """Wood slides on wood, rising."""
    grain = [a + 3 * b for a, b in zip(pink(count(0.12), chance), crackle(count(0.12), chance, 700), strict=True)]
    return evened(shaped(wandering_band(grain, lambda t: (650 + 9000 * t) * pitch, 2.2), hill(0.06, 0.12, 1.2)), 4)


def lantern(pitch: float, chance: Random) -> Samples:
    """A tick of glass, and the light hums for a moment."""
    sound = silence(0.5)
    lay(sound, knock(2300 * pitch, GLASS, 0.12, chance, hardness=0.10), 0, 1.0)
    hum = ring(220 * pitch, (Partial(1, 1, 0.4), Partial(2, 0.30, 0.3), Partial(3, 0.10, 0.2)), 0.47, chance, attack=0.03)
    lay(sound, shaped(hum, hill(0.09, 0.47, 1.2)), 0.03, 0.8)
    return sound


def points(hz: float) -> Effect:
    """A knock on bamboo; the steps must be in tune, so it has no other pitches."""
    return Effect(lambda pitch, chance: knock(hz * pitch, BAMBOO, 0.1, chance, hardness=0.22), 0.10, 0.03, (hz,), tuned=True)


def fifth(pitch: float, chance: Random) -> Samples:
    """Two strings of a koto, an open fifth."""
    sound = silence(0.9)
    lay(sound, pluck(D4 * pitch, 0.9, chance, force=0.75), 0, 0.9)
    lay(sound, pluck(A4 * pitch, 0.86, chance, force=0.8), 0.03, 0.9)
    return evened(close_room(sound, 0.3, 0.12), 4)


def zen(pitch: float, chance: Random) -> Samples:
    """A singing bowl; its two sides are not quite in tune."""
    return ring(330 * pitch, BOWL, 1.8, chance, attack=0.012)


def _croak(hz: float, seconds: float, chance: Random) -> Samples:
    """A throat that opens and shuts some sixty times a second."""
    step = 2 * math.pi * 62 / 44_100
    breath = [a * (0.5 - 0.5 * math.cos(step * index)) ** 2 for index, a in enumerate(noise(count(seconds), chance))]
    throat = band_pass(breath, hz, 5)
    lay(throat, band_pass(breath, hz * 2.3, 6), 0, 0.4)
    return shaped(throat, hill(seconds * 0.4, seconds, 1.3))


def frog(pitch: float, chance: Random) -> Samples:
    sound = silence(0.25)
    lay(sound, _croak(520 * pitch, 0.11, chance), 0, 0.8)
    lay(sound, _croak(600 * pitch, 0.11, chance), 0.13, 1.0)
    return evened(sound, 4)


def gold(pitch: float, chance: Random) -> Samples:
    """The same two croaks, and something shines."""
    sound, croaks = silence(0.6), frog(pitch, chance)
    lay(sound, scaled(croaks, 1 / peak(croaks)), 0)
    lay(sound, ring(1760 * pitch, CHIME, 0.42, chance, attack=0.003), 0.17, 0.45)
    return sound


def clapper(pitch: float, chance: Random) -> Samples:
    """A shishi-odoshi: the cane fills, tips, and knocks on its stone."""
    sound = silence(1.1)
    water = wandering_band(pink(count(0.62), chance), lambda t: (700 + 900 * t) * pitch, 1.4)
    lay(sound, shaped(water, hill(0.42, 0.62, 1.2)), 0, 1.1)
    for at in (0.06, 0.15, 0.22, 0.31, 0.37, 0.44, 0.50):
        lay(sound, bubble(chance.uniform(620, 1150) * pitch, chance.uniform(0.010, 0.022), 0.5), at + chance.uniform(-0.02, 0.02), 0.24)
    lay(sound, knock(390 * pitch, CLAPPER, 0.4, chance, hardness=0.3), 0.64, 1.0)
    return close_room(sound, 0.35, 0.16)


def _whistle(tones: Sequence[Tone], pitch: float) -> Samples:
    """A throat no wider than a straw: one note after another, each with its pitch at the start and the end, and a short breath between."""
    sound = silence(sum(seconds + breath for _, _, seconds, _, breath in tones))
    at = 0.0
    for first, last, seconds, level, breath in tones:
        phase, note = 0.0, []
        for index in range(count(seconds)):
            phase += 2 * math.pi * first * pitch * (last / first) ** (index / RATE / seconds) / RATE
            note.append(math.sin(phase) + 0.06 * math.sin(2 * phase))
        lay(sound, shaped(note, hill(seconds * 0.6, seconds, 0.8)), at, level)
        at += seconds + breath
    return sound


def _warble(piece: Ring, at: float, pitch: float, gain: float, pan: float) -> None:
    """A bush warbler in the bamboo behind the wall: one long note that swells, then three quick ones thrown high."""
    high = ((1900.0, 2900.0, 0.09, 0.8, 0.02), (3300.0, 2300.0, 0.10, 1.0, 0.015), (2500.0, 1750.0, 0.20, 0.9, 0.0))
    piece.lay(_whistle([(1180.0, 1185.0, 0.95, 0.55, 0.05), *high], pitch), at, gain, pan)


def morning() -> list[Samples]:
    """Faint water over a stone rim, and far off, twice a round, one bird; nobody plays."""
    piece, chance = Ring(76), Random("morning")
    trickle(piece, chance, 0.04, 24, -0.3)
    _warble(piece, 21.0, 1.0, 0.036, 0.5)
    _warble(piece, 59.5, 1.04, 0.028, 0.35)
    piece.in_garden(1.8, 0.8)
    brook = scaled(between(pink(count(76 + JOIN), chance), 260, 900), 0.055)  # one for both ears: the file is smaller
    piece.spread(lambda _, length: brook[:length])
    return finished(piece, -36.0)


PIECES: Final = {"morning": morning}
EFFECTS: Final = {
    "lift": Effect(lift, 0.16, 0.03),
    **{f"land{level}": landing(level) for level in range(1, LEVELS + 1)},
    "turn": Effect(turn, 0.12, 0.02),
    "lantern": Effect(lantern, 0.50, 0.12, (220,)),
    **{f"points{step}": points(hz) for step, hz in enumerate(KNOCKS, 1)},
    "fifth": Effect(fifth, 0.90, 0.35, (D4, A4)),
    "zen": Effect(zen, 1.80, 0.60, (330,)),
    "frog": Effect(frog, 0.25, 0.04),
    "gold": Effect(gold, 0.60, 0.20, (1760,)),
    "clapper": Effect(clapper, 1.10, 0.20, (390,)),
}
