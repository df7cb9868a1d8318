"""The command line as a stranger meets it: whole sentences, exit status 2, never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from momiji import __version__, cli, screenshot
from momiji.ai.brain import AnyBrain
from momiji.ai.thought import Steps
from momiji.ai.weighing import NOTHING, Weighed
from momiji.games.momiji.rules.record import write_setup
from momiji.games.momiji.rules.setup import deal
from momiji.playing import review

ROOT = Path(__file__).parent.parent


def momiji(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **env}
    command = [sys.executable, "-m", "momiji", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, timeout=180)


def in_process(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = cli.run(arguments)
    except SystemExit as stop:
        status = int(stop.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


def record(**changes: Any) -> dict[str, Any]:
    return {**write_setup(deal(("Aki", "Jana"), 1)), "actions": [], **changes}


def written(tmp_path: Path, data: Any, name: str = "game.momiji.json") -> str:
    file = tmp_path / name
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(file)


def test_help_and_version_need_no_display(capsys: pytest.CaptureFixture[str]) -> None:
    shown = momiji("--version", DISPLAY="", SDL_VIDEODRIVER="no-such-driver")
    assert (shown.returncode, shown.stdout.strip()) == (0, f"Momiji {__version__}")
    status, out, _ = in_process(capsys, "--help")
    assert status == 0 and "replay" in out


def test_replay_prints_the_position_on_one_line(tmp_path: Path) -> None:
    shown = momiji("replay", "--json", written(tmp_path, record()))
    assert shown.returncode == 0
    (line,) = shown.stdout.splitlines()
    assert json.loads(line)["deck"] == 40


def test_replay_of_several_files_goes_on_after_a_bad_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = written(tmp_path, record(), "good.json")
    bad = written(tmp_path, record(actions=["pass"]), "bad.json")
    status, out, err = in_process(capsys, "replay", "--json", good, bad, str(tmp_path / "none.json"), good)
    assert (status, err.count("\n")) == (2, 2)
    first, second, third, fourth = map(json.loads, out.splitlines())
    assert first == fourth
    assert (second["error"]["step"], second["error"]["rule"]) == (1, "3.4")
    assert set(third["error"]) == {"message"}


def test_a_refused_step_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = in_process(capsys, "replay", written(tmp_path, record(actions=["end"])))
    assert status == 2
    assert "step 1, “end”, is not legal. Collect a column, play cards or activate a goal before you end your turn. (Rule 3.1.)" in err


def test_replay_tells_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert in_process(capsys, "simulate", "--seed", "3", "--records", str(tmp_path))[0] == 0
    status, out, _ = in_process(capsys, "replay", str(tmp_path / "game-3-0001.momiji.json"))
    assert status == 0
    assert "collects the" in out
    assert "The game is over." in out
    assert out.splitlines()[-1].endswith(("wins.", "share the victory."))


def test_replay_names_the_turning_points(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def planned(mind: AnyBrain, view: Any, steps: Steps, seed: str) -> Weighed:
        return Weighed(-5.0, 0.1, 64, steps, (mind.rules.decode("collect Y"),)) if seed == "turn 7" else NOTHING

    monkeypatch.setattr(review, "weigh", planned)
    assert in_process(capsys, "simulate", "--seed", "3", "--records", str(tmp_path))[0] == 0
    status, out, _ = in_process(capsys, "replay", "--review", str(tmp_path / "game-3-0001.momiji.json"))
    assert status == 0
    head, line = out.splitlines()[-2:]
    assert head == "Turning points"
    assert line.startswith("Turn 7, ")
    assert "Collecting the yellow column would have been worth about 5 points more." in line
    monkeypatch.setattr(review, "weigh", lambda *_: NOTHING)
    assert in_process(capsys, "replay", "--review", str(tmp_path / "game-3-0001.momiji.json"))[1].endswith("had no turning points.\n")


def test_a_game_that_runs_has_no_review_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = in_process(capsys, "replay", "--review", written(tmp_path, record()))
    assert status == 0
    assert out.endswith("The game is not over, so there is nothing to review yet.\n")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("", "is not valid JSON (line 1, column 1)"),
        ("{", "is not valid JSON"),
        ("[" * 50_000, "nested too deeply"),
        ("[]", "is not a game record of this program"),
        ("1" * 5000, "is not a game record of this program"),
        ('{"format": "momiji-record"}', "version None. This program reads version 1"),
        (record(version=2), "version 2. This program reads version 1"),
        (record(version=True), "reads version 1"),
        (record(format="chess"), "is not a game record of this program"),
        (record(players=["Aki"]), "2 to 4 can play, not 1"),
        (record(players=["Aki", 5]), "“players.1”"),
        (record(players=["Aki"] * 5), "With Morning Dew up to 5 can play"),
        (record(first_player=2), "the first player is not one of the 2 players"),
        (record(first_player=True), "“first_player”"),
        (record(first_player=1e400), "“first_player”"),
        (record(types=["R", "Y", "G"]), "2 players need 4 different leaf types"),
        (record(types=["R", "Y", "G", "X"]), "there is no leaf type “X”"),
        (record(types=["R", "Y", "G", "U"]), "blue leaves need Morning Dew"),
        (record(morning_dew=True), "with Morning Dew, blue must be"),
        (record(mode="solo"), "there is no scenario “None”"),
        (record(mode="solo", scenario="equinox"), "a solo game has one player"),
        (record(scenario="equinox"), "only a solo game has a scenario"),
        (record(mode="chess"), "“mode”"),
        (record(setup=None), "“setup”"),
        (record(actions=[7]), "“actions.0”"),
        (record(actions="end"), "“actions”"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 60 else "data",
)
def test_a_file_that_is_no_record_gets_one_clear_line(data: Any, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = in_process(capsys, "replay", "--json", written(tmp_path, data))
    assert status == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert set(json.loads(out)["error"]) == {"message"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"goals": ["zeros", "hand", "gates"]}, "2 players need 4 different goals"),
        ({"goals": ["zeros", "zeros", "gates", "hand"]}, "2 players need 4 different goals"),
        ({"goals": ["zeros", "blue", "gates", "hand"]}, "there is no goal “blue”"),
        ({"goals": None}, "the goals are missing"),
        ({"hands": [[], []]}, "there must be 2 hands of 6 cards"),
        ({"hands": [["R9"] * 6, ["R0<"] * 6]}, "there is no card “R9”"),
        ({"deck": []}, "not 0"),
        ({"landscapes": None}, "either landscapes for the players or a landscape deck"),
        ({"landscapes": [["A", "B", "C"], ["D", "E", "F"]]}, "each player needs a different starter set"),
        ({"landscapes": None, "landscape_deck": ["A"]}, "every letter from A to N twice"),
        ({"landscape_deck": list("ABCDEFGHIJKLMN" * 2)}, "not both"),
    ],
    ids=str,
)
def test_an_impossible_set_up_gets_one_clear_line(
    change: dict[str, Any], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record()
    status, _, err = in_process(capsys, "replay", written(tmp_path, {**data, "setup": {**data["setup"], **change}}))
    assert status == 2
    assert sentence in err
    assert err.count("\n") == 1


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "large").write_bytes(b" " * 5_000_001)
    for name, sentence in (
        ("none", "There is no file"),
        (".", "is a folder"),
        ("bytes", "UTF-8"),
        ("large", "larger than 2 MB"),
        ("a\0b", ""),
    ):
        status, _, err = in_process(capsys, "replay", str(tmp_path / name))
        assert status == 2
        assert sentence in err
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("frobnicate",),
        ("replay",),
        ("simulate", "--players", "6"),
        ("simulate", "--players", "5"),
        ("simulate", "--players", "5", "--morning-dew"),
        ("simulate", "--players", "one"),
        ("simulate", "--players", "1"),
        ("simulate", "--games", "0"),
        ("simulate", "--seed", "-1"),
        ("simulate", "--seed", "9" * 5000),
        ("simulate", "--mode", "solo"),
        ("simulate", "--mode", "solo", "--scenario", "picnic"),
        ("simulate", "--mode", "solo", "--scenario", "equinox", "--players", "2"),
        ("simulate", "--mode", "solo", "--scenario", "equinox", "--morning-dew"),
        ("simulate", "--scenario", "equinox"),
        ("simulate", "--level", "grandmaster"),
        ("simulate", "--records", str(Path(__file__) / "folder")),
    ],
    ids=" ".join,
)
def test_bad_arguments_get_one_clear_line(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = in_process(capsys, *arguments)
    assert status == 2
    assert err.startswith("momiji: ") or "could not be written" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        "--players 4 --morning-dew --landscapes draft",
        "--players 5 --morning-dew --landscapes draft",
        "--players 3",
        "--mode solo --scenario cold-breeze",
        "--mode solo --scenario meditation",
        "--mode solo --scenario equinox",
    ],
)
def test_simulated_games_replay_to_their_end(arguments: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", *arguments.split(), "--games", "3", "--seed", "7", "--records"]
    assert in_process(capsys, *words, str(tmp_path / "a"))[0] == 0
    assert in_process(capsys, *words, str(tmp_path / "b"))[0] == 0
    files = sorted((tmp_path / "a").iterdir())
    assert len(files) == 3
    for file in files:
        assert file.read_bytes() == (tmp_path / "b" / file.name).read_bytes()
    status, out, _ = in_process(capsys, "replay", "--json", *map(str, files))
    assert status == 0
    for line, file in zip(out.splitlines(), files, strict=True):
        position, result = json.loads(line), json.loads(file.read_text(encoding="utf-8"))["result"]
        assert position["over"]
        assert {key: position[key] for key in result} == result


def test_names_with_broken_characters_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record(players=["\ud800", "\x1b[31m"], actions=["collect Q"])), encoding="utf-8")
    for arguments in (("--json",), ()):
        shown = momiji("replay", *arguments, str(file), PYTHONIOENCODING="ascii")
        assert shown.returncode == 2
        assert "Traceback" not in shown.stderr
    good = written(tmp_path, record(players=["\ud800", "\x1b[31m"], actions=["trade R0< R1"]))
    shown = momiji("replay", good)
    assert "\x1b" not in shown.stdout + shown.stderr


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    command = f'"{sys.executable}" -m momiji simulate --games 300 | head -1'
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    shown = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment, timeout=60)
    assert "Traceback" not in shown.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("nowhere --out {}/a.png", "there is no scene “nowhere”. Scenes:"),
        ("title --out {}/a.png --size big", "--size must be WIDTHxHEIGHT"),
        ("title --out {}/a.png --size 99999x2", "--size must be WIDTHxHEIGHT"),
        ("title --out {}/a.png --text-scale 900", "--text-scale must be a whole number from 100 to 200"),
        ("title --out {}/a.png --players 7", "--players must be a whole number from 2 to 5"),
        ("title", "missing: --out"),
    ],
)
def test_bad_pictures_get_one_clear_line(arguments: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = in_process(capsys, "screenshot", *arguments.format(tmp_path).split())
    assert status == 2
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.usefixtures("drawn_once")
@pytest.mark.parametrize("scene", [name for name in screenshot.names() if not name.startswith("lesson-")])
def test_a_picture_of_every_scene_needs_no_display(scene: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"{scene}.png"
    assert in_process(capsys, "screenshot", scene, "--out", str(file), "--size", "1024x640") == (0, "", "")
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size > 100_000


def test_a_picture_that_cannot_be_written_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert in_process(capsys, "screenshot", "title", "--out", str(Path(__file__) / "a.png"))[0] == 2


def test_a_file_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    for file, words in (
        (str(tmp_path / "none.momiji.json"), "There is no file"),
        (written(tmp_path, record(players=["Aki"])), "2 to 4 can play, not 1"),
    ):
        shown = momiji(file, DISPLAY=":987", SDL_VIDEODRIVER="x11", MOMIJI_HOME=str(tmp_path))
        assert (shown.returncode, shown.stderr.count("\n")) == (2, 1)
        assert words in shown.stderr


def test_a_motion_becomes_a_strip_of_frames(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "wipe.png"
    assert in_process(capsys, "motion-strip", "wipe", "--out", str(out))[0] == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_an_unknown_motion_is_named_with_those_there_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, said = in_process(capsys, "motion-strip", "somersault", "--out", str(tmp_path / "x.png"))
    assert status == 2
    assert "somersault" in said and "your-turn" in said and said.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "--lang", "cs", "--games", "x"], "musí být celé číslo"),
        (["simulate", "--lang=cs", "--mode", "chess"], "hodnotu „chess“ nelze použít"),
        (["replay", "--lang", "cs"], "chybí: FILE"),
        (["--lang", "cs", "frobnicate"], "příkaz „frobnicate“ neexistuje"),
        (["rules", "--lang", "cs", "--wrong"], "neznámé argumenty: --wrong"),
    ],
)
def test_what_cannot_be_read_is_told_in_the_chosen_language(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = in_process(capsys, *words)
    assert status == 2 and sentence in err


def test_help_is_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = in_process(capsys, "simulate", "--help", "--lang", "cs")
    assert status == 0 and "použití: momiji simulate" in out and "jazyk zpráv" in out
    status, out, _ = in_process(capsys, "--help")
    assert status == 0 and "usage: momiji" in out and all(name in out for name in ("play", "text", "self-check"))
