"""Disk full, read-only, missing, forbidden, locked: play goes on, somebody is told, and what was kept stays."""

import errno
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji.core.text import Text
from momiji.i18n import translator
from momiji.playing.preferences import Preferences
from momiji.playing.session import Session
from momiji.store import saves, settings
from momiji.store.autosave import Autosave, Saving
from momiji.store.files import BadFile
from momiji.store.statistics import Result, ResultBook, SeatResult
from momiji.ui import picture_file
from momiji.ui.table.exports import save_picture, save_record
from tests.store.games import header, played, shelf

Break = Callable[[pytest.MonkeyPatch, Path], None]


def raises(number: int) -> Callable[..., Any]:
    def fail(*args: Any, **more: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return fail


def full(patch: pytest.MonkeyPatch, folder: Path) -> None:
    patch.setattr("momiji.store.files.os.fsync", raises(errno.ENOSPC))


def read_only(patch: pytest.MonkeyPatch, folder: Path) -> None:
    real = Path.open

    def opened(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        if set(mode) & set("wax+"):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return real(path, mode, *args, **more)

    patch.setattr(Path, "open", opened)


def forbidden(patch: pytest.MonkeyPatch, folder: Path) -> None:
    _immovable(patch, errno.EACCES)


def missing(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """The folder is gone, and so is what it was in: nothing can be made there again."""
    try:
        shutil.rmtree(folder)
    except PermissionError:
        if os.name != "nt":
            raise
        pytest.skip("on Windows a folder stays as long as a file in it is open")
    folder.parent.joinpath(folder.name).write_text("a file where a folder should be", encoding="utf-8")


def locked(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """As on systems where a file that somebody reads cannot be replaced."""
    _immovable(patch, errno.EBUSY)


def _immovable(patch: pytest.MonkeyPatch, number: int) -> None:
    patch.setattr(Path, "replace", raises(number))
    patch.setattr(Path, "rename", raises(number))
    patch.setattr("momiji.store.files.os.link", raises(number))


FAULTS: dict[str, Break] = {"disk full": full, "read-only": read_only, "no permission": forbidden, "missing": missing, "locked": locked}


@pytest.fixture(params=FAULTS)
def fault(request: pytest.FixtureRequest) -> Break:
    return FAULTS[request.param]


def keep(autosave: Autosave, game: Session) -> None:
    autosave.keep(game.record(), lambda: header(game))
    assert autosave.flush()


def test_play_goes_on_and_somebody_is_told(fault: Break, tmp_path: Path) -> None:
    told: list[Saving] = []
    folder = tmp_path / "auto"
    autosave, game = Autosave(folder, told.append), played(turns=2)
    keep(autosave, game)
    assert told == []
    with pytest.MonkeyPatch.context() as patch:
        fault(patch, folder)
        for _ in range(3):
            game.perform(game.match.rules.legal(game.state)[0])
            keep(autosave, game)
        assert [state.works for state in told] == [False]
        assert told[0].why is not None
        banner = translator("en").text(Text("save-fails", {"why": told[0].why}))
        assert autosave.path is not None
        assert autosave.path.name in banner
        survived = {path.name: path.read_bytes() for path in folder.iterdir()} if folder.is_dir() else {}
    if folder.is_dir():
        assert saves.read(autosave.path).record == played(turns=2).record()
        assert not any(name.endswith(".new") for name in survived)
    else:
        folder.unlink()
    keep(autosave, game)
    assert [state.works for state in told] == [False, True]
    assert saves.read(autosave.path).record == game.record()
    autosave.close()


def test_saves_settings_and_statistics_say_what_is_wrong(fault: Break, tmp_path: Path) -> None:
    game, folder = played(), tmp_path / "saves"
    shelf_ = shelf(tmp_path)
    save = shelf_.save(game.record(), header(game))
    settings.write(folder / "settings.json", Preferences())
    book = ResultBook(folder / "statistics.jsonl")
    result = Result(date="2026-11-17", mode="solo", seats=[SeatResult(name="Hana")])
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    attempts: list[Callable[[], object]] = [
        lambda: shelf_.save(game.record(), header(game)),
        lambda: shelf_.update(save, game.record(), header(game)),
        lambda: shelf_.rename(save, "Another"),
        lambda: shelf_.export(save, folder / "out"),
        lambda: settings.write(folder / "settings.json", Preferences(language="cs")),
    ]
    with pytest.MonkeyPatch.context() as patch:
        fault(patch, folder)
        for attempt in attempts:
            with pytest.raises(BadFile) as error:
                attempt()
            assert error.value.kind == "unwritable"
            assert translator("en").text(error.value.text)
        try:
            book.add(result)
        except BadFile as told:
            assert told.kind == "unwritable"
    if folder.is_dir():
        assert {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and path.name in before} == before


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """64 kB of room, where the system lets us have it."""
    place = tmp_path / "tiny"
    place.mkdir()
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can make a tiny disk")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)], capture_output=True).returncode:
        pytest.skip("no tiny disk can be made here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], capture_output=True, check=False)


def fill(disk: Path, *, leave: int = 0) -> Path:
    """Not a byte is left, or only so many thousands of them."""
    filler = disk / "filler"
    with filler.open("ab", buffering=0) as stream:
        while True:
            try:
                if not stream.write(b"x" * 1024):
                    break
            except OSError:
                break
    if leave:
        os.truncate(filler, filler.stat().st_size - leave * 1024)
    return filler


def step(game: Session) -> None:
    game.perform(game.match.rules.legal(game.state)[0])


def test_a_disk_that_is_really_full(tiny_disk: Path) -> None:
    told: list[Saving] = []
    autosave, game = Autosave(tiny_disk / "auto", told.append), played()
    keep(autosave, game)
    kept = game.record()
    filler = fill(tiny_disk)
    for _ in range(4):
        step(game)
        keep(autosave, game)
    assert [state.works for state in told] == [False]
    assert autosave.path is not None
    assert saves.read(autosave.path).record == kept
    filler.unlink()
    keep(autosave, game)
    assert [state.works for state in told] == [False, True]
    assert saves.read(autosave.path).record == game.record()
    autosave.close()


def test_a_full_disk_takes_no_step_that_was_kept(tiny_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file has the first step and is too large to be written again; the journal has all of them, and then who sits where changes."""
    autosave, game = Autosave(tiny_disk / "auto"), played(4, turns=2)
    keep(autosave, game)
    monkeypatch.setattr("momiji.store.autosave._write", lambda job: Saving(False))
    for _ in range(20):
        step(game)
        keep(autosave, game)
    kept = game.record()
    for number in range(30):
        fill(tiny_disk)  # whoever fills it takes every byte that becomes free
        step(game)
        if number == 20:
            game.reseat(1, "sage")
        keep(autosave, game)
    autosave.close()
    found = Autosave(tiny_disk / "auto").latest()
    assert found is not None
    assert found.record["actions"][: len(kept["actions"])] == kept["actions"]
    assert not [path.name for path in (tiny_disk / "auto").iterdir() if path.name.endswith((".tmp", ".new", ".old"))]


def test_a_game_that_lives_in_its_journal_alone_stays_there(tiny_disk: Path) -> None:
    """There is room for a step, never for the whole game. Going on with it and leaving again costs nothing either."""
    game = played(turns=2)
    (tiny_disk / "auto").mkdir()
    fill(tiny_disk, leave=4)
    autosave = Autosave(tiny_disk / "auto")
    for _ in range(8):
        step(game)
        keep(autosave, game)
    assert not autosave.state.works
    autosave.close()
    for _ in range(2):
        again = Autosave(tiny_disk / "auto")
        found = again.latest()
        assert found is not None and found.record == game.record()
        with again.hold(found.path) as held:
            again.go_on(held)
        again.close()
    assert [path.suffix for path in (tiny_disk / "auto").iterdir() if path.suffix != ".lock"] == [".steps"]


def test_a_full_disk_leaves_no_half_picture_record_or_line(tiny_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tiny_disk))
    game = played()
    book, result = ResultBook(), Result(date="2026-11-17", mode="solo", seats=[SeatResult(name="Hana" * 40)])
    book.add(result)
    lines = book.path.read_bytes()
    fill(tiny_disk)
    picture = pygame.Surface((600, 400))
    for number in range(200):
        pygame.draw.circle(picture, (number, 255 - number, number % 7 * 30), (number * 3, number * 2), number)

    def add_many() -> None:
        for _ in range(40):
            book.add(result)

    attempts: list[Callable[[], object]] = [
        lambda: save_picture(game, picture),
        lambda: save_record(game),
        lambda: saves.Shelf().save(game.record(), header(game)),
        add_many,
        lambda: book.export(),
    ]
    for attempt in attempts:
        with pytest.raises(BadFile) as error:
            attempt()
        assert "No space left on device" in translator("en").text(error.value.text)
    with pytest.raises(OSError, match="No space left on device"):
        picture_file.write(picture, tiny_disk / "screenshot.png")
    assert [path for path in tiny_disk.rglob("*") if path.is_file() and path.name not in ("filler", "statistics.jsonl")] == []
    assert book.path.read_bytes().removeprefix(lines).count(b"\n") == len(book.read().results) - 1
    assert book.read().skipped == 0
