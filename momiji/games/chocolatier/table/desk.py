"""The desk: as any game's, with words for what is foreseen and short slips."""

from collections.abc import Sequence

from momiji.playing.log import Line
from momiji.ui.table.show import About, Spot
from momiji.ui.table.step_desk import StepDesk

from .brief import brief_lines
from .figures import foreseen


class ChocolatierDesk(StepDesk):
    """While pralines are chosen, lines and floor say what would come of it."""

    def tip(self, spot: Spot) -> About | None:
        legal = self.chosen and self.show.marks.get(spot) == "legal"
        found = foreseen(self.chair.moment.view, self.chosen[0], spot) if legal else None
        return found or super().tip(spot)

    def since(self) -> Sequence[Line]:
        return brief_lines(super().since())
