"""Which presses count: a scene that has only just appeared is not pressed by what was meant for the one before it."""

import math
from collections.abc import Callable
from typing import Final

from momiji.ui.input import Context, Event, Key, PointerDown, PointerUp, TextInput

DOUBLE: Final = 0.300  # seconds in which a second click belongs to the first
NEAR: Final = 28  # canvas pixels a hand may slip between the two
_HELD_WITH: Final = ("shift", "ctrl", "alt", "meta", "lock", "gui", "mode")  # keys that are held while another is pressed
ONCE: Final = ("return", "space", "escape")  # a held key moves and types, but presses only once


class Presses:
    """A click elsewhere counts at once, and so does a key: whoever knows the way is not slowed down."""

    def __init__(self, clock: Callable[[], float], scale: Callable[[], float]) -> None:
        self._clock, self._scale = clock, scale
        self._down = False
        self._spent = False  # the press in progress began on another scene, or is the second half of a double click
        self._keys_spent = False  # whatever key is held was pressed on another scene
        self._opened: tuple[int, int] | None = None  # where the click was that brought the present scene
        self._since = 0.0
        self._seen = True

    def count(self, event: Event) -> bool:
        """Whether the topmost scene shall know of this."""
        match event:
            case PointerDown(x, y):
                self._down, self._spent = True, self._doubled(x, y)
                return not self._spent
            case PointerUp():
                spent, self._down, self._spent = self._spent, False, False
                return not spent
            case Context():
                return not self._spent
            case Key(repeat=True):
                return not self._keys_spent and event.name not in ONCE
            case Key():
                self._keys_spent = False
        return True

    def changed(self, event: Event | None) -> None:
        """Another scene is on top, brought by this event or by itself."""
        self._keys_spent = True
        self._spent = self._down
        self._opened = (event.x, event.y) if isinstance(event, PointerDown | PointerUp | Context) else None
        self._since, self._seen = self._clock(), False

    def seen(self) -> None:
        """It has been shown: only now can anybody press something on it on purpose."""
        if not self._seen:
            self._since, self._seen = self._clock(), True

    def _doubled(self, x: int, y: int) -> bool:
        if self._opened is None or self._clock() - self._since >= DOUBLE:
            return False
        return max(abs(x - self._opened[0]), abs(y - self._opened[1])) <= NEAR * max(0.5, self._scale())


class Slips:
    """A hand that trembles presses twice: for a while after a press no other one counts, if the player wishes so.

    What does not count lengthens nothing, so a steady hand is never shut out. A key held down goes on at that pace.
    """

    def __init__(self, clock: Callable[[], float], pause: Callable[[], float]) -> None:
        self._clock, self._pause = clock, pause
        self._last = -math.inf
        self._dropped = False  # the pointer's press that is still down did not count
        self._typed = True  # the last key counted, and so do its letters

    def count(self, event: Event) -> bool:
        match event:
            case PointerDown():
                self._dropped = not self._in_time()
                return not self._dropped
            case PointerUp():
                dropped, self._dropped = self._dropped, False
                return not dropped
            case Context():
                return self._in_time()
            case Key(name) if not name.endswith(_HELD_WITH):
                self._typed = self._in_time()
                return self._typed
            case TextInput():
                return self._typed
        return True

    def _in_time(self) -> bool:
        now = self._clock()
        if now - self._last < self._pause() - 1e-6:
            return False
        self._last = now
        return True
