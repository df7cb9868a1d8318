"""Whether there is a screen at all, and quiet while the system looks for its devices."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

_NOWHERE = ("offscreen", "dummy")  # SDL falls back on these without a word: a window nobody could ever see


def open_display() -> None:
    """Raises pygame.error when a window would be shown to nobody. Whoever names a driver gets it."""
    if os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.init()
        return
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise pygame.error("neither X11 nor Wayland")
    with hushed():
        pygame.display.init()
    if pygame.display.get_driver() in _NOWHERE:
        pygame.display.quit()
        raise pygame.error("no driver found a screen")


@contextmanager
def hushed() -> Iterator[None]:
    """Libraries of the system complain to standard error about devices that are not there; the program says it in its own words."""
    try:
        kept = os.dup(2)
        nothing = os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nothing, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def preferred_languages() -> list[str]:
    """What the window system knows of the player's languages, the dearest first."""
    return [str(one["language"]) for one in pygame.system.get_pref_locales()]
