"""The lesson of Pairs: one game, played to its end."""

from functools import cached_property
from typing import Any

from momiji.playing.session import Choices, Seat, Session
from momiji.ui.table.lesson.course import Course, Lesson


class PairsCourse(Course):
    game, words = "toy", "toy-lesson"
    lessons = (
        Lesson("deck", "deck", 0, looks=("deck",)),
        Lesson("pair", "play", 0, ("hand",)),
        Lesson("draw", "reveal", 1, ("draw",)),
        Lesson("score", "log", 99),
    )

    @cached_property
    def record(self) -> dict[str, Any]:
        session = Session.begin(Choices("toy", (Seat("Hana", "flower"), Seat("Kenji", "fan", "sprout")), "pairs2", first=0))
        while not session.over:
            session.perform(session.rules.legal(session.state)[0])
        return session.record()


COURSE = PairsCourse()
