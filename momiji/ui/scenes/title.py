"""The first picture: a lake in autumn, the name of the house, and where one may go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji import registry
from momiji.core.text import Text
from momiji.i18n import LANGUAGES
from momiji.ui import theme
from momiji.ui.damage import merged
from momiji.ui.drift import Drift
from momiji.ui.input import Event, Key, PointerMove
from momiji.ui.kit.button import WordButton
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Chip, chip_size
from momiji.ui.kit.strip import HEAD, ROOM, UNDER, Strip
from momiji.ui.kit.strip import LEFT as INDENT
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push, Quit

from .box import draw_print, game_name, needs
from .lake import draw_lake, draw_name, tagline
from .pages import pages

LEFT: Final = 116
LONGEST_STEP: Final = 0.1
COVER: Final = (144, 104)
COVER_LOGO: Final = 100
MOST_COVERS: Final = 5
HEARD: Final = "day"  # what plays behind it
BEGUN: Final = (136, 85)  # the cover of the game to continue


@dataclass(frozen=True, slots=True)
class Entry:
    """A strip of the menu; a resting one says why in `why_not`, `note` stands small at the right. `aside`: words beside Quit instead.

    The two large strips: `game` is the one to continue, whose cover stands beside it, with `note` or the shorter `brief` under the words;
    `covers` are games to choose from.
    """

    key: str
    callback: Press
    enabled: bool = True
    why_not: Text | None = None
    note: Text | None = None
    hotkey: str = ""
    aside: bool = False
    words: Text | None = None  # if the key alone does not say it
    game: str = ""
    brief: Text | None = None
    covers: tuple[str, ...] = ()
    on_cover: Callable[[str], Change | None] = lambda game: None


class TitleScene(PagedScene):
    """The caller gives the entries, so that this scene knows no game."""

    pace = 30

    def __init__(self, services: Services, entries: Sequence[Entry], *, on_quit: Callable[[], Change | None] = Quit) -> None:
        super().__init__(services)
        self.entries = list(entries)
        self.on_quit = on_quit
        self.drift: Drift | None = None
        self._flying: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._shown: list[pygame.Rect] = []
        self._ahead = (0, 0)

    def heading(self) -> str:
        return f"Momiji. {tagline(self.services)}"

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        languages = self._languages()
        return [*self._strips(), *self._words(min(chip.rect.x for chip in languages)), *languages]

    def build(self) -> None:
        scale = self.services.scale
        wants = self.services.preferences.drifting_leaves and not self.services.still
        size = (scale.width / scale.u, scale.height / scale.u)
        if not wants:
            self.drift = None
        elif self.drift is None or (self.drift.width, self.drift.height) != size:
            self.drift = Drift(*size)
        self._flying, self._shown = [], []
        px = scale.px
        inner = (px(COVER[0]) - 2 * max(2, px(4)), px(COVER[1]) - 2 * max(2, px(4)))
        for game in dict.fromkeys(game for entry in self.entries for game in entry.covers[:MOST_COVERS]):
            self.services.art.prefetch(needs(self.services, game, inner, px(COVER_LOGO)))
        super().build()

    def enter(self) -> None:
        super().enter()
        self.services.sound.ambience(HEARD)

    def resume(self) -> None:
        """A table that lay over it may have had a piece of its own."""
        super().resume()
        self.services.sound.ambience(HEARD)

    def _strips(self) -> list[Widget]:
        """Large ones first, then the others at an even pitch; very large words leave room for three of them and More."""
        strips: list[Widget] = []
        tall = self.services.scale.text > 1.3
        y = 338.0 if tall else 346.0
        small = []
        for entry in (entry for entry in self.entries if not entry.aside):
            if entry.game:
                strips.append(self._continue(entry, y, 112 if tall else 104))
                y += 124 if tall else 116
            elif entry.covers:
                strips += self._new_game(entry, y, 132 if tall else 136)
                y += 148 if tall else 152
            else:
                small.append(entry)
        if self.services.scale.text > 1.7 and len(small) > 4:
            small = [*small[:3], Entry("title-more", self._more(small[3:]))]
        longest = max((self._width(entry) for entry in small), default=0)
        width = max(440.0, min(760.0, longest / self.services.scale.u + 136))
        pitch = min(88.0 if self.services.scale.text > 1.7 else 70.0, (970 - y) / max(1, len(small)))
        for index, entry in enumerate(small):
            strips.append(self._strip(entry, (LEFT, y + pitch * index, width, pitch - 10), 11 + index))
        return strips

    def _width(self, entry: Entry) -> int:
        return self.services.look.type.width(self._said(entry), theme.MENU)

    def _said(self, entry: Entry) -> str:
        return self.services.say.text(entry.words) if entry.words else self.services.say(entry.key)

    def _strip(self, entry: Entry, place: tuple[float, float, float, float], seed: int) -> Strip:
        services, scale, say = self.services, self.services.scale, self.services.say
        rect, words = scale.rect(*place, across=0), self._said(entry)
        note = say.text(entry.note) if entry.note else ""
        why = say.text(entry.why_not) if entry.why_not and not entry.enabled else note
        fits = services.look.type.width(note, theme.SECOND) < rect.w - self._width(entry) - scale.px(96)
        tip = Tip(why) if why and (not entry.enabled or not fits) else None
        return Strip(services, entry.key, rect, words, entry.callback, note=note, tip=tip, enabled=entry.enabled, seed=seed)

    @property
    def _large(self) -> float:
        """How wide the large strips are: both alike, as wide as the words beside the covers want."""
        look, scale = self.services.look, self.services.scale
        wide = 700.0 if scale.text < 1.3 else 764.0
        for entry in self.entries:
            if entry.covers:
                words = look.type.width(self._said(entry), HEAD) / scale.u
                wide = max(wide, INDENT + ROOM + words + 20 + self._fan(len(entry.covers)) + 16)
        return wide

    @staticmethod
    def _fan(count: int) -> float:
        """The width of so many covers: three side by side, more of them like a hand of cards."""
        return COVER[0] + (min(count, 3) - 1) * (COVER[0] + 10)

    def _continue(self, entry: Entry, y: float, high: float) -> Strip:
        services, scale, say = self.services, self.services.scale, self.services.say
        rect = scale.rect(LEFT, y, self._large, high, across=0)
        name = game_name(services, entry.game)
        full, brief = (say.text(one) if one else "" for one in (entry.note, entry.brief))
        room = rect.w - scale.px(INDENT + ROOM + BEGUN[0] + 60)
        fits = services.look.type.width(name, UNDER) + services.look.type.width(full, UNDER) <= room
        second = ((name, theme.INK), (full if fits else brief, theme.INK_SOFT))

        def beside(target: pygame.Surface, paper: pygame.Rect) -> None:
            place = pygame.Rect(0, 0, scale.px(BEGUN[0]), scale.px(BEGUN[1])).move_to(midright=(paper.right - scale.px(14), paper.centery))
            draw_print(target, services, entry.game, place)

        tip = None if fits else Tip(full, name)
        return Strip(services, entry.key, rect, self._said(entry), entry.callback, second=second, beside=beside, tip=tip, seed=10)

    def _new_game(self, entry: Entry, y: float, high: float) -> list[Widget]:
        """The strip asks which game; a cover on it is that game."""
        services, scale, say = self.services, self.services.scale, self.services.say
        last, wide = services.preferences.chosen_game("shelf"), self._fan(len(entry.covers))
        left = LEFT + self._large - 16 - wide
        words = scale.rect(LEFT, y, left - 8 - LEFT, high, across=0)
        reach = scale.x(LEFT + self._large, 0) - words.right
        second = ((say("title-games", games=len(entry.covers)), theme.INK_SOFT),) if scale.text < 1.7 and len(registry.GAMES) > 1 else ()
        strip = Strip(services, entry.key, words, self._said(entry), entry.callback, second=second, reach=reach, seed=9)
        shown = list(entry.covers[:MOST_COVERS])
        if last in entry.covers and last not in shown:
            shown[-1] = last
        pitch = (wide - COVER[0]) / max(1, len(shown) - 1)
        covers: list[Widget] = []
        for number, game in enumerate(shown):
            x = left + pitch * number
            place = scale.rect(x, y + (high - COVER[1]) / 2, *COVER, across=0)
            covers.append(Cover(services, game, place, lambda game=game: entry.on_cover(game)))
        covers.sort(key=lambda cover: cover.name == f"new-{last}")  # in front of the others
        return [strip, *covers]

    def _more(self, entries: list[Entry]) -> Press:
        def ask() -> Change | None:
            from .menu import MenuScene

            return Push(MenuScene(self.services, entries, "title-more", "message-cancel"))

        return ask

    def _words(self, right: int) -> list[Widget]:
        """What is wanted less often, and Quit, in one line under the strips that keeps off the languages.

        Quit comes last: other pages have their way back at the left, and a hand that presses it twice shall find nothing there that ends.
        """
        services, scale = self.services, self.services.scale
        line = [*((entry.key, self._said(entry), entry.callback) for entry in self.entries if entry.aside)]
        line.append(("title-quit", services.say("title-quit"), self.on_quit))
        row = scale.rect(132, 976, 10, 56, across=0)
        pad, gap = scale.px(24), scale.px(28)
        wide = [services.look.type.width(said, theme.NAME.at(31)) + pad for _, said, _ in line]
        room = right - row.x - gap * len(line)
        words: list[Widget] = []
        x = row.x
        for (key, said, callback), width in zip(line, wide, strict=True):
            rect = pygame.Rect(x, row.y, min(width, width * room // sum(wide)), row.h)
            words.append(WordButton(services, key, rect, said, callback))
            x = rect.right + gap
        return words

    def _languages(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        chips: list[Widget] = []
        right, foot = scale.x(1894, 1), scale.y(1062, 1)
        for language in reversed(LANGUAGES):
            words = services.say(f"language-{language}")
            w, h = chip_size(services.look, words, theme.CHIP.at(22))
            rect = pygame.Rect(right - w, foot - h, w, h)
            right -= w + scale.px(10)

            def choose(language: str = language) -> None:
                services.change(language=language)

            chips.append(Chip(services, f"language-{language}", rect, words, choose, chosen=language == services.preferences.language))
        return chips[::-1]

    # ---------------------------------------------------------------- life
    def handle(self, event: Event) -> Change | None:
        if isinstance(event, Key) and not event.repeat and not event.command and not event.alt:
            meant = next((entry for entry in self.entries if entry.hotkey == event.name), None)
            if meant and meant.enabled:
                return meant.callback()
        change = super().handle(event)
        if isinstance(event, PointerMove):
            under = next((w for w in self.page.widgets if isinstance(w, Strip) and w.hovered), None)
            if under and under is not self.page.focus:
                self.page.set_focus(under.name, ring=False)
                self.notice()
        return change

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self.services.watched:
            return moving
        if self.drift:
            self.drift.update(min(dt, LONGEST_STEP))  # after a rest leaves go on from where they were
            self._flying = [self._leaf(index) for index in range(len(self.drift.flakes))]
        return moving or self.drift is not None

    def damage(self) -> list[pygame.Rect] | None:
        return merged([*self._shown, *(place for _, place in self._flying)]) if self._shown else None

    def drawn(self) -> None:
        """While the title is looked at, a worker draws the table that most ways lead to."""
        self._shown = [place for _, place in self._flying]
        size = (self.services.scale.width, self.services.scale.height)
        if self._ahead != size:
            self._ahead = size
            self.services.art.prefetch(self.services.look.paint.wood_needs(*size))

    def _leaf(self, index: int) -> tuple[pygame.Surface, pygame.Rect]:
        assert self.drift
        flake, scale = self.drift.flakes[index], self.services.scale
        picture = self.services.look.sprites.leaf("red", scale.px(flake.size), flake.turned)
        x, y = flake.at
        return picture, picture.get_rect(center=(round(x * scale.u), round(y * scale.u)))

    # ---------------------------------------------------------------- drawing
    def rest(self, target: pygame.Surface) -> None:
        draw_lake(target, self.services)

    def between(self, target: pygame.Surface) -> None:
        """Leaves pass behind the name of the game, never over words."""
        clip = target.get_clip()
        for picture, place in self._flying:
            if place.colliderect(clip):
                target.blit(picture, place)
        if clip.left < self.services.scale.x(1020, 0) and clip.top < self.services.scale.y(340):
            draw_name(target, self.services, width=640, foot=274)


class Cover(Pressable):
    """A game on the strip of new games."""

    radius = 6

    def __init__(self, services: Services, game: str, rect: pygame.Rect, on_press: Press) -> None:
        words = game_name(services, game)
        super().__init__(services, f"new-{game}", rect, words, on_press, tip=Tip(services.say.text(pages(game).tagline), words))
        self.game = game

    def draw(self, target: pygame.Surface) -> None:
        px = self.look.scale.px
        up = px(4) if self.hovered and not self.held else 0
        if self.hovered:
            self.look.paint.glow(target, self.rect.move(0, -up), (226, 190, 110), radius=6, spread=6)
        draw_print(target, self.services, self.game, self.rect.move(0, -up), logo=px(COVER_LOGO))
