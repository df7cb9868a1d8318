"""Learn what the figures of a garden are worth from games the quick player plays against itself.

    PYTHONPATH=. python build/train_miyabi.py --games 300 --seed 1

Plays two to four at a table, with and without extensions, now and then a turn that is not the best, and fits each part of the
evaluation (ridge regression) to what that part brought by the end. Half of what was known before is kept: the player that learns is
the one that plays, and would else forget what it no longer does wrong. Standard library only; the result goes into weights.toml.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random

from momiji.games.miyabi.brain import outlook, weights
from momiji.games.miyabi.brain.groups import shown
from momiji.games.miyabi.brain.turns import sketches
from momiji.games.miyabi.rules.apply import perform
from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.legal import legal
from momiji.games.miyabi.rules.rounds import start
from momiji.games.miyabi.rules.scoring import Score, scores
from momiji.games.miyabi.rules.setup import COLOUR, FROG, MEADOW, SEVEN, ZEN, deal
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import END, PlaceTile
from momiji.games.miyabi.rules.tiles import SIDE

EXTENSIONS = (COLOUR, MEADOW, ZEN, SEVEN, FROG)
PLAIN = 0.4  # share of games without extensions
EXPLORE = 0.1
STIFFNESS = 50.0
KEPT = 0.5
TARGET = Path(weights.__file__).with_name("weights.toml")

Sample = tuple[list[float], float]  # figures, and what they came to


class Lesson:
    """What was seen in one game: figures by part with what was scored then, and the objects of rows and columns."""

    def __init__(self) -> None:
        self.figures: list[tuple[int, str, float, list[float]]] = []
        self.lines: list[tuple[int, int, list[int]]] = []

    def look(self, s: State) -> None:
        seat = s.current
        player = s.players[seat]
        rounds, now = outlook.tiles_left(s, player)
        if not (rounds or now):
            return
        self.figures.append((seat, "laid", player.laid_points + player.fifth_points, outlook.laid_figures(s, player, rounds, now)))
        scored = {ZEN: player.zen_points, FROG: player.frog_points}
        for part, figures in outlook.FIGURES.items():
            if part in s.setup.options:
                sure, rest = figures(player, shown(player.objects), rounds, now)
                self.figures.append((seat, part, sure + scored.get(part, 0), rest))
        if SEVEN in s.setup.options:
            self.lines.append((seat, rounds * SIDE + now, outlook.line_counts(player)))


def play(seed: str, lesson: Lesson) -> State:
    rng = Random(seed)
    options = () if rng.random() < PLAIN else tuple(word for word in EXTENSIONS if rng.random() < 0.6)
    s = start(deal(("a", "b", "c", "d")[: rng.randint(2, 4)], seed, options))
    while not s.over:
        line = sketches(s)[0]
        if rng.random() < EXPLORE and isinstance(line[0], PlaceTile):
            line = (rng.choice([step for step in legal(s) if isinstance(step, PlaceTile)]), END)
        for step in line:
            if step is END:
                lesson.look(s)
            perform(s, step)
    return s


def _came_to(score: Score, part: str) -> int:
    return score.laid + score.fifth if part == "laid" else int(getattr(score, part))


def fitted(samples: Sequence[Sample], old: Sequence[float]) -> list[float]:
    """Ridge regression towards the old weights, in units of each figure's size."""
    size = len(old)
    scale = [(sum(row[i] ** 2 for row, _ in samples) / len(samples)) ** 0.5 or 1.0 for i in range(size)]
    left = [[STIFFNESS if i == j else 0.0 for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for row, wanted in samples:
        figures = [one / by for one, by in zip(row, scale, strict=True)]
        error = wanted - sum(weight * one for weight, one in zip(old, row, strict=True))
        for i, one in enumerate(figures):
            if one:
                right[i] += one * error
                left[i] = [a + one * b for a, b in zip(left[i], figures, strict=True)]
    change = _solved(left, right)
    return [weight + (1 - KEPT) * more / by for weight, more, by in zip(old, change, scale, strict=True)]


def _solved(left: list[list[float]], right: list[float]) -> list[float]:
    rows = [[*line, value] for line, value in zip(left, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda at: abs(rows[at][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [one / rows[i][i] for one in rows[i]]
        for at, line in enumerate(rows):
            if at != i and line[i]:
                rows[at] = [one - line[i] * other for one, other in zip(line, rows[i], strict=True)]
    return [line[-1] for line in rows]


def sevens(seen: dict[tuple[int, int], list[int]]) -> list[list[float]]:
    """How often a line with so many objects came to seven with so many tiles to lay, what lies near counting too."""
    found = [[float(one) for one in line] for line in weights.SEVENS]
    for tiles, line in enumerate(found[1:], start=1):
        near = 0.1 if tiles < SIDE else 0.5
        for count in range(len(line)):
            weighted = [(near ** abs(other - tiles), *one) for (other, number), one in seen.items() if number == count]
            games = sum(weight * tries for weight, _, tries in weighted)
            if games >= 1:
                share = sum(weight * came for weight, came, _ in weighted) / games
                line[count] = KEPT * line[count] + (1 - KEPT) * EDITION.seven_points * share
    return found


def main() -> None:
    reading = argparse.ArgumentParser()
    reading.add_argument("--games", type=int, default=300)
    reading.add_argument("--seed", default="1")
    wanted = reading.parse_args()
    samples: dict[str, list[Sample]] = defaultdict(list)
    seen: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
    for number in range(wanted.games):
        lesson = Lesson()
        s = play(f"{wanted.seed}/{number}", lesson)
        ends, lines = scores(s), [outlook.line_counts(player) for player in s.players]
        for seat, part, scored, figures in lesson.figures:
            samples[part].append((figures, _came_to(ends[seat], part) - scored))
        for seat, tiles, counts in lesson.lines:
            for count, end in zip(counts, lines[seat], strict=True):
                one = seen[tiles, min(count, len(weights.SEVENS[0]) - 1)]
                one[0] += end == EDITION.seven_objects
                one[1] += 1
    learned = {part: fitted(samples[part], old) if samples[part] else list(old) for part, old in weights.WEIGHTS.items()}
    table = "".join(f"    [{', '.join(f'{one:.2f}' for one in line)}],\n" for line in sevens(seen))
    parts = "".join(f"{part} = [{', '.join(f'{one:.3f}' for one in line)}]\n" for part, line in learned.items())
    before = TARGET.read_text(encoding="utf-8")
    kept = before[: before.index("sevens = [")]
    TARGET.write_text(f"{kept}sevens = [\n{table}]\n\n[parts]\n{parts}", encoding="utf-8")


if __name__ == "__main__":
    main()
