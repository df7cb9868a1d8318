"""Measuring leaves nothing behind, whatever the measured program started."""

import sys
import time
from pathlib import Path

import pytest
from parcel import contents, facts, measure

from momiji.registry import GAMES

# Like a single file: it starts the real program, which says that it is ready and writes on until it is ended.
UNPACKER = """
import subprocess, sys
raise SystemExit(subprocess.call([sys.executable, "-c", {program!r}, *sys.argv[1:]]))
"""
PROGRAM = """
import time
def live():
    with open({file!r}, "a") as file:
        file.write("x")
live()
print("ready", flush=True)
while True:
    live()
    time.sleep(0.02)
"""


def test_a_program_that_starts_another_is_ended_with_it(tmp_path: Path) -> None:
    file = tmp_path / "sign of life"
    unpacker = tmp_path / "unpacker.py"
    unpacker.write_text(UNPACKER.format(program=PROGRAM.format(file=str(file))))
    seconds, _ = measure.start([sys.executable, str(unpacker)])
    assert seconds > 0
    time.sleep(0.3)
    lived = file.stat().st_size
    assert lived
    time.sleep(0.5)
    assert file.stat().st_size == lived


@pytest.mark.parametrize(
    ("unpacked", "packed", "games", "told"),
    [
        (54_000_000, 25_000_000, 1, ""),
        (54_100_000, 20_000_000, 1, "unpacked it weighs 54.1 MB; at most 54 MB are wanted."),
        (61_900_000, 20_000_000, 3, ""),
        (62_100_000, 20_000_000, 3, "unpacked it weighs 62.1 MB; at most 62 MB are wanted."),
        (44_000_000, 25_100_000, 1, "packed it weighs 25.1 MB; at most 25 MB are wanted."),
        (44_000_000, 28_900_000, 3, ""),
        (44_000_000, 29_100_000, 3, "packed it weighs 29.1 MB; at most 29 MB are wanted."),
    ],
)
def test_a_package_that_is_too_heavy_is_refused(unpacked: int, packed: int, games: int, told: str) -> None:
    assert measure.too_heavy(unpacked, packed, games) == told


def test_a_program_without_a_window_is_named(tmp_path: Path) -> None:
    mute = tmp_path / "mute.py"
    mute.write_text("print('no display')")
    with pytest.raises(OSError, match="did not open its window"):
        measure.start([sys.executable, str(mute)])


def test_a_game_nobody_can_play_yet_is_in_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "momiji" not in facts.coming_games()
    with monkeypatch.context() as unnamed:
        unnamed.delitem(GAMES, "momiji")
        assert "momiji" in facts.coming_games()
    monkeypatch.setattr(facts, "coming_games", lambda: frozenset({"whist"}))
    left_out = ("momiji/locales/en/whist/log.ftl", "momiji/assets/ai/whist.json", "momiji/games/whist/rules/edition.toml")
    assert not [name for name in left_out if contents.wanted(name)]
    assert contents.wanted("momiji/locales/en/momiji/log.ftl") and contents.wanted("pydantic/whist/x.dat")
    assert contents.of_a_coming_game("momiji.games.whist.rules") and not contents.of_a_coming_game("momiji.games.momiji.rules")
    assert "momiji.games.whist" in contents.unused_modules()
