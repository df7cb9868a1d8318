"""What every lesson promises: it is played through by mouse and by keys, in every language; its sheet covers nothing it speaks of."""

import pytest

from momiji import registry
from momiji.i18n import LANGUAGES
from momiji.playing.session import Session
from momiji.store import records
from momiji.ui.kit.button import Button
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.table.lesson.course import Course
from tests.ui import stage
from tests.ui.pupil import Pupil, covers_nothing, pupil
from tests.ui.stage import SIZES

per_game = pytest.mark.parametrize("game", [game for game in registry.GAMES if pages(game).course() is not None])


def course_of(game: str) -> Course:
    found = pages(game).course()
    assert found is not None, f"{game} has no lesson"
    return found


@per_game
def test_the_record_is_a_game_of_the_rules_that_the_pupil_wins(game: str) -> None:
    course = course_of(game)
    session = Session.resume(records.load(course.record_file()).data)
    ended = session.rules.outcome(session.state)
    assert session.over and ended is not None
    assert ended.winners == (course.pupil,)
    assert [seat.computer for seat in session.seats] == [None, "sprout"]


@per_game
def test_each_step_begins_with_a_turn_of_the_pupil(game: str) -> None:
    course = course_of(game)
    for step in course.lessons[:-1]:
        session = course.begin(("Hana", "Kenji"), step.start)
        assert len(session.taken) == step.start, step
        assert session.actor == course.pupil, step
    assert course.lessons[-1].start == len(course.script)
    assert all(course.begin(("Hana", "Kenji"), at).actor == course.pupil for pair in course.breaks.items() for at in pair)
    assert 9 <= len(course.lessons) <= 13


@per_game
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_lesson_can_be_played_to_its_end(game: str, by_mouse: bool) -> None:
    """Every language once, by one hand or the other."""
    first = list(registry.GAMES).index(game) + by_mouse
    with pupil(game) as someone:
        for language in [language for number, language in enumerate(LANGUAGES) if (number + first) % 2]:
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
        assert not said & {someone.says()} or "lesson-any" in page.says.key
        seen.add(page.number)
        covers_nothing(someone)
        said.add(someone.says())
        if by_mouse:
            someone.click()
        else:
            someone.enter()
    assert seen == set(range(1, len(someone.course.lessons) + 1))
    assert isinstance(someone.app.stack.top, ScoreScene)
    assert someone.app.services.preferences.lesson_step(someone.course.game) == 0
    first = someone.app.stack.top.page.find("rematch")
    assert isinstance(first, Button) and first.material == "lacquer"
    assert first.words == someone.app.services.say("lesson-first-game")
    stage.click(someone.app, first.rect.center)
    assert someone.went == ["first-game"]


@per_game
def test_the_sheet_of_large_words_finds_its_place(game: str) -> None:
    with pupil(game, "ru", SIZES[1], 2.0) as someone:
        someone.begin()
        while isinstance(someone.app.stack.top, LessonScene):
            covers_nothing(someone)
            someone.enter()


@per_game
def test_no_tooltip_of_the_last_page_lies_under_the_veil(game: str) -> None:
    """The pointer rests where it clicked; only what the page speaks of now is explained."""
    with pupil(game) as someone:
        someone.begin(1)
        for _ in range(3):
            someone.click()
            stage.wait(someone.app, 3.0)
            hints = someone.guide.inner.hints
            assert not hints.open, (someone.says(), hints.about)
