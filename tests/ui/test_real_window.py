"""One real window: X11 under Xvfb, real drags by xdotool. Skipped where these programs are missing; .ci/run installs them."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from momiji.games.momiji.cards import CODES
from momiji.games.momiji.steps import encode
from momiji.store import records
from momiji.store.autosave import recover
from momiji.ui.tables.momiji import staging
from momiji.ui.tables.momiji.desk import MomijiDesk
from momiji.ui.tables.momiji.desk_hand import plays_of
from momiji.ui.tables.momiji.layout import lay_out
from momiji.ui.tables.momiji.session import Session
from momiji.ui.tables.momiji.show import Spot
from momiji.ui.theme import Scale

ROOT = Path(__file__).parent.parent.parent
SIZE = (1280, 720)
MISSING = [program for program in ("Xvfb", "xdotool") if shutil.which(program) is None]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"{' and '.join(MISSING)} not installed")


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
def program(screen: str, home: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    environment = {
        **os.environ,
        "DISPLAY": screen,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEO_X11_WMCLASS": "momiji",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "MOMIJI_HOME": str(home),
        "PYTHONPATH": str(ROOT),
    }
    game = subprocess.Popen([sys.executable, "-m", "momiji", *arguments], env=environment, stdout=subprocess.PIPE, text=True)
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


class Pointer:
    """A hand at the mouse of that screen."""

    def __init__(self, screen: str) -> None:
        self._environment = {**os.environ, "DISPLAY": screen}
        self.window = self.do("search", "--sync", "--onlyvisible", "--class", "momiji").split()[0]

    def do(self, *words: str, check: bool = True) -> str:
        return subprocess.run(["xdotool", *words], env=self._environment, capture_output=True, text=True, check=check, timeout=30).stdout

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

    def key(self, name: str) -> None:
        self.do("key", "--window", self.window, name, check=False)  # the window may be gone before the key is let go


def game_with_a_playable_card() -> tuple[Session, int, Spot]:
    """A solo game (no curtain), a place in the hand and where its card may go."""
    for seed in range(50):
        session = staging.session(1, str(seed), scenario="meditation")
        staging.play_until(session, staging.turn(4))
        desk = MomijiDesk(session, 0)
        for place, card in enumerate(desk.hand):
            ways = plays_of(desk, card)
            target = next((spot for spot in desk.targets(Spot("hand", str(place))) if spot.kind == "pile"), None)
            if ways and target is not None:
                return session, place, target
    raise AssertionError("no such game")


def kept(home: Path) -> list[str]:
    """The steps of the game in progress, as it is kept while it is played."""
    for path in (home / "data" / "autosaves").glob("*.momiji.json"):
        save, _ = recover(path)
        if save is not None:
            actions: list[str] = save.record["actions"]
            return actions
    return []


def wait_for(condition: str, home: Path, count: int) -> list[str]:
    end = time.monotonic() + 15
    while time.monotonic() < end:
        actions = kept(home)
        if len(actions) >= count:
            return actions
        time.sleep(0.1)
    raise AssertionError(f"{condition} was not seen")


def test_a_card_is_dragged_onto_its_pile_in_a_real_window(tmp_path: Path) -> None:
    session, place, target = game_with_a_playable_card()
    file, home = tmp_path / "game.momiji.json", tmp_path / "home"
    records.write(file, session.record())
    records.write(home / "config" / "settings.json", {"window": list(SIZE), "animation_speed": 0.0})
    desk = MomijiDesk(session, 0)
    layout = lay_out(desk.show, Scale(*SIZE))
    steps = len(session.taken)
    card = desk.hand[place]
    with display() as screen, program(screen, home, "play", "--announce", str(file)) as game:
        hand = Pointer(screen)
        hand.drag(layout.spots[Spot("hand", str(place))].rect.center, layout.spots[target].rect.center)
        actions = wait_for("the card on its pile", home, steps + 1)
        assert actions[-1] == encode(plays_of(desk, card)[0])
        assert CODES[card] in actions[-1]
        hand.key("ctrl+q")
        assert game.wait(20) == 0
    assert kept(home) == actions


def test_without_a_display_there_is_one_clear_line(tmp_path: Path) -> None:
    environment = {**os.environ, "DISPLAY": ":987", "SDL_VIDEODRIVER": "x11", "MOMIJI_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    shown = subprocess.run([sys.executable, "-m", "momiji"], env=environment, capture_output=True, text=True, timeout=60)
    assert shown.returncode == 3
    assert shown.stderr.count("\n") == 1
    assert "no display" in shown.stderr
