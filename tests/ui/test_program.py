"""The program put together: finished games become replays, a disk that fails is told, files that cannot be opened are explained."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import play
from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.table.pictures import staging
from momiji.i18n import translator
from momiji.play import Program
from momiji.playing.keeping import header_of, now_here
from momiji.playing.session import Session
from momiji.store import files, paths, records, saves, settings
from momiji.store.autosave import Autosave, Saving
from momiji.store.statistics import ResultBook
from momiji.ui.app import App
from momiji.ui.scenes.crash_page import CrashScene
from momiji.ui.scenes.daily import DailyScene
from momiji.ui.scenes.message import MessageScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.title import TitleScene
from momiji.ui.services import News
from momiji.ui.stack import Push, Reset, Scene
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from tests.ui.stage import click, from_title, staged, wait
from tests.wine import wine_cannot


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def app() -> Iterator[App]:
    with staged() as app:
        yield app


@pytest.fixture
def program(app: App) -> Iterator[Program]:
    program = Program(app.services)
    app.start(program.title())
    wait(app)
    yield program
    program.close()


def finish(program: Program, seed: str = "whole") -> Session:
    game = staging.session(2, seed)
    program.game(game)
    return staging.play_until(game, lambda s: False)


def press(app: App, name: str) -> None:
    scene: Any = app.stack.top
    click(app, scene.page.find(name).rect.center)
    wait(app, 0.5)


# ------------------------------------------------------------------ records of finished games


def test_a_finished_game_is_kept_and_can_be_watched_and_played_on(app: App, program: Program) -> None:
    game = finish(program)
    assert len(ResultBook().read().results) == 1
    assert program.autosave.latest() is None
    from_title(app, "title-replays")
    scene = app.stack.top
    assert isinstance(scene, SavesScene)
    assert [row.name for row in scene.rows] == ["Hana, Kenji"]
    press(app, "open")
    viewer = app.stack.top
    assert isinstance(viewer, ReplayScene)
    assert viewer.timeline.state(viewer.timeline.length) == game.state
    viewer.go(20)
    wait(app)
    press(app, "play-on")
    assert program.session is not None
    assert program.session.record()["actions"] == game.record()["actions"][:20]
    program.autosave.flush()
    kept = program.autosave.latest()
    assert kept is not None
    assert len(kept.record["actions"]) == 20
    assert len(list(paths.records().iterdir())) == 1


def test_a_list_shows_the_real_table(app: App, program: Program) -> None:
    game = staging.play_until(staging.session(3, "small"), staging.turn(9))
    saves.Shelf().save(game.record(), header_of(game, "Small", now_here())())
    from_title(app, "title-saves")
    scene = app.stack.top
    assert isinstance(scene, SavesScene)
    for _ in range(200):
        if scene.portraits:
            break
        wait(app, 0.05)
    (portrait,) = scene.portraits.values()
    assert portrait.get_width() > 2 * portrait.get_height()
    assert len({tuple(portrait.get_at((x, 160))) for x in range(0, 720, 5)}) > 20


def test_the_garden_of_the_day_is_on_the_title(app: App, program: Program) -> None:
    from_title(app, "title-daily")
    assert isinstance(app.stack.top, DailyScene)
    press(app, "play-momiji-equinox")
    assert program.session is not None
    assert program.session.choices.seed.startswith("daily-")
    staging.play_until(program.session, lambda s: False)
    assert [result.daily for result in ResultBook().read().results] == [True]


# ------------------------------------------------------------------ a disk that fails


def test_a_disk_that_fails_is_told_once_and_again_when_it_works(app: App, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise files.BadFile("file-unwritable", file="autosave", reason="No space left on device")

    game = staging.session(2, "disk")
    app.stack.apply(Reset(program.game(game)))
    press_ready(app)
    table = app.stack.top
    assert isinstance(table, TableScene)
    real = files.write_bytes
    told: list[str] = []
    chance = Chance("disk")
    for step in range(8):
        monkeypatch.setattr(files, "write_bytes", fails if 2 <= step < 5 else real)
        game.perform(staging.sensible(game.state, list(MOMIJI.legal(game.state)), chance))
        program.autosave.flush()
        wait(app, 0.05)
        while table.hints.toast is not None:
            if not told or told[-1] != table.hints.toast.words:
                told.append(table.hints.toast.words)
            wait(app, 1.0)
    assert len(told) == 2
    assert "No space left on device" in told[0]
    assert told[1] == app.services.say("saving-works")
    kept = program.autosave.latest()
    assert kept is not None
    assert len(kept.record["actions"]) == len(game.taken)


def press_ready(app: App) -> None:
    """Two people: the curtain goes up first."""
    wait(app, 1.0)
    if not isinstance(app.stack.top, TableScene):
        press(app, "ready")
        wait(app, 1.0)


def test_a_finished_game_that_cannot_be_kept_stays_as_an_autosave(
    app: App, program: Program, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.data().mkdir(parents=True)
    paths.records().write_text("a file where the folder should be", encoding="utf-8")
    program.autosave.begin()
    game = finish(program)
    program.autosave.flush()
    assert app.services.news[0].text.key == "saving-fails"
    assert [save.record for save in program.autosave.listing().saves] == [game.record()]
    paths.records().unlink()
    program.title()
    assert [save.record for save in saves.Shelf(paths.records()).listing().saves] == [game.record()]
    assert len(ResultBook().read().results) == 1
    assert program.autosave.listing().saves == ()


def test_a_game_is_kept_from_the_deal_on(app: App, program: Program) -> None:
    app.stack.apply(Push(program.solo()))
    wait(app, 0.5)
    press(app, "begin")
    program.autosave.flush()
    kept = program.autosave.latest()
    assert program.session is not None and kept is not None
    assert kept.record["setup"] == program.session.record()["setup"] and kept.record["actions"] == []


def test_a_save_made_in_czech_opens_in_russian(app: App, program: Program) -> None:
    app.services.change(language="cs")
    app.stack.apply(Push(program.solo()))
    wait(app, 0.5)
    press(app, "begin")
    assert program.session is not None
    program.session.perform(MOMIJI.legal(program.session.state)[0])
    program.autosave.flush()
    kept = program.autosave.latest()
    assert kept is not None
    app.services.change(language="ru")
    app.stack.apply(program.open(kept.path))
    wait(app, 0.5)
    scene = app.stack.top
    assert isinstance(scene, TableScene) and app.services.say.language == "ru"
    assert program.session.record()["actions"] == kept.record["actions"] != []


# ------------------------------------------------------------------ what is opened


def started(file: Path | None, monkeypatch: pytest.MonkeyPatch) -> tuple[int, Scene, list[News]]:
    """What the window shows after the program was started with a file."""
    seen: list[tuple[Scene, list[News]]] = []

    def looked(app: App) -> None:
        assert app.stack.top is not None
        seen.append((app.stack.top, list(app.services.news)))
        app.services.art.close()

    monkeypatch.setattr(App, "run", looked)
    status = play.run(str(file) if file else None)
    return status, *seen[0]


def test_files_open_as_what_they_are(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    over = staging.play_until(staging.session(1, "over", scenario="equinox"), lambda s: False)
    half = staging.play_until(staging.session(1, "half", scenario="equinox"), staging.turn(4))
    records.write(home / "over.momiji.json", over.record())
    records.write(home / "half.momiji.json", half.record())
    status, scene, _ = started(home / "over.momiji.json", monkeypatch)
    assert (status, type(scene)) == (0, ReplayScene)
    status, scene, _ = started(home / "half.momiji.json", monkeypatch)
    assert (status, isinstance(scene, TableScene)) == (0, True)
    odd = {**half.record(), "actions": [*half.record()["actions"], "goal nonsense"]}
    records.write(home / "odd.momiji.json", odd)
    status, scene, _ = started(home / "odd.momiji.json", monkeypatch)
    assert isinstance(scene, MessageScene)
    assert scene.sentence.key == "save-cut"
    (home / "torn.momiji.json").write_text("{", encoding="utf-8")
    status, scene, _ = started(home / "torn.momiji.json", monkeypatch)
    assert status == 2
    assert isinstance(scene, MessageScene)
    assert "torn.momiji.json" in translator("en").text(scene.sentence)
    assert capsys.readouterr().err == ""
    assert (home / "torn.momiji.json").read_text(encoding="utf-8") == "{"


def test_the_last_good_game_is_offered_instead(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half = staging.play_until(staging.session(1, "half", scenario="equinox"), staging.turn(4))
    kept = Autosave()
    kept.keep(half.record(), header_of(half, "Half", now_here()))
    kept.close()
    _, scene, _ = started(home / "none.momiji.json", monkeypatch)
    assert isinstance(scene, MessageScene)
    assert [answer.key for answer in scene.answers] == ["message-ok", "title-continue"]


def test_settings_that_fell_back_and_another_window_are_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.write(paths.config() / "settings.json", {"animation_speed": "fast", "language": "en"})
    other = Autosave()
    game = staging.session(2, "other")
    other.keep(game.record(), header_of(game, "Other", now_here()))
    other.flush()
    status, scene, news = started(None, monkeypatch)
    assert (status, type(scene)) == (0, TitleScene)
    assert [one.text.key for one in news] == ["settings-fell-back", "other-window"]
    other.close()


def test_a_game_another_window_plays_is_told_and_left_alone(app: App, program: Program) -> None:
    game = staging.play_until(staging.session(2, "two windows"), staging.turn(3))
    first = Autosave()
    first.keep(game.record(), header_of(game, "Two", now_here()))
    first.flush()
    assert first.path is not None
    before = first.path.read_bytes()
    change = program.open(first.path)
    assert isinstance(change, Push)
    assert isinstance(change.scene, MessageScene)
    assert change.scene.sentence.key == "open-elsewhere"
    assert program.autosave.path is None and program.session is None
    assert first.path.read_bytes() == before
    first.close()
    assert Saving(True) == first.state


@wine_cannot("a name that is too long is one that is not there")
def test_a_home_no_system_can_have_is_told_and_the_window_opens(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(home / ("long" * 80)))
    status, scene, news = started(None, monkeypatch)
    assert (status, type(scene)) == (0, TitleScene)
    assert [one.text.key for one in news] == ["file-unreadable"]


# ---------------------------------------------------------------------- several games


def test_what_lies_behind_the_title_can_be_read_ahead() -> None:
    """It happens in a thread, where a module that moved away would be missed by nobody."""
    play._read_ahead()


class BrokenScene(Scene):
    """Cannot be drawn any more, nor be left."""

    def draw(self, target: pygame.Surface) -> None:
        raise ValueError("this cannot be drawn")

    def leave(self) -> None:
        raise ValueError("this cannot be left")


def test_a_scene_that_cannot_be_drawn_makes_way_for_the_page_after_an_error(
    app: App, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.stack.scenes.append(BrokenScene(app.services))
    monkeypatch.setattr(app, "run", lambda: app.stack.draw(app.surface))
    play._run_whatever_happens(app, program)
    assert [type(scene) for scene in app.stack.scenes] == [CrashScene]
    assert list(paths.logs().glob("crash-*.txt"))
