"""Game pads as keys: what is pressed there becomes the key that means the same, so that every scene knows pads already.

SDL's controller mapping knows where A lies on hundreds of pads. It is asked only through events: without a pad nothing is polled.
A pad that SDL does not know is read by the numbers of its buttons.
"""

import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import pygame

FIRST: Final = 0.42  # seconds until a held direction goes on by itself
NEXT: Final = 0.13
LEANS: Final = 0.55  # of the stick's way: from here on it points somewhere
UPRIGHT: Final = 0.35  # and from here on it no longer does
_FULL: Final = 32767
ZONE: Final = "zone"  # what the shoulders press; with Shift the left one
START: Final = "start"
PadKind = Literal["letters", "shapes", "plus", "numbers"]  # what is printed on its buttons
_NAMED: Final[dict[PadKind, re.Pattern[str]]] = {
    "shapes": re.compile(r"\bps[345x]?\b|playstation|dualshock|dualsense|sony", re.IGNORECASE),
    "plus": re.compile(r"nintendo|switch|joy-?con", re.IGNORECASE),
}
_CROSS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "return",
    pygame.CONTROLLER_BUTTON_B: "escape",
    pygame.CONTROLLER_BUTTON_X: "i",
    pygame.CONTROLLER_BUTTON_Y: "h",
    pygame.CONTROLLER_BUTTON_BACK: "u",
    pygame.CONTROLLER_BUTTON_START: START,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: ZONE,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: ZONE,
}  # to the usual key of what each of them does
NUMBERED: Final = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_START,
)  # what the buttons of an unknown pad are taken for, in their order
_HATS: Final = {(0, 1): "up", (0, -1): "down", (-1, 0): "left", (1, 0): "right"}
_SIGNS: Final = {"return": "a", "escape": "b", "i": "x", "h": "y", "u": "back", START: "start"}


def sign_of(usual: str) -> str:
    """The button of a pad that does what this key usually does; "" if none does."""
    return _SIGNS.get(usual, "")


@dataclass(frozen=True, slots=True)
class PadPress:
    """The usual key of what was pressed, and the kind of pad it was pressed on."""

    usual: str
    kind: PadKind
    back: bool = False
    repeat: bool = False


@dataclass(slots=True)
class _Pad:
    device: Any = None
    kind: PadKind = "letters"
    stick: dict[int, float] = field(default_factory=lambda: {pygame.CONTROLLER_AXIS_LEFTX: 0.0, pygame.CONTROLLER_AXIS_LEFTY: 0.0})
    leaning: str = ""
    held: str = ""  # the direction that goes on by itself
    again: float = 0.0


class Pads:
    """All pads that are there; each of them does what any other does."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._away = False  # another window has the focus, and what is pressed is meant for it
        self._open = False

    def open(self) -> None:
        """Listen from now on; pads that are there already announce themselves. Without the module there are none."""
        if self._open:
            return
        self._open = True
        with suppress(ImportError, pygame.error):
            from pygame._sdl2 import controller

            pygame.joystick.init()
            controller.init()

    def read(self, raw: pygame.Event, now: float) -> PadPress | None:
        """What an event of a pad presses, if anything."""
        match raw.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._welcome(raw.device_index)
            case pygame.JOYDEVICEADDED:
                self._welcome_unknown(raw.device_index)
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                self._pads.pop(raw.instance_id, None)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                self._away = raw.type == pygame.WINDOWFOCUSLOST
                for pad in self._pads.values():
                    pad.held = ""
            case pygame.CONTROLLERBUTTONDOWN if not self._away:
                return self._button(self._of(raw), raw.button, now)
            case pygame.CONTROLLERBUTTONUP:
                pad = self._of(raw)
                if _CROSS.get(raw.button) == pad.held:
                    pad.held = ""
            case pygame.CONTROLLERAXISMOTION if not self._away:
                return self._lean(self._of(raw), raw.axis, raw.value / _FULL, now)
            case pygame.JOYBUTTONDOWN | pygame.JOYAXISMOTION | pygame.JOYHATMOTION if not self._away:
                return self._unknown(raw, now)
        return None

    def _unknown(self, raw: pygame.Event, now: float) -> PadPress | None:
        """A pad that SDL knows sends these events too, but has spoken already."""
        pad = self._pads.get(raw.instance_id)
        if pad is None or pad.kind != "numbers":
            return None
        if raw.type == pygame.JOYAXISMOTION:
            return self._lean(pad, raw.axis, raw.value, now)  # its first two axes are those of the left stick
        if raw.type == pygame.JOYBUTTONDOWN:
            return self._button(pad, NUMBERED[raw.button], now) if raw.button < len(NUMBERED) else None
        points = _HATS.get(tuple(raw.value))
        if points is None:
            pad.held = ""
            return None
        return self._go(pad, points, now)

    def repeats(self, now: float) -> list[PadPress]:
        """Directions that are still held."""
        out: list[PadPress] = []
        for pad in self._pads.values():
            if pad.held and now >= pad.again - 1e-6:
                pad.again = now + NEXT
                out.append(PadPress(pad.held, pad.kind, repeat=True))
        return out

    def due(self, now: float) -> float | None:
        return min((max(0.0, pad.again - now) for pad in self._pads.values() if pad.held), default=None)

    def _of(self, raw: pygame.Event) -> _Pad:
        return self._pads.setdefault(raw.instance_id, _Pad())

    def _welcome(self, index: int) -> None:
        """A pad speaks only as long as somebody holds it open. One that is gone again already says nothing."""
        with suppress(ImportError, pygame.error):
            from pygame._sdl2 import controller

            device = controller.Controller(index)
            pad = self._pads.setdefault(device.id, _Pad())
            named = (kind for kind, pattern in _NAMED.items() if pattern.search(device.name or ""))
            pad.device, pad.kind = device, next(named, "letters")

    def _welcome_unknown(self, index: int) -> None:
        """A stick with fewer buttons is no pad: a laptop's sense of position, say."""
        with suppress(ImportError, pygame.error):
            from pygame._sdl2 import controller

            if controller.is_controller(index):
                return
            device = pygame.joystick.Joystick(index)
            if device.get_numbuttons() >= 4:
                self._pads[device.get_instance_id()] = _Pad(device, "numbers")

    def _button(self, pad: _Pad, button: int, now: float) -> PadPress | None:
        if button in _CROSS:
            return self._go(pad, _CROSS[button], now)
        usual = BUTTONS.get(button)
        return PadPress(usual, pad.kind, back=button == pygame.CONTROLLER_BUTTON_LEFTSHOULDER) if usual else None

    def _lean(self, pad: _Pad, axis: int, value: float, now: float) -> PadPress | None:
        """The stick points where it leans most; it must stand nearly upright before it points there again."""
        if axis not in pad.stick:
            return None
        pad.stick[axis] = value
        x, y = pad.stick[pygame.CONTROLLER_AXIS_LEFTX], pad.stick[pygame.CONTROLLER_AXIS_LEFTY]
        far = max(abs(x), abs(y))
        if far < (UPRIGHT if pad.leaning else LEANS):
            if pad.held == pad.leaning:
                pad.held = ""
            pad.leaning = ""
            return None
        if pad.leaning and far < LEANS:
            return None
        points = ("right" if x > 0 else "left") if abs(x) >= abs(y) else ("down" if y > 0 else "up")
        if points == pad.leaning:
            return None
        pad.leaning = points
        return self._go(pad, points, now)

    def _go(self, pad: _Pad, points: str, now: float) -> PadPress:
        pad.held, pad.again = points, now + FIRST
        return PadPress(points, pad.kind)
