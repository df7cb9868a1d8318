"""The artist of the rule book: draws what its pages tell in words."""

import pygame

from momiji.core.rulebook import Example
from momiji.games.chocolatier.book import BOOK
from momiji.games.chocolatier.book.things import things
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.scenes.rule_book.side import LivePicture
from momiji.ui.services import Services
from momiji.ui.table.brush import Brush

from . import things as drawn
from .example import LiveTable


class ChocolatierArtist:
    """Rows of things, and small live tables."""

    def size(self, services: Services, picture: str, room: tuple[int, int], most: int) -> tuple[int, int]:
        lying = things(picture)
        p = drawn.unit(lying, room, most / 2)
        wide, high = drawn.whole(lying)
        return round(wide * p), round(high * p)

    def draw(self, target: pygame.Surface, services: Services, picture: str, rect: pygame.Rect, most: int) -> None:
        brush, lying = Brush(services), things(picture)
        for atom in drawn.place(lying, rect, drawn.unit(lying, rect.size, most / 2)):
            drawn.draw(target, brush, atom)

    def live(self, services: Services, example: Example, rect: pygame.Rect) -> LivePicture:
        return LiveTable(services, rect, example)

    def view(self, chapter: str) -> str:
        """The box, where few words stand: at the beginning, at the end."""
        return "chocolatier/cover" if chapter in ("game", "end", "rulings", "keys") else ""


def rule_book(services: Services, topic: str = "") -> RuleBookScene:
    """The rule book, opened at a page, a paragraph or a rule."""
    return RuleBookScene(services, BOOK, ChocolatierArtist(), topic)
