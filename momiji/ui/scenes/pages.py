"""What the pages of the house ask of a game, beside its rules. A game's part `pages` answers."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from momiji.games import registry

if TYPE_CHECKING:
    from momiji.playing.session import Session
    from momiji.ui.scenes.new_game.game_form import GameForm
    from momiji.ui.scenes.new_game.options import Controls, OptionSheet
    from momiji.ui.scenes.score.sheet import ScoreSheet


class Pages:
    """Every answer has a plain form that its rules alone can give; a game says better what it can. What a page needs is read when asked."""

    def __init__(self, game: str) -> None:
        self.game = game

    # ---------------------------------------------------------------- a new game
    def form(self, options: Sequence[str], seated: Callable[[], int]) -> "GameForm":
        """What the game asks before it begins; `seated` says how many sit at the table."""
        from momiji.ui.scenes.new_game.game_form import PlainGameForm

        return PlainGameForm(registry.rules(self.game), options, seated)

    def option_sheet(self, form: Any, controls: "Controls") -> "OptionSheet":
        """The rows for the form this game gave."""
        from momiji.ui.scenes.new_game.options import PlainSheet

        return PlainSheet(self.game, form, controls)

    # ---------------------------------------------------------------- the end
    def score_sheet(self, session: "Session") -> "ScoreSheet":
        """Of a game that is over."""
        from momiji.ui.scenes.score.sheet import plain_sheet

        return plain_sheet(session)


def pages(game: str) -> Pages:
    found: Pages = registry.part(game, "pages")
    return found
