"""What the pages of the house ask of Momiji."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from momiji.ui.scenes.pages import Pages

if TYPE_CHECKING:
    from momiji.playing.session import Session
    from momiji.ui.scenes.new_game.options import Controls
    from momiji.ui.scenes.score.sheet import ScoreSheet

    from .table.new_game.form import MomijiForm
    from .table.new_game.sheet import MomijiSheet


class MomijiPages(Pages):
    def form(self, options: Sequence[str], seated: Callable[[], int]) -> "MomijiForm":
        from .table.new_game.form import MomijiForm

        return MomijiForm.of(options, seated)

    def option_sheet(self, form: "MomijiForm", controls: "Controls") -> "MomijiSheet":
        from .table.new_game.sheet import MomijiSheet

        return MomijiSheet(form, controls)

    def score_sheet(self, session: "Session") -> "ScoreSheet":
        from .table.score import sheet

        return sheet(session.state, session.seats)


PAGES = MomijiPages("momiji")
