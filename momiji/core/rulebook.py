"""A rule book as data: chapters, pages and what stands on them. Words are message keys, pictures are told in a notation of the game.

Prose may carry a little markup: **bold**, [acorn] for a small drawing, and <page|words> for a link to a page, paragraph or rule.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from .text import Refusal, Text

LINK = re.compile(r"<([A-Za-z0-9.-]+)\|([^<>|]+)>")
DRAWING = re.compile(r"\[[a-z][a-z/-]*\] ?")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """`rules` are the numbers it explains, a link also finds it by its `name`; `picture` stands at its left.

    A refusal finds it by its rule, or by its own key among `answers` where several paragraphs tell of that rule."""

    text: Text
    rules: tuple[str, ...] = ()
    picture: str = ""
    title: Text | None = None
    name: str = ""
    answers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    text: Text


Block = Paragraph | Heading


@dataclass(frozen=True, slots=True)
class Example:
    """Before, the cards on their way, after. `taken`: the cards come to the hand instead of leaving it; `gain` acorns come in."""

    before: str
    cards: str
    after: str
    caption: Text
    taken: bool = False
    gain: int = 0
    way: Text | None = None  # what the cards in the middle are, where it is neither from nor to the hand


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Some things side by side, and what they are."""

    things: str
    caption: Text


@dataclass(frozen=True, slots=True)
class Display:
    """Things to look at."""

    title: Text
    rows: tuple[Exhibit, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """A small table: a heading for every column but the first, then rows; a cell is a figure or words."""

    title: Text
    head: tuple[Text, ...]
    rows: tuple[tuple[Text, tuple[str, ...]], ...]
    caption: Text
    sums: bool = False  # the last row is a total
    picture: str = ""  # above the table


@dataclass(frozen=True, slots=True)
class Keys:
    """The list of keys: the window knows it, but for what a game has `more` and what it is `without`, by their words."""

    more: tuple[tuple[tuple[str, ...], str], ...] = ()
    without: frozenset[str] = frozenset()


Side = Example | Display | Figures | Keys


@dataclass(frozen=True, slots=True)
class BookPage:
    name: str
    title: Text
    blocks: tuple[Block, ...]
    side: Side | None = None
    lead: Text | None = None
    icon: str = ""

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        return (block for block in self.blocks if isinstance(block, Paragraph))


@dataclass(frozen=True, slots=True)
class Chapter:
    """`motif` stands at its title: a leaf by its name, or a drawing of the game."""

    name: str
    title: Text
    motif: str
    pages: tuple[BookPage, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """Where something stands: the page by its number, the paragraph by its number among the blocks, or the page as a whole."""

    page: int
    block: int | None = None


@dataclass(frozen=True, slots=True)
class Hit:
    place: Passage
    words: str  # the paragraph, without markup


Drawing = Callable[[str, str, str], str]  # HTML for a drawing by its name, its class, and what stands inside it


class Pictures(Protocol):
    """A game's notation of pictures, on paper and in words. `moving`: what is on its way in the middle of an example."""

    inline: Mapping[str, str]  # marks in prose and the drawings they stand for

    def told(self, picture: str, *, moving: bool = False) -> tuple[Text, ...]: ...

    def printed(self, picture: str, drawing: Drawing, *, moving: bool = False) -> str: ...


@dataclass(frozen=True)
class Book:
    chapters: tuple[Chapter, ...]
    game: str
    pictures: Pictures

    @cached_property
    def pages(self) -> tuple[BookPage, ...]:
        return tuple(page for chapter in self.chapters for page in chapter.pages)

    def chapter_of(self, page: int) -> int:
        for index, chapter in enumerate(self.chapters):
            page -= len(chapter.pages)
            if page < 0:
                return index
        raise IndexError(page)

    def first_page(self, chapter: int) -> int:
        return sum(len(one.pages) for one in self.chapters[:chapter])

    @cached_property
    def _places(self) -> dict[str, Passage]:
        """Names of pages first, then names of paragraphs, then rules; the first to claim one keeps it."""
        found: dict[str, Passage] = {page.name: Passage(index) for index, page in enumerate(self.pages)}
        for wanted in ("names", "rules"):
            for index, page in enumerate(self.pages):
                for number, block in enumerate(page.blocks):
                    if isinstance(block, Paragraph):
                        answers = (f"{rule}/{key}" for rule in block.rules for key in block.answers)
                        claims = (block.name, *answers) if wanted == "names" else block.rules
                        for claim in claims:
                            if claim:
                                found.setdefault(claim, Passage(index, number))
        return found

    def find(self, topic: str) -> Passage | None:
        """The place of a page, a paragraph, a rule number or what a refusal says."""
        return self._places.get(topic)

    def topic_of(self, refusal: Refusal) -> str:
        """Where a refusal is explained; empty where it is not."""
        return next((topic for topic in (f"{refusal.rule}/{refusal.text.key}", refusal.rule) if self.find(topic)), "")

    def search(self, query: str, say: Callable[[Text], str]) -> list[Hit]:
        """Paragraphs that hold the beginnings of all the words, titles first; a rule number finds its own paragraph."""
        query = query.strip()
        place = self.find(query)
        exact = [self._hit(place, say)] if place is not None and place.block is not None else []
        wanted = folded(query).split()
        if not wanted:
            return []
        ranked: list[tuple[int, Passage, str]] = []
        for index, page in enumerate(self.pages):
            title = say(page.title)
            in_title = _holds(folded(title), wanted)
            for number, block in enumerate(page.blocks):
                if not isinstance(block, Paragraph):
                    continue
                words = said(block, say)
                own = _holds(folded(words), wanted)
                if own or _holds(folded(f"{title} {words}"), wanted):
                    ranked.append((0 if in_title else 1 if own else 2, Passage(index, number), words))
        ranked.sort(key=lambda one: one[0])
        return exact + [Hit(place, words) for _, place, words in ranked if not exact or place != exact[0].place]

    def _hit(self, place: Passage, say: Callable[[Text], str]) -> Hit:
        block = self.pages[place.page].blocks[place.block or 0]
        assert isinstance(block, Paragraph)
        return Hit(place, said(block, say))


def said(block: Paragraph, say: Callable[[Text], str]) -> str:
    """A paragraph in plain words."""
    words = plain(say(block.text))
    return f"{plain(say(block.title))}. {words}" if block.title else words


def plain(words: str) -> str:
    """Prose without its markup."""
    return DRAWING.sub("", LINK.sub(r"\2", words)).replace("**", "")


def folded(words: str) -> str:
    """Without accents and capitals, for searching; ё is е, a non-breaking space is a space."""
    loose = unicodedata.normalize("NFKD", words.casefold())
    return "".join(c for c in loose if not unicodedata.combining(c))


def _holds(text: str, wanted: list[str]) -> bool:
    """Whether every wanted word begins a word of the text."""
    return all(re.search(rf"(?<!\w){re.escape(word)}", text) for word in wanted)
