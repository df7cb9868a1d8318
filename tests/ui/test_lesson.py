"""The first game: played through by mouse and by keys in every language, left and taken up again; its sheet covers nothing it speaks of."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame
import pytest

from momiji.games.momiji.rules.scoring import scores
from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.games.momiji.table.layout.places import AREAS
from momiji.games.momiji.table.lesson import BREAKS, COURSE, LESSONS
from momiji.i18n import LANGUAGES
from momiji.playing.session import Session
from momiji.store import records
from momiji.ui.app import App
from momiji.ui.kit.button import Button
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.scenes.pages import Doors
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.stack import Change, Reset, Scene
from momiji.ui.table.lesson.course import Touch
from momiji.ui.table.lesson.guide import TableGuide, lesson
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.stage import SIZES, staged, wait
from tests.ui.test_speech import Ear

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

        def leave() -> Change | None:
            return Reset(to("title"))

        return Doors(leave, lambda: to("first-game"), lambda: to("new-game"), lambda: to("title"))

    def begin(self, number: int = 0) -> None:
        scene = lesson(self.app.services, self.doors(), COURSE, number)
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

    def touch(self) -> Touch:
        return self.guide.touch()

    def settle(self) -> None:
        """Until there is something to do: the other player has moved, the pages are turned, and a page just opened takes a press."""
        wait(self.app, 0.4)
        for _ in range(200):
            wait(self.app, 0.2)
            top = self.app.stack.top
            if not isinstance(top, LessonScene) or (top.drawing is not None and not self.app.stack.changing):
                return
        raise AssertionError("the lesson never asks for anything again")

    def says(self) -> str:
        assert self.scene.drawing
        return self.app.services.say.text(self.scene.drawing.page.says)

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
        if spot.kind in AREAS:
            return rect.center
        points = [(rect.x + rect.w * a // 10, rect.y + rect.h * b // 10) for a in (5, 3, 7, 2, 8) for b in (5, 3, 7, 2, 8)]
        return next(at for at in points if layout.at(*at) == spot)

    def enter(self) -> None:
        stage.press(self.app, pygame.K_RETURN)
        self.settle()


@contextmanager
def pupil(language: str = "en", size: tuple[int, int] = SIZES[0], text: float = 1.0, speed: float = 0.0) -> Iterator[Pupil]:
    with staged(size, text, speed, language=language) as app:
        yield Pupil(app)


def test_the_record_is_a_game_of_the_rules_that_the_pupil_wins() -> None:
    session = Session.resume(records.load(COURSE.record_file()).data)
    assert session.over
    points = [score.total for score in scores(session.state)]
    assert points[0] > points[1]
    assert session.setup.landscape_deck is None
    assert session.seats[1].computer == "sprout"


def test_each_step_begins_with_a_turn_of_the_pupil() -> None:
    for step in LESSONS[:-1]:
        session = COURSE.begin(("Hana", "Kenji"), step.start)
        assert len(session.taken) == step.start, step
        assert session.actor == 0, step
    assert LESSONS[-1].start == len(COURSE.script)
    assert all(COURSE.begin(("Hana", "Kenji"), at).actor == 0 for pair in BREAKS.items() for at in pair)


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
    assert someone.app.services.preferences.lesson_step("momiji") == 0
    first = someone.app.stack.top.page.find("rematch")
    assert isinstance(first, Button) and first.material == "lacquer"
    assert first.words == someone.app.services.say("lesson-first-game")
    stage.click(someone.app, first.rect.center)
    assert someone.went == ["first-game"]


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
        bubble = someone.guide.inner.hints.bubble
        assert bubble is not None
        assert bubble.words == "In this lesson yellow 0 goes to the right end of your row."
        assert someone.guide.touch().name == "card-again"


def test_back_skip_and_leave_by_mouse_and_keys() -> None:
    with pupil() as someone:
        someone.begin()
        press = someone.app.services.preferences
        assert press.lesson_step("momiji") == 0
        for number in (1, 2, LAST):
            if number == LAST:
                someone.begin(LAST - 1)
            stage.click(someone.app, someone.scene.controls.find("skip").rect.center)
            someone.settle()
            assert someone.app.services.preferences.lesson_step("momiji") == number
        stage.click(someone.app, someone.scene.controls.find("back").rect.center)
        someone.settle()
        assert someone.app.services.preferences.lesson_step("momiji") == LAST - 1
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
        assert someone.app.services.preferences.lesson_step("momiji") == 2


def test_one_comes_back_to_where_one_left() -> None:
    with pupil() as someone:
        someone.begin(5)
        stage.click(someone.app, someone.scene.controls.find("leave").rect.center)
        assert someone.went == ["title"]
        someone.begin(someone.app.services.preferences.lesson_step("momiji"))
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
    """The sheet lies in the window, over nothing it speaks of and neither the hand nor a button; and the veil spares all it speaks of."""
    drawn = someone.scene.drawing
    assert drawn is not None
    said = drawn.page.says.key
    assert someone.app.surface.get_rect().contains(drawn.sheet), said
    assert not drawn.sheet.colliderect(drawn.hole), said
    buttons = {one.name: one.rect for one in someone.scene.controls.widgets if isinstance(one, Button)}
    onward = buttons.pop("next", None)
    assert (onward is not None) == drawn.page.only_seen, said
    assert onward is None or drawn.sheet.contains(onward), said
    for kept in (*drawn.page.keep, *drawn.page.spoken, *buttons.values()):
        assert not drawn.sheet.colliderect(kept), (said, kept, drawn.sheet)
    for lit in (drawn.page.hole, *drawn.page.spoken):
        assert drawn.veil.get_at(lit.center).a == 0, (said, lit)


@pytest.mark.parametrize("where", ["sheet", "next", "thing"])
def test_a_page_with_nothing_to_do_is_turned_by_its_sheet_its_button_or_the_thing(where: str) -> None:
    with pupil() as someone:
        someone.begin()
        drawn = someone.scene.drawing
        assert drawn is not None
        onward = someone.scene.controls.find("next").rect
        at = {"sheet": (drawn.sheet.x + 12, drawn.sheet.y + 12), "next": onward.center, "thing": drawn.hole.center}[where]
        stage.click(someone.app, at)
        someone.settle()
        assert someone.touch().name == "plate"
        stage.press(someone.app, pygame.K_RETURN)
        someone.settle()
        assert someone.guide.number == 1


MEANT = {
    1: "Now it is the turn of the yellow column, in the garden in the middle.",
    2: "Now it is the turn of your red 0, in your hand at the bottom.",
    4: "Now it is the turn of the deck, the face-down cards at the left of the garden.",
    7: "Now it is the turn of the goal “yellow leaves”, at the right of the garden.",
    9: "Now press the button “Trade 2 for 1”, at the lower right.",
}


@pytest.mark.parametrize("number", MEANT)
def test_a_wrong_click_says_which_thing_is_meant_and_where_it_lies(number: int) -> None:
    with pupil() as someone:
        someone.begin(number)
        taken = len(someone.guide.session.taken)
        stage.click(someone.app, someone.guide.inner.layout.spots[Spot("plate")].rect.center)
        assert told(someone) == MEANT[number]
        someone.click()
        assert someone.scene.controls.bubble is None  # the right thing was touched
        assert taken <= len(someone.guide.session.taken)
        stage.press(someone.app, pygame.K_q)
        assert told(someone)


def test_the_answer_to_a_wrong_click_is_to_be_read_while_the_thing_shines() -> None:
    with pupil(speed=1.0) as someone:
        someone.begin(1)
        stage.click(someone.app, someone.guide.inner.layout.spots[Spot("plate")].rect.center)
        for _ in range(3):
            wait(someone.app, 0.1)
        assert someone.scene._pulse > 0
        bubble = someone.scene.controls.bubble
        assert bubble is not None and not bubble.appearing


def test_a_wrong_click_while_there_is_nothing_to_do_points_to_the_button() -> None:
    with pupil() as someone:
        someone.begin()
        stage.click(someone.app, someone.guide.inner.layout.spots[Spot("deck")].rect.center)
        assert told(someone) == "There is nothing to do yet. Read the sheet, then press “Go on”."
        assert someone.touch().name == "herbarium"


def told(someone: Pupil) -> str:
    bubble = someone.scene.controls.bubble
    return bubble.words if bubble else ""


@pytest.mark.parametrize("by_mouse", [True, False], ids=["right click", "key"])
def test_a_closer_look_is_tried_on_the_spot(by_mouse: bool) -> None:
    with pupil() as someone:
        someone.begin(8)
        assert someone.touch().name == "closer"
        drawn = someone.scene.drawing
        assert drawn is not None
        if by_mouse:
            stage.click(someone.app, drawn.hole.center, button=3)
        else:
            stage.press(someone.app, pygame.K_i)
        wait(someone.app, 0.5)
        assert isinstance(someone.app.stack.top, LandscapeCloser)
        stage.press(someone.app, pygame.K_ESCAPE)
        someone.settle()
        assert someone.touch().name == "landscape"


def test_the_hint_that_is_shown_is_the_button_of_a_real_game() -> None:
    with pupil() as someone:
        someone.begin(10)
        assert someone.touch().name == "hint"
        drawn = someone.scene.drawing
        assert drawn is not None
        button = next(widget for widget in someone.guide.inner.buttons if widget.name == "hint")
        assert drawn.page.hole == button.rect
        assert "H" in someone.says()
        someone.click()
        assert someone.touch().name == "card"


def test_what_a_player_must_know_is_said() -> None:
    """Points, the ends of the row, dragging, the hand limit, the right click and hints are all spoken of."""
    with pupil() as someone:
        someone.begin()
        said = ""
        while isinstance(someone.app.stack.top, LessonScene):
            said += someone.says()
            someone.enter()
        for words in ("Most points win", "left or right end", "Drag", "keep 8 cards", "right click", "hint"):
            assert words in said, words


def test_a_voice_reads_the_sheet() -> None:
    with pupil() as someone:
        ear = someone.app.services.speech = Ear()
        someone.app.services.change(speak=True)
        someone.begin(1)
        assert someone.says().rstrip(".") in ear.words
        someone.enter()
        assert someone.says().rstrip(".") in ear.words
