"""Windows and macOS, where no screen reader has been heard with this window yet: it offers nothing there unless somebody asks for it."""

import sys
from importlib.util import find_spec
from typing import Final

SYSTEMS: Final = ("win32", "darwin")


def is_untried(platform: str = sys.platform) -> bool:
    return platform in SYSTEMS


def library_is_there() -> bool:
    """Without reading it."""
    return find_spec("accesskit") is not None
