"""The window itself: where it opens, how large, how many pixels it really has.

Two systems count a window in something else than pixels. Windows stretches a program that does not say it can do better: ours says
so. A Mac counts in points, two pixels each on most screens, and only pygame's window object can have them all; elsewhere the older
display module shows single rectangles, which is much quicker in a large window.
"""

import contextlib
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

import pygame

from momiji.ui.screen import open_display
from momiji.ui.theme import SMALLEST_WINDOW

Size = tuple[int, int]
_SHARE: Final = 5 / 6  # of the desktop, for a first window
_GRIP: Final = (120, 40)  # so much of the title bar must be within reach


class Window(Protocol):
    """`size` is as the system counts it, the surface's as there are pixels; `density` is pixels to a unit."""

    surface: pygame.Surface

    @property
    def open(self) -> bool: ...

    @property
    def density(self) -> float: ...

    @property
    def size(self) -> Size: ...

    @property
    def position(self) -> Size: ...

    def resize(self, size: Size) -> None:
        """To this size, unless it has it already."""

    def fill_screen(self, on: bool, size: Size) -> None:
        """Full screen, or a window of that size again."""

    def show(self, rects: Sequence[pygame.Rect] | None) -> None:
        """Bring the surface to the screen, at least these parts of it."""

    def close(self) -> None: ...


class PixelWindow:
    """One unit is one pixel: the display module's window."""

    density = 1.0

    def __init__(self, size: Size, at: Size | None = None, *, fullscreen: bool = False) -> None:
        with _placed(at):
            self.surface = _mode(size, fullscreen)
        _limit(_display_window(), self.surface.get_size())

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
        shown = pygame.display.get_surface()
        self.surface = shown if shown is not None and shown.get_size() == size else _mode(size, False)
        _limit(_display_window(), size)

    def fill_screen(self, on: bool, size: Size) -> None:
        self.surface = _mode(size, on)
        _limit(_display_window(), self.surface.get_size())  # set_mode forgets it

    def show(self, rects: Sequence[pygame.Rect] | None) -> None:
        if rects is None:
            pygame.display.flip()
        else:
            pygame.display.update(list(rects))

    def close(self) -> None:
        pygame.display.quit()


class DenseWindow:
    """One unit may be several pixels: pygame's window object, shown whole."""

    def __init__(self, size: Size, at: Size | None = None, *, fullscreen: bool = False) -> None:
        where = pygame.WINDOWPOS_UNDEFINED if at is None else at
        self._window = pygame.Window("Momiji", size, where, resizable=True, allow_high_dpi=True)
        if fullscreen:
            self._window.set_fullscreen(desktop=True)
        _limit(self._window, size)
        self.surface = self._window.get_surface()

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

    def fill_screen(self, on: bool, size: Size) -> None:
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            self._window.size = size
        self.surface = self._window.get_surface()

    def show(self, rects: Sequence[pygame.Rect] | None) -> None:
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()
        pygame.display.quit()


_opened: Window | None = None


def open_window(size: Size | None, at: Size | None = None, *, screens: Sequence[Size] = (), fullscreen: bool = False) -> Window:
    """The window of this size, or of one that suits the screen; one that is open already is taken as it is.

    `screens` are those there were when `at` was kept. Raises pygame.error where there is no screen.
    """
    global _opened
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "momiji")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if _opened is not None and _opened.open:
        return _opened
    open_display()
    now = desktops()
    kind = DenseWindow if sys.platform == "darwin" else PixelWindow
    size = size or usual_size(now)
    _opened = kind(size, within_reach(size, at, screens, now), fullscreen=fullscreen)
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


# ---------------------------------------------------------------------- the display module


def _mode(size: Size, fullscreen: bool) -> pygame.Surface:
    return pygame.display.set_mode((0, 0) if fullscreen else size, pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE)


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


def _display_window() -> pygame.Window | None:
    """Deprecated without a successor; where it is missing, small windows are merely small."""
    with warnings.catch_warnings(), contextlib.suppress(pygame.error, AttributeError):
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
    return None


def _limit(window: pygame.Window | None, size: Size) -> None:
    if window is not None and size[0] >= SMALLEST_WINDOW[0] and size[1] >= SMALLEST_WINDOW[1]:
        with contextlib.suppress(pygame.error):
            window.minimum_size = SMALLEST_WINDOW
