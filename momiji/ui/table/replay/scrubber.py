"""A scrubber with a leaf for every turn, in the dye and with the crest of its player, and a bead that says where one is."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.playing.timeline import Timeline
from momiji.ui import light, theme
from momiji.ui.input import Key
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Look, Services
from momiji.ui.stack import Change

LEAF: Final = 44
LIT: Final = 58  # the leaf of the turn one looks at
BEAD: Final = 30
BARK: Final = 70  # where the scrubber runs, below the upper edge of its drawing
ENDS: Final = (46, 1440)  # the first and the last leaf on the drawing
TO_COME: Final = 95  # 37 %
LEAST_CREST: Final = 13
LEAN: Final = -18  # degrees
_WAVE: Final = (6, -3, -8, -4, 2, 6, 5, -1, 1, 3, 0, -2, 0, 3, 2)  # how the scrubber swings, along its length


class Scrubber(Widget):
    """Drag the bead, press a leaf, or use the arrows; `on_go` gets a position."""

    radius = 14

    def __init__(self, services: Services, rect: pygame.Rect, timeline: Timeline, on_go: Callable[[int], None]) -> None:
        super().__init__(services, "scrubber", rect)
        self.words = services.say("replay-scrubber")
        self.timeline = timeline
        self.at = 0
        self.on_go = on_go
        self.pointed: int | None = None  # the turn under the pointer

    # ---------------------------------------------------------------- where things are
    def _k(self) -> float:
        return self.rect.w / 1500

    def leaf_x(self, index: float) -> int:
        """The place of a turn's leaf; -1 is the beginning of the game."""
        count = len(self.timeline.turns)
        first, last = ENDS
        return round(self.rect.x + self._k() * (first + (last - first) * (index + 1) / max(1, count)))

    def bark_y(self, x: int) -> int:
        share = max(0.0, min(1.0, (x - self.rect.x) / self.rect.w)) * (len(_WAVE) - 1)
        low = min(len(_WAVE) - 2, int(share))
        swing = _WAVE[low] + (_WAVE[low + 1] - _WAVE[low]) * (share - low)
        return round(self.rect.y + self._k() * (BARK + swing))

    @property
    def pitch(self) -> float:
        return self._k() * (ENDS[1] - ENDS[0]) / max(1, len(self.timeline.turns))

    def bead_x(self) -> int:
        """Between two leaves while a turn is not over."""
        index = self.timeline.turn_at(self.at)
        if index < 0:
            return self.leaf_x(-1)
        turn = self.timeline.turns[index]
        return self.leaf_x(index - 1 + (self.at - turn.first) / max(1, turn.last - turn.first))

    def turn_under(self, x: int) -> int:
        """The nearest turn, or -1 for the beginning."""
        return max(-1, min(len(self.timeline.turns) - 1, round((x - self.leaf_x(-1)) / max(0.01, self.pitch)) - 1))

    # ---------------------------------------------------------------- what happens
    def point(self, x: int, y: int) -> None:
        found = self.turn_under(x) if self.rect.collidepoint(x, y) or self.held else None
        if found != self.pointed:
            self.pointed = found
            self.touch()

    def press(self, x: int, y: int) -> None:
        self.drag(x, y)

    def drag(self, x: int, y: int) -> None:
        index = self.turn_under(x)
        self.pointed = index
        position = self.timeline.turns[index].last if index >= 0 else 0
        if position != self.at:
            self.on_go(position)
        self.touch()

    def release(self, x: int, y: int) -> Change | None:
        return None

    def key(self, key: Key) -> bool:
        return False

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        look, scale = self.look, self.look.scale
        scrubber = look.art.get("table/twig", self.rect.size)
        look.sprites.lay(target, ("scrubber", self.rect.size), scrubber, self.rect.center, drop=(0, 5), blur=4, alpha=120)
        here = self.timeline.turn_at(self.at)
        for index, turn in enumerate(self.timeline.turns):
            if index != here:
                self._leaf(target, index, self.timeline.seats[turn.seat].crest, dim=index > here)
        if here >= 0:
            self._leaf(target, here, self.timeline.seats[self.timeline.turns[here].seat].crest, lit=True)
        x = self.bead_x()
        size = scale.px(BEAD + (4 if self.held or self.hovered else 0))
        bead = look.art.get("tokens/bead", (size, size))
        look.sprites.lay(target, ("bead", size), bead, (x, self.bark_y(x)), drop=(0, 4), blur=4, alpha=150)
        self._ends(target)
        if self.pointed is not None and self.pointed >= 0 and (self.hovered or self.held):
            self._label(target, self.pointed)

    def _leaf(self, target: pygame.Surface, index: int, crest: str, *, dim: bool = False, lit: bool = False) -> None:
        """Leaves stand on the bark at equal distances, every other one leaning with the wind, closer and smaller when there are many."""
        scale = self.look.scale
        high = scale.px(LIT) if lit else min(scale.px(LEAF), round(self.pitch * 1.5) + scale.px(12))
        picture = turn_leaf(self.look, crest, high, LEAN if index % 2 else 0, dim=dim)
        x = self.leaf_x(index)
        target.blit(picture, picture.get_rect(midbottom=(x, self.bark_y(x) + scale.px(7))))

    def _ends(self, target: pygame.Surface) -> None:
        scale, role = self.look.scale, theme.PLAIN.at(24)
        y = self.rect.y + round(self._k() * BARK)
        self.look.type.put(target, "1", role, (self.rect.x - scale.px(12), y), theme.WOOD_WORDS, align="right", halo=True)
        last = str(self.timeline.turns[-1].number) if self.timeline.turns else "1"
        self.look.type.put(target, last, role, (self.rect.right + scale.px(10), y), theme.WOOD_WORDS, halo=True)

    def _label(self, target: pygame.Surface, index: int) -> None:
        """Whose turn a leaf stands for."""
        turn, scale = self.timeline.turns[index], self.look.scale
        words = self.services.say("replay-leaf", turn=turn.number, name=self.timeline.seats[turn.seat].name)
        wide, high = chip_size(self.look, words)
        window = pygame.Rect(scale.px(8), 0, scale.width - 2 * scale.px(8), scale.height)
        rect = pygame.Rect(0, 0, wide, high)
        rect.midbottom = (self.leaf_x(index), self.rect.y + scale.px(2))
        rect.clamp_ip(window)
        draw_chip(target, self.look, words, rect.topleft, theme.INDIGO)


def turn_leaf(look: Look, crest: str, high: int, lean: int = 0, *, dim: bool = False, emblem: bool = True) -> pygame.Surface:
    """A zelkova leaf in a player's dye with a cream rim; the crest on it says whose it is without any colour."""

    def draw() -> pygame.Surface:
        k = 3
        size = high * k
        shape = look.art.get("leaves/pips/brown", (size, size))
        rim = max(k, round(look.scale.u * 2.2 * k))
        out = light.clear(size + 2 * rim, size + 2 * rim, theme.CREAM)
        pale = light.silhouette(shape, theme.CREAM)
        for dx in (0, rim, 2 * rim):
            for dy in (0, rim, 2 * rim):
                out.blit(pale, (dx, dy))
        out.blit(light.silhouette(shape, theme.DYES[crest]), (rim, rim))
        across = round(high * 0.5)
        if emblem and across >= LEAST_CREST:
            mark = look.art.get(f"crests/{crest}", (across * k, across * k))
            out.blit(mark, mark.get_rect(center=(rim + size // 2, rim + round(size * 0.56))))
        out = pygame.transform.smoothscale_by(pygame.transform.rotate(out, lean), 1 / k)
        if dim:
            light.fade(out, TO_COME)
        return out

    return look.paint.kept(("turn leaf", crest, high, lean, dim, emblem), draw)
