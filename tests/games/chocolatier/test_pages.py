"""The pages of the house show Master Chocolatier: a new game, its end added up, statistics, the list of saves."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.games.chocolatier.pages import PAGES
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import OVER
from momiji.i18n import LANGUAGES, translator
from momiji.playing.choices import usual_choices
from momiji.playing.keeping import header_of, result_of
from momiji.playing.preferences import INSTANT, Preferences
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.store.saves import Save
from momiji.store.statistics import ResultBook
from momiji.ui.app import App
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.saves.shelf import row_of
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.scenes.score.sheet import result
from momiji.ui.scenes.statistics.numbers import GameNumbers
from momiji.ui.scenes.statistics.scene import StatisticsScene
from momiji.ui.stack import Change
from tests.games.chocolatier.laid import Side, Table

NAMES = ("Hana", "Kenji", "Yuki")
NOW = datetime(2026, 11, 17, 18, tzinfo=UTC)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setitem(registry.GAMES, CHOCOLATIER.name, "momiji.games.chocolatier")
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    app = App.for_test((1280, 720), Preferences(animation_speed=INSTANT))
    yield app
    app.services.art.close()


def played(steps: int = 10_000, options: tuple[str, ...] = ("brown", "special")) -> Session:
    seats = tuple(map(Seat, NAMES, CRESTS))
    session, chance = Session.begin(Choices(CHOCOLATIER.name, seats, "pages", options)), Chance("pages")
    while session.actor is not None and len(session.taken) < steps:
        session.perform(chance.pick(session.rules.legal(session.state)))
    return session


def nothing() -> Change | None:
    return None


def test_a_new_game_asks_for_side_and_special_plates(app: App) -> None:
    dealt: list[Choices] = []
    scene = NewGameScene(app.services, usual_choices(CHOCOLATIER.name, NAMES, "pages"), lambda choices: dealt.append(choices))
    app.start(scene)
    app.step(0.1)
    table = scene.page.find("table")
    assert isinstance(table, ScrollArea)
    for name in ("side", "special"):
        next(widget for widget in table.children if widget.name == name).activate()
        table = scene.page.find("table")
        assert isinstance(table, ScrollArea)
    scene.page.find("deal").activate()
    assert (dealt[0].game, dealt[0].options) == (CHOCOLATIER.name, ("brown", "special"))
    Session.begin(dealt[0])


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
    sheet = scene.sheet
    assert (sheet.totals, sheet.winners) == (outcome.points, outcome.winners)
    boxes, *figures = sheet.rows
    assert boxes.kind == "boxes" and all(cell.drawn is not None for cell in boxes.cells)
    assert [tuple(cell.points or 0 for cell in row.cells) for row in figures] == [row.values for row in outcome.rows]
    for seat, total in enumerate(sheet.totals):
        assert sum(row.cells[seat].points or 0 for row in sheet.rows) == total
    for row in figures[1:]:
        assert all(cell.times[0] * cell.times[1] == (cell.points or 0) for cell in row.cells)
    assert app.picture().get_size() == (1280, 720)


def test_complete_rows_break_a_tie_in_words(app: App) -> None:
    """Both have 20 points in all; who has a row more wins by it."""
    session = played(1)
    ended = Table(mine=Side(points=18, box="BNWKR"), others=[Side(points=20), Side(points=3)]).state
    ended.phase = OVER
    session.match.state = ended
    sheet = PAGES.score_sheet(session)
    assert sheet.totals == (20, 20, 3) and sheet.winners == (0,)
    assert sheet.tie is not None and sheet.tie.values == (1, 0, None)
    for language in LANGUAGES:
        said = [translator(language).text(text) for text in result(sheet, session.seats)]
        assert "Kenji" in said[1] and "{" not in said[1]


def test_statistics_count_its_games_and_no_others(app: App) -> None:
    ResultBook().add(result_of(played(), NOW))
    for game, games in ((CHOCOLATIER.name, "1"), ("momiji", "0")):
        scene = StatisticsScene(app.services, GameNumbers(game=game))
        app.start(scene)
        app.step(0.1)
        assert scene.chapters[0].figures[0].value == games


def test_a_kept_game_is_a_row_of_the_list(app: App) -> None:
    session = played(5)
    save = Save(Path("evening"), header_of(session, "Sweet evening", NOW)(), session.record())
    assert row_of(save, NOW).name == "Sweet evening"
    assert [translator("en").text(chip) for chip in PAGES.save_chips(save)] == ["Plain side", "Special plates"]
    about = PAGES.save_about(save)
    assert about is not None
    bag = len(session.state.bag)
    assert translator("en").text(about) == f"Turn {session.state.turn} · {bag} pralines in the bag"
    seats = row_of(save, NOW).seats
    assert [(seat.count, seat.token) for seat in seats] == [(side.points, "chocolatier/tokens/points") for side in session.state.players]
