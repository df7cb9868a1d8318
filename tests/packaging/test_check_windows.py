"""Trying the Windows package with Wine: what can be said about it where there is no Wine."""

import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import check_windows
import pytest
from parcel import facts
from wine import stock, world
from wine.forwarder import forwarder
from wine.world import World, windows_path

ROOT = Path(__file__).parent.parent.parent
posix = pytest.mark.skipif(os.name == "nt", reason="Wine is for other systems")


@posix
def test_what_is_missing_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: None if name in ("wine", "wineserver", "Xvfb") else f"/usr/bin/{name}")
    assert check_windows.main([]) == 2
    told = "check-windows: wine, wineserver, Xvfb are missing; on Debian: apt-get install wine xvfb.\n"
    assert capsys.readouterr().err == told


def test_elsewhere_the_way_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert "dev.py check-package" in check_windows.missing()


def test_the_tests_it_runs_exist() -> None:
    assert [name for name in check_windows.TESTS if not (ROOT / name).exists()] == []


# ------------------------------------------------------------------ steps


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> check_windows.Steps:
    monkeypatch.setattr(check_windows, "LOGS", tmp_path / "logs")
    return check_windows.Steps()


def test_a_step_has_a_line_and_a_time(steps: check_windows.Steps, capsys: pytest.CaptureFixture[str]) -> None:
    steps("folding paper", lambda: "3 folded")
    (line,) = capsys.readouterr().out.splitlines()
    assert line.split() == ["folding", "paper", "0.0", "s", "3", "folded"]


def test_a_step_that_fails_ends_it_and_shows_what_was_said(steps: check_windows.Steps, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        steps.log.write_text("the paper is wet\n", encoding="utf-8")
        raise stock.Problem("it cannot be folded.")

    with pytest.raises(stock.Problem):
        steps("folding paper", fail)
    out = capsys.readouterr().out
    assert "failed" in out and "the paper is wet" in out


def test_the_copy_is_what_git_knows_and_keeps_its_environments(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here, copy = tmp_path / "here", tmp_path / "copy"
    for name, text in (("new.py", "new"), ("ignored.txt", "no"), (".gitignore", "ignored.txt\n"), ("folder/gone.py", "gone")):
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        (here / name).write_text(text)
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    for words in (["init", "--quiet"], ["add", "."]):
        subprocess.run(["git", *words], cwd=here, check=True)
    (here / "folder" / "gone.py").unlink()
    for name in (".venv/kept", "old.py", "folder/old.py"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text("old")
    monkeypatch.setattr(facts, "ROOT", here)
    monkeypatch.setattr(check_windows, "COPY", copy)
    check_windows.copy_checkout()
    assert {path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file()} == {".gitignore", ".venv/kept", "new.py"}


# ------------------------------------------------------------------ what is fetched


def test_pins_are_chosen_by_the_system_they_are_for(tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text(
        '# pinned\n-r other.txt\na.b==1.2\nc==3; sys_platform == "win32"\nd==4; sys_platform == "darwin"\ne==5 --hash=sha256:0\n'
        'f==6; platform_machine != "ARM64" \\\n    --hash=sha256:0\n'
    )
    assert list(stock.pins([file], "win32")) == ["a.b==1.2", "c==3", "e==5", "f==6"]


def test_something_made_is_kept_until_its_recipe_changes_or_it_is_half_made(tmp_path: Path) -> None:
    made: list[str] = []

    def make(folder: Path) -> None:
        made.append(folder.name)
        (folder / "file").touch()
        if len(made) == 2:
            raise stock.Problem("no network")

    folder = tmp_path / "thing"
    for _ in range(2):
        stock.once(folder, "one", make)
    assert len(made) == 1
    with pytest.raises(stock.Problem):
        stock.once(folder, "two", make)
    for _ in range(2):
        stock.once(folder, "two", make)
    assert len(made) == 3


def test_another_python_than_the_one_that_was_tried_is_refused(tmp_path: Path) -> None:
    (tmp_path / "DLLs").mkdir()
    (tmp_path / "Lib").mkdir()
    (tmp_path / "DLLs" / "_wmi.pyd").touch()
    (tmp_path / "Lib" / "shutil.py").write_text("copies in a new way")
    with pytest.raises(stock.Problem, match="copies files in another way"):
        stock.mend(tmp_path)


# ------------------------------------------------------------------ Wine's world


def test_a_library_that_only_forwards() -> None:
    """Read back as a loader does: the export directory names the library, the function and where it really is."""
    data = forwarder("one.dll", "Ask", "two.Answer")
    (pe,) = struct.unpack_from("<I", data, 0x3C)
    assert data[pe : pe + 4] == b"PE\0\0"
    optional = pe + 24
    exports, size = struct.unpack_from("<II", data, optional + 112)
    section = optional + 240
    _, virtual, _, at = struct.unpack_from("<IIII", data, section + 8)

    def text(address: int) -> str:
        start = address - virtual + at
        return data[start : data.index(b"\0", start)].decode()

    name, _, functions, names, addresses, pointers, _ = struct.unpack_from("<IIIIIII", data, exports - virtual + at + 12)
    (target,), (called,) = (struct.unpack_from("<I", data, place - virtual + at) for place in (addresses, pointers))
    assert (text(name), functions, names, text(called), text(target)) == ("one.dll", 1, 1, "Ask", "two.Answer")
    assert exports <= target < exports + size  # which is how a loader tells a forwarded name from code


def test_paths_are_told_as_windows_tells_them() -> None:
    assert windows_path(Path("/games/Žluťoučký клён/a.exe")).replace("/", "\\") == "Z:\\games\\Žluťoučký клён\\a.exe"


@posix
def test_a_windows_program_is_called_like_one_of_this_system(tmp_path: Path) -> None:
    folder = tmp_path / "Jana's home"
    folder.mkdir()
    wine = tmp_path / "wine"
    wine.write_text('#!/bin/sh\nprintf "%s\\n" "$@" "$MOMIJI_HOME" "$SDL_VIDEODRIVER" "$WINEPREFIX"\necho complaint >&2\n')
    wine.chmod(0o755)
    launcher = World(folder / "prefix").launcher(folder / "momiji.exe", folder / "momiji.sh")
    script = launcher.read_text(encoding="utf-8").replace("\nexec wine", f"\nexec {wine}")
    launcher.write_text(script, encoding="utf-8")
    shown = subprocess.run(
        [launcher, "play", "/a b/c"], env={"MOMIJI_HOME": "/x/y", "PATH": "/nonexistent"}, capture_output=True, text=True
    )
    assert shown.stdout.splitlines() == [f"{folder}/momiji.exe", "play", "Z:\\a b\\c", "Z:\\x\\y", "windows", f"{folder}/prefix"]
    assert shown.stderr == "complaint\n"


@posix
def test_a_program_is_over_when_it_ends_whoever_keeps_its_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Wine's services do, which the first program starts."""
    wine = tmp_path / "wine"
    wine.write_text('#!/bin/sh\nsleep 600 &\necho $! > service\nprintf "%s\\r\\n" "$@"\nexit 3\n')
    wine.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(world, "SECONDS_FOR_THE_REST", 0.5)
    begun = time.monotonic()
    try:
        assert World(tmp_path / "prefix").run("momiji.exe", "play", cwd=tmp_path, log=tmp_path / "log") == 3
        assert time.monotonic() - begun < 500
        assert (tmp_path / "log").read_text() == "momiji.exe\nplay\n"
    finally:
        os.kill(int((tmp_path / "service").read_text()), signal.SIGTERM)
