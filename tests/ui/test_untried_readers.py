"""Windows and macOS: nothing is offered to screen readers unless somebody asks for it, with a stand-in for the system's side."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from momiji import opening, play
from momiji.i18n import translator
from momiji.ui import untried
from momiji.ui.app import App
from momiji.ui.input import Key
from momiji.ui.kit.choice import Switch
from momiji.ui.reader import NoReader, open_reader
from momiji.ui.reader.reader import OFF, WindowReader
from momiji.ui.scenes.settings import scene as settings_scene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.window import DenseWindow, PixelWindow, WindowPlace
from tests.ui import stage

SYSTEMS = ("win32", "darwin")
HANDLE = 77


class Panic(BaseException):
    """What the library's own failures are like: no Exception."""


@dataclass
class StandIn:
    """The library's adapter of both systems: asks for a tree as long as it has none, and gives events that somebody has to raise."""

    window: int
    began: Callable[[], object]
    asked: Callable[[Any], None]
    placeholder: bool = False
    heard: list[tuple[list[Any], int, bool]] = field(default_factory=list)
    watched: list[bool] = field(default_factory=list)
    raised: int = 0
    breaks: bool = False

    def look(self) -> None:
        """A screen reader looks at the window."""
        if not self.heard:
            assert self.began() is None
            self.placeholder = True

    def update_if_active(self, make: Callable[[], Any]) -> object:
        if self.breaks:
            raise Panic
        if not self.placeholder:
            return None
        update = make()
        self.heard.append((list(update.nodes), update.focus, update.tree is not None))
        return SimpleNamespace(raise_events=self._raised)

    def update_view_focus_state(self, on: bool) -> object:
        self.watched.append(on)
        return SimpleNamespace(raise_events=self._raised)

    def _raised(self) -> None:
        self.raised += 1

    def numbers(self) -> dict[str, int]:
        return {node.label: number for nodes, *_ in self.heard for number, node in nodes}


@dataclass
class Hall:
    app: App
    adapters: list[StandIn]
    forwarded: list[str]
    complaints: list[BaseException]
    trouble: list[BaseException] = field(default_factory=list)

    def open(self, platform: str) -> WindowReader:
        def wake() -> None:
            if self.trouble:
                raise self.trouble.pop()

        reader = open_reader(
            "Momiji", lambda: self.app.services.clock(), wake, self.complaints.append, platform, untried=True, handle=lambda: HANDLE
        )
        self.app.read_with(reader)
        return reader

    def step(self, seconds: float = 0.1) -> None:
        stage.wait(self.app, seconds)


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    accesskit = pytest.importorskip("accesskit")
    with stage.staged() as app:
        hall = Hall(app, [], [], [])

        def adapter(window: int, began: Callable[[], object], asked: Callable[[Any], None]) -> StandIn:
            hall.adapters.append(StandIn(window, began, asked))
            return hall.adapters[-1]

        there = SimpleNamespace(SubclassingAdapter=adapter)
        monkeypatch.setattr(accesskit, "windows", there, raising=False)
        there = SimpleNamespace(
            SubclassingAdapter=SimpleNamespace(for_window=adapter), add_focus_forwarder_to_window_class=hall.forwarded.append
        )
        monkeypatch.setattr(accesskit, "macos", there, raising=False)
        monkeypatch.delenv(OFF, raising=False)
        app.start(SettingsScene(app.services))
        app.step(0.0)
        yield hall


def request(what: str, number: int) -> object:
    import accesskit

    return SimpleNamespace(action=getattr(accesskit.Action, what), target=number, data=None)


# ---------------------------------------------------------------------- the channel
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("platform", SYSTEMS)
def test_a_reader_hears_the_page_and_works_it(hall: Hall, platform: str) -> None:
    hall.open(platform)
    (adapter,) = hall.adapters
    assert adapter.window == HANDLE
    assert hall.forwarded == (["SDLWindow"] if platform == "darwin" else [])
    hall.app.post(Key("tab"))
    hall.step()
    assert adapter.heard == []  # nobody looks yet
    adapter.look()
    hall.step(0.04)
    assert adapter.heard == []
    adapter.look()  # the library asks again as long as it has nothing: whoever asks often must not wait for good
    hall.step(0.02)
    assert [whole for *_, whole in adapter.heard] == [True]
    assert adapter.raised == 1 + len(adapter.watched)
    assert bool(adapter.watched) == (platform == "darwin")
    adapter.asked(request("FOCUS", adapter.numbers()["Accessibility"]))
    hall.step()
    assert adapter.heard[-1][1:] == (adapter.numbers()["Accessibility"], False)
    adapter.asked(request("CLICK", adapter.numbers()["Accessibility"]))
    hall.step(0.3)
    hall.step(0.3)
    assert "Settings: Accessibility" in adapter.numbers()
    assert sum(whole for *_, whole in adapter.heard) == 1
    assert hall.complaints == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("platform", SYSTEMS)
def test_whatever_fails_inside_the_systems_calls_comes_out_later_and_once(hall: Hall, platform: str) -> None:
    reader = hall.open(platform)
    hall.trouble.append(Panic())
    hall.adapters[0].look()  # an exception here would end the program
    hall.adapters[0].asked(object())
    for _ in range(3):
        hall.step()
    assert len(hall.complaints) == 1
    assert hall.adapters[0].heard == []
    assert reader.due() is None


@pytest.mark.usefixtures("unpainted")
def test_who_ends_the_program_while_a_reader_looks_ends_it(hall: Hall) -> None:
    hall.open("win32")
    hall.trouble.append(KeyboardInterrupt())
    hall.adapters[0].look()
    with pytest.raises(KeyboardInterrupt):
        hall.step()
    assert hall.complaints == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("platform", SYSTEMS)
def test_a_library_that_fails_later_is_over_for_the_run(hall: Hall, platform: str) -> None:
    hall.open(platform)
    hall.adapters[0].look()
    hall.adapters[0].breaks = True
    for _ in range(3):
        hall.app.post(Key("tab"))
        hall.step()
    assert [type(error) for error in hall.complaints] == [Panic]
    assert hall.app.running


@pytest.mark.parametrize("platform", SYSTEMS)
def test_a_library_that_refuses_the_window_is_said_once(hall: Hall, platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise Panic

    import accesskit

    monkeypatch.setattr(accesskit.windows, "SubclassingAdapter", refused)
    monkeypatch.setattr(accesskit.macos.SubclassingAdapter, "for_window", refused)
    assert isinstance(hall.open(platform), NoReader)
    assert [type(error) for error in hall.complaints] == [Panic]


def test_an_adapter_is_let_go_when_the_reader_is_closed(hall: Hall) -> None:
    """It takes its part out of the window then, which must happen while there is a window."""
    import gc
    import weakref

    reader = hall.open("win32")
    adapter = weakref.ref(hall.adapters.pop())
    gc.disable()  # the library's real one cannot be found by it
    try:
        reader.close()
        assert adapter() is None
    finally:
        gc.enable()


OPENED = """
import sys
from momiji.playing.preferences import Preferences
from momiji.ui.app import App
from momiji.ui.reader import open_reader
from momiji.ui.scenes.settings.scene import SettingsScene
app = App.for_test((1280, 720), Preferences())
app.start(SettingsScene(app.services, "ease", sys.argv[1]))
app.step(0.0)
open_reader("Momiji", lambda: 0.0, lambda: None, lambda _: None, sys.argv[1], untried=sys.argv[2] == "on")
print("accesskit" in sys.modules)
app.services.art.close()
"""


@pytest.mark.parametrize("platform", SYSTEMS)
@pytest.mark.parametrize("wish", ["on", "off"])
def test_as_long_as_nobody_asks_the_library_is_not_even_read(platform: str, wish: str) -> None:
    pytest.importorskip("accesskit")
    done = subprocess.run([sys.executable, "-c", OPENED, platform, wish], capture_output=True, text=True)
    assert done.stdout.split()[-1:] == [str(wish == "on")], done.stderr


@pytest.mark.parametrize("platform", SYSTEMS)
def test_it_can_be_forbidden_from_outside(hall: Hall, platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OFF, "1")
    assert isinstance(hall.open(platform), NoReader)


# ---------------------------------------------------------------------- the switch
def on_page(app: App, platform: str) -> SettingsScene:
    scene = SettingsScene(app.services, "ease", platform)
    app.start(scene)
    app.step(0.0)
    return scene


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("platform", SYSTEMS)
def test_the_switch_is_off_says_that_it_is_untried_and_can_be_set(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_scene, "library_is_there", lambda: True)
    with stage.staged() as app:
        scene = on_page(app, platform)
        thing = next(thing for thing in scene.reading.things() if thing.key == "screen_reader")
        assert (thing.kind, thing.on, thing.enabled) == ("switch", False, True)
        assert "not tried yet" in thing.about and "next start" in thing.about
        for wanted in (True, False):
            scene.page.set_focus("screen_reader")
            app.post(Key("return"))
            app.step(0.0)
            assert app.services.preferences.screen_reader is wanted


@pytest.mark.usefixtures("unpainted")
def test_where_it_was_tried_nobody_is_asked() -> None:
    with stage.staged(screen_reader=True) as app:
        scene = on_page(app, "linux")
        assert all(thing.key != "screen_reader" for thing in scene.reading.things())
        assert not next(thing for thing in scene.reading.things() if thing.key == "defaults").enabled  # it would change nothing seen here


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_without_the_library_the_switch_rests_and_says_why(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_scene, "library_is_there", lambda: False)
    with stage.staged(language=language) as app:
        switch = on_page(app, "win32").page.find("screen_reader")
        assert isinstance(switch, Switch)
        assert not switch.enabled and switch.tip is not None
        assert switch.tip.text == switch.about == translator(language)("settings-screen-reader-absent")


def test_whether_the_library_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("accesskit")
    assert untried.library_is_there()
    monkeypatch.setitem(sys.modules, "accesskit", None)
    assert not untried.library_is_there()


# ---------------------------------------------------------------------- the window
def shown() -> int:
    return sum(event.type == pygame.WINDOWSHOWN for event in pygame.event.get())


@pytest.mark.parametrize("kind", [PixelWindow, DenseWindow])
@pytest.mark.parametrize("fullscreen", [False, True])
def test_a_hidden_window_is_seen_when_it_is_revealed_and_not_before(
    kind: type[PixelWindow] | type[DenseWindow], fullscreen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEO_WINDOW_POS", "5,5")  # as systems do that put a window elsewhere at first
    pygame.display.quit()
    pygame.display.init()
    pygame.event.clear()
    window = kind(WindowPlace((1280, 720), (60, 50)), fullscreen=fullscreen, hidden=True)
    assert shown() == 0
    window.reveal()
    assert shown() == 1
    assert fullscreen or (window.size, window.position) == ((1280, 720), (60, 50))
    assert window.surface.get_size() == window.size
    window.reveal()
    assert shown() == 0
    window.close()


@pytest.mark.parametrize("platforms", [(), (sys.platform,)])
@pytest.mark.parametrize("wish", [False, True])
def test_the_library_comes_before_the_window_is_seen(
    platforms: tuple[str, ...], wish: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the command on: the first picture, the settings, the reader, and only then the window. Nothing changes for others."""
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(json.dumps({"screen_reader": wish}), encoding="utf-8")
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    monkeypatch.setattr(untried, "SYSTEMS", platforms)
    seen: list[object] = []

    def opened(*_: object, untried: bool, handle: Callable[[], int]) -> NoReader:
        seen.extend((pygame.display.get_active(), untried, handle()))
        return NoReader()

    def ran(app: App, program: object) -> None:
        seen.extend((pygame.display.get_active(), app.window.handle))
        app.close()

    monkeypatch.setattr(play, "open_reader", opened)
    monkeypatch.setattr(play, "_run_whatever_happens", ran)
    pygame.display.quit()
    window = opening.show()
    assert window is not None
    hidden = wish and bool(platforms)
    assert pygame.display.get_active() is not hidden
    assert play.run(art=opening.begin_title(window)) == 0
    assert seen == [not hidden, wish, seen[-1], True, seen[-1]]
