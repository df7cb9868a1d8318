"""The shelf of games and the title in front of it, by mouse and by keyboard; with one game, three, five and nine."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import registry
from momiji.core.text import Text
from momiji.play import Program, put_together
from momiji.playing.keeping import result_of
from momiji.playing.session import Choices, Seat, Session
from momiji.store.statistics import ResultBook
from momiji.ui.app import App
from momiji.ui.kit.strip import Strip
from momiji.ui.scenes.box import game_name
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.scenes.shelf.boxes import Box
from momiji.ui.scenes.shelf.places import places
from momiji.ui.scenes.shelf.scene import ShelfScene, ShelfWays
from momiji.ui.scenes.shelf.stock import Shelved
from momiji.ui.scenes.title import TitleScene
from momiji.ui.stack import Reset
from tests.games import toy
from tests.store.games import NOW
from tests.ui.setup_table import complaints
from tests.ui.stage import click, double_click, point, press, staged, wait

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three games, whatever the program has."""
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    for game in list(registry.GAMES):
        monkeypatch.delitem(registry.GAMES, game)
    for game, package in (("momiji", "momiji.games.momiji"), ("chocolatier", "momiji.games.chocolatier"), ("toy", toy.PACKAGE)):
        monkeypatch.setitem(registry.GAMES, game, package)


@pytest.fixture
def app() -> Iterator[App]:
    with staged(drifting_leaves=False) as app:
        yield app


@pytest.fixture
def program(app: App) -> Iterator[Program]:
    program = put_together(app)
    app.start(program.title())
    wait(app, 0.5)
    yield program
    program.close()


def scene(app: App) -> Any:
    return app.stack.top


def pressed(app: App, *names: str) -> Any:
    for name in names:
        click(app, scene(app).page.find(name).rect.center)
        wait(app, 0.5)
    return scene(app)


def shelf(app: App, games: int, chosen: str = "", **more: Any) -> tuple[ShelfScene, list[str]]:
    opened: list[str] = []
    ways = ShelfWays(*(lambda game, way=way: opened.append(f"{way} {game}") for way in ("new", "learn", "rules", "play on")))
    names = [*registry.GAMES, *(f"toy{number}" for number in range(4, games + 1))][:games]
    for name in names[3:]:
        registry.GAMES[name] = toy.PACKAGE
    stock = [Shelved(name, number, Text("message-ok") if number == 1 else None, 9) for number, name in enumerate(names)]
    page = ShelfScene(app.services, stock, ways, chosen=chosen, **more)
    app.start(page)
    wait(app, 0.5)
    return page, opened


@pytest.fixture(autouse=True)
def no_more_games() -> Iterator[None]:
    yield
    for name in [name for name in registry.GAMES if name.startswith("toy") and name != "toy"]:
        del registry.GAMES[name]


# ------------------------------------------------------------------ the title


def test_new_game_asks_which_and_a_cover_says_it(app: App, program: Program) -> None:
    page = pressed(app, "title-new-game")
    assert isinstance(page, ShelfScene) and (page.mode, page.chosen) == ("new", "momiji")
    assert [widget.shelved.game for widget in page.page.widgets if isinstance(widget, Box)].count("toy") == 1
    press(app, pygame.K_ESCAPE)
    wait(app, 0.5)
    page = pressed(app, "new-toy")
    assert isinstance(page, ShelfScene) and page.chosen == "toy"
    page = pressed(app, "primary")
    assert isinstance(page, NewGameScene) and page.form.choices().game == "toy"
    press(app, pygame.K_ESCAPE)
    wait(app, 0.5)
    assert isinstance(scene(app), ShelfScene)


def test_the_strip_is_pressed_between_its_covers_too(app: App, program: Program) -> None:
    cover = scene(app).page.find("new-momiji").rect
    click(app, (cover.right + 2, cover.centery))
    assert isinstance(scene(app), ShelfScene)


def test_learn_and_rule_books_open_the_shelf_in_that_mode(app: App, program: Program) -> None:
    page = pressed(app, "title-rule-book")
    assert isinstance(page, ShelfScene) and page.mode == "rules"
    assert isinstance(pressed(app, "box-toy", "primary"), RuleBookScene)
    app.stack.apply(Reset(program.title()))
    press(app, pygame.K_F1)
    wait(app, 0.5)
    assert isinstance(scene(app), ShelfScene) and scene(app).mode == "rules"
    app.stack.apply(Reset(program.title()))
    wait(app, 0.5)
    page = pressed(app, "title-lesson")
    assert isinstance(page, ShelfScene) and page.mode == "learn"
    assert all(pages(one.game).course() for one in page.games)
    assert isinstance(pressed(app, "box-toy", "primary"), LessonScene)


def test_with_one_game_nobody_is_asked(app: App, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("chocolatier", "toy"):
        monkeypatch.delitem(registry.GAMES, game)
    app.stack.apply(Reset(program.title()))
    wait(app, 0.5)
    assert isinstance(pressed(app, "title-new-game"), NewGameScene)


def test_continue_says_which_game_and_the_shelf_which_one_waits(app: App, program: Program) -> None:
    program.autosave.begin()
    session = Session.begin(Choices("toy", (Seat("Hana", "flower"), Seat("Kenji", "fan", "sprout")), "pairs"))
    program.game(session)
    session.perform(session.rules.legal(session.state)[0])
    assert program.autosave.flush()
    ResultBook().add(result_of(_finished(), NOW))
    app.stack.apply(Reset(program.title()))
    wait(app, 0.5)
    title = scene(app)
    assert isinstance(title, TitleScene)
    entry = title.entries[0]
    assert (entry.key, entry.game) == ("title-continue", "toy")
    strip = title.page.find("title-continue")
    assert isinstance(strip, Strip) and strip.second[0][0] == game_name(app.services, "toy")
    page = pressed(app, "title-new-game")
    assert page.chosen == "toy"  # what was played last
    assert {one.game: (one.played, one.waits is not None) for one in page.games} == {
        "momiji": (0, False),
        "chocolatier": (0, False),
        "toy": (1, True),
    }
    pressed(app, "play-on")
    assert program.session is not None and program.session.game == "toy" and len(program.session.taken) == 1


def _finished() -> Session:
    session = Session.begin(Choices("toy", (Seat("Hana", "flower"), Seat("Kenji", "fan")), "over"))
    while session.actor is not None:
        session.perform(session.rules.legal(session.state)[0])
    return session


def test_large_words_leave_three_strips_and_more() -> None:
    with staged(text=2.0, drifting_leaves=False) as app:
        program = put_together(app)
        app.start(program.title())
        wait(app, 0.5)
        strips = [widget.name for widget in scene(app).page.widgets if widget.name.startswith("title-")]
        assert "title-more" in strips and "title-settings" not in strips
        pressed(app, "title-more", "title-settings")
        assert type(scene(app)).__name__ == "SettingsScene"
        program.close()


# ------------------------------------------------------------------ the shelf


def test_arrows_choose_enter_opens_and_numbers_find(app: App) -> None:
    page, opened = shelf(app, 3)
    press(app, pygame.K_RIGHT)
    assert page.chosen == "chocolatier"
    press(app, pygame.K_RIGHT, pygame.K_RIGHT)
    assert page.chosen == "toy"
    press(app, pygame.K_1)
    assert (page.chosen, opened) == ("momiji", [])
    press(app, pygame.K_RETURN)
    assert opened == ["new momiji"]
    press(app, pygame.K_TAB)
    assert page.page.focus is not None and page.page.focus.name == "back"  # the boxes are one stop


def test_a_click_chooses_and_a_double_click_opens(app: App) -> None:
    page, opened = shelf(app, 3)
    click(app, page.page.find("box-chocolatier").rect.center)
    assert (page.chosen, opened) == ("chocolatier", [])
    wait(app, 1.0)
    click(app, page.page.find("box-chocolatier").rect.center)
    assert opened == []
    wait(app, 1.0)
    double_click(app, page.page.find("box-toy").rect.center)
    assert opened == ["new toy"]
    assert app.services.preferences.chosen_game("shelf") == "toy"


def test_the_foot_is_about_the_chosen_game(app: App) -> None:
    page, opened = shelf(app, 3, "momiji")
    names = [widget.name for widget in page.page.widgets]
    assert {"back", "learn", "rules", "primary"} < set(names) and "play-on" not in names
    pressed(app, "box-chocolatier", "play-on", "rules")
    assert opened == ["play on chocolatier", "rules chocolatier"]


@pytest.mark.parametrize("mode", ["learn", "rules"])
def test_what_the_shelf_is_opened_for_stands_once(app: App, mode: str) -> None:
    page, opened = shelf(app, 3, "momiji", mode=mode)
    assert mode not in [widget.name for widget in page.page.widgets]
    press(app, pygame.K_RETURN)
    assert opened == [f"{mode} momiji"]


def test_a_hovered_box_rises_and_the_chosen_one_stands_out(app: App) -> None:
    page, _ = shelf(app, 3, "momiji")
    boxes = {widget.shelved.game: widget for widget in page.page.widgets if isinstance(widget, Box)}
    point(app, boxes["toy"].rect.center)
    wait(app, 0.5)
    assert boxes["toy"].front.bottom < boxes["toy"].rect.bottom
    assert boxes["momiji"].front.w > boxes["momiji"].rect.w
    assert [widget.name for widget in page.page.widgets if isinstance(widget, Box)][-1] == "box-momiji"


@pytest.mark.parametrize("games", [1, 2, 3])
def test_few_games_stand_in_the_middle(app: App, games: int) -> None:
    shelf(app, games)
    boxes = places(app.services, games).boxes
    middle = (boxes[0].left + boxes[-1].right) / 2
    assert abs(middle - app.services.scale.x(960)) < app.services.scale.px(8)


@pytest.mark.parametrize("games", [1, 2, 3, 5, 8, 9, 12])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1024, 640), 1.5), ((2560, 1080), 2.0)])
def test_every_number_of_games_has_its_place(games: int, size: tuple[int, int], text: float) -> None:
    with staged(size, text) as app:
        page, _ = shelf(app, games)
        assert complaints(app, page.page) == []


def test_more_games_than_two_boards_hold_are_scrolled_to(app: App) -> None:
    page, opened = shelf(app, 12)
    press(app, *[pygame.K_DOWN] * 2)
    assert page.chosen == "toy9"
    box = page.page.find("box-toy9")
    assert box.within is not None and box.within.offset > 0 and box.within.rect.contains(box.rect)
    press(app, pygame.K_RETURN)
    assert opened == ["new toy9"]
