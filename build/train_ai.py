"""Learn the weights of the evaluation from games the greedy player plays against itself.

    PYTHONPATH=. python build/train_ai.py --kind counting --group two --games 5000 --rounds 2

Each round plays games with the weights of the round before, now and then with a turn that is not the best, and fits the weights
(ridge regression towards the old ones) so that the features of a position foretell the difference of points at the end.
Standard library only; the result goes into assets/ai/weights.json.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import get_context
from operator import mul
from random import Random
from typing import Any

from momiji.games.momiji.brain.evaluate import NOTHING_TO_COME, Judge, all_features, turns_left
from momiji.games.momiji.brain.features import COUNT, NAMES
from momiji.games.momiji.brain.greedy import rated_lines
from momiji.games.momiji.brain.weights import TIMES, Weights, read
from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.scoring import scores
from momiji.games.momiji.rules.setup import deal
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import Stage, State
from momiji.resources import assets

SIZE = COUNT * len(TIMES)
EXPLORE = 0.12
STIFFNESS = 5000.0  # how many turns' worth the old weights count
BATCH = 20
Row = dict[int, float]


def position_row(s: State, weights: Weights) -> list[tuple[Row, float]]:
    """For each seat the features in the slots of their time, and the part that is certain already."""
    features, left = all_features(s, weights)
    rows: list[Any] = []
    for seat, figures in enumerate(features):
        turns = turns_left(s, seat)
        if turns == 0:
            rows.append(({}, sum(map(mul, NOTHING_TO_COME, figures))))
        elif turns:
            rows.append(({2 * COUNT + i: x for i, x in enumerate(figures) if x}, 0.0))
        else:
            row = {i: left * x for i, x in enumerate(figures) if x}
            row.update({COUNT + i: (1 - left) * x for i, x in enumerate(figures) if x})
            rows.append((row, 0.0))
    return rows


def play(seed: str, players: int, dew: bool, draft: bool, weights: Weights) -> Iterator[tuple[Row, float]]:
    """One game; for each turn the features of a seat against those of the others, and the difference of points at the end."""
    rng = Random(seed)
    s = start(deal(("a", "b", "c", "d", "e")[:players], seed, morning_dew=dew, draft=draft))
    kept: list[list[tuple[Row, float]]] = []
    turn = 0

    while s.stage != Stage.OVER:
        if s.stage == Stage.DRAFT:
            perform(s, rng.choice(legal(s)))
            continue
        if s.turn != turn:
            turn = s.turn
            kept.append(position_row(s, weights))
        world = MOMIJI.imagine(MOMIJI.view(s, s.current), rng)
        rated = rated_lines(world, Judge(world, weights))
        line = (rng.choice(rated[:8]) if rng.random() < EXPLORE else rated[0]).line
        for step in line.steps:
            deck = len(s.deck)
            perform(s, step)
            if len(s.deck) != deck:
                break
    totals = [score.total for score in scores(s)]
    for rows in kept:
        seat = rng.randrange(players)
        others = [other for other in range(players) if other != seat]
        row, certain = dict(rows[seat][0]), rows[seat][1]
        for other in others:
            certain -= rows[other][1] / len(others)
            for i, x in rows[other][0].items():
                row[i] = row.get(i, 0.0) - x / len(others)
        yield row, totals[seat] - sum(totals[other] for other in others) / len(others) - certain


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination; the ridge makes it safe without a search for pivots."""
    n = len(right)
    for i in range(n):
        pivot = matrix[i]
        for j in range(i + 1, n):
            if matrix[j][i]:
                factor = matrix[j][i] / pivot[i]
                line = matrix[j]
                for k in range(i, n):
                    line[k] -= factor * pivot[k]
                right[j] -= factor * right[i]
    result = [0.0] * n
    for i in range(n - 1, -1, -1):
        result[i] = (right[i] - sum(matrix[i][k] * result[k] for k in range(i + 1, n))) / matrix[i][i]
    return result


class Sums:
    """What a fit needs of all positions: features with features, features with targets. Sums of several processes add up."""

    def __init__(self) -> None:
        self.matrix = [[0.0] * SIZE for _ in range(SIZE)]
        self.right = [0.0] * SIZE
        self.targets = 0.0
        self.turns = 0

    def see(self, row: Row, target: float) -> None:
        entries = list(row.items())
        for i, x in entries:
            self.right[i] += x * target
            line = self.matrix[i]
            for j, y in entries:
                line[j] += x * y
        self.targets += target * target
        self.turns += 1

    def add(self, other: "Sums") -> None:
        self.matrix = [[x + y for x, y in zip(*lines, strict=True)] for lines in zip(self.matrix, other.matrix, strict=True)]
        self.right = [x + y for x, y in zip(self.right, other.right, strict=True)]
        self.targets += other.targets
        self.turns += other.turns

    def error(self, weights: list[float]) -> float:
        """How far the weights are from the truth, in points."""
        predicted = [sum(map(mul, line, weights)) for line in self.matrix]
        total = self.targets - 2 * sum(map(mul, weights, self.right)) + sum(map(mul, weights, predicted))
        return float((total / self.turns) ** 0.5)

    def fit(self, old: list[float]) -> list[float]:
        """Ridge regression towards the old weights; a feature moves as far as the turns that show it can tell."""
        right = [y - sum(map(mul, line, old)) for y, line in zip(self.right, self.matrix, strict=True)]
        matrix = [line[:] for line in self.matrix]
        for i in range(SIZE):
            matrix[i][i] += STIFFNESS * (self.matrix[i][i] / self.turns + 1e-3)
        return [weight + step for weight, step in zip(old, solve(matrix, right), strict=True)]


def batch(job: tuple[str, str, range, Weights]) -> Sums:
    """Some games of a round, in a process of their own."""
    group, seed, numbers, weights = job
    sums = Sums()
    for number in numbers:
        for row, target in play(f"{seed}/{number}", *table(group, number), weights):
            sums.see(row, target)
    return sums


def table(group: str, number: int) -> tuple[int, bool, bool]:
    """Players, Morning Dew, draft of the game with this number."""
    if group == "two":
        return 2, number % 4 == 3, number % 2 == 1
    players = (3, 4, 4, 5)[number % 4]
    return players, players == 5 or number % 8 in (0, 6), players == 5 or number % 3 == 0


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kind", choices=("plain", "counting"), default="counting", help="counting looks at the cards to come as well")
    arguments.add_argument("--group", choices=("two", "more"), default="two")
    arguments.add_argument("--games", type=int, default=5000)
    arguments.add_argument("--rounds", type=int, default=2)
    arguments.add_argument("--seed", default="train")
    options = arguments.parse_args()
    path = assets() / "ai" / "weights.json"
    for number in range(options.rounds):
        data = json.loads(path.read_text(encoding="utf-8"))
        weights = replace(read(data[options.kind][options.group]), counting=options.kind == "counting")
        seed, sums = f"{options.seed}/{number}", Sums()
        jobs = [(options.group, seed, range(first, min(first + BATCH, options.games)), weights) for first in range(0, options.games, BATCH)]
        with get_context("spawn").Pool() as pool:
            for part in pool.imap_unordered(batch, jobs):
                sums.add(part)
        old = [*weights.young, *weights.late, *weights.last]
        new = sums.fit(old)
        print(f"round {number + 1}: {sums.turns} turns, mean error {sums.error(old):.2f} -> {sums.error(new):.2f}", file=sys.stderr)
        data[options.kind][options.group] = {
            "goal_spread": list(weights.goal_spread),
            **{time: {name: round(new[at * COUNT + i], 3) for i, name in enumerate(NAMES)} for at, time in enumerate(TIMES)},
        }
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
