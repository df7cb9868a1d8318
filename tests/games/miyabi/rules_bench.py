"""What the rules of Miyabi cost, for `python3 dev.py bench`."""

from random import Random
from statistics import median
from time import process_time

from momiji.games.miyabi.rules.apply import perform
from momiji.games.miyabi.rules.legal import legal
from momiji.games.miyabi.rules.rounds import start
from momiji.games.miyabi.rules.setup import deal
from tests.games.miyabi.samples import NAMES, WORDS

ROUNDS, GAMES = 5, 100


def miyabi_games() -> dict[str, float]:
    """4-player games, plain and with everything in play, every step chosen from the complete legal list; median of some rounds."""
    return {
        "miyabi.steps_per_s": _rate(()),
        "miyabi.steps_per_s_all_options": _rate(WORDS),
    }


def _rate(options: tuple[str, ...]) -> int:
    setups = [deal(NAMES, seed, options) for seed in range(GAMES)]
    rates = []
    for number in range(ROUNDS):
        chance, steps, begun = Random(number).random, 0, process_time()
        for setup in setups:
            state = start(setup)
            while not state.over:
                choices = legal(state)
                perform(state, choices[int(chance() * len(choices))])
                steps += 1
        rates.append(steps / (process_time() - begun))
    return round(median(rates))
