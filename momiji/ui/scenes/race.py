"""A race on paper: a line of dye for everybody, turn by turn, their crests at its end; a click on it says which turn is meant."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.input import Key
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.theme import Colour

_FINE: Final = 3
_DASHES: Final = ((1, 0), (10, 5), (3, 4), (14, 4), (7, 7))  # lines are told apart without their colours too


@dataclass(frozen=True, slots=True)
class Runner:
    """One line: where it stands after 0, 1, 2 … turns; it may still be growing."""

    crest: str
    dye: Colour
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class RaceCourse:
    """What the lines run over: `turns` of them, from `low` to `high`, with a rule every `step`; `words` writes a value."""

    turns: int
    low: float
    high: float
    step: float
    words: Callable[[float], str]
    widest: str = "100"  # what the margin has room for, so that charts above each other agree


def course(values: Sequence[float], turns: int, words: Callable[[float], str], widest: str = "100") -> RaceCourse:
    """Round numbers round all values, with at most six rules."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    step = next((step for step in (1, 2, 5, 10, 20, 50, 100) if high // step + 1 - low // step <= 5), 200)
    return RaceCourse(turns, low // step * step, (high // step + 1) * step, step, words, widest)


class RaceChart(Widget):
    """Left and right move the mark, Enter or a click goes there. `marked` turns carry a gold bead."""

    radius = 8

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        course: RaceCourse,
        runners: Sequence[Runner],
        marked: Sequence[int],
        on_see: Callable[[int], Change | None],
        on_point: Callable[[int | None], None],
    ) -> None:
        super().__init__(services, name, rect)
        self.course, self.runners, self.marked = course, tuple(runners), tuple(marked)
        self.on_see, self.on_point = on_see, on_point
        self.pointed: int | None = None

    # ---------------------------------------------------------------- where things are
    @property
    def plot(self) -> pygame.Rect:
        scale, role = self.look.scale, theme.CHIP
        left = self.look.type.width(self.course.widest, role) + scale.px(18)
        high = scale.type(role.px)
        foot = round(1.6 * high)
        right = scale.px(38 + 16)
        return pygame.Rect(self.rect.x + left, self.rect.y + high // 2, self.rect.w - left - right, self.rect.h - high // 2 - foot)

    def x(self, turn: float) -> int:
        plot = self.plot
        return round(plot.x + plot.w * turn / max(1, self.course.turns))

    def y(self, value: float) -> int:
        plot, course = self.plot, self.course
        return round(plot.bottom - plot.h * (value - course.low) / (course.high - course.low))

    def turn_under(self, x: int) -> int:
        plot = self.plot
        return max(0, min(self.course.turns, round((x - plot.x) * self.course.turns / max(1, plot.w))))

    # ---------------------------------------------------------------- what happens
    def point(self, x: int, y: int) -> None:
        self._mark(self.turn_under(x) if self.rect.collidepoint(x, y) else None)

    def _mark(self, turn: int | None) -> None:
        if turn != self.pointed:
            self.pointed = turn
            self.on_point(turn)
            self.touch()

    def key(self, key: Key) -> bool:
        step = {"left": -1, "right": 1}.get(key.name, 0)
        if not step:
            return False
        here = self.pointed if self.pointed is not None else (self.course.turns if step < 0 else 0)
        self._mark(max(0, min(self.course.turns, here + step)))
        return True

    def activate(self) -> Change | None:
        if self.pointed is None:
            return None
        self.services.sound.play("page")
        return self.on_see(self.pointed)

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        look, scale, plot, course = self.look, self.look.scale, self.plot, self.course
        value = course.low
        while value <= course.high + 1e-6:
            y = self.y(value)
            look.paint.rule(target, plot.x, y, plot.w)
            look.type.put(target, course.words(value), theme.CHIP, (plot.x - scale.px(12), y), theme.INK_SOFT, align="right")
            value += course.step
        every = next(n for n in (1, 2, 5, 10, 20, 50, 100) if course.turns / n <= 16)
        for turn in range(every, course.turns + 1, every):
            at = (self.x(turn), self.rect.bottom - scale.type(theme.CHIP.px) // 2)
            look.type.put(target, str(turn), theme.CHIP, at, theme.INK_SOFT, align="centre")
        self._beads(target)
        whole = all(len(runner.values) > course.turns for runner in self.runners)
        key = ("race", self.rect.size, plot.size, self.runners)
        ink = look.paint.kept(key, lambda: self._lines(_FINE)) if whole else self._lines(1)
        target.blit(ink, self.rect)
        self._crests(target)
        if self.pointed is not None:
            self._pointer(target, self.pointed)

    def _lines(self, k: int) -> pygame.Surface:
        """All lines; the fine form is drawn three times as large and kept."""
        out = light.clear(self.rect.w * k, self.rect.h * k, theme.INK_SOFT)
        thick = max(2, round(3.2 * self.look.scale.u * k))
        for number, runner in enumerate(self.runners):
            points = [((self.x(turn) - self.rect.x) * k, (self.y(value) - self.rect.y) * k) for turn, value in enumerate(runner.values)]
            _line(out, points, self.look.paint.stroke(runner.dye), thick, _DASHES[number % len(_DASHES)])
        return pygame.transform.smoothscale(out, self.rect.size) if k > 1 else out

    def _beads(self, target: pygame.Surface) -> None:
        scale, plot = self.look.scale, self.plot
        for turn in self.marked:
            wide = scale.px(10)
            band = pygame.Rect(self.x(turn) - wide // 2, plot.y, wide, plot.h)
            target.blit(self.look.paint.rounded(*band.size, wide / 2, theme.GOLD, 90), band)

    def _crests(self, target: pygame.Surface) -> None:
        """At the end of each line, pushed apart where they would cover each other."""
        scale = self.look.scale
        size = scale.px(38)
        ends = [(self.y(one.values[-1]), self.x(len(one.values) - 1), one.crest) for one in self.runners if one.values]
        floor = self.rect.bottom
        places: list[tuple[pygame.Rect, str]] = []
        for y, x, crest in sorted(ends, reverse=True):
            rect = pygame.Rect(x + scale.px(10), min(y - size // 2, floor - size), size, size)
            floor = rect.top
            places.append((rect, crest))
        deep = max((self.rect.top - rect.top for rect, _ in places), default=0)
        for rect, crest in places:
            target.blit(self.look.sprites.crest(crest, size), rect.move(0, max(0, deep)))

    def _pointer(self, target: pygame.Surface, turn: int) -> None:
        scale, plot, x = self.look.scale, self.plot, self.x(turn)
        target.fill(self.look.paint.stroke(theme.INK_SOFT), (x, plot.y, max(1, scale.px(2)), plot.h))
        for runner in self.runners:
            if turn < len(runner.values):
                d = scale.px(16)
                place = pygame.Rect(x - d // 2, self.y(runner.values[turn]) - d // 2, d, d)
                target.blit(self.look.paint.rounded(d, d, d / 2, theme.PAPER_LIT), place)
                inner = place.inflate(-scale.px(5), -scale.px(5))
                target.blit(self.look.paint.rounded(*inner.size, inner.w / 2, self.look.paint.stroke(runner.dye)), inner)


def _line(target: pygame.Surface, points: Sequence[tuple[int, int]], dye: Colour, thick: int, dash: tuple[int, int]) -> None:
    """Ink along the points, whole or in dashes of so many thicknesses."""
    ink, gap = dash[0] * thick, dash[1] * thick
    along = 0.0
    for start, end in itertools.pairwise(points):
        a, b = pygame.Vector2(start), pygame.Vector2(end)
        length = (b - a).length()
        if not gap:
            pygame.draw.line(target, (*dye, 255), a, b, thick)
            pygame.draw.circle(target, (*dye, 255), b, thick // 2)
            continue
        done = 0.0
        while done < length:
            into = (along + done) % (ink + gap)
            part = min(length - done, (ink if into < ink else ink + gap) - into)
            if into < ink:
                ends = a.lerp(b, done / length), a.lerp(b, min(1.0, (done + part) / length))
                pygame.draw.line(target, (*dye, 255), *ends, thick)
                for tip in ends:  # like the end of a brush, and no notch in a bend
                    pygame.draw.circle(target, (*dye, 255), tip, thick / 2)
            done += max(part, 0.5)
        along += length
