"""From the data of a book to what stands on its pages: prose as items that flow, ready for any size of words."""

from typing import Final

import pygame

from momiji.core.rulebook import Book, BookPage, Example, Figures, Heading, Hit, Keys, Paragraph
from momiji.ui import theme
from momiji.ui.kit.chords import Shortcut
from momiji.ui.kit.flow import Item
from momiji.ui.kit.key_caps import KeyCaps
from momiji.ui.services import Services
from momiji.ui.table.shortcuts import PAD_SHORTCUTS, shortcuts_of
from momiji.ui.theme import Role

from .side import Artist, words_are_large

LEAD: Final = Role("Alegreya-MediumItalic", 28)
HEADING: Final = Role("Alegreya-ExtraBold", 31)
CONTENTS: Final = theme.PROSE.at(24)
NOTE: Final = theme.CHIP
KEYS: Final = "keys:"
_PICTURE: Final = (120, 84)  # room beside a paragraph
_LANDSCAPE: Final = 264
_BESIDE_LARGE: Final = 168  # where large words need the room
_MOTIF: Final = "motif:"
_UNBROKEN: Final = 330  # titles up to this width stay in one line of the contents


class Setter:
    """Makes items of pages, contents and search results."""

    def __init__(self, services: Services, book: Book, artist: Artist) -> None:
        self.services, self.book, self.artist = services, book, artist

    def page(self, page: BookPage) -> list[Item]:
        say, px = self.services.say, self.services.scale.px
        items: list[Item] = []
        if not page.blocks:
            return self._contents()
        if page.lead:
            items.append(Item(say.text(page.lead), LEAD, theme.DEEP_RED))
        for number, block in enumerate(page.blocks):
            if isinstance(block, Heading):
                items.append(Item(say.text(block.text), HEADING, above=px(18), keep=True))
            else:
                items.append(self._paragraph(block, number))
        if isinstance(page.side, Example | Figures) and words_are_large(self.services):
            items.append(Item(say("rules-example"), HEADING, above=px(18), keep=True))
            items.append(Item(say.text(page.side.caption), theme.READING, theme.INK_SOFT, above=px(10)))
        if isinstance(page.side, Keys):
            items += self._keys()
        return items

    def _paragraph(self, block: Paragraph, number: int) -> Item:
        say, px = self.services.say, self.services.scale.px
        words = say.text(block.text)
        if block.title:
            words = f"**{say.text(block.title)}**\n{words}"
        size, indent = self._picture(block.picture)
        return Item(
            words, theme.PROSE, above=px(14), indent=indent, margin=block.rules, picture=block.picture, size=size, mark=number, leading=1.33
        )

    def _picture(self, picture: str) -> tuple[tuple[int, int], int]:
        if not picture:
            return (0, 0), 0
        px = self.services.scale.px
        wide = _BESIDE_LARGE if words_are_large(self.services) else _LANDSCAPE
        room = (wide, wide * 1.4) if picture.startswith("land:") else _PICTURE
        size = self.artist.size(self.services, picture, (px(room[0]), px(room[1])), px(room[0]))
        return size, size[0] + px(22)

    def _contents(self) -> list[Item]:
        """Each chapter with its drawing and its pages; a chapter of one page is its own link."""
        say, px = self.services.say, self.services.scale.px
        items, size, indent = [], px(40), px(56)
        for chapter in self.book.chapters:
            pages = [page for page in chapter.pages if page.blocks]
            title = say.text(chapter.title)
            alone = [say.text(page.title) for page in pages] == [title]
            words = f"<{pages[0].name}|{title}>" if alone else title
            motif = _MOTIF + chapter.motif
            items.append(
                Item(words, HEADING.at(28), above=px(12), indent=indent, picture=motif, size=(size, size), keep=not alone, leading=1.2)
            )
            if not alone:
                links = " · ".join(f"<{page.name}|{self._unbroken(say.text(page.title))}>" for page in pages)
                items.append(Item(links, CONTENTS, above=px(2), indent=indent, leading=1.28))
        return items

    def _unbroken(self, title: str) -> str:
        """A short title is not torn, and a letter stays with its landscape."""
        words = title.replace(" · ", "\u00a0")
        short = self.services.look.type.width(words, CONTENTS) <= self.services.scale.px(_UNBROKEN)
        return words.replace(" ", "\u00a0") if short else words

    def found(self, hits: list[Hit]) -> list[Item]:
        """Search results: where, then the paragraph."""
        say, px = self.services.say, self.services.scale.px
        if not hits:
            return [Item(say("rules-not-found"), theme.PROSE)]
        items: list[Item] = []
        for number, hit in enumerate(hits):
            page = self.book.pages[hit.place.page]
            block = page.blocks[hit.place.block or 0]
            rules = block.rules if isinstance(block, Paragraph) else ()
            where = f"<{target(page, hit)}|{say.text(page.title)}>"
            items.append(Item(where, theme.PROSE, above=px(14), margin=rules[:1], keep=True, mark=number))
            items.append(Item(_short(hit.words), theme.READING.at(24), theme.INK_SOFT, mark=number))
        return items

    @property
    def shortcuts(self) -> list[Shortcut]:
        """The keys as they lie now: some may have been changed. While a game pad is used, its buttons."""
        if self.services.pad:
            return list(PAD_SHORTCUTS)
        listed = next((page.side for page in self.book.pages if isinstance(page.side, Keys)), Keys())
        return [(tuple(self.services.key(key) for key in keys), words) for keys, words in shortcuts_of(listed)]

    def _keys(self) -> list[Item]:
        caps, px, say = KeyCaps(self.services), self.services.scale.px, self.services.say
        wide = max(caps.width(keys) for keys, _ in self.shortcuts)
        if words_are_large(self.services):  # words below their keys
            items: list[Item] = []
            for keys, words in self.shortcuts:
                size = (caps.width(keys), caps.height)
                items.append(Item("", theme.READING, above=px(16), picture=KEYS + " ".join(keys), size=size, keep=True, leading=0.5))
                items.append(Item(say(words), theme.READING, above=px(4)))
            return items
        return [
            Item(
                say(words), theme.READING, above=px(12), indent=wide + px(24), picture=KEYS + " ".join(keys), size=(wide, caps.height),
                leading=1.15,
            )
            for keys, words in self.shortcuts
        ]  # fmt: skip

    def draw_picture(self, surface: pygame.Surface, picture: str, rect: pygame.Rect) -> None:
        if picture.startswith(KEYS):
            KeyCaps(self.services).draw(surface, picture.removeprefix(KEYS).split(), rect.x, rect.centery)
        elif picture.startswith(_MOTIF):
            drawing = self.services.look.sprites.motif(picture.removeprefix(_MOTIF), rect.h)
            surface.blit(drawing, drawing.get_rect(center=rect.center))
        else:
            self.artist.draw(surface, self.services, picture, rect, rect.w)


def target(page: BookPage, hit: Hit) -> str:
    """How a link names a paragraph that was found: the page, and which of its blocks."""
    return f"{page.name}.{hit.place.block}" if hit.place.block is not None else page.name


def _short(words: str, most: int = 150) -> str:
    return words if len(words) <= most else words[:most].rsplit(" ", 1)[0] + "…"
