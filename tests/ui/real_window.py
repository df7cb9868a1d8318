"""A real window and a hand at its mouse: X11 under Xvfb, xdotool. MOMIJI_PROGRAM names a packaged program to try, not the checkout."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from momiji.store import records
from momiji.store.kept import recover

ROOT = Path(__file__).parent.parent.parent
SIZE = (1280, 720)
MISSING = [program for program in ("Xvfb", "xdotool") if shutil.which(program) is None]
PACKAGED = os.environ.get("MOMIJI_PROGRAM", "")
PATIENCE = 60.0


def command() -> list[str]:
    return [PACKAGED] if PACKAGED else [sys.executable, "-m", "momiji"]


def surroundings() -> dict[str, str]:
    """A package finds nothing of this machine's Python: it has to bring everything with it."""
    return {"PATH": "/nonexistent"} if PACKAGED else {**os.environ, "PYTHONPATH": str(ROOT)}


@contextmanager
def display() -> Iterator[str]:
    """A screen nobody sees."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)


@contextmanager
def managed(screen: str) -> Iterator[None]:
    """A window manager on it, as people have one: windows get a frame, and can be maximised."""
    manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": screen}, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        manager.terminate()
        manager.wait(10)


@contextmanager
def program(screen: str, home: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program with its window open, ended when the test is over."""
    environment = {
        **surroundings(),
        "DISPLAY": screen,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEO_X11_WMCLASS": "momiji",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "HOME": str(home),
        "MOMIJI_HOME": str(home),
    }
    game = subprocess.Popen([*command(), "play", "--announce", *arguments], env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert game.stdout is not None
        assert game.stdout.readline().strip() == "ready"
        yield game
    finally:
        if game.poll() is None:
            game.terminate()
        game.wait(20)
        if game.stdout is not None:
            game.stdout.close()


def settle_in(home: Path) -> None:
    """A window of a known size, and no waiting for cards in the air."""
    records.write(home / "config" / "settings.json", {"window": list(SIZE), "animation_speed": 0.0})


class Pointer:
    """A hand at the mouse of that screen."""

    def __init__(self, screen: str) -> None:
        self._environment = {**os.environ, "DISPLAY": screen}
        self.window = self.do("search", "--sync", "--onlyvisible", "--class", "momiji").split()[0]

    def do(self, *words: str, check: bool = True) -> str:
        told = subprocess.run(["xdotool", *words], env=self._environment, capture_output=True, text=True, check=check, timeout=PATIENCE)
        return told.stdout

    def to(self, at: tuple[int, int]) -> None:
        self.do("mousemove", "--window", self.window, str(at[0]), str(at[1]))
        time.sleep(0.03)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.to(start)
        self.do("mousedown", "1")
        for step in range(1, 11):
            self.to((start[0] + (end[0] - start[0]) * step // 10, start[1] + (end[1] - start[1]) * step // 10))
        time.sleep(0.3)
        self.do("mouseup", "1")

    def click(self, at: tuple[int, int]) -> None:
        self.to(at)
        self.do("click", "1")
        time.sleep(0.1)

    def key(self, name: str) -> None:
        self.do("key", "--window", self.window, name, check=False)  # the window may be gone before the key is let go


def kept(home: Path) -> list[str]:
    """The steps of the game in progress, as it is kept while it is played."""
    for path in (home / "data" / "autosaves").glob("*.momiji.json"):
        save, _ = recover(path)
        if save is not None:
            actions: list[str] = save.record["actions"]
            return actions
    return []


def finished(home: Path) -> list[Path]:
    """The records of games that are over."""
    return sorted((home / "data" / "records").glob("*.momiji.json"))


def wait_for(what: str, home: Path, reached: Callable[[list[str]], bool], patience: float = PATIENCE) -> list[str]:
    """The steps kept, once they are as far as that."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        actions = kept(home)
        if reached(actions):
            return actions
        time.sleep(0.1)
    raise AssertionError(f"{what} was not seen; kept: {kept(home)[-5:]}")
