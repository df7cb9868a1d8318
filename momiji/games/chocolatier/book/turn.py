"""A turn: taking pralines, lines, the floor."""

from momiji.core.rulebook import Example, Figures
from momiji.games.chocolatier.rules.contents import FLOOR_COSTS

from .prose import chapter, page, say, words

TURN = chapter(
    "turn",
    "chocolatier/pralines/blue",
    page(
        "taking", "hand",
        say("taking-1", "3.1"),
        say("taking-2", "3.2"),
        say("taking-3", "3.3"),
        say("taking-4", "3.4"),
        say("taking-5", "3.5"),
        say("taking-6", "3.6"),
        side=Example("plate:BBNW middle:W* | line-3:", "praline:B praline:B", "middle:NWW* | line-3:BB", words("taking-example"),
                     way=words("taking-way")),
    ),
    page(
        "lines", "pile",
        say("lines-1", "4.1"),
        say("lines-2", "4.2"),
        say("lines-3", "4.3"),
        say("lines-4", "4.4"),
        side=Example("middle:KKKR* | line-2:K floor:", "token praline:K praline:K praline:K", "middle:R | line-2:KK floor:*KK",
                     words("lines-example"), way=words("taking-way")),
    ),
    page(
        "floor", "discard",
        say("floor-1", "5.1"),
        say("floor-2"),
        side=Figures(
            words("floor-figures"),
            tuple(words(f"floor-place-{number}") for number in range(1, len(FLOOR_COSTS) + 1)),
            (
                (words("floor-cost"), tuple(f"−{cost}" for cost in FLOOR_COSTS)),
                (words("floor-sum"), tuple(f"−{sum(FLOOR_COSTS[:number])}" for number in range(1, len(FLOOR_COSTS) + 1))),
            ),
            words("floor-caption"),
        ),
    ),
)  # fmt: skip
