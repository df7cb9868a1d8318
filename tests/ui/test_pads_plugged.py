"""Pads that SDL itself makes up and plugs in: everything from the device to the table, as with one of plastic."""

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from momiji.ui.app import App
from momiji.ui.scenes.menu import MenuScene
from tests.ui.hands import Mouse
from tests.ui.stage import staged, wait
from tests.ui.test_whole_games import begin

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finds the SDL that pygame loaded in Linux's list of a process's files")
MAPPED, ARCADE_STICK = 1, 3  # SDL's joystick types: it has a mapping for the first only


class Plastic:
    """One made-up device."""

    def __init__(self, kind: int) -> None:
        maps = Path("/proc/self/maps").read_text("utf-8").splitlines()
        self.sdl = ctypes.CDLL(next(line.split()[-1] for line in maps if "libSDL2-" in line))
        self.sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self.index = self.sdl.SDL_JoystickAttachVirtual(kind, 6, 15, 1)
        assert self.index >= 0
        self.id = self.sdl.SDL_JoystickGetDeviceInstanceID(self.index)

    def _device(self) -> ctypes.c_void_p:
        device = self.sdl.SDL_JoystickFromInstanceID(self.id)
        assert device, "nobody opened it"
        return ctypes.c_void_p(device)

    def tap(self, app: App, button: int) -> None:
        for down in (1, 0):
            self.sdl.SDL_JoystickSetVirtualButton(self._device(), button, ctypes.c_uint8(down))
            wait(app, 0.02)

    def lean(self, app: App, axis: int, value: int) -> None:
        self.sdl.SDL_JoystickSetVirtualAxis(self._device(), axis, ctypes.c_int16(value))
        wait(app, 0.02)

    def unplug(self) -> None:
        indices = range(self.sdl.SDL_NumJoysticks())
        self.sdl.SDL_JoystickDetachVirtual(next(i for i in indices if self.sdl.SDL_JoystickGetDeviceInstanceID(i) == self.id))


@contextmanager
def table() -> Iterator[tuple[App, Mouse]]:
    with staged() as app:
        someone = Mouse(app, begin(app, players=2, seed="plugged", first=0))
        someone.open_curtain()
        app._input.listen_to_pads()
        wait(app)
        try:
            yield app, someone
        finally:
            from pygame._sdl2 import controller

            controller.quit()
            pygame.joystick.quit()
            pygame.event.clear()


@pytest.mark.parametrize(("kind", "signs"), [(MAPPED, "letters"), (ARCADE_STICK, "numbers")])
def test_a_pad_is_plugged_in_used_and_pulled_out(kind: int, signs: str) -> None:
    with table() as (app, someone):
        pad, other = Plastic(kind), Plastic(MAPPED)
        wait(app)
        pad.lean(app, 0, 30000)
        pad.lean(app, 0, 0)
        assert app.services.pad == signs and someone.table.focus.shown
        here = someone.table.focus.here
        pad.tap(app, 5 if kind == ARCADE_STICK else pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        assert someone.table.focus.here != here
        pad.unplug()
        wait(app)
        other.tap(app, pygame.CONTROLLER_BUTTON_START)
        assert isinstance(app.stack.top, MenuScene) and app.services.pad == "letters"
        other.tap(app, pygame.CONTROLLER_BUTTON_B)
        assert app.stack.top is not None and not isinstance(app.stack.top, MenuScene)
        other.unplug()
        wait(app)
