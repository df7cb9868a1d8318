"""Keys that were changed: at the table, on the buttons, in the list of keys, in the settings file; and keyboards of other alphabets."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from momiji.games.momiji.table.book.artist import rule_book
from momiji.i18n import LANGUAGES
from momiji.playing.preferences import Preferences, sensible
from momiji.store import settings
from momiji.ui import keys
from momiji.ui.app import App
from momiji.ui.input import Input, Key
from momiji.ui.keys import GENERAL, Action
from momiji.ui.kit.button import Button
from momiji.ui.scenes.settings.keys import KeysScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.table.shortcuts import ACTIONS
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.stage import SIZES, staged, wait
from tests.ui.test_whole_games import begin

ALL = (*ACTIONS, *GENERAL)
UNDO, TRADE, MUTE = GENERAL[0], next(one for one in ACTIONS if one.usual == "t"), GENERAL[-1]


@contextmanager
def page(size: tuple[int, int] = SIZES[0], text: float = 1.0, language: str = "en") -> Iterator[tuple[App, KeysScene]]:
    with staged(size, text, language=language) as app:
        app.services.actions = ALL
        app.start(SettingsScene(app.services, "hands"))
        scene = KeysScene(app.services)
        app.start(scene)
        wait(app)
        yield app, scene


def give(app: App, scene: KeysScene, action: Action, key: int) -> None:
    """Press the row's button, then the key."""
    scene.page.set_focus(f"key-{action.usual}")
    stage.press(app, pygame.K_RETURN, key)


def test_a_new_key_by_mouse_and_by_keyboard() -> None:
    with page() as (app, scene):
        stage.click(app, scene.page.find("key-u").rect.center)
        assert scene.waiting == UNDO
        stage.press(app, pygame.K_x)
        give(app, scene, TRADE, pygame.K_F5)
        assert dict(app.services.preferences.keys) == {"u": "x", "t": "f5"}
        button = scene.page.find("key-t")
        assert isinstance(button, Button)
        assert button.words == "F5"


def test_a_taken_key_is_exchanged_and_the_sheet_says_so() -> None:
    with page() as (app, scene):
        give(app, scene, UNDO, pygame.K_m)
        assert dict(app.services.preferences.keys) == {"u": "m", "m": "u"}
        assert not app.services.preferences.muted  # the key was given, not obeyed
        assert scene.said is not None
        words = app.services.say.text(scene.said)
        assert app.services.say(MUTE.name) in words
        give(app, scene, UNDO, pygame.K_u)
        assert app.services.preferences.keys == ()


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_TAB, pygame.K_LEFT, pygame.K_SPACE, pygame.K_3])
def test_some_keys_stay_as_they_are(key: int) -> None:
    with page() as (app, scene):
        give(app, scene, UNDO, key)
        assert scene.said is not None
        assert scene.said.key == "keys-fixed"
        assert scene.waiting == UNDO
        stage.press(app, pygame.K_ESCAPE)  # lets the key be
        assert scene.waiting is None
        assert app.stack.top is scene
        assert app.services.preferences.keys == ()
        stage.press(app, pygame.K_ESCAPE)
        assert app.stack.top is not scene


def test_all_keys_go_back_to_the_usual_ones() -> None:
    with page() as (app, scene):
        assert not scene.page.find("defaults").enabled
        give(app, scene, UNDO, pygame.K_x)
        stage.click(app, scene.page.find("defaults").rect.center)
        assert app.services.preferences.keys == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_fits(language: str) -> None:
    for text in (1.0, 2.0):
        with page(text=text, language=language) as (app, scene):
            assert app.surface.get_rect().contains(scene.sheet)
            names = ("rows", "done", "defaults")
            rects = [scene.page.find(name).rect for name in names]
            assert all(scene.sheet.contains(rect) for rect in rects)
            assert all(rect.collidelist(rects[i + 1 :]) < 0 for i, rect in enumerate(rects))


def test_the_table_obeys_and_shows_the_new_keys() -> None:
    with staged((1920, 1080), language="ru", keys=(("t", "x"), ("l", "f7"))) as app:
        someone = Mouse(app, begin(app, players=2, seed="keys", first=0))
        someone.open_curtain()
        stage.press(app, pygame.K_t)
        assert not someone.desk.trading
        stage.press(app, pygame.K_x)
        assert someone.desk.trading
        left = next(widget for widget in someone.table.buttons if widget.name == "left")
        assert isinstance(left, Button)
        assert left.hotkey == "x"
        stage.press(app, pygame.K_x, pygame.K_F7)
        assert type(app.stack.top).__name__ == "LogScene"
        shown = [key for row, _ in rule_book(app.services, "keys").setter.shortcuts for key in row]
        assert "f7" in shown
        assert "l" not in shown


def test_sound_and_screen_follow_too() -> None:
    with staged(keys=(("m", "n"),)) as app:
        app.start(SettingsScene(app.services))
        stage.press(app, pygame.K_m)
        assert not app.services.preferences.muted
        stage.press(app, pygame.K_n)
        assert app.services.preferences.muted


def test_what_is_kept_is_read_and_nonsense_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings.write(file, Preferences(keys=(("u", "x"),)))
    assert settings.load(file, Preferences(), sensible).value.keys == (("u", "x"),)
    for bad in (7, "u", [["u"]], [["u", 5]], {"u": "x"}, [["u", "x" * 99]]):
        file.write_text(json.dumps({"keys": bad, "muted": True}), encoding="utf-8")
        loaded = settings.load(file, Preferences(), sensible)
        assert (loaded.value.keys, loaded.value.muted, loaded.ignored) == ((), True, ("keys",))
    odd = Preferences(keys=(("u", "escape"), ("t", "x"), ("t", "y"), ("r", "x"), ("l", "k")))
    assert keys.moved(odd) == {"t": "x", "l": "k"}
    assert [keys.key_of(usual, odd) for usual in "utrl"] == ["u", "x", "r", "k"]
    assert [keys.meant_by(key, odd) for key in "xktu"] == ["t", "l", "", "u"]


@pytest.mark.parametrize(
    ("key", "scancode", "name"),
    [
        (ord("е"), pygame.KSCAN_T, "t"),  # a Russian keyboard
        (ord("š"), pygame.KSCAN_3, "3"),  # the upper row of a Czech one
        (ord("+"), pygame.KSCAN_1, "1"),
        (pygame.K_y, pygame.KSCAN_Z, "y"),  # what is printed on a Latin key counts
        (pygame.K_COMMA, pygame.KSCAN_M, ","),
    ],
)
def test_keys_keep_their_places_on_other_keyboards(key: int, scancode: int, name: str) -> None:
    with staged() as app:
        app.step(0.0)
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=scancode))
        assert Input().drain(0.0) == [Key(name)]
