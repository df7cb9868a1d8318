"""Somebody at the computer: makes steps with real mouse or key events in whatever scene is shown."""

from collections.abc import Iterable
from typing import Any, Protocol

import pygame

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import Pick, Step
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.desk.draft import DraftDesk
from momiji.playing.session import Session
from momiji.ui.app import App
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.stack import Scene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from momiji.ui.table.step_desk import StepDesk
from tests.ui import stage
from tests.ui.gestures import Drop, Gesture, Press, Tap, gestures


class Someone:
    """Knows the game only through the window; `session` is looked at to know whose turn it is."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.session = session

    @property
    def scene(self) -> Scene:
        scene = self.app.stack.top
        assert scene is not None
        return scene

    @property
    def table(self) -> TableScene:
        assert isinstance(self.scene, TableScene), self.scene
        return self.scene

    @property
    def desk(self) -> MomijiDesk:
        desk = self.table.desk
        assert isinstance(desk, MomijiDesk)
        return desk

    def settle(self) -> None:
        """Until nothing moves any more."""
        for _ in range(400):
            moving = self.app.stack.changing or (isinstance(self.scene, TableScene) and self.scene.moving)
            stage.wait(self.app, 0.1)
            if not moving:
                return

    def make(self, step: Step) -> None:
        """One step, with everything that belongs to it."""
        if isinstance(self.scene, CurtainScene):
            self.open_curtain()
        for gesture in self.way(step):
            self.gesture(gesture)
        self.settle()

    def way(self, step: Step) -> Iterable[Gesture]:
        desk = self.table.desk
        return gestures(desk if isinstance(desk, DraftDesk) else self.desk, step)

    def curtain_rises(self) -> None:
        for _ in range(20):
            if not isinstance(self.scene, CurtainScene):
                break
            stage.wait(self.app, 0.1)
        self.settle()

    def open_curtain(self) -> None:
        raise NotImplementedError

    def gesture(self, gesture: Gesture) -> None:
        raise NotImplementedError


class Mouse(Someone):
    def spot(self, spot: Spot) -> tuple[int, int]:
        """A point of the thing that nothing else covers."""
        place = self.table.layout.spots[spot]
        rect = place.hit
        for across in (0.5, 0.3, 0.7, 0.15, 0.85):
            for down in (0.5, 0.3, 0.7, 0.12, 0.9):
                at = (round(rect.x + rect.w * across), round(rect.y + rect.h * down))
                if self.table.layout.at(*at) == spot or spot.kind in ("lap", "garden", "plate", "herbarium"):
                    return at
        raise AssertionError(f"{spot} cannot be pointed at")

    def click_widget(self, widget: Widget) -> None:
        stage.click(self.app, widget.rect.center)

    def open_curtain(self) -> None:
        assert isinstance(self.scene, CurtainScene)
        stage.wait(self.app, 1.0)
        self.click_widget(self.scene.page.find("ready"))
        self.curtain_rises()

    def gesture(self, gesture: Gesture) -> None:
        match gesture:
            case Tap(spot):
                stage.click(self.app, self.spot(spot))
            case Drop(source, target):
                stage.pick_up(self.app, self.spot(source), self.spot_while_held(target))
                stage.let_go(self.app, self.spot_while_held(target))
            case Press(action):
                stage.click(self.app, self.button(action))
        self.settle()

    def spot_while_held(self, spot: Spot) -> tuple[int, int]:
        """Ends of the row appear only while a card is held, so ask the layout of that moment."""
        layout = self.table.layout
        if spot in layout.spots:
            return layout.spots[spot].rect.center
        return layout.spots[Spot("herbarium")].rect.center

    def button(self, action: str) -> tuple[int, int]:
        shown = self.table.picture.show
        for name, button in (("primary", shown.primary), ("left", shown.left), ("right", shown.right)):
            if button is not None and button.action == action:
                return self.table.layout.buttons[name].center
        raise AssertionError(f"no button does {action}")


class Keyboard(Someone):
    def enter(self) -> None:
        stage.press(self.app, pygame.K_RETURN)

    def take(self) -> None:
        stage.press(self.app, pygame.K_SPACE)

    def open_curtain(self) -> None:
        stage.wait(self.app, 1.0)
        self.enter()
        self.curtain_rises()

    def way(self, step: Step) -> Iterable[Gesture]:
        if isinstance(step, Pick) and self.session.state.stage == Stage.LANTERNS:
            return [Tap(Spot("column", LETTERS[step.column])), Press("done")]
        return super().way(step)

    def go_to(self, wanted: Spot | str) -> None:
        """With the Tab key alone."""
        for _ in range(140):
            if self.table.focus.here == wanted:
                return
            stage.press(self.app, pygame.K_TAB)
        raise AssertionError(f"the keyboard never comes to {wanted}; it knows {self.table.keys._order()}")

    @property
    def says_enter(self) -> bool:
        """What the red button says is believed."""
        return any(widget.name == "primary" and widget.hotkey == "return" for widget in self.table.buttons)

    def gesture(self, gesture: Gesture) -> None:
        match gesture:
            case Tap(spot):
                self.go_to(spot)
                self.enter()
                if self.table.held is not None:  # a card that was only to be chosen is taken to where it will go
                    self.go_to(next(iter(self.table.targets)))
                    self.enter()
            case Drop(source, target):
                self.go_to(source)
                self.take()
                self.go_to(target)
                self.enter()
            case Press(action):
                shown = self.table.picture.show
                for name, button in (("primary", shown.primary), ("left", shown.left), ("right", shown.right)):
                    if button is not None and button.action == action:
                        if name != "primary" or not self.says_enter:
                            self.go_to(name)
                        self.enter()
                        break
                else:
                    raise AssertionError(f"no button does {action}")
        self.settle()


class Leads(Protocol):
    """Whoever has no pointer: brings the focus to a thing, takes it, turns what is held."""

    def go_to(self, wanted: Spot | str) -> None: ...
    def enter(self) -> None: ...
    def turn(self) -> None: ...


def desk_of(app: App) -> StepDesk:
    scene = app.stack.top
    assert isinstance(scene, TableScene) and isinstance(scene.desk, StepDesk), scene
    return scene.desk


def make_by_focus(hand: Leads, app: App, step: Any) -> None:
    """A step of a game whose desk reads gestures: thing after thing, then the button if it still waits for one."""
    desk = desk_of(app)
    gestures = [way.gesture for way in desk.ways if way.step == step]
    gesture = next((one for one in gestures if one.onto is not None), gestures[0])
    taken = len(desk.session.taken)
    for touch in gesture.touched:
        hand.go_to(touch)
        hand.enter()
        for _ in range(4):
            if touch not in gesture.things or gesture.turned in ("", desk.turned(touch)):
                break
            hand.turn()
    if len(desk.session.taken) == taken:
        show = desk.show
        hand.go_to(
            next(
                (name for name in ("primary", "left", "right") if (one := getattr(show, name)) and one.action == gesture.button), "primary"
            )
        )
        hand.enter()
