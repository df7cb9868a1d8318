"""Where the keyboard is: over things and buttons in one order, or over targets only while something is held."""

from dataclasses import dataclass

import pygame

from momiji.ui.kit.focus import Direction, following, neighbour
from momiji.ui.kit.widget import Widget
from momiji.ui.table.show import Spot

from .layout import Layout

Focusable = Spot | str  # a spot, or a button by its name


@dataclass(slots=True)
class Focus:
    """`shown` while the keyboard leads; the pointer hides the ring."""

    here: Focusable | None = None
    shown: bool = False
    origin: Focusable | None = None  # where it stood before it went to a button by itself: arrows and Tab go on from there

    def order(self, layout: Layout, buttons: list[Widget], targets: frozenset[Spot] | None) -> list[Focusable]:
        """Others, garden, goals, own things, hand, then the buttons; while something is held only where it may go."""
        if targets is not None:
            first = [spot for spot in layout.order() if spot in targets]
            return [*first, *(spot for spot in layout.spots if spot in targets and spot not in first)]
        names = [widget.name for widget in buttons]
        return [*layout.order(), *names]

    def lend(self, button: str) -> None:
        """To a button that waits for an answer, until the player goes on."""
        self.here, self.origin = button, self.here

    def _return(self, order: list[Focusable]) -> None:
        if self.origin in order:
            self.here = self.origin
        self.origin = None

    def step(self, order: list[Focusable], *, back: bool) -> None:
        self._return(order)
        here = order.index(self.here) if self.here in order else None
        index = following(len(order), here, back=back)
        self.shown = True
        if index is not None:
            self.here = order[index]

    def to_zone(self, zones: list[list[Focusable]], *, back: bool) -> None:
        """The first thing of the next zone."""
        self._return([thing for zone in zones for thing in zone])
        here = next((index for index, zone in enumerate(zones) if self.here in zone), None)
        index = following(len(zones), here, back=back)
        self.shown = True
        if index is not None:
            self.here = zones[index][0]

    def go(self, zones: list[list[Focusable]], rects: list[pygame.Rect], direction: Direction) -> None:
        self.shown = True
        order = [thing for zone in zones for thing in zone]
        self._return(order)
        if self.here not in order:
            self.here = order[0] if order else None
            return
        kin = next({order.index(thing) for thing in zone} for zone in zones if self.here in zone)
        index = neighbour(rects, rects[order.index(self.here)], direction, kin)
        if index is not None:
            self.here = order[index]


def met_at(thing: Focusable, layout: Layout, buttons: list[Widget]) -> pygame.Rect | None:
    """Where arrows find it: several things that are one may lie around others, with the same middle, so the first of them counts."""
    place = layout.spots.get(thing) if isinstance(thing, Spot) else None
    return place.parts[0] if place and place.parts else place_of(thing, layout, buttons)


def place_of(thing: Focusable, layout: Layout, buttons: list[Widget]) -> pygame.Rect | None:
    if isinstance(thing, Spot):
        place = layout.spots.get(thing)
        return place.rect if place else None
    return next((widget.rect for widget in buttons if widget.name == thing), None)
