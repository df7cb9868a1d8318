"""Today's games: the same deal for everyone. A sheet for each game, a row for each way to play it, and the result to share."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

import pygame

from momiji import registry
from momiji.core.text import Text
from momiji.playing.daily import AGAINST, DailyGame, first_try, modes, state_of
from momiji.store.daily import DailyOutcome
from momiji.store.statistics import Result
from momiji.ui import theme
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip, Toast
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .box import draw_lid, draw_picture
from .day_puzzle import DayPuzzle
from .ground import back_button, draw_ground, stretch
from .pages import pages

TOP: Final = 112
HIGH: Final = 846
GAP: Final = 24
NAME: Final = theme.NAME.at(27)
STATE: Final = theme.SECOND.at(23)
ROW: Final = (102, 116)  # the least that has room for all, and the most that is wanted
LID: Final = (528, 292, 96)  # with its band
WON: Final = (38, 92, 58)
STRIP: Final = 2  # rows that the puzzle of the day needs
COIN: Final = 32  # to share a result: no higher than its line


class DailyScene(PagedScene):
    """`on_begin` gets the garden to be dealt; `results` are those of the statistics, oldest first."""

    def __init__(
        self,
        services: Services,
        day: date,
        results: Sequence[Result],
        on_begin: Callable[[DailyGame], Change | None],
        *,
        games: Sequence[str] = (),
        puzzle: DayPuzzle | None = None,
        on_back: Press = Pop,
    ) -> None:
        super().__init__(services, on_back)
        self.day, self.on_begin, self.puzzle = day, on_begin, puzzle
        self.games = list(games or registry.GAMES)
        self.gardens = {game: [DailyGame(day, mode, game) for mode in modes(game)] for game in self.games}
        self.outcomes = {garden: first_try(results, garden) for gardens in self.gardens.values() for garden in gardens}
        last = services.preferences.chosen_game("shelf")
        self.last = last if last in self.games else self.games[0]
        self.first: int | None = None  # of the sheets in sight

    @property
    def next(self) -> DailyGame | None:
        """The first one not played, of the game that was played last before the others."""
        order = [self.last, *(game for game in self.games if game != self.last)]
        return next((garden for game in order for garden in self.gardens[game] if self.outcomes[garden] is None), None)

    # ---------------------------------------------------------------- layout
    @property
    def in_sight(self) -> int:
        """How many sheets stand side by side: large words need wider ones."""
        return min(len(self.games), self._abreast)

    @property
    def _abreast(self) -> int:
        room = self.services.scale.room(STATE.px)
        return 3 if room < 1.2 else 2 if room < 1.7 else 1

    def shown(self) -> list[str]:
        if self.first is None:
            self.first = self.games.index(self.last) - self.in_sight + 1
        self.first = max(0, min(self.first, len(self.games) - self.in_sight))
        return self.games[self.first : self.first + self.in_sight]

    def _sheets(self) -> list[pygame.Rect]:
        scale, count = self.services.scale, self.in_sight
        spare = stretch(scale)
        wide = (1728 - GAP * (self._abreast - 1)) / self._abreast
        left = 960 - (wide * count + GAP * (count - 1)) / 2
        return [scale.rect(left + (wide + GAP) * i, TOP - spare / 2, wide, HIGH + spare) for i in range(count)]

    def _strip(self) -> tuple[int, pygame.Rect] | None:
        """From which sheet on there is room for the puzzle of the day under the rows of all, and that room; None: nowhere."""
        sheets, counts = self._sheets(), [len(self.gardens[game]) for game in self.shown()]
        first = next((at for at in range(len(counts)) if max(counts[at:]) + STRIP <= max(counts)), len(counts))
        if self.puzzle is None or self._abreast < 3 or len(counts) - first < 2:
            return None
        px, area = self.services.scale.px, self._area(sheets[first])
        top = area.y + self._row(area.h) * max(counts[first:]) + px(14) + px(20)
        left, right = sheets[first].x, sheets[-1].right
        return first, pygame.Rect(left, top, right - left, sheets[first].bottom - top)

    def _stand(self) -> list[pygame.Rect]:
        """The sheets as they stand: those above the puzzle are shorter."""
        sheets, strip = self._sheets(), self._strip()
        for sheet in sheets[strip[0] :] if strip else ():
            sheet.h = strip[1].y - self.services.scale.px(20) - sheet.y if strip else sheet.h
        return sheets

    def _lid(self, sheet: pygame.Rect) -> pygame.Rect:
        """Above the rows, or beside them where the sheet is wide and words are large."""
        scale, edge = self.services.scale, self.services.scale.px(16)
        if self._abreast == 1:
            return pygame.Rect(sheet.x + edge, sheet.y + edge, scale.px(LID[0]), scale.px(380))
        high = scale.px(LID[1] if self._abreast == 3 else 240)
        return pygame.Rect(sheet.x + edge, sheet.y + edge, sheet.w - 2 * edge, high)

    def heading(self) -> str:
        facts = {"day": self.day.day, "month": self.day.month, "year": str(self.day.year)}
        return self.services.say("daily-title", date=Text("saves-date-year", facts))

    def written(self) -> Sequence[str]:
        puzzle = self.puzzle.words(self.services) if self.puzzle and self._strip() else ()
        return (self.services.say("daily-about"), *puzzle)

    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        widgets: list[Widget] = []
        for game, sheet in zip(self.shown(), self._sheets(), strict=True):
            widgets.append(self._rows(game, sheet))
        if (strip := self._strip()) and self.puzzle:
            widgets += self.puzzle.widgets(services, strip[1], next_to_do=self.next is None)
        widgets.append(back_button(services, "saves-back", self.way_back))
        if len(self.games) > self.in_sight:
            low = 982 + stretch(scale) / 2
            ends = (("earlier", 1824 - 2 * 100 - 16, "turn-back", -1), ("later", 1824 - 100, "turn-on", 1))
            for name, x, icon, step in ends:
                at_end = self.first == (0 if step < 0 else len(self.games) - self.in_sight)
                tip = Tip(say("daily-more"))
                press = self._turn(step)
                widgets.append(Button(services, name, scale.rect(x, low, 100, 68), "", press, icon=icon, tip=tip, enabled=not at_end))
        return widgets

    def _turn(self, step: int) -> Press:
        def turn() -> None:
            self.first = (self.first or 0) + step
            self.build()

        return turn

    def _area(self, sheet: pygame.Rect) -> pygame.Rect:
        """Where the rows of a sheet stand."""
        px, lid = self.services.scale.px, self._lid(sheet)
        area = pygame.Rect(sheet.x + px(16), lid.bottom + px(8), sheet.w - px(32), 1)
        if lid.w < sheet.w // 2:
            area = pygame.Rect(lid.right + px(24), lid.y, sheet.right - lid.right - px(40), 1)
        area.h = sheet.bottom - px(14) - area.y
        return area

    def _row(self, room: int) -> int:
        """How high a row is; those of all sheets stand in line."""
        scale = self.services.scale
        words = 1.25 * scale.type(NAME.px) + 1.4 * scale.type(STATE.px)
        most = max(len(self.gardens[shown]) for shown in self.shown())
        return max(scale.px(ROW[0]), round(words) + scale.px(26), min(scale.px(ROW[1]), room // max(1, most)))

    def _rows(self, game: str, sheet: pygame.Rect) -> ScrollArea:
        scale, gardens, area = self.services.scale, self.gardens[game], self._area(sheet)
        high = self._row(area.h)
        area.h = min(area.h, max(1, high * len(gardens)))
        wide = area.w - (scale.px(16) if high * len(gardens) > area.h else 0)
        rows: list[Widget] = []
        for number, garden in enumerate(gardens):
            place = pygame.Rect(area.x, area.y + high * number, wide, high)
            rows += self._garden(garden, place, last=number == len(gardens) - 1)
        return ScrollArea(self.services, f"rows-{game}", area, high * len(gardens), rows)

    def _garden(self, garden: DailyGame, place: pygame.Rect, *, last: bool) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        outcome, name = self.outcomes[garden], f"{garden.game}-{garden.mode}"
        key = "daily-again" if outcome else "daily-play"
        grow = min(1.4, max(1.0, scale.room(26) ** 0.6))
        role = theme.PLAIN.at(25)
        wide = max(scale.px(118), services.look.type.width(say(key), role) + scale.px(54))
        tall = round(scale.px(58) * grow)
        play = pygame.Rect(place.right - wide - scale.px(4), place.centery - tall // 2, wide, tall)
        words = pygame.Rect(place.x, place.y, play.x - place.x - scale.px(14), place.h)

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            self._draw(target, garden, outcome, rect)
            if not last:
                services.look.paint.rule(target, place.x + scale.px(16), rect.bottom - 1, place.w - scale.px(32))

        def begin() -> Change | None:
            return self.on_begin(garden)

        def share() -> Change | None:
            return self._share(garden)

        out: list[Widget] = [Drawing(services, f"garden-{name}", words, draw)]
        out[0].words = say("spoken-setting", name=say.text(garden.title), value=say.text(state_of(outcome)))
        if outcome:
            coin = self._coin
            at = pygame.Rect(words.right - coin, self._lines(place)[1] - coin // 2, coin, coin)
            out.append(RoundButton(services, f"copy-{name}", at, "speech", share, tip=Tip(say("daily-copy-tip"))))
        material = "lacquer" if garden == self.next else "paper"  # one lacquer button in a scene: the next thing to do
        out.append(Button(services, f"play-{name}", play, say(key), begin, material=material, role=role))  # type: ignore[arg-type]
        out[-1].label = say.text(garden.title)
        return out

    @property
    def _coin(self) -> int:
        return max(self.services.scale.px(COIN), self.services.scale.type(STATE.px))

    def _lines(self, rect: pygame.Rect) -> tuple[int, int]:
        """The middles of name and state."""
        scale = self.services.scale
        high, low = round(1.25 * scale.type(NAME.px)), round(1.4 * scale.type(STATE.px))
        top = rect.centery - (high + low) // 2
        return top + high // 2, top + high + low // 2

    # ---------------------------------------------------------------- what happens
    def enter(self) -> None:
        wanted = self.next
        names = [child.name for area in self.page.widgets if isinstance(area, ScrollArea) for child in area.children]
        name = f"play-{wanted.game}-{wanted.mode}" if wanted else "back"
        self.page.set_focus(name if name in names else "back", ring=False)

    def _share(self, garden: DailyGame) -> Change | None:
        outcome = self.outcomes[garden]
        if outcome is not None:
            line = self.services.say.text(garden.line(outcome))
            self.services.clipboard.write(line)
            self.page.show_toast(Toast(self.services.say("daily-copied", line=line), "icons/check", 6.0))
        return None

    # ---------------------------------------------------------------- drawing
    def rest(self, target: pygame.Surface) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        draw_ground(target, self.services, self.heading())
        strip = self._strip()
        if strip:
            look.paint.panel(target, strip[1], seed=9)
        for number, (game, sheet) in enumerate(zip(self.shown(), self._stand(), strict=True)):
            look.paint.panel(target, sheet, seed=5 + number)
            lid = self._lid(sheet)
            look.paint.shade(target, lid, radius=6, blur=4, drop=3, alpha=120)
            draw_lid(target, self.services, game, lid, scale.px(LID[2] if lid.h > scale.px(250) else 80))
        low = scale.rect(96, 982 + stretch(scale) / 2, 1728, 68)
        left = self.page.find("back").rect.right + scale.px(30)
        right = low.right - (scale.px(250) if len(self.games) > self.in_sight else 0)
        about = say("daily-about")
        measure = look.type.balanced(about, theme.READING, right - left)
        words = look.type.paragraph(about, theme.READING, theme.WOOD_WORDS, width=measure, line=1.15, lines=2)
        target.blit(words, (left, low.centery - words.get_height() // 2))

    def _draw(self, target: pygame.Surface, garden: DailyGame, outcome: DailyOutcome | None, rect: pygame.Rect) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        middle = rect.x + scale.px(60)
        if garden.mode in AGAINST:
            self._foxes(target, (middle, rect.centery), AGAINST[garden.mode] - 1)
        else:
            place = pygame.Rect(0, 0, scale.px(92), scale.px(60)).move_to(center=(middle, rect.centery))
            draw_picture(target, self.services, pages(garden.game).daily_picture(garden.mode), place)
        x, (high, low) = rect.x + scale.px(126), self._lines(rect)
        look.type.put(target, say.text(garden.title), NAME, (x, high), width=rect.right - x)
        colour = theme.INK_SOFT if outcome is None else theme.DEEP_RED if not outcome.won else WON
        mark = round(1.1 * scale.type(STATE.px))
        for icon in ("brush-ring", "brush-tick")[: 2 if outcome and outcome.won else 1]:
            drawn = look.art.icon(icon, mark)
            target.blit(drawn, drawn.get_rect(midleft=(x, low)))
        x += mark + scale.px(8)
        room = rect.right - x - (self._coin + scale.px(8) if outcome else 0)
        look.type.put(target, say.text(state_of(outcome)), STATE, (x, low), colour, width=room)

    def _foxes(self, target: pygame.Surface, centre: tuple[int, int], count: int) -> None:
        look, px = self.services.look, self.services.scale.px
        for number in range(count):
            disc = pygame.Rect(0, 0, px(46), px(46)).move_to(center=(centre[0] + round((number - (count - 1) / 2) * px(31)), centre[1]))
            look.paint.shade(target, disc, radius=23, blur=4, drop=2, alpha=110)
            target.blit(look.paint.rounded(*disc.size, disc.w / 2, theme.CREAM), disc)
            target.blit(look.paint.rounded(*disc.size, disc.w / 2, theme.INK, line=look.paint.line(2)), disc)
            fox = look.art.icon("fox", px(30))
            target.blit(fox, fox.get_rect(center=disc.center))
