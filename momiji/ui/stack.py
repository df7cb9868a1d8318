"""Scenes and the way from one to the next."""

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Literal

import pygame

from momiji.ui import light, memory
from momiji.ui.input import Event, Key, PointerDown
from momiji.ui.motion import FADE, move
from momiji.ui.presses import Presses
from momiji.ui.services import Services
from momiji.ui.things import Reading, SceneThing

WIPE: Final = 0.280
Entrance = Literal["wipe", "fade", "cut"]


@dataclass(frozen=True, slots=True)
class Stop:
    """Where one-switch play halts: a thing of the scene, or (`beside` it) something that only a switch needs."""

    thing: Any
    rect: pygame.Rect
    radius: float = 10
    beside: bool = False


class Scene:
    """One full view. `draw` never changes anything; whatever changes the picture sets `stale`."""

    entrance: Entrance = "wipe"
    pace: int = 60

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stale = True
        self.pending: Change | None = None
        self.backdrop: Callable[[pygame.Surface], None] | None = None
        self.reading = Reading()

    @property
    def typing(self) -> bool:
        """Letters belong to a line of text now, so they are no commands."""
        return False

    @property
    def busy(self) -> bool:
        """Something is shown first; nothing waits for the player."""
        return False

    def stops(self) -> list[list[Stop]]:
        """What one-switch play goes through, group by group."""
        return []

    def beside(self) -> tuple[str, ...]:
        """What one-switch play offers besides: "turn", "back"."""
        return ("back",)

    def halt_at(self, thing: Any) -> None:
        """The focus goes to a thing of one of the stops, shows there and is told; None: no ring."""

    def called(self, thing: Any) -> tuple[str, str]:
        """The name of a thing of one of the stops, and of the part of the scene it lies in, if that has one."""
        return "", ""

    def heading(self) -> str:
        """What the scene is called, for a voice."""
        return ""

    def written(self) -> Sequence[str]:
        """What stands on it besides things that can be used, as paragraphs, for a voice."""
        return ()

    def build(self) -> None:
        """Lay everything out for the present size, text scale and language; called on entry and whenever these change."""

    def enter(self) -> None: ...

    def resume(self) -> None:
        """On top again after another scene went away."""

    def pause(self) -> None: ...

    def leave(self) -> None: ...

    def handle(self, event: Event) -> "Change | None":
        return None

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; answers whether something moves and wants the next frame."""
        return False

    def due(self) -> float | None:
        """Seconds until `update` has something to do though nothing moves now; None: not before an event."""
        return None

    def damage(self) -> list[pygame.Rect] | None:
        """What moved since the last frame, if only that must be drawn again; None: everything."""
        return None

    def draw(self, target: pygame.Surface) -> None:
        raise NotImplementedError

    def drawn(self) -> None:
        """The present picture is on the screen."""


@dataclass(frozen=True, slots=True)
class Push:
    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    pass


@dataclass(frozen=True, slots=True)
class Replace:
    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave everything and begin again with this scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    pass


Change = Push | Pop | Replace | Reset | Quit


class StaticLayer:
    """The part of a scene that rests, drawn once for a size and a key and then blitted whole."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None

    def get(self, size: tuple[int, int], key: Hashable, draw: Callable[[pygame.Surface], None]) -> pygame.Surface:
        if self._picture is None or self._key != (size, key):
            self._picture, self._key = pygame.Surface(size), (size, key)
            draw(self._picture)
        return self._picture

    def drop(self) -> None:
        self._picture = None


@dataclass(slots=True)
class _Passage:
    """A change of scene under way between two finished pictures."""

    before: pygame.Surface
    after: pygame.Surface
    kind: Entrance
    back: bool
    seconds: float
    spent: float = 0.0


class SceneStack:
    """The topmost scene acts; a see-through one lets those below be seen. Where nothing lies below, the way back leads `home`."""

    def __init__(self, services: Services, size: Callable[[], tuple[int, int]]) -> None:
        self.services = services
        self.scenes: list[Scene] = []
        self.home: Callable[[], Scene] | None = None
        self._presses = Presses(lambda: services.clock(), lambda: services.scale.u)
        self._size = size
        self._passage: _Passage | None = None
        self._event: Event | None = None  # what is being handled
        self._fresh = True

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def stale(self) -> bool:
        return self._fresh or any(scene.stale for scene in self.scenes[-1:])

    @property
    def typing(self) -> bool:
        return self.top is not None and self.top.typing

    @property
    def changing(self) -> bool:
        return self._passage is not None

    def refresh(self) -> None:
        self._fresh = True

    def apply(self, change: Change) -> None:
        before = self._picture() if self.scenes else None
        back = isinstance(change, Pop)
        kind: Entrance = self.scenes[-1].entrance if back and self.scenes else "wipe"
        match change:
            case Quit():
                self._leave(all_of_them=True)
            case Pop():
                self._leave()
                if self.scenes:
                    self.scenes[-1].resume()
                elif self.home is not None:
                    self._enter(self.home())
            case Push(scene):
                if self.scenes:
                    self.scenes[-1].pause()
                self._enter(scene)
            case Replace(scene):
                self._leave()
                self._enter(scene)
            case Reset(scene):
                self._leave(all_of_them=True)
                self._enter(scene)
        self._fresh = True
        self._presses.changed(self._event)
        if self.scenes and before is not None:
            self._set_out(before, kind if back else self.scenes[-1].entrance, back)

    def begin_again(self, scene: Scene) -> None:
        """After an error: what was there can perhaps neither be drawn nor be left, so it only goes."""
        self._passage = self._event = None
        while self.scenes:
            with suppress(Exception):
                self.scenes.pop().leave()
        self.apply(Reset(scene))

    def handle(self, event: Event) -> None:
        """Input is never locked: a click or key that counts ends the passage too."""
        if not self._presses.count(event):
            return
        if isinstance(event, PointerDown | Key) and self._passage:
            self._passage, self._fresh = None, True
        if self.scenes:
            self._event = event
            self._obey(self.scenes[-1].handle(event))
            self._event = None

    def act(self, thing: SceneThing) -> None:
        """Do what Enter does there: for those who come by another way than the keyboard."""
        self._passage, self._fresh = None, True
        self._obey(thing.act())

    def update(self, dt: float) -> bool:
        if self._passage:
            self._passage.spent += dt
            if self._passage.spent >= self._passage.seconds:
                self._passage = None
            self._fresh = True
            return True
        moving = bool(self.scenes) and self.scenes[-1].update(dt)
        self._obey(None)
        return moving or self._passage is not None

    def due(self) -> float | None:
        return self.scenes[-1].due() if self.scenes else None

    def build(self) -> None:
        """All scenes anew, for another size, language or text scale."""
        self._passage, self._fresh = None, True
        for scene in self.scenes:
            scene.build()

    def damage(self) -> list[pygame.Rect] | None:
        return None if self.stale or self._passage or not self.scenes else self.scenes[-1].damage()

    def draw(self, target: pygame.Surface) -> None:
        if self._passage:
            self._draw_passage(target, self._passage)
        else:
            self._draw_scenes(target)

    def drawn(self) -> None:
        """What `draw` made is on the screen."""
        self._fresh = False
        self._presses.seen()
        for scene in self.scenes[-1:]:
            scene.stale = False
            scene.drawn()

    def _obey(self, change: Change | None) -> None:
        if self.scenes and change is None and self.scenes[-1].pending is not None:
            change, self.scenes[-1].pending = self.scenes[-1].pending, None
        if change is not None:
            self.apply(change)

    def _leave(self, *, all_of_them: bool = False) -> None:
        """Scenes and what they call when pressed know each other, so they would linger, each with pictures as large as the window."""
        while self.scenes:
            self.scenes.pop().leave()
            if not all_of_them:
                break
        memory.give_back()

    def _enter(self, scene: Scene) -> None:
        below = self.scenes[-1] if self.scenes else None
        scene.backdrop = below.draw if below else None
        self.scenes.append(scene)
        scene.build()
        scene.enter()

    def _draw_scenes(self, target: pygame.Surface) -> None:
        if self.scenes:
            self.scenes[-1].draw(target)

    def _picture(self) -> pygame.Surface:
        picture = pygame.Surface(self._size())
        self._draw_scenes(picture)
        return picture

    def _set_out(self, before: pygame.Surface, kind: Entrance, back: bool) -> None:
        preferences = self.services.preferences
        if kind == "cut" or preferences.animation_speed <= 0 or before.get_size() != self._size():
            self._passage = None
            return
        fade = kind == "fade" or preferences.reduced_motion
        seconds = FADE if fade else WIPE / preferences.animation_speed
        self._passage = _Passage(before, self._picture(), "fade" if fade else "wipe", back, seconds)

    def _draw_passage(self, target: pygame.Surface, passage: _Passage) -> None:
        t = min(1.0, passage.spent / passage.seconds)
        if passage.kind == "fade":
            target.blit(passage.before, (0, 0))
            passage.after.set_alpha(round(255 * t))
            target.blit(passage.after, (0, 0))
            return
        w, h = target.get_size()
        band = round(w * 0.34)
        travel = move(t) * (w + band)
        x = round(travel - band) if passage.back else round(w - travel)
        seam = x + band // 2
        left, right = (passage.after, passage.before) if passage.back else (passage.before, passage.after)
        cut = max(0, min(w, seam))
        target.blit(left, (0, 0), (0, 0, cut, h))
        target.blit(right, (cut, 0), (cut, 0, w - cut, h))
        paint = self.services.look.paint
        paint.shade(target, pygame.Rect(x, -20, band, h + 40), blur=18, drop=0, alpha=170)
        target.blit(paint.sheet(band, h + 40, seed=4), (x, -20))


def veil(target: pygame.Surface, alpha: int) -> None:
    """Dim what lies below a see-through scene."""
    shade = light.clear(*target.get_size())
    shade.fill((16, 11, 9, alpha))
    target.blit(shade, (0, 0))
