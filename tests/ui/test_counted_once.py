"""A game is written down and counted once, however often the program ends in between, and whatever is played on from it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from momiji.games.momiji.table.pictures import staging
from momiji.play import Program
from momiji.playing import keeping
from momiji.playing.daily import DailyGame, daily_line
from momiji.playing.keeping import header_of, keep, now_here
from momiji.playing.resume import to_continue
from momiji.playing.session import Seat, Session
from momiji.store import paths, saves
from momiji.store.autosave import Autosave
from momiji.store.statistics import ResultBook
from momiji.ui.app import App
from momiji.ui.scenes.message import MessageScene
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from tests.choosing import momiji_choices
from tests.ui.stage import click, from_title, staged, wait


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def app() -> Iterator[App]:
    with staged() as app:
        yield app


@pytest.fixture
def program(app: App) -> Iterator[Program]:
    program = Program(app.services)
    app.start(program.title())
    wait(app)
    yield program
    program.close()


class Killed(BaseException):
    """Nothing catches it, as nothing catches the end of a process."""


def killed_at(place: str, patch: pytest.MonkeyPatch) -> None:
    """The program ends before or after one of the writes that follow the last step."""

    def before(real: Callable[..., Any], *_: Any, **__: Any) -> Any:
        raise Killed

    def after(real: Callable[..., Any], *args: Any, **more: Any) -> Any:
        real(*args, **more)
        raise Killed

    when, what = place.split(" ", 1)
    holder, name = {"record": (keeping, "_keep_record"), "statistics": (ResultBook, "add"), "removal": (Autosave, "finish")}[what]
    real, act = getattr(holder, name), before if when == "before" else after
    patch.setattr(holder, name, lambda *args, **more: act(real, *args, **more))


def kept_by(autosave: Autosave) -> Callable[[Session], None]:
    def changed(session: Session) -> None:
        keep(autosave, session)

    return changed


def over() -> list[saves.Save]:
    return list(saves.Shelf(paths.records()).listing().saves)


def solo(seed: str = "once") -> Session:
    return staging.session(1, seed, scenario="equinox")


@pytest.mark.parametrize(
    "place", ["before record", "after record", "before statistics", "after statistics", "before removal", "after removal"]
)
def test_a_game_that_ends_with_the_program_is_kept_once(place: str) -> None:
    first = Autosave()
    first.begin()
    game = solo()
    game.changed = kept_by(first)
    with pytest.MonkeyPatch.context() as patch:
        killed_at(place, patch)
        with pytest.raises(Killed):
            staging.play_until(game, lambda s: False)
    assert game.over
    first.close()  # what the journal has told is on the disk; a thread that still writes changes nothing about it
    for _ in range(2):
        again = Autosave()
        assert to_continue(again) is None
        again.close()
        assert [save.record for save in over()] == [game.record()]
        assert [result.id for result in ResultBook().read().results] == [game.identity]
        assert Autosave().listing().saves == ()


def test_killed_again_while_it_is_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Autosave()
    first.begin()
    game = solo()
    game.changed = kept_by(first)
    for number, place in enumerate(("before record", "after record", "after statistics")):
        with pytest.MonkeyPatch.context() as patch:
            killed_at(place, patch)
            with pytest.raises(Killed):
                if number == 0:
                    staging.play_until(game, lambda s: False)
                else:
                    to_continue(first)
        first.close()
        first = Autosave()
    assert to_continue(first) is None
    first.close()
    assert (len(over()), len(ResultBook().read().results)) == (1, 1)


def finish(program: Program, game: Session) -> Session:
    program.autosave.begin()
    program.game(game)
    while not game.over:
        staging.play_until(game, lambda s: False) if not game.taken else game.perform(game.match.rules.legal(game.state)[0])
    program.autosave.flush()
    return game


def press(app: App, name: str) -> None:
    scene: Any = app.stack.top
    click(app, scene.page.find(name).rect.center)
    wait(app, 0.5)


def test_played_on_from_its_last_step_it_counts_no_second_time(app: App, program: Program) -> None:
    game = finish(program, solo())
    for _ in range(3):
        app.start(program.title())
        wait(app, 0.3)
        from_title(app, "title-replays")
        scene: Any = app.stack.top
        press(app, "row-" + next(row.key for row in scene.rows if game.identity[:8] in row.key))
        press(app, "open")
        viewer = app.stack.top
        assert isinstance(viewer, ReplayScene)
        viewer.go(viewer.timeline.length - 1)
        wait(app, 0.3)
        (tip,) = [widget.tip for widget in viewer.page.widgets if widget.name == "play-on"]
        assert tip is not None and "does not count in the statistics" in tip.text
        press(app, "play-on")
        table = app.stack.top
        assert isinstance(table, TableScene) and table.hints.toast is not None
        assert "does not count in the statistics" in table.hints.toast.words
        played = program.session
        assert played is not None and not played.counts
        assert (played.branch_of, played.identity != game.identity) == (game.identity, True)
        while not played.over:
            played.perform(played.match.rules.legal(played.state)[0])
        program.autosave.flush()
    assert [result.id for result in ResultBook().read().results] == [game.identity]
    assert len(over()) == 4
    assert sorted(save.record.get("branch_of", "") for save in over()) == ["", *[game.identity] * 3]


def test_a_save_of_a_game_that_was_counted_opens_as_one_that_does_not_count(app: App, program: Program) -> None:
    game = solo()
    for step in [taken.step for taken in staging.play_until(solo(), staging.turn(3)).taken]:
        game.perform(step)
    kept = saves.Shelf().save(game.record(), header_of(game, "Early", now_here())())
    finish(program, Session.resume(kept.record))
    assert len(ResultBook().read().results) == 1
    app.start(program.title())
    app.stack.apply(program.open(kept.path))
    scene = app.stack.top
    assert isinstance(scene, MessageScene) and scene.sentence.key == "open-counted"
    finish(program, program.session)  # type: ignore[arg-type]
    assert (len(over()), len(ResultBook().read().results)) == (2, 1)


def test_two_ends_of_one_game_are_both_kept_and_the_first_counts() -> None:
    early = staging.play_until(solo(), staging.turn(3)).record()
    autosave = Autosave()
    ends = []
    for pick in (0, -1):
        game = Session.resume(early)
        while not game.over:
            game.perform(game.match.rules.legal(game.state)[pick])
        ends.append(game.record()["actions"])
        assert keep(autosave, game) is None
    autosave.close()
    assert ends[0] != ends[1]
    assert sorted(save.record["actions"] for save in over()) == sorted(ends)
    assert len(ResultBook().read().results) == 1


def test_the_same_cards_chosen_again_are_a_game_of_their_own(program: Program) -> None:
    choices = momiji_choices((Seat("Hana", "flower"),), "same", scenario="equinox")
    games = [program._fresh(choices) for _ in range(2)]
    assert games[0].identity != games[1].identity
    assert games[0].record()["setup"] == games[1].record()["setup"]
    for game in games:
        finish(program, game)
    assert len(ResultBook().read().results) == 2


def test_an_old_record_has_the_same_identity_every_time() -> None:
    old = {key: value for key, value in solo().record().items() if key != "id"}
    first, second = Session.resume(old), Session.resume(old)
    assert first.identity == second.identity
    assert Session.resume({**old, "seed": "another"}).identity != first.identity
    assert Session.resume(first.record()).identity == first.identity


def test_a_garden_of_the_day_played_on_has_no_line_to_share() -> None:
    game = Session.begin(DailyGame(now_here().date(), "equinox").choices(Seat("Hana", "flower"), ["Hana"]))
    while not game.over:
        game.perform(game.match.rules.legal(game.state)[0])
    assert daily_line(game) is not None
    game.branch()
    assert daily_line(game) is None


def test_who_thinks_draws_lots_that_have_nothing_to_do_with_the_deal() -> None:
    choices = momiji_choices((Seat("Hana", "flower"), Seat("Kenji", "fan", "sage")), "seen by all")
    first, second = Session.begin(choices), Session.begin(choices)
    assert first.thinking != second.thinking
    assert first.thinking not in str(first.record()) and "seen by all" not in first.thinking
