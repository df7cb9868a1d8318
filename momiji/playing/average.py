"""What a turn comes to on average: known from the proof of its puzzle, or looked at now in fewer imagined worlds."""

from typing import Any, Final

from momiji.ai.best import SAME, Behind, Comparison, behind
from momiji.ai.brain import brain
from momiji.ai.exact import PuzzleGame
from momiji.ai.thought import Steps
from momiji.store.puzzles import Puzzle, PuzzleLine

WORLDS: Final = 60  # a second at most
_CLEARLY: Final = 2.0  # standard errors from which on one may say by how much


def fallen_behind(puzzle: Puzzle, part: PuzzleGame, start: Any, taken: Steps, after: Any) -> tuple[bool, float | None]:
    """Whether a turn is as good as the best, and what it comes to beside it: less than nothing, or None where nobody knows."""
    rules = part.rules
    mind = brain(part.game)
    known = mind.known(start, taken)
    best = tuple(map(rules.decode, puzzle.lines[0].steps))
    alike = mind.outline(known)[0] == mind.outline(best)[0]
    place = part.comes_to(after)
    for line in puzzle.lines:
        steps = tuple(map(rules.decode, line.steps))
        if steps == known or part.comes_to(_after(part, start, line)) == place:
            return line.value > -SAME, line.value
    found = looked_at(part, start, best, known)
    clear = found.points >= max(SAME, _CLEARLY * found.error)
    return alike and not clear, -found.points if clear else None  # in doubt the same main action is right


def looked_at(part: PuzzleGame, start: Any, best: Steps, other: Steps, worlds: int = WORLDS, first: int = 0) -> Behind:
    """By how much one turn falls behind another, in so many worlds from this one on."""
    comparison = Comparison(part, start)
    rivals = [comparison.rival(steps) for steps in (best, other)]
    comparison.look(rivals, worlds, first)
    return behind(*rivals)


def _after(part: PuzzleGame, s: Any, line: PuzzleLine) -> Any:
    for words in line.steps:
        s = part.rules.apply(s, part.rules.decode(words))
    return s
