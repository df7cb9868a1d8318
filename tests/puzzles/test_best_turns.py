"""Best turns that are shipped hold in other imagined worlds than they were found in: a sample in an ordinary run, all of them with
`--all-puzzles`, then in every world of their proof."""

import json
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from momiji import registry
from momiji.ai.best import ERRORS, MARGIN, SAME, WORLDS, Behind
from momiji.ai.brain import brain
from momiji.ai.exact import puzzle_game
from momiji.ai.levels import think
from momiji.ai.thought import Steps
from momiji.playing.average import fallen_behind, looked_at
from momiji.playing.puzzle import Solving, mark, noted
from momiji.resources import assets
from momiji.store.puzzles import Puzzle, PuzzleBook, PuzzleLine, collection
from momiji.ui.table.puzzle.sheet import VerdictScene
from tests.ui.stage import staged, wait

from .test_proofs import GAMES, position
from .test_window import flow_of

NAMES = ("Hana", "Kenji")
EVERY = 9  # how many puzzles one of the sample stands for
FEW = 40  # worlds a sample is looked at in
ELSEWHERE = 1_000_000  # number of the first of them: no proof has come so far
TOLERANCE = 4.0  # standard errors
ROUNDED = 0.05


def best_turns(game: str) -> list[Puzzle]:
    return [puzzle for puzzle in collection(game).puzzles if puzzle.kind == "best"]


def sample(request: pytest.FixtureRequest, game: str) -> list[Puzzle]:
    return best_turns(game) if request.config.getoption("--all-puzzles") else best_turns(game)[::EVERY]


def steps_of(puzzle: Puzzle, line: PuzzleLine) -> Steps:
    return tuple(map(registry.rules(puzzle.game).decode, line.steps))


def found(puzzle: Puzzle, worlds: int, first: int) -> Behind:
    """The runner-up beside the best turn, in these worlds."""
    best, second = (steps_of(puzzle, line) for line in puzzle.lines[:2])
    return looked_at(puzzle_game(puzzle.game), position(puzzle), best, second, worlds, first)


def fits(puzzle: Puzzle, seen: Behind) -> bool:
    """Whether a puzzle's margin is what was seen elsewhere, but for chance."""
    return seen.points > 0 and abs(seen.points - puzzle.margin) <= ROUNDED + TOLERANCE * sqrt(seen.error**2 + puzzle.error**2)


@pytest.mark.parametrize("game", GAMES)
def test_the_margin_is_there_in_other_worlds_too(game: str, request: pytest.FixtureRequest) -> None:
    for puzzle in sample(request, game):
        assert fits(puzzle, found(puzzle, FEW, ELSEWHERE)), puzzle.name
        if request.config.getoption("--all-puzzles"):
            assert found(puzzle, puzzle.worlds, 0).points == pytest.approx(puzzle.margin, abs=ROUNDED), puzzle.name


def clearest(*games: str) -> Puzzle:
    """The one with the widest margin for its error: what is wrong with it shows in few worlds."""
    return max((puzzle for game in games for puzzle in best_turns(game)), key=lambda one: (one.margin / max(0.1, one.error), one.id))


def test_a_false_margin_is_found_out() -> None:
    puzzle = clearest(*GAMES)
    best, second, *rest = puzzle.lines
    seen = found(puzzle.model_copy(update={"lines": (second, best, *rest)}), FEW, ELSEWHERE)
    assert not fits(puzzle, seen)
    assert not fits(puzzle.model_copy(update={"margin": 3 * puzzle.margin}), replace(seen, points=-seen.points))


@pytest.mark.parametrize("game", GAMES)
def test_every_really_different_turn_is_clearly_behind(game: str) -> None:
    assert best_turns(game)
    mind = brain(game)
    for puzzle in best_turns(game):
        assert puzzle.worlds >= WORLDS
        assert puzzle.margin >= max(MARGIN, ERRORS * puzzle.error)
        assert puzzle.margin == pytest.approx(-puzzle.lines[1].value, abs=ROUNDED + 0.01)
        mains = [mind.outline(steps_of(puzzle, line))[0] for line in puzzle.lines]
        others = [line.value for line, main in zip(puzzle.lines, mains, strict=True) if main != mains[0]]
        assert mains[1] != mains[0] and max(others) == puzzle.lines[1].value
        assert sum(line.value > -SAME for line in puzzle.lines) == puzzle.ways


@pytest.mark.parametrize("game", GAMES)
def test_gardener_does_not_find_it(game: str, request: pytest.FixtureRequest) -> None:
    part, mind = puzzle_game(game), brain(game)
    for puzzle in sample(request, game):
        s = start = position(puzzle)
        taken: list[Any] = []
        while not mind.over(start, s):
            for step in think(mind, part.rules.view(s, part.rules.actor(s)), "gardener", f"{puzzle.id}/{len(taken)}").steps:
                taken.append(step)
                s = part.rules.apply(s, step)
        assert not fallen_behind(puzzle, part, start, tuple(taken), s)[0], puzzle.name


# ---------------------------------------------------------------------- judged
def answered(puzzle: Puzzle, line: PuzzleLine) -> Solving:
    solving = Solving(puzzle, NAMES)
    for step in steps_of(puzzle, line):
        solving.session.perform(step)
    assert solving.answered
    return solving


def whole(puzzle: Puzzle) -> list[PuzzleLine]:
    return [line for line in puzzle.lines if Solving(puzzle, NAMES).answers(line)]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_told_from_the_proof(game: str) -> None:
    for puzzle in best_turns(game):
        for line in whole(puzzle)[:6]:
            verdict = answered(puzzle, line).verdict()
            assert (verdict.right, verdict.value) == (line.value > -SAME, line.value), (puzzle.name, line.steps)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_that_was_not_compared_is_looked_at_now(game: str) -> None:
    puzzle = clearest(game)
    unknown = whole(puzzle)[1]
    left = tuple(line for line in puzzle.lines if line is not unknown)
    solving = answered(puzzle.model_copy(update={"lines": left}), unknown)
    verdict = solving.verdict()
    assert not verdict.right
    assert verdict.value is None or verdict.value <= -SAME
    assert solving.costs(verdict).key == ("puzzle-wrong-less" if verdict.value else "puzzle-wrong-better")
    assert mark(noted(PuzzleBook(), solving, verdict), puzzle) == "begun"


def test_another_way_to_the_same_turn_is_right() -> None:
    """Of what was not compared a turn with the best one's main action is right while it is hardly behind."""
    ways = [(line.value, puzzle, line) for game in GAMES for puzzle in best_turns(game) for line in whole(puzzle)[1:]]
    value, puzzle, variant = max(ways, key=lambda way: way[0])
    assert value > -SAME
    left = tuple(line for line in puzzle.lines if line is not variant)
    assert answered(puzzle.model_copy(update={"lines": left}), variant).verdict().right


def test_plain_offers_that_hold_the_same_are_one_as_good_as_the_other() -> None:
    rules, part = registry.rules("chocolatier"), puzzle_game("chocolatier")
    for seed in range(200):
        s = rules.start(rules.deal(NAMES, seed))
        twins = [(one, two) for one in range(1, len(s.sources)) for two in range(1, one) if s.sources[one] == s.sources[two]]
        if twins:
            break
    one, two = twins[0]
    takes = {step.source: step for step in rules.legal(s) if step.source in (one, two)}
    first, second = (rules.apply(s, takes[source]) for source in (one, two))
    assert part.key(first) != part.key(second)
    assert part.comes_to(first) == part.comes_to(second)


# ---------------------------------------------------------------------- in the window, and in files
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_says_by_how_much(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    puzzle = best_turns(game)[0]
    lines = whole(puzzle)
    with staged() as app:
        flow = flow_of(app, game)
        said: dict[str, str] = {}
        for line in (lines[0], lines[-1]):
            scene: Any = flow.scene(puzzle, afresh=True)
            for step in steps_of(puzzle, line):
                scene.solving.session.perform(step)
            app.start(scene.on_answer().scene)
            wait(app, 0.5)
            sheet = app.stack.top
            assert isinstance(sheet, VerdictScene)
            said[sheet.kind] = " ".join(sheet.written())
        say = app.services.say
        assert say.text(scene.solving.proof()) in said["solved"] and say.text(scene.solving.why()) in said["solved"]
        assert say.text(scene.solving.costs(answered(puzzle, lines[-1]).verdict())) in said["wrong"]
        assert say.text(scene.solving.said(lines[0])) not in said["wrong"]


@pytest.mark.parametrize(
    "damage",
    [
        {"worlds": 0},
        {"margin": 0},
        {"margin": "NaN"},
        {"error": -1},
        {"kind": "guess"},
        {"lines": [{"steps": ["end"], "value": -1.5}, {"steps": ["end"], "value": -4.0}]},
        {"lines": [{"steps": ["end"], "value": 0}, {"steps": ["end"], "value": 2.5}]},
    ],
)
def test_a_damaged_one_is_left_out_and_told(damage: dict[str, Any], tmp_path: Path) -> None:
    data = json.loads((assets() / "puzzles" / "miyabi.json").read_text(encoding="utf-8"))
    next(one for one in data["puzzles"] if one.get("kind") == "best").update(damage)
    file = tmp_path / "miyabi.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    found = collection("miyabi", file)
    assert len(found.puzzles) == len(data["puzzles"]) - 1
    assert [(text.key, text.args["count"]) for text in found.troubles] == [("puzzles-left-out", 1)]
