"""A game pad in a test: the events a real one sends."""

from typing import Any

import pygame

from momiji.ui.app import App
from momiji.ui.kit.focus import Direction
from momiji.ui.table.focus import Focus
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.hands import Keyboard, desk_of, make_by_focus

A, B, X, Y = (pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_Y)
START, BACK = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK
LEFT_SHOULDER, RIGHT_SHOULDER = pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
FULL = 32767
CROSS: dict[Direction, int] = {"left": LEFT, "right": RIGHT, "up": UP, "down": DOWN}


def hold(app: App, button: int, pad: int = 0) -> None:
    pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=pad))
    stage.wait(app, 0.02)


def let_go(app: App, button: int, pad: int = 0) -> None:
    pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=pad))
    stage.wait(app, 0.02)


def tap(app: App, *buttons: int, pad: int = 0) -> None:
    for button in buttons:
        hold(app, button, pad)
        let_go(app, button, pad)


def lean(app: App, x: float = 0.0, y: float = 0.0, pad: int = 0) -> None:
    for axis, value in ((pygame.CONTROLLER_AXIS_LEFTX, x), (pygame.CONTROLLER_AXIS_LEFTY, y)):
        pygame.event.post(pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(value * FULL), instance_id=pad))
    stage.wait(app, 0.02)


def ways_of_the_cross(scene: TableScene, *starts: Spot | str) -> dict[Spot | str, list[int]]:
    """Whatever the cross leads to from there, and how."""
    zones, places, ways = scene.keys.zones(), scene.keys.places(), {start: list[int]() for start in starts}
    queue = list(starts)
    for thing in queue:
        for direction, button in CROSS.items():
            focus = Focus(thing)
            focus.go(zones, places, direction)
            if focus.here is not None and focus.here not in ways:
                ways[focus.here] = [*ways[thing], button]
                queue.append(focus.here)
    return ways


class PadPlayer(Keyboard):
    """Plays with two pads by turns: cross, shoulders and A."""

    pad = 0

    def press(self, *buttons: int) -> None:
        self.pad = 1 - self.pad
        tap(self.app, *buttons, pad=self.pad)

    def enter(self) -> None:
        self.press(A)

    take = enter

    def go_to(self, wanted: Spot | str) -> None:
        """To its zone with the shoulders where the cross alone does not lead there, then with the cross."""
        for _ in range(30):
            way = self.way_to(wanted)
            if way is not None:
                self.press(*way)
                assert self.table.focus.here == wanted
                return
            self.press(RIGHT_SHOULDER)
        raise AssertionError(f"the pad never comes to {wanted}; it knows {self.table.keys.zones()}")

    def way_to(self, wanted: Spot | str) -> list[int] | None:
        """The shortest way of the cross, or None."""
        scene = self.table
        order = [thing for zone in scene.keys.zones() for thing in zone]
        here = scene.focus.here
        if here == wanted and scene.focus.shown:
            return []
        if here not in order or scene.focus.origin in order:
            return None
        return ways_of_the_cross(scene, here).get(wanted)

    def turn(self) -> None:
        self.press(RIGHT_SHOULDER)


def by_pad(app: App, step: Any) -> None:
    """A step of a game whose desk reads gestures, with two pads."""
    make_by_focus(PadPlayer(app, desk_of(app).session), app, step)
