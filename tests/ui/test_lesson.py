"""The first game: played through by mouse and by keys in every language, left and taken up again; its sheet covers nothing it speaks of."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame
import pytest

from momiji.games.momiji.scoring import scores
from momiji.i18n import LANGUAGES
from momiji.store import records
from momiji.ui.app import App
from momiji.ui.kit.button import Button
from momiji.ui.scenes.lesson import LessonScene
from momiji.ui.stack import Change, Reset, Scene
from momiji.ui.tables.momiji.lesson import Doors, TableGuide, lesson
from momiji.ui.tables.momiji.lesson_script import BREAKS, LESSONS, begin, record_file, script
from momiji.ui.tables.momiji.score import ScoreScene
from momiji.ui.tables.momiji.session import Choices, Session
from momiji.ui.tables.momiji.show import Spot

from . import stage
from .stage import SIZES, staged, wait
from .test_speech import Ear

LAST = len(LESSONS) - 1


class Blank(Scene):
    """Somewhere else."""

    def draw(self, target: pygame.Surface) -> None:
        target.fill((0, 0, 0))


@dataclass
class Pupil:
    """Somebody who does what the sheet says."""

    app: App
    went: list[str] = field(default_factory=list)

    def doors(self) -> Doors:
        def to(name: str) -> Scene:
            self.went.append(name)
            return Blank(self.app.services)

        def rematch(choices: Choices) -> Scene:
            Session.begin(choices)
            return to("rematch")

        def leave() -> Change | None:
            return Reset(to("title"))

        return Doors(leave, rematch, lambda: to("new-game"), lambda: to("title"))

    def begin(self, number: int = 0) -> None:
        scene = lesson(self.app.services, self.doors(), number)
        if self.app.stack.scenes:
            self.app.stack.apply(Reset(scene))
        else:
            self.app.start(scene)
        self.settle()

    @property
    def scene(self) -> LessonScene:
        scene = self.app.stack.top
        assert isinstance(scene, LessonScene), scene
        return scene

    @property
    def guide(self) -> TableGuide:
        guide = self.scene.guide
        assert isinstance(guide, TableGuide)
        return guide

    def settle(self) -> None:
        """Until there is something to do: the other player has moved, the pages are turned."""
        for _ in range(200):
            wait(self.app, 0.2)
            top = self.app.stack.top
            if not isinstance(top, LessonScene) or (top.drawing is not None and not self.app.stack.changing):
                return
        raise AssertionError("the lesson never asks for anything again")

    def says(self) -> str:
        assert self.scene.drawing
        return self.app.services.tongue.text(self.scene.drawing.page.says)

    def click(self) -> None:
        assert self.scene.drawing
        at = self.scene.drawing.hole.center
        if isinstance(self.scene.guide, TableGuide) and isinstance(self.guide.touch().at, Spot):
            at = self.free_point()
        stage.click(self.app, at)
        self.settle()

    def free_point(self) -> tuple[int, int]:
        """A point of the thing that nothing else covers."""
        spot, layout = self.guide.touch().at, self.guide.inner.layout
        assert isinstance(spot, Spot)
        rect = layout.spots[spot].hit
        points = [(rect.x + rect.w * a // 10, rect.y + rect.h * b // 10) for a in (5, 3, 7, 2, 8) for b in (5, 3, 7, 2, 8)]
        return next(at for at in points if spot.kind == "herbarium" or layout.at(*at) == spot)

    def enter(self) -> None:
        stage.press(self.app, pygame.K_RETURN)
        self.settle()


@contextmanager
def pupil(language: str = "en", size: tuple[int, int] = SIZES[0], text: float = 1.0, speed: float = 0.0) -> Iterator[Pupil]:
    with staged(size, text, speed, language=language) as app:
        yield Pupil(app)


def test_the_record_is_a_game_of_the_rules_that_the_pupil_wins() -> None:
    session = Session.resume(records.load(record_file()).data)
    assert session.over
    points = [score.total for score in scores(session.state)]
    assert points[0] > points[1]
    assert not session.choices.draft
    assert session.seats[1].computer == "sprout"


def test_each_step_begins_with_a_turn_of_the_pupil() -> None:
    for step in LESSONS[:-1]:
        session = begin(("Hana", "Kenji"), step.start)
        assert len(session.taken) == step.start, step
        assert session.actor == 0, step
    assert LESSONS[-1].start == len(script())
    assert all(begin(("Hana", "Kenji"), at).actor == 0 for pair in BREAKS.items() for at in pair)


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_the_lesson_can_be_played_to_its_end(by_mouse: bool) -> None:
    with pupil() as someone:
        for language in LANGUAGES:
            someone.app.services.change(language=language)
            someone.went.clear()
            play_through(someone, by_mouse)


def play_through(someone: Pupil, by_mouse: bool) -> None:
    someone.begin()
    seen, said = set[int](), set[str]()
    for _ in range(80):
        if not isinstance(someone.app.stack.top, LessonScene):
            break
        assert someone.scene.drawing
        page = someone.scene.drawing.page
        assert not said & {someone.says()} or page.says.key.startswith("lesson-any")
        seen.add(page.number)
        covers_nothing(someone)
        said.add(someone.says())
        if by_mouse:
            someone.click()
        else:
            someone.enter()
    assert seen == set(range(1, len(LESSONS) + 1))
    assert isinstance(someone.app.stack.top, ScoreScene)
    assert someone.app.services.preferences.lesson_step == 0
    stage.press(someone.app, pygame.K_TAB)
    someone.app.stack.top.page.set_focus("new-game")
    stage.press(someone.app, pygame.K_RETURN)
    assert someone.went == ["new-game"]


def test_it_goes_the_same_way_with_everything_in_motion() -> None:
    with pupil(speed=2.0) as someone:
        someone.begin(2)
        for _ in range(4):
            someone.click()
        assert someone.guide.number == 3


def test_a_card_may_be_dragged_and_the_lesson_follows() -> None:
    with pupil() as someone:
        someone.begin(1)
        lap = someone.guide.inner.layout.spots[Spot("lap")].rect
        stage.drag(someone.app, someone.free_point(), lap.center)
        someone.settle()
        assert len(someone.guide.session.taken) == 1
        assert someone.guide.touch().name == "end"


def test_only_what_the_sheet_asks_for_happens() -> None:
    with pupil() as someone:
        someone.begin(2)
        layout = someone.guide.inner.layout
        for spot in (Spot("column", "R"), Spot("hand", "2"), Spot("deck")):
            stage.click(someone.app, layout.spots[spot].rect.center)
        stage.press(someone.app, pygame.K_t, pygame.K_u, pygame.K_2)
        someone.settle()
        assert len(someone.guide.session.taken) == LESSONS[2].start
        assert someone.guide.touch().name == "card"


def test_a_card_put_elsewhere_than_asked_is_refused_in_words() -> None:
    with pupil() as someone:
        someone.begin(2)
        someone.click()
        start = someone.free_point()
        stage.pick_up(someone.app, start, someone.guide.inner.layout.spots[Spot("herbarium")].rect.center)
        left = someone.guide.inner.layout.spots[Spot("end", "left")].rect.center
        stage.drag(someone.app, start, left)
        wait(someone.app, 0.5)
        bubble = someone.guide.inner.papers.bubble
        assert bubble is not None
        assert bubble.words == someone.app.services.tongue("lesson-other")
        assert someone.guide.touch().name == "card-again"


def test_back_skip_and_leave_by_mouse_and_keys() -> None:
    with pupil() as someone:
        someone.begin()
        press = someone.app.services.preferences
        assert press.lesson_step == 0
        for number in (1, 2, LAST):
            if number == LAST:
                someone.begin(LAST - 1)
            stage.click(someone.app, someone.scene.controls.find("skip").rect.center)
            someone.settle()
            assert someone.app.services.preferences.lesson_step == number
        stage.click(someone.app, someone.scene.controls.find("back").rect.center)
        someone.settle()
        assert someone.app.services.preferences.lesson_step == LAST - 1
        someone.begin(3)
        someone.enter()
        someone.scene.controls.set_focus("back")
        someone.enter()  # to the beginning of this step
        assert (someone.guide.number, someone.guide.touch().name) == (3, "card")
        someone.scene.controls.set_focus("back")
        someone.enter()
        assert someone.guide.number == 2
        stage.press(someone.app, pygame.K_ESCAPE)
        assert someone.went == ["title"]
        assert someone.app.services.preferences.lesson_step == 2


def test_one_comes_back_to_where_one_left() -> None:
    with pupil() as someone:
        someone.begin(5)
        stage.click(someone.app, someone.scene.controls.find("leave").rect.center)
        assert someone.went == ["title"]
        someone.begin(someone.app.services.preferences.lesson_step)
        assert someone.guide.number == 5
        assert someone.scene.drawing
        assert someone.scene.drawing.page.title.key == "lesson-same"


def test_another_language_in_the_middle_of_a_step() -> None:
    with pupil() as someone:
        someone.begin(3)
        before = someone.says()
        someone.app.services.change(language="ru", text_scale=1.5)
        someone.settle()
        assert someone.says() != before
        someone.click()
        assert someone.guide.touch().name == "card-again"


def test_the_sheet_of_large_words_finds_its_place() -> None:
    with pupil("ru", SIZES[1], 2.0) as someone:
        someone.begin()
        while isinstance(someone.app.stack.top, LessonScene):
            covers_nothing(someone)
            someone.enter()


def covers_nothing(someone: Pupil) -> None:
    """The sheet lies in the window, over neither the thing it speaks of nor the hand nor a button."""
    drawn = someone.scene.drawing
    assert drawn is not None
    said = drawn.page.says.key
    assert someone.app.surface.get_rect().contains(drawn.sheet), said
    assert not drawn.sheet.colliderect(drawn.hole), said
    ghosts = [one.rect for one in someone.scene.controls.widgets if isinstance(one, Button)]
    for kept in (*drawn.page.keep, *ghosts):
        assert not drawn.sheet.colliderect(kept), (said, kept, drawn.sheet)


def test_a_voice_reads_the_sheet() -> None:
    with pupil() as someone:
        ear = someone.app.services.speech = Ear()
        someone.app.services.change(speak=True)
        someone.begin(1)
        assert someone.says().rstrip(".") in ear.words
        someone.enter()
        assert someone.says().rstrip(".") in ear.words
