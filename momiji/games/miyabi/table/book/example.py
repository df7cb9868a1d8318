"""A small live garden on gravel: the tile flies to its place, the frog hops."""

from functools import partial

import pygame

from momiji.games.miyabi.book.things import Thing, things
from momiji.games.miyabi.rules.steps import PlaceTile
from momiji.games.miyabi.rules.tiles import SIDE
from momiji.games.miyabi.table import shapes
from momiji.games.miyabi.table.draw.garden import REACH
from momiji.games.miyabi.table.garden import covered
from momiji.ui.scenes.rule_book.live import Atom, LiveExample
from momiji.ui.table.brush import Brush

from . import things as drawn
from .things import GAP, Bed, Lying, bed_of


class LiveGarden(LiveExample):
    def lay(self) -> None:
        px = self.services.scale.px
        (before,), (after,) = things(self.example.before), things(self.example.after)
        self.step = things(self.example.cards)[0].step
        self.part(0.0, px(54))
        bed = bed_of(before.squares)
        self.beside = 0
        if isinstance(self.step, PlaceTile):
            self.beside = shapes.box(self.step.tile, self.step.direction)[3]
        wide = bed.columns + REACH + (self.beside + GAP if self.beside else 0)
        s = max(8, int(min(px(90), (self.rect.w - px(36)) / wide, (self.strips[0].h - px(24)) / (bed.rows + REACH))))
        upper, lower = (self._place(strip, bed, wide, s) for strip in self.strips)
        self.upper = [*drawn.atoms(before, upper, s), *self._waiting(upper, bed, s)]
        self.start = [*drawn.atoms(before, lower, s), *self._waiting(lower, bed, s)]
        self.end = [*drawn.atoms(after, lower, s), *self._laid(lower, bed, after, s)]

    @staticmethod
    def _place(strip: pygame.Rect, bed: Bed, wide: float, s: int) -> pygame.Rect:
        return pygame.Rect(
            round(strip.centerx - wide * s / 2),
            round(strip.centery - (bed.rows + REACH) * s / 2),
            round((bed.columns + REACH) * s),
            round((bed.rows + REACH) * s),
        )

    def _waiting(self, rect: pygame.Rect, bed: Bed, s: int) -> list[Atom]:
        """The tile beside the garden, before it is laid."""
        if not isinstance(self.step, PlaceTile):
            return []
        _, _, rows, columns = shapes.box(self.step.tile, self.step.direction)
        place = pygame.Rect(rect.right + round(GAP * s), rect.y + (bed.rows * s - rows * s) // 2, columns * s, rows * s)
        return [Atom(Lying(self.step.tile, self.step.direction), place, "tile")]

    def _laid(self, rect: pygame.Rect, bed: Bed, after: Thing, s: int) -> list[Atom]:
        if not isinstance(self.step, PlaceTile):
            return []
        squares = covered(self.step)
        first = min(squares, key=lambda square: (square // SIDE, square % SIDE))
        left = min(square % SIDE for square in squares)
        corner = drawn.square_rect(bed, first // SIDE * SIDE + left, rect, s)
        _, _, rows, columns = shapes.box(self.step.tile, self.step.direction)
        level = after.squares[squares[0]].level
        return [Atom(Lying(self.step.tile, self.step.direction, level), pygame.Rect(*corner.topleft, columns * s, rows * s), "tile")]

    def draw_rest(self, target: pygame.Surface, brush: Brush) -> None:
        """The garden itself shows the tile."""
        for atom in self.end:
            if atom.key != "tile":
                self.draw_atom(target, brush, atom)

    def draw_atom(self, target: pygame.Surface, brush: Brush, atom: Atom, lift: float = 0.0) -> None:
        drawn.draw(target, brush, atom, lift)

    def draw_ground(self, target: pygame.Surface, brush: Brush, strip: pygame.Rect) -> None:
        self.look.paint.shade(target, strip, radius=6, blur=5, drop=4, alpha=110)
        target.blit(self.look.paint.kept(("rule gravel", strip.size), partial(self._gravel, strip.size)), strip)

    def _gravel(self, size: tuple[int, int]) -> pygame.Surface:
        """A part of the tray without its frame."""
        wide = round(size[0] * 1.12)
        whole = self.look.art.get("miyabi/table/display", (wide, round(wide * 972 / 500)))
        out = pygame.Surface(size)
        out.blit(whole, (0, 0), pygame.Rect((wide - size[0]) // 2, round(wide * 0.2), *size))
        return out
