"""The window's side of screen readers, with a listener of our own in place of the system's."""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import pytest

from momiji import registry, screenshot
from momiji.playing.preferences import Preferences
from momiji.screenshot import Wish
from momiji.ui.app import App
from momiji.ui.input import Key
from momiji.ui.kit.page import Page
from momiji.ui.reader import NoReader, ReadingWish, ScreenReader, open_reader
from momiji.ui.reader.reader import OFF, ReaderDesk
from momiji.ui.reader.tree import NEWS, WINDOW, BadTree, ReadNode, ReadTree, TreeMaker
from momiji.ui.scenes.settings.scene import SettingsScene
from tests.ui import stage
from tests.ui.test_things import SCENES, wish

pytestmark = pytest.mark.usefixtures("unpainted")


class Panic(BaseException):
    """What the library's own failures are like: no Exception."""


@dataclass
class Listener:
    """Keeps the tree as a reader would, from what is sent."""

    desk: ReaderDesk
    nodes: dict[int, ReadNode] = field(default_factory=dict)
    focus: int = 0
    sent: list[tuple[int, bool]] = field(default_factory=list)
    breaks: bool = False

    def update(self, nodes: Sequence[ReadNode], focus: int, *, whole: bool) -> Callable[[], object]:
        return lambda: self.hear(nodes, focus, whole=whole)

    def hear(self, nodes: Sequence[ReadNode], focus: int, *, whole: bool) -> None:
        if self.breaks:
            raise Panic
        self.sent.append((len(nodes), whole))
        if whole:
            self.nodes = {}
        self.nodes |= {node.id: node for node in nodes}
        self.focus = focus
        ReadTree({number: self.nodes[number] for number in self.reached(WINDOW)}, focus)

    def reached(self, number: int) -> Iterator[int]:
        yield number
        for child in self.nodes[number].children:
            yield from self.reached(child)

    def watched(self, on: bool) -> Callable[[], object]:
        return lambda: None

    def stands(self, at: tuple[int, int], size: tuple[int, int]) -> Callable[[], object]:
        return lambda: None

    def named(self, name: str) -> ReadNode:
        return next(self.nodes[number] for number in self.reached(WINDOW) if self.nodes[number].name == name)

    @property
    def news(self) -> str:
        return " ".join(self.nodes[number].name for number in self.nodes[NEWS].children)


@dataclass
class Hall:
    app: App
    listener: Listener
    complaints: list[BaseException]

    def step(self, seconds: float = 0.0) -> None:
        stage.wait(self.app, seconds)

    def listen(self) -> None:
        self.listener.desk.began()
        self.step(0.06)


@pytest.fixture
def hall() -> Iterator[Hall]:
    with stage.staged() as app:
        found: list[Listener] = []
        complaints: list[BaseException] = []

        def channel(desk: ReaderDesk) -> Listener:
            found.append(Listener(desk))
            return found[0]

        reader = ScreenReader(channel, window="Momiji", clock=lambda: app.services.clock(), wake=lambda: None, complain=complaints.append)
        app.read_with(reader)
        app.start(SettingsScene(app.services))
        app.step(0.0)
        yield Hall(app, found[0], complaints)


def test_nobody_listening_costs_no_look(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(self: Page) -> None:
        raise AssertionError("somebody looked")

    monkeypatch.setattr(Page, "things", looked)
    for _ in range(5):
        hall.app.post(Key("tab"))
        hall.step(0.1)
    assert hall.listener.sent == []


def test_after_somebody_began_nothing_is_called_for_a_moment(hall: Hall) -> None:
    hall.listener.desk.began()
    hall.step(0.02)
    assert hall.listener.sent == []
    assert hall.app.reader.due() == pytest.approx(0.03)
    hall.step(0.04)
    assert [whole for _, whole in hall.listener.sent] == [True]
    assert hall.listener.named("Settings: Language").part == "scene"


def test_only_what_changed_is_sent(hall: Hall) -> None:
    hall.listen()
    whole = hall.listener.sent[0][0]
    hall.app.post(Key("tab"))
    hall.step()
    assert hall.listener.sent[1:] == [(0, False)]
    hall.step(1.0)
    assert len(hall.listener.sent) == 2
    before = hall.listener.focus
    hall.app.post(Key("tab"), Key("tab"), Key("tab"))
    hall.step()
    assert hall.listener.focus != before
    assert sum(count for count, _ in hall.listener.sent[1:]) < whole


def test_wishes_become_what_the_keyboard_does(hall: Hall) -> None:
    hall.listen()
    ease = hall.listener.named("Accessibility")
    hall.listener.desk.wish(ReadingWish("aim", ease.id))
    hall.step()
    assert hall.listener.focus == ease.id
    hall.listener.desk.wish(ReadingWish("take", ease.id))
    hall.step(0.3)
    hall.step(0.3)
    assert hall.listener.news == "Settings: Accessibility"
    large = hall.listener.named("200%")
    assert (large.part, large.place, large.on) == ("choice", (4, 4), False)
    hall.listener.desk.wish(ReadingWish("take", large.id))
    hall.step()
    assert hall.app.services.preferences.text_scale == 2.0
    slider = next(node for node in hall.listener.nodes.values() if node.part == "slider" and node.name.startswith("Tooltip"))
    hall.listener.desk.wish(ReadingWish("slide", slider.id, 1.0))
    hall.step()
    assert hall.app.services.preferences.tooltip_delay == 1.0
    hall.listener.desk.wish(ReadingWish("take", 999_999))
    hall.step()
    assert hall.complaints == []


def test_words_can_be_written() -> None:
    with screenshot.staged("first-start", Wish((1280, 720))) as app:
        top = app.stack.top
        assert top is not None
        top.reading.write("name", "Mitsuki")
        assert next(thing.value for thing in top.reading.things() if thing.key == "name") == "Mitsuki"


def test_each_news_has_a_number_of_its_own_and_they_keep_apart(hall: Hall) -> None:
    hall.listen()
    hall.app.services.tell("One.")
    hall.step(1.0)
    first = hall.listener.nodes[NEWS].children
    assert hall.listener.news == "One."
    hall.app.services.tell("Two.")
    hall.app.services.tell("Three.")
    hall.step(0.1)
    assert hall.listener.news == "One."
    assert hall.app.reader.due() == pytest.approx(0.1)
    hall.step(0.15)
    assert hall.listener.news == "Two. Three."
    assert hall.listener.nodes[NEWS].children != first


def test_a_reader_that_fails_is_over_for_the_run_and_said_once(hall: Hall) -> None:
    hall.listen()
    hall.listener.breaks = True
    for _ in range(3):
        hall.app.post(Key("tab"))
        hall.step(0.5)
    assert [type(error) for error in hall.complaints] == [Panic]
    assert len(hall.listener.sent) == 1
    hall.listener.desk.began()
    hall.step(0.1)
    assert len(hall.listener.sent) == 1
    assert hall.app.running


def test_who_leaves_and_comes_back_while_a_tree_is_made_gets_a_whole_one_later(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library holds its lock then: a call at this moment would stand still for good."""
    hall.listen()
    real, desk = Page.things, hall.listener.desk

    def things(self: Page) -> object:
        monkeypatch.setattr(Page, "things", real)
        desk.ended()
        desk.began()
        return real(self)

    monkeypatch.setattr(Page, "things", things)
    hall.app.post(Key("tab"))
    hall.step()
    assert len(hall.listener.sent) == 1
    hall.step(0.1)
    assert [whole for _, whole in hall.listener.sent] == [True, True]


def test_a_new_scene_has_a_new_number_and_a_thing_keeps_its_own(hall: Hall) -> None:
    hall.listen()
    scene, done = hall.listener.named("Settings: Language").id, hall.listener.named("Done").id
    hall.app.post(Key("tab"))
    hall.step(0.2)
    assert (hall.listener.named("Settings: Language").id, hall.listener.named("Done").id) == (scene, done)
    hall.app.start(SettingsScene(hall.app.services))
    hall.step(0.2)
    assert hall.listener.named("Settings: Language").id > done
    assert hall.listener.named("Done").id > done


def test_a_tree_that_would_break_a_reader_is_never_sent() -> None:
    window = ReadNode(WINDOW, "window", "Momiji", children=(NEWS,))
    news = ReadNode(NEWS, "news")
    ReadTree({WINDOW: window, NEWS: news}, WINDOW)
    for nodes, focus in (
        ({WINDOW: window}, WINDOW),
        ({WINDOW: window, NEWS: news}, 7),
        ({WINDOW: window, NEWS: news, 8: ReadNode(8, "text")}, WINDOW),
        ({WINDOW: window, NEWS: ReadNode(NEWS, "news", children=(NEWS,))}, WINDOW),
    ):
        with pytest.raises(BadTree):
            ReadTree(nodes, focus)


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_scene_makes_a_tree_with_its_focus_in_it(game: str) -> None:
    for name in [name for one, name in SCENES if one == game]:
        with screenshot.staged(name, wish(game, name)) as app:
            scene = app.stack.top
            assert scene is not None
            reading = scene.reading
            tree = TreeMaker("Momiji").make(scene, reading.title(), reading.things(), reading.here(), (1280, 720), rests="Not now")
            assert sum(node.part not in ("zone", "choices", "typed") for node in tree.nodes.values()) == len(reading.things()) + 3
            assert reading.here() == "" or tree.nodes[tree.focus].part != "scene", name


def test_without_the_library_or_where_it_is_not_wanted_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(platform: str = "linux") -> object:
        return open_reader("Momiji", lambda: 0.0, lambda: None, lambda _: None, platform)

    monkeypatch.setitem(sys.modules, "accesskit", None)
    monkeypatch.delitem(sys.modules, "momiji.ui.reader.unix", raising=False)
    monkeypatch.delenv(OFF, raising=False)
    assert isinstance(opened(), NoReader)
    monkeypatch.setenv(OFF, "1")
    assert isinstance(opened(), NoReader)
    assert isinstance(opened("win32"), NoReader)


def test_the_window_of_a_test_has_no_reader() -> None:
    assert isinstance(App.for_test((640, 360), Preferences()).reader, NoReader)
