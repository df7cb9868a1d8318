"""NSAccessibility through AccessKit, as macOS has it. It was never run on a Mac yet."""

from collections.abc import Callable
from functools import partial

import accesskit

from .reader import ReaderDesk
from .subclassed import Handlers, SubclassedChannel, told

WINDOW_CLASS = "SDLWindow"  # SDL gives the keyboard to the window, where the system would look for no focus


class MacChannel(SubclassedChannel):
    """`window`: the address of the NSWindow."""

    def __init__(self, desk: ReaderDesk, window: int) -> None:
        handlers = Handlers(desk)
        accesskit.macos.add_focus_forwarder_to_window_class(WINDOW_CLASS)
        super().__init__(accesskit.macos.SubclassingAdapter.for_window(window, handlers.began, handlers.asked))

    def watched(self, on: bool) -> Callable[[], object]:
        return partial(told, self._adapter.update_view_focus_state, on)
