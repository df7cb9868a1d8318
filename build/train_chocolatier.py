"""Learn what a box promises in Master Chocolatier from games the computer plays against itself.

    PYTHONPATH=. python build/train_chocolatier.py --side coloured --players 2 --games 2000 --rounds 2 --nodes 0

After every filling the figures of each player's box and lines are kept; when the game is over the weights are fitted so that they foretell
the points this player still made (ridge regression towards the old weights). `--nodes` lets the players search, which is slower and
nearer to how the stronger levels play. Standard library only; the result goes into assets/ai/chocolatier.json.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from operator import mul
from random import Random

from train_ai import solve

from momiji.ai.thought import Effort
from momiji.games.chocolatier.brain.features import NAMES, box_figures, line_figures
from momiji.games.chocolatier.brain.looking import looked_ahead
from momiji.games.chocolatier.brain.moves import best_tile, ways
from momiji.games.chocolatier.brain.rounds import Round, rounds_left
from momiji.games.chocolatier.brain.weights import FARTHEST, FILE, SIDES, WEIGHTS, read
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.scoring import score
from momiji.games.chocolatier.rules.state import OVER, TAKE, TILE, Player, State
from momiji.games.chocolatier.rules.steps import Step
from momiji.resources import assets

EXPLORE = 0.08  # share of turns that are not taken as well as they could be
STIFFNESS = 40.0  # how many positions' worth the old weights count
Row = tuple[int, list[float], float]  # rounds to come at least, figures, points still made


def figures(s: State, seat: int) -> list[float]:
    player: Player = s.players[seat]
    found = [box_figures(player.box)]
    lines = [line_figures(player.box, row, line, s.brown) for row, line in enumerate(player.lines) if line and row]
    found.append([sum(column) for column in zip(*lines, strict=True)] if lines else [0.0] * (len(NAMES) - len(found[0]) - 1))
    return [*found[0], *found[1], float(s.first == seat)]


def play(seed: str, players: int, brown: bool, effort: Effort) -> Iterator[Row]:
    rng = Random(seed)
    options = (("brown",) if brown else ()) + (("special",) if rng.random() < 0.2 else ())
    s = CHOCOLATIER.start(CHOCOLATIER.deal("abcd"[:players], seed, options))
    seen: list[tuple[int, int, list[float], int]] = []
    table, number = Round(s), s.round
    while s.phase != OVER:
        if s.phase == TILE:
            steps: tuple[Step, ...] = (best_tile(Round(s), s),)
        else:
            found = ways(table, s, 3)
            if rng.random() < EXPLORE:
                steps = rng.choice(found[:6]).steps
            elif effort.playouts:
                steps = looked_ahead(table, found[: effort.lines], s.current, effort, lambda: False)[0][0][1].steps
            else:
                steps = found[0].steps
        for step in steps:
            CHOCOLATIER.advance(s, step)
        if s.round != number and s.phase == TAKE:
            table, number = Round(s), s.round
            seen += [(seat, rounds_left(s), figures(s, seat), score(s.players[seat]).total) for seat in range(players)]
    totals = [score(player).total for player in s.players]
    for seat, rounds, row, before in seen:
        yield rounds, row, float(totals[seat] - before)


class Sums:
    def __init__(self) -> None:
        size = len(NAMES)
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size
        self.targets = 0.0
        self.count = 0

    def see(self, row: list[float], target: float) -> None:
        entries = [(i, x) for i, x in enumerate(row) if x]
        for i, x in entries:
            self.right[i] += x * target
            line = self.matrix[i]
            for j, y in entries:
                line[j] += x * y
        self.targets += target * target
        self.count += 1

    def fit(self, old: list[float]) -> list[float]:
        right = [y - sum(map(mul, line, old)) for y, line in zip(self.right, self.matrix, strict=True)]
        matrix = [line[:] for line in self.matrix]
        for i, line in enumerate(matrix):
            line[i] += STIFFNESS * (self.matrix[i][i] / max(1, self.count) + 1e-2)
        return [weight + step for weight, step in zip(old, solve(matrix, right), strict=True)]

    def error(self, weights: list[float]) -> float:
        predicted = [sum(map(mul, line, weights)) for line in self.matrix]
        total = self.targets - 2 * sum(map(mul, weights, self.right)) + sum(map(mul, weights, predicted))
        return float((max(0.0, total) / max(1, self.count)) ** 0.5)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--side", choices=SIDES, default="coloured")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--rounds", type=int, default=2)
    arguments.add_argument("--nodes", type=int, default=0)
    arguments.add_argument("--seed", default="train")
    options = arguments.parse_args()
    path = assets() / "ai" / FILE
    brown = options.side == "brown"
    effort = Effort(lines=10, playouts=options.nodes, turns=40, width=4)
    for number in range(options.rounds):
        data = json.loads(path.read_text(encoding="utf-8"))
        old = data[options.side][str(options.players)]
        WEIGHTS[brown, options.players] = read(old)
        sums = [Sums() for _ in range(FARTHEST)]
        for game in range(options.games):
            for rounds, found, target in play(f"{options.seed}/{number}/{game}", options.players, brown, effort):
                sums[rounds - 1].see(found, target)
        new = [one.fit(before) for one, before in zip(sums, old, strict=True)]
        for rounds, (one, before, after) in enumerate(zip(sums, old, new, strict=True), start=1):
            told = f"{one.count} positions, mean error {one.error(before):.2f} -> {one.error(after):.2f}"
            print(f"{options.side} {options.players}, {number + 1}: {rounds} rounds left at least: {told}", file=sys.stderr)
        data = json.loads(path.read_text(encoding="utf-8"))
        data[options.side][str(options.players)] = [[round(weight, 3) for weight in row] for row in new]
        path.write_text(json.dumps(data, indent=None, separators=(",", ":")).replace("],", "],\n") + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
