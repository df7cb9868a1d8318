"""What every scene is given: drawing at the present size, words, preferences, sound, clock, clipboard."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Protocol

from momiji.core.text import Text
from momiji.i18n import Translator, translator
from momiji.playing.preferences import USUAL_VOICE, Preferences, Voice
from momiji.resources import assets
from momiji.ui import memory
from momiji.ui.art import Art
from momiji.ui.keys import GENERAL, Action, key_of, meant_by
from momiji.ui.pads import sign_of
from momiji.ui.paint import Paint
from momiji.ui.pairs import PAIRS, Pair
from momiji.ui.speech import NoSpeech, Speech
from momiji.ui.sprites import Sprites
from momiji.ui.theme import Scale
from momiji.ui.type import Type


class Sound(Protocol):
    def play(self, name: str) -> None: ...

    def tune(self, effects: float, music: float) -> None:
        """New volumes, 0 to 1; both are 0 while muted."""

    def ambience(self, name: str | None) -> None:
        """What plays behind the game from now on: "day", "evening", a game's own piece or nothing."""

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

    def __init__(self, scale: Scale, art: Art, *, strong: bool = False, high_contrast: bool = False, pair: Pair | None = None) -> None:
        self.scale = scale
        self.art = art
        self.pair = pair
        art.high_contrast, art.turned = high_contrast, pair is not None and pair.dark
        self.type = Type(scale, assets() / "fonts", art, pair)
        self.paint = Paint(scale, art, pair)
        self.paint.strong = strong
        self.sprites = Sprites(scale, art, self.type, pair)

    def reset_type(self, scale: Scale) -> None:
        """Another text scale in the same window: only words are drawn anew."""
        self.scale = self.paint.scale = self.sprites.scale = scale
        self.type.close()
        self.type = self.sprites.type = Type(scale, assets() / "fonts", self.art, self.pair)

    def close(self) -> None:
        """Give back what was drawn; whoever still draws with it gets pictures that nobody keeps."""
        for drawn in (self.type, self.paint, self.sprites):
            drawn.close()


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened outside the scenes and that a player should know, such as a full disk."""

    text: Text
    icon: str = "icons/log"
    seconds: float = 9.0


@dataclass(slots=True)
class Services:
    """`preferences` are those of whoever is at the screen: a person at a shared table may be lent other words for a while."""

    art: Art
    look: Look
    preferences: Preferences
    save: Callable[[Preferences], None]
    sound: Sound = field(default_factory=Silence)
    clipboard: Clipboard = field(default_factory=Pocket)
    speech: Speech = field(default_factory=NoSpeech)
    clock: Callable[[], float] = perf_counter
    restyled: bool = False
    news: deque[News] = field(default_factory=deque)  # waits until a scene shows it; other threads may add to it
    watched: bool = True  # somebody looks: what moves for its own sake rests while the window has no focus
    actions: tuple[Action, ...] = GENERAL  # whose keys may be changed
    pad: str = ""  # the kind of game pad that was used last; empty while it is keyboard or pointer
    herald: Callable[[str], None] = lambda _: None  # hands news to a screen reader, while one listens
    _told_last: bool = False  # what was said last was news
    _own: Preferences | None = None  # the program's, while other words are lent
    _voice: Voice = USUAL_VOICE
    _lent: Callable[[Voice], None] = lambda _: None

    @property
    def say(self) -> Translator:
        return translator(self.preferences.language)

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

    def sign(self, key: str) -> str:
        """The button of the pad in use that does what this key does; "" if no pad is used, or none of its buttons does."""
        return sign_of(meant_by(key, self.preferences)) if self.pad else ""

    def speak(self, words: str, *, waits: bool = False) -> None:
        """Say it aloud, if the player wants that; news waits until what was asked for is said.

        In one-switch play the focus goes on by itself, so what it comes to does not cut news short.
        """
        waits = waits or (self.telling and self.preferences.scan_pace > 0)
        if self.preferences.speak and words:
            self._told_last = self._told_last and waits
            self.speech.say(words, self.preferences.language, waits=waits)

    @property
    def telling(self) -> bool:
        """News is being said aloud."""
        return self._told_last and self.speech.speaking

    def tell(self, words: str, *, waits: bool = False) -> None:
        """News: what happened, why something is not possible. A voice says it, and a screen reader gets it as an announcement."""
        self.speak(words, waits=waits)
        if words:
            self._told_last = True
            self.herald(words)

    def change(self, **changes: Any) -> None:
        """Set preferences, keep them, and let every scene be laid out anew before the next frame."""
        if self._set(changes):
            self.restyled = True
            self.sound.tune(*self.preferences.loudness)

    def remember(self, **changes: Any) -> None:
        """Keep something that no picture shows."""
        self._set(changes)

    def _set(self, changes: dict[str, Any]) -> bool:
        fresh = replace(self.preferences, **changes)
        if fresh == self.preferences:
            return False
        self.preferences = fresh
        if not fresh.speak:
            self.speech.hush()
        if self._own is None:
            self.save(fresh)
            return True
        before = self._voice
        theirs = {name for name in before.plain() if name in changes}
        self._own = replace(self._own, **{name: value for name, value in changes.items() if name not in theirs})
        if theirs:
            self._voice = Voice.read({name: getattr(fresh, name) for name in before.plain()})
            self._lent(self._voice)
        self.save(self._own)
        return True

    def lend(self, voice: Voice, kept: Callable[[Voice], None] = lambda _: None) -> None:
        """Speak to one person from now on, in their words; what they change of them is told to `kept`, not to the program."""
        own = self._own or self.preferences
        fresh = replace(own, **voice.plain())
        self._own = own if voice.plain() else None
        self._voice, self._lent = voice, kept
        if fresh != self.preferences:
            self.preferences = fresh
            self.restyled = True

    def take_back(self) -> None:
        """The program's own words again."""
        self.lend(USUAL_VOICE)

    def restyle(self, width: int, height: int) -> None:
        """A new window size, text scale, outline strength or card set: drawn pictures go."""
        wish = self.preferences
        scale, old = Scale(width, height, wish.text_scale), self.look.scale
        pair = PAIRS.get(wish.colours)
        now = (self.look.paint.strong, self.art.high_contrast, self.look.pair)
        same = now == (wish.strong_outlines, wish.high_contrast, pair)
        if same and (width, height) == (old.width, old.height):
            if scale != old:
                self.look.reset_type(scale)
        else:
            self.look.close()
            self.art.suit(width, height)
            memory.give_back()
            self.look = Look(scale, self.art, strong=wish.strong_outlines, high_contrast=wish.high_contrast, pair=pair)
        self.restyled = False
