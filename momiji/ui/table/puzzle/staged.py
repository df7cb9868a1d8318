"""Puzzles for pictures: one being tried, answered wrongly, and solved."""

from collections.abc import Callable
from typing import Final

from momiji.playing.puzzle import Progress
from momiji.store.puzzles import PuzzleBook, PuzzleKind, collection
from momiji.ui.app import App
from momiji.ui.samples import NOW
from momiji.ui.services import Services
from momiji.ui.shots import Wish, title
from momiji.ui.stack import Push, Scene

from .flow import PuzzleFlow
from .scene import PuzzleTable

Staged = Callable[[App, Wish], Scene]
Above = Callable[[Services, Wish], Scene]
BEGUN: Final[dict[str, PuzzleKind]] = {"puzzle": "exact", "best-turn": "best"}
ANSWERS: Final = {"wrong": -1, "solved": 0}  # which of the lines that are told is played


def puzzle_scenes(game: str) -> dict[str, Staged]:
    """Empty for a game without puzzles."""
    kinds = _kinds(game)
    answered = {f"{name}-{end}": _tried(game, kind, which) for name, kind in kinds.items() for end, which in ANSWERS.items()}
    return {**{name: _tried(game, kind) for name, kind in kinds.items()}, **answered}


def puzzle_overlays(game: str) -> dict[str, Above]:
    """The sheets over those that are answered."""
    return {f"{name}-{end}": _sheet(game, kind, which) for name, kind in _kinds(game).items() for end, which in ANSWERS.items()}


def _kinds(game: str) -> dict[str, PuzzleKind]:
    there = {puzzle.kind for puzzle in collection(game).puzzles}
    return {name: kind for name, kind in BEGUN.items() if kind in there}


def _flow(services: Services, game: str) -> PuzzleFlow:
    progress = Progress(NOW.date(), PuzzleBook(), lambda book: None)
    return PuzzleFlow(services, collection(game).puzzles, progress, lambda: title(services), on_study=lambda *_: None)


def _table(services: Services, game: str, kind: PuzzleKind, which: int | None) -> PuzzleTable:
    """The first puzzle of a kind as it begins, or the last one with a line played."""
    flow = _flow(services, game)
    ours = [puzzle for puzzle in flow.puzzles if puzzle.kind == kind]
    scene = flow.scene(ours[0 if which is None else -1])
    assert isinstance(scene, PuzzleTable)
    solving = scene.solving
    whole = [line for line in solving.told if solving.answers(line)]
    for words in () if which is None else whole[which].steps:
        solving.session.perform(solving.session.rules.decode(words))
    return scene


def _tried(game: str, kind: PuzzleKind, which: int | None = None) -> Staged:
    return lambda app, wish: _table(app.services, game, kind, which)


def _sheet(game: str, kind: PuzzleKind, which: int) -> Above:
    def above(services: Services, wish: Wish) -> Scene:
        opened = _table(services, game, kind, which).on_answer()
        assert isinstance(opened, Push)
        return opened.scene

    return above
