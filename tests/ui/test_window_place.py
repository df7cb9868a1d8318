"""A real window with a frame round it, under a window manager: it stays where it was put, whatever it went through."""

import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from momiji.store import records
from tests.ui.real_window import MISSING, PATIENCE, SIZE, Pointer, display, managed, program

LACKING = [*MISSING, *(name for name in ("openbox",) if shutil.which(name) is None)]
pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"{' and '.join(LACKING)} not installed")

AT = (120, 90)
Geometry = tuple[int, int, int, int]


@pytest.fixture
def screen() -> Iterator[str]:
    with display() as screen, managed(screen):
        yield screen


def wish(home: Path, **more: Any) -> None:
    kept = {"window": list(SIZE), "window_at": list(AT), "animation_speed": 0.0, "drifting_leaves": False, **more}
    records.write(home / "config" / "settings.json", kept)


def kept(home: Path) -> dict[str, Any]:
    settings: dict[str, Any] = json.loads((home / "config" / "settings.json").read_text(encoding="utf-8"))
    return settings


class Window(Pointer):
    """Where it really is, as the window system says."""

    def geometry(self) -> Geometry:
        told = dict(line.split("=", 1) for line in self.do("getwindowgeometry", "--shell", self.window).split())
        return int(told["X"]), int(told["Y"]), int(told["WIDTH"]), int(told["HEIGHT"])

    def until(self, reached: Callable[[Geometry], bool]) -> Geometry:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if reached(self.geometry()):
                time.sleep(0.5)
                if reached(self.geometry()):
                    return self.geometry()
            time.sleep(0.05)
        raise AssertionError(f"the window stands at {self.geometry()}")

    def maximise(self) -> None:
        """Two clicks on the bar above it, as people do; again, it is an ordinary window."""
        self.do("mousemove", "--window", self.window, "300", "-10", "click", "--repeat", "2", "--delay", "60", "1")

    def leave(self, game: subprocess.Popen[str]) -> None:
        self.key("ctrl+q")
        assert game.wait(20) == 0


def test_five_starts_in_a_row_find_it_in_the_same_place(screen: str, tmp_path: Path) -> None:
    wish(tmp_path)
    seen = []
    for _ in range(5):
        with program(screen, tmp_path) as game:
            window = Window(screen)
            seen.append(window.until(lambda at: at[2:] == SIZE))
            window.leave(game)
        assert (tuple(kept(tmp_path)["window_at"]), tuple(kept(tmp_path)["window"])) == (AT, SIZE)
    assert len(set(seen)) == 1


def test_a_first_window_stays_where_the_system_put_it(screen: str, tmp_path: Path) -> None:
    wish(tmp_path, window_at=None)
    seen = []
    for _ in range(2):
        with program(screen, tmp_path) as game:
            window = Window(screen)
            seen.append(window.until(lambda at: at[2:] == SIZE))
            window.leave(game)
    assert seen[0] == seen[1]


def test_full_screen_and_back_several_times(screen: str, tmp_path: Path) -> None:
    wish(tmp_path)
    with program(screen, tmp_path) as game:
        window = Window(screen)
        before = window.until(lambda at: at[2:] == SIZE)
        for _ in range(3):
            window.key("F11")
            window.until(lambda at: at == (0, 0, 1600, 1000))
            window.key("F11")
            window.until(lambda at: at == before)
        window.leave(game)
    assert (tuple(kept(tmp_path)["window_at"]), tuple(kept(tmp_path)["window"])) == (AT, SIZE)


def test_a_start_in_full_screen_leads_back_to_the_window_there_was(screen: str, tmp_path: Path) -> None:
    wish(tmp_path, fullscreen=True)
    with program(screen, tmp_path) as game:
        window = Window(screen)
        window.until(lambda at: at == (0, 0, 1600, 1000))
        window.key("F11")
        window.until(lambda at: at[2:] == SIZE)
        window.leave(game)
    assert (tuple(kept(tmp_path)["window_at"]), tuple(kept(tmp_path)["window"])) == (AT, SIZE)


def test_a_maximised_window_is_one_at_the_next_start_and_an_ordinary_one_afterwards(screen: str, tmp_path: Path) -> None:
    wish(tmp_path)
    with program(screen, tmp_path) as game:
        window = Window(screen)
        before = window.until(lambda at: at[2:] == SIZE)
        time.sleep(0.6)
        window.maximise()
        large = window.until(lambda at: at[2] == 1600 and at[3] > 900)
        window.key("F11")
        window.until(lambda at: at == (0, 0, 1600, 1000))
        window.key("F11")
        window.until(lambda at: at == large)
        window.leave(game)
    told = kept(tmp_path)
    assert told["maximised"] and (tuple(told["window_at"]), tuple(told["window"])) == (AT, SIZE)
    with program(screen, tmp_path) as game:
        window = Window(screen)
        window.until(lambda at: at == large)
        window.maximise()
        window.until(lambda at: at == before)
        window.leave(game)
    told = kept(tmp_path)
    assert not told["maximised"] and (tuple(told["window_at"]), tuple(told["window"])) == (AT, SIZE)


def test_a_place_on_a_screen_that_is_gone_is_forgotten(screen: str, tmp_path: Path) -> None:
    wish(tmp_path, window_at=[2400, 300], screens=[[1600, 1000], [2560, 1440]])
    with program(screen, tmp_path) as game:
        window = Window(screen)
        x, y, w, h = window.until(lambda at: at[2:] == SIZE)
        assert 0 <= x <= 1600 - w and 0 <= y <= 1000 - h + 40
        window.leave(game)
