"""Momiji's first game: left and taken up again, refused and answered; what all lessons promise is in `test_lessons.py`."""

import pygame
import pytest

from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.games.momiji.table.lesson import COURSE, LESSONS
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.pupil import Pupil, pupil
from tests.ui.stage import wait
from tests.ui.test_speech import Ear

LAST = len(LESSONS) - 1


def test_the_record_has_no_draft() -> None:
    assert COURSE.begin(("Hana", "Kenji"), 0).setup.landscape_deck is None


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
        assert bubble.words == "In this lesson, play yellow 0 at the right end of your row."
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
    1: "Now choose the yellow column, in the garden in the middle.",
    2: "Now choose your red 0, in your hand at the bottom.",
    4: "Now click the deck, the face-down cards at the left of the garden.",
    7: "Now click the goal “Most yellow leaves”, at the right of the garden.",
    9: "Now press “Trade 2 for 1” at the bottom right.",
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
        assert told(someone) == "There is nothing to do yet. Read the sheet, then press “Continue”."
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
        for words in ("most points win", "left or right end", "Drag", "keep 8 cards", "right click", "hint"):
            assert words in said, words


def test_a_voice_reads_the_sheet() -> None:
    with pupil() as someone:
        ear = someone.app.services.speech = Ear()
        someone.app.services.change(speak=True)
        someone.begin(1)
        assert someone.says().rstrip(".") in ear.words
        someone.enter()
        assert someone.says().rstrip(".") in ear.words
