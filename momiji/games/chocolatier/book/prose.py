"""Short ways to write pages down: every sentence of this rule book has a key that begins with "chocolatier-rules-"."""

from momiji.core.rulebook import Block, BookPage, Chapter, Paragraph, Side
from momiji.core.text import Text


def words(key: str) -> Text:
    return Text(f"chocolatier-rules-{key}")


def say(key: str, *rules: str, picture: str = "", titled: bool = False) -> Paragraph:
    """A paragraph, with its title where it has one."""
    return Paragraph(words(key), rules, picture, words(f"{key}-title") if titled else None)


def page(name: str, icon: str, *blocks: Block, side: Side | None = None, title: Text | None = None, lead: Text | None = None) -> BookPage:
    return BookPage(name, title or words(f"{name}-title"), blocks, side, lead, icon)


def chapter(name: str, leaf: str, *pages: BookPage) -> Chapter:
    return Chapter(name, words(f"chapter-{name}"), leaf, pages)
