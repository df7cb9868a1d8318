"""The booklet as Markdown: prose with anchors and links, pictures in words."""

from collections.abc import Iterator

from momiji.core.rulebook import DRAWING, LINK, Book, BookPage, Display, Example, Figures, Heading, Keys, Paragraph
from momiji.i18n import Translator
from momiji.ui.kit.chords import chord_words
from momiji.ui.table.shortcuts import shortcuts_of

from .common import anchor, links_to


def markdown(book: Book, say: Translator) -> str:
    return "\n\n".join(_booklet(book, say)) + "\n"


def _booklet(book: Book, say: Translator) -> Iterator[str]:
    yield f"# {say('rules-title')} – {say(f'{book.game}-name')}"
    yield say("rules-written-by", game=say(f"{book.game}-name"))
    yield f"## {say('rules-contents-title')}"
    yield "\n".join(_contents(book, say))
    for chapter in book.chapters:
        yield f"## {say.text(chapter.title)}"
        for page in chapter.pages:
            if page.blocks:
                yield from _page(book, page, say)


def _contents(book: Book, say: Translator) -> Iterator[str]:
    for chapter in book.chapters:
        yield f"- {say.text(chapter.title)}"
        yield from (f"  - [{say.text(page.title)}](#{page.name})" for page in chapter.pages if page.blocks)


def _page(book: Book, page: BookPage, say: Translator) -> Iterator[str]:
    yield f'<a id="{page.name}"></a>'
    yield f"### {say.text(page.title)}"
    if page.lead:
        yield f"*{say.text(page.lead)}*"
    for number, block in enumerate(page.blocks):
        if isinstance(block, Heading):
            yield f"#### {say.text(block.text)}"
        else:
            yield _paragraph(book, page, number, block, say)
    match page.side:
        case Example() as example:
            yield from _example(book, example, say)
        case Display(_, rows):
            yield "\n".join(f"- {say.text(row.caption)}\n  {_told(book, row.things, say)}" for row in rows)
        case Figures() as figures:
            yield "\n".join(_figures(figures, say))
            yield say.text(figures.caption)
        case Keys() as listed:
            caps = ((" · ".join(chord_words(chord, say) for chord in keys), say(words)) for keys, words in shortcuts_of(listed))
            yield "\n".join(f"- **{keys}**: {words}" for keys, words in caps)


def _paragraph(book: Book, page: BookPage, number: int, block: Paragraph, say: Translator) -> str:
    words = _prose(book, say.text(block.text))
    title = f"**{say.text(block.title)}.** " if block.title else ""
    rules = f" *({', '.join(block.rules)})*" if block.rules else ""
    return f'<a id="{anchor(page, number, block)}"></a>{title}{words}{rules}'


def _prose(book: Book, words: str) -> str:
    return LINK.sub(lambda link: f"[{link[2]}](#{links_to(book, link[1])})", DRAWING.sub("", words))


def _example(book: Book, example: Example, say: Translator) -> Iterator[str]:
    way = example.way or None
    lines = [f"> **{say('rules-example')}.** {say.text(example.caption)}", ">"]
    lines.append(f"> - {say('rules-before')}: {_told(book, example.before, say)}")
    if example.cards:
        label = say.text(way) if way else say("rules-to-hand" if example.taken else "rules-from-hand")
        lines.append(f"> - {label}: {_told(book, example.cards, say, moving=True)}")
    after = _told(book, example.after, say)
    lines.append(f"> - {say('rules-after')}: {after}" + (f" ({say('rules-gain', count=example.gain)})" if example.gain else ""))
    yield "\n".join(lines)


def _told(book: Book, picture: str, say: Translator, *, moving: bool = False) -> str:
    return "; ".join(say.text(text) for text in book.pictures.told(picture, moving=moving))


def _figures(figures: Figures, say: Translator) -> Iterator[str]:
    yield f"| {say.text(figures.title)} | " + " | ".join(say.text(head) for head in figures.head) + " |"
    yield "|---|" + "---:|" * len(figures.head)
    for name, cells in figures.rows:
        yield f"| {say.text(name)} | " + " | ".join(cells) + " |"
