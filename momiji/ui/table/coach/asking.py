"""What every scene with a coach at its side has in common: it looks whether there is an answer, and wants none once it is left."""

from momiji.playing.coach import Coach
from momiji.ui.stack import Scene
from momiji.ui.table.computer import LOOK

from .note import CoachPaper


class Coached(Scene):
    """Stands before the scene it is added to: `class CoachedTable(Coached, SharedTable)`."""

    coach: Coach
    paper: CoachPaper | None = None

    def due(self) -> float | None:
        return min(LOOK, super().due() or LOOK) if self.coach.waiting else super().due()

    def leave(self) -> None:
        self.coach.forget()
        super().leave()
