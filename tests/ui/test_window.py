"""The window: a place that can be reached, all the pixels there are, and back from full screen as it was."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from momiji.playing.preferences import Preferences
from momiji.ui.app import App
from momiji.ui.input import Input, Key, PointerDown, PointerMove, Resized
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.services import Pocket, Silence
from momiji.ui.theme import SMALLEST_WINDOW
from momiji.ui.window import DenseWindow, PixelWindow, Whereabouts, WindowPlace, let_go, open_window, usual_size, within_reach

ONE, TWO = [(1920, 1080)], [(1920, 1080), (2560, 1440)]


@pytest.mark.parametrize(
    ("at", "then", "now", "kept"),
    [
        ((100, 80), ONE, ONE, True),
        ((-300, 0), ONE, ONE, True),  # half off to the left: enough of it can be grasped
        ((1850, 80), ONE, ONE, False),
        ((100, 1060), ONE, ONE, False),
        ((100, -30), ONE, ONE, False),  # its title bar would be above the screen
        ((2200, 80), TWO, TWO, True),
        ((-2000, 80), TWO, TWO, True),
        ((2200, 80), TWO, ONE, False),  # the second screen is gone
        ((100, 80), TWO, ONE, True),
        ((9000, 80), TWO, TWO, False),
        (None, ONE, ONE, False),
        ((100, 80), ONE, [], False),
    ],
)
def test_a_window_that_would_lie_off_screen_comes_back(
    at: tuple[int, int] | None, then: list[tuple[int, int]], now: list[tuple[int, int]], kept: bool
) -> None:
    assert within_reach((1600, 900), at, then, now) == (at if kept else None)


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1600, 900)),
        ((3840, 2160), (3200, 1800)),
        ((1920, 1200), (1600, 900)),
        ((3440, 1440), (2133, 1200)),
        ((800, 600), SMALLEST_WINDOW),
    ],
)
def test_a_first_window_suits_the_screen(screen: tuple[int, int], size: tuple[int, int]) -> None:
    assert usual_size([screen]) == size


def test_the_pointer_is_told_in_pixels() -> None:
    pygame.display.init()
    pygame.event.clear()
    read = Input(lambda: 2.0)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(300, 200), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 200), button=1, touch=False))
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=1200, y=700))
    assert read.drain(0.0) == [PointerMove(600, 400), PointerDown(600, 400), Resized(2400, 1400)]


@pytest.mark.parametrize("kind", [PixelWindow, DenseWindow])
def test_both_kinds_of_window_resize_fill_the_screen_and_come_back(kind: type[PixelWindow] | type[DenseWindow]) -> None:
    pygame.display.quit()
    pygame.display.init()
    window = kind(WindowPlace((1280, 720)))
    assert window.surface.get_size() == window.size == (1280, 720)
    assert window.density == 1
    window.resize((1400, 800))
    assert window.surface.get_size() == window.size == (1400, 800)
    window.fill_screen(True, WindowPlace((1400, 800)))
    window.surface.fill((200, 30, 30))
    window.show(None)
    window.show([pygame.Rect(0, 0, 9, 9)])
    window.fill_screen(False, WindowPlace((1400, 800)))
    assert window.surface.get_size() == window.size == (1400, 800)
    window.close()
    assert not window.open


def test_a_game_runs_in_a_dense_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a Mac, but that a unit has one pixel here."""
    pygame.display.quit()
    monkeypatch.setattr("sys.platform", "darwin")
    app = App(Preferences(), size=(1280, 720), sound=Silence(), clipboard=Pocket())
    assert isinstance(app.window, DenseWindow)
    app.start(SettingsScene(app.services))
    app.step(0.5)
    app.step(0.5)
    app.post(Resized(1400, 800))
    app.step(0.1)
    assert app.surface.get_size() == (app.services.scale.width, app.services.scale.height) == (1400, 800)
    assert pygame.image.tobytes(app.surface, "RGB") == pygame.image.tobytes(app.picture(), "RGB")
    app.services.art.close()
    let_go(app.window)


def test_place_size_and_full_screen_are_remembered() -> None:
    pygame.display.quit()
    kept: list[Preferences] = []
    app = App(Preferences(window=(1300, 800), window_at=(40, 60)), save=kept.append, sound=Silence(), clipboard=Pocket())
    app.start(SettingsScene(app.services))
    app.step(0.1)
    app.post(Resized(1400, 820))
    app.step(0.1)
    app.post(Key("f11"))
    app.step(0.1)
    assert app.fullscreen
    app.close()
    assert kept[-1].window == (1400, 820) and kept[-1].fullscreen and kept[-1].window_at is not None and kept[-1].screens
    again = App(kept[-1], save=kept.append, sound=Silence(), clipboard=Pocket())
    assert again.fullscreen
    again.start(SettingsScene(again.services))
    again.post(Key("return", alt=True))
    again.step(0.1)
    assert not again.fullscreen and again.surface.get_size() == (1400, 820)
    again.close()


@pytest.mark.parametrize("told_first", ["size", "state"])
def test_a_maximised_window_remembers_what_it_was(told_first: str) -> None:
    """Systems tell the new size and place before or after they say that the window is maximised now."""
    now = [0.0]
    stands = Whereabouts(WindowPlace((1280, 720), (100, 80)), lambda: now[0])
    now[0] = 10.0
    stands.tell((1400, 800), (60, 50))
    now[0] = 20.0
    if told_first == "state":
        stands.maximise(True)
    stands.tell((1400, 800), (0, 19))
    now[0] = 20.1
    stands.tell((1600, 981), (0, 19))
    if told_first == "size":
        stands.maximise(True)
    stands.tell((1600, 981), (0, 19))
    assert stands.place == WindowPlace((1400, 800), (60, 50), True)
    stands.maximise(False)
    stands.tell((1400, 800), (60, 50))
    assert stands.place == WindowPlace((1400, 800), (60, 50))


def test_the_window_of_the_first_picture_is_the_games() -> None:
    pygame.display.quit()
    first = open_window((1280, 720))
    app = App.for_test((1280, 720))
    assert app.window is first
    app.services.art.close()
