"""The pages of Pairs: the plain ones every game has."""

from typing import Any

from momiji.ui.scenes.pages import Pages


class PairsPages(Pages):
    @property
    def lessons(self) -> int:
        from .lesson import COURSE

        return len(COURSE.lessons)

    def lesson(self, services: Any, doors: Any, step: int) -> Any:
        from momiji.ui.table.lesson.guide import lesson

        from .lesson import COURSE

        return lesson(services, doors, COURSE, step)

    def rule_book(self, services: Any, topic: str = "") -> Any:
        from momiji.ui.scenes.rule_book.scene import RuleBookScene

        from .book import BOOK
        from .table import PairsArtist

        return RuleBookScene(services, BOOK, PairsArtist(), topic)


PAGES = PairsPages("toy")
