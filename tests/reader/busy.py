"""A window that never rests: the focus wanders through the settings while readers come and go. At the end it says how often.

Where a step stands still for a minute, it says on stderr where every thread is, and ends.
"""

import faulthandler
import os
import signal
from collections.abc import Callable, Sequence
from time import monotonic

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from momiji.playing.preferences import Preferences
from momiji.ui.app import App, wake
from momiji.ui.input import Key
from momiji.ui.reader import ScreenReader
from momiji.ui.reader.tree import ReadNode
from momiji.ui.reader.unix import UnixChannel
from momiji.ui.scenes.settings.scene import SettingsScene

ENOUGH = 20_000  # updates
STILL = 60.0  # seconds
LAST = 120.0  # seconds to come to enough updates once it is told to end


class Counted(UnixChannel):
    """Counts who began to listen and what was sent."""

    began, updates = 0, 0

    def _began(self) -> None:
        Counted.began += 1
        super()._began()

    def update(self, nodes: Sequence[ReadNode], focus: int, *, whole: bool) -> Callable[[], object]:
        Counted.updates += 1
        return super().update(nodes, focus, whole=whole)


def main() -> None:
    told: list[float] = []  # when it was told to end
    failed: list[BaseException] = []
    signal.signal(signal.SIGTERM, lambda *_: told.append(monotonic()))
    app = App.for_test((640, 360), Preferences(animation_speed=0.0))
    app.read_with(ScreenReader(Counted, window="Momiji", clock=monotonic, wake=wake, complain=failed.append))
    app.start(SettingsScene(app.services))
    longest = 0.0
    while not told or (not failed and Counted.updates < ENOUGH and monotonic() < told[0] + LAST):
        if app.frames % 100 == 0:
            faulthandler.dump_traceback_later(STILL, exit=True)
        before = monotonic()
        app.post(Key("tab"))
        if app.frames % 50 == 0:
            app.services.tell(f"Picture {app.frames}.")
        app.step(0.01)
        longest = max(longest, monotonic() - before)
    app.reader.close()
    faulthandler.cancel_dump_traceback_later()
    print(f"began {Counted.began}, updates {Counted.updates}, longest step {longest:.2f} s, failed {failed}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
