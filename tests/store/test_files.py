"""Files as they should not be: pipes, devices, endless ones, names no system takes, files that somebody else holds."""

import json
import os
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from momiji import opening
from momiji.i18n import translator
from momiji.playing.preferences import Preferences, sensible
from momiji.store import files, kept, paths, saves, settings
from momiji.store.autosave import Autosave
from momiji.store.files import BadFile
from momiji.store.journal import Journal
from momiji.store.journal import read as read_journal
from momiji.store.statistics import Result, ResultBook, SeatResult
from tests.store.games import header, played, shelf

ROOT = Path(__file__).parent.parent.parent
posix = pytest.mark.skipif(os.name != "posix", reason="there are no pipes with names")
RESULT = Result(date="2026-11-17", mode="solo", seats=[SeatResult(name="Hana")])


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    return tmp_path


def at_once(act: Callable[[], Any]) -> Any:
    """What it answers; a pipe nobody writes into would let it wait for ever."""
    answers: list[Any] = []
    thread = threading.Thread(target=lambda: answers.append(act()), daemon=True)
    thread.start()
    thread.join(20)
    assert answers, "it waits for ever"
    return answers[0]


# ------------------------------------------------------------------ what is no ordinary file


def pipe(path: Path) -> None:
    os.mkfifo(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def folder(path: Path) -> None:
    path.mkdir()


ODD = {"a pipe": pipe, "an endless device": endless, "a folder": folder}


@posix
@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_ordinary_file_is_told_and_never_waited_for(odd: str, home: Path) -> None:
    make = ODD[odd]
    for place in (paths.saves(), paths.records(), paths.autosaves(), paths.config()):
        place.mkdir(parents=True)
    for place in (paths.saves(), paths.records()):
        make(place / "odd.momiji.json")
        (trouble,) = at_once(saves.Shelf(place).listing).troubles
        assert trouble.kind == "foreign"
        assert "odd.momiji.json" in translator("en").text(trouble.text)
    for ending in ("", ".new", ".bak", ".steps", ".lock"):
        make(paths.autosaves() / f"autosave.momiji.json{ending}")
    autosave = Autosave()
    assert at_once(autosave.latest) is None
    make(paths.statistics())
    assert at_once(ResultBook().read).results == ()
    assert at_once(lambda: told(lambda: ResultBook().add(RESULT))) == "unwritable"
    make(paths.config() / "settings.json")
    assert at_once(opening.wishes) == {}
    loaded = at_once(lambda: settings.load(paths.config() / "settings.json", Preferences(), sensible))
    assert loaded.value == Preferences() and loaded.trouble is not None
    settings.write(paths.config() / "settings.json", Preferences(language="cs"))
    assert settings.read(paths.config() / "settings.json")["language"] == "cs"


@posix
def test_a_game_is_kept_where_pipes_lie_in_the_way(home: Path) -> None:
    paths.autosaves().mkdir(parents=True)
    for ending in (".new.momiji.json", ".momiji.json.steps.tmp", ".momiji.json.lock"):
        pipe(paths.autosaves() / f"autosave{ending}")
    autosave, game = Autosave(), played()

    def keep_it() -> bool:
        autosave.keep(game.record(), lambda: header(game))
        autosave.close()
        return True

    assert at_once(keep_it)
    save = Autosave().latest()
    assert save is not None and save.record == game.record()


def told(act: Callable[[], object]) -> str:
    try:
        act()
    except BadFile as error:
        assert translator("en").text(error.text)
        return error.kind
    return "nothing"


LOOK_AROUND = """
import os, sys
from momiji import opening
from momiji.store import paths, saves, settings
from momiji.store.autosave import Autosave
from momiji.store.files import BadFile
from momiji.store.statistics import ResultBook
from momiji.playing.preferences import Preferences, sensible
from tests.store.games import header, played
from tests.store.test_files import RESULT, told
"x".encode("utf-8-sig")
if len(sys.argv) > 1:
    os.setegid(int(sys.argv[1]))
    os.seteuid(int(sys.argv[1]))
opening.wishes()
settings.load(paths.config() / "settings.json", Preferences(), sensible)
print(told(lambda: settings.write(paths.config() / "settings.json", Preferences())))
autosave, game, states = Autosave(), played(), []
autosave.on_state = states.append
print(autosave.latest(), autosave.elsewhere(), saves.Shelf().listing().saves, ResultBook().read().results)
autosave.keep(game.record(), lambda: header(game))
autosave.tidy()
autosave.close()
print([state.works for state in states])
print(told(lambda: saves.Shelf().save(game.record(), header(game))))
print(told(lambda: ResultBook().add(RESULT)), told(lambda: ResultBook().export()), told(lambda: ResultBook().reset()))
"""


def looked_around(home: Path, *somebody: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "MOMIJI_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", LOOK_AROUND, *somebody]
    ran = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


NOTHING_WORKS = "unwritable\nNone False () ()\n[False]\nunwritable\nunwritable unwritable nothing\n"


def test_a_name_no_system_takes_is_no_traceback(tmp_path: Path) -> None:
    assert looked_around(tmp_path / ("long" * 80)) == NOTHING_WORKS
    assert looked_around(tmp_path.joinpath(*["deep" * 20] * 60)) == NOTHING_WORKS


@posix
@pytest.mark.parametrize("closed", ["", "data", "data/autosaves", "config"])
def test_a_folder_that_may_not_be_searched_is_no_traceback(closed: str) -> None:
    """Root may search everything, so somebody else looks around then."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place) / "home"
        for one in (home / "data" / "autosaves", home / "data" / "saves", home / "config", home / "exports"):
            one.mkdir(parents=True)
        for one in (Path(place), home, *home.rglob("*")):
            one.chmod(0o777)
        (home / closed).chmod(0)
        try:
            said = looked_around(home, *(["65534"] if os.geteuid() == 0 else []))
        finally:
            (home / closed).chmod(0o777)
        assert closed or said == NOTHING_WORKS


def test_no_long_name_keeps_the_text_game_from_starting(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "MOMIJI_HOME": str(tmp_path / ("long" * 80))}
    for words in (["--continue"], ["--players", "2", "--seed", "1"]):
        command = [sys.executable, "-m", "momiji", "text", "--lang", "en", *words]
        ran = subprocess.run(command, input="collect\n1\n", env=env, capture_output=True, text=True, timeout=300)
        assert "Traceback" not in ran.stderr
        assert "could not be saved" in ran.stdout or ran.returncode == 2


# ------------------------------------------------------------------ what is too large


def test_a_file_with_far_too_many_values_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "full.momiji.json"
    path.write_text(json.dumps(played().record())[:-1] + ', "junk": [' + "[]," * 300_000 + "0]}", encoding="utf-8")
    with pytest.raises(BadFile) as error:
        files.read_json(path)
    assert error.value.text.key == "file-too-full"


def test_a_journal_of_many_lines_that_say_nothing_is_read_to_its_end(tmp_path: Path) -> None:
    """Each of them once made a copy of all the steps before."""
    path, record = tmp_path / "autosave.momiji.json", played().record()
    long = {**record, "actions": ["end"] * 20_000}
    lines = [{"number": 1, "record": long}, *[{"number": number, "keep": 20_000, "add": []} for number in range(2, 20_000)]]
    path.with_name(path.name + ".steps").write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    read = read_journal(path)
    assert read is not None
    assert (read[0], read[1]["actions"]) == (19_999, long["actions"])


def test_a_journal_never_grows_beyond_what_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("momiji.store.journal.LONGEST", 20_000)
    path, record = tmp_path / "autosave.momiji.json", played().record()
    told = Journal(path)
    for number in range(1, 2_000):
        told.add(number, {**record, "actions": record["actions"][: 3 + number % 2]})
    told.close()
    assert told.path.stat().st_size < 40_000
    assert read_journal(path) == (1_999, {**record, "actions": record["actions"][:4]})


# ------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("CON", "CON-"), ("nul", "nul-"), ("com7", "com7-"), ("COM¹", "COM¹-"), ("lpt²", "lpt²-"), ("aux.txt", "aux txt"),
        ("Rain.", "Rain"), ("Rain...  ", "Rain"), (" .. ", "game"), ("a/b\\c:d*e?", "a b c d e"), ("", "game"),
    ],
)  # fmt: skip
def test_every_system_takes_the_name_of_a_save(wish: str, name: str, tmp_path: Path) -> None:
    assert files.file_name(wish) == name
    game = played()
    assert shelf(tmp_path).save(game.record(), header(game, wish)).path.name == f"{name}.momiji.json"


def test_names_that_differ_in_case_only_are_one_name(tmp_path: Path) -> None:
    """On Windows and on many a Mac the second one would be the first."""
    game, kept = played(), shelf(tmp_path)
    rain = kept.save(game.record(), header(game, "Rain"))
    other = kept.save(game.record(), header(game, "rain"))
    assert other.path.name == "rain 2.momiji.json"
    named = kept.rename(rain, "RAIN")
    assert (named.header.name, named.path) == ("RAIN", rain.path)
    assert sorted(save.header.name for save in kept.listing().saves) == ["RAIN", "rain"]


def test_two_programs_that_save_under_one_name_keep_both(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.store.games import header, played, shelf; game = played(); "
        "print('ready', flush=True); sys.stdin.readline(); "
        "[shelf(Path(sys.argv[1])).save(game.record(), header(game, 'Rain')) for _ in range(40)]"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, str(tmp_path)]
    both = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT) for _ in range(2)]
    for one in both:
        assert one.stdout and one.stdout.readline() == "ready\n"
    for one in both:
        assert one.stdin
        one.stdin.write("\n")
        one.stdin.flush()
    for one in both:
        one.communicate(timeout=300)
        assert one.returncode == 0
    assert len(shelf(tmp_path).listing().saves) == 80
    assert len(list((tmp_path / "saves").iterdir())) == 80


def test_a_long_path_on_windows_has_its_sign() -> None:
    """As far as it can be seen elsewhere: the words are right."""
    deep = "C:\\Users\\Jiří\\" + "autumn\\" * 30 + "home"
    assert paths.reachable(deep, windows=True) == "\\\\?\\" + deep
    assert paths.reachable("\\\\?\\" + deep, windows=True) == "\\\\?\\" + deep
    assert paths.reachable("C:\\Momiji", windows=True) == "C:\\Momiji"
    assert paths.reachable(deep, windows=False) == deep


def test_a_name_in_letters_the_system_cannot_write(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("momiji.store.files.os.fsencode", lambda name: name.encode("ascii"))
    assert files.file_name("ёж") == "game"
    assert files.file_name("ёж and fox") == "and fox"


# ------------------------------------------------------------------ files that somebody else holds, as on Windows


@pytest.fixture
def like_windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No file that this process has open can be removed, moved or replaced, and no read-only one either. Windows itself needs no play."""
    if os.name == "nt":
        yield
        return
    if not Path("/proc/self/fd").is_dir():
        pytest.skip("nobody says which files are open")

    def may(*places: Path) -> bool:
        last = places[-1]
        if last.exists() and not last.stat().st_mode & stat.S_IWRITE:
            raise PermissionError(13, "Access is denied", str(last))
        for place in places:
            if place in [one.readlink() for one in Path("/proc/self/fd").iterdir() if one.is_symlink()]:
                raise PermissionError(13, "The process cannot access the file because it is being used by another process", str(place))
        return True

    unlink, replace, rename = Path.unlink, Path.replace, Path.rename
    monkeypatch.setattr(Path, "unlink", lambda path, missing_ok=False: may(path) and unlink(path, missing_ok=missing_ok))
    monkeypatch.setattr(Path, "replace", lambda path, target: may(path, Path(target)) and replace(path, target))
    monkeypatch.setattr(Path, "rename", lambda path, target: may(path, Path(target)) and rename(path, target))
    monkeypatch.setattr("momiji.store.files.os.link", no_second_names)
    yield


def no_second_names(*_: Any, **__: Any) -> None:
    raise OSError(1, "Operation not permitted")


def test_the_life_of_a_game_where_open_files_cannot_be_touched(like_windows: None, home: Path) -> None:
    states: list[Any] = []
    autosave = Autosave(on_state=states.append)
    for turns in (2, 4, 6):
        game = played(turns=turns)
        autosave.keep(game.record(), lambda game=game: header(game))  # type: ignore[misc]
        assert autosave.flush()
    game.reseat(1, "sage")
    autosave.keep(game.record(), lambda: header(game))
    autosave.leave()
    assert autosave.flush()
    path = paths.autosaves() / "autosave.momiji.json"
    with autosave.hold(path) as held:
        autosave.go_on(held)
    autosave.keep(game.record(), lambda: header(game))
    binned = autosave.delete(path)
    assert autosave.latest() is None
    assert autosave.restore(binned) == path
    with autosave.hold(path) as held:
        autosave.go_on(held)
    autosave.keep(game.record(), lambda: header(game))
    autosave.finish()
    assert autosave.flush()
    assert states == []
    assert [one.name for one in paths.autosaves().iterdir()] == ["autosave.momiji.json.lock"]
    autosave.keep(game.record(), lambda: header(game))
    assert autosave.flush()
    (path,) = kept.in_folder(paths.autosaves())
    autosave.set_aside(path)
    assert kept.in_folder(paths.autosaves()) == []
    autosave.tidy()
    autosave.close()
    assert states == []


def test_read_only_files_are_replaced_and_removed(like_windows: None, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings.write(path, Preferences())
    path.chmod(0o444)
    settings.write(path, Preferences(language="cs"))
    files.backup(path).chmod(0o444)
    settings.write(path, Preferences(language="ru"))
    assert settings.read(path)["language"] == "ru"
    path.chmod(0o444)
    files.remove(path)
    assert not path.exists()


def test_unreadable_settings_are_kept_beside_the_new_ones_even_while_something_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, refused = Path.rename, list[Path]()

    def rename(path: Path, target: Path) -> Path:
        if not refused:
            refused.append(path)
            raise PermissionError(13, "Sharing violation", str(path))
        return real(path, target)

    monkeypatch.setattr(Path, "rename", rename)
    path = tmp_path / "settings.json"
    path.write_text("{")
    settings.load(path, Preferences())
    assert [one.name for one in tmp_path.iterdir()] == ["settings-unreadable.json"]


def test_no_step_is_lost_to_a_scanner_and_drawing_never_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something reads the files for five milliseconds, fifty times a second."""
    real, waited = Path.replace, list[str]()

    def replace(path: Path, target: Path) -> Path:
        if not path.name.endswith(".steps.tmp") and time.monotonic() % 0.02 < 0.005:
            raise PermissionError(13, "Sharing violation", str(target))
        return real(path, target)

    def sleep(seconds: float) -> None:
        waited.append(threading.current_thread().name)
        threading.Event().wait(seconds)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr("momiji.store.files.time.sleep", sleep)
    states: list[Any] = []
    autosave, game = Autosave(tmp_path, states.append), played()
    for _ in range(100):
        autosave.keep(game.record(), lambda: header(game))
        assert autosave.flush()
    autosave.finish()
    autosave.close()
    assert states == []
    assert set(waited) == {"autosave"}


def test_a_file_that_stays_held_is_given_up_after_growing_pauses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("momiji.store.files.time.sleep", pauses.append)

    def refuse() -> None:
        raise PermissionError(13, "Sharing violation")

    with pytest.raises(PermissionError):
        files.patiently(refuse, files.PATIENT)
    assert sum(pauses) == pytest.approx(0.8)
    assert pauses[:7] == [0.001, 0.002, 0.004, 0.008, 0.016, 0.02, 0.02]
    pauses.clear()
    with pytest.raises(PermissionError):
        files.patiently(refuse, files.BRIEF)
    assert sum(pauses) == pytest.approx(0.05)
