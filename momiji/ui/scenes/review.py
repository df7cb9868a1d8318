"""The review of a finished game: everybody's points turn by turn, who was likely to win, and the turning points."""

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from momiji.playing.review import Turning, odds_by_turn, table_of_points, turning_points
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

LEFT: Final = (96, 120, 1180, 840)
RIGHT: Final = (1300, 120, 524, 840)
PAD: Final = 36
TITLE: Final = theme.NAME.at(32)
PIECES: Final = 2  # imagined deals for each frame: the window never waits for a guess


class TurningRow(Widget):
    """A turning point in words; pressed, the position is shown."""

    group = "turnings"
    radius = 8

    def __init__(self, services: Services, rect: pygame.Rect, crest: str, turning: Turning, on_see: Press) -> None:
        super().__init__(services, f"turning-{turning.turn}", rect)
        self.words = services.say("review-turning", turn=turning.turn, what=turning.text)
        self.crest, self.turning, self.on_see = crest, turning, on_see

    def activate(self) -> Change | None:
        self.services.sound.play("page")
        return self.on_see()

    def draw(self, target: pygame.Surface) -> None:
        look, px = self.look, self.look.scale.px
        if self.hovered or self.focused:
            target.blit(look.paint.rounded(*self.rect.size, 8 * look.scale.u, (240, 190, 90), 70), self.rect)
        size = px(40)
        target.blit(look.sprites.crest(self.crest, size), (self.rect.x + px(8), self.rect.y + px(10)))
        x = self.rect.x + px(62)
        head = look.type.leading(theme.SECOND, 1.3)
        words = self.services.say("replay-turn", turn=self.turning.turn)
        look.type.put(target, words, theme.SECOND, (x, self.rect.y + px(6) + head // 2), theme.INK_SOFT)
        said = look.type.paragraph(self.services.say.text(self.turning.text), theme.READING, width=self.rect.right - px(10) - x, line=1.2)
        target.blit(said, (x, self.rect.y + px(6) + head))
        look.paint.rule(target, self.rect.x, self.rect.bottom - 1, self.rect.w)


class ReviewScene(PagedScene):
    """`on_see` gets a position of the timeline that is to be looked at."""

    def __init__(self, services: Services, timeline: Timeline, on_see: Callable[[int], Change | None], *, on_back: Press = Pop) -> None:
        super().__init__(services, on_back)
        self.timeline, self.on_see = timeline, on_see
        self.own = pages(timeline.session.game)
        self.points = table_of_points(timeline)
        self.odds: list[list[float]] = [[] for _ in timeline.seats] if self.versus else []
        self.turnings = turning_points(timeline, self.points)
        self.pointed: int | None = None
        self._guesses: Iterator[list[float] | None] | None = odds_by_turn(timeline) if self.versus else None

    @property
    def versus(self) -> bool:
        """Points decided; a game without them is followed by what was reached."""
        outcome = self.timeline.session.rules.outcome(self.timeline.session.state)
        return outcome is not None and bool(outcome.points)

    @property
    def guessing(self) -> bool:
        return self._guesses is not None

    def heading(self) -> str:
        return self.services.say("review-title")

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        place = scale.rect(1410, 976 + stretch(scale) / 2, 414, 80)
        return [
            *self._charts(),
            *self._turnings(),
            back_button(services, "saves-back", self.way_back),
            Button(services, "watch", place, say("review-watch"), lambda: self.on_see(0), material="lacquer"),
        ]

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
            wide = area.w - scale.px(18)
            words = services.look.type.height(services.say.text(one.text), theme.READING, width=wide - scale.px(72), line=1.2)
            high = max(scale.px(64), services.look.type.leading(theme.SECOND, 1.3) + words + scale.px(18))

            def see(turn: int = one.turn) -> Change | None:
                return self._see(turn)

            crest = self.timeline.seats[one.seat].crest
            rows.append(TurningRow(services, pygame.Rect(area.x, y, wide, high), crest, one, see))
            y += high
        if not rows:
            return [Drawing(services, "calm", area, self._draw_calm)]
        return [ScrollArea(services, "turnings", area, y - area.y, rows)]

    def _draw_calm(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        words = self.services.say("review-calm")
        target.blit(self.services.look.type.paragraph(words, theme.READING, theme.INK_SOFT, width=rect.w), rect)

    # ---------------------------------------------------------------- what happens
    def _see(self, turn: int) -> Change | None:
        return self.on_see(self.timeline.turns[turn - 1].last if turn else self.timeline.turns[0].first if self.timeline.turns else 0)

    def _point(self, turn: int | None) -> None:
        """All charts mark the same turn."""
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
            elif self.pointed is not None and not any(chart.focused and self.page.keyboard for chart in charts):
                self._point(None)
            self.notice()
        return change

    def update(self, dt: float) -> bool:
        """A few guesses a frame, until every turn has its own."""
        moving = super().update(dt)
        if self._guesses is None:
            return moving
        for _ in range(PIECES):
            try:
                guess = next(self._guesses)
            except StopIteration:
                self._guesses = None
                self.turnings = turning_points(self.timeline, self.points, self.odds)
                self.build()
                break
            if guess is not None:
                for row, value in zip(self.odds, guess, strict=True):
                    row.append(value)
                self._grow()
        return True

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
        return look.type.put(target, words, theme.SECOND, (x, y), theme.INK_SOFT, align="right").x
