"""The short sounds, each as what it is on the table; `pitch` is a factor around one, and no two renderings are quite alike."""

import math
from random import Random
from typing import Final

from sounds.basics import Samples, count, edges, evened, hill, lay, scaled, shaped, silence, strike
from sounds.bodies import BLOCK, CHIME, DULL, RIN, SHELL, TEMPLE, crackle, flick, knock, noise, pink, pluck, ring, thump
from sounds.filters import band_pass, between, high_pass, low_pass, wandering_band
from sounds.room import close_room
from sounds.shape import Effect

D4, G4, A4, B_FLAT4, D5 = 293.66, 392.00, 440.00, 466.16, 587.33


def lift(pitch: float, chance: Random) -> Samples:
    return flick(chance, 4300 * pitch, 0.09)


def land(pitch: float, chance: Random) -> Samples:
    """The card's face claps the pile, the table answers."""
    sound = scaled(thump(180 * pitch, 0.14, 0.030), 0.42)
    clap = low_pass(high_pass(noise(count(0.14), chance), 500), 1500 * pitch)
    lay(sound, shaped(clap, strike(0.002, 0.013)), 0, 1.1)
    lay(sound, flick(chance, 3600 * pitch, 0.07, snap=0.0), 0.002, 1.5)
    return sound


def turn(pitch: float, chance: Random) -> Samples:
    """Off the table, and over."""
    sound = silence(0.16)
    lay(sound, flick(chance, 3300 * pitch, 0.075), 0, 0.75)
    lay(sound, flick(chance, 5000 * pitch, 0.08), 0.076, 1.0)
    return sound


def collect(pitch: float, chance: Random) -> Samples:
    """Four cards one after the other into the hand, and the hand closes."""
    sound = silence(0.38)
    for index, at in enumerate((0.0, 0.057, 0.109, 0.156)):
        lay(sound, flick(chance, (3500 + 300 * index) * pitch, 0.062, snap=0.5), at, 0.72 + 0.09 * index)
    hush = low_pass(high_pass(pink(count(0.25), chance), 180), 620 * pitch)
    lay(sound, shaped(hush, hill(0.06, 0.24, 1.4)), 0.135, 0.27)
    return sound


def shuffle(pitch: float, chance: Random) -> Samples:
    """A riffle: edges fall past the thumbs quicker and louder, then the deck is squared."""
    sound, at = silence(0.9), 0.01
    while at < 0.72:
        swell = 0.16 + 0.84 * math.sin(math.pi * min(1, at / 0.74) ** 1.5 * 0.78) ** 1.6
        centre = chance.uniform(3000, 4700) * (1 + 0.18 * at) * pitch
        lay(sound, flick(chance, centre, chance.uniform(0.016, 0.030), attack=0.0015, snap=0.8), at, swell * chance.uniform(0.65, 1))
        at += (0.036 - 0.020 * at / 0.72) * chance.uniform(0.8, 1.2)
    breath = between(pink(count(0.85), chance), 900, 3200 * pitch)
    lay(sound, shaped(breath, hill(0.6, 0.84, 1.6)), 0, 0.2)
    lay(sound, thump(210 * pitch, 0.12, 0.022), 0.755, 0.06)
    lay(sound, flick(chance, 3300 * pitch, 0.07), 0.755, 0.6)
    return evened(sound, 5)


def gate(pitch: float, chance: Random) -> Samples:
    """Beam and post set down one after the other."""
    sound = silence(0.5)
    lay(sound, knock(320 * pitch, BLOCK, 0.3, chance), 0, 0.88)
    lay(sound, knock(240 * pitch, BLOCK, 0.36, chance), 0.125, 1.0)
    return close_room(sound, 0.32, 0.5)


def acorn(pitch: float, chance: Random) -> Samples:
    return _nut(900 * pitch, 0.12, chance)


def _nut(hz: float, seconds: float, chance: Random) -> Samples:
    """A hollow shell: the knock, and the air inside it speaking for a moment."""
    sound = knock(hz, SHELL, seconds, chance, hardness=0.22)
    air = band_pass(noise(count(seconds), chance), hz, 14)
    lay(sound, shaped(air, strike(0.004, 0.020)), 0, 0.9)
    return sound


def acorns(pitch: float, chance: Random) -> Samples:
    """A handful: knock, another, the octave, and something rings."""
    sound = silence(0.35)
    lay(sound, _nut(900 * pitch, 0.12, chance), 0, 1.0)
    lay(sound, _nut(900 * pitch * 1.02, 0.12, chance), 0.052, 0.55)
    lay(sound, _nut(1800 * pitch, 0.1, chance), 0.098, 0.72)
    lay(sound, ring(2700 * pitch, CHIME, 0.25, chance, attack=0.002), 0.1, 0.34)
    return sound


def pay(pitch: float, chance: Random) -> Samples:
    """Out of the hand, onto the board: a major third down."""
    sound = silence(0.15)
    lay(sound, _nut(900 * pitch, 0.1, chance), 0, 0.9)
    lay(sound, _nut(900 * pitch / 1.26, 0.09, chance), 0.058, 1.0)
    return sound


def goal(pitch: float, chance: Random) -> Samples:
    sound = silence(0.9)
    lay(sound, pluck(D4 * pitch, 0.9, chance, force=0.8), 0, 0.9)
    lay(sound, pluck(A4 * pitch, 0.8, chance, force=0.9), 0.085, 0.9)
    return evened(close_room(sound, 0.4, 0.22), 4)


def landscape(pitch: float, chance: Random) -> Samples:
    """A gust through a stand of bamboo: air, a whistle in a cut cane, leaves, two canes that touch."""
    air, cane = pink(count(1.2), chance), noise(count(1.2), chance)
    gust = wandering_band(low_pass(air, 3200), lambda t: (380 + 420 * math.sin(math.pi * t / 1.3) ** 2) * pitch, 0.8)
    sound = shaped(gust, hill(0.5, 1.2, 1.5))
    whistle = wandering_band(cane, lambda t: (790 + 110 * math.sin(2.6 * t) + 9 * math.sin(31 * t)) * pitch, 42)
    overtone = wandering_band(cane, lambda t: (1630 + 190 * math.sin(2.6 * t)) * pitch, 50)
    leaves = between(crackle(count(1.2), chance, 700), 3400, 7200)
    lay(sound, shaped(whistle, hill(0.62, 1.15, 2.2)), 0, 6.0)
    lay(sound, shaped(overtone, hill(0.66, 1.1, 2.6)), 0, 2.2)
    lay(sound, shaped(leaves, hill(0.55, 1.18, 1.6)), 0, 0.7)
    for at, hz, gain in ((0.47, 545, 0.050), (0.63, 610, 0.034)):
        lay(sound, knock(hz * pitch, SHELL, 0.2, chance, hardness=0.05), at + chance.uniform(-0.02, 0.02), gain)
    return sound


def refuse(pitch: float, chance: Random) -> Samples:
    """Knuckle on wood through cloth."""
    return low_pass(low_pass(knock(205 * pitch, DULL, 0.12, chance, hardness=0.25), 620), 900)


def your_turn(pitch: float, chance: Random) -> Samples:
    sound = ring(1200 * pitch, RIN, 0.8, chance, attack=0.002)
    lay(sound, shaped(between(noise(count(0.05), chance), 1500, 5000), strike(0.001, 0.004)), 0, 0.10)
    return sound


def last_turns(pitch: float, chance: Random) -> Samples:
    """A beam swung against bronze: wood first, then metal that breathes."""
    sound = ring(110 * pitch, TEMPLE, 3.0, chance, attack=0.006)
    beam = low_pass(low_pass(noise(count(0.3), chance), 420), 700)
    lay(sound, shaped(beam, strike(0.004, 0.035)), 0, 1.6)
    return close_room(sound, 0.9, 0.16)


def victory(pitch: float, chance: Random) -> Samples:
    """Five strings of the in-scale upwards, unhurried; the one a semitone off is damped in time, the last is left to ring."""
    sound = silence(2.4)
    phrase = ((0, D4, 0.7, 2.4), (0.25, G4, 0.75, 1.4), (0.49, A4, 0.75, 0.3), (0.74, B_FLAT4, 0.75, 0.42), (1.06, D5, 1.0, 1.34))
    for at, hz, force, held in phrase:
        note = edges(pluck(hz * pitch, held, chance, force=force, sustain=2.0 if at < 1 else 3.4), 0, 0.09)
        lay(sound, note, at, (0.7 + 0.4 * force) * math.sqrt(hz / D4))
    return evened(close_room(sound, 0.55, 0.26), 3.5)


def button(pitch: float, chance: Random) -> Samples:
    """A fingertip on stiff paper."""
    tap = between(noise(count(0.06), chance), 1100 * pitch, 3400 * pitch)
    sound = shaped(tap, strike(0.0015, 0.008))
    lay(sound, thump(270 * pitch, 0.06, 0.010), 0, 0.14)
    return sound


def page(pitch: float, chance: Random) -> Samples:
    """A leaf of a book lifted, bent, and laid flat."""
    length = count(0.3)
    grains, air = crackle(length, chance, 1500), noise(length, chance)
    paper = wandering_band([1.3 * g + 0.28 * a for g, a in zip(grains, air, strict=True)], lambda t: (2300 + 9000 * t) * pitch, 0.9)
    first, second = hill(0.07, 0.17, 1.5), hill(0.09, 0.17, 1.3)
    sound = shaped(low_pass(high_pass(paper, 700), 8500), lambda t: 0.75 * first(t) + second(t - 0.12))
    lay(sound, shaped(low_pass(noise(length, chance), 700), hill(0.05, 0.1)), 0.19, 0.35)
    return sound


EFFECTS: Final = {
    "lift": Effect(lift, 0.09, 0.02),
    "land": Effect(land, 0.14, 0.03, (180,)),
    "turn": Effect(turn, 0.16, 0.02),
    "collect": Effect(collect, 0.38, 0.05),
    "shuffle": Effect(shuffle, 0.9, 0.06),
    "gate": Effect(gate, 0.5, 0.15, (320, 240)),
    "acorn": Effect(acorn, 0.12, 0.04, (900,)),
    "acorns": Effect(acorns, 0.35, 0.10, (900, 1800, 2700)),
    "pay": Effect(pay, 0.15, 0.03, (900, 714)),
    "goal": Effect(goal, 0.9, 0.40, (D4, A4)),
    "landscape": Effect(landscape, 1.2, 0.20),
    "refuse": Effect(refuse, 0.12, 0.03, (205,)),
    "your-turn": Effect(your_turn, 0.8, 0.30, (1200,)),
    "last-turns": Effect(last_turns, 3.0, 1.20, (110,)),
    "victory": Effect(victory, 2.4, 0.80, (D4, G4, A4, B_FLAT4, D5)),
    "button": Effect(button, 0.06, 0.02),
    "page": Effect(page, 0.3, 0.05),
}
