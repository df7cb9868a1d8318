"""The booklet as one HTML file: type, drawings and pictures inside, fit for the screen and for paper."""

import base64
import re
from collections.abc import Iterator
from html import escape

from momiji.core.rulebook import Book, BookPage, Display, Example, Figures, Heading, Keys, Paragraph
from momiji.i18n import Translator
from momiji.resources import assets
from momiji.ui.kit.chords import chord_words
from momiji.ui.table.shortcuts import shortcuts_of

from .common import anchor, links_to
from .drawings import Drawings
from .style import STYLE

_ESCAPED_LINK = re.compile(r"&lt;([A-Za-z0-9.-]+)\|(.+?)&gt;")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_FACES = (
    ("Alegreya", 500, "normal", "Alegreya-Medium"),
    ("Alegreya", 500, "italic", "Alegreya-MediumItalic"),
    ("Alegreya", 800, "normal", "Alegreya-ExtraBold"),
    ("Alegreya Sans", 700, "normal", "AlegreyaSans-Bold"),
)


def html(book: Book, say: Translator) -> str:
    drawings = Drawings()
    body = "\n".join(_body(book, say, drawings))
    title = escape(f"{say(f'{book.game}-name')} · {say('rules-title')}")
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{_fonts()}\n{STYLE}\n{drawings.styles()}\n</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _fonts() -> str:
    rules = []
    for family, weight, style, file in _FACES:
        data = base64.b64encode((assets() / "fonts" / f"{file}.ttf").read_bytes()).decode()
        source = f"url(data:font/ttf;base64,{data})"
        rules.append(f"@font-face {{ font-family: '{family}'; font-weight: {weight}; font-style: {style}; src: {source} }}")
    return "\n".join(rules)


def _body(book: Book, say: Translator, drawings: Drawings) -> Iterator[str]:
    first = book.chapters[0].motif
    leaf = drawings.drawing(first if "/" in first else "leaves/red-maple", "leaf")
    yield f"<header>{leaf}<h1>{escape(say(f'{book.game}-name'))}</h1><p class=lead>{escape(say('rules-title'))}</p>"
    yield f"<p class=about>{escape(say('rules-written-by', game=say(f'{book.game}-name')))}</p></header>"
    yield f"<nav><h2>{escape(say('rules-contents-title'))}</h2><ul>"
    for chapter in book.chapters:
        yield f"<li><b>{drawings.drawing(_drawn(chapter.motif), 'pip')}{escape(say.text(chapter.title))}</b><ul>"
        for page in chapter.pages:
            if page.blocks:
                yield f'<li><a href="#{page.name}">{escape(say.text(page.title))}</a></li>'
        yield "</ul></li>"
    yield "</ul></nav>\n<main>"
    for chapter in book.chapters:
        yield f"<section class=chapter><h2>{drawings.drawing(_drawn(chapter.motif), 'pip')}{escape(say.text(chapter.title))}</h2>"
        for page in chapter.pages:
            if page.blocks:
                yield from _page(book, page, say, drawings)
        yield "</section>"
    yield "</main>"


def _drawn(motif: str) -> str:
    """A leaf by its name, or a drawing of the game."""
    return motif if "/" in motif else f"leaves/pips/{motif}"


def _page(book: Book, page: BookPage, say: Translator, drawings: Drawings) -> Iterator[str]:
    yield f'<article id="{page.name}"><div class=prose><h3>{escape(say.text(page.title))}</h3>'
    if page.lead:
        yield f"<p class=lead>{escape(say.text(page.lead))}</p>"
    for number, block in enumerate(page.blocks):
        if isinstance(block, Heading):
            yield f"<h4>{escape(say.text(block.text))}</h4>"
        else:
            yield _paragraph(book, page, number, block, say, drawings)
    yield "</div>"
    match page.side:
        case Example() as example:
            yield from _example(book, example, say, drawings)
        case Display(title, rows):
            yield f"<aside><h4>{escape(say.text(title))}</h4>"
            for row in rows:
                yield f"<figure>{_row(book, row.things, say, drawings)}<figcaption>{escape(say.text(row.caption))}</figcaption></figure>"
            yield "</aside>"
        case Figures() as figures:
            yield from _figures(book, figures, say, drawings)
        case Keys() as listed:
            yield "<aside><table class=keys>"
            for keys, words in shortcuts_of(listed):
                caps = " ".join(f"<kbd>{escape(chord_words(chord, say))}</kbd>" for chord in keys)
                yield f"<tr><td>{caps}</td><td>{escape(say(words))}</td></tr>"
            yield "</table></aside>"
    yield "</article>"


def _paragraph(book: Book, page: BookPage, number: int, block: Paragraph, say: Translator, drawings: Drawings) -> str:
    rules = f"<small>{', '.join(block.rules)}</small>" if block.rules else ""
    title = f"<b class=title>{escape(say.text(block.title))}</b>" if block.title else ""
    picture = f"<span class=picture>{book.pictures.printed(block.picture, drawings.drawing)}</span>" if block.picture else ""
    words = _prose(book, say.text(block.text), drawings)
    kind = " class=pictured" if picture else ""
    return f'<p id="{anchor(page, number, block)}"{kind}>{rules}{picture}<span>{title}{words}</span></p>'


def _prose(book: Book, words: str, drawings: Drawings) -> str:
    safe = _ESCAPED_LINK.sub(lambda link: f'<a href="#{links_to(book, link[1])}">{link[2]}</a>', escape(words, quote=False))
    words = _BOLD.sub(r"<b>\1</b>", safe)
    for mark, drawing in book.pictures.inline.items():
        words = words.replace(mark, drawings.drawing(drawing, "inline"))
    return words


def _example(book: Book, example: Example, say: Translator, drawings: Drawings) -> Iterator[str]:
    yield f"<aside class=example><h4>{escape(say('rules-example'))}</h4>"
    yield f"<figure><span class=chip>{escape(say('rules-before'))}</span>{_row(book, example.before, say, drawings)}</figure>"
    if example.cards:
        label = say.text(example.way) if example.way else say("rules-to-hand" if example.taken else "rules-from-hand")
        yield f"<figure class=way><span>{escape(label)}</span>{_row(book, example.cards, say, drawings, moving=True)}</figure>"
    gain = f"<span class=gain>{escape(say('rules-gain', count=example.gain))}</span>" if example.gain else ""
    yield f"<figure><span class=chip>{escape(say('rules-after'))}</span>{_row(book, example.after, say, drawings)}{gain}</figure>"
    yield f"<p class=caption>{escape(say.text(example.caption))}</p></aside>"


def _row(book: Book, picture: str, say: Translator, drawings: Drawings, *, moving: bool = False) -> str:
    words = "; ".join(say.text(text) for text in book.pictures.told(picture, moving=moving))
    printed = book.pictures.printed(picture, drawings.drawing, moving=moving)
    return f'<div class=row role=img aria-label="{escape(words)}">{printed}</div>'


def _figures(book: Book, figures: Figures, say: Translator, drawings: Drawings) -> Iterator[str]:
    yield f"<aside><h4>{escape(say.text(figures.title))}</h4>"
    if figures.picture:
        yield f"<figure>{_row(book, figures.picture, say, drawings)}</figure>"
    yield "<table><tr><th></th>"
    yield "".join(f"<th>{escape(say.text(head))}</th>" for head in figures.head) + "</tr>"
    for index, (name, cells) in enumerate(figures.rows):
        kind = " class=total" if figures.sums and index == len(figures.rows) - 1 else ""
        yield f"<tr{kind}><td>{escape(say.text(name))}</td>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
    yield f"</table><p class=caption>{escape(say.text(figures.caption))}</p></aside>"
