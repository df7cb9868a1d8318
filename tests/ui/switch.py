"""Somebody with one switch: waits until the light stands on what is wanted, and presses Space."""

from typing import Any

import pygame

from momiji.ui.app import App
from momiji.ui.scanning import ScanGroup
from momiji.ui.stack import Stop
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.hands import Keyboard, desk_of, make_by_focus

PACE = 1.5


class Switch(Keyboard):
    says_enter = False  # Enter is the switch now, wherever the focus is

    def enter(self) -> None:
        stage.press(self.app, pygame.K_SPACE)

    take = enter

    def open_curtain(self) -> None:
        stage.wait(self.app, 1.0)
        self.go_to("ready")
        self.enter()
        self.curtain_rises()

    def go_to(self, wanted: Spot | str) -> None:
        """Into the group that holds it, and on until it is the only one."""
        for _ in range(200):
            here = self.app.scanner.here
            if here is not None and [stop.thing for stop in stops(here)] == [wanted]:
                return
            if here is not None and wanted in [stop.thing for stop in stops(here)]:
                self.enter()
            else:
                stage.wait(self.app, PACE)
        raise AssertionError(f"the light never comes to {wanted}")

    def turn(self) -> None:
        self.go_to("turn")
        self.enter()


def stops(part: ScanGroup | Stop) -> list[Stop]:
    return part.stops if isinstance(part, ScanGroup) else [part]


def by_switch(app: App, step: Any) -> None:
    """A step of a game whose desk reads gestures, with one switch."""
    make_by_focus(Switch(app, desk_of(app).session), app, step)
