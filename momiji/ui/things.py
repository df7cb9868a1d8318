"""A scene as a list of things with names: for screen readers, and for whatever goes through everything by itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

import pygame

if TYPE_CHECKING:
    from momiji.ui.stack import Change

# item: a thing of a table · choice: one of a group that exclude each other · text: only read, never focused
Kind = Literal["button", "switch", "choice", "slider", "field", "link", "item", "text"]


@dataclass(frozen=True, slots=True)
class SceneThing:
    """`act` is what Enter does there. `zone` is a name for the part of the scene it lies in; `group` holds the choices of one question."""

    key: str  # its own in the scene, and the same as long as it is the same thing
    kind: Kind
    name: str
    rect: pygame.Rect
    about: str = ""
    zone: str = ""
    enabled: bool = True
    on: bool | None = None  # of what can be on, chosen or taken
    value: str = ""  # what is written in it, or how it stands, in words
    share: float | None = None  # of a slider, from 0 to 1
    group: str = ""
    cell: tuple[int, int] | None = None  # row and column, from 1, of what lies in a grid
    act: "Callable[[], Change | None]" = field(default=lambda: None, compare=False, repr=False)

    @property
    def words(self) -> str:
        """All of it, as one says it."""
        return f"{sentence(self.name)} {self.about}".strip() if self.about else self.name


def sentence(words: str) -> str:
    """With a full stop, unless it ends in a sign already."""
    return words if not words or words[-1] in ".!?…:" else f"{words}."


class Reading:
    """How a scene is read and gone through: things in the order of the Tab key. Here there is nothing to read."""

    def title(self) -> str:
        """What the scene is called."""
        return ""

    def things(self) -> list[SceneThing]:
        return []

    def here(self) -> str:
        """The key of the thing in focus."""
        return ""

    def aim(self, key: str) -> None:
        """Move the focus there, as Tab would."""

    def take(self, key: str) -> "Change | None":
        """Move there and do what Enter does."""
        return None

    def slide(self, key: str, share: float) -> None:
        """Set a slider."""

    def write(self, key: str, words: str) -> None:
        """Put words into a line."""

    def aloud(self) -> str:
        """The whole scene as one text, for a voice."""
        return " ".join(sentence(words) for words in (self.title(), *(thing.words for thing in self.things())) if words)


def texts(words: Sequence[str], rect: pygame.Rect, zone: str = "", key: str = "paragraph") -> list[SceneThing]:
    """Paragraphs that are only read."""
    return [SceneThing(f"{key}/{index}", "text", said, rect.copy(), zone=zone) for index, said in enumerate(words) if said]


def acting(things: Sequence[SceneThing], reading: Reading) -> list[SceneThing]:
    """The same, each with its way to act."""

    def way(key: str) -> "Callable[[], Change | None]":
        return lambda: reading.take(key)

    return [thing if thing.kind == "text" else replace(thing, act=way(thing.key)) for thing in things]
