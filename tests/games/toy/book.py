"""The rule book of Pairs: one page."""

from collections.abc import Mapping
from typing import Any

import pygame

from momiji.core.rulebook import Book, Chapter, Drawing, Example, Page, Paragraph
from momiji.core.text import Text

_RULES = ("1", "2", "3", "4")


class PairsPictures:
    """It has none."""

    inline: Mapping[str, str] = {}

    def told(self, picture: str, *, moving: bool = False) -> tuple[Text, ...]:
        return ()

    def printed(self, picture: str, drawing: Drawing, *, moving: bool = False) -> str:
        return ""


class PairsArtist:
    shortcuts = ()

    def size(self, services: Any, picture: str, room: tuple[int, int], most: int) -> tuple[int, int]:
        return 0, 0

    def draw(self, target: pygame.Surface, services: Any, picture: str, rect: pygame.Rect, most: int) -> None:
        return None

    def live(self, services: Any, example: Example, rect: pygame.Rect) -> Any:
        raise NotImplementedError

    def view(self, chapter: str) -> str:
        return ""


BOOK = Book(
    (
        Chapter(
            "pairs",
            Text("toy-name"),
            "red",
            (Page("pairs", Text("toy-name"), tuple(Paragraph(Text(f"toy-rule-{number}"), (number,)) for number in _RULES)),),
        ),
    ),
    "toy",
    PairsPictures(),
)
