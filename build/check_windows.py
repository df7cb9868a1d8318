"""The Windows package, built and played on Linux with Wine: one line and one time for each step (docs/packaging.md).

Everything lies in work-windows/ and stays there for the next time: Python for Windows, packages, Wine's world, a copy of the checkout.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from parcel import archives, facts
from wine import stock
from wine.stock import Problem
from wine.world import World, windows_path

WORK = facts.ROOT / "work-windows"
COPY = WORK / "checkout"
LOGS = WORK / "logs"
AWKWARD = WORK / "Žluťoučký клён"  # where the packages are unpacked: letters of three kinds and a blank
REQUIREMENTS = ("requirements.txt", "requirements-dev.txt", "requirements-package.txt")
# What is different on Windows: files, locks, processes, the command line, the program as a whole, the way to screen readers.
TESTS = (
    "tests/store",
    "tests/terminal",
    "tests/reliability",
    "tests/packaging",
    "tests/test_command_line.py",
    "tests/ai/test_worker.py",
    "tests/ui/test_program.py",
    "tests/ui/test_opponents.py",
    "tests/ui/test_seats_page.py",
    "tests/ui/test_untried_readers.py",
    "tests/reader/test_windows.py",
)
NEEDED = {"wine": "wine", "wineserver": "wine", "Xvfb": "xvfb", "xdotool": "xdotool", "git": "git"}  # programs and Debian's packages
LINES_OF_A_FAILURE = 60


def missing() -> str:
    """What has to be installed first, as a sentence; nothing if it is all there."""
    if not sys.platform.startswith("linux"):
        return "this tries the Windows package on Linux; on Windows itself run `python dev.py package` and `python dev.py check-package`."
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if not lacking:
        return ""
    packages = " ".join(dict.fromkeys(NEEDED[name] for name in lacking))
    return f"{', '.join(lacking)} {'is' if len(lacking) == 1 else 'are'} missing; on Debian: apt-get install {packages}."


# ------------------------------------------------------------------ steps


class Steps:
    """Each is told when it begins and timed; the first that fails ends it all, and what it said is shown."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        shutil.rmtree(LOGS, ignore_errors=True)
        LOGS.mkdir(parents=True)
        self.log = LOGS / "nothing.txt"
        self._number = 0

    def __call__(self, name: str, do: Callable[[], str | None]) -> None:
        """Raises Problem."""
        self._number += 1
        self.log = LOGS / f"{self._number:02}.txt"
        print(f"{name:<44} ", end="", flush=True)
        begun = time.monotonic()
        try:
            note = do()
        except Problem:
            print(f"{time.monotonic() - begun:6.1f} s  failed", flush=True)
            if self.log.is_file():
                print(*self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-LINES_OF_A_FAILURE:], sep="\n")
            raise
        print(f"{time.monotonic() - begun:6.1f} s{f'  {note}' if note else ''}", flush=True)

    def said(self, word: str) -> str:
        """The last line with that word in it, which sums up a step."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return next((line.strip(" =") for line in reversed(lines) if word in line), "")


class Check:
    def __init__(self) -> None:
        self.steps = Steps()
        self.world = World(WORK / "prefix")
        self.python = WORK / "python" / "python.exe"
        self.wheels = WORK / "wheels"

    def run(self) -> None:
        """Raises Problem."""
        step = self.steps
        step("Python for Windows", self.fetch_python)
        step("packages for Windows", self.fetch_wheels)
        with screen():
            step("Wine's world", self.world.make)
            with self.world.awake():
                step("a copy of the checkout", copy_checkout)
                step("dev.py package", lambda: self.dev("package"))
                step("dev.py check-package", lambda: self.dev("check-package", sum_up="unpacked"))
                step("unpacked", self.unpack)
                step("the same games as here", self.same_games)
                for program in self.programs():
                    step(f"a hand at the mouse: {program.name}", partial(self.play, program))
                step(
                    "tests of files, locks and processes",
                    lambda: self.dev("test", "-rs", "-p", "no:cacheprovider", *TESTS, sum_up="passed"),
                )
        print(f"{'all of it':<44} {time.monotonic() - step.begun:6.1f} s")

    def fetch_python(self) -> None:
        stock.python(self.python.parent)

    def fetch_wheels(self) -> None:
        stock.wheels(self.wheels, [facts.ROOT / name for name in REQUIREMENTS])

    def dev(self, *words: str, sum_up: str = "") -> str:
        """dev.py of the copy, as it would run on Windows; packages come from where they were fetched to."""
        offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": windows_path(self.wheels), "PIP_NO_CACHE_DIR": "1"}
        told = {**offline, "SOURCE_DATE_EPOCH": str(facts.epoch()), "PYTHONUTF8": "1"}
        if self.world.run(self.python, "dev.py", *words, cwd=COPY, log=self.steps.log, more=told):
            raise Problem(f"“dev.py {words[0]}” failed under Wine.")
        return self.steps.said(sum_up) if sum_up else ""

    # ------------------------------------------------------------------ what was built

    def programs(self) -> list[Path]:
        return [next(AWKWARD.glob("*/momiji.exe")), next(AWKWARD.glob("*.exe"))]

    def unpack(self) -> None:
        shutil.rmtree(AWKWARD, ignore_errors=True)
        AWKWARD.mkdir()
        (archive,), (single,) = (COPY / "dist").glob("*.zip"), (COPY / "dist").glob("*.exe")
        archives.unpack(archive, AWKWARD)
        shutil.copy(single, AWKWARD / single.name)

    def same_games(self) -> None:
        """The same seed gives the same records on both systems, to the byte, in every game."""
        console = next(AWKWARD.glob(f"*/{facts.CONSOLE}.exe"))
        for game in sorted(facts.games()):
            here, there = AWKWARD / f"{game}-here", AWKWARD / f"{game}-there"
            words = ("simulate", "--game", game, "--games", "20", "--seed", "7", "--records")
            with self.steps.log.open("ab") as log:
                told = subprocess.run([sys.executable, "-m", "momiji", *words, here], cwd=facts.ROOT, stdout=log, stderr=log).returncode
            if told or self.world.run(console, *words, windows_path(there), cwd=AWKWARD, log=self.steps.log):
                raise Problem(f"games of {game} could not be simulated.")
            if contents(here) != contents(there) or not contents(here):
                raise Problem(f"the same seed gives other games of {game} under Wine than here.")

    def play(self, program: Path) -> str:
        """The tests with a real window, in this program."""
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rs", "--basetemp", str(AWKWARD / "tests")]
        launcher = self.world.launcher(program, WORK / f"{program.name}.sh")
        environment = {**os.environ, "MOMIJI_PROGRAM": str(launcher)}
        with self.steps.log.open("ab") as log:
            played = subprocess.run([*command, "tests/ui/test_real_window.py"], cwd=facts.ROOT, env=environment, stdout=log, stderr=log)
        if played.returncode:
            raise Problem(f"{program.name} could not be played.")
        return self.steps.said("passed")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def copy_checkout() -> None:
    """What git would commit from here, as it lies here; the environments of the copy stay. Raises Problem."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=facts.ROOT, capture_output=True)
    if listed.returncode:
        raise Problem("this is not a checkout of git, which knows what belongs to it.")
    COPY.mkdir(parents=True, exist_ok=True)
    for path in COPY.iterdir():
        if path.name.startswith(".venv"):
            continue
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    for name in listed.stdout.decode().split("\0"):
        source, target = facts.ROOT / name, COPY / name
        if name and source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


@contextmanager
def screen() -> Iterator[None]:
    """A screen nobody sees, for everything in here."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            os.environ["DISPLAY"] = f":{pipe.readline().strip()}"
        yield
    finally:
        server.terminate()
        server.wait(10)


def main(arguments: list[str]) -> int:
    problem = "it takes no arguments." if arguments else missing()
    try:
        if not problem:
            Check().run()
    except Problem as found:
        problem = str(found)
    except KeyboardInterrupt:
        problem = "ended from outside."
    if problem:
        print(f"check-windows: {problem}", file=sys.stderr)
    return 2 if problem else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
