"""Everything by keyboard: moving about, taking and dropping, shortcuts."""

from collections.abc import Set
from itertools import groupby
from typing import TYPE_CHECKING, Final

import pygame

from momiji.ui.input import Key
from momiji.ui.keys import meant_by
from momiji.ui.kit.focus import Direction
from momiji.ui.pads import START, ZONE
from momiji.ui.scenes.players import KEY as PLAYERS
from momiji.ui.stack import Change, Stop
from momiji.ui.table.show import LIT, TURN, Spot
from momiji.ui.things import sentence

from .buttons import key_name
from .focus import met_at
from .spoken import of_spot

if TYPE_CHECKING:
    from .scene import TableScene

_ARROWS: Final[dict[str, Direction]] = {"left": "left", "right": "right", "up": "up", "down": "down"}


class TableKeys:
    """Speaks for the keyboard to a table scene."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._told = ""  # of what one-switch play stands on

    def handle(self, key: Key) -> Change | None:
        scene = self.scene
        if self._turns(key):
            return None
        if key.name == START:
            scene.finish()
            scene.drop_held()
            return scene.on_menu()
        if scene.drag and key.name != "escape":
            return None
        if key.repeat and key.name != "tab" and key.name not in _ARROWS:
            return None  # a held key goes about; it does nothing twice
        if scene.moving:
            own = scene.projector.own
            scene.finish()
            if not own and meant_by(key.name, scene.services.preferences) != PLAYERS:
                return None
        topic = scene.topic()
        scene.hints.say(None)
        scene.stale = True
        if meant_by(key.name, scene.services.preferences) == "f1":
            return scene.rules_about(topic) if topic else scene.corners["rules"]()
        before = scene.focus.here
        change = self._key(key)
        self._dwell(before)
        return change

    def move_to(self, thing: Spot | str) -> None:
        """Straight to a thing or a button, as Tab goes there."""
        before = self.scene.focus.here
        self.scene.focus.here, self.scene.focus.shown, self.scene.focus.origin = thing, True, None
        self.scene.stale = True
        self._dwell(before)

    def _dwell(self, before: Spot | str | None) -> None:
        """What has the focus now is told."""
        scene = self.scene
        if scene.focus.shown:
            here = scene.focus.here
            if isinstance(here, Spot):
                scene.hints.dwell(here, scene.desk.tip(here))
            else:
                scene.hints.dwell(next((widget for widget in scene.buttons if widget.name == here), None), None)
            if here != before:
                self._speak(here)
        scene.sign_primary()

    def _turns(self, key: Key) -> bool:
        """R turns what is held or chosen, with Shift the other way; so do the shoulders of a pad."""
        if key.command or key.alt or (key.name != ZONE and meant_by(key.name, self.scene.services.preferences) != TURN):
            return False
        turned = self.scene.turn(-1 if key.shift else 1)
        if turned and self.scene.held is not None:
            self._speak(self.scene.focus.here)
        return turned

    def _speak(self, here: Spot | str | None) -> None:
        self.scene.services.speak(self._words(here))

    def _words(self, here: Spot | str | None) -> str:
        if isinstance(here, Spot):
            name, about = of_spot(self.scene, here)
            return f"{sentence(name)} {about}".strip()
        return next((widget.spoken for widget in self.scene.buttons if widget.name == here), "")

    def _key(self, key: Key) -> Change | None:
        scene = self.scene
        if key.name == "escape":
            return self._escape()
        if key.command or key.alt:
            return self._command(key)
        if key.name == "tab":
            scene.focus.step(self._order(), back=key.shift)
        elif key.name == ZONE:
            scene.focus.to_zone(self.zones(), back=key.shift)
        elif key.name in _ARROWS:
            scene.focus.go(self.zones(), self.places(), _ARROWS[key.name])
        elif key.name in ("return", "space") and scene.focus.shown and scene.focus.here is not None:
            return self._enter()
        elif len(key.name) == 1 and key.name in "123456789":
            return self._card(int(key.name) - 1)
        elif scene.held is None:
            return self._shortcut(meant_by(key.name, scene.services.preferences))
        return None

    def _order(self) -> list[Spot | str]:
        scene = self.scene
        return scene.focus.order(scene.layout, scene.buttons, scene.targets if scene.held else None)

    def places(self) -> list[pygame.Rect]:
        """Where arrows find what they lead over."""
        return [rect for thing in self._order() if (rect := met_at(thing, self.scene.layout, self.scene.buttons))]

    def zones(self) -> list[list[Spot | str]]:
        """Things of one kind, kind after kind, then the buttons."""
        zones: list[list[Spot | str]] = []
        for _, zone in groupby(self._order(), lambda thing: thing.kind if isinstance(thing, Spot) else ""):
            zones.append(list(zone))
        return zones

    def stops(self) -> list[list[Stop]]:
        """Zones in which something can be done come first, the buttons among them."""
        scene = self.scene
        places = dict(zip(self._order(), self.places(), strict=True))
        mark, show = scene.table.mark, scene.picture.show
        zones = sorted(self.zones(), key=lambda zone: not any(isinstance(thing, str) or mark(show, thing) in LIT for thing in zone))
        return [[Stop(thing, places[thing]) for thing in zone] for zone in zones]

    def beside(self) -> tuple[str, ...]:
        held = self.scene.held
        return ("turn", "back") if held is not None and len(self.scene.desk.turnings(held)) > 1 else ("back",)

    def halt_at(self, thing: Spot | str | None) -> None:
        scene = self.scene
        scene.focus.shown, scene.stale = thing is not None, True
        told = self._words(thing)
        if thing is not None:
            scene.focus.here, scene.focus.origin = thing, None
            if told != self._told:
                scene.services.speak(told)
        self._told = told
        scene.sign_primary()

    def called(self, thing: Spot | str) -> tuple[str, str]:
        """Buttons are one part of the table here, since the switch goes through them at once."""
        scene, say = self.scene, self.scene.services.say
        if isinstance(thing, Spot):
            return of_spot(scene, thing)[0], say(scene.table.zone(thing))
        return next((widget.called for widget in scene.buttons if widget.name == thing), ""), say("reader-zone-buttons")

    def _enter(self) -> Change | None:
        """Take, drop, tap or press what has the focus."""
        scene, here, before = self.scene, self.scene.focus.here, self.scene.desk.show.staged()
        if scene.held is not None:
            return self._answered(before, scene.put_down(here)) if isinstance(here, Spot) else None
        if isinstance(here, str):
            return scene.activate(next(widget for widget in scene.buttons if widget.name == here))
        assert here is not None
        if here.kind in scene.table.held_by_keys and not scene.desk.picks(here) and scene.take_held(here):
            scene.services.herald(scene.services.say("reader-held", thing=of_spot(scene, here)[0]))
            return None
        return self._answered(before, scene.tap(here))

    def _answered(self, before: Set[object], change: Change | None) -> Change | None:
        """What is chosen now waits for the red button: the ring goes there, so that Enter does what is written on it."""
        scene, show = self.scene, self.scene.desk.show
        if show.primary is not None and show.primary.enabled and show.staged() - before:
            scene.focus.lend("primary")
        return change

    @property
    def enter_is_primary(self) -> bool:
        """Whether Enter presses the red button now."""
        focus = self.scene.focus
        return self.scene.held is None and (not focus.shown or focus.here in (None, "primary"))

    def _card(self, index: int) -> Change | None:
        """A number key takes that card of the hand; pressed again it puts it back."""
        scene = self.scene
        numbered = (Spot(kind, str(index)) for kind in scene.layout.NUMBERED)
        spot = next((spot for spot in numbered if spot in scene.layout.spots), None)
        if spot is None:
            return None
        again, scene.focus.origin = scene.held == spot, None
        if scene.held is not None:
            scene.drop_held()
        scene.focus.here, scene.focus.shown = spot, True
        return None if again else self._enter()

    def _escape(self) -> Change | None:
        """Puts back, takes back a beginning, or opens the menu."""
        scene = self.scene
        if scene.held is not None or scene.drag is not None:
            scene.drop_held()
            return None
        before = scene.desk.show
        change = scene.press("cancel", quietly=True)
        return change if scene.desk.show != before else change or scene.on_menu()

    def _command(self, key: Key) -> Change | None:
        scene = self.scene
        match key:
            case Key("z", shift=False, command=True):
                return scene.press("undo")
            case Key("y", command=True) | Key("z", shift=True, command=True):
                return scene.press("redo")
            case Key("return", command=True) if scene.picture.show.primary:
                return scene.activate(scene.buttons[0])
        return None

    def _shortcut(self, name: str) -> Change | None:
        scene, show = self.scene, self.scene.picture.show
        for widget_name, wanted in (("primary", show.primary), ("left", show.left), ("right", show.right)):
            if wanted and wanted.key and key_name(wanted.key) == name:
                return scene.activate(next(widget for widget in scene.buttons if widget.name == widget_name))
        if name == "u":
            return scene.press("undo")
        if name == "l":
            return scene.corners["log"]()
        if name == PLAYERS:
            return scene.look_around()
        if name == "i" and isinstance(scene.focus.here, Spot):
            return scene.look_closer(scene.focus.here)
        if name in ("return", "space") and show.primary:
            return scene.activate(scene.buttons[0])
        return None
