"""Miyabi's rows on the sheet of a new game: every extension with its emblem, and how long the game will be."""

from typing import Final

from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.setup import COLOUR, FROG, MEADOW, SEVEN, ZEN
from momiji.ui.scenes.new_game.options import PlainSheet
from momiji.ui.scenes.new_game.rows import Rows

EMBLEMS: Final = frozenset({COLOUR, MEADOW, ZEN, SEVEN, FROG})
LOW: Final = (78, 8)  # eight rows are seen at once


class MiyabiSheet(PlainSheet):
    knob = "miyabi/objects/azalea"

    def add(self, rows: Rows) -> None:
        rows.least, rows.air = LOW
        super().add(rows)

    def sign(self, name: str) -> str:
        return f"miyabi/emblem/{name}" if name in EMBLEMS else "icons/miyabi/lantern"

    def result(self) -> tuple[tuple[str, str], ...]:
        players, say = self.form.players(), self.controls.services.say
        rounds = EDITION.rounds.get(players, 0)
        tiles = players * sum(EDITION.drawn.values())
        return (
            ("miyabi/round/stone-past", say("miyabi-result-rounds", count=rounds)),
            ("miyabi/objects/azalea", say("miyabi-result-tiles", count=tiles)),
        )
