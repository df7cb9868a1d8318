"""A lock beside a file: whoever has it may write there, and nobody else."""

import os
import time
from pathlib import Path
from typing import Final

from .files import without_waiting

ASKING: Final = 0.02  # seconds that somebody else's question may take
if os.name == "nt":
    import msvcrt

    def _lock(handle: int, *, alone: bool) -> None:
        """There are only locks for one here, so a question can be in the way of another for a moment."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
else:
    import fcntl

    def _lock(handle: int, *, alone: bool) -> None:
        fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)


class Lock:
    """Held as long as this process lives; the system takes it from a dead one, so none is ever stale."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self._handle: int | None = None

    def take(self, patience: float = 0.0) -> bool:
        """False when another program has it. A folder that takes no locks is played in without one."""
        return self._take(True, patience)

    def taken(self) -> bool:
        """Whether another program has it. Many may ask at once."""
        free = self._take(False, ASKING if os.name == "nt" else 0.0)
        self.release()
        return not free

    def _take(self, alone: bool, patience: float) -> bool:
        if self._handle is not None:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = without_waiting(str(self.path), os.O_RDWR | os.O_CREAT)
        except (OSError, ValueError):
            return True
        until = time.monotonic() + patience
        while True:
            try:
                _lock(handle, alone=alone)
            except (BlockingIOError, PermissionError):
                if time.monotonic() < until:
                    time.sleep(0.005)
                    continue
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
