"""The resting picture of the table: drawn once for a show, mended where something changed, blitted under what moves."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pygame

from momiji.ui.damage import merged
from momiji.ui.services import Services
from momiji.ui.stack import veil

from .brush import DrawContext, Patch
from .layout import Layout
from .show import Spot
from .table import Table

DIMMED = 115  # 45 %
PART = (420, 300)  # pixels of a table that are drawn ahead in one frame
PART_TAKES = 25  # milliseconds in which a part is drawn for sure, one in a frame


def draw_public(target: pygame.Surface, services: Services, table: Table, show: Any) -> None:
    """The table as anybody may see it: no hand, no plans, no words to the player. For curtains and pictures of saved games."""
    bare = table.public(show)
    context = table.context(services, bare, table.lay_out(bare, services.scale))
    target.blit(services.look.paint.wood(*target.get_size(), context.evening), (0, 0))
    for patch in table.public_patches(context):
        patch.draw(target, context)


@dataclass(slots=True)
class _Drawn:
    """One show taken apart. Spots in `away` are left out: they move, or somebody holds them."""

    context: DrawContext
    patches: list[Patch]
    away: frozenset[Spot]
    dimmed: bool


@dataclass(slots=True)
class _Sketch:
    """A table that follows another: where it differs, and which of that is drawn already."""

    before: _Drawn
    after: _Drawn
    places: list[pygame.Rect]
    todo: list[pygame.Rect]
    done: list[pygame.Rect] = field(default_factory=list)


class Picture:
    """One show at rest. The one that will follow can be drawn ahead, a little in each frame."""

    def __init__(self, services: Services, table: Table, show: Any, layout: Layout, memory: Any = None) -> None:
        self.services = services
        self.table = table
        self.surface = pygame.Surface((services.scale.width, services.scale.height))
        context = table.context(services, show, layout, memory)
        self._drawn = _Drawn(context, table.patches(context), frozenset(), table.dimmed(show))
        self._sketch: _Sketch | None = None
        self._paper: pygame.Surface | None = None  # where a sketch is drawn
        services.art.prefetch(table.drawings(context))
        self._draw(self.surface, self._drawn, self.surface.get_rect())
        self.soon()

    @property
    def context(self) -> Any:
        """The game's own: its table draws with it."""
        return self._drawn.context

    @property
    def show(self) -> Any:
        return self.context.show

    @property
    def layout(self) -> Layout:
        layout: Layout = self.context.layout
        return layout

    @property
    def away(self) -> frozenset[Spot]:
        return self._drawn.away

    def lay_out(self, show: Any) -> Layout:
        """Where everything lies in this show; known already if it was expected."""
        known = (drawn.context for drawn in (self._drawn, self._sketch and self._sketch.after) if drawn)
        return next((context.layout for context in known if context.show is show), None) or self.table.lay_out(show, self.services.scale)

    def expect(self, show: Any, away: frozenset[Spot], ms: float) -> None:
        """This comes next, in so many milliseconds: every call does a small part of what `become` would have to do at once.

        It is done late, because cards that land have been drawn as they will lie by then.
        """
        sketch = self._sketched(show, away)
        if sketch is None:
            self._sketch = sketch = self._begin(show, away)
            sketch.todo = [part for place in sketch.places for part in _parts(place.clip(self.surface.get_rect()))]
        elif not sketch.todo or ms > len(sketch.todo) * PART_TAKES:
            return
        elif not self.services.art.busy:  # never wait for a drawing that is not needed yet
            if self._paper is None:
                self._paper = pygame.Surface(self.surface.get_size())
            area = sketch.todo.pop()
            self._draw(self._paper, sketch.after, area)
            sketch.done.append(area)

    def become(self, show: Any, away: frozenset[Spot] = frozenset()) -> list[pygame.Rect]:
        """Another show at the same size; only what looks different is drawn again. Answers these places."""
        sketch = self._sketched(show, away) or self._begin(show, away)
        self._drawn, self._sketch = sketch.after, None
        for area in sketch.done:
            assert self._paper
            self.surface.blit(self._paper, area, area)
        for area in sketch.todo:
            self._draw(self.surface, self._drawn, area)
        return sketch.places

    def take_away(self, spots: frozenset[Spot]) -> list[pygame.Rect]:
        """Leave these out from now on, and put all others back."""
        changed, self._drawn.away = self.away ^ spots, spots
        self._sketch = None
        places = merged(patch.area for patch in self._drawn.patches if patch.spot in changed)
        for area in places:
            self._draw(self.surface, self._drawn, area)
        return places

    def movable(self, spot: Spot) -> bool:
        """Whether something of its own lies there; an empty column has only the tray."""
        return any(patch.spot == spot for patch in self._drawn.patches)

    def lifted(self, spot: Spot) -> tuple[pygame.Surface, pygame.Rect]:
        """The thing alone on clear ground, and where that picture belongs."""
        own = [patch for patch in self._drawn.patches if patch.spot == spot]
        area = own[0].area.unionall([patch.area for patch in own[1:]]).clip(self.surface.get_rect())
        out = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        for patch in own:
            patch.draw(out, self.context)
        return out.subsurface(area).copy(), area

    def soon(self) -> None:
        """Cards under the pointer are larger, and so are cards in the air: have them ready before they are wanted."""
        self.services.art.prefetch(self.table.drawings_soon(self.context))

    def _sketched(self, show: Any, away: frozenset[Spot]) -> _Sketch | None:
        """What is drawn of this already, if it still follows the table that is seen."""
        sketch = self._sketch
        fits = sketch and sketch.before is self._drawn and sketch.after.context.show is show and sketch.after.away == away
        return sketch if fits else None

    def _begin(self, show: Any, away: frozenset[Spot]) -> _Sketch:
        old = self._drawn
        context = self.table.context(self.services, show, self.lay_out(show), old.context.memory)
        new = _Drawn(context, self.table.patches(context), away, self.table.dimmed(show))
        if (new.dimmed, context.evening) != (old.dimmed, old.context.evening):
            places = [self.surface.get_rect()]
        else:
            moved = (patch.area for patch in (*old.patches, *new.patches) if patch.spot in old.away ^ away)
            places = merged([*_different(old.patches, new.patches), *moved])
        return _Sketch(old, new, places, list(places))

    def _draw(self, target: pygame.Surface, drawn: _Drawn, area: pygame.Rect) -> None:
        area = area.clip(target.get_rect())
        target.set_clip(area)
        target.blit(self.services.look.paint.wood(*target.get_size(), drawn.context.evening), area, area)
        here = [patch for patch in drawn.patches if patch.area.colliderect(area) and patch.spot not in drawn.away]
        for patch in here:
            patch.draw(target, drawn.context)
        if drawn.dimmed:
            veil(target, DIMMED)
            for patch in here:
                if patch.bright:
                    patch.draw(target, drawn.context)
        target.set_clip(None)


def _parts(area: pygame.Rect) -> Iterator[pygame.Rect]:
    """Cut into parts that are drawn well within a frame."""
    wide, high = PART
    for x in range(area.left, area.right, wide):
        for y in range(area.top, area.bottom, high):
            yield pygame.Rect(x, y, wide, high).clip(area)


def _different(old: list[Patch], new: list[Patch]) -> Iterator[pygame.Rect]:
    """Where two tables differ: patches are matched by how they are drawn and in which order."""
    waiting: dict[tuple[object, Spot | None], list[Patch]] = {}
    for patch in old:
        waiting.setdefault((patch.paint, patch.spot), []).append(patch)
    for patch in new:
        before = waiting.get((patch.paint, patch.spot))
        match = before.pop(0) if before else None
        if match is None or match.args != patch.args or match.bright != patch.bright:
            yield patch.area
            if match is not None:
                yield match.area
    for left in waiting.values():
        yield from (patch.area for patch in left)
