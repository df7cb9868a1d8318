"""Where things are kept: the user's own folders, or one folder for everything when MOMIJI_HOME names it."""

import os
from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("Momiji", appauthor=False, roaming=True)


def _home() -> Path | None:
    home = os.environ.get("MOMIJI_HOME")
    return Path(home) if home else None


def data() -> Path:
    """Saves and records."""
    home = _home()
    return home / "data" if home else Path(_DIRS.user_data_dir)


def config() -> Path:
    """Settings."""
    home = _home()
    return home / "config" if home else Path(_DIRS.user_config_dir)
