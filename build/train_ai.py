"""Learn the weights of the evaluation from games the greedy player plays against itself.

    PYTHONPATH=. python build/train_ai.py --group two --games 400 --rounds 3

Each round plays games with the weights of the round before, now and then with a turn that is not the best, and fits the weights
(ridge regression towards the old ones) so that the features of a position foretell the difference of points at the end.
Standard library only; the result goes into assets/ai/weights.json.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from momiji.ai.evaluate import Judge, all_features, turns_left
from momiji.ai.features import COUNT, GOALS_AT, NAMES
from momiji.ai.greedy import rated_lines
from momiji.ai.weights import TIMES, Weights, read
from momiji.games.momiji.apply import perform
from momiji.games.momiji.legal import legal
from momiji.games.momiji.rules import MOMIJI
from momiji.games.momiji.scoring import BLUE_TOKEN_POINTS, scores
from momiji.games.momiji.setup import deal
from momiji.games.momiji.start import start
from momiji.games.momiji.state import DRAFT, OVER, State
from momiji.resources import assets

SIZE = COUNT * len(TIMES)
EXPLORE = 0.2
STIFFNESS = 12.0  # how many games' worth the old weights count
FIRM = 12.0
Row = dict[int, float]


def position_row(s: State, weights: Weights) -> list[tuple[Row, float]]:
    """For each seat the features in the slots of their time, and the part that is certain already."""
    features, left = all_features(s, weights)
    rows: list[Any] = []
    for seat, figures in enumerate(features):
        turns = turns_left(s, seat)
        if turns == 0:
            certain = figures[1] + figures[11] + figures[GOALS_AT] + (BLUE_TOKEN_POINTS if s.blue_token == seat else 0)
            rows.append(({}, certain))
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

    while s.stage != OVER:
        if s.stage == DRAFT:
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


def fit(samples: list[tuple[Row, float]], old: list[float], stiffness: float) -> list[float]:
    matrix = [[0.0] * SIZE for _ in range(SIZE)]
    right = [0.0] * SIZE
    square = [1e-3] * SIZE
    for row, target in samples:
        miss = target - sum(old[i] * x for i, x in row.items())
        entries = list(row.items())
        for i, x in entries:
            right[i] += x * miss
            square[i] += x * x
            line = matrix[i]
            for j, y in entries:
                line[j] += x * y
    for i in range(SIZE):
        firm = FIRM if NAMES[i % COUNT].startswith("landscape") else 1.0  # rare features must not follow single games
        matrix[i][i] += firm * stiffness * (1.0 + square[i] / max(1, len(samples)))
    change = solve(matrix, right)
    return [weight + step for weight, step in zip(old, change, strict=True)]


def table(group: str, number: int) -> tuple[int, bool, bool]:
    """Players, Morning Dew, draft of the game with this number."""
    if group == "two":
        return 2, number % 4 == 3, number % 2 == 1
    players = (3, 4, 4, 5)[number % 4]
    return players, players == 5 or number % 8 in (0, 6), players == 5 or number % 3 == 0


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--group", choices=("two", "more"), default="two")
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--seed", default="train")
    arguments.add_argument("--out", type=Path, default=assets() / "ai" / "weights.json")
    options = arguments.parse_args()
    path = assets() / "ai" / "weights.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    samples: list[tuple[Row, float]] = []
    for number in range(options.rounds):
        weights = read(data[options.group])
        for game in range(options.games):
            players, dew, draft = table(options.group, game)
            samples += play(f"{options.seed}/{number}/{game}", players, dew, draft, weights)
        old = [*weights.young, *weights.late, *weights.last]
        new = fit(samples, old, STIFFNESS)
        error = [sum((t - sum(w[i] * x for i, x in r.items())) ** 2 for r, t in samples) / len(samples) for w in (old, new)]
        print(f"round {number + 1}: {len(samples)} turns, mean error {error[0] ** 0.5:.2f} -> {error[1] ** 0.5:.2f}", file=sys.stderr)
        data[options.group] = {
            "goal_spread": list(weights.goal_spread),
            **{time: {name: round(new[at * COUNT + i], 3) for i, name in enumerate(NAMES)} for at, time in enumerate(TIMES)},
        }
        options.out.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
