"""What a player may set, as one frozen value; the caller decides where it is kept."""

from dataclasses import dataclass
from typing import Final

INSTANT: Final = 0.0
TEXT_SCALES: Final = (1.0, 1.25, 1.5, 2.0)
SPEEDS: Final = (0.5, 1.0, 2.0, INSTANT)


@dataclass(frozen=True, slots=True)
class Preferences:
    """`animation_speed` is a factor, INSTANT (0) shows results at once; times are in seconds, volumes 0 to 1."""

    language: str = "en"
    fullscreen: bool = False
    window: tuple[int, int] = (1600, 900)
    drifting_leaves: bool = True
    table_gusts: bool = True
    evening_light: bool = True
    effects_volume: float = 0.7
    music_volume: float = 0.0
    muted: bool = False
    bell_on_turn: bool = True
    animation_speed: float = 1.0
    show_legal: bool = True
    action_hints: bool = True
    confirm_turn: bool = True
    curtain_between_seats: bool = True
    text_scale: float = 1.0
    letters_on_cards: bool = False
    high_contrast: bool = False
    strong_outlines: bool = False
    reduced_motion: bool = False
    tooltip_delay: float = 0.35
    refusal_time: float = 2.6
    keyboard_hints: bool = True

    @property
    def loudness(self) -> tuple[float, float]:
        """Volumes of effects and music as they are heard."""
        return (0.0, 0.0) if self.muted else (self.effects_volume, self.music_volume)
