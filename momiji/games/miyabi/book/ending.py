"""The end of the game, and the decisions this program took where the printed rules leave something open."""

from momiji.core.rulebook import Figures, Keys
from momiji.core.text import Text
from momiji.games.miyabi.rules.scoring import row_points
from momiji.games.miyabi.rules.words import object_word

from .prose import chapter, page, say, words

_SAMPLE = {0: (5, 3, 3), 2: (4, 4, 1), 5: (2, 1, 0)}  # objects of three players in some rows


def _row(kind: int, counts: tuple[int, ...]) -> tuple[Text, tuple[str, ...]]:
    cells = tuple(f"{count} → {points}" for count, points in zip(counts, row_points(kind, counts), strict=True))
    return Text("miyabi-score-row", {"object": object_word(kind)}), cells


END = chapter(
    "end",
    "miyabi/objects/pagoda",
    page(
        "end", "first",
        say("end-1", "6.1"),
        say("end-2", "6.1"),
        say("end-3", "6.2"),
        say("end-4", "6.3"),
        side=Figures(
            words("end-figures"),
            tuple(Text(f"new-game-name-{number}") for number in (1, 2, 3)),
            tuple(_row(kind, counts) for kind, counts in _SAMPLE.items()),
            words("end-caption"),
        ),
    ),
)  # fmt: skip

_TURN = (("r", "shift+r"), "miyabi-shortcut-turn")

KEYS = chapter(
    "keys",
    "miyabi/objects/fish",
    page("keys", "hint", *map(say, ("keys-mouse", "keys-1", "keys-2", "keys-3")), side=Keys((_TURN,), frozenset({"shortcut-number"}))),
)

RULINGS = chapter(
    "rulings",
    "miyabi/objects/stone",
    page(
        "rulings", "book",
        say("rulings-1", "1.5"),
        say("rulings-2", "1.6"),
        say("rulings-3", "4.4"),
        say("rulings-4", "5.2"),
        say("rulings-5", "6.2"),
        say("rulings-6", "8.1"),
        say("rulings-7", "9.2"),
        say("rulings-8", "9.4"),
        say("rulings-9", "11.1"),
        say("rulings-10", "11.5"),
        say("rulings-11", "1.7"),
        lead=words("rulings-lead"),
    ),
)  # fmt: skip
