"""The window and its loop: sleeps when nothing moves, draws only what changed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from momiji.playing.preferences import Preferences
from momiji.resources import assets
from momiji.ui import memory
from momiji.ui.art import Art
from momiji.ui.audio import Audio
from momiji.ui.input import WAKE, Event, Exposed, FocusGained, FocusLost, Input, Key, Maximised, PointerDown, Resized, WindowMoved
from momiji.ui.input import WindowClosed as Closed
from momiji.ui.keys import meant_by
from momiji.ui.pairs import PAIRS
from momiji.ui.presses import Slips
from momiji.ui.reader import NoReader, WindowReader
from momiji.ui.scanning import Scanner
from momiji.ui.services import Clipboard, Look, Pocket, Services, Silence, Sound
from momiji.ui.speech import NoSpeech, Speech, open_speech
from momiji.ui.stack import Push, Quit, Scene, SceneStack
from momiji.ui.theme import Scale
from momiji.ui.window import Whereabouts, Window, WindowPlace, desktops, let_go, open_window, usual_size

FRAMES: Final = 60
LONGEST_STEP: Final = 0.1
LONGEST_SLEEP: Final = 1.0


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class SystemClipboard:
    def read(self) -> str:
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def write(self, text: str) -> None:
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return


class App:
    """One window with a stack of scenes. `frames` counts the pictures shown."""

    def __init__(
        self,
        preferences: Preferences | None = None,
        *,
        save: Callable[[Preferences], None] = lambda _: None,
        sound: Sound | None = None,
        title: str = "Momiji",
        icon: Path | None = None,
        size: tuple[int, int] | None = None,
        clipboard: Clipboard | None = None,
        speech: Speech | None = None,
        art: Art | None = None,
        hidden: bool = False,
    ) -> None:
        memory.keep_pictures_apart()
        preferences = preferences or Preferences()
        self.window = _open(preferences, size, title, icon, hidden=hidden)
        self.fullscreen = preferences.fullscreen and size is None
        self.frames = 0
        self.running = False
        if art is None:
            art = Art(assets() / "art")
            art.suit(*self.surface.get_size())
        art.on_ready = wake
        scale = Scale(*self.surface.get_size(), preferences.text_scale)
        look = Look(
            scale, art, strong=preferences.strong_outlines, high_contrast=preferences.high_contrast, pair=PAIRS.get(preferences.colours)
        )
        sound = Audio.open() if sound is None else sound
        sound.tune(*preferences.loudness)
        sound.ambience("day")
        self.services = Services(art, look, preferences, save, sound, clipboard or SystemClipboard(), speech or open_speech())
        self.stack = SceneStack(self.services, lambda: self.surface.get_size())
        self.scanner = Scanner(self.services, self.stack)
        self._slips = Slips(lambda: self.services.clock(), lambda: self.services.preferences.press_pause)
        self.reader: WindowReader = NoReader()
        self._input = Input(lambda: self.window.density)
        self._posted: list[Event] = []
        plain = not (self.fullscreen or preferences.maximised)
        size = self.window.size if plain else preferences.window or usual_size(desktops())
        self._stands = Whereabouts(WindowPlace(size, preferences.window_at, preferences.maximised), lambda: self.services.clock())

    @property
    def surface(self) -> pygame.Surface:
        return self.window.surface

    @classmethod
    def for_test(cls, size: tuple[int, int] = (1280, 720), preferences: Preferences | None = None, sound: Sound | None = None) -> "App":
        """Headless and silent: the caller chose SDL's dummy driver; drive it with `post` and `step`."""
        app = cls(preferences, size=size, sound=sound or Silence(), clipboard=Pocket(), speech=NoSpeech())
        pygame.event.clear()  # what happened to the window while another program had it
        return app

    def read_with(self, reader: WindowReader) -> None:
        """Tell a screen reader from now on what is shown."""
        self.reader = reader
        self.services.herald = reader.announce

    def reveal(self) -> None:
        """Show a window that was opened hidden; only then it may get its full size."""
        before = self.surface.get_size()
        self.window.reveal()
        if self.surface.get_size() != before:
            self.services.restyled = True

    def start(self, scene: Scene) -> None:
        """Show this scene first."""
        self.stack.apply(Push(scene))
        self.running = True

    def post(self, *events: Event) -> None:
        """Let these happen in the next step."""
        self._posted += events

    def step(self, dt: float) -> bool:
        """One turn of the loop: time, events, and a frame if the picture changed; answers whether something moves.

        Time passes first, so that what an event sets in motion begins with the next frame, however long the window slept.
        """
        moving = self.stack.update(dt)
        events = self._posted + self._input.drain(self.services.clock())
        self._posted = []
        for event in events:
            self._handle(event)
        wished = self.reader.begin(self.stack)
        if events or wished:
            moving = self.stack.update(0.0)
        if self.services.restyled:
            self._restyle()
        if not self.stack.scenes:
            self.running = False
            return False
        self.scanner.update(dt)
        if moving or self.stack.stale:
            self._show()
        self.reader.show(
            self.stack,
            touched=bool(events) or wished,
            watched=self.services.watched,
            place=lambda: (self.window.position, self.window.size),
        )
        return moving

    def run(self) -> None:
        """Until the last scene is gone; idle costs nothing, because the loop waits for the next event."""
        clock = self.services.clock
        last, pacer, moving = clock(), pygame.time.Clock(), True
        while self.running:
            now = clock()
            moving = self.step(min(LONGEST_STEP, now - last) if moving else now - last)
            last = now
            self._input.listen_to_pads()  # only now, so that the first picture does not wait for it
            if moving:
                pacer.tick(FRAMES if self.stack.changing or not self.stack.top else self.stack.top.pace)
            elif self.running:
                self._sleep()
        self.close()

    def close(self) -> None:
        self._remember()
        place = self._stands.place
        self.services.change(window=place.size, window_at=place.at, maximised=place.maximised, screens=tuple(desktops()))
        self.reader.close()
        self.services.art.close()
        self.services.sound.close()
        self.services.speech.close()
        let_go(self.window)

    def picture(self) -> pygame.Surface:
        """What is shown now, as a copy."""
        copy = pygame.Surface(self.surface.get_size())
        self.stack.draw(copy)
        self.scanner.draw(copy)
        return copy

    def _sleep(self) -> None:
        """Until the next event or the next thing due; time asleep counts for the next step."""
        now = self.services.clock()
        waits = [t for t in (self.stack.due(), self.scanner.due(), self._input.due(now), self.reader.due()) if t is not None]
        seconds = min([LONGEST_SLEEP, *waits])
        if seconds > 0:
            self._input.wait(seconds)

    def _handle(self, event: Event) -> None:
        if not self._slips.count(event):
            return
        if isinstance(event, Key) and event.pad:
            event = replace(event, name=self.services.key(event.name))
        if isinstance(event, Key | PointerDown):
            self._in_hand(event.pad if isinstance(event, Key) else "")
            if isinstance(event, Key) and self.scanner.press(event):
                return
            self.scanner.touched()
        match event:
            case Closed() | Key("q", command=True):
                self.stack.apply(Quit())
            case Key("return", alt=True):
                self.services.change(fullscreen=not self.services.preferences.fullscreen)
            case Key(command=False, alt=False, repeat=False) if not self.stack.typing and self._key(event.name):
                pass
            case Resized(width, height):
                self._resize(width, height)
            case WindowMoved():
                self._remember()
            case Maximised(on):
                if not self.fullscreen:
                    self._stands.maximise(on)
                    self._remember()
            case Exposed():
                self.stack.refresh()
            case FocusGained():
                self.services.watched = True
            case FocusLost():
                self.services.watched = False
                self.stack.handle(event)
            case _:
                self.stack.handle(event)

    def _in_hand(self, pad: str) -> None:
        """Signs of the pad show while a pad is used, keys otherwise."""
        if pad != self.services.pad:
            self.services.pad = pad
            self.services.restyled = True

    def _key(self, name: str) -> bool:
        """Keys that mean the same in every scene; whether this was one."""
        wish = self.services.preferences
        match meant_by(name, wish):
            case "f11":
                self.services.change(fullscreen=not wish.fullscreen)
            case "m":
                self.services.change(muted=not wish.muted)
            case "f4":
                self.services.tell(self.stack.top.reading.aloud() if self.stack.top else "")
            case _:
                return False
        return True

    def _resize(self, width: int, height: int) -> None:
        if not self.fullscreen:
            self.window.resize((width, height))
            self._remember()
        self.services.restyled = True

    def _restyle(self) -> None:
        wanted = self.services.preferences.fullscreen
        if wanted != self.fullscreen:
            self._remember()
            self.fullscreen = wanted
            self.window.fill_screen(wanted, self._stands.place)
        self.services.restyle(*self.surface.get_size())
        self.stack.build()

    def _remember(self) -> None:
        """Where the window stands, while it is one."""
        if not self.fullscreen:
            self._stands.tell(self.window.size, self.window.position)

    def _show(self) -> None:
        rects = self.stack.damage()
        for rect in [None] if rects is None else rects:
            self.surface.set_clip(rect)
            self.stack.draw(self.surface)
            self.scanner.draw(self.surface)
        self.surface.set_clip(None)
        self.window.show(rects)
        self.stack.drawn()
        self.frames += 1


def _open(preferences: Preferences, size: tuple[int, int] | None, title: str, icon: Path | None, *, hidden: bool) -> Window:
    """The window that shows the first picture, or a new one."""
    fullscreen = preferences.fullscreen and size is None
    try:
        maximised = preferences.maximised and size is None
        window = open_window(
            size or preferences.window,
            preferences.window_at,
            screens=preferences.screens,
            fullscreen=fullscreen,
            maximised=maximised,
            hidden=hidden,
        )
        pygame.display.set_icon(pygame.image.load_sized_svg(icon or assets() / "art" / "logo" / "icon.svg", (128, 128)))
        if size is not None:
            window.resize(size)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    pygame.font.init()
    pygame.key.set_repeat(360, 36)
    pygame.display.set_caption(title)
    return window


def wake() -> None:
    if pygame.display.get_init():
        pygame.event.post(pygame.Event(WAKE))
