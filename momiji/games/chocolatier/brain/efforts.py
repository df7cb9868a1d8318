"""How hard the levels look ahead at this game: ways followed at the root and below, positions looked at, turns ahead."""

from typing import Final

from momiji.ai.coach import COACH
from momiji.ai.thought import Effort

_MASTER: Final = Effort(lines=12, playouts=400, turns=3, width=4)
_SAGE: Final = Effort(lines=24, playouts=12000, turns=40, width=8)
_COACH: Final = Effort(lines=40, playouts=2500, turns=40, width=5, exact=True)
EFFORTS: Final = {
    "master": {2: _MASTER, 3: Effort(12, 300, 3, width=3), 4: Effort(12, 300, 3, width=3)},
    "sage": {2: _SAGE, 3: Effort(20, 6000, 40, width=4), 4: Effort(20, 5000, 40, width=4)},
    COACH: {2: _COACH, 3: Effort(24, 1500, 40, width=3, exact=True), 4: Effort(24, 1200, 40, width=3, exact=True)},
}
