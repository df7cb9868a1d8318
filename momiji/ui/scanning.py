"""One-switch play: the focus goes by itself through groups, then through their things, and one key takes.

A scene says what there is to halt at (`Scene.stops`) and shows the focus where it is told to; taking is Enter. What is drawn here
is only what a scene has no ring for: a whole group, and the two things a switch needs besides, back and turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.input import Key
from momiji.ui.services import Services
from momiji.ui.stack import Scene, SceneStack, Stop

FEW: Final = 8  # things in a row that are still gone through one by one
ROUNDS: Final = 2  # times through the things of a group before it is left again
SWITCH: Final = ("return", "space")
_LOOK: Final = 0.1  # seconds between two looks whether the news is said
_KEYS: Final = {"back": "escape", "turn": "r"}  # what is done besides, by its usual key


@dataclass(frozen=True, slots=True)
class ScanGroup:
    parts: tuple["ScanGroup | Stop", ...]

    @property
    def stops(self) -> list[Stop]:
        return [stop for part in self.parts for stop in (part.stops if isinstance(part, ScanGroup) else [part])]


class Scanner:
    """Stands on a part of what the topmost scene shows; `path` leads there from the whole."""

    def __init__(self, services: Services, stack: SceneStack) -> None:
        self._services, self._stack = services, stack
        self.path: list[int] = []
        self._whole: ScanGroup | None = None
        self._scene: Scene | None = None
        self._waited = 0.0
        self._rounds = 0
        self._hand = False  # somebody types or points: a line of text that has the focus is theirs
        self._named = False  # what it stands on was said by name, because it is no thing that could have the focus

    @property
    def here(self) -> ScanGroup | Stop | None:
        part: ScanGroup | Stop | None = self._whole if self.path else None
        for index in self.path:
            assert isinstance(part, ScanGroup)
            part = part.parts[index]
        return part

    @property
    def _on(self) -> bool:
        scene = self._stack.top
        if self._services.preferences.scan_pace <= 0 or scene is None or self._stack.changing or scene.busy:
            return False
        return not (self._hand and scene.typing)

    # ---------------------------------------------------------------- time
    def due(self) -> float | None:
        if not self._on:
            return None
        return _LOOK if self._services.telling else max(0.0, self._services.preferences.scan_pace - self._waited)

    def update(self, dt: float) -> None:
        if self._services.preferences.scan_pace <= 0 and self._whole is None:
            return
        if not self._on:
            self._forget()
            return
        if not self._services.telling:  # news is heard to its end
            self._waited += dt
        whole = self._gathered()
        if self._stack.top is not self._scene or whole != self._whole:
            old, self._scene = self._scene, self._stack.top
            self._hand = self._hand and old is self._scene
            self._whole = whole
            self._stand([0] if whole.parts else [])
        elif self._waited >= self._services.preferences.scan_pace - 1e-6:
            self._onward()

    def touched(self) -> None:
        """Something else than the switch was used: the round begins anew."""
        self._hand = True
        if self._whole is not None:
            self._stand([0] if self._whole.parts else [])

    # ---------------------------------------------------------------- the switch
    def press(self, key: Key) -> bool:
        """Whether this was the switch; then it has been obeyed."""
        if key.name not in SWITCH or key.command or key.alt or not self._on:
            return False
        here = self.here
        if key.repeat or here is None:
            return True
        while isinstance(here, ScanGroup) and len(here.parts) == 1:
            self.path.append(0)
            here = here.parts[0]
        if isinstance(here, ScanGroup):
            self._rounds = 0
            self._stand([*self.path, 0])
            return True
        self._take(here)
        return True

    def _take(self, stop: Stop) -> None:
        scene = self._stack.top
        assert scene is not None
        usual = _KEYS.get(stop.thing) if isinstance(stop.thing, str) and stop.beside else None
        if usual is None:
            scene.halt_at(stop.thing)
        self._stack.handle(Key("return" if usual is None else self._services.key(usual)))
        self._whole = None  # what there is now is gathered again

    # ---------------------------------------------------------------- going on
    def _onward(self) -> None:
        """To the next part; a group that was gone through often enough is left."""
        if not self.path:
            self._waited = 0.0
            return
        above = self._part(self.path[:-1])
        index = self.path[-1] + 1
        if index == len(above.parts):
            index, self._rounds = 0, self._rounds + 1
            if len(self.path) > 1 and self._rounds >= ROUNDS:
                self._rounds = 0
                self._stand(self.path[:-1])
                return
        self._stand([*self.path[:-1], index])

    def _part(self, path: Sequence[int]) -> ScanGroup:
        part: ScanGroup | Stop | None = self._whole
        for index in path:
            assert isinstance(part, ScanGroup)
            part = part.parts[index]
        assert isinstance(part, ScanGroup)
        return part

    def _stand(self, path: list[int]) -> None:
        self.path, self._waited = path, 0.0
        here, scene = self.here, self._stack.top
        if scene is not None:
            single = here if isinstance(here, Stop) else here.stops[0] if here is not None and len(here.stops) == 1 else None
            single = None if single is not None and single.beside else single
            before = scene.reading.here()
            scene.halt_at(None if single is None else single.thing)
            if single is None:
                words = self.words
                self._services.speak(words)
                self._services.herald(words)
            elif self._named and scene.reading.here() == before:  # the focus was there already, so a screen reader notices nothing
                self._services.herald(scene.called(single.thing)[0])
            self._named = single is None
        self._stack.refresh()

    @property
    def words(self) -> str:
        """What a voice calls the group it stands on: its part of the scene, unless that was told before, its first and its last."""
        here, scene, say = self.here, self._stack.top, self._services.say
        if here is None or scene is None:
            return ""
        stops = here.stops if isinstance(here, ScanGroup) else [here]
        if stops[0].beside:
            return say(f"scan-{stops[0].thing}")
        first, last = (scene.called(stop.thing)[0].rstrip(".") for stop in (stops[0], stops[-1]))
        span = say("scan-span", first=first, last=last) if first != last else first
        zone = self._zone(stops)
        if not zone or (len(self.path) > 1 and zone == self._zone(self._part(self.path[:-1]).stops)):
            return span
        return say("scan-zone", zone=zone, things=span)

    def _zone(self, stops: Sequence[Stop]) -> str:
        """The part of the scene that all of them lie in."""
        scene = self._stack.top
        assert scene is not None
        zones = {scene.called(stop.thing)[1] for stop in stops}
        return zones.pop() if len(zones) == 1 else ""

    def _forget(self) -> None:
        if self._whole is not None:
            self._whole, self._scene, self.path = None, None, []
            self._stack.refresh()

    def _gathered(self) -> ScanGroup:
        scene = self._stack.top
        assert scene is not None
        groups: list[ScanGroup | Stop] = [_split(zone) for zone in scene.stops() if zone]
        beside = [Stop(name, self._place(index), beside=True) for index, name in enumerate(scene.beside())]
        return ScanGroup((*groups, *(ScanGroup((stop,)) for stop in beside)))

    # ---------------------------------------------------------------- drawing
    def _place(self, index: int) -> pygame.Rect:
        """A slip at the lower edge, in the middle; a second one above it."""
        look, scale = self._services.look, self._services.scale
        words = max(look.type.width(self._services.say(f"scan-{name}"), theme.PLAIN) for name in _KEYS)
        wide, high = words + scale.px(72), max(scale.px(66), look.type.leading(theme.PLAIN, 1.7))
        return pygame.Rect((scale.width - wide) // 2, scale.height - (index + 1) * (high + scale.px(24)), wide, high)

    def draw(self, target: pygame.Surface) -> None:
        here = self.here
        if here is None or not self._on:
            return
        stops = here.stops if isinstance(here, ScanGroup) else [here]
        paint = self._services.look.paint
        for stop in stops:
            if stop.beside:
                face = paint.button(target, stop.rect, "paper", "rest", 12)
                words = self._services.say(f"scan-{stop.thing}")
                self._services.look.type.put(target, words, theme.PLAIN, face.center, align="centre", width=stop.rect.w - 8)
            if stop.beside or len(stops) > 1:
                paint.focus_ring(target, stop.rect, stop.radius)


def _split(zone: Sequence[Stop]) -> ScanGroup:
    """Many things are gone through row by row first."""
    if len(zone) <= FEW:
        return ScanGroup(tuple(zone))
    rows: list[list[Stop]] = []
    for stop in zone:
        if rows and abs(rows[-1][-1].rect.centery - stop.rect.centery) < max(4, min(rows[-1][-1].rect.h, stop.rect.h) // 2):
            rows[-1].append(stop)
        else:
            rows.append([stop])
    if not 1 < len(rows) <= len(zone) // 2:
        rows = [list(zone[start : start + FEW - 2]) for start in range(0, len(zone), FEW - 2)]
    return ScanGroup(tuple(ScanGroup(tuple(row)) for row in rows))
