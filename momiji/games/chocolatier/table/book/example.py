"""A small live table on marble."""

from functools import partial

import pygame

from momiji.games.chocolatier.book.things import things
from momiji.ui.scenes.rule_book.live import Atom, LiveExample
from momiji.ui.table.brush import Brush

from . import things as drawn


class LiveTable(LiveExample):
    def lay(self) -> None:
        px = self.services.scale.px
        before, after = things(self.example.before), things(self.example.after)
        self.part(0.0, px(54))
        room = (self.rect.w - px(36), self.strips[0].h - px(30))
        p = min(drawn.unit(row, room, px(64)) for row in (before, after))
        self.upper, self.start, self.end = (drawn.place(row, self.strips[at], p) for row, at in ((before, 0), (before, 1), (after, 1)))

    def draw_atom(self, target: pygame.Surface, brush: Brush, atom: Atom, lift: float = 0.0) -> None:
        drawn.draw(target, brush, atom, lift)

    def draw_ground(self, target: pygame.Surface, brush: Brush, strip: pygame.Rect) -> None:
        self.look.paint.shade(target, strip, radius=6, blur=5, drop=4, alpha=110)
        target.blit(self.look.paint.kept(("rule marble", strip.size), partial(self._marble, strip.size)), strip)

    def _marble(self, size: tuple[int, int]) -> pygame.Surface:
        whole = self.look.art.get("chocolatier/table/marble", (max(size[0], round(size[1] * 912 / 792)), round(size[0] * 792 / 912)))
        out = pygame.Surface(size)
        inner = whole.subsurface(whole.get_rect().inflate(-whole.get_width() // 8, -whole.get_height() // 8))
        out.blit(pygame.transform.smoothscale(inner, (size[0], max(size[1], inner.get_height()))), (0, 0))
        return out
