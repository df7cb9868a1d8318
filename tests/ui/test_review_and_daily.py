"""A game looked over, and the garden of the day: figures that fit the game, clicks that lead to positions, lines to share."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

from momiji.games.momiji.rules import scoring
from momiji.games.momiji.table.pictures import staging
from momiji.play import put_together
from momiji.playing.daily import DailyGame, daily_line, first_try, garden_of, modes
from momiji.playing.keeping import result_of
from momiji.playing.review import odds_by_turn, table_of_points
from momiji.playing.session import Seat, Session
from momiji.playing.timeline import Timeline
from momiji.store import daily
from momiji.store.statistics import ResultBook
from momiji.ui.app import App
from momiji.ui.scenes.daily import DailyScene
from momiji.ui.scenes.race import RaceChart
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.services import Pocket
from momiji.ui.shots import day_puzzle
from momiji.ui.stack import Change
from momiji.ui.table.looking_back import replay_of, review_of
from momiji.ui.table.puzzle.scene import PuzzleTable
from momiji.ui.table.replay.scene import ReplayScene
from tests.store.games import NOW
from tests.terminal.typist import InProcess
from tests.ui.stage import click, point, press, staged, wait

DAY = date(2026, 11, 17)
HANA = Seat("Hana", "wave")
NAMES = ["Hana", "Kenji", "Yuki", "Sora", "Tomo"]


@pytest.fixture(scope="module")
def finished() -> Session:
    return staging.play_until(staging.session(3, "looked over"), lambda s: False)


@pytest.fixture
def app() -> Iterator[App]:
    with staged() as app:
        yield app


# ------------------------------------------------------------------ review


def test_points_are_those_of_the_game(finished: Session) -> None:
    timeline = Timeline(finished, 0)
    points = table_of_points(timeline)
    assert [row[-1] for row in points] == [score.total for score in scoring.scores(finished.state)]
    assert all(len(row) == len(timeline.turns) + 1 for row in points)
    assert points[1][7] == scoring.scores(timeline.state(timeline.turns[6].last))[1].total


def test_chances_are_made_in_small_pieces_from_what_all_could_see(finished: Session) -> None:
    timeline = Timeline(finished, 0)
    pieces = list(odds_by_turn(timeline))
    guesses = [piece for piece in pieces if piece is not None]
    assert len(guesses) == len(timeline.turns) + 1
    assert all(abs(sum(guess) - 1) < 1e-9 for guess in guesses)
    winners = scoring.winners(finished.state)
    assert guesses[-1] == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert max(guesses[0]) < 0.75
    assert guesses == [piece for piece in odds_by_turn(Timeline(finished, 2)) if piece is not None]


def test_a_click_on_a_turn_shows_the_position(app: App, finished: Session) -> None:
    scene = review_of(app.services, finished, 0, lambda record: None, InProcess())
    app.start(scene)
    wait(app)
    assert scene.guessing
    chart = scene.page.find("review-points")
    assert isinstance(chart, RaceChart)
    at = (chart.x(9), chart.plot.centery)
    point(app, at)
    assert scene.pointed == 9
    click(app, at)
    viewer = app.stack.top
    assert isinstance(viewer, ReplayScene)
    assert viewer.at == viewer.timeline.turns[8].last
    press(app, pygame.K_ESCAPE)
    assert app.stack.top is scene


def test_the_review_over_the_viewer_leads_back_into_it(app: App, finished: Session) -> None:
    viewer = replay_of(app.services, finished, 0, lambda record: None, InProcess())
    app.start(viewer)
    press(app, pygame.K_r)
    scene = app.stack.top
    assert isinstance(scene, ReviewScene)
    click(app, scene.page.find("watch").rect.center)
    assert app.stack.top is viewer
    assert viewer.at == 0


def test_the_keyboard_alone_reaches_a_turn(app: App, finished: Session) -> None:
    scene = review_of(app.services, finished, 0, lambda record: None, InProcess())
    app.start(scene)
    wait(app)
    press(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(app.stack.top, ReplayScene)
    assert app.stack.top.at == app.stack.top.timeline.turns[1].last


def test_solo_games_are_reviewed_by_their_conditions(app: App) -> None:
    game = staging.play_until(staging.session(1, "alone", scenario="equinox"), lambda s: False)
    scene = review_of(app.services, game, 0, lambda record: None, InProcess())
    app.start(scene)
    wait(app)
    assert not scene.guessing
    assert [widget.name for widget in scene.page.widgets if isinstance(widget, RaceChart)] == ["review-conditions"]


# ------------------------------------------------------------------ the garden of the day


def test_every_mode_deals_the_same_to_everyone() -> None:
    other = Seat("Miki", "crane")
    for mode in modes("momiji"):
        garden = DailyGame(DAY, mode)
        mine, theirs = Session.begin(garden.choices(HANA, NAMES)), Session.begin(garden.choices(other, list(reversed(NAMES))))
        assert (mine.setup.hands, mine.setup.deck, mine.setup.goals) == (theirs.setup.hands, theirs.setup.deck, theirs.setup.goals)
        assert mine.setup.first_player == theirs.setup.first_player
        assert garden_of(mine) == garden
        assert garden_of(Session.resume(mine.record())) == garden
        assert len({seat.crest for seat in mine.seats}) == len(mine.seats)


@pytest.mark.parametrize("seed", ["daily-", "daily-2026-13-40-versus", "daily-2026-11-17-", "daily-2026-11-17-nonsense", "MAPLE", ""])
def test_other_seeds_are_no_garden(seed: str) -> None:
    assert garden_of(staging.session(2, seed or "x")) is None
    assert daily.read(seed) is None or daily.read(seed) == (DAY, "nonsense")


def test_the_result_is_kept_for_its_day_and_can_be_shared(app: App, tmp_path: Path) -> None:
    game = Session.begin(DailyGame(DAY, "cold-breeze").choices(HANA, NAMES))
    assert daily_line(game) is None
    staging.play_until(game, lambda s: False)
    book = ResultBook(tmp_path / "book.jsonl")
    book.add(result_of(game, NOW.replace(day=18)))
    outcome = first_try(book.read().results, DailyGame(DAY, "cold-breeze"))
    assert outcome is not None
    assert outcome.wanted == 3
    assert first_try(book.read().results, DailyGame(DAY, "equinox")) is None
    begun: list[DailyGame] = []

    def begin(garden: DailyGame) -> Change | None:
        begun.append(garden)
        return None

    scene = DailyScene(app.services, DAY, book.read().results, begin)
    app.start(scene)
    wait(app)
    click(app, scene.page.find("copy-momiji-cold-breeze").rect.center)
    line = daily_line(game)
    assert line is not None
    assert isinstance(app.services.clipboard, Pocket)
    assert app.services.clipboard.text == app.services.say.text(line())
    assert "17 November 2026" in app.services.clipboard.text
    click(app, scene.page.find("play-momiji-versus").rect.center)
    assert begun == [DailyGame(DAY, "versus")]
    with pytest.raises(StopIteration):
        scene.page.find("copy-momiji-equinox")


def test_the_puzzle_of_the_day_stands_under_the_shorter_sheets_and_opens(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    program = put_together(app)
    page = program.daily()
    assert isinstance(page, DailyScene)
    app.start(page)
    wait(app, 0.5)
    button, strip = page.page.find("puzzle"), page._strip()
    assert strip is not None and strip[1].contains(button.rect)
    areas = {widget.name: widget.rect for widget in page.page.widgets if widget.name.startswith("rows-")}
    assert len(areas) == 3 and not any(rect.colliderect(strip[1]) for rect in areas.values())
    assert page._stand()[0].h > page._stand()[1].h == page._stand()[2].h
    click(app, button.rect.center)
    wait(app, 0.5)
    assert isinstance(app.stack.top, PuzzleTable)
    program.close()


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_large_words_leave_the_puzzle_of_the_day_to_its_own_page(text: float) -> None:
    with staged(text=text) as app:
        page = DailyScene(app.services, DAY, [], lambda garden: None, puzzle=day_puzzle())
        app.start(page)
        wait(app, 0.5)
        assert page._strip() is None and "puzzle" not in [widget.name for widget in page.page.widgets]
