"""A headless window with real posted events, for tests of scenes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic
from typing import Any

import pygame

from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.playing.preferences import Preferences
from momiji.playing.session import CRESTS, Seat, Session
from momiji.ui.app import App
from momiji.ui.scenes.shelf.scene import ShelfScene
from momiji.ui.table.view import TableView
from tests.choosing import momiji_choices

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Mizuki")
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))
TEXT_SCALES = (1.0, 1.5, 2.0)
LONG = 600.0  # seconds; how quick another process is nobody knows


class Clock:
    """Stands still until told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def staged(size: tuple[int, int] = (1280, 720), text: float = 1.0, speed: float = 0.0, **more: object) -> Iterator[App]:
    preferences = replace(Preferences(), text_scale=text, animation_speed=speed, **more)  # type: ignore[arg-type]
    app = App.for_test(size, preferences)
    app.services.clock = Clock()
    pygame.event.clear()
    try:
        yield app
    finally:
        app.services.art.close()


def session(players: int = 4, seed: str = "7", *, draft: bool = True) -> Session:
    seats = tuple(Seat(NAMES[i], CRESTS[i]) for i in range(players))
    return Session.begin(momiji_choices(seats, seed, morning_dew=players > 4, draft=draft, first=0))


def wait(app: App, seconds: float = 0.05) -> None:
    """Time passes for the window and for whoever asks the clock."""
    assert isinstance(app.services.clock, Clock)
    app.services.clock.now += seconds
    app.step(seconds)


def until(app: App, reached: Callable[[], bool]) -> None:
    """Something that another process has to do first: real time passes too."""
    end = monotonic() + LONG
    while not reached() and monotonic() < end:
        wait(app, 0.6)
        pygame.time.wait(10)
    assert reached()


def press(app: App, *keys: int) -> None:
    for key in keys:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        wait(app, 0.02)


def _button(app: App, kind: int, at: tuple[int, int], button: int = 1) -> None:
    pygame.event.post(pygame.Event(kind, pos=at, button=button, touch=False))
    wait(app, 0.02)


def point(app: App, at: tuple[int, int], *, held: bool = False) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0), touch=False))
    wait(app, 0.02)


def click(app: App, at: tuple[int, int], button: int = 1) -> None:
    point(app, at)
    _button(app, pygame.MOUSEBUTTONDOWN, at, button)
    _button(app, pygame.MOUSEBUTTONUP, at, button)


def double_click(app: App, at: tuple[int, int]) -> None:
    click(app, at)
    click(app, at)


def pick_up(app: App, at: tuple[int, int], to: tuple[int, int]) -> None:
    """Press here and move there, the button still held."""
    point(app, at)
    _button(app, pygame.MOUSEBUTTONDOWN, at)
    for step in range(1, 9):
        point(app, (at[0] + (to[0] - at[0]) * step // 8, at[1] + (to[1] - at[1]) * step // 8), held=True)


def let_go(app: App, at: tuple[int, int]) -> None:
    _button(app, pygame.MOUSEBUTTONUP, at)


def drag(app: App, at: tuple[int, int], to: tuple[int, int]) -> None:
    pick_up(app, at, to)
    let_go(app, to)


def from_title(app: App, entry: str, game: str = "momiji") -> None:
    """A page of one game; the shelf asks which where it has to be known."""
    title: Any = app.stack.top
    click(app, title.page.find(entry).rect.center)
    wait(app, 0.5)
    from_shelf(app, game)


def from_shelf(app: App, game: str = "momiji") -> None:
    shelf = app.stack.top
    if isinstance(shelf, ShelfScene):
        for name in (f"box-{game}", "primary"):
            click(app, shelf.page.find(name).rect.center)
            wait(app, 0.5)


def resize(app: App, size: tuple[int, int]) -> None:
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
    wait(app)


def momiji_layout(scene: TableView) -> MomijiLayout:
    """Where everything lies at Momiji's table, with the parts of its panels."""
    assert isinstance(scene.layout, MomijiLayout)
    return scene.layout
