"""What a player may set, as one frozen value; the caller decides where it is kept."""

import math
from dataclasses import dataclass
from typing import Any, Final

from momiji.i18n import LANGUAGES

INSTANT: Final = 0.0
TEXT_SCALES: Final = (1.0, 1.25, 1.5, 2.0)
USUAL_STAY: Final = 2.6
NAME_LIMIT: Final = 24
UNTIL_CLICK: Final = 6.5  # a refusal this long, and everything else to be read, stays until a click or a key
SPEEDS: Final = (0.5, 1.0, 2.0, INSTANT)
SCAN_PACES: Final = (0.0, 1.0, 1.5, 2.5, 4.0)
COLOURS: Final = ("paper", "white", "yellow", "blue", "dark")  # of papers and buttons: as they are, or one of four tried pairs
PRESS_PAUSES: Final = (0.0, 0.2, 0.4, 0.7, 1.0)


@dataclass(frozen=True, slots=True)
class Voice:
    """The words of one person at a shared table. Left empty they are as the program has them."""

    language: str = ""
    text_scale: float = 0.0

    @classmethod
    def read(cls, data: object) -> "Voice":
        """From plain data; whatever makes no sense is left empty."""
        told = data if isinstance(data, dict) else {}
        language, size = told.get("language"), told.get("text_scale")
        return cls(language if language in LANGUAGES else "", float(size) if size in TEXT_SCALES else 0.0)

    def plain(self) -> dict[str, Any]:
        """Only what is set."""
        return {name: value for name, value in (("language", self.language), ("text_scale", self.text_scale)) if value}


USUAL_VOICE: Final = Voice()


@dataclass(frozen=True, slots=True)
class Preferences:
    """`animation_speed` is a factor, INSTANT (0) shows results at once; times are in seconds, volumes 0 to 1."""

    language: str = "en"
    fullscreen: bool = False
    window: tuple[int, int] | None = None  # None: what suits the screen
    window_at: tuple[int, int] | None = None  # None: where the system likes
    maximised: bool = False  # `window` and `window_at` are then what it will be afterwards
    screens: tuple[tuple[int, int], ...] = ()  # those there were then
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
    coach_notes: bool = False
    confirm_turn: bool = True
    curtain_between_seats: bool = True
    text_scale: float = 1.0
    letters_on_cards: bool = False
    high_contrast: bool = False
    colours: str = COLOURS[0]
    strong_outlines: bool = False
    reduced_motion: bool = False
    tooltip_delay: float = 0.35
    refusal_time: float = USUAL_STAY
    keyboard_hints: bool = True
    speak: bool = False
    screen_reader: bool = False  # only where that is untried; elsewhere nobody is asked
    press_pause: float = 0.0  # how long a second press is taken for a slip of the hand
    scan_pace: float = 0.0  # one-switch play: how long the focus rests on each thing; 0: it waits for keys
    keys: tuple[tuple[str, str], ...] = ()  # keys that were changed: the usual one and the present one
    lessons: tuple[tuple[str, int], ...] = ()  # where each game's lesson was left
    chosen_games: tuple[tuple[str, str], ...] = ()  # which game a page of several showed last
    name: str = ""  # of the player of this computer
    former_names: tuple[str, ...] = ()  # what they were called before: those games are theirs too
    known_names: tuple[str, ...] = ()  # of others who played here, the last ones first

    def lasting(self, seconds: float) -> float:
        """How long something stays to be read, by the player's wish: never shorter than meant, perhaps until a click."""
        return math.inf if self.refusal_time >= UNTIL_CLICK else seconds * max(1.0, self.refusal_time / USUAL_STAY)

    def lesson_step(self, game: str) -> int:
        return dict(self.lessons).get(game, 0)

    def lesson_left(self, game: str, step: int) -> dict[str, Any]:
        """What to change when a game's lesson is left at a step."""
        return {"lessons": tuple(sorted({**dict(self.lessons), game: step}.items()))}

    def chosen_game(self, page: str) -> str:
        """Empty: all of them, or none was chosen yet."""
        return dict(self.chosen_games).get(page, "")

    def game_chosen(self, page: str, game: str) -> dict[str, Any]:
        """What to change when a game is chosen on a page."""
        return {"chosen_games": tuple(sorted({**dict(self.chosen_games), page: game}.items()))}

    @property
    def loudness(self) -> tuple[float, float]:
        """Volumes of effects and music as they are heard."""
        return (0.0, 0.0) if self.muted else (self.effects_volume, self.music_volume)


_RANGES: Final[dict[str, tuple[float, float]]] = {
    "effects_volume": (0, 1),
    "music_volume": (0, 1),
    "animation_speed": (0, 4),
    "text_scale": (1, 2),
    "tooltip_delay": (0, 10),
    "refusal_time": (0, 60),
    "press_pause": (0, 2),
    "scan_pace": (0, 30),
}


def _is_name(words: str) -> bool:
    return len(words) <= NAME_LIMIT and words.isprintable()


def sensible(name: str, value: Any) -> bool:
    """Whether a value of the right type can be meant; one that is not a number at all never can."""
    if name == "window":
        return value is None or all(200 <= side <= 20_000 for side in value)
    if name == "window_at":
        return value is None or all(abs(place) <= 100_000 for place in value)
    if name == "screens":
        return len(value) <= 32
    if name == "keys":
        return len(value) <= 40 and all(len(key) <= 12 for pair in value for key in pair)
    if name == "lessons":
        return len(value) <= 40 and all(len(game) <= 40 and 0 <= step <= 99 for game, step in value)
    if name == "chosen_games":
        return len(value) <= 40 and all(len(word) <= 40 for pair in value for word in pair)
    if name == "language":
        return value in LANGUAGES
    if name == "colours":
        return value in COLOURS
    if name == "name":
        return _is_name(value)
    if name in ("former_names", "known_names"):
        return len(value) <= 40 and all(_is_name(one) for one in value)
    low, high = _RANGES.get(name, (0, 0))
    return name not in _RANGES or low <= value <= high
