"""A window that never rests: the focus wanders through the settings while readers come and go. At the end it says how often."""

import os
import signal
import sys
from collections.abc import Sequence
from time import monotonic

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from momiji.playing.preferences import Preferences
from momiji.ui.app import App, wake
from momiji.ui.input import Key
from momiji.ui.reader import ScreenReader
from momiji.ui.reader.tree import ReadNode
from momiji.ui.reader.unix import UnixChannel
from momiji.ui.scenes.settings.scene import SettingsScene

ENOUGH = 20_000


class Counted(UnixChannel):
    """Counts who began to listen and what was sent."""

    began, updates = 0, 0

    def _began(self) -> None:
        Counted.began += 1
        super()._began()

    def send(self, nodes: Sequence[ReadNode], focus: int, *, whole: bool) -> None:
        super().send(nodes, focus, whole=whole)
        Counted.updates += 1


def main() -> None:
    going = [True]
    failed: list[BaseException] = []
    signal.signal(signal.SIGTERM, lambda *_: going.clear())
    app = App.for_test((640, 360), Preferences(animation_speed=0.0))
    app.read_with(ScreenReader(Counted, window="Momiji", clock=monotonic, wake=wake, complain=failed.append))
    app.start(SettingsScene(app.services))
    longest = 0.0
    while (going or Counted.updates < ENOUGH) and not failed:
        before = monotonic()
        app.post(Key("tab"))
        if app.frames % 50 == 0:
            app.services.tell(f"Picture {app.frames}.")
        app.step(0.01)
        longest = max(longest, monotonic() - before)
    app.reader.close()
    print(f"began {Counted.began}, updates {Counted.updates}, longest step {longest:.2f} s, failed {failed}", flush=True)  # noqa: T201
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
