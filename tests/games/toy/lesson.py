"""The lesson of Pairs: one game, played to its end."""

from functools import cached_property
from typing import Any

from momiji.core.text import Text
from momiji.playing.session import Choices, Seat, Session
from momiji.ui.table.lesson.course import Course, Lesson
from momiji.ui.table.show import Spot


class PairsCourse(Course):
    game = "toy"
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

    def title(self, step: str) -> Text:
        return Text(f"toy-lesson-{step}")

    def says(self, part: str, name: str, args: dict[str, object]) -> Text:
        return Text(f"toy-lesson-{part}-{name}", args)

    def meant_thing(self, desk: Any, spot: Spot) -> Text:
        return Text(f"toy-lesson-meant-{spot.kind}")


COURSE = PairsCourse()
