"""Filling the boxes, points, the next round, the end."""

from momiji.core.rulebook import Example, Figures
from momiji.games.chocolatier.rules.contents import COLOUR_POINTS, COLUMN_POINTS, ROW_POINTS

from .prose import chapter, page, say, words

FILLING = chapter(
    "filling",
    "chocolatier/pralines/white",
    page(
        "filling", "garden",
        say("filling-1", "6.1"),
        say("filling-2", "6.2"),
        lead=words("filling-lead"),
        side=Example("line-1:N line-2:K line-3:WWW | box:B....,.B...", "praline:N praline:W", "line-2:K | box:BN...,.B...,....W",
                     words("filling-example"), way=words("filling-way")),
    ),
    page(
        "points", "check",
        say("points-1", "7.1"),
        say("points-2", "7.2"),
        say("points-3"),
        side=Example("line-2:BB | box:.N...,R.N..,.R...", "praline:B", "box:.N...,RBN..,.R...", words("points-example"),
                     way=words("filling-way")),
    ),
    page(
        "next", "turn-on",
        say("next-1", "8.1"),
        say("next-2", "8.2"),
        say("next-3", "8.3"),
        say("next-4", "8.4"),
    ),
)  # fmt: skip

_HANA, _KENJI = (41, 2, 1, 0), (38, 1, 0, 1)  # points of the game, rows, columns, colours
_WORTH = (1, ROW_POINTS, COLUMN_POINTS, COLOUR_POINTS)


def _cells(at: int) -> tuple[str, ...]:
    return tuple(f"{one[at]} × {_WORTH[at]} = {one[at] * _WORTH[at]}" if at else str(one[at]) for one in (_HANA, _KENJI))


END = chapter(
    "end",
    "chocolatier/pralines/black",
    page(
        "end", "clock",
        say("end-1", "9.1"),
        say("end-2", "9.2"),
        say("end-3", "9.3"),
        side=Figures(
            words("end-sheet"),
            (words("end-hana"), words("end-kenji")),
            (
                (words("end-points"), _cells(0)),
                (words("end-rows"), _cells(1)),
                (words("end-columns"), _cells(2)),
                (words("end-colours"), _cells(3)),
                (words("end-total"), tuple(str(sum(map(int.__mul__, one, _WORTH))) for one in (_HANA, _KENJI))),
            ),
            words("end-caption"),
            sums=True,
        ),
    ),
)  # fmt: skip
