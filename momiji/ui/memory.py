"""Memory that is not needed any more goes back to the system; a C library left to itself keeps most of it."""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

_MMAP_THRESHOLD: Final = -3  # of glibc's mallopt
_ALONE: Final = 128 * 1024  # bytes: a block this large gets pages of its own, and they are gone when it is


def keep_pictures_apart() -> None:
    """Call once, early. glibc raises this limit by itself up to 32 MB, and then freed pictures leave holes that nothing else fills."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library has no such holes, or no remedy
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _ALONE)


def loaded() -> None:
    """Call once, when the program is read: what there is now stays, and nobody need look through it again. Then `give_back` is quick."""
    gc.freeze()


def give_back() -> None:
    """After something large is over: a scene, a size of the window."""
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
