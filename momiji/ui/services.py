"""What every scene is given: drawing at the present size, words, preferences, sound, clock, clipboard."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Protocol

from momiji.i18n import Tongue, tongue
from momiji.resources import assets
from momiji.ui.art import Art
from momiji.ui.keys import GENERAL, Action, key_of
from momiji.ui.paint import Paint
from momiji.ui.preferences import Preferences
from momiji.ui.sprites import Sprites
from momiji.ui.theme import Scale
from momiji.ui.type import Type


class Sound(Protocol):
    def play(self, name: str) -> None: ...

    def tune(self, effects: float, music: float) -> None:
        """New volumes, 0 to 1; both are 0 while muted."""

    def ambience(self, name: str | None) -> None:
        """What plays behind the game from now on: "day", "evening" or nothing."""

    def close(self) -> None: ...


class Silence:
    """No device, or nobody wants to hear it."""

    def play(self, name: str) -> None:
        pass

    def tune(self, effects: float, music: float) -> None:
        pass

    def ambience(self, name: str | None) -> None:
        pass

    def close(self) -> None:
        pass


class Clipboard(Protocol):
    def read(self) -> str: ...

    def write(self, text: str) -> None: ...


@dataclass(slots=True)
class Pocket:
    """A clipboard of our own, for tests and systems without one."""

    text: str = ""

    def read(self) -> str:
        return self.text

    def write(self, text: str) -> None:
        self.text = text


class Look:
    """Everything that draws, for one window size, text scale and card set."""

    def __init__(self, scale: Scale, art: Art, *, strong: bool = False, high_contrast: bool = False) -> None:
        self.scale = scale
        self.art = art
        art.high_contrast = high_contrast
        self.type = Type(scale, assets() / "fonts", art)
        self.paint = Paint(scale, art)
        self.paint.strong = strong
        self.sprites = Sprites(scale, art, self.type)

    def reset_type(self, scale: Scale) -> None:
        """Another text scale in the same window: only words are drawn anew."""
        self.scale = self.paint.scale = self.sprites.scale = scale
        self.type = self.sprites.type = Type(scale, assets() / "fonts", self.art)


@dataclass(slots=True)
class Services:
    art: Art
    look: Look
    preferences: Preferences
    save: Callable[[Preferences], None]
    sound: Sound = field(default_factory=Silence)
    clipboard: Clipboard = field(default_factory=Pocket)
    clock: Callable[[], float] = perf_counter
    restyled: bool = False
    actions: tuple[Action, ...] = GENERAL  # whose keys may be changed

    @property
    def tongue(self) -> Tongue:
        return tongue(self.preferences.language)

    @property
    def scale(self) -> Scale:
        return self.look.scale

    @property
    def still(self) -> bool:
        """No movement is wanted: reduced motion, or results at once."""
        return self.preferences.reduced_motion or self.preferences.animation_speed <= 0

    def key(self, usual: str) -> str:
        """The key on which an action lies now, by its usual key."""
        return key_of(usual, self.preferences)

    def change(self, **changes: Any) -> None:
        """Set preferences, keep them, and let every scene be laid out anew before the next frame."""
        fresh = replace(self.preferences, **changes)
        if fresh != self.preferences:
            self.preferences = fresh
            self.restyled = True
            self.sound.tune(*fresh.loudness)
            self.save(fresh)

    def remember(self, **changes: Any) -> None:
        """Keep something that no picture shows."""
        fresh = replace(self.preferences, **changes)
        if fresh != self.preferences:
            self.preferences = fresh
            self.save(fresh)

    def restyle(self, width: int, height: int) -> None:
        """A new window size, text scale, outline strength or card set: drawn pictures go."""
        wish = self.preferences
        scale, old = Scale(width, height, wish.text_scale), self.look.scale
        same = (self.look.paint.strong, self.art.high_contrast) == (wish.strong_outlines, wish.high_contrast)
        if same and (width, height) == (old.width, old.height):
            if scale != old:
                self.look.reset_type(scale)
        else:
            self.look = Look(scale, self.art, strong=wish.strong_outlines, high_contrast=wish.high_contrast)
        self.restyled = False
