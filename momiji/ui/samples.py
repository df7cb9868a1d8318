"""Games and results of the whole house that never were, for pictures of the pages that list them."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pygame

from momiji import registry
from momiji.core.chance import Chance
from momiji.core.text import Text
from momiji.playing.choices import LEVELS, usual_choices
from momiji.playing.keeping import header_of
from momiji.playing.session import Session
from momiji.store.saves import Save
from momiji.store.statistics import Read, Result, ResultBook, SeatResult
from momiji.ui.scenes.saves.parts import SavedRow
from momiji.ui.scenes.saves.scene import SavesShelf
from momiji.ui.scenes.saves.shelf import row_of
from momiji.ui.services import Services
from momiji.ui.table.thumbnail import public_picture

NOW: Final = datetime(2026, 11, 17, 18, 50, tzinfo=UTC)
NAMES: Final = ("Hana", "Kenji", "Yuki", "Sora")
STEPS: Final = 14


class SampleBook(ResultBook):
    """The first game was played often, each further one less."""

    def read(self) -> Read:
        chance, results = Chance("evenings"), list[Result]()
        for number, game in enumerate(registry.GAMES):
            for _ in range(32 // (number + 1) - number):
                points = [38 + 8 * number + chance.below(36) for _ in range(2)]
                seats = [
                    SeatResult(name=name, level=chance.pick(LEVELS[:3]) if at else None, points=points[at], won=points[at] == max(points))
                    for at, name in enumerate(NAMES[:2])
                ]
                results.append(Result(date="2026-11-17", game=game, mode="versus", seats=seats))
        return Read(tuple(results), 0)


class SampleShelf(SavesShelf):
    """Two games in progress of every kind; nothing can happen to them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._games: dict[str, Session] = {}

    def rows(self) -> Sequence[SavedRow]:
        rows: list[SavedRow] = []
        for number, game in enumerate([*registry.GAMES, *registry.GAMES]):
            session, chance = Session.begin(usual_choices(game, NAMES, f"evening {number}")), Chance(f"evening {number}")
            while session.actor is not None and len(session.taken) < STEPS * (number + 1):
                session.perform(chance.pick(session.rules.legal(session.state)))
            words = self.services.say("saves-table-of", name=NAMES[number % len(NAMES)])
            rows.append(self.row_of(number, session, words, timedelta(hours=9 * number)))
        return rows

    def row_of(self, number: int, session: Session, name: str, ago: timedelta) -> SavedRow:
        save = Save(Path(str(number)), header_of(session, name, NOW - ago)(), session.record())
        row = row_of(save, NOW, "save" if number else "autosave")
        self._games[row.key] = session
        return row

    def portrait(self, key: str) -> pygame.Surface | None:
        return public_picture(self.services, self._games[key])

    @property
    def painting(self) -> bool:
        return False

    def export(self, key: str) -> Text:
        return Text("saves-none-chosen")
