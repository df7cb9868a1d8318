"""The game in progress, kept after every step so that it can be continued."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from . import paths, records
from .records import BadFile, Record

NAME = "autosave.momiji.json"


def path() -> Path:
    return paths.data() / NAME


def keep(data: dict[str, Any]) -> None:
    """Raises BadFile."""
    records.write(path(), data)


def load() -> Record | None:
    """The kept game, if there is one that can be read."""
    try:
        return records.load(path())
    except BadFile:
        return None


def forget() -> None:
    """The game is over: there is nothing to continue."""
    with suppress(OSError):
        path().unlink(missing_ok=True)
