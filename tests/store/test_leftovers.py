"""What killed programs leave behind goes, and nothing else: not what somebody writes now, not what was deleted yesterday."""

import os
import time
from pathlib import Path

import pytest

from momiji.store import files, kept, leftovers, paths, saves, statistics
from momiji.store.autosave import Autosave
from momiji.store.lock import Lock
from tests.store.games import header, played

HOUR = 3600.0


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    for place in (paths.saves(), paths.records(), paths.autosaves(), paths.config(), paths.exports(), paths.bin()):
        place.mkdir(parents=True)
    return tmp_path


def tidy() -> None:
    autosave = Autosave()
    autosave.tidy()
    autosave.close()


def left(path: Path, age: float = 2 * HOUR, size: int = 10) -> Path:
    path.touch()
    os.truncate(path, size)
    os.utime(path, (time.time() - age, time.time() - age))
    return path


def test_half_files_of_killed_programs_go_and_those_written_now_stay() -> None:
    places = (paths.saves(), paths.records(), paths.config(), paths.exports(), paths.autosaves(), paths.data())
    names = ("Rain.momiji.json", "settings.json", "statistics.jsonl", "Hana.png")
    gone = [left(place / f"{name}.123.{ending}") for place in places for name in names for ending in ("tmp", "old")]
    stays = [
        left(paths.saves() / "Storm.momiji.json.123.tmp", 0.9 * HOUR),
        left(paths.exports() / "my list.json.old", 900 * HOUR),
        left(paths.exports() / "my notes.tmp", 900 * HOUR),
        left(paths.exports() / "my letter.old", 900 * HOUR),
        left(paths.exports() / "holiday.2019.tmp", 900 * HOUR),
        left(paths.saves() / "Rain.momiji.json.bak", 900 * HOUR),
    ]
    tidy()
    assert [path.name for path in gone if path.exists()] == []
    assert [path.name for path in stays if not path.exists()] == []


def test_half_forms_of_a_game_go_unless_somebody_plays_it() -> None:
    played_now, nobody = (paths.autosaves() / f"autosave{number}.momiji.json" for number in ("", " 2"))
    lock = Lock(played_now)
    assert lock.take()
    for path in (played_now, nobody):
        for ending in (".steps.tmp", ".old", ".new"):
            left(path.with_name(path.name + ending))
    tidy()
    lock.release()
    assert sorted(one.name for one in paths.autosaves().iterdir() if one.suffix != ".lock") == [
        f"{played_now.name}{ending}" for ending in (".new", ".old", ".steps.tmp")
    ]
    assert [one.name for one in paths.aside().iterdir()] == [f"{nobody.name}.new"]


def test_a_game_that_only_its_journal_has_is_no_leftover() -> None:
    autosave, game = Autosave(), played()
    autosave.keep(game.record(), lambda: header(game))
    autosave.flush()
    assert autosave.path
    journal = autosave.path.with_name(autosave.path.name + ".steps")
    told = journal.read_bytes()
    autosave.close()
    autosave_file = paths.autosaves() / "autosave.momiji.json"
    autosave_file.unlink()
    journal.write_bytes(told)
    tidy()
    save = Autosave().latest()
    assert save is not None and save.record == game.record()


def test_the_bin_keeps_for_thirty_days_and_fifty_megabytes() -> None:
    day = 24 * HOUR
    stays = [left(paths.bin() / "young.momiji.json", 29 * day), left(paths.bin() / "now.momiji.json", HOUR, size=51_000_000)]
    goes = [left(paths.bin() / "old.momiji.json", 31 * day)]
    leftovers.empty_bin(paths.bin(), time.time())
    assert [path.exists() for path in (*stays, *goes)] == [False, True, False]  # the large one of today took the room of the young one
    for path in paths.bin().iterdir():
        path.unlink()
    stays = [left(paths.bin() / f"{age}.momiji.json", age * day) for age in (1, 10, 29)]
    leftovers.empty_bin(paths.bin(), time.time())
    assert all(path.exists() for path in stays)


def test_what_is_deleted_today_is_young_however_old_the_file_was() -> None:
    game = played()
    save = saves.Shelf().save(game.record(), header(game))
    left(paths.statistics(), 900 * 24 * HOUR)
    os.utime(save.path, (0, 0))
    binned = [saves.Shelf().delete(save.path), statistics.ResultBook().reset()]
    tidy()
    assert all(path is not None and path.exists() for path in binned)


def test_a_deleted_game_comes_back_and_is_seen_whatever_its_name() -> None:
    autosave, game = Autosave(), played()
    for number in range(2):
        autosave.begin()
        autosave.keep(game.record(), lambda number=number: header(game, f"game {number}"))  # type: ignore[misc]
    autosave.leave()
    assert autosave.flush()
    second = paths.autosaves() / "autosave 2.momiji.json"
    binned = autosave.delete(second)
    again = [autosave.delete(path) for path in kept.in_folder(autosave.folder)]
    autosave.begin()
    autosave.keep(game.record(), lambda: header(game, "begun since"))
    autosave.begin()
    autosave.keep(game.record(), lambda: header(game, "and another"))
    autosave.flush()
    for path in (binned, *again):
        autosave.restore(path)
    autosave.close()
    assert sorted(save.header.name for save in Autosave().listing().saves) == ["and another", "begun since", "game 0", "game 1"]


def test_a_game_an_earlier_version_hid_under_an_odd_name_is_there_again() -> None:
    game = played()
    files.write_json(paths.autosaves() / "autosave 2 2.momiji.json", saves.pack(game.record(), header(game, "hidden")))
    autosave = Autosave()
    save = autosave.latest()
    assert save is not None and save.header.name == "hidden"
    with autosave.hold(save.path) as held:
        autosave.go_on(held)
    assert autosave.path == save.path
    autosave.close()


def test_the_limit_of_unfinished_games_spares_what_somebody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    autosave, game, locks = Autosave(), played(), list[Lock]()
    for number in range(5):
        autosave.begin()
        saved = f"2026-11-0{number + 1}"
        autosave.keep(game.record(), lambda n=number, s=saved: header(game, str(n)).model_copy(update={"saved": s}))  # type: ignore[misc]
    autosave.close()
    locks = [Lock(paths.autosaves() / "autosave.momiji.json")]
    assert locks[0].take()
    monkeypatch.setattr("momiji.store.autosave.MOST", 2)
    tidy()
    locks[0].release()
    assert [save.header.name for save in Autosave().listing().saves] == ["4", "3", "0"]
    assert len(list(paths.bin().iterdir())) == 2
