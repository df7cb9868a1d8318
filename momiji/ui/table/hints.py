"""Words beside things: tooltips after a moment, refusals at once, news from above."""

import math
from dataclasses import dataclass, field

import pygame

from momiji.ui.kit.tip import Bubble, Part, Toast, draw_tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.table.show import About, Spot

from .brush import DrawContext
from .desk import Refused
from .layout import Layout
from .lights import draw_target
from .table import Table

Thing = Spot | Widget | Part


@dataclass(slots=True)
class Hints:
    """`about` is what the player dwells on; its tip appears after the delay."""

    services: Services
    table: Table
    about: Thing | None = None
    tip: About | None = None
    bubble: Bubble | None = None
    way_out: frozenset[Spot] = frozenset()
    toast: Toast | None = None
    open: bool = False
    changed: bool = False
    _waited: float = field(default=0.0)

    def dwell(self, thing: Thing | None, tip: About | None) -> None:
        if thing == self.about:
            return
        self.changed = self.changed or self.open
        self.about, self.tip, self.open, self._waited = thing, tip, False, 0.0

    def show_now(self) -> None:
        self.open = self.changed = True

    def forget(self) -> None:
        self.dwell(None, None)

    def say(self, bubble: Bubble | None, way_out: frozenset[Spot] = frozenset(), told: str = "") -> None:
        """None: the player went on, and what stays until then goes. `way_out` is lit as long as the bubble stays; `told` is only heard."""
        self.way_out = way_out
        if bubble is not None:
            self.services.tell(f"{bubble.words} {told}".strip())
        self.changed = self.changed or bubble is not self.bubble
        self.bubble = bubble
        if bubble is None and self.toast and math.isinf(self.toast.seconds):
            self.toast, self.changed = None, True

    def refuse(
        self, refused: Refused, spot: Spot | None, layout: Layout, pointer: tuple[int, int], way_out: frozenset[Spot], told: str
    ) -> None:
        """The reason, beside what it speaks of and not over what was tapped; `told` is the way out in words, for those who listen."""
        where = refused.spot if refused.spot in layout.spots else spot
        anchor = layout.spots[where].rect if where in layout.spots else pygame.Rect(pointer, (1, 1))
        avoid = (layout.spots[spot].rect,) if spot in layout.spots and spot != where and spot is not None else ()
        words, topic = self.services.say.text(refused.refusal.text), self.table.book.topic_of(refused.refusal)
        bubble = Bubble.refusal(words, anchor, self.services.preferences.refusal_time, avoid, topic)
        sides = self.table.refusal_sides(where) if where is not None else None
        if sides is not None:
            bubble.sides = sides
        self.say(bubble, way_out, told)

    def announce(self, toast: Toast) -> None:
        self.services.tell(toast.words, waits=True)
        self.toast, self.changed = toast, True

    @property
    def _window(self) -> pygame.Rect:
        scale = self.services.scale
        return pygame.Rect(0, 0, scale.width, scale.height).inflate(-scale.px(24), -scale.px(24))

    def book_at(self, x: int, y: int) -> str:
        """What the rule book shall open at, if its mark in a refusal lies here."""
        book = self.bubble.book(self.services.look, self._window) if self.bubble else None
        return self.bubble.topic if self.bubble and book and book.collidepoint(x, y) else ""

    def _has_words(self) -> bool:
        return self.tip is not None or (isinstance(self.about, Widget | Part) and self.about.tip is not None)

    def update(self, dt: float, *, still: bool = False) -> bool:
        """Let time pass; answers whether a paper is just appearing, which wants every frame."""
        appearing = not still and bool((self.bubble and self.bubble.appearing) or (self.toast and self.toast.unrolling))
        if self.about is not None and not self.open and self._has_words():
            self._waited += dt
            if self._waited >= self.services.preferences.tooltip_delay - 1e-6:
                self.show_now()
        for paper in (self.bubble, self.toast):
            if paper:
                paper.spent += dt
        if self.bubble and self.bubble.over:
            self.say(None)
        if self.toast and self.toast.over:
            self.toast, self.changed = None, True
        return appearing

    def due(self) -> float | None:
        times = [paper.seconds - paper.spent for paper in (self.bubble, self.toast) if paper]
        if self.about is not None and not self.open and self._has_words():
            times.append(self.services.preferences.tooltip_delay - self._waited)
        return max(0.0, min(times)) if times else None

    def draw(self, target: pygame.Surface, context: DrawContext) -> None:
        look = self.services.look
        window = self._window
        if self.open and not self.bubble:
            if isinstance(self.about, Widget | Part) and self.about.tip:
                draw_tip(target, look, self.about.tip, self.about.rect, window, ("above", "below", "right", "left"))
            elif isinstance(self.about, Spot) and self.tip and self.about in context.layout.spots:
                place = context.layout.spots[self.about]
                self.table.draw_about(target, context, self.tip, self.about, context.turned_box(place.rect, place.angle))
        if self.bubble:
            for spot in self.way_out if context.lit else ():
                if spot in context.layout.spots and spot.kind not in context.layout.AREAS | self.table.quiet:
                    draw_target(target, context, spot, 0.0, disc=self.table.round(spot), aimed=True, still=True)
            self.bubble.draw(target, look, window, still=self.services.still)
        if self.toast:
            self.toast.draw(target, look, self.table.news_area(context.layout))
