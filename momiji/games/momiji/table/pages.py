"""What the pages of the house ask of Momiji. What a page needs is read when it is opened first."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from momiji.playing.session import Session
    from momiji.ui.scenes.score.sheet import ScoreSheet


class MomijiPages:
    def score_sheet(self, session: "Session") -> "ScoreSheet":
        from .score import sheet

        return sheet(session.state, session.seats)
