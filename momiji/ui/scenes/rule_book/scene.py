"""The rule book, open on the table: chapters as tabs, prose on the left, a live example on the right; search, links, back and forward."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.core.rulebook import Book, BookPage, Display, Example, Figures, Keys, Passage, plain
from momiji.ui import theme
from momiji.ui.input import Event, Key
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.field import TextField
from momiji.ui.kit.flow import Item, TextColumn, flow
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import PaperWords
from momiji.ui.kit.paper_tab import PaperTab, tab_role
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.pads import ZONE
from momiji.ui.scenes.moon_window import draw_moon_window
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from . import side as side_page
from .pages import LEAD, NOTE, Setter
from .paper import LEFT, RIGHT, draw_book
from .side import Artist, LivePicture, words_are_large

HEAD: Final = 92  # title and rule at the top of a first page
TURNS: Final = {"left": -1, "pageup": -1, "right": 1, "pagedown": 1}
TITLE_WINDOW: Final = 460  # across, on the canvas
ASKED: Final = 40  # letters of a question to the book


class Link(Widget):
    """PaperWords in the prose that lead somewhere; the words themselves are drawn with the page."""

    radius = 4

    kind = "link"

    def __init__(self, services: Services, name: str, rect: pygame.Rect, words: str, follow: Press) -> None:
        super().__init__(services, name, rect)
        self.words = words
        self.follow = follow

    def activate(self) -> Change | None:
        return self.follow()

    def draw(self, target: pygame.Surface) -> None:
        if self.hovered:
            thick = max(1, self.look.scale.px(2))
            target.fill(theme.DEEP_RED, (self.rect.x, self.rect.bottom - 3 * thick, self.rect.w, thick))


class SearchField(TextField):
    """A line to write in, with a glass at its left."""

    def _inside(self) -> pygame.Rect:
        inside = super()._inside()
        room = self._glass() + self.look.scale.px(10)
        return pygame.Rect(inside.x + room, inside.y, inside.w - room, inside.h)

    def _glass(self) -> int:
        return round(self.rect.h * 0.5)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        size = self._glass()
        at = (self.rect.x + self.look.scale.px(14), self.rect.centery - size // 2)
        target.blit(self.look.art.icon("search", size, theme.INK_SOFT), at)


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A page, the paragraph that was looked for, and which spread of the page."""

    page: int
    block: int | None = None
    part: int = 0


class RuleBookScene(PagedScene):
    """Escape or F1 closes it; `topic` is the name of a page or paragraph, or the number of a rule."""

    entrance = "fade"

    def __init__(self, services: Services, book: Book, artist: Artist, topic: str = "") -> None:
        super().__init__(services)
        self.book, self.artist = book, artist
        self.setter = Setter(services, book, artist)
        self.query = ""
        self.here = self._place(topic) or Bookmark(0)
        self._way: list[Bookmark] = [self.here]
        self._step = 0
        self._found_part = 0
        self._items: Sequence[Item] = ()  # what is written on the page

    def heading(self) -> str:
        say = self.services.say
        return say("rules-search") if self.searching else say.text(self.open_page.title)

    def written(self) -> Sequence[str]:
        """The whole page, paragraph by paragraph, however many spreads it needs."""
        found = (self.services.say("rules-found", count=len(self.hits)),) if self.searching else ()
        return [*found, *(plain(" ".join((*item.margin, item.words))).replace("\n", " ") for item in self._items)]

    # ---------------------------------------------------------------- where we are
    @property
    def open_page(self) -> BookPage:
        return self.book.pages[self.here.page]

    @property
    def searching(self) -> bool:
        return bool(self.query.strip())

    def _place(self, topic: str) -> Bookmark | None:
        place = self.book.find(topic)
        name, _, block = topic.rpartition(".")
        if place is None and block.isdigit() and (found := self.book.find(name)):
            place = Passage(found.page, int(block))
        return Bookmark(place.page, place.block) if place else None

    def go(self, topic: str) -> None:
        """Open a topic; unknown ones leave the book as it is."""
        place = self._place(topic)
        if place is not None:
            self._open(place)

    def _open(self, mark: Bookmark) -> None:
        self.query = ""
        self.services.sound.play("page")
        del self._way[self._step + 1 :]
        if mark != self.here:
            self._way.append(mark)
        self._step = len(self._way) - 1
        self._show(mark)

    def _show(self, mark: Bookmark) -> None:
        self.here = mark
        self.build()

    def _walk(self, step: int) -> None:
        """Back and forward among the pages that were open."""
        if self.searching:
            self.query = ""
            self.build()
        elif 0 <= self._step + step < len(self._way):
            self._step += step
            self.services.sound.play("page")
            self._show(self._way[self._step])

    def turn(self, step: int) -> None:
        """The next spread, in this page or beyond it."""
        if self.searching:
            wanted = self._found_part + step
            if 0 <= wanted < self.parts:
                self._found_part = wanted
                self.services.sound.play("page")
                self.build()
            return
        part, page = self.here.part + step, self.here.page
        if not 0 <= part < self.parts:
            page += step
            part = 0 if step > 0 else -1
        if 0 <= page < len(self.book.pages):
            self.services.sound.play("page")
            mark = Bookmark(page, None, part)
            self._way[self._step] = mark
            self._show(mark)

    # ---------------------------------------------------------------- layout
    def build(self) -> None:
        self._columns()
        super().build()
        if self.page.focus is None:
            self.enter()

    def enter(self) -> None:
        self.page.set_focus(f"tab-{self.book.chapters[self.book.chapter_of(self.here.page)].name}", ring=False)

    def _columns(self) -> None:
        """Let the prose flow; the paragraph that was looked for decides which spread is shown."""
        side = self.open_page.side
        self.alone = self.searching or side is None or isinstance(side, Keys)
        scale, per = self.services.scale, 2 if self.alone else 1
        left, right = scale.rect(*LEFT), scale.rect(*RIGHT)
        head, search = self._head(), self._search_height() + scale.px(26)
        measure = min(left.w, right.w - scale.px(14)) if self.alone else left.w

        def area(number: int) -> pygame.Rect:
            spread, column = divmod(number, per)
            page, top = (left, head if spread == 0 else scale.px(8)) if column == 0 else (right, search)
            x = page.x + (scale.px(14) if column else 0)  # numbers in the margin keep clear of the fold
            return pygame.Rect(x, page.y + top, measure, page.h - top - scale.px(34 if column == 0 else 0))

        if self.searching:
            self.hits = self.book.search(self.query, self.services.say.text)
            items = self.setter.found(self.hits)
        else:
            items = self.setter.page(self.open_page)
        self._items = items
        columns = flow(self.services.look.type, items, area)
        self.parts = -(-len(columns) // per)
        if self.searching:
            self._found_part = min(self._found_part, self.parts - 1)
            self.part = self._found_part
        else:
            if self.here.block is not None and self.here.part == 0:
                at = next((index for index, column in enumerate(columns) if self.here.block in column.marks), 0)
                self.here = Bookmark(self.here.page, self.here.block, at // per)
            part = self.parts - 1 if self.here.part < 0 else min(self.here.part, self.parts - 1)
            self.here = Bookmark(self.here.page, self.here.block, part)
            self.part = part
        self.columns: list[TextColumn] = columns[self.part * per : (self.part + 1) * per]

    def _head(self) -> int:
        scale = self.services.scale
        return max(scale.px(HEAD), scale.type(theme.SHEET_TITLE.px) + scale.px(46))

    def _search_height(self) -> int:
        scale = self.services.scale
        return round(scale.px(54) * min(1.5, max(1.0, scale.room(theme.READING.px))))

    def layout(self) -> list[Widget]:
        return [*self._tabs(), self._search(), *self._links(), *self._side(), *self._coins()]

    def _tabs(self) -> list[Widget]:
        scale, chapters = self.services.scale, self.book.chapters
        now = -1 if self.searching else self.book.chapter_of(self.here.page)
        pitch = min(98.0, 920 / len(chapters))
        titles = [self.services.say.text(chapter.title) for chapter in chapters]
        for x in (40, 12):  # wider tabs only where the words need them
            role, fits = tab_role(self.services, titles, scale.rect(x, 0, 224 - x, min(72.0, pitch - 10)).size)
            if fits:
                break
        tabs: list[Widget] = []
        for index, chapter in enumerate(chapters):

            def choose(index: int = index) -> None:
                self._open(Bookmark(self.book.first_page(index)))

            rect = scale.rect(x, 84 + pitch * index, 224 - x, min(72.0, pitch - 10))
            words, name = self.services.say.text(chapter.title), f"tab-{chapter.name}"
            tabs.append(PaperTab(self.services, name, rect, words, chapter.motif, choose, role=role, chosen=index == now))
            tabs[-1].asks = self.services.say("reader-chapter")
        return tabs

    def _search(self) -> Widget:
        scale, right = self.services.scale, self.services.scale.rect(*RIGHT)
        wide, high = scale.px(380), self._search_height()
        rect = pygame.Rect(right.right - wide, right.y - scale.px(2), wide, high)
        role = theme.READING.at(25 * min(1.0, 1.5 / scale.room(25)))
        say = self.services.say
        return SearchField(
            self.services, "search", rect, self.query, self._ask,
            limit=ASKED, placeholder=say("rules-search"), on_submit=self._first, role=role,
        )  # fmt: skip

    def _ask(self, query: str) -> None:
        self.query, self._found_part = query, 0
        self.build()

    def _first(self) -> None:
        """Enter in the search field opens the best answer."""
        if self.searching and self.hits:
            place = self.hits[0].place
            self._open(Bookmark(place.page, place.block))
            self.enter()

    def _links(self) -> list[Widget]:
        links: list[Widget] = []
        for column in self.columns:
            for line in column.lines:
                for topic, rect, words in line.links():

                    def follow(topic: str = topic) -> None:
                        self.go(topic)

                    links.append(Link(self.services, f"link-{len(links)}-{topic}", rect, words, follow))
        return links

    def _side(self) -> list[Widget]:
        page, scale = self.open_page, self.services.scale
        if self.alone:
            return []
        right = scale.rect(*RIGHT)
        top = self._search_height() + scale.px(26)
        area = pygame.Rect(right.x, right.y + top, right.w, right.h - top)
        match page.side:
            case Example() as example:
                return self._example(example, area)
            case Display() as display:
                return [side_page.display(self.services, self.artist, display, area)]
            case Figures() as figures:
                drawn: list[Widget] = []
                if figures.picture:
                    size = self.artist.size(self.services, figures.picture, (area.w, scale.px(120)), scale.px(104))
                    drawn = [side_page.picture(self.services, self.artist, figures.picture, pygame.Rect(area.topleft, size))]
                    area = pygame.Rect(area.x, area.y + size[1] + scale.px(20), area.w, area.h - size[1] - scale.px(20))
                if words_are_large(self.services):
                    return [*drawn, side_page.figures(self.services, figures, area)]
                words = self.services.say.text(figures.caption)
                high = self.services.look.type.height(words, side_page.CAPTION, width=area.w)
                table = side_page.figures(self.services, figures, pygame.Rect(area.x, area.y, area.w, area.h - high - scale.px(24)))
                caption = pygame.Rect(area.x, table.rect.bottom + scale.px(24), area.w, high)
                return [*drawn, table, PaperWords(self.services, "caption", caption, words, side_page.CAPTION, theme.INK_SOFT)]
        return []

    def _example(self, example: Example, area: pygame.Rect) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        words = say("rules-animate")
        large = words_are_large(services)
        wide = min(area.w, max(scale.px(190), services.look.type.width(words, theme.PLAIN) + scale.px(104)))
        high = max(scale.px(62), scale.type(theme.PLAIN.px) + scale.px(34))
        button = pygame.Rect(area.right - wide, area.bottom - high, wide, high)
        measure = area.w - wide - scale.px(28)
        caption = 0 if large else services.look.type.height(say.text(example.caption), side_page.CAPTION, width=measure)
        foot = max(high, caption)
        live = self.artist.live(services, example, pygame.Rect(area.x, area.y, area.w, area.h - foot - scale.px(20)))
        play = Button(services, "play", button, words, lambda: live.play(), icon="start")
        out: list[Widget] = [live, play]
        if not large:
            place = pygame.Rect(area.x, area.bottom - max(caption, (foot + caption) // 2), measure, caption)
            out.append(PaperWords(services, "caption", place, say.text(example.caption), side_page.CAPTION, theme.INK_SOFT))
        return out

    def _coins(self) -> list[Widget]:
        scale, say = self.services.scale, self.services.say

        def coin(name: str, icon: str, x: float, y: float, press: Press, tip: str, *, enabled: bool = True, across: float = 0.5) -> Widget:
            return Coin(self.services, name, scale.rect(x, y, 60, 60, across), icon, press, tip=Tip(say(tip)), enabled=enabled)

        first = self.here.page == 0 and self.part == 0
        last = self.here.page == len(self.book.pages) - 1 and self.part == self.parts - 1
        if self.searching:
            first, last = self.part == 0, self.part == self.parts - 1
        back, forward = self.searching or self._step > 0, not self.searching and self._step + 1 < len(self._way)
        return [
            coin("back", "<arrow", 1764, 120, lambda: self._walk(-1), "rules-back", enabled=back),
            coin("forward", ">arrow", 1838, 120, lambda: self._walk(1), "rules-forward", enabled=forward),
            coin("previous", "<chevron", 1764, 940, lambda: self.turn(-1), "rules-previous-page", enabled=not first),
            coin("next", ">chevron", 1838, 940, lambda: self.turn(1), "rules-next-page", enabled=not last),
            coin("close", "cross", 1838, 28, Pop, "rules-close"),
        ]

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        if isinstance(event, Key):
            if event.name == self.services.key("f1") and not (self.typing and len(event.name) == 1):
                return Pop()
            if event.alt and event.name in ("left", "right"):
                self._walk(-1 if event.name == "left" else 1)
                return None
            if event.command and event.name == "f":
                self.page.set_focus("search")
                self.notice()
                return None
            if self._page_key(event):
                return None
        return super().handle(event)

    def _page_key(self, key: Key) -> bool:
        """Keys that turn pages, unless they write in the search field."""
        if key.command or key.alt or (self.typing and key.name not in ("pageup", "pagedown")):
            return False
        if key.name in TURNS:
            self.turn(TURNS[key.name])
        elif key.name == ZONE:
            self.turn(-1 if key.shift else 1)
        elif key.name == "backspace":
            self._walk(-1)
        elif key.name in ("home", "end"):
            self._open(Bookmark(0 if key.name == "home" else len(self.book.pages) - 1))
        elif key.name == "/":
            self.page.set_focus("search")
            self.notice()
        else:
            return False
        return True

    def escape(self) -> Change | None:
        if self.query:
            self.query = ""
            self.build()
            return None
        return Pop()

    @property
    def live(self) -> LivePicture | None:
        return next((widget for widget in self.page.widgets if isinstance(widget, LivePicture)), None)

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> Hashable:
        return self.here, self.part, self.query, self.services.preferences

    def rest(self, target: pygame.Surface) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        draw_book(target, self.services, pages(self.book.game).setting())
        left, right = scale.rect(*LEFT), scale.rect(*RIGHT)
        if self.part == 0:
            self._title(target, left)
        if not self.alone:
            self._side_title(target, right)
        elif self.searching:
            words = say("rules-found", count=len(self.hits))
            room = right.w - scale.px(400)
            look.type.put(target, words, theme.SECOND, (right.x, right.y + self._search_height() // 2), theme.INK_SOFT, width=room)
        for column in self.columns:
            self._column(target, column)
        self._view(target)
        number = str(self.here.page + 1) if self.parts == 1 else f"{self.here.page + 1} · {self.part + 1}/{self.parts}"
        if self.searching:
            number = f"{self.part + 1}/{self.parts}"
        look.type.put(target, number, NOTE, (left.x, left.bottom + scale.px(14)), theme.INK_SOFT)

    def _view(self, target: pygame.Surface) -> None:
        """A round window at the foot of the barer page."""
        scale, chapter = self.services.scale, self.book.chapters[self.book.chapter_of(self.here.page)]
        art = "" if self.searching else self.artist.view(chapter.name)
        if not art:
            return
        feet = [column.foot for column in self.columns]
        if self.alone:
            feet += [scale.y(RIGHT[1]) + self._search_height()] * (2 - len(feet))
        else:
            feet.append(max(widget.rect.bottom for widget in self._side()))
        leaves = [scale.rect(*LEFT), scale.rect(*RIGHT)]
        rooms = [pygame.Rect(leaf.x, foot, leaf.w, leaf.bottom - foot) for leaf, foot in zip(leaves, feet, strict=True)]
        room = max(rooms, key=lambda room: room.h)
        if self.open_page.blocks or len(self.columns) > 1:
            draw_moon_window(target, self.services, room, art, chapter.motif)
        else:  # contents that leave a whole page bare: it becomes the title page
            self._title_page(target, room, art, chapter.motif)

    def _title_page(self, target: pygame.Surface, room: pygame.Rect, art: str, motif: str) -> None:
        """A large window, and what the box says under it."""
        look, px, game = self.services.look, self.services.scale.px, pages(self.book.game)
        words = look.type.paragraph(self.services.say.text(game.tagline), LEAD, theme.DEEP_RED, width=room.w, align="centre")
        window = pygame.Rect(room.x, room.y, room.w, room.h - words.get_height() - px(90))
        draw_moon_window(target, self.services, window, art, motif, most=TITLE_WINDOW)
        wide = min(px(TITLE_WINDOW), window.h - px(34), round(window.w * 0.6))
        target.blit(words, (room.x, window.centery + wide // 2 + px(44)))

    def _title(self, target: pygame.Surface, left: pygame.Rect) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        head = self._head() - scale.px(24)
        icon, size = "search" if self.searching else self.open_page.icon, scale.px(58)
        words = say("rules-search") if self.searching else say.text(self.open_page.title)
        look.type.put(target, words, theme.SHEET_TITLE, (left.x, left.y + head // 2 - scale.px(8)), width=left.w - size - scale.px(20))
        if icon:
            target.blit(look.art.icon(icon, size), (left.right - size, left.y + head // 2 - size // 2 - scale.px(8)))
        look.paint.rule(target, left.x, left.y + head, left.w, strong=True)

    def _side_title(self, target: pygame.Surface, right: pygame.Rect) -> None:
        look, scale, say, side = self.services.look, self.services.scale, self.services.say, self.open_page.side
        words = say.text(side.title) if isinstance(side, Display | Figures) else say("rules-example")
        room, role = right.w - scale.px(396), theme.NAME.at(32)
        while look.type.height(words, role, width=room, line=1.0) > self._search_height() + scale.px(16) and role.px > 20:
            role = role.at(role.px * 0.95)
        text = look.type.paragraph(words, role, width=room, line=1.0)
        target.blit(text, (right.x, right.y + self._search_height() // 2 - text.get_height() // 2))

    def _column(self, target: pygame.Surface, column: TextColumn) -> None:
        look, px = self.services.look, self.services.scale.px
        wanted = [line for line in column.lines if line.item.mark is not None and line.item.mark == self.here.block and not self.searching]
        if wanted:
            top, foot = wanted[0].middle - wanted[0].high // 2, wanted[-1].middle + wanted[-1].high // 2
            glow = pygame.Rect(column.area.x - px(60), top, column.area.w + px(72), foot - top + px(2))
            target.blit(look.paint.rounded(*glow.size, px(8), theme.GOLD, 74), glow)
        for words, middle in column.notes:
            look.type.put(target, words, NOTE, (column.area.x - px(10), middle), (112, 84, 54), align="right", width=px(66))
        for picture, rect in column.pictures:
            self.setter.draw_picture(target, picture, rect)
        for line in column.lines:
            look.type.put_row(target, line.row, line.item.role, (line.x, line.middle), line.item.colour, theme.DEEP_RED)


class Coin(RoundButton):
    """A round button whose icon may be turned: "<chevron" and "<arrow" point to the left, ">chevron" and ">arrow" to the right."""

    def draw(self, target: pygame.Surface) -> None:
        if self.icon[0] not in "<>":
            super().draw(target)
            return
        face = self.look.paint.round_button(target, self.rect, self.state)
        size = round(face.w * 0.52)
        way, name = self.icon[0], self.icon[1:]

        def draw() -> pygame.Surface:
            picture = self.look.art.icon(name, size)
            if name == "chevron":
                return pygame.transform.rotate(picture, -90 if way == "<" else 90)
            return pygame.transform.flip(picture, way == "<", False)

        picture = self.look.paint.kept(("coin", self.icon, size), draw)
        target.blit(picture, picture.get_rect(center=face.center))
