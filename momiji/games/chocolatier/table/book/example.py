"""A small live table: before, the pieces on their way, after; "Play" lets them go there."""

from functools import partial
from typing import Final

import pygame

from momiji.core.rulebook import Example
from momiji.games.chocolatier.book.things import things
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.motion import move
from momiji.ui.scenes.rule_book.side import LivePicture
from momiji.ui.services import Services
from momiji.ui.table.brush import Brush

from . import things as drawn
from .things import Atom

FLIGHT: Final = 0.42
APART: Final = 0.16
REST: Final = 0.7  # the beginning is looked at before anything moves


class LiveTable(LivePicture):
    """Two strips of marble; while it plays, the lower one shows the beginning first."""

    def __init__(self, services: Services, rect: pygame.Rect, example: Example) -> None:
        super().__init__(services, "example", rect)
        self.example = example
        self.spent: float | None = None
        px = services.scale.px
        before, after = things(example.before), things(example.after)
        chip, between = chip_size(self.look, "0")[1] + px(8), px(54)
        strip = (rect.h - 2 * chip - between) // 2
        self.chips = (rect.y, rect.y + chip + strip + between)
        self.strips = tuple(pygame.Rect(rect.x, y + chip, rect.w, strip) for y in self.chips)
        room = (rect.w - px(36), strip - px(30))
        p = min(drawn.unit(row, room, px(64)) for row in (before, after))
        self.upper = drawn.place(before, self.strips[0], p)
        self.start, self.end = drawn.place(before, self.strips[1], p), drawn.place(after, self.strips[1], p)

    def inherit(self, old: object) -> None:
        if isinstance(old, LiveTable) and old.example is self.example:
            self.spent = old.spent

    # ---------------------------------------------------------------- time
    @property
    def playing(self) -> bool:
        return self.spent is not None

    def play(self) -> None:
        self.spent = 0.0
        self.touch()

    def update(self, dt: float) -> bool:
        if self.spent is None:
            return False
        speed, before = self.services.preferences.animation_speed, self.spent
        self.spent += dt * (speed if speed > 0 and not self.services.still else 1.0)
        pairs = self._movers()
        for number in range(len(pairs)):
            if before < REST + number * APART + FLIGHT <= self.spent:
                self.services.sound.play("land")
        if self.spent >= REST + (0.0 if self.services.still else FLIGHT + APART * max(0, len(pairs) - 1)):
            self.spent = None
        self.touch()
        return self.spent is not None

    def _movers(self) -> list[tuple[Atom, Atom]]:
        last = {atom.key: atom for atom in self.end if atom.key is not None}
        return [(atom, last[atom.key]) for atom in self.start if atom.key in last and last[atom.key].rect != atom.rect]

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        brush, say = Brush(self.services), self.services.say
        for y, key in zip(self.chips, ("rules-before", "rules-after"), strict=True):
            draw_chip(target, self.look, say(key), (self.rect.x, y), theme.INDIGO, width=self.rect.w)
        for strip in self.strips:
            self.look.paint.shade(target, strip, radius=6, blur=5, drop=4, alpha=110)
            target.blit(self.look.paint.kept(("rule marble", strip.size), partial(self._marble, strip.size)), strip)
        for atom in self.upper:
            drawn.draw(target, brush, atom)
        size = self.services.scale.px(44)
        arrow = self.look.paint.kept(
            ("down arrow", size), lambda: pygame.transform.rotate(self.look.art.icon("arrow", size, theme.INK), -90)
        )
        target.blit(arrow, arrow.get_rect(center=(self.rect.centerx, (self.strips[0].bottom + self.chips[1]) // 2)))
        if self.spent is None:
            for atom in self.end:
                drawn.draw(target, brush, atom)
        else:
            self._moving(target, brush, self.spent)

    def _marble(self, size: tuple[int, int]) -> pygame.Surface:
        whole = self.look.art.get("chocolatier/table/marble", (max(size[0], round(size[1] * 912 / 792)), round(size[0] * 792 / 912)))
        out = pygame.Surface(size)
        inner = whole.subsurface(whole.get_rect().inflate(-whole.get_width() // 8, -whole.get_height() // 8))
        out.blit(pygame.transform.smoothscale(inner, (size[0], max(size[1], inner.get_height()))), (0, 0))
        return out

    def _moving(self, target: pygame.Surface, brush: Brush, spent: float) -> None:
        """What goes away stays till everything has landed."""
        pairs = self._movers()
        flying = {here.key for here, _ in pairs}
        for atom in self.start:
            if atom.key is None or atom.key not in flying:
                drawn.draw(target, brush, atom)
        for number, (here, there) in enumerate(pairs):
            t = 0.0 if self.services.still else max(0.0, min(1.0, (spent - REST - number * APART) / FLIGHT))
            share = move(t)
            (x, y), (to_x, to_y) = here.rect.center, there.rect.center
            rect = (there if t >= 1.0 else here).rect.copy()
            rect.center = (round(x + (to_x - x) * share), round(y + (to_y - y) * share - 4 * t * (1 - t) * self.services.scale.px(26)))
            drawn.draw(target, brush, Atom(here.drawing, rect), lift=14 if 0 < t < 1 else 0)
