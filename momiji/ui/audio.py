"""The game heard: short effects, each in three pitches, and a quiet garden that repeats. Without a device it is silence."""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from threading import Lock
from typing import Final

import pygame

from momiji.resources import assets
from momiji.ui.screen import hushed
from momiji.ui.services import Silence, Sound

EFFECTS: Final = (
    *("button", "page", "refuse", "lift", "land", "turn", "collect", "shuffle", "acorn", "acorns", "pay", "gate", "goal"),
    *("landscape", "your-turn", "last-turns", "victory"),
)
PIECES: Final = ("day", "evening")  # a game may have one of its own in its folder
VARIANTS: Final = 3
RATE: Final = 44_100
BUFFER: Final = 1024
VOICES: Final = 24
RESERVED: Final = 3
FADE: Final = 2500


def effects_of_games(folder: Path) -> list[str]:
    """A game's own lie in a folder of its name: `chocolatier/bell`. One that belongs to a scale has a single pitch."""
    return sorted(path.relative_to(folder).as_posix().removesuffix("-1.ogg") for path in folder.glob("*/*-1.ogg"))


@dataclass(frozen=True, slots=True)
class _Playing:
    name: str
    sound: pygame.mixer.Sound
    channel: pygame.mixer.Channel


class Audio:
    """Files are read by one worker in the background; what is not there yet is simply not heard, so no frame ever waits."""

    def __init__(self, folder: Path) -> None:
        """The mixer is already open: see `open`."""
        pygame.mixer.set_num_channels(VOICES)
        pygame.mixer.set_reserved(RESERVED)
        self._folder = folder
        self._effects: dict[str, list[pygame.mixer.Sound]] = {}
        self._effects_volume = self._music_volume = 0.0
        self._pieces: dict[str, pygame.mixer.Sound | None] = {}
        self._wanted: str | None = None
        self._playing: _Playing | None = None
        self._channels = cycle(range(RESERVED))
        self._lock = Lock()
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="sound")
        for name in (*EFFECTS, *effects_of_games(folder)):
            self._worker.submit(self._load_effect, name)

    @classmethod
    def open(cls, folder: Path | None = None) -> Sound:
        """The loudspeaker, or silence if this machine has none."""
        try:
            with hushed():
                pygame.mixer.init(RATE, -16, 2, BUFFER)
        except (pygame.error, NotImplementedError):
            return Silence()
        return cls(folder or assets() / "sounds")

    def play(self, name: str) -> None:
        """One of the pitches, never the same twice in a row if there are several; if too much sounds already, this one is left out."""
        pitches = self._effects.get(name)
        if pitches and self._effects_volume > 0:
            sound = pitches.pop(random.randrange(max(1, len(pitches) - 1)))
            pitches.append(sound)
            sound.set_volume(self._effects_volume)
            sound.play()

    def tune(self, effects: float, music: float) -> None:
        with self._lock:
            self._effects_volume, self._music_volume = effects, music
            self._follow()

    def ambience(self, name: str | None) -> None:
        with self._lock:
            self._wanted = name
            self._follow()

    def wait(self) -> None:
        """Until everything asked for so far has been read."""
        self._worker.submit(lambda: None).result()

    def close(self) -> None:
        self._worker.shutdown(wait=True, cancel_futures=True)
        pygame.mixer.quit()

    def _follow(self) -> None:
        """Bring the piece that plays in line with what is wanted; a piece nobody could hear is neither read nor mixed."""
        audible = self._music_volume > 0
        if self._playing and self._playing.name != self._wanted:
            if audible:
                self._playing.channel.fadeout(FADE)
            else:
                self._playing.channel.stop()
            self._playing = None
        if self._playing is None and self._wanted and audible:
            self._begin(self._wanted)
        if self._playing:
            self._playing.sound.set_volume(self._music_volume)
            if audible:
                self._playing.channel.unpause()
            else:
                self._playing.channel.pause()

    def _begin(self, name: str) -> None:
        if name not in self._pieces:
            self._pieces = {name: None}
            self._worker.submit(self._load_piece, name)
        elif sound := self._pieces[name]:
            channel = pygame.mixer.Channel(next(self._channels))
            sound.set_volume(self._music_volume)
            channel.play(sound, loops=-1, fade_ms=FADE)
            self._playing = _Playing(name, sound, channel)

    def _load_effect(self, name: str) -> None:
        found = (self._read(f"{name}-{variant}") for variant in range(1, VARIANTS + 1))
        self._effects[name] = [sound for sound in found if sound]

    def _load_piece(self, name: str) -> None:
        """Only the piece wanted last is kept: each is some fifteen megabytes once read."""
        sound = self._read(name)
        with self._lock:
            if name in self._pieces:
                self._pieces[name] = sound
                self._follow()

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        """A file that is missing or damaged is a sound nobody hears."""
        try:
            return pygame.mixer.Sound(self._folder / f"{name}.ogg")
        except (pygame.error, OSError):
            return None
