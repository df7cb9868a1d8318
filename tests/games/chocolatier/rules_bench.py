"""How fast the rules of Master Chocolatier play."""

from random import Random
from statistics import median
from time import process_time

from momiji.games.chocolatier.rules.apply import perform
from momiji.games.chocolatier.rules.laying import start
from momiji.games.chocolatier.rules.legal import legal
from momiji.games.chocolatier.rules.setup import deal
from momiji.games.chocolatier.rules.state import OVER
from tests.games.chocolatier.laid import NAMES

ROUNDS, GAMES = 5, 200


def random_games() -> dict[str, float]:
    """4-player games, every step chosen from the complete legal list, one process; median of some rounds."""
    figures: dict[str, float] = {}
    for name, options in (("chocolatier.steps_per_s", ()), ("chocolatier.both_options_steps_per_s", ("brown", "special"))):
        setups = [deal(NAMES, seed, options) for seed in range(GAMES)]
        rates = []
        for number in range(ROUNDS):
            chance, steps, begun = Random(number).random, 0, process_time()
            for setup in setups:
                state = start(setup)
                while state.phase != OVER:
                    choices = legal(state)
                    perform(state, choices[int(chance() * len(choices))])
                    steps += 1
            rates.append(steps / (process_time() - begun))
        figures[name] = round(median(rates))
    return figures
