"""The artist of Momiji's rule book: draws what its pages tell in words."""

from typing import Final

import pygame

from momiji.core.rulebook import Example
from momiji.games.momiji.book import BOOK
from momiji.games.momiji.book.things import things
from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.games.momiji.table.draw.context import LeafBrush
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.scenes.rule_book.side import LivePicture
from momiji.ui.services import Services

from . import things as rule_things
from .example import LiveTable

_VIEWS: Final = {
    "game": "J", "setup": "H", "turn": "K", "collect": "G", "play": "E", "goals": "I", "end": "L", "dew": "N", "solo": "F",
    "rulings": "C", "keys": "B",
}  # fmt: skip


class MomijiArtist:
    """Rows of things, and small live tables."""

    def size(self, services: Services, picture: str, room: tuple[int, int], most: int) -> tuple[int, int]:
        lying = things(picture)
        w = rule_things.card_width(lying, room, most)
        wide, high = rule_things.size_of(lying)
        return round(wide * w), round(high * w)

    def draw(self, target: pygame.Surface, services: Services, picture: str, rect: pygame.Rect, most: int) -> None:
        brush, lying = LeafBrush(services), things(picture)
        for atom in rule_things.place(lying, rect, rule_things.card_width(lying, rect.size, most)):
            rule_things.draw(target, brush, atom)

    def live(self, services: Services, example: Example, rect: pygame.Rect) -> LivePicture:
        return LiveTable(services, rect, example)

    def view(self, chapter: str) -> str:
        """The chapter of landscapes has its cards."""
        return f"landscapes/{landscape_art.NAMES[_VIEWS[chapter]]}" if chapter in _VIEWS else ""


def rule_book(services: Services, topic: str = "") -> RuleBookScene:
    """The rule book, opened at a page, a paragraph or a rule."""
    return RuleBookScene(services, BOOK, MomijiArtist(), topic)
