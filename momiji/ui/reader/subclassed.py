"""What Windows and macOS have in common: AccessKit sits in the window itself and is asked by the system while its messages are handled."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from .library import tree_update, wish_of
from .reader import ReaderDesk
from .tree import ReadNode


class Handlers:
    """What the library calls. An exception that left one of these would end the program, so none does.

    Apart from the channel, so that nothing holds the library's adapter when the channel is let go."""

    def __init__(self, desk: ReaderDesk) -> None:
        self._desk = desk
        self._begun = False

    def began(self) -> None:
        """The library asks again until it has a tree, and never says that somebody left: only the first time is news."""
        try:
            if not self._begun:
                self._begun = True
                self._desk.began()
        except BaseException as error:
            self._desk.broke(error)

    def asked(self, request: Any) -> None:
        """On Windows this may be a thread of the system."""
        try:
            wish = wish_of(request)
            if wish is not None:
                self._desk.wish(wish)
        except BaseException as error:
            self._desk.broke(error)


class SubclassedChannel:
    def __init__(self, adapter: Any) -> None:
        self._adapter = adapter

    def update(self, nodes: Sequence[ReadNode], focus: int, *, whole: bool) -> Callable[[], object]:
        update = tree_update(nodes, focus, whole=whole)
        return partial(told, self._adapter.update_if_active, lambda: update)

    def watched(self, on: bool) -> Callable[[], object]:
        return nothing

    def stands(self, at: tuple[int, int], size: tuple[int, int]) -> Callable[[], object]:
        """The library asks the system itself."""
        return nothing


def told(call: Callable[..., Any], what: object) -> None:
    """Call the library, then let the system know what came of it: the library holds nothing any more by then."""
    events = call(what)
    if events is not None:
        events.raise_events()


def nothing() -> None:
    pass
