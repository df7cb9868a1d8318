"""Short ways to write the pages of a rule book down. How the keys of its sentences begin is the game's affair."""

from collections.abc import Callable

from .rulebook import Block, BookPage, Chapter, Heading, Paragraph, Side
from .text import Text


class Prose:
    def __init__(self, words: Callable[[str], Text]) -> None:
        self.words = words

    def say(
        self, key: str, *rules: str, picture: str = "", titled: bool = False, name: str = "", answers: tuple[str, ...] = ()
    ) -> Paragraph:
        """A paragraph, with its title where it has one."""
        return Paragraph(self.words(key), rules, picture, self.words(f"{key}-title") if titled else None, name, answers)

    def heading(self, key: str) -> Heading:
        return Heading(self.words(key))

    def page(
        self, name: str, icon: str, *blocks: Block, side: Side | None = None, title: Text | None = None, lead: Text | None = None
    ) -> BookPage:
        return BookPage(name, title or self.words(f"{name}-title"), blocks, side, lead, icon)

    def chapter(self, name: str, motif: str, *pages: BookPage) -> Chapter:
        return Chapter(name, self.words(f"chapter-{name}"), motif, pages)
