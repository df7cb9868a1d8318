"""How hard the levels search at this game, by the number of players: a turn at a full table costs more to imagine.

Within a round nothing is hidden, so an imagined game need not be long: a few turns of everybody. Master lets them be played quickly,
Sage by players who look ahead themselves (docs/computer-players.md).
"""

from typing import Final

from momiji.ai.thought import Effort

EFFORTS: Final = {
    "master": {
        2: Effort(lines=8, playouts=14, turns=4),
        3: Effort(lines=8, playouts=14, turns=5),
        4: Effort(lines=8, playouts=14, turns=6),
    },
    "sage": {
        2: Effort(lines=10, playouts=26, turns=4, careful=True),
        3: Effort(lines=9, playouts=18, turns=4, careful=True),
        4: Effort(lines=8, playouts=13, turns=4, careful=True),
    },
}
