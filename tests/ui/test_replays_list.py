"""The list of finished games says who won and with how many points, and shows the table as it was left; old records too."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from momiji.games.momiji.rules import scoring
from momiji.games.momiji.table.pictures import staging
from momiji.i18n import translator
from momiji.playing.keeping import header_of, now_here
from momiji.playing.session import Session
from momiji.store import paths, saves
from momiji.ui.app import App
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.saves.shelf import GameShelf
from momiji.ui.stack import Pop
from tests.ui.stage import staged, until

say = translator("en")


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    with staged() as app:
        yield app


def finished(players: int = 3, scenario: str | None = None) -> Session:
    return staging.play_until(staging.session(players, "over", scenario=scenario), lambda state: False)


def shown(app: App) -> SavesScene:
    scene = SavesScene(app.services, GameShelf(app.services, lambda path: Pop(), now_here, saves.Shelf(paths.records())))
    app.start(scene)
    until(app, lambda: len(scene.portraits) == len(scene.rows))
    return scene


@pytest.mark.parametrize("old", [False, True], ids=["today", "kept by an older version"])
def test_a_finished_game_says_its_winner_and_points(app: App, old: bool) -> None:
    game = finished()
    header = header_of(game, "An evening", now_here())()
    if old:
        header = header.model_copy(update={"seats": [note.model_copy(update={"points": None, "won": None}) for note in header.seats]})
    saves.Shelf(paths.records()).save(game.record(), header)
    scene = shown(app)
    (row,) = scene.rows
    points = [score.total for score in scoring.scores(game.state)]
    (winner,) = scoring.winners(game.state)
    assert say.text(row.state) == f"{game.seats[winner].name} won with {points[winner]} points"
    assert [seat.points for seat in row.seats] == points
    assert [seat.won for seat in row.seats] == [seat == winner for seat in range(3)]
    assert scene.portraits[row.key].get_width() > 100


def test_a_scenario_says_whether_it_was_won(app: App) -> None:
    game = finished(1, "equinox")
    saves.Shelf(paths.records()).save(game.record(), header_of(game, "Alone", now_here())())
    (row,) = shown(app).rows
    assert say.text(row.state) in ("Scenario won", "Scenario lost")
    assert row.seats[0].points is None


def test_a_game_in_progress_has_no_winner(app: App) -> None:
    game = staging.play_until(staging.session(2, "on"), staging.turn(5))
    header = header_of(game, "Going on", now_here())()
    assert [(note.points, note.won) for note in header.seats] == [(None, None)] * 2
