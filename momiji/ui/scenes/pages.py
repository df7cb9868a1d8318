"""What the pages of the house ask of a game, beside its rules. A game's table (`registry.part(name, "table")`) answers."""

from typing import Protocol

from momiji.games import registry
from momiji.playing.session import Session
from momiji.ui.scenes.score.sheet import ScoreSheet


class Pages(Protocol):
    def score_sheet(self, session: Session) -> ScoreSheet:
        """Of a game that is over."""


def pages(game: str) -> Pages:
    found: Pages = registry.part(game, "table")
    return found
