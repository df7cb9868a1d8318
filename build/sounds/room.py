"""Walls: a short wooden room for effects, an open garden for the long pieces."""

from collections.abc import Sequence

from sounds.basics import RATE, Samples
from sounds.filters import high_pass

_WALLS = ((0.0071, 0.42), (0.0113, 0.33), (0.0179, 0.27), (0.0237, 0.20), (0.0311, 0.15))
_COMBS = (0.0297, 0.0371, 0.0411, 0.0437, 0.0503, 0.0557)


def _comb(sound: Samples, delay: int, gain: float, damp: float) -> Samples:
    line, at, dull = [0.0] * delay, 0, 0.0
    result: Samples = []
    keep = result.append
    for x in sound:
        y = line[at]
        dull += (1 - damp) * (y - dull)
        line[at] = x + gain * dull
        at += 1
        if at == delay:
            at = 0
        keep(y)
    return result


def _blur(sound: Samples, delay: int, gain: float = 0.6) -> Samples:
    line, at = [0.0] * delay, 0
    result: Samples = []
    keep = result.append
    for x in sound:
        held = line[at]
        inside = x + gain * held
        line[at] = inside
        at += 1
        if at == delay:
            at = 0
        keep(held - gain * inside)
    return result


def tail(sound: Samples, seconds: float, *, size: float = 1.0, damp: float = 0.35, blurs: Sequence[float] = (0.0050, 0.0017)) -> Samples:
    """What the room gives back, alone; `seconds` until it is gone (60 dB)."""
    result = [0.0] * len(sound)
    for comb in _COMBS:
        delay = round(comb * size * RATE)
        gain = 10 ** (-3 * delay / RATE / seconds)
        result = [a + b for a, b in zip(result, _comb(sound, delay, gain, damp), strict=True)]
    for blur in blurs:
        result = _blur(result, round(blur * size * RATE))
    return high_pass([value / len(_COMBS) for value in result], 120)


def close_room(sound: Samples, seconds: float, wet: float) -> Samples:
    """The sound with five near walls and a short tail."""
    back = tail(sound, seconds, size=0.45)
    result = [dry + 1.6 * wet * far for dry, far in zip(sound, back, strict=True)]
    for delay, gain in _WALLS:
        late = round(delay * RATE)
        for index in range(late, len(sound)):
            result[index] += wet * gain * sound[index - late]
    return result


def garden(loop: Samples, seconds: float, spread: float) -> Samples:
    """The tail of a piece that repeats: its last seconds are heard first, so the end flows into the beginning."""
    lead = min(len(loop), round(seconds * 1.3 * RATE))
    return tail(loop[-lead:] + loop, seconds, size=1.35 * spread, damp=0.45, blurs=(0.0126 * spread, 0.0100, 0.0077 * spread))[lead:]
