"""What the computer players cost and are worth, for `dev.py bench`: processor time a turn, and small matches with fixed seeds."""

from statistics import median
from time import process_time

from momiji.ai.arena import Terms, play, report, schedule
from momiji.ai.coach import advise
from momiji.ai.levels import LEVELS, think
from momiji.games.momiji.brain import BRAIN
from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import deal
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import Stage, State

NAMES = ("Aki", "Jana", "Mira", "Oleg")
EVERY = 7  # answers between two positions that are thought about
MATCHES = (("random", "sprout", 20), ("sprout", "gardener", 20), ("gardener", "master", 4))


def thinking() -> dict[str, float]:
    """Seconds of one core for an answer with the whole budget, in a game of two and one of four: the median and the longest."""
    figures: dict[str, float] = {}
    for players in (2, 4):
        places = _positions(players)
        for level in LEVELS:
            times = []
            for number, state in enumerate(places):
                begun = process_time()
                think(BRAIN, MOMIJI.view(state, state.current), level, number)
                times.append(process_time() - begun)
            figures |= {f"ai.{level}_of_{players}_s": round(median(times), 3), f"ai.{level}_of_{players}_longest_s": round(max(times), 3)}
    begun = process_time()
    for number, state in enumerate(places):
        advise(BRAIN, MOMIJI.view(state, state.current), number, deadline=lambda: False)
    return {**figures, "ai.coach_s": round((process_time() - begun) / len(places), 3)}


def _positions(players: int) -> list[State]:
    state, kept, asked = start(deal(NAMES[:players], 2)), [], 0
    while state.stage != Stage.OVER:
        asked += 1
        if asked % EVERY == 0:
            kept.append(state.copy())
        for step in think(BRAIN, MOMIJI.view(state, state.current), "gardener", asked).steps:
            perform(state, step)
    return kept


def strength() -> dict[str, float]:
    """How often the stronger of two neighbouring levels wins, untimed; the same figures on every machine."""
    figures = {}
    for weaker, stronger, games in MATCHES:
        results = [play(game) for game in schedule(Terms("momiji.games.momiji", untimed=True), [weaker, stronger], games, 1)]
        figures[f"ai.{stronger}_beats_{weaker}"] = report(results)["levels"][stronger]["win_rate"]
    return figures
