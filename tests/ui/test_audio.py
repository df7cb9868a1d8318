"""Sound: every file is what the sound table promises, volumes and mute are obeyed, and no device is no trouble."""

import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from itertools import pairwise
from math import log10
from pathlib import Path

import pygame
import pytest

from momiji.playing.preferences import Preferences
from momiji.resources import assets
from momiji.ui.app import App
from momiji.ui.audio import EFFECTS, PIECES, RATE, RESERVED, VARIANTS, Audio
from momiji.ui.input import Key
from momiji.ui.kit.field import TextField
from momiji.ui.kit.paged import PagedScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.services import Silence
from tests.ui.ear import OF_GAMES, PIECES_OF_GAMES, Ear

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
SECONDS = {
    "lift": 0.09,
    "land": 0.14,
    "turn": 0.16,
    "collect": 0.38,
    "shuffle": 0.9,
    "gate": 0.5,
    "acorn": 0.12,
    "acorns": 0.35,
    "pay": 0.15,
    "goal": 0.9,
    "landscape": 1.2,
    "refuse": 0.12,
    "your-turn": 0.8,
    "last-turns": 3.0,
    "victory": 2.4,
    "button": 0.06,
    "page": 0.3,
}
FILES = [f"{name}-{variant}" for name in EFFECTS for variant in range(1, VARIANTS + 1)]
FULL = 32768


def decoded(name: str, channels: int) -> "array[int]":
    """As the mixer gives it, without any change of rate."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, channels, allowedchanges=0)
    try:
        return array("h", pygame.mixer.Sound(assets() / "sounds" / f"{name}.ogg").get_raw())
    finally:
        pygame.mixer.quit()


def decibels(value: float) -> float:
    return 20 * log10(max(value, 1) / FULL)


@pytest.fixture
def audio() -> Iterator[Audio]:
    opened = Audio.open()
    assert isinstance(opened, Audio)
    opened.wait()
    yield opened
    opened.close()


def heard_on(channel: int) -> pygame.mixer.Sound:
    sound = pygame.mixer.Channel(channel).get_sound()
    assert sound is not None
    return sound


def busy() -> list[int]:
    return [number for number in range(pygame.mixer.get_num_channels()) if pygame.mixer.Channel(number).get_busy()]


# ---------------------------------------------------------------- the files
def test_the_sound_table_is_complete() -> None:
    assert set(SECONDS) == set(EFFECTS)
    there = {path.stem for path in (assets() / "sounds").glob("*.ogg")}
    assert there == {*FILES, *PIECES}
    assert sum(path.stat().st_size for path in (assets() / "sounds").rglob("*.ogg")) < 3_500_000


@pytest.mark.parametrize("name", FILES)
def test_an_effect_has_its_length_and_level_and_clean_ends(name: str) -> None:
    wanted = SECONDS[name[:-2]]
    assert abs(clean(name) - wanted) <= 0.15 * wanted


@pytest.mark.parametrize("name", sorted({*OF_GAMES} - {*PIECES_OF_GAMES}))
def test_an_effect_of_a_game_has_its_level_and_clean_ends(name: str) -> None:
    assert clean(name) < 2.5


def clean(name: str) -> float:
    """Its length in seconds, once all else is seen to."""
    sound = decoded(name, 1)
    assert -13.5 <= decibels(max(max(sound), -min(sound))) <= -11.5
    assert max(abs(sound[0]), abs(sound[-1])) < 0.002 * FULL
    assert abs(sum(sound) / len(sound)) < 0.0005 * FULL
    return len(sound) / RATE


@pytest.mark.parametrize("name", EFFECTS)
def test_the_three_pitches_differ(name: str) -> None:
    assert len({decoded(f"{name}-{variant}", 1).tobytes() for variant in range(1, VARIANTS + 1)}) == VARIANTS


@pytest.mark.parametrize("name", (*PIECES, *PIECES_OF_GAMES))
def test_a_piece_is_quiet_and_repeats_without_a_seam(name: str) -> None:
    woven = decoded(name, 2)
    assert 60 <= len(woven) / 2 / RATE <= 90
    for side in (woven[::2], woven[1::2]):
        assert decibels(max(max(side), -min(side))) < -12
        assert abs(sum(side) / len(side)) < 0.0005 * FULL
        near = [abs(b - a) for a, b in pairwise(side[-RATE:] + side[:RATE])]
        seam = near.pop(RATE - 1)
        assert seam <= max(near)
        assert seam < 0.02 * FULL
        before, after = (sum(value * value for value in part) for part in (side[-RATE:], side[:RATE]))
        assert 0.5 < before / after < 2


# ---------------------------------------------------------------- playing
def test_volumes_are_obeyed(audio: Audio) -> None:
    audio.play("goal")
    assert busy() == []
    audio.tune(0.5, 0.0)
    audio.play("goal")
    (channel,) = busy()
    assert channel >= RESERVED
    assert heard_on(channel).get_volume() == pytest.approx(0.5, abs=0.01)


def test_no_pitch_twice_in_a_row(audio: Audio) -> None:
    audio.tune(1.0, 0.0)
    before: pygame.mixer.Sound | None = None
    for _ in range(30):
        audio.play("acorn")
        now = heard_on(busy()[0])
        assert now is not before
        before = now
        pygame.mixer.stop()


def test_more_at_once_than_there_are_voices(audio: Audio) -> None:
    audio.tune(1.0, 0.0)
    for _ in range(100):
        audio.play("last-turns")
    assert 0 < len(busy()) <= pygame.mixer.get_num_channels() - RESERVED


def test_unknown_names_and_missing_files_are_silent(tmp_path: Path) -> None:
    (tmp_path / "button-1.ogg").write_bytes(b"no sound at all")
    audio = Audio.open(tmp_path)
    assert isinstance(audio, Audio)
    audio.tune(1.0, 1.0)
    audio.ambience("day")
    audio.wait()
    for name in ("button", "goal", "no such sound"):
        audio.play(name)
    assert busy() == []
    audio.close()


def test_music_is_read_only_when_it_can_be_heard_and_changes_over(audio: Audio) -> None:
    audio.ambience("day")
    audio.wait()
    assert busy() == []
    audio.tune(0.7, 0.4)
    audio.wait()
    (day,) = busy()
    assert day < RESERVED
    assert heard_on(day).get_volume() == pytest.approx(0.4, abs=0.01)
    audio.ambience("evening")
    audio.wait()
    assert len(busy()) == 2  # one fades while the other begins
    audio.ambience(None)
    assert all(number < RESERVED for number in busy())


@pytest.mark.parametrize("name", PIECES_OF_GAMES)
def test_a_piece_of_a_game_is_heard_from_its_folder_and_weighs_little(audio: Audio, name: str) -> None:
    audio.tune(0.7, 0.4)
    audio.ambience(name)
    audio.wait()
    (channel,) = busy()
    assert channel < RESERVED and 60 < heard_on(channel).get_length() < 90
    assert (assets() / "sounds" / f"{name}.ogg").stat().st_size <= 400_000


def test_muted_music_goes_on_where_it_was(audio: Audio) -> None:
    audio.ambience("day")
    audio.tune(0.7, 0.4)
    audio.wait()
    (channel,) = busy()
    piece = heard_on(channel)
    audio.tune(0.0, 0.0)
    assert piece.get_volume() == 0
    audio.tune(0.7, 0.3)
    assert busy() == [channel]
    assert heard_on(channel) is piece
    assert piece.get_volume() == pytest.approx(0.3, abs=0.01)


def test_closing_in_the_middle_of_reading() -> None:
    for _ in range(5):
        audio = Audio.open()
        audio.tune(1.0, 1.0)
        audio.ambience("evening")
        audio.play("button")
        audio.close()
        assert pygame.mixer.get_init() is None


def test_without_a_device_there_is_silence() -> None:
    code = (
        "from momiji.ui.audio import Audio\nfrom momiji.ui.services import Silence\nsound = Audio.open()\n"
        "assert isinstance(sound, Silence)\nsound.tune(1, 1)\nsound.ambience('day')\nsound.play('button')\nsound.close()\n"
    )
    environment = {**os.environ, "SDL_AUDIODRIVER": "no-such-driver"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


# ---------------------------------------------------------------- in the window
class Writing(PagedScene):
    """One line to write in."""

    def layout(self) -> list[TextField]:  # type: ignore[override]
        return [TextField(self.services, "line", self.services.scale.rect(100, 100, 400, 60), "", lambda _: None)]

    def rest(self, target: pygame.Surface) -> None:
        target.fill((40, 30, 20))


def app_with(ear: Ear, preferences: Preferences | None = None) -> App:
    return App.for_test((1024, 640), preferences or Preferences(music_volume=0.5), sound=ear)


def test_the_app_tunes_at_the_start_and_closes_at_the_end() -> None:
    ear = Ear()
    app = app_with(ear)
    assert (ear.volumes, ear.piece) == ((0.7, 0.5), "day")
    app.close()
    assert ear.closed
    pygame.display.init()


def test_m_mutes_everything_and_is_kept() -> None:
    ear = Ear()
    app = app_with(ear)
    app.start(SettingsScene(app.services, "sound"))
    app.post(Key("m"), Key("m", repeat=True))
    app.step(0.02)
    assert app.services.preferences.muted
    assert ear.volumes == (0.0, 0.0)
    app.services.change(effects_volume=0.2)
    assert ear.volumes == (0.0, 0.0)
    app.post(Key("m"))
    app.step(0.02)
    assert ear.volumes == (0.2, 0.5)
    app.services.art.close()


def test_m_in_a_line_of_text_is_a_letter() -> None:
    app = app_with(Ear())
    app.start(Writing(app.services))
    app.post(Key("m"))
    app.step(0.02)
    assert not app.services.preferences.muted
    app.services.art.close()


def test_listen_and_buttons_are_heard() -> None:
    ear = Ear()
    app = app_with(ear)
    scene = SettingsScene(app.services, "sound")
    app.start(scene)
    scene.page.set_focus("listen")
    app.post(Key("return"))
    app.step(0.02)
    assert "goal" in ear.played
    assert set(ear.played) <= set(EFFECTS)
    app.services.art.close()


def test_a_muted_start_is_silent() -> None:
    ear = Ear()
    app = app_with(ear, Preferences(muted=True, music_volume=1.0))
    assert ear.volumes == (0.0, 0.0)
    app.services.art.close()


def test_silence_keeps_the_promise_of_sound() -> None:
    silence = Silence()
    silence.play("button")
    silence.tune(1, 1)
    silence.ambience(None)
    silence.close()
