"""Two programs at once: what one of them played is never written over or deleted by the other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from momiji.play import Program
from momiji.store import kept, paths
from momiji.ui.app import App
from momiji.ui.scenes.message import MessageScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.title import TitleScene
from tests.reliability.two_programs import PATIENCE, begin, run, script, steps, text_program, wait_until
from tests.ui.stage import click, from_title, staged, wait

LINES = script("window")


def test_two_text_programs_lose_nothing() -> None:
    verdicts = run(3, seed=5)
    assert verdicts.total() == 3
    assert not [verdict for verdict in verdicts if verdict.startswith("lost")]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ten steps of a game are kept."""
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    begin(tmp_path, "window", LINES[:10])
    assert steps(tmp_path) == 10
    return tmp_path


@pytest.fixture
def app(home: Path) -> Iterator[App]:
    with staged() as app:
        yield app


@pytest.fixture
def program(app: App) -> Iterator[Program]:
    """A window that rests at its title, where those ten steps were read."""
    program = Program(app.services)
    app.start(program.title())
    wait(app)
    yield program
    program.close()


def press(app: App, name: str) -> None:
    scene: Any = app.stack.top
    click(app, scene.page.find(name).rect.center)
    wait(app, 0.5)


def test_a_window_goes_on_with_what_a_text_program_played_meanwhile(home: Path, app: App, program: Program) -> None:
    with text_program(home, "--continue") as text:
        text.type(*LINES[10:30])
        text.leave()
    press(app, "title-continue")
    assert program.session is not None
    assert program.session.record()["actions"] == LINES[:30]
    program.close()
    assert steps(home) == 30


def test_a_window_tells_that_a_text_program_plays_and_touches_nothing(home: Path, app: App, program: Program) -> None:
    with text_program(home, "--continue") as text:
        text.type(*LINES[10:20])
        assert wait_until(lambda: steps(home) == 20)
        press(app, "title-continue")
        page = app.stack.top
        assert isinstance(page, MessageScene)
        assert page.sentence.key == "open-elsewhere"
        assert program.session is None
        text.type(*LINES[20:22])
        text.leave()
    assert steps(home) == 22


def test_a_list_of_saves_does_not_delete_what_another_program_plays(home: Path, app: App, program: Program) -> None:
    from_title(app, "title-saves")
    page = app.stack.top
    assert isinstance(page, SavesScene)
    assert len(page.rows) == 1
    with text_program(home, "--continue") as text:
        assert text.hears("Resuming")
        page.shelf.open(page.rows[0].key)
        answer = page.shelf.delete(page.rows[0].key)
        assert answer is not None and answer.key == "open-elsewhere"
        text.type(*LINES[10:12])
        assert wait_until(lambda: steps(home) == 12)
        text.leave()
    assert page.shelf.delete(page.rows[0].key) is None
    assert page.shelf.undo() is None
    assert steps(home) == 12


def test_the_title_lets_a_game_go_so_that_another_program_can_play_it(home: Path, app: App, program: Program) -> None:
    press(app, "title-continue")
    assert program.session is not None
    with text_program(home, "--continue") as text:
        assert text.process.wait(PATIENCE) == 2  # nothing is kept that nobody plays
    app.start(program.title())
    assert isinstance(app.stack.top, TitleScene)
    assert program.autosave.flush()
    with text_program(home, "--continue") as text:
        text.type(LINES[10])
        text.leave()
    assert steps(home) == 11


def test_a_deleted_game_comes_back_beside_one_that_was_begun_since(home: Path, app: App, program: Program) -> None:
    """Its old name is taken by a game another program plays: both are there, and both are shown."""
    shelf: Any = program.saved_games()
    assert shelf.shelf.delete(shelf.rows[0].key) is None
    assert program.autosave.latest() is None
    with text_program(home, "--players", "2", "--names", "Hana,Kenji", "--seed", "new") as text:
        text.type(script("new")[0])
        assert wait_until(lambda: bool(kept.in_folder(paths.autosaves())))
        assert shelf.shelf.undo() is None
        assert shelf.shelf.undo() is None
        text.leave()
    found = program.autosave.listing().saves
    assert sorted(len(save.record["actions"]) for save in found) == [1, 10]
