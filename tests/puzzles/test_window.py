"""Puzzles in the window: solved by mouse and by keyboard, answered wrongly, shown, left and found again."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import registry, screenshot
from momiji.ai.exact import FAR
from momiji.play import Program
from momiji.playing.puzzle import Progress, mark
from momiji.store.puzzles import Puzzle, PuzzleBook, collection, read_book
from momiji.ui.app import App
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.scenes.puzzles.scene import PuzzlesScene
from momiji.ui.stack import Reset
from momiji.ui.table.puzzle.flow import PuzzleFlow
from momiji.ui.table.puzzle.scene import PuzzleTable
from momiji.ui.table.puzzle.sheet import VerdictScene
from tests.games.chocolatier import at_table as chocolatier
from tests.games.miyabi import at_table as miyabi
from tests.ui.hands import Keyboard, Mouse
from tests.ui.stage import click, press, staged, wait

GAMES = tuple(registry.GAMES)
TODAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    return tmp_path


def simple(game: str, kind: str = "exact") -> Puzzle:
    """One of few steps."""
    ours = [puzzle for puzzle in collection(game).puzzles if puzzle.kind == kind]
    return min(ours, key=lambda puzzle: (len(puzzle.lines[0].steps) + len(puzzle.lines[-1].steps), puzzle.id))


def flow_of(app: App, game: str) -> PuzzleFlow:
    def page() -> PuzzlesScene:
        return PuzzlesScene(app.services, {game: collection(game).puzzles}, progress, lambda puzzle: None)

    progress = Progress(TODAY)
    return PuzzleFlow(app.services, collection(game).puzzles, progress, page)


def table(app: App) -> PuzzleTable:
    assert isinstance(app.stack.top, PuzzleTable), app.stack.top
    return app.stack.top


def sheet(app: App) -> VerdictScene:
    assert isinstance(app.stack.top, VerdictScene), app.stack.top
    return app.stack.top


def settle(app: App) -> None:
    for _ in range(4):
        wait(app, 0.5)


def make(app: App, game: str, words: str, *, by_keys: bool) -> None:
    step = table(app).desk.session.rules.decode(words)
    if game == "momiji":
        hands: Any = (Keyboard if by_keys else Mouse)(app, table(app).desk.session)
        for gesture in hands.way(step):
            hands.gesture(gesture)
    else:
        ours: Any = chocolatier if game == "chocolatier" else miyabi
        (ours.by_keys if by_keys else ours.by_drags)(app, step)
    settle(app)


def answer(app: App, game: str, steps: tuple[str, ...], *, by_keys: bool = False) -> None:
    for words in steps:
        make(app, game, words, by_keys=by_keys)


def push(app: App, name: str) -> None:
    click(app, sheet(app).page.find(name).rect.center)
    settle(app)


@pytest.mark.parametrize(("kind", "by_keys"), [("exact", False), ("exact", True), ("best", False)], ids=["mouse", "keys", "best-turn"])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_hand(game: str, kind: str, by_keys: bool) -> None:
    with staged() as app:
        flow, puzzle = flow_of(app, game), simple(game, kind)
        app.start(flow.scene(puzzle))
        settle(app)
        answer(app, game, puzzle.lines[0].steps, by_keys=by_keys)
        assert sheet(app).kind == "solved"
        assert mark(read_book(), puzzle) == "solved"
        press(app, pygame.K_RETURN)
        settle(app)
        assert table(app).solving.puzzle is not puzzle


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_says_what_it_costs_but_not_the_solution(game: str) -> None:
    with staged() as app:
        flow, puzzle = flow_of(app, game), simple(game)
        app.start(flow.scene(puzzle))
        settle(app)
        answer(app, game, puzzle.lines[-1].steps)
        assert sheet(app).kind == "wrong"
        solving = sheet(app).solving
        said = " ".join(sheet(app).told())
        assert app.services.say.text(solving.result(max(puzzle.lines[-1].value, puzzle.best - FAR))) in said
        assert app.services.say.text(solving.said(puzzle.lines[0])) not in said
        attempt = read_book().attempt(puzzle.name)
        assert attempt is not None and (attempt.state, attempt.wrong, attempt.steps) == ("begun", 1, ())
        push(app, "puzzle-retry")
        assert table(app).solving.puzzle is puzzle and not table(app).solving.tried


def test_another_best_turn_is_told_as_the_one_that_was_taken() -> None:
    """Momiji 1: the red 3 alone is worth as much as with the brown 0 before it."""
    studied: list[dict[str, Any]] = []
    with staged() as app:
        puzzle = collection("momiji").puzzles[0]
        own = ("play R3", "done", "end")
        assert puzzle.ways > 1
        assert own not in [line.steps for line in puzzle.lines]
        flow = flow_of(app, "momiji")
        flow.on_study = lambda record, name, source: studied.append(record)
        app.start(flow.scene(puzzle))
        settle(app)
        answer(app, "momiji", own)
        settle(app)
        told = sheet(app).written()
        assert sheet(app).kind == "solved"
        assert told[0].startswith("Play red 3. Result: 36 points ahead.")
        assert "Play red 3 – 36 points ahead" in told
        assert any(words.startswith("Play brown 0 and red 3") and words.endswith("36 points ahead") for words in told)
        push(app, "study-open")
        remarks = [next(iter(branch["comments"].values())) for branch in studied[0]["branches"]]
        assert [remark["text"] for remark in remarks[:3]] == [
            "Your answer: 36 points ahead", "Solution: 36 points ahead", "Compared: at most 23 ahead",
        ]  # fmt: skip
        assert [branch["actions"] for branch in studied[0]["branches"][:2]] == [list(own), list(puzzle.lines[0].steps)]


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_the_sheet_can_be_folded_away_to_look_at_the_table(by_keys: bool) -> None:
    with staged() as app:
        puzzle = simple("miyabi")
        app.start(flow_of(app, "miyabi").scene(puzzle))
        settle(app)
        answer(app, "miyabi", puzzle.lines[0].steps)
        settle(app)
        whole = sheet(app).sheet.copy()
        for size in (whole.h // 3, whole.h):
            if by_keys:
                while sheet(app).reading.here() != "fold":
                    press(app, pygame.K_TAB)
                press(app, pygame.K_RETURN)
            else:
                push(app, "fold")
            settle(app)
            assert sheet(app).sheet.h <= size
        assert sheet(app).sheet == whole
        push(app, "puzzle-again")
        settle(app)
        assert not table(app).solving.tried


@pytest.mark.parametrize("game", GAMES)
def test_show_me_plays_the_solution_and_counts_as_shown(game: str) -> None:
    with staged(speed=1.0) as app:
        flow, puzzle = flow_of(app, game), simple(game)
        app.start(flow.scene(puzzle))
        settle(app)
        press(app, pygame.K_h)
        for _ in range(400):
            wait(app, 0.1)
            if isinstance(app.stack.top, VerdictScene):
                break
        assert sheet(app).kind == "shown"
        assert sheet(app).solving.tried == puzzle.lines[0].steps
        assert mark(read_book(), puzzle) == "shown"


@pytest.mark.parametrize("game", GAMES)
def test_what_was_tried_is_there_again(game: str) -> None:
    with staged() as app:
        flow, puzzle = flow_of(app, game), simple(game)
        app.start(flow.scene(puzzle))
        settle(app)
        make(app, game, puzzle.lines[0].steps[0], by_keys=False)
        assert mark(read_book(), puzzle) == "begun"  # on the disk before anything else happens: a killed program loses nothing
        app.start(flow_of(app, game).scene(puzzle))
        settle(app)
        assert table(app).solving.tried == puzzle.lines[0].steps[:1]
        press(app, pygame.K_u)
        settle(app)
        assert not table(app).solving.tried


def test_escape_leads_back_to_the_page_and_asks_nothing() -> None:
    with staged() as app:
        app.start(flow_of(app, "momiji").scene(simple("momiji")))
        settle(app)
        press(app, pygame.K_ESCAPE)
        settle(app)
        assert isinstance(app.stack.top, PuzzlesScene)


@pytest.mark.parametrize("game", GAMES)
def test_the_task_is_read_before_anything_else(game: str) -> None:
    with staged() as app:
        puzzle = simple(game)
        app.start(flow_of(app, game).scene(puzzle))
        settle(app)
        first = table(app).reading.things()[0]
        assert app.services.say.text(table(app).solving.task) in first.name
        assert "Puzzle " in first.name


def test_the_task_and_the_word_for_ending_the_turn_stand_on_the_table() -> None:
    with staged() as app:
        for game in GAMES:
            app.start(flow_of(app, game).scene(simple(game)))
            settle(app)
            show = table(app).desk.show
            assert show.primary is None or show.primary.action != "end" or show.primary.text.key == "puzzle-answer"
            assert ("task" in table(app).layout.panels) == show.tasked
            assert show.tasked or show.note.body.key.startswith(f"{game}-puzzle-")


# ---------------------------------------------------------------------- the page
def page(app: App, open_one: Callable[[Puzzle], None] = lambda puzzle: None) -> PuzzlesScene:
    scene = PuzzlesScene(
        app.services, {game: collection(game).puzzles for game in GAMES}, Progress(TODAY, PuzzleBook(), lambda book: None), open_one
    )
    app.start(scene)
    settle(app)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_the_page_shows_the_game_it_was_asked_for(game: str) -> None:
    with screenshot.staged("puzzles", screenshot.Wish((1280, 720), game=game)) as app:
        assert isinstance(app.stack.top, PuzzlesScene)
        assert app.stack.top.game == game


def test_enter_opens_the_puzzle_of_the_day() -> None:
    opened: list[Puzzle] = []
    with staged() as app:
        scene = page(app, opened.append)
        press(app, pygame.K_RETURN)
        assert opened == [scene.day]


def test_every_puzzle_of_a_game_has_a_mark_that_opens_it() -> None:
    opened: list[Puzzle] = []
    with staged((1920, 1080)) as app:
        for game in GAMES:
            scene = page(app, opened.append)
            click(app, scene.page.find(f"game-{game}").rect.center)
            settle(app)
            marks = {widget.name for widget in scene.page._all() if widget.name.startswith("puzzle-")}
            assert marks == {f"puzzle-{puzzle.id}" for puzzle in collection(game).puzzles}
            puzzle = collection(game).puzzles[-1]
            scene.page.set_focus(f"puzzle-{puzzle.id}")
            press(app, pygame.K_RETURN)
            assert opened[-1].name == puzzle.name


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_marks_never_lie_over_one_another(text: float) -> None:
    with staged((1280, 720), text=text) as app:
        for game in GAMES:
            scene = page(app)
            click(app, scene.page.find(f"game-{game}").rect.center)
            settle(app)
            area = scene.page.find("themes")
            assert isinstance(area, ScrollArea)
            things = area.children
            for at, one in enumerate(things):
                assert area.rect.left <= one.rect.left and one.rect.right <= area.rect.right, one.name
                assert not [other.name for other in things[at + 1 :] if one.rect.colliderect(other.rect)], one.name


def test_the_whole_way_from_the_title(home: Path) -> None:
    with staged() as app:
        program = Program(app.services)
        try:
            app.stack.apply(Reset(program.title()))
            settle(app)
            click(app, app.stack.top.page.find("title-puzzles").rect.center)  # type: ignore[union-attr]
            settle(app)
            assert isinstance(app.stack.top, PuzzlesScene)
            click(app, app.stack.top.page.find("today").rect.center)
            settle(app)
            puzzle = table(app).solving.puzzle
            answer(app, puzzle.game, puzzle.lines[0].steps)
            assert sheet(app).kind == "solved"
            push(app, "puzzle-leave")
            assert isinstance(app.stack.top, PuzzlesScene)
            assert len(read_book().days) == 1
        finally:
            program.close()
