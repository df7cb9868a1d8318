"""What a player did, in our own words: one place drains the window system's queue, nobody else sees its events."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

import pygame

from momiji.ui.pads import PadPress, Pads

LONG_PRESS: Final = 0.5
STILL: Final = 8
WAKE: Final = pygame.event.custom_type()
_DEAF: Final = ("dummy", "offscreen")
_NAP: Final = 0.008
_THUMB: Final = {pygame.BUTTON_X1: "left", pygame.BUTTON_X2: "right"}  # back and forward on a mouse, as Alt with an arrow


class Hand(Enum):
    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class PointerDown:
    x: int
    y: int
    button: Hand = Hand.LEFT


@dataclass(frozen=True, slots=True)
class PointerMove:
    x: int
    y: int
    held: bool = False


@dataclass(frozen=True, slots=True)
class PointerUp:
    x: int
    y: int
    button: Hand = Hand.LEFT


@dataclass(frozen=True, slots=True)
class PointerCancel:
    """The press will not become a click: it grew into a long press, or the window lost the pointer."""


@dataclass(frozen=True, slots=True)
class Context:
    """A wish to know more about what lies here: a right click, or a finger's long press, which is no click any more."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Wheel:
    x: int
    y: int
    across: float
    down: float


@dataclass(frozen=True, slots=True)
class Key:
    """`name` is the key's word ("return", "tab", "left", "a"); `command` is Ctrl, or Cmd on a Mac; `repeat` comes from a held key.

    `pad` is the kind of game pad it was pressed on, if it was: the name is then the usual key of what that button does.
    """

    name: str
    shift: bool = False
    command: bool = False
    alt: bool = False
    repeat: bool = False
    pad: str = ""


@dataclass(frozen=True, slots=True)
class TextInput:
    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class WindowMoved:
    """The window stands elsewhere."""


@dataclass(frozen=True, slots=True)
class Maximised:
    """The window was maximised, or is an ordinary one again."""

    on: bool


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window must be shown again though nothing changed."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    pass


@dataclass(frozen=True, slots=True)
class FocusGained:
    pass


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """The window was asked to close."""


Event = (
    PointerDown
    | PointerMove
    | PointerUp
    | PointerCancel
    | Context
    | Wheel
    | Key
    | TextInput
    | Resized
    | WindowMoved
    | Maximised
    | Exposed
    | FocusLost
    | FocusGained
    | WindowClosed
)

_NAMES: Final = {"enter": "return", "keypad enter": "return", "page up": "pageup", "page down": "pagedown"}


class Input:
    """Remembers only what is held: where and when the left hand went down, and which keys have not come up."""

    def __init__(self, density: Callable[[], float] = lambda: 1.0) -> None:
        self._density = density  # pixels to a unit of the pointer
        self._pressed: tuple[int, int, float] | None = None  # a finger that has not moved
        self._swallow_up = False
        self._early: list[pygame.Event] = []
        self._keys: set[int] = set()
        self._pads = Pads()

    def listen_to_pads(self) -> None:
        """Pads come and go from now on; those that are there already are told of in the next events."""
        self._pads.open()

    def wait(self, seconds: float) -> None:
        """Sleep until something happens or the time is over; what woke us stays first in the queue."""
        if pygame.display.get_driver() in _DEAF:
            end = time.monotonic() + seconds
            while time.monotonic() < end and not pygame.event.peek():
                time.sleep(min(_NAP, max(0.0, end - time.monotonic())))
            return
        event = pygame.event.wait(max(1, round(seconds * 1000)))
        if event.type not in (pygame.NOEVENT, WAKE):
            self._early.append(event)

    def drain(self, now: float) -> list[Event]:
        """Everything that happened since the last call, oldest first; several moves in a row become one, and so do several sizes."""
        events: list[Event] = []
        early, self._early = self._early, []
        for raw in early + pygame.event.get():
            event = self._read(raw, now)
            if isinstance(event, PointerMove) and events and isinstance(events[-1], PointerMove):
                events.pop()
            if isinstance(event, Resized):
                events = [one for one in events if not isinstance(one, Resized)]
            if event is not None:
                events.append(event)
            if isinstance(event, FocusLost):
                events.append(PointerCancel())
        events += self._long_press(now)
        events += [_pressed_on_a_pad(press) for press in self._pads.repeats(now)]
        return events

    def due(self, now: float) -> float | None:
        """Seconds until a finger's press becomes a long one, or a direction held on a pad goes on."""
        times = [None if self._pressed is None else max(0.0, self._pressed[2] + LONG_PRESS - now), self._pads.due(now)]
        return min((time for time in times if time is not None), default=None)

    def _long_press(self, now: float) -> list[Event]:
        if self._pressed is None or now - self._pressed[2] < LONG_PRESS:
            return []
        x, y, _ = self._pressed
        self._pressed, self._swallow_up = None, True
        return [PointerCancel(), Context(x, y)]

    def _read(self, raw: pygame.Event, now: float) -> Event | None:
        press = self._pads.read(raw, now)
        if press is not None:
            return _pressed_on_a_pad(press)
        match raw.type:
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if raw.button in (1, 2, 3):
                return self._button(raw, now)
            case pygame.MOUSEBUTTONDOWN if raw.button in _THUMB:
                return Key(_THUMB[raw.button], alt=True)
            case pygame.MOUSEMOTION:
                x, y = self._pixel(raw.pos)
                if self._pressed and max(abs(x - self._pressed[0]), abs(y - self._pressed[1])) > STILL:
                    self._pressed = None
                return PointerMove(x, y, bool(raw.buttons[0]) and not self._swallow_up)
            case pygame.MOUSEWHEEL:
                x, y = self._pixel(pygame.mouse.get_pos())
                return Wheel(x, y, float(getattr(raw, "precise_x", raw.x)), float(getattr(raw, "precise_y", raw.y)))
            case pygame.KEYDOWN:
                held = raw.key in self._keys
                self._keys.add(raw.key)
                return _key(raw, held)
            case pygame.KEYUP:
                self._keys.discard(raw.key)
            case pygame.TEXTINPUT:
                return TextInput(raw.text)
            case pygame.VIDEORESIZE:
                return Resized(raw.w, raw.h)
            case pygame.WINDOWSIZECHANGED:
                return Resized(*self._pixel((raw.x, raw.y)))
            case pygame.WINDOWMOVED:
                return WindowMoved()
            case pygame.WINDOWMAXIMIZED | pygame.WINDOWRESTORED:
                return Maximised(raw.type == pygame.WINDOWMAXIMIZED)
            case pygame.VIDEOEXPOSE | pygame.WINDOWEXPOSED:
                return Exposed()
            case pygame.WINDOWFOCUSLOST:
                self._pressed = None
                self._keys.clear()
                return FocusLost()
            case pygame.WINDOWFOCUSGAINED:
                return FocusGained()
            case pygame.QUIT:
                return WindowClosed()
        return None

    def _pixel(self, at: tuple[int, int]) -> tuple[int, int]:
        """The pointer is told in the window's units, which on some screens are larger than pixels."""
        density = self._density()
        return at if density == 1 else (round(at[0] * density), round(at[1] * density))

    def _button(self, raw: pygame.Event, now: float) -> Event | None:
        (x, y), hand = self._pixel(raw.pos), Hand(raw.button)
        if raw.type == pygame.MOUSEBUTTONDOWN:
            if hand is Hand.LEFT:
                self._pressed, self._swallow_up = (x, y, now) if getattr(raw, "touch", False) else None, False
            return Context(x, y) if hand is Hand.RIGHT else PointerDown(x, y, hand)
        if hand is Hand.LEFT:
            self._pressed = None
            if self._swallow_up:
                self._swallow_up = False
                return None
        return None if hand is Hand.RIGHT else PointerUp(x, y, hand)


def _name(raw: pygame.Event) -> str:
    """The key's word. Figures, and letters of other alphabets, are called as on a Latin keyboard, so that keys keep their places."""
    name, code = pygame.key.name(raw.key), getattr(raw, "scancode", 0)
    if pygame.KSCAN_1 <= code <= pygame.KSCAN_9 and not name.isdigit():
        return str(code - pygame.KSCAN_1 + 1)
    if pygame.KSCAN_A <= code <= pygame.KSCAN_Z and not (name and name.isascii()):
        return chr(ord("a") + code - pygame.KSCAN_A)
    return name


def _key(raw: pygame.Event, held: bool) -> Key:
    name = _name(raw)
    return Key(
        _NAMES.get(name, name),
        bool(raw.mod & pygame.KMOD_SHIFT),
        bool(raw.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        bool(raw.mod & pygame.KMOD_ALT),
        held,
    )


def _pressed_on_a_pad(press: PadPress) -> Key:
    return Key(press.usual, shift=press.back, repeat=press.repeat, pad=press.kind)
