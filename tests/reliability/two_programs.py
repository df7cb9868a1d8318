"""Two programs with the same games: `python -m tests.reliability.two_programs --rounds 50`.

Both are real text programs that stand before the same question. One goes on with the kept game and plays; then it leaves, or is
killed, or still plays when the other one wants to go on as well. What was played must never become less.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.table.pictures import staging
from momiji.playing.session import Session
from momiji.store import kept
from tests.terminal.typist import table

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 300.0


class Text:
    """A text program at the other end of two pipes."""

    def __init__(self, home: Path, *words: str) -> None:
        self.home = home
        self.out = home / f"out-{time.monotonic_ns()}.txt"
        env = {**os.environ, "PYTHONPATH": str(ROOT), "MOMIJI_HOME": str(home), "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
        with self.out.open("wb") as out:
            command = [sys.executable, "-m", "momiji", "text", "--lang", "en", *words]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, stderr=subprocess.STDOUT, env=env)

    @property
    def told(self) -> str:
        return self.out.read_text(encoding="utf-8", errors="replace")

    def type(self, *lines: str) -> None:
        assert self.process.stdin
        self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        self.process.stdin.flush()

    def hears(self, words: str, times: int = 1) -> bool:
        return wait_until(lambda: self.told.count(words) >= times)

    def leave(self) -> None:
        """At the end of its input a program keeps the game and ends."""
        self.process.communicate(timeout=PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def wait_until(happens: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not happens():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


@contextmanager
def text_program(home: Path, *words: str) -> Iterator[Text]:
    program = Text(home, *words)
    try:
        yield program
    finally:
        if program.process.stdin and not program.process.stdin.closed:
            program.kill()


def script(seed: str) -> list[str]:
    """A whole game of two people as lines to type."""
    game, chance, lines = Session.begin(table(2, seed=seed)), Chance("script", seed), list[str]()
    while not game.over:
        step = staging.sensible(game.state, list(MOMIJI.legal(game.state)), chance)
        lines.append(MOMIJI.encode(step))
        game.perform(step)
    return lines


def steps(home: Path) -> int:
    """How many steps of the only unfinished game are on the disk."""
    games = kept.in_folder(home / "data" / "autosaves")
    if not games:
        return 0
    (path,) = games
    save = kept.look(path).save
    return len(save.record["actions"]) if save else 0


def begin(home: Path, seed: str, lines: list[str]) -> None:
    with text_program(home, "--players", "2", "--names", "Hana,Kenji", "--seed", seed) as program:
        program.type(*lines)
        program.leave()


def one_round(home: Path, lines: list[str], chance: random.Random) -> str:
    """What happened, or what was lost."""
    before = steps(home)
    with text_program(home, "--game", "momiji") as first, text_program(home, "--game", "momiji") as second:
        if not (first.hears("continue the last game") and second.hears("continue the last game")):
            return "lost: a program did not start"
        first.type("continue")
        first.hears("Resuming")
        then = before + chance.randint(1, 6)
        first.type(*lines[before:then])
        if not wait_until(lambda: steps(home) == then):
            return f"lost: {steps(home)} of {then} steps are kept"
        manner = chance.choice(("left", "killed", "played"))
        if manner == "left":
            first.leave()
        elif manner == "killed":
            first.kill()
        second.type("continue")
        if manner == "played":
            if not second.hears("is open in another window"):
                return "lost: nobody told that the game is played"
            then += 1
            first.type(lines[then - 1])
            wait_until(lambda: steps(home) == then)
            first.leave()
            second.leave()
        else:
            if not second.hears("Resuming"):
                return "lost: the game could not be continued"
            then += 2
            second.type(*lines[then - 2 : then])
            second.leave()
        found = steps(home)
        return f"the first one {manner}: all is kept" if found == then else f"lost: {found} of {then} steps are kept ({manner})"


def run(rounds: int, seed: int = 1) -> Counter[str]:
    chance, verdicts = random.Random(seed), Counter[str]()
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        home, number = Path(folder), 0
        for _ in range(rounds):
            if not lines or steps(home) + 12 > len(lines):
                number += 1
                home, lines = Path(folder) / str(number), script(f"two-{seed}-{number}")
                home.mkdir()
                begin(home, f"two-{seed}-{number}", lines[:3])
            verdicts[one_round(home, lines, chance)] += 1
    return verdicts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    verdicts = run(options.rounds, options.seed)
    sys.stdout.write("".join(f"{verdict}: {count}\n" for verdict, count in verdicts.most_common()))
    return 1 if any(verdict.startswith("lost") for verdict in verdicts) else 0


if __name__ == "__main__":
    raise SystemExit(main())
