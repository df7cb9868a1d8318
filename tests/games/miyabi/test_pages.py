"""The pages of the house show Miyabi: a new game with its options, the score sheet, statistics, the list of saves."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.games.miyabi.pages.new_game import MiyabiSheet
from momiji.games.miyabi.rules.scoring import scores
from momiji.i18n import LANGUAGES, translator
from momiji.playing.keeping import header_of, result_of
from momiji.playing.preferences import INSTANT, Preferences
from momiji.playing.session import CRESTS, Choices, Seat, Session
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
from tests.games.miyabi.samples import WORDS

NAMES = ("Hana", "Kenji", "Yuki")
NOW = datetime(2026, 11, 17, 18, tzinfo=UTC)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setitem(registry.GAMES, "miyabi", "momiji.games.miyabi")
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    app = App.for_test((1280, 720), Preferences(animation_speed=INSTANT))
    yield app
    app.services.art.close()


def wished(*options: str) -> Choices:
    return Choices("miyabi", tuple(map(Seat, NAMES, CRESTS)), "pages", options)


def played(*options: str, steps: int = 1000) -> Session:
    session, chance = Session.begin(wished(*options)), Chance("pages")
    while session.actor is not None and len(session.taken) < steps:
        session.perform(chance.pick(session.rules.legal(session.state)))
    return session


def nothing() -> Change | None:
    return None


def test_a_new_game_asks_for_every_extension(app: App) -> None:
    dealt: list[Choices] = []
    scene = NewGameScene(app.services, wished(), lambda choices: dealt.append(choices))
    app.start(scene)
    app.step(0.1)
    for word in WORDS:
        table = scene.page.find("table")
        assert isinstance(table, ScrollArea)
        next(widget for widget in table.children if widget.name == word).activate()
    scene.page.find("add").activate()
    assert scene.form.why_not_add() is not None  # four at most
    scene.page.find("deal").activate()
    assert (dealt[0].game, dealt[0].options, len(dealt[0].seats)) == ("miyabi", WORDS, 4)
    Session.begin(dealt[0])


def test_every_extension_has_its_emblem_and_all_rows_are_seen_at_once(app: App) -> None:
    scene = NewGameScene(app.services, wished(), lambda choices: None)
    app.start(scene)
    app.step(0.1)
    table = scene.page.find("table")
    assert isinstance(table, ScrollArea)
    assert table.content <= table.rect.h
    sheet = scene.table.sheet
    assert isinstance(sheet, MiyabiSheet)
    assert len({sheet.sign(word) for word in WORDS}) == len(WORDS)
    assert [words for _, words in sheet.result()] == ["5 rounds", "18 tiles per round"]


@pytest.mark.parametrize("options", [(), WORDS])
def test_the_score_sheet_adds_up_and_tells_every_row(app: App, options: tuple[str, ...]) -> None:
    session = played(*options)
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
    sheet, outcome = scene.sheet, session.rules.outcome(session.state)
    assert outcome is not None
    assert (sheet.totals, sheet.winners, sheet.rounds) == (outcome.points, outcome.winners, 5)
    for seat, score in enumerate(scores(session.state)):
        assert sum(row.cells[seat].points or 0 for row in sheet.rows) == score.total
        assert sum(row.cells[seat].points or 0 for row in sheet.rows if row.kind == "row") == score.rows
        for row in sheet.rows:
            count, each = row.cells[seat].times
            assert count * each == (row.cells[seat].points if each else 0)
    assert [row.kind for row in sheet.rows].count("row") == 6
    assert sheet.rows[sheet.second].kind == "row"
    for language in LANGUAGES:
        for row in sheet.rows:
            assert row.about is not None
            assert all("{" not in translator(language).text(text) for text in (row.words, row.about))
    assert app.picture().get_size() == (1280, 720)


def test_statistics_tell_what_was_played_with(app: App) -> None:
    for options in ((), ("zen",), ("zen", "frog")):
        ResultBook().add(result_of(played(*options), NOW))
    scene = StatisticsScene(app.services, GameNumbers(game="miyabi"))
    app.start(scene)
    app.step(0.1)
    chapter = pages("miyabi").chapters(ResultBook().read().of("miyabi"))[0]
    assert chapter.figures[0].value == "3"
    drawn = {figure.art for figure in scene.chapters[0].figures}
    assert "miyabi/objects/mini/azalea" in drawn and not any(art.startswith("leaves/") for art in drawn)
    bars = chapter.charts[-1].bars  # type: ignore[union-attr]
    said = [app.services.say.text(bar.label) for bar in bars]
    assert said == ["Base game", "Zen Garden", "Frog"]
    assert len(pages("miyabi").chapters(())) == 1


@pytest.mark.parametrize(
    ("options", "steps", "chips", "state"),
    [
        ((), 4, [], "turn 3"),
        (("zen",), 5, ["Zen Garden"], "turn"),
        (("zen", "frog"), 1, ["2 options"], "Placing the frogs"),
        ((), 1, [], "Last round"),
    ],
)
def test_a_kept_game_says_what_it_is_played_with_and_where_it_stands(
    app: App, options: tuple[str, ...], steps: int, chips: list[str], state: str
) -> None:
    session = played(*options, steps=steps)
    while state == "Last round" and session.state.round < session.state.rounds:
        session.perform(session.rules.legal(session.state)[0])
    row = row_of(Save(Path("evening"), header_of(session, "An evening", NOW)(), session.record()), NOW)
    say = app.services.say.text
    assert [say(chip) for chip in row.chips] == chips
    assert state in say(row.state)
    assert [(seat.count, seat.token) for seat in row.seats] == [(player.points, "miyabi/points") for player in session.state.players]
    assert f"{sum(map(len, session.state.bags))} tiles" in say(row.about) or not any(session.state.bags)
