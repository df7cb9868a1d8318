"""Where things are kept: the user's own folders, or one folder for everything when MOMIJI_HOME names it."""

import ntpath
import os
from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("Momiji", appauthor=False, roaming=True)


LONGEST = 150  # characters of a folder on Windows that leave room for what lies in it


def _home() -> Path | None:
    home = os.environ.get("MOMIJI_HOME")
    return Path(reachable(home)) if home else None


def reachable(folder: str, *, windows: bool = os.name == "nt") -> str:
    """Windows finds paths of more than 260 characters only behind this sign."""
    if not windows or len(folder) <= LONGEST or folder.startswith("\\\\"):
        return folder
    return f"\\\\?\\{ntpath.abspath(folder)}"


def data() -> Path:
    """Saves and records."""
    home = _home()
    return home / "data" if home else Path(reachable(_DIRS.user_data_dir))


def config() -> Path:
    """Settings."""
    home = _home()
    return home / "config" if home else Path(reachable(_DIRS.user_config_dir))


def logs() -> Path:
    """What is written when something goes wrong."""
    home = _home()
    return home / "logs" if home else Path(reachable(_DIRS.user_log_dir))


def saves() -> Path:
    return data() / "saves"


def records() -> Path:
    """Games played to their end."""
    return data() / "records"


def studies() -> Path:
    """Games that were thought about, with what was tried and said."""
    return data() / "studies"


def autosaves() -> Path:
    return data() / "autosaves"


def bin() -> Path:
    """What was deleted and may be wanted back."""
    return data() / "bin"


def aside() -> Path:
    """Files that could not be used and are not thrown away."""
    return data() / "aside"


def statistics() -> Path:
    return data() / "statistics.jsonl"


def exports() -> Path:
    """Where files for the player's own use go."""
    home = _home()
    return home / "exports" if home else Path(_DIRS.user_documents_dir) / "Momiji"


def inboxes() -> tuple[Path, ...]:
    """Where a file sent by a friend probably lies."""
    own = (exports(), Path(_DIRS.user_downloads_dir), Path(_DIRS.user_desktop_dir), Path(_DIRS.user_documents_dir))
    return (exports(),) if _home() else own
