"""Every puzzle that is shipped is proved: a sample in an ordinary run, all of them with `--all-puzzles`."""

from random import Random

import pytest

from momiji import registry
from momiji.ai.exact import FAR, ExactSearch, PuzzleGame, puzzle_game
from momiji.resources import assets
from momiji.store.puzzles import DIFFICULTIES, LARGEST, Puzzle, PuzzleLine, collection

GAMES = tuple(registry.GAMES)
EVERY = 18  # how many puzzles one of the sample stands for
ENOUGH = 120


def position(puzzle: Puzzle) -> object:
    rules = registry.rules(puzzle.game)
    s = rules.start(rules.read_setup(puzzle.record))
    for words in puzzle.record["actions"]:
        step = rules.decode(words)
        assert rules.refuse(s, step) is None
        s = rules.apply(s, step)
    return s


def wrong(puzzle: Puzzle) -> str:
    """What a complete search finds wrong with what the puzzle says of itself; nothing for a proved one."""
    part, start = puzzle_game(puzzle.game), position(puzzle)
    found = ExactSearch(part, start, puzzle.nodes + 1).solved()
    best = [turn for turn in found if turn.value == found[0].value]
    others = [turn for turn in found if turn.value < found[0].value]
    if (len(found), len(best), best[0].value) != (puzzle.turns, puzzle.ways, puzzle.best):
        return f"{len(found)} turns, {len(best)} of them best with {best[0].value}"
    if not others or best[0].value - others[0].value < part.margin(start):
        return "the next best turn is about as good"
    floor = found[0].value - FAR
    values = {part.key(turn.after): turn.value for turn in found}
    for line in puzzle.lines:
        known = values[part.key(after(part, start, line))]
        if known != line.value and (known > floor or line.value > floor):
            return f"{line.steps} come to {known}"
    return ""


def after(part: PuzzleGame, s: object, line: PuzzleLine) -> object:
    for words in line.steps:
        s = part.rules.apply(s, part.rules.decode(words))
    return s


def exact_ones(game: str) -> tuple[Puzzle, ...]:
    return tuple(puzzle for puzzle in collection(game).puzzles if puzzle.kind == "exact")


def sampled(request: pytest.FixtureRequest, game: str) -> tuple[Puzzle, ...]:
    puzzles = exact_ones(game)
    return puzzles if request.config.getoption("--all-puzzles") else puzzles[::EVERY]


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_proved_again(game: str, request: pytest.FixtureRequest) -> None:
    for puzzle in sampled(request, game):
        assert not wrong(puzzle), puzzle.name


@pytest.mark.parametrize("game", GAMES)
def test_a_false_answer_is_found_out(game: str) -> None:
    puzzle = exact_ones(game)[0]
    better = [puzzle.lines[1].model_copy(update={"value": puzzle.best}), *puzzle.lines[1:]]
    assert wrong(puzzle.model_copy(update={"lines": tuple(better)}))
    assert wrong(puzzle.model_copy(update={"ways": puzzle.ways + 1}))
    assert wrong(puzzle.model_copy(update={"turns": puzzle.turns - 1}))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_solver_cannot_see_decides(game: str, request: pytest.FixtureRequest) -> None:
    part = puzzle_game(game)
    hidden = [puzzle for puzzle in sampled(request, game) if part.hides(position(puzzle))]
    for puzzle in hidden:
        start = position(puzzle)
        seat = part.rules.actor(start)
        world = part.rules.imagine(part.rules.view(start, seat), Random(puzzle.id))
        found = ExactSearch(part, world, 2 * puzzle.nodes + 1000).solved()
        best = {tuple(part.rules.encode(step) for step in turn.steps) for turn in found if turn.value == found[0].value}
        assert puzzle.lines[0].steps in best, puzzle.name


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_every_kind(game: str) -> None:
    found = collection(game)
    assert not found.troubles
    assert len(found.puzzles) >= ENOUGH
    for difficulty in DIFFICULTIES:
        assert sum(puzzle.difficulty == difficulty for puzzle in found.puzzles) >= ENOUGH // 8, difficulty
    assert {puzzle.theme for puzzle in found.puzzles} == set(puzzle_game(game).themes)
    assert len({str(sorted(puzzle.record["actions"])) + str(puzzle.record["setup"]) for puzzle in found.puzzles}) == len(found.puzzles)


def test_they_are_not_too_large() -> None:
    assert sum(file.stat().st_size for file in (assets() / "puzzles").iterdir()) <= LARGEST
