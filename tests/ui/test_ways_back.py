"""Every way back of every scene, reached as a player reaches it: it leads somewhere, and never out of the program."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji.core.text import Text
from momiji.games.miyabi.table.sheets import BoxSheet, RowsSheet
from momiji.games.miyabi.table.sheets import Sheet as MiyabiSheet
from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.games.momiji.table.closer.look import CloserScene
from momiji.games.momiji.table.lesson import LESSONS
from momiji.games.momiji.table.pictures import staging
from momiji.games.momiji.table.solo.chooser import SoloChooserScene
from momiji.play import Program, put_together
from momiji.playing.session import Choices, Seat, Session
from momiji.store import paths, records
from momiji.ui.app import App
from momiji.ui.input import Event, Key
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.notice import NoticingScene
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.popover import Popover
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.crash_page import CrashScene
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.daily import DailyScene
from momiji.ui.scenes.first_start import FirstStartScene
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.menu import MenuScene
from momiji.ui.scenes.message import MessageScene
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.scenes.puzzles.scene import PuzzlesScene
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.scenes.saves.bring_in import BringInScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.scenes.seats import SeatsScene
from momiji.ui.scenes.settings.keys import KeysScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.scenes.shelf.scene import ShelfScene
from momiji.ui.scenes.statistics.scene import StatisticsScene
from momiji.ui.scenes.title import TitleScene
from momiji.ui.stack import Push, Reset, Scene
from momiji.ui.table.closer import AboutCloser, CloserSheet
from momiji.ui.table.coach.asking import Coached
from momiji.ui.table.coach.scene import CoachedTable
from momiji.ui.table.computer import SharedTable
from momiji.ui.table.pieces.closer import PieceCloser
from momiji.ui.table.puzzle.scene import PuzzleTable
from momiji.ui.table.puzzle.sheet import VerdictScene
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.study.inner import StudyTable
from momiji.ui.table.study.scene import StudyScene
from momiji.ui.table.view import TableView
from tests.ui.kit_sheet import KitSheet
from tests.ui.stage import click, from_shelf, press, staged, wait

# Names of buttons that lead back. Those that end the program on purpose are called so and are left alone.
BACK = (
    *("back", "puzzle-leave", "leave", "close", "done", "title", "menu-resume"),
    *("message-ok", "message-cancel", "cancel", "first-title", "crash-title"),
)
KEYS: dict[str, Event] = {"Escape": Key("escape"), "Alt and left": Key("left", alt=True), "Backspace": Key("backspace")}
# What others are made of; a closer look at a piece is walked with the toy game's table.
PARTS = (
    PagedScene,
    ModalScene,
    NoticingScene,
    TableView,
    TableScene,
    SharedTable,
    CloserSheet,
    KitSheet,
    Coached,
    AboutCloser,
    PieceCloser,
    MiyabiSheet,
    StudyTable,
)
Way = Callable[["Player"], object]
pytestmark = pytest.mark.usefixtures("unpainted")


class Player:
    """Somebody who begins at the title and presses things."""

    def __init__(self, app: App, program: Program) -> None:
        self.app, self.program = app, program

    @property
    def scene(self) -> Any:
        scene = self.app.stack.top
        assert scene is not None, "the program ended"
        return scene

    def widgets(self) -> list[Widget]:
        scene = self.scene
        if isinstance(scene, LessonScene):
            return scene.controls.widgets
        return scene.buttons if isinstance(scene, TableScene) else scene.page.widgets

    def go(self, *names: str, asked: bool = False) -> "Player":
        """Where the shelf asks which game it is Momiji, unless it is the shelf one wants to see."""
        for name in names:
            paged = isinstance(self.scene, PagedScene)
            widget = self.scene.page.find(name) if paged else next(widget for widget in self.widgets() if widget.name == name)
            if widget.within:
                widget.within.reveal(widget)
            click(self.app, widget.rect.center)
            self.rest()
            if not asked:
                from_shelf(self.app)
        return self

    def key(self, key: int) -> "Player":
        press(self.app, key)
        return self.rest()

    def rest(self) -> "Player":
        for _ in range(2):
            wait(self.app, 0.5)
        return self

    def look_closer(self, kind: str) -> "Player":
        spot = next(spot for spot in self.scene.layout.spots if spot.kind == kind)
        click(self.app, self.scene.layout.spots[spot].hit.center, button=3)
        return self.rest()

    def opened(self, session: Session) -> "Player":
        """A kept game, from the list of saves."""
        records.write(paths.saves() / "kept.momiji.json", session.record())
        return self.go("title-saves", "open")

    def score(self, session: Session | None = None) -> "Player":
        """The last step of a game is made at the table, by keyboard."""
        whole = staging.play_until(staging.session(1, "3", scenario="equinox"), lambda state: False)
        game = staging.session(1, "3", scenario="equinox")
        for taken in whole.taken[:-1]:
            game.perform(taken.step)
        self.opened(game)
        if isinstance(self.scene, MessageScene):  # it was played to its end before, and says so
            self.key(pygame.K_RETURN)
        return self.key(pygame.K_RETURN)

    def alone(self) -> "Player":
        """The other half of the page of puzzles."""
        press(self.app, pygame.K_TAB)
        self.scene.page.set_focus("kind")
        return self.key(pygame.K_RIGHT)

    def answered(self) -> "Player":
        table = self.scene
        for step in table.solving.solution:
            change = table.follow(table.desk.do(step))
            if change is not None:
                self.app.stack.apply(change)
        return self.rest()

    def lesson(self, step: int) -> "Player":
        self.app.services.remember(lessons=(("momiji", step),))
        self.app.stack.apply(Reset(self.program.title()))
        return self.rest().go("title-lesson")


def solo() -> Session:
    return staging.play_until(staging.session(1, "3", scenario="meditation"), staging.turn(4))


def shared() -> Session:
    return staging.play_until(staging.session(2, "3"), staging.turn(5))


def draft() -> Session:
    return staging.play_until(staging.session(2, "3", draft=True), staging.drafting(2))


def garden() -> Session:
    return Session.begin(Choices("miyabi", (Seat("Hana", "flower"), Seat("Kenji", "fan")), "3", first=0))


def finished() -> Session:
    return staging.play_until(staging.session(2, "3"), lambda state: False)


WAYS: dict[str, tuple[type[Scene], Way]] = {
    "title": (TitleScene, lambda me: me),
    "first start": (FirstStartScene, lambda me: me.app.stack.apply(Reset(me.program.first_start()))),
    "shelf": (ShelfScene, lambda me: me.go("title-new-game", asked=True)),
    "new game": (NewGameScene, lambda me: me.go("title-new-game")),
    "new game, rules": (RuleBookScene, lambda me: me.go("title-new-game", "rules")),
    "new game, crest": (Popover, lambda me: me.go("title-new-game", "crest-1")),
    "puzzles": (PuzzlesScene, lambda me: me.go("title-puzzles")),
    "puzzle": (PuzzleTable, lambda me: me.go("title-puzzles", "today")),
    "puzzle, answered": (VerdictScene, lambda me: me.go("title-puzzles", "today").answered()),
    "solo": (SoloChooserScene, lambda me: me.go("title-puzzles").alone()),
    "daily": (DailyScene, lambda me: me.go("title-daily")),
    "saves": (SavesScene, lambda me: me.go("title-saves")),
    "saves, bring in": (BringInScene, lambda me: me.go("title-saves", "import")),
    "replays": (SavesScene, lambda me: me.go("title-replays")),
    "replay": (ReplayScene, lambda me: me.opened(finished())),
    "replay, review": (ReviewScene, lambda me: me.opened(finished()).go("review")),
    "replay, study": (StudyScene, lambda me: me.opened(finished()).go("study")),
    "replay, closer": (CloserScene, lambda me: me.opened(finished()).look_closer("goal")),
    "statistics": (StatisticsScene, lambda me: me.go("title-statistics")),
    "settings": (SettingsScene, lambda me: me.go("title-settings")),
    "settings, keys": (KeysScene, lambda me: me.go("title-settings", "tab-hands", "keys")),
    "rule book": (RuleBookScene, lambda me: me.go("title-rule-book")),
    "lesson": (LessonScene, lambda me: me.lesson(0)),
    "lesson, last page": (LessonScene, lambda me: me.lesson(len(LESSONS) - 1)),
    "lesson, sheet": (ScoreScene, lambda me: me.lesson(len(LESSONS) - 1).key(pygame.K_RETURN)),
    "lesson, new game": (NewGameScene, lambda me: me.lesson(len(LESSONS) - 1).key(pygame.K_RETURN).go("new-game")),
    "table": (CoachedTable, lambda me: me.opened(solo())),
    "table, closer": (CloserScene, lambda me: me.opened(solo()).look_closer("hand")),
    "table, landscape": (LandscapeCloser, lambda me: me.opened(shared()).key(pygame.K_RETURN).look_closer("landscape")),
    "table, player": (PlayersScene, lambda me: me.opened(shared()).key(pygame.K_RETURN).look_closer("other")),
    "table, log": (LogScene, lambda me: me.opened(solo()).go("log")),
    "table, rules": (RuleBookScene, lambda me: me.opened(solo()).go("rules")),
    "table, settings": (SettingsScene, lambda me: me.opened(solo()).go("settings")),
    "table, menu": (MenuScene, lambda me: me.opened(solo()).go("menu")),
    "table, saved": (MessageScene, lambda me: me.opened(solo()).go("menu", "menu-save")),
    "table, look back": (ReplayScene, lambda me: me.opened(solo()).go("menu", "menu-replay")),
    "table, seats": (SeatsScene, lambda me: me.opened(solo()).go("menu", "menu-seats")),
    "table, shortcuts": (RuleBookScene, lambda me: me.opened(solo()).go("menu", "menu-shortcuts")),
    "table, rows": (RowsSheet, lambda me: me.opened(garden()).look_closer("plaque")),
    "table, box": (BoxSheet, lambda me: me.opened(garden()).look_closer("box")),
    "curtain": (CurtainScene, lambda me: me.opened(shared())),
    "draft": (CoachedTable, lambda me: me.opened(draft())),
    "draft, menu": (MenuScene, lambda me: me.opened(draft()).go("menu")),
    "draft, closer": (LandscapeCloser, lambda me: me.opened(draft()).go("left")),
    "draft, look back": (ReplayScene, lambda me: me.opened(draft()).go("menu", "menu-replay")),
    "score": (ScoreScene, lambda me: me.score()),
    "score, new game": (NewGameScene, lambda me: me.score().go("new-game")),
    "score, new game, rules": (RuleBookScene, lambda me: me.score().go("new-game", "rules")),
    "score, look back": (ReplayScene, lambda me: me.score().go("replay")),
    "score, review": (ReviewScene, lambda me: me.score().go("review")),
    "message": (MessageScene, lambda me: me.app.stack.apply(Push(me.program.trouble(Text("saves-none-chosen"))))),
    "crash": (CrashScene, lambda me: me.app.stack.apply(Reset(me.program.crash_page(None)))),
}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    with staged((1024, 640), drifting_leaves=False, table_gusts=False) as app:
        yield app


@pytest.fixture
def player(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    app.services.remember(lessons=(("momiji", 0),))
    program = put_together(app)
    yield Player(app, program)
    program.close()


def reach(player: Player, way: Way) -> Scene:
    player.app.stack.apply(Reset(player.program.title()))
    player.rest()
    way(player)
    player.rest()
    scene: Scene = player.scene
    return scene


@pytest.mark.parametrize("name", WAYS)
def test_no_way_back_ends_the_program(player: Player, name: str) -> None:
    kind, way_there = WAYS[name]
    scene = reach(player, way_there)
    assert type(scene) is kind
    tried = [button.name for button in player.widgets() if button.name in BACK and button.enabled]
    left = False
    for way in [*KEYS, *tried]:
        if player.app.stack.top is not scene:
            scene = reach(player, way_there)
        if way in KEYS:
            player.app.post(KEYS[way])
        else:
            player.go(way)
        player.rest()
        assert player.app.stack.scenes, f"{way} ends the program"
        left = left or player.app.stack.top is not scene
    assert left or isinstance(scene, TitleScene | CurtainScene), f"no way leads back from {name}"


def every_scene(kind: type[Scene] = Scene) -> Iterator[type[Scene]]:
    for below in kind.__subclasses__():
        if below.__module__.startswith("momiji."):
            yield below
        yield from every_scene(below)


def test_every_scene_of_the_program_was_walked() -> None:
    assert {kind for kind in every_scene() if kind not in PARTS} == {kind for kind, _ in WAYS.values()}
