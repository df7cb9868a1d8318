"""The pages of the house show a game that gives them nothing but its rules and its words."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.playing.choices import usual_choices
from momiji.playing.keeping import header_of, result_of
from momiji.playing.preferences import INSTANT, Preferences
from momiji.playing.session import Choices, Session
from momiji.store.saves import Save
from momiji.store.statistics import ResultBook
from momiji.ui.app import App
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.saves.shelf import row_of
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.scenes.statistics.numbers import GameNumbers
from momiji.ui.scenes.statistics.scene import StatisticsScene
from momiji.ui.stack import Change
from tests.games import toy

NAMES = ("Hana", "Kenji", "Yuki")
NOW = datetime(2026, 11, 17, 18, tzinfo=UTC)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    app = App.for_test((1280, 720), Preferences(animation_speed=INSTANT))
    yield app
    app.services.art.close()


def played(steps: int = 1000) -> Session:
    session, chance = Session.begin(usual_choices("toy", NAMES, "pages")), Chance("pages")
    while session.actor is not None and len(session.taken) < steps:
        session.perform(chance.pick(session.rules.legal(session.state)))
    return session


def nothing() -> Change | None:
    return None


def test_a_new_game_asks_what_its_options_are(app: App) -> None:
    dealt: list[Choices] = []
    scene = NewGameScene(app.services, usual_choices("toy", NAMES, "pages"), lambda choices: dealt.append(choices))
    app.start(scene)
    app.step(0.1)
    table = scene.page.find("table")
    assert isinstance(table, ScrollArea)
    switch = next(widget for widget in table.children if widget.name == "sevens")
    switch.activate()
    scene.page.find("add").activate()
    assert scene.form.why_not_add() is not None  # three at most
    scene.page.find("deal").activate()
    assert (dealt[0].game, dealt[0].options, len(dealt[0].seats)) == ("toy", ("sevens",), 3)
    Session.begin(dealt[0])
    app.step(0.1)
    assert app.picture().get_size() == (1280, 720)


def test_its_end_is_added_up(app: App) -> None:
    session = played()
    scene = ScoreScene(
        app.services,
        session,
        on_rematch=nothing,
        on_new_game=nothing,
        on_title=nothing,
        on_replay=None,
        save_record=None,
        save_picture=None,
    )
    app.start(scene)
    app.step(0.1)
    outcome = session.rules.outcome(session.state)
    assert outcome is not None
    assert (scene.sheet.totals, scene.sheet.winners) == (outcome.points, outcome.winners)
    turns, seats = session.rules.turn(session.state).number, len(session.seats)
    assert seats * (scene.sheet.rounds - 1) < turns <= seats * scene.sheet.rounds  # it has no rounds of its own
    assert [tuple(cell.points for cell in row.cells) for row in scene.sheet.rows] == [row.values for row in outcome.rows]
    assert app.picture().get_size() == (1280, 720)


def test_statistics_count_its_games_and_no_others(app: App) -> None:
    ResultBook().add(result_of(played(), NOW))
    for game, games in (("toy", "1"), ("momiji", "0")):
        scene = StatisticsScene(app.services, GameNumbers(game=game))
        app.start(scene)
        app.step(0.1)
        assert scene.chapters[0].figures[0].value == games
    assert len(pages("toy").chapters(())) == 1


def test_a_kept_game_is_a_row_of_the_list(app: App) -> None:
    session = played(5)
    save = Save(Path("pairs"), header_of(session, "Pairs of an evening", NOW)(), session.record())
    row = row_of(save, NOW)
    assert row.name == "Pairs of an evening"
    assert not row.chips
    assert app.services.say.text(row.state).endswith(f"turn {session.rules.turn(session.state).number}")
