"""What stands on each tab of the settings, as data."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from momiji.i18n import LANGUAGES, Translator
from momiji.playing.preferences import INSTANT, PRESS_PAUSES, SCAN_PACES, SPEEDS, TEXT_SCALES, UNTIL_CLICK
from momiji.ui.untried import is_untried


@dataclass(frozen=True, slots=True)
class SwitchRow:
    """`untried_only`: asked only where screen readers are untried."""

    field: str
    untried_only: bool = False


@dataclass(frozen=True, slots=True)
class SliderRow:
    """The field runs from `low` to `high` in even steps; `key` says the value in words."""

    field: str
    low: float
    high: float
    steps: int
    key: str
    factor: float = 1.0
    last: str = ""  # what the highest value is called instead


@dataclass(frozen=True, slots=True)
class TroughRow:
    field: str
    values: tuple[float, ...]
    words: Callable[[Translator], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class ColoursRow:
    """Papers and buttons as they are, or in one of the tried pairs of colours."""

    field: str = "colours"


@dataclass(frozen=True, slots=True)
class PickRow:
    """One language of several; each is a row of its own and speaks for itself."""

    field: str
    value: str
    name: str
    about: str


@dataclass(frozen=True, slots=True)
class KeysRow:
    """Leads to the page where keys are changed."""

    field: str = "keys"


@dataclass(frozen=True, slots=True)
class NameRow:
    """The name of the player of this computer."""

    field: str = "name"


Row = SwitchRow | SliderRow | TroughRow | ColoursRow | PickRow | KeysRow | NameRow


@dataclass(frozen=True, slots=True)
class Tab:
    key: str
    icon: str
    rows: tuple[Row, ...]

    def rows_on(self, platform: str) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if is_untried(platform) or not (isinstance(row, SwitchRow) and row.untried_only))


def sizes(say: Translator) -> tuple[str, ...]:
    """The text sizes in words."""
    words = [f"{value:.0%}".removesuffix("%") for value in TEXT_SCALES]
    return (*words[:-1], say("settings-percent", value=words[-1]))


def _speeds(say: Translator) -> tuple[str, ...]:
    keys = {0.5: "settings-speed-half", 1.0: "settings-speed-normal", 2.0: "settings-speed-double", INSTANT: "settings-speed-instant"}
    return tuple(say(keys[value]) for value in SPEEDS)


def _times(values: tuple[float, ...]) -> Callable[[Translator], tuple[str, ...]]:
    """Off, then seconds; only the last says that they are seconds."""

    def words(say: Translator) -> tuple[str, ...]:
        off, *times = values
        assert off == 0
        return (say("settings-off"), *(say("settings-time", value=value) for value in times[:-1]), say("settings-seconds", value=times[-1]))

    return words


TABS: Final = (
    Tab("language", "speech", tuple(PickRow("language", code, f"language-{code}", "settings-language-about") for code in LANGUAGES)),
    Tab(
        "picture", "picture", (SwitchRow("fullscreen"), SwitchRow("drifting_leaves"), SwitchRow("table_gusts"), SwitchRow("evening_light"))
    ),
    Tab(
        "sound",
        "sound",
        (
            SliderRow("effects_volume", 0, 1, 20, "settings-percent", 100),
            SliderRow("music_volume", 0, 1, 20, "settings-percent", 100),
            SwitchRow("bell_on_turn"),
            SwitchRow("muted"),
        ),
    ),
    Tab(
        "play",
        "hand",
        (
            NameRow(),
            TroughRow("animation_speed", SPEEDS, _speeds),
            SwitchRow("show_legal"),
            SwitchRow("action_hints"),
            SwitchRow("coach_notes"),
            SwitchRow("confirm_turn"),
            SwitchRow("curtain_between_seats"),
        ),
    ),
    Tab(
        "ease",
        "eye",
        (
            TroughRow("text_scale", TEXT_SCALES, sizes),
            SwitchRow("letters_on_cards"),
            SwitchRow("high_contrast"),
            ColoursRow(),
            SwitchRow("strong_outlines"),
            SwitchRow("reduced_motion"),
            SliderRow("tooltip_delay", 0.0, 1.0, 20, "settings-seconds"),
            SliderRow("refusal_time", 1.0, UNTIL_CLICK, 11, "settings-seconds", last="settings-until-click"),
            SwitchRow("speak"),
            SwitchRow("screen_reader", untried_only=True),
        ),
    ),
    Tab(
        "hands",
        "pad",
        (
            SwitchRow("keyboard_hints"),
            KeysRow(),
            TroughRow("press_pause", PRESS_PAUSES, _times(PRESS_PAUSES)),
            TroughRow("scan_pace", SCAN_PACES, _times(SCAN_PACES)),
        ),
    ),
)
