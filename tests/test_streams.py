"""The command line where something around it is missing: closed and full streams, signals, letters nobody foresaw."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from momiji.games.momiji.table.pictures import staging
from momiji.i18n import LANGUAGES, translator
from momiji.store import saves
from tests.test_command_line import in_process

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(os.name != "posix", reason="these are questions of a shell")


def environment(home: Path, **more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHONIO", "PYTHONUTF8"))}
    return {**plain, "PYTHONPATH": str(ROOT), "MOMIJI_HOME": str(home), "PYTHONIOENCODING": "utf-8", **more}


def shell(line: str, *arguments: str | bytes, home: Path, stdin: str = "", **more: str) -> subprocess.CompletedProcess[bytes]:
    """`momiji` with these arguments and whatever the shell does to its streams."""
    command = ["sh", "-c", f'exec "$@" {line}', "sh", sys.executable, "-m", "momiji", *arguments]
    return subprocess.run(command, env=environment(home, **more), input=stdin.encode(), capture_output=True, timeout=400, cwd=home)


COMMANDS = (
    ["--version"],
    ["--help"],
    ["rules"],
    ["simulate"],
    ["text", "--seed", "7", "--levels", "sprout", "--lang", "en"],
    ["nonsense"],
)


@pytest.mark.parametrize(
    ("closed", "commands"), [(">&-", COMMANDS[3:]), ("<&-", COMMANDS[4:]), ("2>&-", COMMANDS[4:]), ("<&- >&- 2>&-", COMMANDS)]
)
def test_closed_streams_change_nothing_but_what_is_heard(closed: str, commands: tuple[list[str], ...], tmp_path: Path) -> None:
    """All commands without any stream; without one of them those that read, write and complain: what opens streams knows no command."""
    for arguments in commands:
        shown = shell(closed, *arguments, home=tmp_path)
        assert shown.returncode == (2 if arguments == ["nonsense"] else 0), (arguments, shown.stderr)
        assert b"Traceback" not in shown.stderr and b"Exception ignored" not in shown.stderr
        assert bool(shown.stdout) == (">&-" not in closed.replace("2>&-", "") and arguments != ["nonsense"])
        assert bool(shown.stderr) == ("2>&-" not in closed and arguments == ["nonsense"])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_output_is_told_in_one_line(tmp_path: Path) -> None:
    for arguments in COMMANDS[:-1]:
        shown = shell(">/dev/full", *arguments, home=tmp_path)
        assert (shown.returncode, shown.stderr) == (2, b"momiji: the output cannot be written: No space left on device.\n"), arguments
    assert shell(">/dev/full 2>/dev/full", "--version", home=tmp_path).returncode == 2


def test_a_text_game_survives_a_full_output(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no full device")
    shell(">/dev/full", "text", "--seed", "7", home=tmp_path, stdin="1\n" * 5)
    assert b"Traceback" not in shell("", "text", "--continue", "--lang", "en", home=tmp_path).stderr


LONG = "x" * 5000


def told_in_one_line(status: int, words: str) -> bool:
    return (status, words.count("\n")) == (2, 1) and "Traceback" not in words and "{???}" not in words and len(words) < 3000


@pytest.mark.parametrize(
    "arguments",
    [
        [LONG], ["replay", LONG], ["screenshot", LONG, "--out", "x.png"], ["screenshot", "title", "--out", LONG], ["rules", "--out", LONG],
        ["simulate", "--records", LONG], ["simulate", "--seed", "9" * 5000], ["arena", "--levels", LONG], ["text", LONG],
        ["text", "--levels", LONG], ["text", "--scenario", LONG], ["motion-strip", LONG, "--out", "x"],
    ],
    ids=lambda arguments: " ".join(word[:12] for word in arguments),
)  # fmt: skip
def test_words_of_5_000_letters_are_refused_in_one_line(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    status, _, words = in_process(capsys, *arguments)
    assert told_in_one_line(status, words), words[:500]


@pytest.mark.parametrize("arguments", [[f"{LONG}.json"], ["play", LONG]], ids=["alone", "play"])
def test_a_file_of_5_000_letters_is_refused_where_the_window_would_open(arguments: list[str], tmp_path: Path) -> None:
    shown = shell("", *arguments, home=tmp_path, SDL_VIDEODRIVER="x11", DISPLAY=":987")
    assert told_in_one_line(shown.returncode, shown.stderr.decode()), shown.stderr[:500]


def test_long_paths_are_shortened_in_the_middle(tmp_path: Path) -> None:
    for length in (300, 3000, 5000):
        path = "/beginning/" + "x" * length + "/the-end.momiji.json"
        for language in LANGUAGES:
            for key, more in (("file-missing", {}), ("file-unwritable", {"reason": "because"})):
                words = translator(language)(key, file=path, **more)
                assert "???" not in words and "/beginning/" in words and "…" in words and "/the-end.momiji.json" in words
                assert len(words) < 320
    assert "???" not in translator("en")("cli-scene", scene="s", known="y" * 10_000)
    short = "/beginning/x/the-end.momiji.json"
    assert short in translator("en")("file-missing", file=short)


ODD = b"\xff\xfe\x80"
AS_WORD = ODD.decode("utf-8", "surrogateescape")  # what Python makes of it on a command line


def test_bytes_that_are_no_letters(tmp_path: Path) -> None:
    game = shell("", "text", "--seed", ODD, "--names", ODD, "--lang", "en", home=tmp_path, LC_ALL="C.UTF-8")
    assert (game.returncode, game.stderr) == (0, b"")
    shown = shell("", ODD, home=tmp_path, LC_ALL="C.UTF-8")
    assert told_in_one_line(shown.returncode, shown.stderr.decode()), shown.stderr


def test_a_seed_that_is_no_letters_makes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "x.png"
    arguments = ("screenshot", "table", "--seed", AS_WORD, "--out", str(picture), "--size", "1024x640")
    assert in_process(capsys, *arguments) == (0, "", "") and picture.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", AS_WORD],
        ["text", AS_WORD],
        ["arena", "--levels", AS_WORD],
        ["screenshot", AS_WORD, "--out", "x.png"],
        ["simulate", "--seed", AS_WORD],
    ],
    ids=lambda arguments: arguments[0],
)
def test_words_that_are_no_letters_are_refused_in_one_line(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    status, _, words = in_process(capsys, *arguments)
    assert told_in_one_line(status, words), words


def test_where_only_english_letters_are_known(tmp_path: Path) -> None:
    """Names, saves and records with other letters, in a place whose file system and terminal know none."""
    ascii_only = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii:strict"}
    said = shell(
        "",
        "text",
        "--names",
        "\u0451\u0436".encode(),
        "--seed",
        "7",
        "--lang",
        "ru",
        home=tmp_path,
        stdin="save \u0451\u0436\n",
        **ascii_only,
    )
    assert (said.returncode, said.stderr) == (0, b""), said.stderr
    code = (
        "from momiji.store import saves\nfrom momiji.games.momiji.table.pictures import staging\n"
        "from momiji.playing.keeping import save_named, name_of\nimport sys\n"
        "assert sys.getfilesystemencoding() == 'ascii', sys.getfilesystemencoding()\n"
        "game = staging.session(2, 'ascii')\nsaid = save_named(game, '\\u0451\\u0436')\nassert said.key == 'game-saved', said\n"
        "assert '\\u0451\\u0436' in [save.header.name for save in saves.Shelf().listing().saves]\n"
        "from momiji.ui.table.exports import save_record\nprint(ascii(save_record(game)))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], env=environment(tmp_path, **ascii_only), capture_output=True, timeout=400)
    assert (run.returncode, run.stderr) == (0, b""), run.stderr
    odd = tmp_path / "\u0451\u0436.momiji.json"
    odd.write_text(json.dumps(saves.pack(staging.session(2, "7").record(), saves.Header(name="x", saved=""))), encoding="utf-8")
    shown = shell("", "replay", "--json", os.fsencode(odd), home=tmp_path, **ascii_only)
    assert (shown.returncode, shown.stderr) == (0, b"") and json.loads(shown.stdout)["deck"]


# ------------------------------------------------------------------ signals


def children(pid: int) -> list[int]:
    shown = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(word) for word in shown.stdout.split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only there processes can be looked at like this")
@pytest.mark.parametrize(("name", "status"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGKILL", -9)])
def test_an_arena_that_is_ended_ends_with_all_its_processes(name: str, status: int, tmp_path: Path) -> None:
    """Ctrl+C reaches all of them, SIGTERM and SIGKILL only the first; none prints a traceback and none plays on."""
    command = [sys.executable, "-m", "momiji", "arena", "--levels", "sage,sage", "--games", "50", "--processes", "3"]
    arena = subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        until = time.monotonic() + 180
        while len(workers := children(arena.pid)) < 4 and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.3 if name == "SIGINT" else 2.0)  # in the middle of their beginning, and of a game
        if name == "SIGINT":
            os.killpg(arena.pid, signal.SIGINT)
        else:
            os.kill(arena.pid, getattr(signal, name))
        out, err = arena.communicate(timeout=180)
        assert (arena.returncode, out) == (status, b"")
        assert b"Traceback" not in err and b"Error" not in err, err.decode()
        while any(map(alive, workers)) and time.monotonic() < until + 180:
            time.sleep(0.05)
        assert not any(map(alive, workers))
    finally:
        for pid in (*children(arena.pid), arena.pid):
            if alive(pid):
                os.kill(pid, signal.SIGKILL)
