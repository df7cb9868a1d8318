"""The review of a finished game: everybody's points turn by turn, who was likely to win, and the turning points."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from momiji.playing.minds import Minds
from momiji.playing.review import TurningSearch, conditions_met, odds_by_turn, table_of_points
from momiji.playing.timeline import Timeline
from momiji.ui import theme
from momiji.ui.input import Event, PointerMove
from momiji.ui.kit.button import Button
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .ground import back_button, draw_ground, sheet_place, stretch
from .moon_window import beside, draw_moon_window
from .pages import pages
from .race import RaceChart, RaceCourse, Runner, course
from .turning_row import TurningRow

LEFT: Final = (96, 120, 1180, 840)
RIGHT: Final = (1300, 120, 524, 840)
PAD: Final = 36
TITLE: Final = theme.NAME.at(32)
PIECES: Final = 2  # imagined deals for each frame: the window never waits for a guess
_LOOK: Final = 0.1  # seconds between two looks whether a turn has been weighed


class ReviewScene(PagedScene):
    """`on_see` gets a position of the timeline that is to be looked at, `on_study` one that is to be studied (as many steps were taken
    there); without it there is no way to the study table. What hung on each turn is worked out elsewhere, by `minds`."""

    def __init__(
        self,
        services: Services,
        timeline: Timeline,
        on_see: Callable[[int], Change | None],
        minds: Minds,
        *,
        on_study: Callable[[int], Change | None] | None = None,
        on_back: Press = Pop,
    ) -> None:
        super().__init__(services, on_back)
        self.timeline, self.on_see, self.on_study = timeline, on_see, on_study
        self.own = pages(timeline.session.game)
        self.points = table_of_points(timeline)
        self.odds: list[list[float]] = [[] for _ in timeline.seats] if self.versus else []
        self.search = TurningSearch(timeline, minds) if self.versus else None
        self.turnings = self.search.found if self.search else conditions_met(timeline)
        self.pointed: int | None = None
        self.chosen: int | None = None  # a turn the buttons below are about
        self._guesses: Iterator[list[float] | None] | None = odds_by_turn(timeline) if self.versus else None

    @property
    def versus(self) -> bool:
        """Points decided; a game without them is followed by what was reached."""
        outcome = self.timeline.session.rules.outcome(self.timeline.session.state)
        return outcome is not None and bool(outcome.points)

    @property
    def guessing(self) -> bool:
        return self._guesses is not None

    @property
    def weighing(self) -> bool:
        """The turning points are still being worked out."""
        return self.search is not None and not self.search.over

    def heading(self) -> str:
        return self.services.say("review-title")

    def written(self) -> Sequence[str]:
        return () if self.turnings else (self._instead(),)

    def leave(self) -> None:
        if self.search is not None:
            self.search.close()
        super().leave()

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        return [*self._charts(), *self._turnings(), back_button(self.services, "saves-back", self.way_back), *self._ways_on()]

    def _ways_on(self) -> list[Widget]:
        """To the study table and to the viewer: at the chosen turn, or from the beginning."""
        services, scale, turn = self.services, self.services.scale, self.chosen
        tail, number = ("", 0) if turn is None else ("-turn", turn)
        begins = self.timeline.turns[number - 1].first if number else 0
        high = 976 + stretch(scale) / 2
        watch = services.say(f"review-watch{tail}", turn=number)
        ways: list[Widget] = []
        if self.on_study is not None:
            on_study, study = self.on_study, services.say(f"review-study{tail}", turn=number)
            place = scale.rect(1040, high, 344, 80)
            ways.append(Button(services, "study", place, study, lambda: on_study(begins)))
        return [*ways, Button(services, "watch", scale.rect(1410, high, 414, 80), watch, lambda: self.on_see(begins), material="lacquer")]

    def _parts(self) -> list[tuple[str, pygame.Rect]]:
        """The headings and the room below them."""
        scale = self.services.scale
        sheet = sheet_place(scale, LEFT).inflate(-2 * scale.px(PAD), -2 * scale.px(24))
        head = self.services.look.type.leading(TITLE, 1.5)
        if not self.versus:
            return [(self.own.reached, pygame.Rect(sheet.x, sheet.y, sheet.w, sheet.h))]
        high = round((sheet.h - scale.px(20)) * 0.58)
        assert high > head
        lower = pygame.Rect(sheet.x, sheet.y + high + scale.px(20), sheet.w, sheet.h - high - scale.px(20))
        return [("review-points", pygame.Rect(sheet.x, sheet.y, sheet.w, high)), ("review-odds", lower)]

    def _charts(self) -> list[Widget]:
        turns, seats = len(self.timeline.turns), self.timeline.seats
        head = self.services.look.type.leading(TITLE, 1.5)
        marked = [one.turn for one in self.turnings]
        widest = self._percent(1.0) if self.versus else "10"
        charts: list[Widget] = []
        for (key, place), values in zip(self._parts(), (self.points, self.odds), strict=False):
            rect = pygame.Rect(place.x, place.y + head, place.w, place.h - head)
            flat = [value for row in values for value in row]
            over = (
                RaceCourse(turns, 0.0, 1.0, 0.25, self._percent, widest)
                if key == "review-odds"
                else course(flat, turns, lambda value: str(round(value)), widest)
            )
            runners = [Runner(seat.crest, theme.DYES[seat.crest], tuple(row)) for seat, row in zip(seats, values, strict=False)]
            chart = RaceChart(self.services, key, rect, over, runners, marked, self._see, self._point)
            chart.words = self.services.say(key)
            charts.append(chart)
        return charts

    def _percent(self, share: float) -> str:
        return self.services.say("review-percent", share=round(100 * share))

    def _turnings(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        sheet = sheet_place(self.services.scale, RIGHT).inflate(-2 * scale.px(26), -2 * scale.px(24))
        head = services.look.type.leading(TITLE, 1.5)
        area = pygame.Rect(sheet.x, sheet.y + head, sheet.w, sheet.h - head)
        rows: list[Widget] = []
        y = area.y
        for one in self.turnings:
            seat = self.timeline.seats[one.seat]
            row = TurningRow(services, (area.x, y), area.w - scale.px(18), (seat.crest, seat.name), one)
            row.chosen, row.on_choose = one.turn == self.chosen, self._choose
            rows.append(row)
            y += row.rect.h
        if not rows:
            return [Drawing(services, "instead", area, self._draw_instead)]
        return [ScrollArea(services, "turnings", area, y - area.y, rows)]

    def _instead(self) -> str:
        """What stands there as long as no turning point does."""
        say = self.services.say
        if self.search is None or not self.weighing:
            return say("review-silent" if self.search is not None and self.search.silent else "review-calm")
        return say("review-weighing", done=self.search.done, turns=len(self.timeline.turns))

    def _draw_instead(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        look, px = self.services.look, self.services.scale.px
        words = look.type.paragraph(self._instead(), theme.READING, theme.INK_SOFT, width=rect.w)
        target.blit(words, rect)
        if self.search is not None and self.weighing:
            bar = pygame.Rect(rect.x, rect.y + words.get_height() + px(14), rect.w, px(10))
            target.blit(look.paint.rounded(*bar.size, bar.h / 2, theme.INK_SOFT, 50), bar)
            bar.w = max(bar.h, round(bar.w * self.search.done / max(1, len(self.timeline.turns))))
            target.blit(look.paint.rounded(*bar.size, bar.h / 2, theme.GOLD), bar)

    # ---------------------------------------------------------------- what happens
    def _see(self, turn: int) -> Change | None:
        return self.on_see(self.timeline.turns[turn - 1].last if turn else self.timeline.turns[0].first if self.timeline.turns else 0)

    def _choose(self, turn: int) -> Change | None:
        """The charts show it, the buttons lead there; pressed again, it is let go."""
        self.chosen = None if turn == self.chosen else turn
        self.build()
        self._point(self.chosen)
        return None

    def _point(self, turn: int | None) -> None:
        """All charts mark the same turn: the one pointed at, else the chosen one."""
        turn = self.chosen if turn is None else turn
        self.pointed = turn
        for widget in self.page.widgets:
            if isinstance(widget, RaceChart) and widget.pointed != turn:
                widget.pointed = turn
                widget.touch()
        self.layer.drop()
        self.stale = True

    def handle(self, event: Event) -> Change | None:
        change = super().handle(event)
        if isinstance(event, PointerMove):
            charts = [widget for widget in self.page.widgets if isinstance(widget, RaceChart)]
            over = next((chart for chart in charts if chart.rect.collidepoint(event.x, event.y)), None)
            if over is not None:
                over.point(event.x, event.y)
            elif self.pointed != self.chosen and not any(chart.focused and self.page.keyboard for chart in charts):
                self._point(None)
            self.notice()
        return change

    def due(self) -> float | None:
        return min(_LOOK, super().due() or _LOOK) if self.weighing else super().due()

    def update(self, dt: float) -> bool:
        """A few guesses a frame, until every turn has its own; and what others found out about turns meanwhile."""
        moving = super().update(dt)
        if self.search is not None and self.weighing and self.search.look():
            self._weighed(self.search)
        if self._guesses is None:
            return moving
        for _ in range(PIECES):
            try:
                guess = next(self._guesses)
            except StopIteration:
                self._guesses = None
                break
            if guess is not None:
                for row, value in zip(self.odds, guess, strict=True):
                    row.append(value)
                self._grow()
        return True

    def _weighed(self, search: TurningSearch) -> None:
        if search.over:
            self.turnings = search.found
            self.build()
            return
        self.page.find("instead").touch()
        self.notice()

    def _grow(self) -> None:
        chart = self.page.find("review-odds")
        assert isinstance(chart, RaceChart)
        chart.runners = tuple(
            Runner(seat.crest, theme.DYES[seat.crest], tuple(row)) for seat, row in zip(self.timeline.seats, self.odds, strict=True)
        )
        chart.touch()

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> tuple[object, ...]:
        return self.services.preferences, self.pointed

    def rest(self, target: pygame.Surface) -> None:
        look, say, px = self.services.look, self.services.say, self.services.scale.px
        setting = self.own.setting()
        draw_ground(target, self.services, say("review-title"), setting=setting)
        for number, place in enumerate((LEFT, RIGHT)):
            look.paint.panel(target, sheet_place(self.services.scale, place), seed=2 + number)
        head = look.type.leading(TITLE, 1.5)
        for (key, rect), values in zip(self._parts(), (self.points, self.odds), strict=False):
            middle = rect.y + round(head * 0.4)
            left = self._values(target, key, values, (rect.right, middle), look.type.width(say(key), TITLE) + rect.x)
            look.type.put(target, say(key), TITLE, (rect.x, middle), width=left - rect.x - px(24))
        right = sheet_place(self.services.scale, RIGHT)
        at = (right.x + px(26), right.y + px(24) + head * 0.4)
        look.type.put(target, say("review-turnings"), TITLE, at, width=right.w - px(52))
        listed = next((widget for widget in self.page.widgets if isinstance(widget, ScrollArea)), None)
        if listed:
            bare = pygame.Rect(listed.rect.x, listed.rect.y + listed.content, listed.rect.w, listed.rect.h - listed.content)
            draw_moon_window(target, self.services, bare, self.own.view, beside(setting), most=240)

    def _values(self, target: pygame.Surface, key: str, values: list[list[float]], at: tuple[int, int], used: int) -> int:
        """What everybody had in the turn that is pointed at, or a word of help where there is room; answers where it begins."""
        look, px, say, turn = self.services.look, self.services.scale.px, self.services.say, self.pointed
        x, y = at
        if turn is None:
            words = "" if key == "review-odds" else say("review-hint")  # once is enough
            if words and used + px(24) + look.type.width(words, theme.SECOND) <= x:
                return look.type.put(target, words, theme.SECOND, at, theme.INK_SOFT, align="right").x
            return x
        size = px(32)
        for seat, row in reversed(list(zip(self.timeline.seats, values, strict=False))):
            if turn >= len(row):
                continue
            figure = self._percent(row[turn]) if key == "review-odds" else str(round(row[turn]))
            x = look.type.put(target, figure, theme.SECOND, (x, y), align="right").x - px(6) - size
            target.blit(look.sprites.crest(seat.crest, size), (x, y - size // 2))
            x -= px(18)
        words = say("replay-turn", turn=turn) if turn else say("replay-begins")
        if used + px(24) + look.type.width(words, theme.SECOND) > x:
            return x  # the heading needs the room more: the button below says which turn it is
        return look.type.put(target, words, theme.SECOND, (x, y), theme.INK_SOFT, align="right").x
