"""A lock beside a file: whoever has it may write there, and nobody else."""

import os
from pathlib import Path

from .files import without_waiting

if os.name == "nt":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held as long as this process lives; the system takes it from a dead one, so none is ever stale."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self._handle: int | None = None

    def take(self) -> bool:
        """False when another program has it. A folder that takes no locks is played in without one."""
        if self._handle is not None:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = without_waiting(str(self.path), os.O_RDWR | os.O_CREAT)
        except (OSError, ValueError):
            return True
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError):
            os.close(handle)
            return False
        except OSError:
            os.close(handle)
            return True
        self._handle = handle
        return True

    def release(self) -> None:
        """The lock file stays: removing it would let two others lock two different files of that name."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
