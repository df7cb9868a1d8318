"""How hard the levels search at this game, by the number of players: a turn at a full table costs more to imagine.

Master looks ahead with the quick player; Sage lets the next turns be played with care, which gained what more and longer quick games
did not (docs/computer-players.md).
"""

from typing import Final

from momiji.ai.thought import Effort

EFFORTS: Final = {
    "master": {
        1: Effort(lines=12, playouts=0, width=2, worlds=4),
        2: Effort(lines=12, playouts=100, turns=4),
        3: Effort(lines=12, playouts=160, turns=6),
        4: Effort(lines=12, playouts=160, turns=6),
        5: Effort(lines=12, playouts=150, turns=6),
    },
    "sage": {
        1: Effort(lines=16, playouts=0, width=3, worlds=20),
        2: Effort(lines=16, playouts=400, turns=4, careful=True),
        3: Effort(lines=16, playouts=260, turns=4, careful=True),
        4: Effort(lines=16, playouts=280, turns=4, careful=True),
        5: Effort(lines=16, playouts=180, turns=5, careful=True),
    },
}
COACH_ALONE: Final = Effort(lines=6, playouts=0, width=2, worlds=12)
