"""Saves, replays, statistics and the games of the day where there are several games: each thing says which, the last choice is kept."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import registry
from momiji.play import Program, put_together
from momiji.playing.choices import usual_choices
from momiji.playing.daily import DailyGame
from momiji.playing.keeping import header_of, result_of
from momiji.playing.session import Session
from momiji.store.saves import Shelf
from momiji.store.statistics import ResultBook
from momiji.ui.app import App
from momiji.ui.kit.choice import Trough
from momiji.ui.kit.pick_list import PickLine
from momiji.ui.scenes.box import game_name
from momiji.ui.scenes.daily import DailyScene
from momiji.ui.scenes.game_choice import GameChoice
from momiji.ui.scenes.saves.parts import SaveRow
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.statistics.scene import StatisticsScene
from momiji.ui.stack import Reset
from tests.games import toy
from tests.store.games import NOW
from tests.ui.stage import click, press, staged, wait

NAMES = ("Hana", "Kenji", "Yuki")
DAY = date(2026, 11, 17)
pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    monkeypatch.setattr(registry, "GAMES", {"momiji": "momiji.games.momiji", "toy": toy.PACKAGE})


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


def played(game: str, steps: int = 1000) -> Session:
    session = Session.begin(usual_choices(game, NAMES, "evening"))
    while session.actor is not None and len(session.taken) < steps:
        session.perform(session.rules.legal(session.state)[0])
    return session


def save(game: str, name: str) -> None:
    session = played(game, 4)
    Shelf().save(session.record(), header_of(session, name, NOW)())


def opened(app: App, program: Program, entry: str) -> Any:
    app.stack.apply(Reset(program.title()))
    wait(app, 0.5)
    title: Any = app.stack.top
    click(app, title.page.find(entry).rect.center)
    wait(app, 0.5)
    return app.stack.top


def within(page: Any, name: str) -> list[Any]:
    return list(page.page.find(name).children)


def choose(app: App, page: Any, number: int) -> None:
    trough = page.page.find("game")
    assert isinstance(trough, Trough)
    click(app, trough.cells()[number].center)
    wait(app, 0.5)


def test_saves_of_all_games_or_of_one(app: App, program: Program) -> None:
    save("momiji", "Leaves")
    save("toy", "Cards")
    page = opened(app, program, "title-saves")
    assert isinstance(page, SavesScene)
    assert {row.name: row.game for row in page.rows} == {"Leaves": "momiji", "Cards": "toy"}
    rows = [child for child in within(page, "rows") if isinstance(child, SaveRow)]
    assert {row.words.partition(".")[0] for row in rows} == {game_name(app.services, game) for game in registry.GAMES}  # said aloud too
    choose(app, page, 2)
    assert [row.name for row in page.rows] == ["Cards"]
    page = opened(app, program, "title-saves")
    assert [row.name for row in page.rows] == ["Cards"]  # kept
    press(app, pygame.K_DELETE)
    assert page.rows == []
    choose(app, page, 1)
    assert [row.name for row in page.rows] == ["Leaves"]
    assert len(opened(app, program, "title-replays").rows) == 0  # a choice of its own


def test_statistics_show_all_games_one_under_another_or_one(app: App, program: Program) -> None:
    for game in registry.GAMES:
        ResultBook().add(result_of(played(game), NOW))
    page = opened(app, program, "title-statistics")
    assert isinstance(page, StatisticsScene)
    assert [band.game for band in page.bands] == list(registry.GAMES)
    assert [child.name for child in within(page, "bands-versus")] == ["band-momiji", "band-toy"]
    assert [band.chapters[0].figures[0].value for band in page.bands] == ["1", "1"]
    chapters = page.page.find("chapter")
    assert isinstance(chapters, Trough)
    click(app, chapters.cells()[1].center)
    wait(app, 0.5)
    assert [child.name for child in within(page, "bands-solo")] == ["band-momiji"]  # nobody plays Pairs alone
    choose(app, page, 2)
    assert page.bands == [] and [chapter.key for chapter in page.chapters] == ["versus"]
    assert opened(app, program, "title-statistics").choice.chosen == "toy"


def test_by_keyboard_the_games_are_gone_through(app: App, program: Program) -> None:
    save("toy", "Cards")
    page = opened(app, program, "title-statistics")
    press(app, pygame.K_RIGHT, pygame.K_RIGHT)
    assert page.choice.chosen == "toy"
    press(app, pygame.K_ESCAPE)
    page = opened(app, program, "title-saves")
    press(app, pygame.K_TAB)
    for _ in range(10):
        if page.page.focus.name == "game":
            break
        press(app, pygame.K_TAB)
    press(app, pygame.K_RIGHT)
    assert page.choice.chosen == "momiji" and page.rows == []


def test_many_games_are_a_list(app: App) -> None:
    for number in range(4):
        registry.GAMES[f"toy{number}"] = toy.PACKAGE
    choice = GameChoice(app.services, "saves", tuple(registry.GAMES))
    page = SavesScene(app.services, _Nothing(), choice=choice)  # type: ignore[arg-type]
    app.start(page)
    wait(app, 0.5)
    click(app, page.page.find("game").rect.center)
    wait(app, 0.5)
    listed: Any = app.stack.top
    lines = [widget for widget in listed.page.widgets if isinstance(widget, PickLine)]
    assert len(lines) == len(registry.GAMES) + 1
    click(app, lines[1].rect.center)
    wait(app, 0.5)
    assert choice.chosen == app.services.preferences.chosen_game("saves") == "momiji"


class _Nothing:
    painting = False

    def rows(self) -> list[Any]:
        return []

    def bring_in(self) -> None: ...


def test_the_day_has_a_sheet_a_game_and_one_thing_to_do_next(app: App) -> None:
    begun: list[DailyGame] = []
    app.services.remember(**app.services.preferences.game_chosen("shelf", "toy"))
    page = DailyScene(app.services, DAY, [], lambda garden: begun.append(garden))
    app.start(page)
    wait(app, 0.5)
    assert page.next == DailyGame(DAY, "versus", "toy")  # of the game played last
    buttons = [child for area in page.page.widgets for child in getattr(area, "children", ()) if child.name.startswith("play-")]
    assert [button.name for button in buttons if button.material == "lacquer"] == ["play-toy-versus"]
    press(app, pygame.K_RETURN)
    click(app, page.page.find("play-momiji-versus").rect.center)
    assert begun == [DailyGame(DAY, "versus", "toy"), DailyGame(DAY, "versus", "momiji")]


def test_more_games_than_sheets_are_turned_to(app: App) -> None:
    for number in range(3):
        registry.GAMES[f"toy{number}"] = toy.PACKAGE
    page = DailyScene(app.services, DAY, [], lambda garden: None)
    app.start(page)
    wait(app, 0.5)
    assert page.shown() == ["momiji", "toy", "toy0"]
    for _ in range(2):
        click(app, page.page.find("later").rect.center)
        wait(app, 0.5)
    assert page.shown() == ["toy0", "toy1", "toy2"]
    assert not page.page.find("later").enabled
