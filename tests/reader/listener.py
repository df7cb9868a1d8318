"""A screen reader of our own, as far from the game as Orca: another process, the system's Python, nothing but the accessibility bus."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 30.0


class Unheard(Exception):
    """What was waited for did not come."""


@dataclass(frozen=True)
class Seen:
    """One thing of the tree, as it was when it was looked at."""

    node: Any
    role: str
    name: str
    about: str
    path: tuple[str, ...]  # names of what it lies in, from the outside

    @property
    def rests(self) -> bool:
        return self.about.startswith("Not possible now")

    def press(self) -> None:
        if not self.node.do_action(0):
            raise Unheard(f"{self.name} cannot be pressed")

    def go(self) -> None:
        if not self.node.grab_focus():
            raise Unheard(f"the focus does not go to {self.name}")

    @property
    def checked(self) -> bool:
        return bool(self.node.get_state_set().contains(Atspi.StateType.CHECKED))


class Reader:
    """Hears focus and announcements, and walks through the tree of the one program on this bus."""

    def __init__(self) -> None:
        self.focused: list[str] = []
        self.announced: list[str] = []
        self.stirred = 0
        turn_on()
        Atspi.init()
        self._ear = Atspi.EventListener.new(self._hear)
        for event in ("object:state-changed:focused", "object:announcement", "object:children-changed", "object:property-change"):
            self._ear.register(event)

    def _hear(self, event: Any) -> None:
        self.stirred += 1
        try:
            if event.type.startswith("object:state-changed:focused") and event.detail1:
                self.focused.append(event.source.get_name())
            elif event.type.startswith("object:announcement"):
                self.announced.append(str(event.any_data))
        except GLib.Error:
            pass  # it is gone already

    def listen(self, seconds: float) -> None:
        """Let events come in."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while time.monotonic() < end:
            if not context.iteration(False):
                time.sleep(0.005)

    def until(self, what: str, reached: Callable[[], Any], patience: float = PATIENCE) -> Any:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                if found := reached():
                    return found
            except GLib.Error:
                pass  # the tree changed while it was looked at
            self.listen(0.03)
        raise Unheard(
            f"{what}; heard last: {self.focused[-3:]}, {self.announced[-3:]}; there is {[seen.name for seen in self.walk()][:40]}"
        )

    def settle(self, quiet: float = 0.12, patience: float = 3.0) -> None:
        """Until nothing stirs any more."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            before = self.stirred
            self.listen(quiet)
            if self.stirred == before:
                return

    # ---------------------------------------------------------------- the tree
    def window(self) -> Any:
        desk = Atspi.get_desktop(0)
        for number in range(desk.get_child_count()):
            program = desk.get_child_at_index(number)
            if program is not None and program.get_child_count():
                return program.get_child_at_index(0)
        return None

    def scene(self) -> Any:
        window = self.window()
        return window.get_child_at_index(0) if window is not None and window.get_child_count() else None

    def title(self) -> str:
        scene = self.scene()
        return "" if scene is None else str(scene.get_name())

    def walk(self) -> list[Seen]:
        """Everything in the scene, in the order it is read; once more if it changed meanwhile."""
        for _ in range(20):
            try:
                scene = self.scene()
                return [] if scene is None else list(self._below(scene, ()))
            except GLib.Error:
                self.listen(0.05)
        raise Unheard("the tree never holds still")

    def _below(self, node: Any, path: tuple[str, ...]) -> Iterator[Seen]:
        for number in range(node.get_child_count()):
            child = node.get_child_at_index(number)
            if child is None:
                continue
            seen = Seen(child, child.get_role_name(), child.get_name() or "", child.get_description() or "", path)
            yield seen
            if seen.role in ("panel", "radio group", "grouping"):
                yield from self._below(child, (*path, seen.name))

    def find(self, name: str, role: str = "") -> Seen:
        """A thing by its name, as soon as it is there."""

        def there() -> Seen | None:
            return next((seen for seen in self.walk() if seen.name == name and role in ("", seen.role)), None)

        found: Seen = self.until(f"nothing is called {name!r}", there)
        return found


def turn_on(on: bool = True) -> None:
    """Say on the bus that somebody listens, as a screen reader does when it starts, or that nobody does any more."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    wanted = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", on)))
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", wanted, None, Gio.DBusCallFlags.NONE, 10_000, None
    )
