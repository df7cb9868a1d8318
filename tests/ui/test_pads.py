"""Game pads: events of SDL's controllers become keys, the screen shows their signs, and a whole game is played with two of them."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.games.momiji.table.book.artist import rule_book
from momiji.i18n import LANGUAGES, translator
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.ui import pads as real
from momiji.ui.app import App
from momiji.ui.input import Input, Key
from momiji.ui.kit.button import Button
from momiji.ui.kit.pad_signs import press_word
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.menu import MenuScene
from momiji.ui.scenes.settings.keys import KeysScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.stack import Scene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.shortcuts import PAD_SHORTCUTS
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.pads import (
    BACK,
    DOWN,
    LEFT_SHOULDER,
    RIGHT,
    RIGHT_SHOULDER,
    START,
    UP,
    A,
    B,
    PadPlayer,
    X,
    Y,
    hold,
    lean,
    let_go,
    tap,
    ways_of_the_cross,
)
from tests.ui.stage import staged, wait
from tests.ui.test_whole_games import begin, play_to_the_end, show_game


@pytest.fixture
def table() -> Iterator[tuple[App, TableScene]]:
    with staged((1280, 720)) as app:
        someone = Mouse(app, begin(app, players=2, seed="pad", first=0))
        someone.open_curtain()
        yield app, someone.table


def sent(source: Input, now: float = 0.0, **event: Any) -> list[object]:
    kind = event.pop("type")
    pygame.event.post(pygame.Event(kind, instance_id=0, **event))
    return list(source.drain(now))


# ------------------------------------------------------------------ from events to keys
@pytest.mark.usefixtures("unpainted")
def test_buttons_are_keys_that_mean_the_same() -> None:
    with staged() as app:
        app.step(0.0)
        source = Input()
        pressed = {
            A: Key("return", pad="letters"),
            B: Key("escape", pad="letters"),
            X: Key("i", pad="letters"),
            Y: Key("h", pad="letters"),
            START: Key("start", pad="letters"),
            BACK: Key("u", pad="letters"),
            LEFT_SHOULDER: Key("zone", shift=True, pad="letters"),
            RIGHT_SHOULDER: Key("zone", pad="letters"),
            UP: Key("up", pad="letters"),
        }
        for button, key in pressed.items():
            assert sent(source, type=pygame.CONTROLLERBUTTONDOWN, button=button) == [key]
            assert sent(source, type=pygame.CONTROLLERBUTTONUP, button=button) == []
        assert sent(source, type=pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_GUIDE) == []


def test_a_stick_points_once_and_goes_on_while_it_is_held() -> None:
    with staged() as app:
        app.step(0.0)
        source = Input()

        def lean_to(axis: int, share: float, now: float) -> list[str]:
            keys = sent(source, now, type=pygame.CONTROLLERAXISMOTION, axis=axis, value=round(share * 32767))
            return [key.name + ("…" if key.repeat else "") for key in keys if isinstance(key, Key)]

        across, along = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
        assert lean_to(across, 0.3, 0.0) == []  # a stick at rest is never quite still
        assert lean_to(across, 0.7, 0.0) == ["right"]
        assert lean_to(across, 0.5, 0.1) == []  # it trembles
        assert lean_to(across, 0.9, 0.2) == []
        assert source.due(0.2) == pytest.approx(real.FIRST - 0.2)
        assert [key.repeat for key in source.drain(real.FIRST) if isinstance(key, Key)] == [True]
        assert lean_to(along, 1.0, 0.5) == ["down"]
        assert lean_to(along, 0.0, 0.5) == ["right"]
        assert lean_to(across, 0.1, 0.5) == []
        assert source.due(0.5) is None  # nobody waits for a stick that stands upright
        assert lean_to(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0, 0.6) == []


def test_a_pad_says_nothing_while_another_window_has_the_focus() -> None:
    with staged() as app:
        app.step(0.0)
        source = Input()
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        source.drain(0.0)
        assert sent(source, type=pygame.CONTROLLERBUTTONDOWN, button=A) == []
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
        source.drain(0.0)
        assert sent(source, type=pygame.CONTROLLERBUTTONDOWN, button=A) == [Key("return", pad="letters")]


# ------------------------------------------------------------------ coming and going
class StandIn:
    """What the controller module gives for a device."""

    names = ("Xbox Wireless Controller", "PS4 Controller", "Nintendo Switch Pro Controller")

    def __init__(self, index: int) -> None:
        if index >= len(self.names):
            raise pygame.error("Invalid device index")
        self.id, self.name = index, self.names[index]


def test_pads_come_and_go_in_mid_game(table: tuple[App, TableScene], monkeypatch: pytest.MonkeyPatch) -> None:
    from pygame._sdl2 import controller

    monkeypatch.setattr(controller, "Controller", StandIn)
    app, scene = table
    for index in (0, 1, 2, 7):  # the last one is gone again before anybody asks
        pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=index))
    tap(app, RIGHT, pad=0)
    assert app.services.pad == "letters"
    tap(app, RIGHT, pad=1)
    assert app.services.pad == "shapes"
    tap(app, RIGHT, pad=2)
    assert app.services.pad == "plus"
    hold(app, RIGHT, pad=0)
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    wait(app)
    here = scene.focus.here
    wait(app, 2.0)
    assert scene.focus.here == here  # what was held when it went is let go
    tap(app, START, pad=1)
    assert isinstance(app.stack.top, MenuScene)
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    tap(app, START, pad=0)
    top: Scene | None = app.stack.top
    assert top is scene


class UnknownStandIn:
    """A joystick that SDL has no mapping for."""

    def __init__(self, index: int) -> None:
        self.buttons = (12, 2)[index]
        self.index = index

    def get_numbuttons(self) -> int:
        return self.buttons

    def get_instance_id(self) -> int:
        return self.index


def test_a_pad_without_a_mapping_is_read_by_the_numbers_of_its_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    from pygame._sdl2 import controller

    monkeypatch.setattr(pygame.joystick, "Joystick", UnknownStandIn)
    monkeypatch.setattr(controller, "is_controller", lambda index: False)
    with staged() as app:
        app.step(0.0)
        source = Input()
        for index in (0, 1):
            pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=index))
        source.drain(0.0)

        def named(now: float = 0.0, pad: int = 0, **event: Any) -> list[tuple[str, bool]]:
            pygame.event.post(pygame.Event(event.pop("type"), instance_id=pad, **event))
            return [(key.name, key.shift) for key in source.drain(now) if isinstance(key, Key) and key.pad == "numbers"]

        numbered = [named(type=pygame.JOYBUTTONDOWN, button=number) for number in range(9)]
        usual = ["return", "escape", "i", "h", "zone", "zone", "u", "start"]
        assert numbered == [[(name, number == 4)] for number, name in enumerate(usual)] + [[]]
        assert named(type=pygame.JOYHATMOTION, hat=0, value=(0, -1)) == [("down", False)]
        assert named(type=pygame.JOYHATMOTION, hat=0, value=(0, 0), now=5.0) == []  # let go, so it does not go on
        assert named(type=pygame.JOYAXISMOTION, axis=0, value=-0.9) == [("left", False)]
        assert named(type=pygame.JOYBUTTONDOWN, button=0, pad=1) == []  # a thing with two buttons is no pad
        assert named(type=pygame.JOYBUTTONDOWN, button=0, pad=5) == []  # nor is what never came


def test_a_button_of_a_pad_is_no_key_to_be_given() -> None:
    with staged() as app:
        scene = KeysScene(app.services)
        app.start(scene)
        wait(app)
        for button in (X, RIGHT_SHOULDER, A):
            scene.waiting = scene.services.actions[0]
            tap(app, button)
            assert app.services.preferences.keys == ()
        tap(app, B)
        assert scene.waiting is None and app.stack.top is scene


def test_no_module_no_pads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygame._sdl2", None)
    source = Input()
    source.listen_to_pads()
    with staged() as app:
        app.step(0.0)
        pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
        assert source.drain(0.0) == []


def test_the_module_waits_until_something_is_shown() -> None:
    """Nothing of it is read for the first picture, nor for tests, pictures and the text game."""
    code = "import sys, momiji.play, momiji.ui.app; print('pygame._sdl2' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split()[-1] == "False"


# ------------------------------------------------------------------ at the table and on pages
def test_the_table_by_pad(table: tuple[App, TableScene]) -> None:
    app, scene = table
    hold(app, RIGHT)
    first = scene.focus.here
    wait(app, real.FIRST)
    assert scene.focus.here != first
    let_go(app, RIGHT)
    zones = scene.keys.zones()
    at = next(index for index, zone in enumerate(zones) if scene.focus.here in zone)
    tap(app, RIGHT_SHOULDER)
    assert scene.focus.here == zones[(at + 1) % len(zones)][0]
    tap(app, LEFT_SHOULDER)
    assert scene.focus.here == zones[at][0]
    lean(app, y=1.0)
    lean(app)
    scene.focus.here = next(thing for zone in zones for thing in zone if not isinstance(thing, str) and thing.kind == "hand")
    tap(app, X)
    assert app.stack.top is not scene
    tap(app, B)
    assert app.stack.top is scene
    tap(app, A)
    assert scene.held is not None
    tap(app, START)
    assert isinstance(app.stack.top, MenuScene)
    assert scene.held is None
    tap(app, START)
    assert app.stack.top is scene
    tap(app, Y)
    assert scene.coach.thinking or scene.coach.advice is not None


def test_keys_that_were_moved_move_no_button() -> None:
    with staged(keys=(("i", "x"), ("h", "i"))) as app:
        someone = Mouse(app, begin(app, players=2, seed="pad", first=0))
        someone.open_curtain()
        scene = someone.table
        scene.focus.here, scene.focus.shown = next(spot for spot in scene.layout.order() if spot.kind == "hand"), True
        tap(app, X)
        assert app.stack.top is not scene


def test_shoulders_turn_tabs() -> None:
    with staged() as app:
        scene = SettingsScene(app.services)
        app.start(scene)
        wait(app)
        tap(app, RIGHT_SHOULDER)
        assert scene.tab.key == "picture"
        tap(app, LEFT_SHOULDER)
        assert scene.tab.key == "language"


def test_shoulders_turn_a_tile() -> None:
    seats = tuple(Seat(name, crest) for name, crest in zip(("Hana", "Kenji"), CRESTS, strict=False))
    with staged() as app:
        session = Session.begin(Choices("miyabi", seats, "pad", (), first=0))
        show_game(app, session)
        scene = Mouse(app, session).table
        tile = next(spot for spot in scene.layout.order() if len(scene.desk.turnings(spot)) == 4 and scene.desk.liftable(spot))
        scene.focus.here, scene.focus.shown = tile, True
        tap(app, A)
        assert scene.held == tile
        before = scene.desk.turned(tile)
        tap(app, RIGHT_SHOULDER)
        assert scene.desk.turned(tile) != before
        tap(app, LEFT_SHOULDER)
        assert scene.desk.turned(tile) == before
        assert note_says(app, scene) == (True, False)
        stage.press(app, pygame.K_r)
        assert note_says(app, scene) == (False, True)


def note_says(app: App, scene: TableScene) -> tuple[bool, bool]:
    """Whether the note, as it is drawn, tells of the shoulders, and of the key."""
    drawn: list[str] = []
    real = scene.services.look.type.paragraph

    def noted(words: str, *args: Any, **more: Any) -> pygame.Surface:
        drawn.append(words)
        return real(words, *args, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene.services.look.type, "paragraph", noted)
        app.stack.build()
        app.picture()
    said = " ".join(drawn)
    return "LB/RB" in said, "wheel, R or" in said


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("game", registry.GAMES)
def test_cross_and_shoulders_lead_everywhere(game: str, size: tuple[int, int]) -> None:
    seats = tuple(Seat(name, crest) for name, crest in zip(("Hana", "Kenji", "Yuki"), CRESTS, strict=False))
    with staged(size) as app:
        session, chance = Session.begin(Choices(game, seats, "everywhere", (), first=0)), Chance("everywhere")
        for _ in range(12):
            show_game(app, session)
            player = PadPlayer(app, session)
            if isinstance(app.stack.top, CurtainScene):
                player.open_curtain()
            zones = player.table.keys.zones()
            assert set(ways_of_the_cross(player.table, *(zone[0] for zone in zones))) == {thing for zone in zones for thing in zone}
            for _ in range(3):
                session.perform(chance.pick(session.rules.legal(session.state)))


def test_a_whole_game_with_two_pads() -> None:
    with staged() as app:
        play_to_the_end(PadPlayer(app, begin(app, players=2, seed="pads")), "two pads")


# ------------------------------------------------------------------ signs
def badges(scene: TableScene) -> list[str]:
    return [scene.services.sign(widget.hotkey) for widget in scene.buttons if isinstance(widget, Button) and widget._badge()]


def test_signs_of_the_pad_show_while_it_is_used(table: tuple[App, TableScene]) -> None:
    app, scene = table
    assert app.services.sign("return") == ""
    tap(app, DOWN)
    assert app.services.sign("h") == "y"
    assert "y" in badges(scene)
    keys = rule_book(app.services, "keys").setter
    assert keys.shortcuts == list(PAD_SHORTCUTS)
    stage.press(app, pygame.K_TAB)
    assert set(badges(scene)) == {""}
    assert keys.shortcuts != list(PAD_SHORTCUTS)
    tap(app, DOWN)
    stage.click(app, (5, 5))
    assert app.services.pad == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_has_a_word(language: str) -> None:
    with staged(language=language) as app:
        app.services.pad = "letters"
        assert press_word(app.services, "return") == "A"
        app.services.pad = "shapes"
        assert press_word(app.services, "return") == translator(language)("pad-shape-a")
        assert press_word(app.services, "l") == "L"  # no button does that
        app.services.pad = "numbers"
        assert press_word(app.services, "return") == translator(language)("pad-number", number="1")
