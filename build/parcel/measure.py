"""What a package weighs, and how long it takes from the start to the first picture."""

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from . import facts
from .family import Family

RUNS = 7
# Bytes, unpacked and packed: with one game, and what each further one may add.
MOST, MOST_PACKED = 54_000_000, 25_000_000
FURTHER, FURTHER_PACKED = 4_000_000, 2_000_000


def weight(path: Path) -> int:
    """Bytes of a file, or of all files in a folder; links count as what they are."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_symlink() or file.is_file()]
    return sum(file.lstat().st_size for file in files)


def too_heavy(unpacked: int, packed: int, games: int) -> str:
    """What players would carry too much of, as a sentence; nothing if it is light enough."""
    for word, weighs, most, further in (("unpacked", unpacked, MOST, FURTHER), ("packed", packed, MOST_PACKED, FURTHER_PACKED)):
        allowed = most + further * (games - 1)
        if weighs > allowed:
            return f"{word} it weighs {weighs / 1e6:.1f} MB; at most {allowed / 1e6:.0f} MB are wanted."
    return ""


def start(command: list[str]) -> tuple[float, float]:
    """Seconds from the start to the first picture, and seconds of processor until then, without a screen."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "MOMIJI_HOME": home, "PYTHONPATH": str(facts.ROOT)}
        begun = time.perf_counter()
        game = Family([*command, "play", "--announce"], {**os.environ, **quiet})
        line = game.first_line()
        seconds = time.perf_counter() - begun
        worked = processor(game.head.pid)
        game.end()
    if line.strip() != "ready":
        raise OSError(f"{command[0]} did not open its window")
    return seconds, worked


def processor(process: int) -> float:
    """Seconds of processor a process and its children have used so far; Linux only. Less at the mercy of what else the machine does."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if process in (int(stat.parent.name), int(fields[1])):
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK") if ticks else 0.0


def table(forms: dict[str, tuple[list[str], Path]]) -> list[str]:
    """One line a form. They take turns, so that a busy moment of the machine hits all alike."""
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in forms}
    for _ in range(RUNS):
        for name, (command, _) in forms.items():
            times[name].append(start(command))
    lines = []
    for name, (_, path) in forms.items():
        seconds, worked = median(t for t, _ in times[name]), median(t for _, t in times[name])
        lines.append(f"{name:<10} {weight(path) / 1e6:5.1f} MB, first picture after {seconds:.2f} s ({worked:.2f} s of processor)")
    return lines


def forms(folder: Path, program: Path, single: Path | None) -> dict[str, tuple[list[str], Path]]:
    """The checkout, with the Python that runs this, and what was built from it."""
    found = {"source": ([sys.executable, "-m", "momiji"], facts.ROOT / "momiji"), "folder": ([str(program)], folder)}
    return {**found, "one file": ([str(single)], single)} if single else found
