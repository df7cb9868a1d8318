"""The real library in a real window of Windows or Wine, asked for its tree as a screen reader asks. What one would say is not heard."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 300.0

ASKED = """
import ctypes, sys, time
from momiji.playing.preferences import Preferences
from momiji.ui.app import App, wake
from momiji.ui.input import Key
from momiji.ui.reader import open_reader
from momiji.ui.reader.subclassed import SubclassedChannel
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.services import Pocket, Silence
from momiji.ui.speech import NoSpeech
WM_GETOBJECT, OBJID_CLIENT = 0x3D, -4
sent, failed, real = [], [], SubclassedChannel.update
def update(self, nodes, focus, *, whole):
    sent.append((len(nodes), whole))
    return real(self, nodes, focus, whole=whole)
SubclassedChannel.update = update
app = App(Preferences(), size=(1024, 640), sound=Silence(), clipboard=Pocket(), speech=NoSpeech(), hidden=sys.argv[1] == "hidden")
app.read_with(open_reader("Momiji", time.monotonic, wake, failed.append, untried=True, handle=lambda: app.window.handle))
app.reveal()
app.start(SettingsScene(app.services))
def walk():
    for _ in range(60):
        app.post(Key("tab"))
        app.step(0.02)
walk()
unasked = len(sent)
window, ask = app.window.handle, ctypes.windll.user32.SendMessageW
ask.argtypes, ask.restype = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, ctypes.c_void_p], ctypes.c_void_p
for _ in range(3):
    ask(window, WM_GETOBJECT, None, OBJID_CLIENT)
    app.step(0.0)
    time.sleep(0.1)
    walk()
seen = bool(ctypes.windll.user32.IsWindowVisible(ctypes.c_void_p(window)))
app.close()
whole = sum(whole for _, whole in sent)
print(seen, unasked, whole, len(sent) > 150, max(sent, default=(0,))[0] > 10, [str(error)[:60] for error in failed])
"""


def asked(window: str) -> str:
    if sys.platform != "win32":
        pytest.skip("a window of Windows")
    if importlib.util.find_spec("accesskit") is None:
        pytest.skip("not installed: accesskit")
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    more = {"SDL_VIDEODRIVER": "windows", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", ASKED, window], env={**os.environ, **more}, capture_output=True, text=True, timeout=LONGEST
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_a_window_that_is_asked_gives_its_tree_once_and_then_what_changes() -> None:
    assert asked("hidden") == "True 0 1 True True []"


def test_a_window_that_was_seen_before_has_no_tree_and_goes_on() -> None:
    """The library refuses it. This is why it is opened hidden."""
    assert asked("seen").startswith("True 0 0 False False ['The AccessKit Windows subclassing adapter must be created")
