"""What every widget is: a place, a state, and a few things that can happen to it."""

from typing import TYPE_CHECKING, Protocol

import pygame

from momiji.core.rulebook import plain
from momiji.ui.input import Key
from momiji.ui.kit.tip import Tip
from momiji.ui.paint import State
from momiji.ui.services import Look, Services
from momiji.ui.stack import Change
from momiji.ui.things import Kind, SceneThing, sentence

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
    label: str = ""  # what stands beside it and is its name
    about: str = ""  # what stands beside it and explains it
    kind: Kind = "button"  # what a screen reader calls it
    zone: str = ""  # the part of the page it belongs to, in words
    asks: str = ""  # the question that it answers with others
    silent: bool = False  # a voice tells it with something else already
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
        """What a voice says of it: its name and state, and what its tip explains."""
        name, *more = self._told() or [""]
        state = self.state_words
        if self.label and state:
            name = self.services.say("spoken-setting", name=name, value=state)
        return ". ".join(dict.fromkeys(part.rstrip(".") for part in (name, *more) if part))

    def _told(self) -> list[str]:
        """Its name, then whatever else stands on it, beside it and in its tip."""
        tip = self.tip
        told = (self.label or self.words, self.about, *((tip.title, tip.text, tip.note) if tip else ()))
        return [plain(part) for part in dict.fromkeys(told) if part]

    @property
    def called(self) -> str:
        """Its name alone."""
        return next(iter(self._told()), "")

    @property
    def state_words(self) -> str:
        """How it stands now, where a label beside it is its name."""
        return self.words if self.label else ""

    @property
    def here_key(self) -> str:
        """Which of its things has the focus while it has it."""
        return self.name

    @property
    def is_on(self) -> bool | None:
        """On, chosen or taken; None of what cannot be."""
        return bool(getattr(self, "chosen", False)) if self.kind == "choice" else None

    def things(self) -> list[SceneThing]:
        """What a screen reader finds here: usually one thing, and none where nothing is said and nothing can be done."""
        name, *about = self._told() or [""]
        if not self.focusable and (self.silent or not name):
            return []
        kind: Kind = self.kind if self.focusable else "text"
        said = " ".join(sentence(words) for words in about)
        group = (self.asks or self.zone or self.services.say("reader-choose")) if kind == "choice" else ""
        value = self.state_words
        return [SceneThing(self.name, kind, name, self.rect.copy(), said, self.zone, self.enabled, self.is_on, value, group=group)]

    def take(self, key: str) -> Change | None:
        """Enter on one of its things."""
        return self.activate()

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
