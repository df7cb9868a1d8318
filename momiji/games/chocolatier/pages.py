"""What the pages of the house ask of Master Chocolatier. What a page needs is read when it is opened first."""

from typing import TYPE_CHECKING

from momiji.core.text import Text
from momiji.games.chocolatier.rules import scoring
from momiji.games.chocolatier.rules.contents import BROWN, COLOUR_POINTS, COLUMN_POINTS, ROW_POINTS, SPECIAL
from momiji.games.chocolatier.rules.state import State
from momiji.ui.scenes.pages import Pages

if TYPE_CHECKING:
    from momiji.playing.session import Session
    from momiji.store.saves import Save
    from momiji.ui.scenes.score.sheet import ScoreRow, ScoreSheet, TieBreak
    from momiji.ui.services import Services
    from momiji.ui.shots import Stage
    from momiji.ui.stack import Scene

_BONUSES = (("rows", ROW_POINTS), ("columns", COLUMN_POINTS), ("colours", COLOUR_POINTS))


class ChocolatierPages(Pages):
    def rule_book(self, services: "Services", topic: str = "") -> "Scene":
        from momiji.games.chocolatier.table.book.artist import rule_book

        return rule_book(services, topic)

    def stage(self) -> "Stage":
        from momiji.games.chocolatier.table.pictures import STAGE

        return STAGE.stage()

    def score_sheet(self, session: "Session") -> "ScoreSheet":
        from momiji.ui.scenes.score.sheet import ScoreSheet

        s: State = session.state
        totals, winners = tuple(scoring.score(player).total for player in s.players), tuple(scoring.winners(s))
        return ScoreSheet(_rows(s), totals, winners, rounds=s.round, tie=_tie(s, totals, winners))

    def save_chips(self, save: "Save") -> list[Text]:
        return [Text(f"chocolatier-chip-{name}") for name in (BROWN, SPECIAL) if name in save.record.get("options", ())]

    def save_about(self, save: "Save") -> Text | None:
        header = save.header
        if header.turn is None or header.deck is None:
            return None
        return Text("chocolatier-save-about", {"turn": header.turn, "count": header.deck})


def _rows(s: State) -> "tuple[ScoreRow, ...]":
    """The points of the game itself, then what whole rows, columns and colours brought: so many, each worth so much."""
    from momiji.ui.scenes.score.sheet import ScoreCell, ScoreRow

    scores = [scoring.score(player) for player in s.players]
    played = tuple(ScoreCell(score.points) for score in scores)
    rows = [ScoreRow("points", "", Text("chocolatier-score-points"), None, played, about=Text("chocolatier-score-about-points"))]
    for name, worth in _BONUSES:
        points = [int(getattr(score, name)) for score in scores]
        cells = tuple(ScoreCell(value or None, times=(value // worth, worth) if value else (0, 0)) for value in points)
        about = Text(f"chocolatier-score-about-{name}", {"points": worth})
        rows.append(ScoreRow("bonus", name, Text(f"chocolatier-score-{name}"), None, cells, about=about))
    return tuple(rows)


def _tie(s: State, totals: tuple[int, ...], winners: tuple[int, ...]) -> "TieBreak | None":
    """Complete rows, where they decided (9.3)."""
    from momiji.ui.scenes.score.sheet import TieBreak

    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(level) == len(winners):
        return None
    rows = tuple(scoring.complete_rows(player) if seat in level else None for seat, player in enumerate(s.players))
    return TieBreak(Text("chocolatier-score-rows"), "chocolatier-score-more-rows", "check", rows)


PAGES = ChocolatierPages("chocolatier")
