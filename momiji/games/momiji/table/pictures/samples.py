"""Saved games and results that never were, for pictures of the scenes that show them."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from momiji.core.chance import Chance
from momiji.games.momiji.rules.edition import EDITION
from momiji.playing.choices import LEVELS
from momiji.store.statistics import Read, Result, ResultBook, SeatResult
from momiji.ui.samples import SampleShelf
from momiji.ui.scenes.saves.parts import SavedRow

from . import staging

_GAMES: Final = ((4, 9, None, 8), (1, 5, "cold-breeze", 105), (5, 12, None, 2800), (2, 16, None, 4200), (3, 3, None, 20_000))


class MomijiShelf(SampleShelf):
    """Five games in progress."""

    def rows(self) -> Sequence[SavedRow]:
        rows: list[SavedRow] = []
        for number, (players, turn, scenario, minutes) in enumerate(_GAMES):
            game = staging.play_until(staging.session(players, str(number), scenario=scenario), staging.turn(turn))
            name = f"scenario-{scenario}-title" if scenario else "saves-table-of"
            words = self.services.say(name, name=game.seats[number % players].name)
            rows.append(self.row_of(number, game, words, timedelta(minutes=minutes)))
        return rows


def gardens(day: date) -> list[Result]:
    """Two of the day's gardens, one won and one not."""
    alone = Result(
        date=day.isoformat(),
        mode="solo",
        options=["solo=cold-breeze"],
        daily=True,
        turns=14,
        met=2,
        wanted=3,
        seats=[SeatResult(name="Hana")],
    )
    two = [SeatResult(name="Hana", points=51, won=True), SeatResult(name="Kenji", level="gardener", points=44)]
    return [alone, Result(date=day.isoformat(), mode="versus", daily=True, turns=31, seats=two)]


class MomijiBook(ResultBook):
    """A year of evenings, and one game without the player of this computer."""

    def read(self) -> Read:
        chance, scenarios = Chance("evenings"), list(EDITION.scenarios)
        against = [self._versus(chance) for _ in range(32)]
        solo = [
            Result(
                date="2026-11-17",
                mode="solo",
                options=[f"solo={chance.pick(scenarios)}"],
                seats=[SeatResult(name=staging.NAMES[0], won=chance.below(5) > 1)],
            )
            for _ in range(28)
        ]
        others = Result(date="2026-11-17", mode="versus", seats=[SeatResult(name=staging.NAMES[1], points=40)])
        return Read((*against, *solo, others), 0)

    def _versus(self, chance: Chance) -> Result:
        points = [32 + chance.below(36) for _ in range(2 + chance.below(4))]
        level = chance.pick(LEVELS[:3])
        seats = [
            SeatResult(name=name, level=level if number else None, points=value, won=value == max(points))
            for number, (name, value) in enumerate(zip(staging.NAMES, points, strict=False))
        ]
        return Result(date="2026-11-17", mode="versus", seats=seats)
