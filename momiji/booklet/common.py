"""Where links of the booklet lead."""

from momiji.core.rulebook import Book, BookPage, Paragraph


def anchor(page: BookPage, number: int, block: Paragraph) -> str:
    return block.name or f"{page.name}-{number + 1}"


def links_to(book: Book, topic: str) -> str:
    """The anchor of a page, paragraph or rule; the tests follow every link."""
    place = book.find(topic)
    if place is None:
        raise KeyError(f"no page or rule {topic!r}")
    page = book.pages[place.page]
    if place.block is None:
        return page.name
    block = page.blocks[place.block]
    assert isinstance(block, Paragraph)
    return anchor(page, place.block, block)
