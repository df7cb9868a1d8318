"""What the computer players of Miyabi cost, for `python3 dev.py bench`."""

from statistics import median
from time import process_time

from momiji.ai.levels import LEVELS, think
from momiji.games.miyabi.brain import BRAIN
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.state import State
from tests.games.miyabi.samples import NAMES, WORDS

EVERY = 19  # turns between two positions that are thought about


def miyabi_thinking() -> dict[str, float]:
    """Seconds of one core for an answer with the whole budget, all extensions in play: the median and the longest."""
    figures: dict[str, float] = {}
    for players in (2, 4):
        places = _positions(players)
        for level in LEVELS:
            times = []
            for number, state in enumerate(places):
                begun = process_time()
                think(BRAIN, MIYABI.view(state, state.current), level, number)
                times.append(process_time() - begun)
            name = f"miyabi.{level}_of_{players}"
            figures |= {f"{name}_s": round(median(times), 3), f"{name}_longest_s": round(max(times), 3)}
    return figures


def _positions(players: int) -> list[State]:
    state, kept, turn = MIYABI.start(MIYABI.deal(NAMES[:players], 2, WORDS)), [], 0
    while not state.over:
        turn += 1
        if turn % EVERY == EVERY // 2:
            kept.append(state)
        state = BRAIN.quick(state)
    return kept
