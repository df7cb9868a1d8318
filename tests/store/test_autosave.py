"""The game in progress: kept step by step, one file a game, and two windows never write into the same one."""

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from momiji.games.momiji.rules.game import MOMIJI
from momiji.i18n import translator
from momiji.playing.session import Session
from momiji.store import files, saves
from momiji.store.autosave import MOST, Autosave
from momiji.store.files import BadFile
from momiji.store.journal import Journal
from momiji.store.kept import recover
from momiji.store.lock import Lock
from momiji.store.saves import Save
from tests.store.games import header, played, shelf


def keep(autosave: Autosave, game: Session, name: str = "Hana") -> None:
    autosave.keep(game.record(), lambda: header(game, name))


def latest(autosave: Autosave) -> Save:
    save = autosave.latest()
    assert save is not None
    return save


def test_the_game_is_there_again(tmp_path: Path) -> None:
    autosave, game = Autosave(tmp_path), played()
    keep(autosave, game)
    autosave.close()
    assert latest(Autosave(tmp_path)).record == game.record()


def test_the_newest_wins_and_the_one_before_stays(tmp_path: Path) -> None:
    autosave, games = Autosave(tmp_path), [played(turns=turns) for turns in (2, 4, 6)]
    for game in games:
        keep(autosave, game)
        assert autosave.flush()
    assert autosave.path
    assert saves.read(autosave.path).record == games[2].record()
    assert saves.read(files.backup(autosave.path)).record == games[1].record()
    autosave.close()


def test_another_game_does_not_take_the_place_of_an_unfinished_one(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    for seed in ("one", "two", "three"):
        autosave.begin()
        keep(autosave, played(seed=seed), seed)
    autosave.close()
    assert {save.header.name for save in Autosave(tmp_path).listing().saves} == {"one", "two", "three"}


def test_a_finished_game_is_nothing_to_continue(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    keep(autosave, played())
    autosave.finish()
    assert autosave.latest() is None
    autosave.finish()
    keep(autosave, played(seed="next"))
    autosave.close()
    assert len(Autosave(tmp_path).listing().saves) == 1


def go_on(autosave: Autosave, path: Path) -> Save:
    with autosave.hold(path) as held:
        autosave.go_on(held)
        return held.save


def test_what_another_window_plays_is_told_and_left_alone(tmp_path: Path) -> None:
    first, second = Autosave(tmp_path), Autosave(tmp_path)
    keep(first, played(), "first")
    first.flush()
    assert first.path
    assert second.latest() is None
    assert second.elsewhere()
    with pytest.raises(BadFile) as told:
        second.hold(first.path)
    assert told.value.kind == "elsewhere"
    assert "“first”" in translator("en").text(told.value.text)
    with pytest.raises(BadFile) as told:
        second.delete(first.path)
    assert told.value.kind == "elsewhere"
    second.set_aside(first.path)
    assert second.path is None
    keep(second, played(turns=6), "second")
    second.flush()
    assert second.path != first.path
    assert latest(first).header.name == "first"
    assert latest(second).header.name == "second"
    first.close()
    assert len(second.listing().saves) == 2
    second.close()


def test_going_on_reads_again_what_another_window_played_meanwhile(tmp_path: Path) -> None:
    """The title was drawn at ten steps; then another window played on and left."""
    here, there = Autosave(tmp_path), Autosave(tmp_path)
    keep(there, played(turns=2))
    there.close()
    listed = latest(here)
    go_on(there, listed.path)
    keep(there, played(turns=6))
    there.close()
    assert go_on(here, listed.path).record == played(turns=6).record()
    here.close()
    assert latest(there).record == played(turns=6).record()


def test_a_game_that_is_gone_meanwhile_is_told(tmp_path: Path) -> None:
    here, there = Autosave(tmp_path), Autosave(tmp_path)
    keep(there, played())
    there.flush()
    path = there.path
    there.finish()
    assert path
    there.close()
    with pytest.raises(BadFile) as told:
        here.hold(path)
    assert told.value.kind == "missing"


def test_what_is_only_held_stays_as_it_is_and_becomes_free(tmp_path: Path) -> None:
    """A game that turns out not to fit the rules: the game in progress goes on in its own file."""
    here, there = Autosave(tmp_path), Autosave(tmp_path)
    keep(here, played(seed="one"))
    keep(there, played(seed="two"))
    there.flush()
    mine, other = here.path, there.path
    there.close()
    assert other
    with here.hold(other):
        assert here.path == mine
        with pytest.raises(BadFile):
            there.hold(other)
    go_on(there, other)
    keep(here, played(seed="one", turns=6))
    assert here.path == mine
    here.close()
    there.close()
    assert len(Autosave(tmp_path).listing().saves) == 2


def test_the_lock_of_a_dead_process_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "autosave.momiji.json"
    script = (
        "import sys, time; from pathlib import Path; from momiji.store.lock import Lock; "
        f"lock = Lock(Path({str(path)!r})); print(lock.take(), flush=True); time.sleep(60)"
    )
    other = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == "True"
        assert not Lock(path).take()
    finally:
        other.kill()
        other.communicate()
    lock = Lock(path)
    assert lock.take()
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="there a question is asked again instead")
def test_whoever_only_looks_is_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two programs that start at the same moment both offer the game."""
    autosave = Autosave(tmp_path)
    keep(autosave, played())
    autosave.close()
    path, asking = tmp_path / "autosave.momiji.json", Lock(tmp_path / "autosave.momiji.json")
    assert asking._take(False, 0)
    assert Autosave(tmp_path).latest() is not None
    monkeypatch.setattr("momiji.store.autosave.PATIENCE", 60)
    monkeypatch.setattr("momiji.store.lock.time.sleep", lambda _: asking.release())
    with Autosave(tmp_path).hold(path) as held:
        assert held.save.record == played().record()
        assert Lock(path).taken()
    assert not Lock(path).taken()


def test_resuming_goes_on_in_the_same_file(tmp_path: Path) -> None:
    autosave, game = Autosave(tmp_path), played()
    keep(autosave, game)
    autosave.close()
    again = Autosave(tmp_path)
    save = latest(again)
    go_on(again, save.path)
    keep(again, played(turns=8))
    again.close()
    assert [one.path for one in Autosave(tmp_path).listing().saves] == [save.path]


def test_a_save_from_the_shelf_goes_on_in_an_autosave_of_its_own(tmp_path: Path) -> None:
    autosave, game = Autosave(tmp_path / "autosaves"), played()
    save = shelf(tmp_path).save(game.record(), header(game))
    assert go_on(autosave, save.path).record == game.record()
    assert autosave.path
    assert autosave.path.parent == tmp_path / "autosaves"
    autosave.close()


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b'{"format": "momiji-record"'])
def test_a_damaged_autosave_is_set_aside_and_the_one_before_is_offered(content: bytes, tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "auto", aside=tmp_path / "aside")
    games = [played(turns=turns) for turns in (2, 4)]
    for game in games:
        keep(autosave, game)
        autosave.flush()
    path = autosave.path
    autosave.close()
    assert path
    path.write_bytes(content)
    again = Autosave(tmp_path / "auto", aside=tmp_path / "aside")
    listing = again.listing()
    assert [trouble.path for trouble in listing.troubles] == [path]
    assert listing.troubles[0].instead == listing.saves[0]
    assert latest(again).record == games[0].record()
    go_on(again, path)
    for game in games:
        keep(again, game)
        again.flush()
    again.close()
    assert [one.read_bytes() for one in (tmp_path / "aside").iterdir()] == [content]


def test_what_was_whole_but_not_yet_in_place_counts(tmp_path: Path) -> None:
    """The program ended between writing the step and putting it in place."""
    autosave, older, newer = Autosave(tmp_path), played(turns=2), played(turns=4)
    keep(autosave, older)
    autosave.close()
    path = tmp_path / "autosave.momiji.json"
    new = path.with_name(path.name + ".new")
    new.write_bytes(files.written(saves.pack(newer.record(), header(newer).model_copy(update={"revision": 2}))))
    save, trouble = recover(path)
    assert trouble is None
    assert save is not None
    assert save.record == newer.record()
    new.write_bytes(new.read_bytes()[:-20])
    save, trouble = recover(path)
    assert save is not None
    assert save.record == older.record()


def test_steps_that_are_only_in_the_journal_count(tmp_path: Path) -> None:
    """The program was killed while the disk was slow: the file has an old step, the journal all of them."""
    path, game = tmp_path / "autosave.momiji.json", played(turns=4)
    record = game.record()
    short = {**record, "actions": record["actions"][:3]}
    told = Journal(path)
    told.add(1, short)
    for number in range(4, len(record["actions"]) + 1):
        told.add(number, {**record, "actions": record["actions"][:number]})
    told.add(90, short)
    told.add(91, record)
    told.close()
    save, trouble = recover(path)
    assert trouble is None
    assert save is not None
    assert Session.resume(save.record).state == game.state
    path.write_bytes(files.written(saves.pack(short, header(game).model_copy(update={"revision": 90}))))
    assert recover(path)[0] == Save(
        path, header(game).model_copy(update={"revision": 91, "digest": "", "turn": None, "actor": None}), record
    )
    path.write_bytes(files.written(saves.pack(short, header(game).model_copy(update={"revision": 92}))))
    newer = recover(path)[0]
    assert newer is not None
    assert newer.record == short


def test_a_seat_that_changed_hands_is_in_the_journal_too(tmp_path: Path) -> None:
    """The program was killed before the disk had the change: who sits where is not forgotten, with or without another step."""
    game = played()
    path = tmp_path / "Autosave.momiji-save.json"
    files.write_json(path, saves.pack(game.record(), header(game)))
    journal = Journal(path)
    journal.add(5, game.record())
    game.reseat(1, "sage")
    journal.add(6, game.record())
    told, _ = recover(path)
    assert told is not None
    assert Session.resume(told.record).seats[1].computer == "sage"
    game.perform(MOMIJI.legal(game.state)[0])
    journal.add(7, game.record())
    journal.close()
    told, _ = recover(path)
    assert told is not None
    assert told.record == game.record()


@pytest.mark.parametrize("cut", [1, 5, 40, 300])
def test_half_a_line_in_the_journal_is_passed_over(cut: int, tmp_path: Path) -> None:
    path, game = tmp_path / "autosave.momiji.json", played(turns=4)
    record, told = game.record(), Journal(path)
    for number in range(1, len(record["actions"]) + 1):
        told.add(number, {**record, "actions": record["actions"][:number]})
    told.close()
    place = tmp_path / "autosave.momiji.json.steps"
    place.write_bytes(place.read_bytes()[:-cut])
    save, _ = recover(path)
    assert save is not None
    kept = save.record["actions"]
    assert 0 < len(kept) < len(record["actions"])
    assert kept == record["actions"][: len(kept)]
    place.write_bytes(b"{\n" + place.read_bytes())
    assert recover(path)[0] is None


def test_the_journal_goes_when_the_game_is_safely_kept(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    keep(autosave, played())
    assert (tmp_path / "autosave.momiji.json.steps").exists()
    autosave.close()
    assert not (tmp_path / "autosave.momiji.json.steps").exists()


def test_only_so_many_unfinished_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    monkeypatch.setattr("momiji.store.autosave.MOST", 2)
    autosave, game = Autosave(), played()
    for number in range(4):
        autosave.begin()
        autosave.keep(game.record(), lambda n=number: header(game, str(n)).model_copy(update={"saved": f"2026-11-0{n + 1}"}))  # type: ignore[misc]
    autosave.close()
    assert [save.header.name for save in autosave.listing().saves] == ["3", "2"]
    assert len(list((tmp_path / "data" / "bin").iterdir())) == 2


def test_thirty_games_begun_and_left_are_no_more_than_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    autosave, game = Autosave(), played()
    for _ in range(30):
        autosave.begin()
        autosave.keep(game.record(), lambda: header(game))
    autosave.leave()
    assert autosave.flush(300)
    autosave.close()
    assert len(autosave.listing().saves) == MOST == 12
    assert len(list((tmp_path / "data" / "bin").iterdir())) == 30 - MOST


def test_drawing_does_not_wait_for_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    going = threading.Event()

    def slow(handle: int) -> None:
        going.wait(5)

    monkeypatch.setattr("momiji.store.files.os.fsync", slow)
    autosave, game = Autosave(tmp_path), played()
    for _ in range(3):
        keep(autosave, game)
    assert not autosave.flush(0.01)
    going.set()
    autosave.close()
    assert json.loads((tmp_path / "autosave.momiji.json").read_text(encoding="utf-8"))["actions"] == game.record()["actions"]
