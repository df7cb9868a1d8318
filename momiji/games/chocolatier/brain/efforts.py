"""How hard the levels look ahead at this game: ways followed at the root and below, positions looked at, turns ahead.

Master minds the others half as much as its own box, Sage somewhat less than itself: who only spoils the others' plans makes a poor game
with few points for everybody (docs/computer-players.md).
"""

from typing import Final

from momiji.ai.coach import COACH
from momiji.ai.thought import Effort

EFFORTS: Final = {
    "master": {
        2: Effort(lines=12, playouts=400, turns=3, width=4, regard=0.5),
        3: Effort(lines=60, playouts=2500, turns=2, width=6, regard=0.5),
        4: Effort(lines=60, playouts=2500, turns=2, width=6, regard=0.5),
    },
    "sage": {
        2: Effort(lines=24, playouts=15000, turns=40, width=8, regard=0.8),
        3: Effort(lines=60, playouts=9000, turns=40, width=6, regard=0.8),
        4: Effort(lines=60, playouts=9000, turns=40, width=6, regard=0.8),
    },
    COACH: {
        2: Effort(lines=40, playouts=2500, turns=40, width=5, exact=True),
        3: Effort(lines=24, playouts=1500, turns=40, width=3, exact=True),
        4: Effort(lines=24, playouts=1200, turns=40, width=3, exact=True),
    },
}
