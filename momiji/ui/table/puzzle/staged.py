"""Puzzles for pictures: one being tried, answered wrongly, and solved."""

from collections.abc import Callable
from typing import Final

from momiji.playing.puzzle import Progress
from momiji.store.puzzles import PuzzleBook, collection
from momiji.ui.app import App
from momiji.ui.samples import NOW
from momiji.ui.services import Services
from momiji.ui.shots import Wish, title
from momiji.ui.stack import Push, Scene

from .flow import PuzzleFlow
from .scene import PuzzleTable

Staged = Callable[[App, Wish], Scene]
Above = Callable[[Services, Wish], Scene]
ANSWERS: Final = {"puzzle-wrong": -1, "puzzle-solved": 0}  # which of its lines is played


def puzzle_scenes(game: str) -> dict[str, Staged]:
    """Empty for a game without puzzles."""
    if not collection(game).puzzles:
        return {}
    return {"puzzle": _tried(game), **{name: _tried(game, which) for name, which in ANSWERS.items()}}


def puzzle_overlays(game: str) -> dict[str, Above]:
    """The sheets over two of them."""
    return {name: _sheet(game, which) for name, which in ANSWERS.items()} if collection(game).puzzles else {}


def _flow(services: Services, game: str) -> PuzzleFlow:
    progress = Progress(NOW.date(), PuzzleBook(), lambda book: None)
    return PuzzleFlow(services, collection(game).puzzles, progress, lambda: title(services))


def _table(services: Services, game: str, which: int | None) -> PuzzleTable:
    """The first puzzle as it begins, or the last one with a line played."""
    flow = _flow(services, game)
    scene = flow.scene(flow.puzzles[0 if which is None else -1])
    assert isinstance(scene, PuzzleTable)
    solving = scene.solving
    for words in () if which is None else solving.puzzle.lines[which].steps:
        solving.session.perform(solving.session.rules.decode(words))
    return scene


def _tried(game: str, which: int | None = None) -> Staged:
    return lambda app, wish: _table(app.services, game, which)


def _sheet(game: str, which: int) -> Above:
    def above(services: Services, wish: Wish) -> Scene:
        opened = _table(services, game, which).on_answer()
        assert isinstance(opened, Push)
        return opened.scene

    return above
