"""UI Automation through AccessKit, as Windows has it. No screen reader has been heard with it yet."""

import accesskit

from .reader import ReaderDesk
from .subclassed import Handlers, SubclassedChannel


class WindowsChannel(SubclassedChannel):
    """Has to be there before the window is shown, else the library refuses. It notices by itself whether the window has the keyboard."""

    def __init__(self, desk: ReaderDesk, window: int) -> None:
        handlers = Handlers(desk)
        super().__init__(accesskit.windows.SubclassingAdapter(window, handlers.began, handlers.asked))
