"""A window without a screen, and two hands: what a player does before a game, as real events."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from momiji.playing.preferences import Preferences
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.ui.app import App
from momiji.ui.kit.page import Page
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.widget import Widget
from momiji.ui.theme import Role
from momiji.ui.type import Type
from tests.choosing import momiji_choices

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Aiko")
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))
TEXTS = (1.0, 1.5, 2.0)
_KEYS = {"tab": pygame.K_TAB, "return": pygame.K_RETURN, "space": pygame.K_SPACE, "escape": pygame.K_ESCAPE, "left": pygame.K_LEFT,
         "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN, "backspace": pygame.K_BACKSPACE, "a": pygame.K_a}  # fmt: skip


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(name, crest) for name, crest in zip(NAMES[:count], CRESTS, strict=False))


@contextmanager
def window(size: tuple[int, int] = (1280, 720), text: float = 1.0) -> Iterator[App]:
    app = App.for_test(size, Preferences(text_scale=text, animation_speed=0.0))
    pygame.event.clear()
    try:
        yield app
    finally:
        app.services.art.close()


class Hands:
    """Mouse and keyboard of one player; nothing is done but through the window's queue."""

    def __init__(self, app: App, scene: PagedScene) -> None:
        self.app = app
        app.start(scene)
        app.step(0.1)

    @property
    def page(self) -> Page:
        top = self.app.stack.top
        assert isinstance(top, PagedScene)
        return top.page

    def _post(self, kind: int, **args: Any) -> None:
        pygame.event.post(pygame.Event(kind, args))
        self.app.step(0.02)

    def at(self, name: str, along: float = 0.5) -> tuple[int, int]:
        rect = self.page.find(name).rect
        return rect.x + round(rect.w * along), rect.centery

    def down(self, at: tuple[int, int]) -> None:
        self._post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)

    def move(self, at: tuple[int, int]) -> None:
        self._post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False)

    def up(self, at: tuple[int, int]) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)

    def click(self, name: str, along: float = 0.5) -> None:
        at = self.at(name, along)
        self.down(at)
        self.up(at)

    def drag(self, name: str, by: int) -> None:
        x, y = self.at(name)
        self.down((x, y))
        for step in range(1, 11):
            self.move((x, y + by * step // 10))
        self.up((x, y + by))

    def key(self, *names: str, mod: int = 0) -> None:
        for name in names:
            self._post(pygame.KEYDOWN, key=_KEYS[name], mod=mod, unicode="", repeat=False)
            self._post(pygame.KEYUP, key=_KEYS[name], mod=mod, unicode="")

    def write(self, words: str) -> None:
        for letter in words:
            self._post(pygame.TEXTINPUT, text=letter)

    def rewrite(self, words: str) -> None:
        """Select all that is written, and write over it."""
        self.key("a", mod=pygame.KMOD_CTRL)
        self.write(words)

    def tab_to(self, name: str) -> None:
        """With the Tab key alone."""
        for _ in range(120):
            if self.page.focus and self.page.focus.name == name:
                return
            self.key("tab")
        raise AssertionError(f"the keyboard never comes to {name}")


def everything(page: Page) -> list[Widget]:
    out: list[Widget] = []
    for widget in page.widgets:
        out.append(widget)
        if isinstance(widget, ScrollArea):
            out += widget.children
    return out


class Proof:
    """Remembers every line of words that was drawn, and every one that had to be cut."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, pygame.Rect]] = []
        self.cut: list[str] = []

    @contextmanager
    def reading(self) -> Iterator[None]:
        put, cut = Type.put, Type._cut

        def noted(type_: Type, target: pygame.Surface, words: str, role: Role, *args: object, **more: object) -> pygame.Rect:
            rect: pygame.Rect = put(type_, target, words, role, *args, **more)  # type: ignore[arg-type]
            caps = pygame.Rect(rect.x, rect.centery - rect.h // 4, rect.w, rect.h // 2)
            if caps.clip(target.get_clip()).size == caps.size:
                self.lines.append((words, caps))
            return rect

        def cutting(type_: Type, words: str, face: str, px: int, width: int) -> str:
            self.cut.append(words)
            return cut(type_, words, face, px, width)

        Type.put, Type._cut = noted, cutting  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            Type.put, Type._cut = put, cut  # type: ignore[method-assign]


def complaints(app: App, page: Page, allowed: tuple[str, ...] = ()) -> list[str]:
    """What lies over something else, leaves the window or is cut; widgets whose names begin with `allowed` are grounds for others."""
    proof = Proof()
    app.services.look.type._kept.clear()
    with proof.reading():
        app.picture()
    out = [f"cut: {words}" for words in proof.cut]
    screen = app.surface.get_rect()
    things = []
    for widget in everything(page):
        seen = widget.rect.clip(widget.within.rect) if widget.within else widget.rect
        if widget.focusable and seen.w and seen.h and not widget.name.startswith(allowed or ("\0",)):
            things.append((widget.name, seen))
            if not screen.contains(seen):
                out.append(f"{widget.name} leaves the window")
    for index, (name, rect) in enumerate(things):
        out += [f"{name} over {other}" for other, place in things[index + 1 :] if rect.colliderect(place)]
    for index, (words, rect) in enumerate(proof.lines):
        if not screen.contains(rect):
            out.append(f"“{words}” leaves the window")
        out += [f"“{words}” over “{other}”" for other, place in proof.lines[index + 1 :] if rect.colliderect(place)]
        out += [f"“{words}” over {name}" for name, place in things if rect.colliderect(place) and not place.contains(rect)]
    return out


def choices(count: int = 2, **more: object) -> Choices:
    return momiji_choices(seats(count), "K7QM-2XPD", **more)
