"""An example on the page: before, after, and between them whatever is on its way; "Play" lets it go there."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import pygame

from momiji.core.rulebook import Example
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.motion import arrive, move
from momiji.ui.services import Services
from momiji.ui.table.brush import Brush

from .side import LivePicture

FLIGHT: Final = 0.42
APART: Final = 0.2
REST: Final = 0.7  # the beginning is looked at before anything moves


@dataclass(frozen=True, slots=True)
class Atom:
    """One drawing of a scene. The same key in two scenes is the same thing, which can move from one to the other; grounds have none."""

    drawing: Any
    rect: pygame.Rect
    key: Hashable | None = None
    angle: float = 0.0


class LiveExample(LivePicture):
    """Two strips of a game's ground; while it plays, the lower one shows the beginning first. A game says what lies where, and draws it."""

    brush: type[Brush] = Brush

    def __init__(self, services: Services, rect: pygame.Rect, example: Example) -> None:
        super().__init__(services, "example", rect)
        self.example = example
        self.spent: float | None = None
        self.upper: Sequence[Any] = ()
        self.start: Sequence[Any] = ()
        self.end: Sequence[Any] = ()
        self.lay()

    @abstractmethod
    def lay(self) -> None:
        """Set `upper`, and `start` and `end` of the lower strip, within the strips that `part` makes."""

    @abstractmethod
    def draw_atom(self, target: pygame.Surface, brush: Any, atom: Any, lift: float = 0.0) -> None: ...

    @abstractmethod
    def draw_ground(self, target: pygame.Surface, brush: Any, strip: pygame.Rect) -> None: ...

    def draw_between(self, target: pygame.Surface, brush: Any) -> None:
        self.draw_arrow(target, self.rect.centerx)

    def draw_rest(self, target: pygame.Surface, brush: Any) -> None:
        """How it ends."""
        for atom in self.end:
            self.draw_atom(target, brush, atom)

    def order(self, atom: Any) -> int:
        """Which of those that move leaves first."""
        return 0

    def inherit(self, old: object) -> None:
        if isinstance(old, type(self)) and old.example is self.example:
            self.spent = old.spent

    def part(self, share: float, least: int) -> None:
        """Two strips with a chip over each; between them a share of the free height."""
        chip = chip_size(self.look, "0")[1] + self.services.scale.px(8)
        free = self.rect.h - 2 * chip
        between = round(free * share) if share else least
        strip = (free - between) // 2
        self.chips = (self.rect.y, self.rect.y + chip + strip + between)
        self.strips = tuple(pygame.Rect(self.rect.x, y + chip, self.rect.w, strip) for y in self.chips)
        self.middle = pygame.Rect(self.rect.x, self.strips[0].bottom, self.rect.w, between)

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
        speed, before, movers = self.services.preferences.animation_speed, self.spent, len(self._movers())
        self.spent += dt * (speed if speed > 0 and not self.services.still else 1.0)
        for number in range(movers):
            if before < REST + number * APART + FLIGHT <= self.spent:
                self.services.sound.play("land")
        if self.spent >= REST + (0.0 if self.services.still else FLIGHT + APART * max(0, movers - 1)):
            self.spent = None
        self.touch()
        return self.spent is not None

    def _movers(self) -> list[tuple[Any, Any]]:
        """What lies elsewhere at the end."""
        last = {atom.key: atom for atom in self.end if atom.key is not None}
        pairs = [(atom, last[atom.key]) for atom in self.start if atom.key in last and last[atom.key].rect != atom.rect]
        return sorted(pairs, key=lambda pair: self.order(pair[0]))

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        brush, say = self.brush(self.services), self.services.say
        for y, key in zip(self.chips, ("rules-before", "rules-after"), strict=True):
            draw_chip(target, self.look, say(key), (self.rect.x, y), theme.INDIGO, width=self.rect.w)
        for strip in self.strips:
            self.draw_ground(target, brush, strip)
        for atom in self.upper:
            self.draw_atom(target, brush, atom)
        self.draw_between(target, brush)
        if self.spent is None:
            self.draw_rest(target, brush)
        else:
            self._draw_moving(target, brush, self.spent)

    def draw_arrow(self, target: pygame.Surface, x: int) -> None:
        """From above to below, whatever happens in between."""
        size = min(self.services.scale.px(54), round(self.middle.h * 0.8))

        def draw() -> pygame.Surface:
            return pygame.transform.rotate(self.look.art.icon("arrow", size, self.look.paint.stroke(theme.INK)), -90)

        picture = self.look.paint.kept(("down arrow", size), draw)
        target.blit(picture, picture.get_rect(center=(x, self.middle.centery)))

    def _draw_moving(self, target: pygame.Surface, brush: Any, spent: float) -> None:
        """What goes stays till it is covered, what comes appears when everything has landed."""
        movers = self._movers()
        flying = {pair[0].key for pair in movers}
        for atom in self.start:
            if atom.key not in flying:
                self.draw_atom(target, brush, atom)
        for number, (here, there) in enumerate(movers):
            t = 0.0 if self.services.still else max(0.0, min(1.0, (spent - REST - number * APART) / FLIGHT))
            on_way, lies = 0.0 < t < 1.0, there if t >= 1.0 else here
            share, hump = move(t), arrive(t) * (1 - t) * 4 * self.services.scale.px(26)
            rect = pygame.Rect(0, 0, *(round(a + (b - a) * share) for a, b in zip(here.rect.size, there.rect.size, strict=True)))
            (x, y), (to_x, to_y) = here.rect.center, there.rect.center
            rect.center = (round(x + (to_x - x) * share), round(y + (to_y - y) * share))
            rect.y -= round(hump)
            self.draw_atom(target, brush, replace(lies, rect=rect, angle=0.0 if on_way else lies.angle), lift=18 if on_way else 0)
