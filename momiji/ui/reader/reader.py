"""Between the window and the system's screen readers. Nobody listening costs nothing; whatever fails is switched off, and play goes on.

A reader's wishes come in on threads of its library, which only put them down and wake the window; everything else happens on the
window's own thread, at the end of a step and only where something changed. Right after somebody began to listen the library holds a
lock that our calls would wait for while it waits for us: so nothing is called for a moment then, and whoever ended or began while
a tree was made is noticed before it is sent.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from momiji.ui.kit.modal import ModalScene
from momiji.ui.stack import SceneStack
from momiji.ui.untried import is_untried

from .tree import ReadNode, ReadTree, TreeMaker

PAUSE: Final = 0.05  # seconds after somebody began to listen
NEWS_APART: Final = 0.2  # seconds between two announcements: closer ones are swallowed
LOOK_APART: Final = 0.1  # seconds between two looks at a scene that moves by itself
OFF: Final = "MOMIJI_NO_READER"
Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class ReadingWish:
    """What a reader wants done: go there, press it, set it."""

    what: str  # "aim", "take", "slide" or "write"
    number: int
    value: float | str = 0.0


class ReaderChannel(Protocol):
    """The system's side, on the window's thread. Everything is made ready first: what comes back is one call of the library itself,
    before which no other thread gets a turn once it was looked whether it may be made."""

    def update(self, nodes: Sequence[ReadNode], focus: int, *, whole: bool) -> Callable[[], object]: ...

    def watched(self, on: bool) -> Callable[[], object]:
        """Whether the window has the keyboard."""

    def stands(self, at: Size, size: Size) -> Callable[[], object]: ...


class ReaderDesk(Protocol):
    """What a channel hands its news to, from any thread."""

    def began(self) -> None: ...

    def ended(self) -> None: ...

    def wish(self, wish: ReadingWish) -> None: ...

    def broke(self, error: BaseException) -> None:
        """Something failed where nothing may be raised."""


class WindowReader(Protocol):
    def begin(self, stack: SceneStack) -> bool:
        """Grant what was wished for; whether there was something."""

    def show(self, stack: SceneStack, *, touched: bool, watched: bool, place: Callable[[], tuple[Size, Size]]) -> None:
        """The step is over: tell what changed. `touched`: something was done in it."""

    def announce(self, words: str) -> None: ...

    def due(self) -> float | None:
        """Seconds until it wants to be asked again."""

    def close(self) -> None: ...


class NoReader:
    """No library, no bus, no wish for it."""

    def begin(self, stack: SceneStack) -> bool:
        return False

    def show(self, stack: SceneStack, *, touched: bool, watched: bool, place: Callable[[], tuple[Size, Size]]) -> None:
        pass

    def announce(self, words: str) -> None:
        pass

    def due(self) -> float | None:
        return None

    def close(self) -> None:
        pass


class ScreenReader:
    def __init__(
        self,
        channel: Callable[[ReaderDesk], ReaderChannel],
        *,
        window: str,
        clock: Callable[[], float],
        wake: Callable[[], None],
        complain: Callable[[BaseException], None],
    ) -> None:
        self._clock, self._wake, self._complain = clock, wake, complain
        self._maker = TreeMaker(window)
        self._wishes: deque[ReadingWish] = deque(maxlen=64)
        self._listening = False
        self._quiet_until = 0.0
        self._begun = self._answered = 0  # how often somebody began to listen, and which time got the whole tree
        self._tree: ReadTree | None = None
        self._titled: tuple[object, str] = (None, "")
        self._news: list[str] = []
        self._told_at = self._looked_at = -1.0
        self._watched: bool | None = None
        self._place: object = None
        self._broken: BaseException | None = None
        self._channel: ReaderChannel | None = None
        self._guarded(lambda: self._open(channel))

    def _open(self, channel: Callable[[ReaderDesk], ReaderChannel]) -> None:
        self._channel = channel(self)

    # ---------------------------------------------------------------- from any thread
    def began(self) -> None:
        self._quiet_until = self._clock() + PAUSE
        self._begun += 1
        self._listening = True
        self._wake()

    def ended(self) -> None:
        self._listening = False

    def wish(self, wish: ReadingWish) -> None:
        self._wishes.append(wish)
        self._wake()

    def broke(self, error: BaseException) -> None:
        """Told at the end of the next step. Nobody is woken: that may be what failed."""
        self._broken = error

    # ---------------------------------------------------------------- on the window's thread
    @property
    def on(self) -> bool:
        """Still in use; False once it failed."""
        return self._channel is not None

    def begin(self, stack: SceneStack) -> bool:
        granted = False
        while self._wishes and stack.top is not None:
            wish = self._wishes.popleft()
            key = self._maker.keys.get(wish.number)
            if key is not None:
                self._grant(stack, key, wish)
                granted = True
        return granted

    def _grant(self, stack: SceneStack, key: str, wish: ReadingWish) -> None:
        assert stack.top is not None
        reading = stack.top.reading
        match wish.what, wish.value:
            case "take", _:
                thing = next((one for one in reading.things() if one.key == key), None)
                if thing is not None:
                    stack.act(thing)
            case "slide", float(share):
                reading.slide(key, share)
            case "write", str(words):
                reading.write(key, words)
            case _:
                reading.aim(key)
        stack.refresh()

    def announce(self, words: str) -> None:
        if self._listening:
            self._news.append(words)

    def due(self) -> float | None:
        if not self._listening or self._channel is None:
            return None
        now = self._clock()
        times = [self._quiet_until - now] if self._begun != self._answered else []
        times += [self._told_at + NEWS_APART - now] if self._news else []
        return max(0.0, min(times)) if times else None

    def show(self, stack: SceneStack, *, touched: bool, watched: bool, place: Callable[[], tuple[Size, Size]]) -> None:
        if self._broken is not None and self._channel is not None:
            self._guarded(self._give_up)
        begun = self._begun  # before the clock is asked: who begins after this is quiet for longer
        if not self._listening or self._channel is None or self._clock() < self._quiet_until:
            return
        now, scene = self._clock(), stack.top
        fresh = begun != self._answered
        if scene is None or (not touched and not fresh and not self._news and now - self._looked_at < LOOK_APART):
            return
        self._looked_at = now
        self._guarded(lambda: self._tell(stack, now, begun, watched, place()))

    def _tell(self, stack: SceneStack, now: float, begun: int, watched: bool, place: tuple[Size, Size]) -> None:
        scene, channel = stack.top, self._channel
        assert scene is not None
        assert channel is not None
        reading, scale = scene.reading, scene.services.scale
        title = reading.title()
        if self._titled[0] is scene and self._titled[1] != title:
            self._news.insert(0, title)  # a page was turned: a new scene is announced by itself
        self._titled = (scene, title)
        if self._news and now - self._told_at >= NEWS_APART:
            self._maker.tell(" ".join(self._news))
            self._news, self._told_at = [], now
        rests = scene.services.say("reader-rests")
        tree = self._maker.make(
            scene, title, reading.things(), reading.here(), (scale.width, scale.height), rests=rests, dialog=isinstance(scene, ModalScene)
        )
        before = self._tree if begun == self._answered else None
        nodes = tree.changed(before)
        ready: list[Callable[[], object]] = []
        if watched != self._watched:
            ready.append(channel.watched(watched))
        if place != self._place:
            ready.append(channel.stands(*place))
        if nodes or before is None or before.focus != tree.focus:
            ready.append(channel.update(nodes, tree.focus, whole=before is None))
        if self._sent(ready, begun):
            self._watched, self._place, self._tree, self._answered = watched, place, tree, begun

    def _sent(self, ready: Sequence[Callable[[], object]], begun: int) -> bool:
        """Whether all of it reached the one it was made for; the next one is told everything anew.

        The library takes its lock, then waits for Python to say that somebody begins. Whoever leaves is said first, so as long as nobody
        left, the lock is free: the look and the call must stay as they are, for in between nothing gives other threads a turn."""
        for call in ready:
            if self._listening and self._begun == begun:
                call()
            else:
                return False
        return True

    def close(self) -> None:
        """Nothing more is told or heard; the library lets go of the bus."""
        self._listening, self._channel = False, None

    def _give_up(self) -> None:
        assert self._broken is not None
        raise self._broken

    def _guarded(self, act: Callable[[], None]) -> None:
        """The library's own failures are no Exceptions: whatever comes, it is said once in the log, and this is over for the run."""
        try:
            act()
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:
            self.close()
            self._complain(error)


def open_reader(
    window: str,
    clock: Callable[[], float],
    wake: Callable[[], None],
    complain: Callable[[BaseException], None],
    platform: str = sys.platform,
    *,
    untried: bool = False,
    handle: Callable[[], int] = lambda: 0,
) -> WindowReader:
    """A reader that does nothing without the library, where it is not wanted, and on untried systems unless it was asked for there.

    `handle`: the window as the system knows it."""
    if os.environ.get(OFF) or (is_untried(platform) and not untried):
        return NoReader()
    try:
        channel = _channel(platform, handle)
    except ImportError:
        return NoReader()
    if channel is None:
        return NoReader()
    reader = ScreenReader(channel, window=window, clock=clock, wake=wake, complain=complain)
    return reader if reader.on else NoReader()


def _channel(platform: str, handle: Callable[[], int]) -> Callable[[ReaderDesk], ReaderChannel] | None:
    """Only here is the library read. Raises ImportError."""
    if platform.startswith("linux"):
        from .unix import UnixChannel

        return UnixChannel
    if platform == "win32":
        from .windows import WindowsChannel

        return lambda desk: WindowsChannel(desk, handle())
    if platform == "darwin":
        from .macos import MacChannel

        return lambda desk: MacChannel(desk, handle())
    return None
