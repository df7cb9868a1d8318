"""A game with a table of its own has nothing of another game on its pages."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from momiji import registry
from momiji.playing.choices import usual_choices
from momiji.ui.app import App
from momiji.ui.scenes.new_game.options import draw_result
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.rule_book.paper import draw_book
from tests.ui.stage import staged

NAMES = ("Hana", "Kenji")
OWN = [game for game in registry.GAMES if pages(game).setting()]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    with staged() as app:
        yield app


def leaves(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which leaves of maple, ginkgo and others are drawn from now on."""
    drawn: list[str] = []
    sprites = type(app.services.look.sprites)
    usual: Any = sprites.leaf

    def leaf(self: Any, name: str, *rest: Any) -> Any:
        drawn.append(name)
        return usual(self, name, *rest)

    monkeypatch.setattr(sprites, "leaf", leaf)
    return drawn


@pytest.mark.parametrize("game", list(registry.GAMES))
def test_leaves_lie_only_on_the_pages_of_a_game_without_a_table_of_its_own(app: App, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    drawn = leaves(app, monkeypatch)
    scene = NewGameScene(app.services, replace(usual_choices(game, NAMES, "evening")), lambda choices: None)
    app.start(scene)
    app.step(0.1)
    draw_book(app.window.surface, app.services, pages(game).setting())
    assert bool(drawn) == (game not in OWN)


def test_two_games_have_a_table_of_their_own() -> None:
    assert len(OWN) >= 2 and all(setting.corners for game in OWN if (setting := pages(game).setting()))


@pytest.mark.parametrize("lines", [1, 2])
def test_everything_that_will_lie_on_the_table_is_told(app: App, monkeypatch: pytest.MonkeyPatch, lines: int) -> None:
    told: list[str] = []
    kind = type(app.services.look.type)
    usual: Any = kind.put

    def put(self: Any, target: Any, words: str, *rest: Any, **more: Any) -> Any:
        told.append(words)
        return usual(self, target, words, *rest, **more)

    monkeypatch.setattr(kind, "put", put)
    surface = app.window.surface
    parts = (("icons/person", "one"), ("icons/person", "two"), ("icons/person", "three"))
    draw_result(surface, app.services, surface.get_rect(), parts, lines)
    assert told == ["one", "two", "three"]
