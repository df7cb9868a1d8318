"""When something unexpected happens: a log that tells what, where and in which game."""

import json
import os
import platform
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from momiji import __version__

from . import files, paths

MOST: Final = 20
_NAME: Final = "crash-%Y%m%d-%H%M%S.txt"


def write(
    error: BaseException,
    record: Mapping[str, Any] | None,
    now: datetime,
    *,
    versions: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> Path | None:
    """Where the log lies, or None when not even that can be written; never raises."""
    folder = folder or paths.logs()
    with suppress(OSError, ValueError):
        folder.mkdir(parents=True, exist_ok=True)
        _tidy(folder)
        path = folder / now.strftime(_NAME)
        with path.open("a", encoding="utf-8", errors="backslashreplace") as stream:
            stream.write(report(error, record, now, versions or {}))
            stream.flush()
            os.fsync(stream.fileno())
        return path
    return None


def report(error: BaseException, record: Mapping[str, Any] | None, now: datetime, versions: Mapping[str, str]) -> str:
    about = {
        "Momiji": __version__,
        "time": now.isoformat(timespec="seconds"),
        "Python": sys.version.replace("\n", " "),
        "system": platform.platform(),
        **versions,
    }
    lines = [f"{name}: {value}" for name, value in about.items()]
    try:
        told = "".join(traceback.format_exception(error))
    except Exception:  # an error that cannot even be printed
        told = type(error).__name__
    try:
        game = json.dumps(record, ensure_ascii=True, indent=1) if record is not None else "-"
    except (TypeError, ValueError, RecursionError):
        game = repr(record)[:100_000]
    return "\n".join([*lines, "", told, "record:", game, ""])


def _tidy(folder: Path) -> None:
    """A log that somebody reads just now stays, and keeps no new one from being written."""
    logs = sorted(folder.glob("crash-*.txt"))
    for old in logs[: max(0, len(logs) - MOST + 1)]:
        files.remove(old)
