"""Miyabi's scoring sheet as plain data: what stands in each cell. Every number is asked of the rules."""

from momiji.core.text import Text
from momiji.games.miyabi.rules import log, scoring
from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.setup import COLOUR, FROG, MEADOW, SEVEN, ZEN
from momiji.games.miyabi.rules.state import Player, State
from momiji.games.miyabi.rules.tiles import NAMES
from momiji.games.miyabi.rules.words import object_word
from momiji.games.miyabi.table.score import SETTING, gardens
from momiji.ui.scenes.score.sheet import Drawn, ScoreCell, ScoreRow, ScoreSheet

_ROWS = "rows"
_GARDENS = 230.0  # the height of their row on the canvas
_EMBLEMS = {name: f"miyabi/emblem/{name}" for name in (COLOUR, MEADOW, ZEN, SEVEN, FROG)}
_SIGNS = {"laid": "icons/miyabi/level", "fifth": "miyabi/bonus/maple", **_EMBLEMS}
_EACH = {MEADOW: EDITION.meadow_points, SEVEN: EDITION.seven_points, COLOUR: 1}  # points for one square, line, object


def sheet(s: State) -> ScoreSheet:
    """The sheet of a game that is over: what was scored on the way, every row of the gardens, the extensions."""
    scores = scoring.scores(s)
    drawn = tuple(ScoreCell(None, drawn=garden) for garden in gardens(s))
    rows = [ScoreRow("gardens", "", Text("miyabi-score-gardens"), None, drawn, about=Text("miyabi-score-about-gardens"), high=_GARDENS)]
    second = 0
    for name in log.score_rows(s):
        if name == _ROWS:
            second = len(rows)
            rows += (_majority(s, kind) for kind in range(len(NAMES)))
        else:
            rows.append(_plain(s, name, [getattr(score, name) for score in scores]))
    return ScoreSheet(
        tuple(rows),
        tuple(score.total for score in scores),
        tuple(scoring.winners(s)),
        rounds=s.rounds,
        parts=("miyabi-score-on-the-way", "miyabi-score-at-the-end"),
        setting=SETTING,
        second=second,
    )


def _plain(s: State, name: str, points: list[int]) -> ScoreRow:
    each = _EACH.get(name, 0)
    cells = tuple(
        ScoreCell(one or None, times=(one // each, each) if each > 1 and one else (0, 0), coins=_tablets(player) if name == "fifth" else ())
        for one, player in zip(points, s.players, strict=True)
    )
    about = Text(f"miyabi-score-about-{name}", {"points": each})
    return ScoreRow(name, "", Text(log.score_key(name)), _drawn(_SIGNS[name]), cells, about=about)


def _tablets(player: Player) -> tuple[str, ...]:
    """The kinds one was first with."""
    return tuple(f"miyabi/objects/mini/{name}" for kind, name in enumerate(NAMES) if player.bonuses >> kind & 1)


def _drawn(name: str) -> Drawn:
    return lambda look, wide: look.art.wide(name, wide)


def _majority(s: State, kind: int) -> ScoreRow:
    """Objects in a ring, filled for whoever gets points for them."""
    values, counts = EDITION.objects[kind], scoring.row_counts([player.objects for player in s.players], kind)
    points = scoring.row_points(kind, counts)
    cells = (ScoreCell(one or None, reached=count, strong=one == values.most) for one, count in zip(points, counts, strict=True))
    return ScoreRow(
        "row",
        NAMES[kind],
        Text("miyabi-score-row", {"object": object_word(kind)}),
        _drawn(f"miyabi/objects/{NAMES[kind]}"),
        tuple(cells),
        about=Text("miyabi-score-about-row", {"most": values.most, "second": values.second}),
        under=Text("miyabi-score-values", {"most": values.most, "second": values.second}),
    )
