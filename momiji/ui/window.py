"""The window itself: where it opens, how large, how many pixels it really has.

Two systems count a window in something else than pixels. Windows stretches a program that does not say it can do better: ours says
so. A Mac counts in points, two pixels each on most screens, and only pygame's window object can have them all; elsewhere the older
display module shows single rectangles, which is much quicker in a large window.
"""

import contextlib
import os
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, Protocol

import pygame

from momiji.ui.screen import open_display
from momiji.ui.theme import SMALLEST_WINDOW

Size = tuple[int, int]
_SHARE: Final = 5 / 6  # of the desktop, for a first window
_GRIP: Final = (120, 40)  # so much of the title bar must be within reach
_AT_ONCE: Final = 0.5  # seconds in which a system has told all that belongs to one change
_TRIES: Final = 5
_STEPS: Final = 64  # places that are remembered meanwhile


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where a window stands and how large it is while it is an ordinary one; `at` is None where the system likes."""

    size: Size
    at: Size | None = None
    maximised: bool = False


class Window(Protocol):
    """`size` is as the system counts it, the surface's as there are pixels; `density` is pixels to a unit."""

    @property
    def surface(self) -> pygame.Surface: ...

    @property
    def open(self) -> bool: ...

    @property
    def density(self) -> float: ...

    @property
    def size(self) -> Size: ...

    @property
    def position(self) -> Size: ...

    @property
    def handle(self) -> int:
        """The window as the system knows it; 0 where it does not tell."""

    def reveal(self) -> None:
        """Show it, if it was opened hidden."""

    def resize(self, size: Size) -> None:
        """To this size, unless it has it already."""

    def fill_screen(self, on: bool, place: WindowPlace) -> None:
        """Full screen, or a window there again."""

    def show(self, rects: Sequence[pygame.Rect] | None) -> None:
        """Bring the surface to the screen, at least these parts of it."""

    def close(self) -> None: ...


class _SystemWindow:
    """What both kinds have in common: pygame's window, and that it may have been opened hidden."""

    _window: pygame.Window
    _hidden: bool
    _place: WindowPlace
    _fullscreen: bool

    @property
    def handle(self) -> int:
        return self._window.handle

    def reveal(self) -> None:
        if self._hidden:
            self._hidden = False
            self._window.show()
            if not self._fullscreen:
                _settle(self._window, self._place)
            self._revealed()

    def _revealed(self) -> None:
        """Only now it may have its full size."""
        raise NotImplementedError


class PixelWindow(_SystemWindow):
    """One unit is one pixel: the display module's window. Its mode is set once; a second time would move the window by its frame."""

    density = 1.0

    def __init__(self, place: WindowPlace, *, fullscreen: bool = False, hidden: bool = False) -> None:
        with _placed(place.at):
            pygame.display.set_mode(place.size, pygame.RESIZABLE | (pygame.HIDDEN if fullscreen or hidden else 0))
        self._window = _display_window()
        _limit(self._window, place.size)
        self._hidden, self._place, self._fullscreen = hidden, place, fullscreen
        if fullscreen:
            self._window.set_fullscreen(desktop=True)
            if not hidden:
                self._window.show()
        elif not hidden:
            _settle(self._window, place)

    def _revealed(self) -> None:
        self.show(None)

    @property
    def surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def open(self) -> bool:
        return pygame.display.get_init() and pygame.display.get_surface() is not None

    @property
    def size(self) -> Size:
        return self.surface.get_size()

    @property
    def position(self) -> Size:
        return pygame.display.get_window_position()

    def resize(self, size: Size) -> None:
        if self.size != size:
            self._window.size = size

    def fill_screen(self, on: bool, place: WindowPlace) -> None:
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            _settle(self._window, place)

    def show(self, rects: Sequence[pygame.Rect] | None) -> None:
        if rects is None:
            pygame.display.flip()
        else:
            pygame.display.update(list(rects))

    def close(self) -> None:
        pygame.display.quit()


class DenseWindow(_SystemWindow):
    """One unit may be several pixels: pygame's window object, shown whole."""

    def __init__(self, place: WindowPlace, *, fullscreen: bool = False, hidden: bool = False) -> None:
        where = pygame.WINDOWPOS_UNDEFINED if place.at is None else place.at
        self._window = pygame.Window("Momiji", place.size, where, resizable=True, allow_high_dpi=True, hidden=hidden)
        if fullscreen:
            self._window.set_fullscreen(desktop=True)
        _limit(self._window, place.size)
        self._hidden, self._place, self._fullscreen = hidden, place, fullscreen
        if not fullscreen and not hidden:
            _settle(self._window, place)
        self.surface = self._window.get_surface()

    def _revealed(self) -> None:
        self.surface = self._window.get_surface()
        self.show(None)

    @property
    def open(self) -> bool:
        return pygame.display.get_init()

    @property
    def density(self) -> float:
        return self.surface.get_width() / max(1, self._window.size[0])

    @property
    def size(self) -> Size:
        return self._window.size

    @property
    def position(self) -> Size:
        return self._window.position

    def resize(self, size: Size) -> None:
        """The system has resized it: the surface follows. A size in pixels that it does not have is a wish."""
        self.surface = self._window.get_surface()
        if self.surface.get_size() != size:
            self._window.size = (round(size[0] / self.density), round(size[1] / self.density))
            self.surface = self._window.get_surface()

    def fill_screen(self, on: bool, place: WindowPlace) -> None:
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            _settle(self._window, place)
        self.surface = self._window.get_surface()

    def show(self, rects: Sequence[pygame.Rect] | None) -> None:
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()
        pygame.display.quit()


_opened: Window | None = None


def open_window(
    size: Size | None,
    at: Size | None = None,
    *,
    screens: Sequence[Size] = (),
    fullscreen: bool = False,
    maximised: bool = False,
    hidden: bool = False,
) -> Window:
    """The window of this size, or of one that suits the screen; one that is open already is taken as it is.

    `screens` are those there were when `at` was kept; a `hidden` one waits to be revealed. Raises pygame.error where there is no screen.
    """
    global _opened
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "momiji")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if _opened is not None and _opened.open:
        return _opened
    open_display()
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # else every change goes through OpenGL, and the window whole
    now = desktops()
    kind = DenseWindow if sys.platform == "darwin" else PixelWindow
    size = size or usual_size(now)
    _opened = kind(WindowPlace(size, within_reach(size, at, screens, now), maximised), fullscreen=fullscreen, hidden=hidden)
    return _opened


def let_go(window: Window) -> None:
    global _opened
    if window is _opened:
        _opened = None
    window.close()


def desktops() -> list[Size]:
    try:
        return [(w, h) for w, h in pygame.display.get_desktop_sizes()]
    except pygame.error:
        return []


# ---------------------------------------------------------------------- how large, and where
def usual_size(screens: Sequence[Size]) -> Size:
    """A first window: most of the first screen, 16 to 9."""
    if not screens:
        return 1600, 900
    w, h = screens[0]
    wide = min(w * _SHARE, h * _SHARE * 16 / 9)
    return max(SMALLEST_WINDOW[0], round(wide)), max(SMALLEST_WINDOW[1], round(wide * 9 / 16))


def within_reach(size: Size, at: Size | None, then: Sequence[Size], now: Sequence[Size]) -> Size | None:
    """A kept place, if its title bar can still be grasped there: on the first screen, or with the same screens as then.

    None leaves the place to the system. How screens stand beside each other cannot be asked; the first one begins at (0, 0).
    """
    if at is None or not now:
        return None
    (x, y), (w, h) = at, now[0]
    first = -size[0] + _GRIP[0] <= x <= w - _GRIP[0] and 0 <= y <= h - _GRIP[1]
    all_wide, all_high = sum(screen[0] for screen in now), sum(screen[1] for screen in now)
    same = len(now) > 1 and list(then) == list(now) and abs(x) <= all_wide - _GRIP[0] and abs(y) <= all_high - _GRIP[1]
    return at if first or same else None


class Whereabouts:
    """Where the window stood last as an ordinary one. What a system says while it maximises one is forgotten again."""

    def __init__(self, place: WindowPlace, clock: Callable[[], float]) -> None:
        self.maximised = place.maximised
        self._clock = clock
        self._told: list[tuple[float, Size, Size | None]] = [(-inf, place.size, place.at)]

    @property
    def place(self) -> WindowPlace:
        return WindowPlace(*self._told[-1][1:], self.maximised)

    def tell(self, size: Size, at: Size | None) -> None:
        if not self.maximised and (size, at) != self._told[-1][1:]:
            self._told = [*self._told[-_STEPS:], (self._clock(), size, at)]

    def maximise(self, on: bool) -> None:
        """Its new place and size may have been told just before this."""
        self.maximised = on
        if on:
            before = [one for one in self._told if one[0] < self._clock() - _AT_ONCE]
            self._told = before[-1:] or self._told[:1]


# ---------------------------------------------------------------------- the display module
@contextlib.contextmanager
def _placed(at: Size | None) -> Iterator[None]:
    """Open there at once instead of jumping; the display module takes a place only this way."""
    name = "SDL_VIDEO_WINDOW_POS"
    if at is None or name in os.environ:
        yield
        return
    os.environ[name] = f"{at[0]},{at[1]}"
    try:
        yield
    finally:
        del os.environ[name]


def _display_window() -> pygame.Window:
    """Deprecated without a successor."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _settle(window: pygame.Window, place: WindowPlace) -> None:
    """There to the pixel: a window manager puts the frame where the window was wanted, and the window would walk with every start."""
    if window.size != place.size:
        window.size = place.size
    for _ in range(_TRIES):
        pygame.event.pump()  # only so the library learns how broad the frame is
        if place.at is None or window.position == place.at:
            break
        window.position = place.at
    if place.maximised:
        window.maximize()


def _limit(window: pygame.Window, size: Size) -> None:
    if size[0] >= SMALLEST_WINDOW[0] and size[1] >= SMALLEST_WINDOW[1]:
        with contextlib.suppress(pygame.error):
            window.minimum_size = SMALLEST_WINDOW
