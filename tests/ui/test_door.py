"""Whatever lies in the file of a kept game: it opens and can be played, or a sentence says why not and the file is set aside."""

import json
import os
from collections.abc import Callable, Iterator
from datetime import timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from momiji import opening, play
from momiji.core.text import Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.table.pictures import staging
from momiji.i18n import LANGUAGES, translator
from momiji.play import Program
from momiji.playing.keeping import header_of, now_here
from momiji.playing.preferences import Preferences, sensible
from momiji.playing.session import Session
from momiji.store import files, paths, saves, settings
from momiji.store.autosave import Autosave
from momiji.ui.app import App
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.message import MessageScene
from momiji.ui.scenes.saves import shelf
from momiji.ui.scenes.saves.bring_in import BringInScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.title import TitleScene
from momiji.ui.stack import Push, Reset
from momiji.ui.table.replay.scene import ReplayScene
from tests.ui.stage import click, from_title, staged, wait

Change = Callable[[dict[str, Any]], None]


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
    yield program
    program.close()


def press(app: App, name: str) -> None:
    scene: Any = app.stack.top
    click(app, scene.page.find(name).rect.center)
    wait(app, 0.5)


def kept_game(players: int = 2) -> dict[str, Any]:
    """A save as it lies on the disk."""
    game = staging.play_until(staging.session(players, "door"), staging.turn(4))
    return saves.pack(game.record(), header_of(game, "Rainy evening", now_here())())


def lay(path: Path, data: dict[str, Any]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def autosave_file() -> Path:
    return paths.autosaves() / "autosave.momiji.json"


def title(app: App, program: Program) -> TitleScene:
    app.start(program.title())
    wait(app, 0.5)
    scene = app.stack.top
    assert isinstance(scene, TitleScene)
    return scene


def wrong_card(data: dict[str, Any]) -> None:
    data["setup"]["deck"][3] = "R9"


def said(app: App) -> str:
    scene = app.stack.top
    assert isinstance(scene, MessageScene), scene
    return scene.services.say.text(scene.sentence)


# ------------------------------------------------------------------ every way in


def bad_autosave() -> Path:
    data = kept_game()
    wrong_card(data)
    return lay(autosave_file(), data)


def test_continue_with_one_wrong_card_is_told_and_the_title_goes_on_without_it(app: App, program: Program) -> None:
    bad = bad_autosave().read_bytes()
    title(app, program)
    press(app, "title-continue")
    assert "autosave.momiji.json" in said(app) and "set aside" in said(app)
    assert [path.read_bytes() for path in paths.aside().iterdir()] == [bad]
    press(app, "message-ok")
    scene = app.stack.top
    assert isinstance(scene, TitleScene)
    assert "title-continue" not in [entry.key for entry in scene.entries]


def test_the_crash_page_and_the_trouble_page_go_on_as_the_title_does(app: App, program: Program) -> None:
    for crashed in (True, False):
        bad_autosave()
        title(app, program)
        app.stack.apply(Reset(program.crash_page(None)) if crashed else Push(program.trouble(Text("no-reason"))))
        wait(app, 0.5)
        press(app, "continue" if crashed else "title-continue")
        assert "set aside" in said(app)


def test_a_bad_save_and_a_bad_record_are_told_in_the_list_and_leave_it(app: App, program: Program) -> None:
    for folder, entry in ((paths.saves(), "title-saves"), (paths.records(), "title-replays")):
        data = kept_game()
        wrong_card(data)
        lay(folder / "bad.momiji.json", data)
        title(app, program)
        from_title(app, entry)
        scene = app.stack.top
        assert isinstance(scene, SavesScene) and len(scene.rows) == 1
        press(app, "open")
        assert app.stack.top is scene
        assert not (folder / "bad.momiji.json").exists()
    assert len(list(paths.aside().iterdir())) == 2


def test_the_state_before_a_bad_one_opens_instead(app: App, program: Program) -> None:
    good, data = kept_game(), kept_game()
    wrong_card(data)
    lay(autosave_file(), data)
    lay(files.backup(autosave_file()), good)
    title(app, program)
    press(app, "title-continue")
    assert "from the previous saved state" in said(app)
    press(app, "message-ok")
    assert program.session is not None and program.session.record()["actions"] == good["actions"]


def test_a_file_from_the_command_line_or_the_import_page_is_told_and_left_alone(
    app: App, program: Program, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = kept_game()
    wrong_card(data)
    there = lay(home / "friend.momiji.json", data)
    page = program.saved_games()
    assert isinstance(page, SavesScene)
    app.start(page)
    press(app, "import")
    scene = app.stack.top
    assert isinstance(scene, BringInScene)
    for path, words in (
        (str(there), "is not a valid record"),
        ("~nosuchuser/x", "There is no file"),
        ("\0", "could not be read"),
        ("\ud800", "could not be read"),
    ):
        answer = scene.on_choose(path)
        assert isinstance(answer, Text) and words in translator("en").text(answer), path
    seen: list[object] = []
    monkeypatch.setattr(App, "run", lambda window: seen.append(window.stack.top))
    assert play.run(str(there)) == 2
    assert isinstance(seen[0], MessageScene)
    assert there.exists() and not paths.aside().exists()


def test_text_mode_tells_it_and_asks_what_to_play(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import io

    from momiji import cli

    bad_autosave()
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.run(["text", "--continue", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert "set aside" in out and "Which game?" in out and "Traceback" not in err


# ------------------------------------------------------------------ values nobody expects


def names_are(*names: str) -> Change:
    return lambda data: data.update(players=list(names))


def seats_are(*seats: Any) -> Change:
    return lambda data: data.update(seats=list(seats))


def header_is(**told: Any) -> Change:
    return lambda data: data["save"].update(told)


def record_is(**told: Any) -> Change:
    return lambda data: data.update(told)


NASTY: dict[str, Change] = {
    "names of controls": names_are("Ha\0na", "", " \t\x07\u200b ", "Kenji\nYuki\r\n"),
    "names of signs": names_are("Ha\u202ena\u2066", "a" + "\u0301" * 190, "\U0001f341\u4e00\ufdfd", "**[acorn]** <x|y> { $z }"),
    "names without end": names_are("W" * 200, "i" * 200, "a b " * 50, "\u00df" * 200),
    "levels": seats_are({"level": "x" * 60}, {"level": "grandmaster"}, {"level": ["sage"]}, {"level": 7}),
    "crests": seats_are({"crest": ["fan"]}, {"crest": "\0" * 40}, {"crest": "fan"}, {"crest": "fan"}),
    "voices": seats_are({"language": "e" * 300}, {"text_scale": float("nan")}, {"language": ["en"], "text_scale": []}, None),
    "seats that are no list": record_is(seats={"0": 1}),
    "a seed with a lone surrogate": record_is(seed="\ud800", id="../../x", branch_of=7),
    "a seed of 5,000 letters": record_is(seed="z" * 5000, id="a" * 5000, branch_of="../../x"),
    "a seed that is a list": record_is(seed=[[[]]], id=None, open_counts="yes"),
    "a huge seed": record_is(seed=10**4000, id=["x"]),
    "saved in the year 1": header_is(saved="0001-01-01T00:00:00+00:00", name="a\0b\u202ec"),
    "saved in the year 9999": header_is(saved="9999-12-31T23:59:59+00:00", name=""),
    "saved before the year 1": header_is(saved="0001-01-01T00:00:00+14:00", name="\t" * 80),
    "saved at no time": header_is(saved="yesterday", turn=1_000_000, actor=9, deck=1_000_000, supply=1_000_000),
    "a header of nonsense": header_is(
        seats=[{"crest": "\0", "level": "\0", "count": 10**6}] * 10, thumbnail="iVBORw0KGgo=", rules="\0" * 40
    ),
}


@pytest.mark.parametrize("what", NASTY)
def test_a_game_with_it_can_be_listed_opened_seen_and_played(
    what: str, app: App, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "now_here", lambda: now_here().astimezone(timezone(timedelta(hours=-12 if "9999" in what else 14))))
    data = kept_game(4)
    NASTY[what](data)
    lay(autosave_file(), data)
    lay(paths.saves() / "nasty.momiji.json", data)
    title(app, program)
    from_title(app, "title-saves")
    scene = app.stack.top
    assert isinstance(scene, SavesScene) and len(scene.rows) == 2
    for row in scene.rows:
        assert row.trouble is None
    for _ in range(100):
        if len(scene.portraits) == 1:
            break
        wait(app, 0.05)
    assert scene.portraits
    for key in [row.key for row in scene.rows]:
        app.stack.apply(Reset(program.saved_games()))
        scene = app.stack.top
        assert isinstance(scene, SavesScene)
        wait(app, 0.5)
        press(app, f"row-{key}")
        press(app, "open")
        if isinstance(app.stack.top, MessageScene):
            press(app, "message-ok")
        for _ in range(4):
            wait(app, 0.5)
            if isinstance(app.stack.top, CurtainScene):
                press(app, "ready")
        session = program.session
        assert session is not None
        session.perform(MOMIJI.legal(session.state)[0])
        wait(app, 0.3)
        assert program.autosave.flush() and program.autosave.state.works
        assert all(0 < len(seat.name) <= 24 and seat.name.isprintable() for seat in session.seats)
        program.thinkers.ask(session.match.rules.name, MOMIJI.view(session.state, 0), "sprout", session.thinking).cancel()


def test_the_same_values_in_a_finished_game_can_be_watched(app: App, program: Program) -> None:
    game = staging.play_until(staging.session(4, "watched"), lambda s: False)
    data = saves.pack(game.record(), header_of(game, "Watched", now_here())())
    for change in NASTY.values():
        change(data)
    lay(paths.records() / "nasty.momiji.json", data)
    title(app, program)
    from_title(app, "title-replays")
    press(app, "open")
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    scene.go(scene.timeline.length // 2)
    wait(app, 0.5)


def test_settings_know_only_the_languages_there_are(home: Path) -> None:
    for language in ("x" * 300, "'; calc; '", "e", "EN", ""):
        assert not sensible("language", language)
    assert all(sensible("language", language) for language in LANGUAGES)
    settings.write(paths.config() / "settings.json", {"language": "x" * 300})
    opening.show()
    loaded = settings.load(paths.config() / "settings.json", Preferences(), sensible)
    assert loaded.value.language == "en" and loaded.ignored == ("language",)


def test_files_dated_when_there_are_no_dates_are_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = lay(paths.exports() / "late.momiji.json", kept_game())
    real = os.stat

    for late in (300_000_000_000.0, 253_402_300_799.0, -70_000_000_000.0, float(2**62)):

        def stat(path: Any, late: float = late, **more: Any) -> Any:
            told = real(path, **more)
            return os.stat_result((*told[:7], told[7], late, *told[9:10])) if str(path) == str(there) else told

        with monkeypatch.context() as patch:
            patch.setattr(os, "stat", stat)
            for zone in (-12, 14):
                now = now_here().astimezone(timezone(timedelta(hours=zone)))
                (found,) = shelf.found_files(now)
                assert translator("en").text(found.date)
            assert saves.read(there).header.when


# ------------------------------------------------------------------ anything at all


VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    0.5,
    float("inf"),
    "",
    "\0",
    "\ud800",
    "x" * 5000,
    "\u202e",
    [],
    [[]],
    {},
    {"a": 1},
    [None] * 300,
)


def places(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every value in it: of a list only the first and the last."""
    if at:
        yield at
    if isinstance(data, dict):
        for key in data:
            yield from places(data[key], (*at, key))
    elif isinstance(data, list) and data:
        for index in {0, len(data) - 1}:
            yield from places(data[index], (*at, index))


def test_any_value_in_any_place_opens_or_is_told(app: App, program: Program) -> None:
    whole = kept_game(3)
    spots = list(places(whole))
    assert len(spots) > 60
    outcomes = {"opened": 0, "told": 0}
    for number, spot in enumerate(spots):
        data = json.loads(json.dumps(whole))
        holder = data
        for key in spot[:-1]:
            holder = holder[key]
        holder[spot[-1]] = VALUES[number * 7 % len(VALUES)]
        lay(autosave_file(), data)
        lay(paths.saves() / "any.momiji.json", data)
        app.stack.apply(Reset(program.title()))
        wait(app, 0.1)
        app.stack.apply(Reset(program.saved_games()))
        wait(app, 0.1)
        shelved = app.stack.top
        assert isinstance(shelved, SavesScene)
        for row in shelved.rows:
            shelved.chosen = row.key
            shelved.shelf.portrait(row.key)
            wait(app, 0.1)
        for path in (autosave_file(), paths.saves() / "any.momiji.json"):
            app.stack.apply(program.open(path))
            wait(app, 0.1)
            if isinstance(app.stack.top, MessageScene) and program.session is None:
                assert said(app)
                outcomes["told"] += 1
            else:
                outcomes["opened"] += 1
                assert isinstance(program.session, Session)
                program.session.perform(MOMIJI.legal(program.session.state)[0])
                assert program.autosave.flush() and program.autosave.state.works, spot
            program.session = None
            program.autosave.close()
        for old in paths.autosaves().iterdir():
            old.unlink()
    assert min(outcomes.values()) > 20, outcomes
    assert Autosave().latest() is None
