"""The ways into a study and out of it: from a replay, a file of a friend, the review, a solved puzzle; and a program that is killed."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from momiji.play import Program
from momiji.playing.keeping import header_of, now_here
from momiji.playing.timeline import Timeline
from momiji.registry import GAMES
from momiji.store import files, paths, saves, studies
from momiji.store.puzzles import collection
from momiji.ui.app import App
from momiji.ui.scenes.puzzles.scene import PuzzlesScene
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.stack import Push
from momiji.ui.table.looking_back import review_of
from momiji.ui.table.puzzle.sheet import VerdictScene
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.study.scene import StudyScene
from tests.study.test_tree import finished, grown
from tests.ui.stage import click, press, staged, wait


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def program() -> Iterator[tuple[App, Program]]:
    with staged((1920, 1080)) as app:
        program = Program(app.services)
        app.start(program.title())
        wait(app)
        yield app, program
        program.close()


def study(app: App) -> StudyScene:
    assert isinstance(app.stack.top, StudyScene), app.stack.top
    return app.stack.top


def replayed(app: App, program: Program, game: str, record: dict[str, object] | None = None) -> ReplayScene:
    session = finished(game)
    header = header_of(session, "Last night", now_here())()
    kept = saves.Shelf(paths.records()).save({**session.record(), **(record or {})}, header)
    app.stack.apply(program.open(kept.path))
    wait(app, 0.3)
    assert isinstance(app.stack.top, ReplayScene)
    return app.stack.top


@pytest.mark.parametrize("game", GAMES)
def test_from_a_replay_and_back(program: tuple[App, Program], game: str) -> None:
    app, _ = program
    replay = replayed(app, program[1], game)
    replay.go(20)
    click(app, replay.page.find("study").rect.center)
    wait(app, 0.5)
    assert len(study(app).study.here.steps) == 20
    press(app, pygame.K_ESCAPE)
    wait(app, 0.5)
    assert app.stack.top is replay


def test_a_friends_file_brings_its_lines_and_comments(program: tuple[App, Program]) -> None:
    app, _ = program
    told = grown("miyabi").written()
    replay = replayed(app, program[1], "miyabi", {key: told[key] for key in ("comments", "branches")})
    press(app, pygame.K_s)
    wait(app, 0.5)
    assert study(app).study.written()["branches"] == told["branches"]
    assert study(app).study.root.remark.text == "A quiet game."
    assert replay.timeline.length == len(told["actions"])


def test_from_the_review_to_a_turn(program: tuple[App, Program]) -> None:
    app, one = program
    session = finished("chocolatier")
    one.game(session)
    scene = review_of(app.services, session, 0, lambda _: None, one.thinkers, on_study=lambda at: one._study(session, at))
    app.stack.apply(Push(scene))
    wait(app, 0.3)
    assert isinstance(scene, ReviewScene) and scene.on_study is not None
    change = scene.on_study(14)
    assert change is not None
    app.stack.apply(change)
    wait(app, 0.3)
    assert len(study(app).study.here.steps) == 14


@pytest.mark.parametrize("game", GAMES)
def test_from_a_solved_puzzle(program: tuple[App, Program], game: str) -> None:
    app, one = program
    puzzle, page = collection(game).puzzles[0], one.puzzles()
    assert isinstance(page, PuzzlesScene)
    opened = page.on_open(puzzle)
    assert opened is not None
    app.stack.apply(opened)
    wait(app, 0.3)
    press(app, pygame.K_h)
    for _ in range(80):
        wait(app, 0.5)
        if isinstance(app.stack.top, VerdictScene):
            break
    sheet = app.stack.top
    assert isinstance(sheet, VerdictScene)
    click(app, sheet.page.find("study-open").rect.center)
    wait(app, 0.5)
    tree = study(app).study
    assert tree.here.steps == puzzle.record["actions"]
    assert {tuple(line.steps) for line in puzzle.lines} <= {
        tuple(row.node.end.steps[len(puzzle.record["actions"]) :]) for row in tree.rows()
    }
    press(app, pygame.K_ESCAPE)
    wait(app, 0.5)
    assert app.stack.top is sheet


def test_playing_on_begins_a_game_of_its_own(program: tuple[App, Program]) -> None:
    app, _ = program
    replayed(app, program[1], "chocolatier").go(24)
    press(app, pygame.K_s)
    wait(app, 0.5)
    click(app, study(app).page.find("play-on").rect.center)
    wait(app, 0.5)
    assert isinstance(app.stack.top, TableScene) and not isinstance(app.stack.top, StudyScene)
    assert program[1].session is not None and len(program[1].session.taken) == 24


def test_a_running_game_has_no_study(program: tuple[App, Program]) -> None:
    """What nobody knows yet would come to light."""
    app, _ = program
    session = finished("momiji")
    half = type(session).resume({**session.record(), "actions": session.record()["actions"][:30]})
    scene = ReplayScene(app.services, Timeline(half, 0), on_study=lambda _: None)
    app.stack.apply(Push(scene))
    assert all(widget.name != "study" for widget in scene.page.widgets)


WRITER = """
import sys
from momiji.playing.study import Study
from momiji.store import studies
from momiji.store.studies import Remark
from tests.study.test_tree import grown
study = grown("momiji")
for number in range(100_000):
    study.root.remark = Remark(text=str(number))
    studies.keep("one", study.written())
    print(number, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_a_program_that_is_killed_loses_nothing_that_was_said(home: Path) -> None:
    """Whatever the moment: what was kept last, or the one being written, is whole."""
    environment = {**os.environ, "MOMIJI_HOME": str(home)}
    for wait_for in (1, 7, 23, 40):
        with subprocess.Popen([sys.executable, "-c", WRITER], stdout=subprocess.PIPE, env=environment) as writer:
            assert writer.stdout is not None
            said = -1
            for line in writer.stdout:
                said = int(line)
                if said >= wait_for:
                    break
            os.kill(writer.pid, signal.SIGKILL)
            said = max([said, *(int(line) for line in writer.stdout if line.endswith(b"\n"))])
        kept = studies.kept("one")
        assert kept is not None and int(kept.comments["0"].text) >= said
        whole = json.loads(next(paths.studies().glob(f"*{files.ENDING}")).read_text(encoding="utf-8"))
        assert whole["branches"]
