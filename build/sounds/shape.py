"""What an effect is, whatever game it belongs to, and how each is finished: length, edges, level."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from sounds.basics import Samples, count, edges, peak, ratio, scaled, silence
from sounds.filters import high_pass

PEAK: Final = -12.2  # coding moves it by up to 0.3
LEAD: Final = 0.002  # room for the coder's rounding before a hard knock
PITCHES: Final = (0.97, 1.0, 1.03)


@dataclass(frozen=True, slots=True)
class Effect:
    """`seconds` and the pitches that must be found in it come from the sound table; `fall` is the rounded end."""

    render: Callable[[float, Random], Samples]
    seconds: float
    fall: float
    hertz: tuple[float, ...] = ()
    tuned: bool = False  # belongs to a scale: only its true pitch

    @property
    def pitches(self) -> tuple[float, ...]:
        """A little lower, true, a little higher."""
        return (1.0,) if self.tuned else PITCHES


def rendered(name: str, effect: Effect, variant: int) -> Samples:
    """Variant 1 is the first pitch; the same samples every time."""
    sound = silence(LEAD) + effect.render(effect.pitches[variant - 1], Random(f"{name} {variant}"))
    sound = edges(high_pass(sound[: count(effect.seconds)], 30), LEAD, effect.fall)
    return scaled(sound, ratio(PEAK) / peak(sound))
