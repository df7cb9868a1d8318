"""Which of several games a page shows: all of them or one, in the order of the shelf. What was chosen last is kept."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from momiji import registry
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.pick_list import pick_list
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push

from .box import game_name

ALL: Final = ""
IN_A_TROUGH: Final = 4  # games; more of them are a list
HIGH: Final = 60


class GameChoice:
    """`page` is under which name the choice is kept."""

    def __init__(self, services: Services, page: str, games: Sequence[str]) -> None:
        self.services, self.page = services, page
        self.games = (ALL, *games)
        kept = services.preferences.chosen_game(page)
        self.chosen = kept if kept in self.games else ALL

    def shows(self, game: str) -> bool:
        return self.chosen in (ALL, game)

    def height(self) -> int:
        scale = self.services.scale
        return scale.px(HIGH * min(1.5, max(1.0, scale.room(24) ** 0.6)))

    def words(self) -> list[str]:
        return [game_name(self.services, game) if game else self.services.say("games-all") for game in self.games]

    def width(self) -> int:
        """As wide as its words want."""
        type_, px = self.services.look.type, self.services.scale.px
        wide = [type_.width(words, theme.PLAIN.at(24)) + px(52) for words in self.words()]
        return sum(wide) if self._trough else max(wide) + px(60)

    @property
    def _trough(self) -> bool:
        return len(self.games) <= IN_A_TROUGH + 1

    def widget(self, rect: pygame.Rect, on_change: Callable[[], None]) -> Widget:
        words, services = self.words(), self.services

        def choose(number: int) -> None:
            self.chosen = self.games[number]
            services.remember(**services.preferences.game_chosen(self.page, self.chosen))
            on_change()

        now = self.games.index(self.chosen)
        if self._trough:
            trough = Trough(services, "game", rect, [ChoiceOption(word) for word in words], now, choose)
            trough.label = services.say("games-choose")
            return trough

        def ask() -> Change | None:
            return Push(pick_list(services, lambda: rect, words, now, choose))

        return Button(services, "game", rect, words[now], ask, icon="chevron", tip=Tip(services.say("games-choose")))


def game_choice(services: Services, page: str) -> GameChoice | None:
    """None where there is one game."""
    games = tuple(registry.GAMES)
    return GameChoice(services, page, games) if len(games) > 1 else None
