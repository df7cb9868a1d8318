"""The study in the window: steps by drag, click and keys for every seat, branches, comments, best lines, all of it kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji.ai.brain import brain
from momiji.ai.coach import advise, fares
from momiji.core.text import Text
from momiji.playing.best_lines import BestLines
from momiji.registry import GAMES
from momiji.store import files, paths, studies
from momiji.ui.app import App
from momiji.ui.input import Key, TextInput, Wheel
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.stack import Pop
from momiji.ui.table.pictogram import quiet
from momiji.ui.table.study.opening import study_of
from momiji.ui.table.study.rows import LineRow, MoveRow
from momiji.ui.table.study.scene import StudyScene
from tests.study.test_tree import finished
from tests.ui.pads import DOWN, RIGHT_SHOULDER, A, tap
from tests.ui.stage import click, drag, point, press, resize, staged, wait

PLAYED: list[dict[str, Any]] = []  # records that were to be played on
SIZES = ((1920, 1080), (1280, 720))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))


@dataclass(frozen=True, slots=True)
class Answer:
    answer: Any
    ready: bool = True

    def cancel(self) -> None: ...


class AtOnce:
    """The coach, thinking in this process with a small budget."""

    def __init__(self) -> None:
        self.asked = 0

    def advise(self, game: str, view: Any, seed: str) -> Answer:
        self.asked += 1
        late = iter([False] * 60)
        return Answer(advise(brain(game), view, seed, deadline=lambda: next(late, True)))

    def fares(self, game: str, view: Any, seat: int, seed: str) -> Answer:
        late = iter([False, False])
        return Answer(fares(brain(game), view, seat, seed, deadline=lambda: next(late, True)))


@contextmanager
def studying(
    game: str, at: int = 12, size: tuple[int, int] = (1920, 1080), minds: AtOnce | None = None, **more: Any
) -> Iterator[tuple[App, StudyScene]]:
    record = finished(game).record()
    with staged(size, **more) as app:
        minds = minds or AtOnce()
        source = Text("study-of-game", {"names": "Hana, Kenji"})
        scene = study_of(app.services, record, minds, name="one", source=source, on_back=Pop, at=at, on_play_on=PLAYED.append)
        app.start(scene)
        wait(app, 0.3)
        yield app, scene


def inner(scene: StudyScene, spot: Any) -> tuple[int, int]:
    """Where a thing of the table lies in the window."""
    found = scene.inner.table.layout.spots[spot]
    rect = found.parts[0] if found.parts else found.rect
    x, y = (found.rect.centerx, found.rect.top + 3) if spot.kind == "plate" and not found.parts else rect.center
    return x + scene.inner.rect.x, y + scene.inner.rect.y


def taking(scene: StudyScene) -> Any:
    """A way to make a step with a drag that was not played here."""
    desk: Any = scene.inner.table.desk
    played = {child.step for child in scene.study.here.children}
    return next(
        way
        for way in desk.ways
        if way.gesture.onto is not None and len(way.gesture.things) == 1 and scene.study.rules.encode(way.step) not in played
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_step_by_drag_becomes_a_branch_and_is_kept(size: tuple[int, int]) -> None:
    with studying("chocolatier", size=size) as (app, scene):
        if scene.places.drawer is not None:
            click(app, scene.page.find("drawer").rect.center)  # it lies over the table
            wait(app)
        start, way = scene.study.here, taking(scene)
        drag(app, inner(scene, way.gesture.things[0]), inner(scene, way.gesture.onto))
        wait(app, 0.5)
        assert scene.study.here.parent is start
        assert not scene.study.here.played
        assert scene.study.here.step == scene.study.rules.encode(way.step)
        kept = studies.kept("one")
        assert kept is not None and [branch.actions for branch in kept.branches] == [[scene.study.here.step]]
        press(app, pygame.K_LEFT)
        assert scene.study.here is start
        assert scene.session.state == start.state


@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_what_a_line_is_about_while_somebody_looks_at_it(game: str) -> None:
    with studying(game) as (app, scene):
        scene.look_at_lines()
        wait(app, 1.0)
        line = next(widget for widget in scene.page.widgets if isinstance(widget, LineRow))
        table = scene.inner.table
        wanted = table.table.touched(table.desk, line.advice.steps)
        before = dict(table.picture.show.marks)
        point(app, line.rect.center)
        assert {spot for spot, mark in table.picture.show.marks.items() if mark == "legal"} == set(wanted)
        point(app, (scene.places.comment.right - 4, scene.places.comment.bottom - 4))
        assert table.picture.show.marks == before


def test_the_drawer_makes_way_for_a_turn_and_enter_finishes_it() -> None:
    """Whatever was clicked beside the table before: with the mouse in hand Enter is for the red button."""
    with studying("chocolatier", size=(1280, 720)) as (app, scene):
        click(app, scene.page.find("look").rect.center)
        wait(app, 0.5)
        start, wanted, covering = scene.study.here, scene.lines.wanted, scene.places.drawer
        assert covering is not None
        way = next(
            way
            for way in scene.inner.table.desk.ways
            if len(way.gesture.things) == 1 and not covering.collidepoint(inner(scene, way.gesture.things[0]))
        )
        click(app, inner(scene, way.gesture.things[0]))
        assert not scene.drawer
        click(app, inner(scene, way.gesture.onto))
        wait(app, 1.0)
        assert scene.study.here.parent is start
        assert not scene.drawer
        click(app, scene.page.find("drawer").rect.center)
        click(app, scene.page.find("comment").rect.center)
        press(app, pygame.K_RETURN)  # somebody who writes means the writing
        wait(app, 1.0)
        assert scene.study.here.parent is start
        click(app, scene.page.find("look").rect.center)
        click(app, scene.page.find("look").rect.center)
        press(app, pygame.K_RETURN)
        wait(app, 1.0)
        assert scene.study.here.step == "end"
        assert scene.drawer
        assert scene.lines.wanted == wanted


def test_a_pad_reaches_every_button_and_then_the_table() -> None:
    """The cross leads through the moves, the shoulders through everything else."""
    with studying("momiji") as (app, scene):
        scene.look_at_lines()
        wait(app, 1.0)
        press(app, pygame.K_LEFT)
        wait(app, 0.5)
        met, rows, tables = set[str](), set[int](), 0
        while tables < 2:
            tap(app, RIGHT_SHOULDER)
            tables += scene.at_table
            assert scene.page.focus is not None
            met.add(scene.page.focus.name)
            if scene.page.focus.group == "lines":
                while isinstance(scene.page.focus, LineRow):
                    rows.add(scene.page.focus.number)
                    tap(app, DOWN)
        assert scene.at_table
        wanted = {"look", "sign-good", "sign-again", "sign-doubtful", "comment", "deal-anew", "save", "play-on", "moves-branch", "rules"}
        assert wanted <= met
        assert rows == set(range(len(scene.lines.shown)))
        tap(app, RIGHT_SHOULDER)
        assert not scene.at_table
        scene.page.set_focus("sign-good")
        tap(app, A)
        assert scene.study.here.remark.sign == "good"


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_alone(game: str) -> None:
    """Through the moves with the arrows, to the table with F6, a step there, back, the next branch, the end, away."""
    with studying(game, at=13 if game == "momiji" else 12) as (app, scene):
        start = scene.study.here
        press(app, pygame.K_RIGHT)
        wait(app, 0.5)
        after, rows = start.children[0], [row.node for row in scene.rows()]
        assert scene.study.here is after
        assert not quiet(scene.pictures.of_step(after))  # the end of a turn has a row only while one stands there
        press(app, pygame.K_UP)
        assert scene.study.here is rows[rows.index(after) - 1]
        press(app, pygame.K_DOWN)
        wait(app, 0.5)
        assert scene.study.here is after
        press(app, pygame.K_LEFT)
        assert scene.study.here is start
        press(app, pygame.K_F6)
        assert scene.at_table
        desk: Any = scene.inner.table.desk
        way = next(way for way in desk.ways if scene.study.rules.encode(way.step) != start.children[0].step and not way.gesture.turned)
        for touch in way.gesture.touched:
            for _ in range(120):
                if scene.inner.table.focus.here == touch and scene.inner.table.focus.shown:
                    break
                press(app, pygame.K_TAB)
            assert scene.inner.table.focus.here == touch
            press(app, pygame.K_RETURN)
        if way.gesture.button and scene.study.here is start:
            scene.inner.table.focus.shown = False
            press(app, pygame.K_RETURN)
        wait(app, 0.5)
        assert scene.study.here is not start and not scene.study.here.played
        press(app, pygame.K_ESCAPE)
        assert not scene.at_table
        tried = scene.study.here
        while tried.parent is not start:
            assert tried.parent is not None
            tried = tried.parent
        while scene.study.here is not tried:
            press(app, pygame.K_LEFT)
        press(app, pygame.K_b)
        assert scene.study.here is start.children[0]
        press(app, pygame.K_b)
        assert scene.study.here is tried
        press(app, pygame.K_HOME)
        assert scene.study.here is scene.study.root
        press(app, pygame.K_END)
        assert scene.study.rules.actor(scene.study.here.state) is None
        press(app, pygame.K_ESCAPE)
        assert app.stack.top is not scene


def test_every_seat_is_played_by_hand() -> None:
    with studying("miyabi", at=0) as (app, scene):
        seats = set()
        for _ in range(12):
            actor = scene.session.actor
            assert actor is not None and scene.inner.table.desk.seat == actor and scene.inner.table.desk.active
            seats.add(actor)
            table = scene.inner.table
            scene.inner.act(table.follow(table.desk.do(scene.study.rules.legal(scene.session.state)[0])))
            wait(app, 0.5)
        assert seats == {0, 1}


def test_undo_at_the_table_goes_back_in_the_tree() -> None:
    with studying("chocolatier") as (app, scene):
        start, way = scene.study.here, taking(scene)
        drag(app, inner(scene, way.gesture.things[0]), inner(scene, way.gesture.onto))
        wait(app, 0.5)
        tried = scene.study.here
        press(app, pygame.K_F6, pygame.K_u)
        wait(app, 0.5)
        assert scene.study.here is start
        assert tried in start.children  # and the branch stays
        press(app, pygame.K_ESCAPE, pygame.K_DELETE)
        assert start in scene.study._nodes()


def test_a_comment_is_written_kept_and_found_again() -> None:
    with studying("momiji") as (app, scene):
        press(app, pygame.K_c)
        app.post(*(TextInput(letter) for letter in "Why not b, the 7? "), Key("return"))
        wait(app)
        assert scene.study.here.remark.text == "Why not b, the 7? "
        assert not scene.typing
        click(app, scene.page.find("sign-good").rect.center)
        wait(app)
        assert scene.study.here.remark.sign == "good"
    with studying("momiji") as (app, scene):
        assert scene.study.here.remark.text == "Why not b, the 7? "
        assert scene.area.value == scene.study.here.remark.text
        press(app, pygame.K_LEFT)
        assert scene.area.value == ""
        row = next(
            widget for area in scene.page.widgets if isinstance(area, ScrollArea) for widget in area.children if "Why not" in widget.about
        )
        assert isinstance(row, MoveRow)
        click(app, row.rect.center)
        wait(app, 0.5)
        assert scene.study.here.remark.sign == "good"


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_is_asked_only_when_wanted_and_its_lines_can_be_played(game: str) -> None:
    minds = AtOnce()
    with studying(game, minds=minds) as (app, scene):
        wait(app, 1.0)
        assert minds.asked == 0
        press(app, pygame.K_h)
        wait(app, 1.0)
        assert minds.asked == 1
        rows = [widget for widget in scene.page.widgets if isinstance(widget, LineRow)]
        assert rows and len(rows) == len(scene.lines.advices)
        press(app, pygame.K_h)
        assert not any(isinstance(widget, LineRow) for widget in scene.page.widgets)
        press(app, pygame.K_h)
        assert minds.asked == 1  # what is known is only shown again
        rows = [widget for widget in scene.page.widgets if isinstance(widget, LineRow)]
        start, advice = scene.study.here, scene.lines.advices[-1]
        click(app, rows[-1].rect.center)
        wait(app, 0.2)
        here = scene.study.here.steps
        assert here == [*start.steps, *map(scene.study.rules.encode, advice.steps)]
        wait(app, 1.0)
        assert minds.asked == (2 if scene.session.actor is not None else 1)
        press(app, pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT)
        assert minds.asked <= 3  # who walks through a game asks nothing


def test_a_difference_that_may_be_chance_has_no_figures() -> None:
    with studying("momiji") as (_, scene):
        lines = BestLines(scene.study, AtOnce())
        lines.wanted = True
        lines.update(1.0)
        lines.update(0.0)
        first, *_ = lines.advices
        assert first.points is not None and first.chance is not None and 0 <= first.chance <= 1
        near, far = replace(first, points=first.points - 1.0, error=0.6), replace(first, points=first.points - 9.0, error=0.6)
        lines.advices = (replace(first, error=0.6), near, far)
        assert [lines.alike(number) for number in range(3)] == [False, True, False]


def test_dealt_anew() -> None:
    with studying("chocolatier", at=60) as (app, scene):
        click(app, scene.page.find("deal-anew").rect.center)
        wait(app, 0.5)
        fared = scene.lines.fared
        assert fared is not None and 0 <= fared.won <= fared.deals >= 1
        assert str(fared.deals) in " ".join(scene.written())


def test_the_file_that_is_saved_opens_as_the_same_study() -> None:
    with studying("chocolatier") as (app, scene):
        way = taking(scene)
        drag(app, inner(scene, way.gesture.things[0]), inner(scene, way.gesture.onto))
        wait(app, 0.5)
        click(app, scene.page.find("save").rect.center)
        wait(app)
        file = next(paths.exports().glob(f"*{files.ENDING}"))
        assert scene.page.toast is not None and str(file) in scene.page.toast.words
        data = files.read_json(file)
        again = study_of(app.services, data, AtOnce(), name="another", source=Text("message-ok"), on_back=Pop)
        assert again.study.written() == scene.study.written()


def test_a_long_tree_scrolls_and_draws_only_what_is_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    with studying("momiji", at=0) as (app, scene):
        assert len(scene.study.rows()) > 100
        area = next(widget for widget in scene.page.widgets if isinstance(widget, ScrollArea))
        drawn: list[MoveRow] = []
        monkeypatch.setattr(MoveRow, "draw", lambda row, target: drawn.append(row))
        app.post(Wheel(*area.rect.center, 0, -8))
        wait(app)
        assert area.offset > 0
        app.picture()
        assert 0 < len({row.name for row in drawn}) < 40


def test_saving_that_fails_is_said_once_and_nothing_is_lost() -> None:
    with studying("momiji") as (_, scene):
        paths.data().mkdir(parents=True, exist_ok=True)
        paths.studies().write_text("in the way")
        scene.comment("first")
        assert scene.page.toast is not None
        scene.page.toast = None
        scene.comment("second")
        assert scene.page.toast is None
        assert scene.study.here.remark.text == "second"
        paths.studies().unlink()
        scene.comment("third")
        kept = studies.kept("one")
        assert kept is not None and [remark.text for remark in kept.comments.values()] == ["third"]


def test_a_closer_look_lies_in_the_frame_and_escape_closes_it_first() -> None:
    with studying("miyabi") as (app, scene):
        other = next(spot for spot in scene.inner.table.layout.spots if spot.kind == "other")
        click(app, inner(scene, other), button=3)
        wait(app, 0.5)
        assert len(scene.inner.stack.scenes) == 2
        press(app, pygame.K_ESCAPE)
        wait(app, 0.5)
        assert len(scene.inner.stack.scenes) == 1 and app.stack.top is scene


def test_it_can_be_left_for_pages_and_another_size() -> None:
    with studying("miyabi") as (app, scene):
        click(app, scene.page.find("rules").rect.center)
        wait(app, 0.5)
        assert app.stack.top is not scene
        press(app, pygame.K_ESCAPE)
        wait(app, 0.5)
        assert app.stack.top is scene
        resize(app, (1280, 720))
        wait(app, 0.3)
        assert scene.places.drawer is not None
        press(app, pygame.K_RIGHT)
        wait(app, 0.5)
        PLAYED.clear()
        click(app, scene.page.find("play-on").rect.center)
        assert [record["actions"] for record in PLAYED] == [scene.study.here.steps]
