"""Whether the tests run under Wine, and what it cannot do: each with its reason, and only there."""

import ctypes
import sys

import pytest

WINE = sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


def wine_cannot(reason: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(WINE, reason=f"Wine: {reason}")
