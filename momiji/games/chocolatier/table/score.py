"""The scoring sheet on the counter: every box as it was filled, what whole rows, columns and colours brought, who won and by what."""

from functools import partial
from typing import Any, Final

import pygame

from momiji.core.text import Text
from momiji.games.chocolatier.rules import scoring
from momiji.games.chocolatier.rules.contents import COLOUR_POINTS, COLOURS, COLUMN_POINTS, ROW_POINTS, SIZE, column_of
from momiji.games.chocolatier.rules.state import NOTHING, State
from momiji.ui import light
from momiji.ui.scenes.score.sheet import ScoreCell, ScoreRow, ScoreSheet, Setting, TieBreak
from momiji.ui.services import Look

from . import spots
from .draw.slab import counter

ART: Final = "chocolatier"
BONUSES: Final = (("rows", "row", ROW_POINTS), ("columns", "column", COLUMN_POINTS), ("colours", "colour", COLOUR_POINTS))
BOXES, ROW = 190.0, 84.0  # heights on the canvas


def sheet(s: State) -> ScoreSheet:
    totals, winners = tuple(scoring.score(player).total for player in s.players), tuple(scoring.winners(s))
    return ScoreSheet(_rows(s), totals, winners, rounds=s.round, tie=_tie(s, totals, winners), setting=SETTING)


def _rows(s: State) -> tuple[ScoreRow, ...]:
    """The boxes, the points of the game itself, then what is whole: so many, each worth so much."""
    scores = [scoring.score(player) for player in s.players]
    boxes = tuple(ScoreCell(None, drawn=partial(_box, tuple(player.box), s.brown)) for player in s.players)
    played = tuple(ScoreCell(score.points) for score in scores)
    rows = [
        ScoreRow("boxes", "", Text("chocolatier-score-boxes"), None, boxes, high=BOXES),
        _row("points", "points", played, Text("chocolatier-score-about-points")),
    ]
    for name, drawing, worth in BONUSES:
        points = [int(getattr(score, name)) for score in scores]
        cells = tuple(ScoreCell(value or None, times=(value // worth, worth) if value else (0, 0)) for value in points)
        under = Text("chocolatier-score-each", {"points": worth})
        rows.append(_row(name, f"bonus-{drawing}", cells, Text(f"chocolatier-score-about-{name}", {"points": worth}), under))
    return tuple(rows)


def _row(name: str, drawing: str, cells: tuple[ScoreCell, ...], about: Text, under: Text | None = None) -> ScoreRow:
    token = f"{ART}/tokens/{drawing}"
    return ScoreRow(
        "points" if name == "points" else "bonus",
        "" if name == "points" else name,
        Text(f"chocolatier-score-{name}"),
        lambda look, size: look.art.get(token, (size, size)),
        cells,
        about=about,
        icon=token,
        high=ROW,
        large=True,
        under=under,
    )


def _tie(s: State, totals: tuple[int, ...], winners: tuple[int, ...]) -> TieBreak | None:
    """Complete rows, where they decided (9.3)."""
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(level) == len(winners):
        return None
    rows = tuple(scoring.complete_rows(player) if seat in level else None for seat, player in enumerate(s.players))
    return TieBreak(Text("chocolatier-score-rows"), "chocolatier-score-more-rows", "check", rows)


def _box(box: tuple[int, ...], brown: bool, look: Look, size: int) -> pygame.Surface:
    """A player's box, small: what is missing can be seen too."""
    pitch = size // SIZE
    out = light.clear(pitch * SIZE, pitch * SIZE, light.SHADE)
    well, piece = pitch - 1, round(pitch * 0.88)
    for row in range(SIZE):
        for colour in range(SIZE):
            column = column_of(row, colour)
            held = box[row * SIZE + column]
            name = "neutral" if brown or held != NOTHING else spots.drawing(COLOURS[colour])
            out.blit(look.art.get(f"{ART}/wells/mini/{name}", (well, well)), (column * pitch, row * pitch))
            if held != NOTHING:
                picture = look.art.get(f"{ART}/pralines/mini/{spots.drawing(COLOURS[held])}", (piece, piece))
                out.blit(picture, picture.get_rect(center=(column * pitch + pitch // 2, row * pitch + pitch // 2)))
    return out


def _lying(name: str, look: Any, size: int) -> pygame.Surface:
    picture: pygame.Surface = look.art.get(f"{ART}/pralines/{name}", (size, size))
    return picture


def _wreath(look: Look, across: int) -> pygame.Surface:
    return look.art.get(f"{ART}/ornaments/wreath", (across, across))


SETTING: Final = Setting(
    counter,
    tuple(
        (partial(_lying, name), x, y, size)
        for name, x, y, size in (
            ("red", 46, 120, 168),
            ("blue", 40, 984, 150),
            ("black", 1304, 44, 146),
            ("white", 1290, 1032, 150),
            ("brown", 1880, 640, 140),
        )
    ),
    _wreath,
    crest=0.52,
    ornament=f"{ART}/ornaments/divider",
    corners=tuple(
        (partial(_lying, name), x, y, size)
        for name, x, y, size in (("red", 34, 70, 160), ("white", 1886, 84, 160), ("black", 24, 1034, 150), ("blue", 1898, 1034, 160))
    ),
)
