"""The pages of Pairs: the plain ones every game has."""

from typing import Any

from momiji.ui.scenes.pages import Pages


class PairsPages(Pages):
    def course(self) -> Any:
        from .lesson import COURSE

        return COURSE

    def rule_book(self, services: Any, topic: str = "") -> Any:
        from momiji.ui.scenes.rule_book.scene import RuleBookScene

        from .book import BOOK
        from .table import PairsArtist

        return RuleBookScene(services, BOOK, PairsArtist(), topic)


PAGES = PairsPages("toy")
