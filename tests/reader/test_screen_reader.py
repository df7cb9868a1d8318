"""The window through the system's accessibility bus: another process reads the tree, moves the focus, lays cards, plays a whole game.

Wants dbus-run-session, at-spi2-core and a system Python with Atspi (Debian: dbus at-spi2-core python3-gi gir1.2-atspi-2.0).
"""

import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
HEARS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
LONGEST = 600.0


def lacking() -> list[str]:
    """What has to be there, and is not."""
    if not sys.platform.startswith("linux"):
        return ["a system with AT-SPI"]
    missing = [] if shutil.which("dbus-run-session") else ["dbus-run-session"]
    if not any(Path(folder, "at-spi-bus-launcher").exists() for folder in ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib")):
        missing.append("at-spi2-core")
    if not Path(SYSTEM_PYTHON).exists() or subprocess.run([SYSTEM_PYTHON, "-c", HEARS], capture_output=True).returncode:
        missing.append("python3-gi with gir1.2-atspi-2.0")
    return missing if importlib.util.find_spec("accesskit") else [*missing, "accesskit"]


@pytest.fixture(scope="module")
def bus() -> None:
    if missing := lacking():
        pytest.skip(f"not installed: {', '.join(missing)}")


def surroundings(tmp_path: Path) -> dict[str, str]:
    """No screen, no bus and no home of this computer."""
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "PYTHONPATH", "MOMIJI_NO_READER")
    return {name: value for name, value in os.environ.items() if name not in left_out} | {
        "XDG_RUNTIME_DIR": str(runtime), "HOME": str(tmp_path), "MOMIJI_HOME": str(tmp_path / "momiji"), "GSETTINGS_BACKEND": "memory",
        "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LANG": "C.UTF-8",
    }  # fmt: skip


def python_path() -> str:
    return os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])


def heard(plan: str, tmp_path: Path, module: str = "momiji") -> str:
    """What a plan says that was carried out by a reader of our own."""
    command = ["env", f"PYTHONPATH={python_path()}", sys.executable, "-m", module]
    reader = subprocess.Popen(
        ["dbus-run-session", "--", SYSTEM_PYTHON, "-m", "tests.reader.plans", plan],
        env={**surroundings(tmp_path), "MOMIJI_COMMAND": "\n".join(command)},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        said, complained = reader.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        os.killpg(reader.pid, signal.SIGKILL)
        raise
    assert "heard" in said.split("\n"), f"{said}\n{complained[-4000:]}"
    assert not list(tmp_path.rglob("crash-*.txt"))
    return said


@pytest.mark.usefixtures("bus")
def test_the_tree_is_read_and_the_focus_moves(tmp_path: Path) -> None:
    heard("look", tmp_path)


@pytest.mark.usefixtures("bus")
def test_a_card_is_laid_and_what_happens_is_announced(tmp_path: Path) -> None:
    heard("lay", tmp_path)


@pytest.mark.usefixtures("bus")
def test_a_whole_game_against_sprout(tmp_path: Path) -> None:
    heard("whole_game", tmp_path)


@pytest.mark.usefixtures("bus")
def test_readers_that_come_and_go_freeze_nothing(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The library holds a lock while somebody begins to listen: a call at the wrong moment would stop the window for good."""
    if not request.config.getoption("--hammer"):
        pytest.skip("it takes minutes: --hammer")
    said = heard("hammer", tmp_path, "tests.reader.busy")
    counts = re.search(r"began (\d+), updates (\d+), longest step ([\d.]+) s, failed \[\]", said)
    assert counts is not None, said
    assert int(counts[1]) >= 200
    assert int(counts[2]) >= 20_000
    assert float(counts[3]) < 5.0


@pytest.mark.usefixtures("bus")
def test_readers_that_go_and_come_back_at_once_freeze_nothing(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The library's thread does not always survive that. Then the reader is over and says so, and the window goes on."""
    if not request.config.getoption("--hammer"):
        pytest.skip("it takes a minute: --hammer")
    said = heard("rush", tmp_path, "tests.reader.busy")
    counts = re.search(r"began (\d+), updates \d+, longest step ([\d.]+) s, failed \[(LibraryEnded\(.*\))?\]", said)
    assert counts is not None, said
    assert int(counts[1]) >= 2
    assert float(counts[2]) < 5.0


ALONE = """
import os, sys, time
from momiji.playing.preferences import Preferences
from momiji.ui.app import App, wake
from momiji.ui.input import Key
from momiji.ui.reader import open_reader
from momiji.ui.scenes.settings.scene import SettingsScene
failed = []
app = App.for_test((640, 360), Preferences())
app.read_with(open_reader("Momiji", time.monotonic, wake, failed.append))
app.start(SettingsScene(app.services))
if sys.argv[1:]:
    time.sleep(0.5)
    os.kill(int(sys.argv[1]), 9)
met = set()
for _ in range(20):
    app.post(Key("tab"))
    app.step(0.05)
    met.add(app.stack.top.reading.here())
before = time.process_time()
time.sleep(1.0)
spun = time.process_time() - before
app.close()
print(failed, spun < 0.2, len(met) > 5)
"""


@pytest.mark.parametrize("address", ["", "unix:path=/nonexistent/bus", "killed"])
def test_without_a_bus_with_a_dead_one_or_a_killed_one_the_window_goes_on(address: str, tmp_path: Path) -> None:
    """Neither an error nor a thread that spins; where the library is not there, this is how it was before."""
    where, victim, daemon = surroundings(tmp_path), list[str](), None
    if address == "killed":
        if shutil.which("dbus-daemon") is None:
            pytest.skip("not installed: dbus-daemon")
        daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            env=where,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert daemon.stdout is not None
        address, victim = daemon.stdout.readline().strip(), [str(daemon.pid)]
    told = {"DBUS_SESSION_BUS_ADDRESS": address} if address else {}
    try:
        done = subprocess.run(
            [sys.executable, "-c", ALONE, *victim],
            env={**where, **told, "PYTHONPATH": python_path()},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
        )
    finally:
        if daemon is not None:
            daemon.kill()
            daemon.communicate()
    assert done.stdout.strip().endswith("[] True True"), f"{done.stdout}\n{done.stderr}"
