"""What every widget is: a place, a state, and a few things that can happen to it."""

from typing import TYPE_CHECKING, Protocol

import pygame

from momiji.ui.input import Key
from momiji.ui.kit.tip import Tip
from momiji.ui.paint import State
from momiji.ui.services import Look, Services
from momiji.ui.stack import Change

if TYPE_CHECKING:
    from momiji.ui.kit.scroll import ScrollArea


class Press(Protocol):
    def __call__(self) -> Change | None: ...


class Widget:
    """Drawn every frame from kept pictures. `rect` is in window pixels; `radius`, for the focus ring, on the canvas."""

    focusable: bool = True
    takes_text: bool = False
    radius: float = 10
    words: str = ""  # what stands on it, or what a voice calls it
    group: str = ""  # the Tab key stops only once at widgets of one group; arrows move among them

    def __init__(self, services: Services, name: str, rect: pygame.Rect, *, tip: Tip | None = None, enabled: bool = True) -> None:
        self.services = services
        self.name = name
        self.rect = rect
        self.tip = tip
        self.enabled = enabled
        self.hovered = False
        self.held = False
        self.focused = False
        self.stale = True
        self.hotkey = ""
        self.within: ScrollArea | None = None

    @property
    def look(self) -> Look:
        return self.services.look

    @property
    def state(self) -> State:
        if not self.enabled:
            return "disabled"
        return "pressed" if self.held else "hover" if self.hovered else "rest"

    @property
    def spoken(self) -> str:
        """What a voice says of it: its words, and what its tip explains."""
        tip = self.tip
        told = [self.words, *((tip.title, tip.text, tip.note) if tip else ())]
        return ". ".join(dict.fromkeys(part.rstrip(".") for part in told if part))

    def inherit(self, old: "Widget") -> None:
        """Go on where a widget of the same name stood before everything was laid out anew."""

    def touch(self) -> None:
        """The picture changed."""
        self.stale = True

    def hit(self, x: int, y: int) -> bool:
        return self.rect.collidepoint(x, y) and (self.within is None or self.within.rect.collidepoint(x, y))

    def press(self, x: int, y: int) -> None:
        """The pointer went down on it and is held."""

    def drag(self, x: int, y: int) -> None:
        """The held pointer moved, perhaps outside."""

    def release(self, x: int, y: int) -> Change | None:
        """The held pointer went up; on the widget that is a click."""
        return self.activate() if self.hit(x, y) else None

    def cancel(self) -> None:
        """The hold came to nothing: a long press, or the window lost the pointer."""

    def closer(self) -> Change | None:
        """Right click or long press: a closer look, for those that have one; others show their tip."""
        return None

    def activate(self) -> Change | None:
        """Clicked, or Enter or Space while focused."""
        return None

    def key(self, key: Key) -> bool:
        """A key while focused; answers whether it was of use."""
        return False

    def text(self, text: str) -> None:
        """Typed letters while focused, for those that take text."""

    def wheel(self, across: float, down: float) -> bool:
        return False

    def update(self, dt: float) -> bool:
        return False

    def draw(self, target: pygame.Surface) -> None:
        raise NotImplementedError

    def draw_focus(self, target: pygame.Surface) -> None:
        self.look.paint.focus_ring(target, self.rect, self.radius)


class Pressable(Widget):
    """One that does something when it is pressed, and is heard."""

    def __init__(
        self, services: Services, name: str, rect: pygame.Rect, words: str, on_press: Press, *, tip: Tip | None = None, enabled: bool = True
    ) -> None:
        super().__init__(services, name, rect, tip=tip, enabled=enabled)
        self.words = words
        self.on_press = on_press

    def activate(self) -> Change | None:
        self.services.sound.play("button")
        return self.on_press()
