"""Miyabi's first game: what its sentences promise happens in its record; what all lessons promise is in `tests/ui/test_lessons.py`."""

from collections.abc import Callable

import pygame
import pytest

from momiji.core.events import Counted
from momiji.games.miyabi.rules.steps import End, PlaceTile
from momiji.games.miyabi.rules.tiles import SQUARE_INDEX
from momiji.games.miyabi.table import spots
from momiji.games.miyabi.table.lesson import COURSE, LESSONS, SPOKEN
from momiji.ui.table.lesson.course import Touch
from tests.ui import stage
from tests.ui.pupil import Pupil, pupil
from tests.ui.stage import wait

NUMBER = {lesson.key: number for number, lesson in enumerate(LESSONS)}


def brought(step: str) -> list[int]:
    """The points of the turn a step of the lesson begins with."""
    start = LESSONS[NUMBER[step]].start
    session = COURSE.begin(("Hana", "Kenji"), start + 1)
    return [event.change for event in session.taken[start].events if isinstance(event, Counted)]


def test_the_points_that_are_told_are_those_of_the_record() -> None:
    told = {"lay": [2], "lantern": [3], "turn": [2], "level": [4], "rows": [3], "out": [1], "round": [6], "fifth": [10, 10], "ending": [9]}
    assert {step: brought(step) for step in told} == told
    session = COURSE.begin(("Hana", "Kenji"), len(COURSE.script))
    rows = session.rules.position(session.state)["scores"]
    assert [one["rows"] for one in rows] == [53, 36]


def test_every_turn_of_the_lesson_lays_a_tile_and_ends() -> None:
    for lesson in LESSONS[1:-1]:
        laid, end = COURSE.script[lesson.start : lesson.start + 2]
        assert isinstance(laid, PlaceTile) and isinstance(end, End), lesson


def test_what_a_sentence_points_at_belongs_to_a_page_of_its_step() -> None:
    pages = {(lesson.key, name) for lesson in LESSONS for name in (*lesson.own, *lesson.looks)}
    assert set(SPOKEN) <= pages


def test_a_click_elsewhere_takes_nothing_and_is_told_what_is_meant() -> None:
    with pupil("miyabi") as someone:
        someone.begin(NUMBER["lantern"])
        meant = someone.touch().at
        layout = someone.guide.inner.layout
        wrong = next(spot for spot in layout.spots if spot.kind == "tile" and spot != meant)
        stage.click(someone.app, layout.spots[wrong].rect.center)
        wait(someone.app, 0.3)
        bubble = someone.scene.controls.bubble
        assert bubble is not None and bubble.words == "Now take a straight with fish, the one with the ring."
        assert len(someone.guide.session.taken) == LESSONS[NUMBER["lantern"]].start
        assert someone.touch() == Touch("tile", meant)


def test_a_tile_that_was_turned_too_far_is_turned_on() -> None:
    with pupil("miyabi") as someone:
        someone.begin(NUMBER["turn"])
        someone.click()
        assert someone.touch().name == "turn-right"
        desk = someone.guide.desk
        desk.turn(None, 2)
        someone.guide.inner.refresh()
        assert someone.touch().name == "turn-right"
        for _ in range(3):
            desk.turn(None, 1)
        someone.guide.inner.refresh()
        assert someone.touch().name == "square"


def by_wheel(someone: Pupil) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0))


def by_right_click(someone: Pupil) -> None:
    stage.click(someone.app, someone.scene.drawing.sheet.center, button=3)  # type: ignore[union-attr]


def by_key(someone: Pupil) -> None:
    stage.press(someone.app, pygame.K_r)


@pytest.mark.parametrize("hand", [by_wheel, by_right_click, by_key])
def test_every_way_to_turn_a_tile_that_is_told_turns_it(hand: Callable[[Pupil], None]) -> None:
    with pupil("miyabi") as someone:
        someone.begin(NUMBER["turn"])
        someone.click()
        assert someone.touch().name == "turn-right"
        for _ in range(4):
            hand(someone)
            someone.settle()
            if someone.touch().name == "square":
                return
        raise AssertionError("it was never turned")


def test_a_tile_may_be_dragged_and_the_lesson_follows() -> None:
    with pupil("miyabi") as someone:
        someone.begin(NUMBER["lay"])
        goal = someone.guide.inner.layout.spots[spots.square(0, SQUARE_INDEX["b1"])]
        stage.drag(someone.app, someone.free_point(), goal.rect.center)
        someone.settle()
        assert len(someone.guide.session.taken) == 1
        assert someone.touch().name == "end"
