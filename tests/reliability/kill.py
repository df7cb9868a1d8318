"""Kill a playing program at random moments and look what is left: `python -m tests.reliability.kill --runs 200`."""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from momiji.playing.session import Session
from momiji.store import leftovers
from momiji.store.autosave import Autosave

ROOT = Path(__file__).parent.parent.parent
LONGEST = 0.9  # seconds of play before the end


@dataclass(frozen=True, slots=True)
class Killed:
    """The last step that was begun and the last one a player saw, and where the kept game stands."""

    begun: int
    shown: int
    kept: int

    @property
    def verdict(self) -> str:
        if self.kept < self.shown:
            return "lost"
        return "the step in progress is kept" if self.kept > self.shown else "at the last completed step"


def kill_once(folder: Path, seed: int, chance: random.Random) -> Killed:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-m", "tests.reliability.player", str(folder), str(seed)]
    player = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=ROOT)
    assert player.stdout is not None
    try:
        first = player.stdout.readline()
        time.sleep(chance.uniform(0, LONGEST))
    finally:
        player.kill()
        rest = player.communicate()[0]
    if not first:  # it would look like a game in which nothing was lost
        raise RuntimeError("the player did not start")
    said: dict[str, int] = {"begun": 0, "shown": 0}
    for line in (first + rest).decode().splitlines():
        word, _, number = line.partition(" ")
        if word == "resumed":
            said["begun"] = said["shown"] = int(number)
        elif word in said and number:
            said[word] = int(number)
    return Killed(said["begun"], said["shown"], _kept(folder))


def _kept(folder: Path) -> int:
    """How many steps the kept game has, really played through the rules."""
    save = Autosave(folder).latest()
    if save is None:
        return 0
    return len(Session.resume(save.record).match.steps)


def run(runs: int, seed: int = 1) -> Counter[str]:
    """Every game is killed several times in a row, so that resuming and going on are tried too."""
    chance, verdicts = random.Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as home, patch.dict(os.environ, MOMIJI_HOME=f"{home}-elsewhere"):
        for number in range(runs):
            found = kill_once(Path(home) / f"game-{number // 5}", number // 5, chance)
            verdicts["lost" if found.kept > found.begun else found.verdict] += 1
        verdicts["files left behind"] = len(left_behind(Path(home)))
        for folder in Path(home).iterdir():
            tidy(folder)
        verdicts["files left after tidying"] = len(left_behind(Path(home)))
    return verdicts


def left_behind(home: Path) -> list[Path]:
    """Half files and second names that a killed program had no time to remove."""
    return [path for path in home.rglob("*") if path.name.endswith((".tmp", ".old"))]


def tidy(folder: Path) -> None:
    """As a start does it two hours later."""
    for path in left_behind(folder):
        os.utime(path, (time.time() - 7200, time.time() - 7200))
    before = _kept(folder)
    leftovers.tidy(folder, folder, lambda _: False, 12)
    if _kept(folder) != before:
        raise RuntimeError(f"tidying lost a game in {folder}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    verdicts = run(options.runs, options.seed)
    sys.stdout.write("".join(f"{verdict}: {count}\n" for verdict, count in verdicts.most_common()))
    sys.stdout.write(f"lost: {verdicts['lost']} of {options.runs}\n")
    return 1 if verdicts["lost"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
