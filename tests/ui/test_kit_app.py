"""The window: it sleeps when nothing moves, survives every size, and closes when asked."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from momiji.i18n import translator
from momiji.playing.preferences import Preferences
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown, PointerMove, PointerUp, Resized
from momiji.ui.input import WindowClosed as Closed
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.scenes.title import Entry, TitleScene
from momiji.ui.stack import Pop, Push, Reset, Scene

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
STILL = Preferences(drifting_leaves=False)


@pytest.fixture
def window() -> Iterator[Callable[..., App]]:
    opened: list[App] = []

    def make(size: tuple[int, int] = (1024, 640), preferences: Preferences = STILL) -> App:
        opened.append(App.for_test(size, preferences))
        return opened[-1]

    yield make
    for app in opened:
        app.services.art.close()


class Plain(Scene):
    """Fills the window and notes what happens to it."""

    def __init__(self, app: App, name: str, log: list[str]) -> None:
        super().__init__(app.services)
        self.name, self.log = name, log

    def enter(self) -> None:
        self.log.append(f"{self.name} enters")

    def leave(self) -> None:
        self.log.append(f"{self.name} leaves")

    def pause(self) -> None:
        self.log.append(f"{self.name} pauses")

    def resume(self) -> None:
        self.log.append(f"{self.name} resumes")

    def draw(self, target: pygame.Surface) -> None:
        target.fill((40, 30, 20))


def settle(app: App, seconds: float = 1.0) -> None:
    for _ in range(round(seconds / 0.02)):
        app.step(0.02)


def test_an_idle_window_draws_nothing(window: Callable[..., App]) -> None:
    app = window()
    app.start(SettingsScene(app.services, "ease"))
    settle(app)
    frames = app.frames
    for _ in range(200):
        assert not app.step(0.05)
    assert app.frames == frames


def test_a_pointer_over_nothing_draws_nothing_and_over_a_button_once(window: Callable[..., App]) -> None:
    app = window()
    app.start(SettingsScene(app.services, "ease"))
    settle(app)
    frames = app.frames
    app.post(PointerMove(5, 5))
    app.step(0.02)
    app.post(PointerMove(9, 9))
    app.step(0.02)
    assert app.frames == frames
    done = app.services.scale.rect(1300, 1030, 1, 1)
    app.post(PointerMove(done.x, done.y))
    app.step(0.02)
    app.step(0.02)
    assert app.frames == frames + 1


def test_drifting_leaves_draw_only_where_they_are(window: Callable[..., App]) -> None:
    app = window(preferences=Preferences())
    app.start(TitleScene(app.services, []))
    settle(app, 0.5)
    app.step(0.03)
    rects = app.stack.damage()
    assert rects
    assert sum(rect.w * rect.h for rect in rects) < 1024 * 640 * 0.25


def test_partial_drawing_gives_the_same_picture_as_a_full_one(window: Callable[..., App]) -> None:
    app = window(preferences=Preferences())
    app.start(TitleScene(app.services, [Entry("title-new-game", lambda: None)]))
    for _ in range(30):
        app.step(0.033)
    shown = pygame.image.tobytes(app.surface, "RGB")
    assert shown == pygame.image.tobytes(app.picture(), "RGB")


def test_resizing_keeps_everything_working(window: Callable[..., App]) -> None:
    app = window()
    pressed: list[str] = []
    app.start(TitleScene(app.services, [Entry("title-new-game", lambda: pressed.append("new"))]))
    for size in ((1600, 900), (1024, 640), (2560, 1080), (1280, 1024)):
        app.post(Resized(*size))
        settle(app, 0.1)
        assert app.surface.get_size() == size
        assert (app.services.scale.width, app.services.scale.height) == size
        app.post(Key("return"))
        settle(app, 0.1)
    assert len(pressed) == 4


def test_scenes_enter_pause_resume_and_leave(window: Callable[..., App]) -> None:
    app, log = window(), list[str]()
    app.start(Plain(app, "a", log))
    app.stack.apply(Push(Plain(app, "b", log)))
    app.stack.apply(Pop())
    app.stack.apply(Reset(Plain(app, "c", log)))
    assert log == ["a enters", "a pauses", "b enters", "b leaves", "a resumes", "a leaves", "c enters"]


def test_a_click_during_a_passage_ends_it_and_counts(window: Callable[..., App]) -> None:
    app = window()
    pressed: list[str] = []
    app.start(Plain(app, "a", []))
    app.step(0.01)
    app.stack.apply(Push(TitleScene(app.services, [Entry("title-new-game", lambda: pressed.append("new"))])))
    assert app.stack.changing
    at = app.services.scale.rect(200, 376, 1, 1, across=0)
    app.post(PointerDown(at.x, at.y), PointerUp(at.x, at.y))
    app.step(0.01)
    assert pressed == ["new"]
    assert not app.stack.changing


def test_results_at_once_skip_the_passage(window: Callable[..., App]) -> None:
    app = window(preferences=replace(STILL, animation_speed=0.0))
    app.start(Plain(app, "a", []))
    app.stack.apply(Push(Plain(app, "b", [])))
    assert not app.stack.changing


@pytest.mark.parametrize("event", [Closed(), Key("q", command=True)])
def test_closing_leaves_every_scene(window: Callable[..., App], event: Closed | Key) -> None:
    app, log = window(), list[str]()
    app.start(Plain(app, "a", log))
    app.stack.apply(Push(Plain(app, "b", log)))
    app.post(event)
    app.step(0.01)
    assert not app.running
    assert log[-2:] == ["b leaves", "a leaves"]


def test_a_preference_is_kept_and_shows_at_once(window: Callable[..., App]) -> None:
    app = window()
    kept: list[Preferences] = []
    app.services.save = kept.append
    app.start(SettingsScene(app.services, "ease"))
    settle(app, 0.2)
    app.services.change(text_scale=2.0)
    app.step(0.01)
    assert kept[-1].text_scale == 2.0
    assert app.services.scale.text == 2.0
    assert app.services.look.scale.text == 2.0


def test_settings_by_keyboard_only(window: Callable[..., App]) -> None:
    app = window()
    scene = SettingsScene(app.services, "ease")
    app.start(Plain(app, "a", []))
    app.stack.apply(Push(scene))
    settle(app, 0.4)
    for _ in range(60):
        if scene.page.focus and scene.page.focus.name == "letters_on_cards":
            break
        app.post(Key("tab"))
        app.step(0.02)
    app.post(Key("space"))
    settle(app, 0.2)
    assert app.services.preferences.letters_on_cards
    assert scene.page.focus is not None
    assert scene.page.focus.name == "letters_on_cards"
    app.post(Key("escape"))
    app.step(0.02)
    assert app.stack.top is not scene


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize("screen", [None, ":987"], ids=["none", "not there"])
def test_without_a_display_there_is_one_clear_line(screen: str | None, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    environment |= {"MOMIJI_HOME": str(tmp_path)} | ({"DISPLAY": screen} if screen else {})
    told = subprocess.run([sys.executable, "-m", "momiji"], env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert told.returncode == 3
    assert told.stdout == ""
    assert told.stderr.splitlines() == [f"momiji: {translator('en')('no-display')}"]
