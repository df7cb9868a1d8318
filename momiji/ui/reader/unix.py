"""AT-SPI through AccessKit, as Linux has it."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import accesskit

from .library import tree_update, wish_of
from .reader import ReaderDesk
from .tree import ReadNode

_THREADS: Final = Path("/proc/self/task")


class LibraryEnded(Exception):
    """The library's thread is gone, and it starts no other one."""


class UnixChannel:
    def __init__(self, desk: ReaderDesk) -> None:
        self._desk = desk
        before = _threads()
        self._adapter = accesskit.unix.Adapter(self._began, self._asked, desk.ended)
        self._thread = min(_threads() - before, key=int, default=None)  # the first one is the library's own

    def _began(self) -> None:
        """On the library's thread and under its lock: the tree is sent later, from the window's thread."""
        self._desk.began()

    def _asked(self, request: Any) -> None:
        """On the library's thread; an exception here would break it for good."""
        wish = wish_of(request)
        if wish is not None:
            self._desk.wish(wish)

    def update(self, nodes: Sequence[ReadNode], focus: int, *, whole: bool) -> Callable[[], object]:
        """A reader that leaves and comes back within milliseconds can end the library's thread, and nothing else would tell us."""
        if self._thread is not None and not (_THREADS / self._thread).exists():
            raise LibraryEnded("the thread of the accessibility library has ended")
        update = tree_update(nodes, focus, whole=whole)
        return partial(self._adapter.update_if_active, lambda: update)

    def watched(self, on: bool) -> Callable[[], object]:
        return partial(self._adapter.update_window_focus_state, on)

    def stands(self, at: tuple[int, int], size: tuple[int, int]) -> Callable[[], object]:
        place = accesskit.Rect(float(at[0]), float(at[1]), float(at[0] + size[0]), float(at[1] + size[1]))
        return partial(self._adapter.set_root_window_bounds, place, place)


def _threads() -> set[str]:
    """None where a system does not tell."""
    return {thread.name for thread in _THREADS.iterdir()} if _THREADS.exists() else set()
