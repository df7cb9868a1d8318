"""What a screen reader finds: every scene of every game has a title and everything in it a name, in the order of the Tab key."""

from collections import Counter

import pytest

from momiji import registry, screenshot
from momiji.core.rulebook import plain
from momiji.i18n import LANGUAGES
from momiji.screenshot import Wish
from momiji.ui.app import App
from momiji.ui.input import Key
from momiji.ui.kit.modal import ModalScene
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.stack import Scene

pytestmark = pytest.mark.usefixtures("unpainted")
SCENES = [(game, name) for game in registry.GAMES for name in screenshot.shown_once(game)] + [(registry.USUAL, "message")]
MARKUP = ("**", "[", "<", "\n")


def wish(game: str, name: str) -> Wish:
    number = SCENES.index((game, name))
    return Wish((1280, 720), LANGUAGES[number % 3], game=game)


def faults(scene: Scene) -> list[str]:
    """What somebody who cannot see would stumble over."""
    found, things = [], scene.reading.things()
    if not scene.reading.title():
        found.append("the scene has no title")
    found += [f"{thing.key} has no name" for thing in things if not thing.name.strip()]
    found += [f"{thing.key} says {sign!r}: {thing.words}" for thing in things for sign in MARKUP if sign in thing.words]
    found += [
        f"{thing.key} has a message key for its name: {thing.name}"
        for thing in things
        if thing.name.count("-") > 1 and " " not in thing.name
    ]
    found += [f"{key} is there {times} times" for key, times in Counter(thing.key for thing in things).items() if times > 1]
    halts = [stop.thing for zone in scene.stops() for stop in zone]
    found += [f"{thing} has no name where one switch halts" for thing in halts if not scene.called(thing)[0].strip()]
    found += [f"{thing.key} answers {thing.group!r}" for thing in things if thing.group and thing.group == thing.key.split("/")[0]]
    return found


@pytest.mark.parametrize(("game", "name"), SCENES, ids=[f"{game}-{name}" for game, name in SCENES])
def test_everything_has_a_name(game: str, name: str) -> None:
    with screenshot.staged(name, wish(game, name)) as app:
        assert app.stack.top is not None
        assert faults(app.stack.top) == []


@pytest.mark.parametrize("name", ["setup", "seats", "solo-chooser", "statistics", "settings-hands"])
def test_everything_on_papers_that_open_has_a_name(name: str) -> None:
    """Lists and choosers are scenes of their own; every button of a page is pressed to find them."""
    with screenshot.staged(name, Wish((1280, 720))) as app:
        assert app.stack.top is not None
        buttons = [thing.key for thing in app.stack.top.reading.things() if thing.kind == "button" and thing.enabled]
    opened = 0
    for key in buttons:
        with screenshot.staged(name, Wish((1280, 720))) as app:
            page = app.stack.top
            assert page is not None
            app.stack.act(next(thing for thing in page.reading.things() if thing.key == key))
            app.step(0.0)
            paper = app.stack.top
            if isinstance(paper, ModalScene) and paper is not page:
                opened += 1
                assert faults(paper) == [], key
    assert opened > 0


def tabbed(app: App) -> list[str]:
    """Where the Tab key goes, once round."""
    scene = app.stack.top
    assert scene is not None
    found: list[str] = []
    for _ in range(400):
        app.post(Key("tab"))
        app.step(0.0)
        here = scene.reading.here()
        if found and here == found[0]:
            return found
        found.append(here)
    raise AssertionError(f"the Tab key never comes back: {found[:12]}")


PAGES = ("table", "setup", "score", "rules", "statistics", "settings-ease", "replay", "saves")
WALKED = [(game, name) for game, name in SCENES if name in PAGES]


@pytest.mark.parametrize(("game", "name"), WALKED, ids=[f"{game}-{name}" for game, name in WALKED])
def test_things_are_read_in_the_order_of_the_tab_key(game: str, name: str) -> None:
    with screenshot.staged(name, wish(game, name)) as app:
        assert app.stack.top is not None
        keys = [thing.key for thing in app.stack.top.reading.things()]
        places = [keys.index(here) for here in tabbed(app)]
        turn = places.index(min(places))
        assert places[turn:] + places[:turn] == sorted(places)
        assert len(places) > 2


def test_a_choice_is_one_of_a_named_group() -> None:
    with screenshot.staged("settings-ease", Wish((1280, 720))) as app:
        assert app.stack.top is not None
        sizes = [thing for thing in app.stack.top.reading.things() if thing.kind == "choice" and thing.group == "Text size"]
        assert [thing.name for thing in sizes] == ["100", "125", "150", "200%"]
        assert [thing.on for thing in sizes] == [True, False, False, False]
        app.stack.act(sizes[2])
        app.step(0.0)
        assert app.services.preferences.text_scale == 1.5


def test_a_long_page_is_read_as_a_whole() -> None:
    """The rule book with large words needs several spreads; all of them are read, by a reader and by the key for it."""
    heard: list[str] = []
    with screenshot.staged("rules-scoring", Wish((1280, 720), text_scale=2.0)) as app:
        scene = app.stack.top
        assert isinstance(scene, RuleBookScene)
        assert scene.parts > 1
        app.services.herald = heard.append
        app.post(Key("f4"))
        app.step(0.0)
        for item in scene.setter.page(scene.open_page):
            assert plain(item.words).replace("\n", " ") in heard[0]


def test_a_table_is_told_as_a_player_thinks_of_it() -> None:
    with screenshot.staged("table", Wish((1280, 720))) as app:
        assert app.stack.top is not None
        things = {thing.key: thing for thing in app.stack.top.reading.things()}
        assert things["column:G"].zone == "Garden"
        assert things["column:G"].about == "Acorn on the left edge. 1 card: green 0. Collecting takes it."
        assert things["pile:G"].about.startswith("Pile 4 of 5 from the left.")
        assert things["acorns:"].about.startswith("You have 10 acorns.")
        assert "acorns left and right" in things["other:2"].about
    with screenshot.staged("table-chosen", Wish((1280, 720), game="miyabi")) as app:
        assert app.stack.top is not None
        things = {thing.key: thing for thing in app.stack.top.reading.things()}
        assert things["square:0-7"].cell == (2, 2)
        assert "Would cover b2, b3, b4 on level 2: 6 points." in things["square:0-7"].about
    with screenshot.staged("table", Wish((1280, 720), game="chocolatier")) as app:
        assert app.stack.top is not None
        names = [thing.name for thing in app.stack.top.reading.things()]
        assert "Plate 1: 2 white" in names
        offers = [thing for thing in app.stack.top.reading.things() if thing.key.startswith("pralines:")]
        assert offers and all(thing.about.startswith("Possible now. ") for thing in offers)
        own = next(thing for thing in app.stack.top.reading.things() if thing.key == "other:2")
        assert own.about.startswith("0 points. Line ")
    with screenshot.staged("replay-hands", Wish((1280, 720))) as app:
        assert app.stack.top is not None
        assert "Hana, in hand: red 3, orange 1, purple 2 and brown 1 (acorn left)." in app.stack.top.reading.aloud()
    with screenshot.staged("player", Wish((1280, 720))) as app:
        assert app.stack.top is not None
        assert app.stack.top.reading.aloud().count("Brown pile") == 1
        assert "Middle: 3 black" in names
