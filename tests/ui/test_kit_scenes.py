"""Scenes that belong to no game: everything by keyboard, and nothing secret behind the curtain."""

import os

import pygame

from momiji.core.text import Text
from momiji.playing.preferences import Preferences
from momiji.ui import shots
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.strip import Strip
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.message import Answer, MessageScene
from momiji.ui.scenes.title import Entry, TitleScene
from momiji.ui.stack import Push, Quit
from tests.ui.kit_sheet import KitSheet

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


def test_all_widgets_can_be_drawn_in_all_states() -> None:
    app = App.for_test((1024, 640), Preferences())
    app.start(KitSheet(app.services))
    app.step(0.5)
    picture = app.picture()
    app.services.art.close()
    assert picture.get_size() == (1024, 640)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 1024, 32) for y in range(0, 640, 32)}) > 100


def title_with(app: App, pressed: list[str]) -> TitleScene:
    def pressing(key: str) -> Entry:
        return Entry(key, lambda: pressed.append(key))

    closed = Entry("title-continue", lambda: pressed.append("never"), enabled=False, why_not=Text("title-continue"))
    return TitleScene(app.services, [closed, *(pressing(key) for key in ("title-new-game", "title-solo", "title-settings"))])


def test_the_title_by_keyboard_only() -> None:
    app, pressed = App.for_test((1280, 720), Preferences(drifting_leaves=False)), list[str]()
    scene = title_with(app, pressed)
    app.start(scene)
    for key in ("return", "down", "return", "down", "space", "up", "up", "up", "return"):
        app.post(Key(key))
        app.step(0.05)
    assert pressed == ["title-new-game", "title-solo", "title-settings"]
    assert scene.page.focus is not None
    assert not scene.page.focus.enabled
    for _ in range(12):
        if scene.page.focus.name == "title-quit":
            break
        app.post(Key("tab"))
        app.step(0.05)
    app.post(Key("return"))
    app.step(0.05)
    assert not app.running
    app.services.art.close()


def test_the_language_can_be_changed_on_the_title() -> None:
    app = App.for_test((1280, 720), Preferences(drifting_leaves=False))
    scene = title_with(app, [])
    app.start(scene)
    app.step(0.02)
    scene.page.set_focus("language-cs")
    app.post(Key("return"))
    app.step(0.02)
    assert app.services.preferences.language == "cs"
    assert scene.page.focus is not None
    assert scene.page.focus.name == "language-cs"
    app.services.art.close()


def test_only_one_strip_is_warm() -> None:
    with shots.staged("title", (1280, 720)) as app:
        scene = app.stack.top
        assert isinstance(scene, TitleScene)
        app.step(0.5)
        assert sum(strip.warm.value > 0.5 for strip in scene.page.widgets if isinstance(strip, Strip)) == 1


def test_a_message_answers_by_enter_and_escape() -> None:
    app = App.for_test((1280, 720), Preferences(drifting_leaves=False, animation_speed=0.0))
    app.start(title_with(app, []))
    said: list[str] = []
    app.stack.apply(
        Push(
            MessageScene(
                app.services, Text("menu-title"), [Answer("message-ok", lambda: said.append("yes"), primary=True), Answer("message-cancel")]
            )
        )
    )
    app.post(Key("return"))
    app.step(0.02)
    assert said == ["yes"]
    app.post(Key("escape"))
    app.step(0.02)
    assert isinstance(app.stack.top, TitleScene)
    app.services.art.close()


def test_the_curtain_shows_nothing_secret_from_its_first_frame_on() -> None:
    app = App.for_test((1024, 640), Preferences())
    secret, public = (255, 0, 255), (90, 160, 90)
    sights: list[str] = []

    def open_table(target: pygame.Surface) -> None:
        target.fill(public)

    def table(target: pygame.Surface) -> None:
        sights.append("beneath")
        target.fill(secret)

    class Table(PagedScene):
        def layout(self) -> list[Widget]:
            return []

        def rest(self, target: pygame.Surface) -> None:
            target.fill(secret)

    app.start(Table(app.services))
    app.step(0.02)
    curtain = CurtainScene(
        app.services,
        crest="fan",
        name="Kenji",
        sentence=Text("curtain-pass", {"other": "Hana"}),
        public=open_table,
        on_ready=Quit,
        beneath=table,
    )
    app.stack.apply(Push(curtain))
    app.post(Key("return"))
    for _ in range(30):
        app.step(0.02)
        reds = [app.surface.get_at((x, y)) for x in range(0, 1024, 16) for y in range(0, 640, 16)]
        assert not any(c.r > 200 and c.b > 200 and c.g < 60 for c in reds)
    app.post(Key("return", repeat=True))
    app.step(0.02)
    assert not sights
    app.post(Key("return"))
    app.step(0.02)
    assert curtain.rising
    app.post(PointerDown(5, 5))
    for _ in range(30):
        app.step(0.02)
    assert sights
    assert not app.running
    app.services.art.close()
