"""The game in progress, kept after every step by a thread of its own, so that drawing never waits for the disk.

Each game has a file of its own, so that beginning another one loses nothing, and a lock beside it, so that two windows
never write into the same one. Every step goes into a journal at once (journal.py), which survives a killed program; the
thread then writes the whole game beside the file (.new), makes it durable and puts it in its place, which survives a
power cut. Whoever reads takes the newest of them that is whole.
"""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread
from typing import IO, Any, Final

from momiji.core.text import Text

from . import files, journal, paths, saves
from .files import ENDING, BadFile
from .journal import Journal
from .saves import Header, Listing, Save, Trouble

STEM: Final = "autosave"
MOST: Final = 12  # unfinished games that are kept
_NUMBER: Final = re.compile(rf"^{STEM}(?: (\d+))?{re.escape(ENDING)}$")

if os.name == "nt":
    import msvcrt

    def _lock(stream: IO[bytes]) -> None:
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
else:
    import fcntl

    def _lock(stream: IO[bytes]) -> None:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held as long as this process lives; the system takes it from a dead one, so none is ever stale."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self._stream: IO[bytes] | None = None

    def take(self) -> bool:
        """False when another window has it. A folder that takes no locks is played in without one."""
        if self._stream:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            stream = self.path.open("ab")
        except OSError:
            return True
        try:
            _lock(stream)
        except (BlockingIOError, PermissionError):
            stream.close()
            return False
        except OSError:
            stream.close()
            return True
        self._stream = stream
        return True

    def release(self) -> None:
        """The lock file stays: removing it would let two others lock two different files of that name."""
        if self._stream:
            self._stream.close()
            self._stream = None


@dataclass(frozen=True, slots=True)
class Saving:
    """Whether saving works; if not, `why` says what is wrong."""

    works: bool
    why: Text | None = None


@dataclass(frozen=True, slots=True)
class _Job:
    number: int
    path: Path
    record: dict[str, Any] | None  # None: the game is over
    header: Callable[[], Header]


class Autosave:
    """`on_state` hears from the writing thread, and only when it changes, whether saving works."""

    def __init__(
        self, folder: Path | None = None, on_state: Callable[[Saving], None] = lambda _: None, *, aside: Path | None = None
    ) -> None:
        self.folder = folder or paths.autosaves()
        self.aside = aside or paths.aside()
        self.on_state = on_state
        self.state = Saving(True)
        self.path: Path | None = None
        self._lock: Lock | None = None
        self._journal: Journal | None = None
        self._change = Condition()
        self._job: _Job | None = None
        self._given = 0
        self._done = 0
        self._closing = False
        self._thread: Thread | None = None

    # ------------------------------------------------------------------ which file

    def begin(self) -> None:
        """Another game begins: from now on it is kept in a file of its own; earlier ones stay."""
        self._leave()
        number = 1
        while True:
            path = self.folder / (f"{STEM}{ENDING}" if number == 1 else f"{STEM} {number}{ENDING}")
            lock = Lock(path)
            if not any(one.exists() for one in _forms(path)) and lock.take():
                self._play(path, lock)
                return
            lock.release()
            number += 1

    def resume(self, path: Path) -> bool:
        """Go on with a kept game in its own file; False when another window plays it: then it goes on as a copy under a name of its own."""
        self._leave()
        if path.parent != self.folder or not _NUMBER.match(path.name):
            self.begin()
            return True
        lock = Lock(path)
        if not lock.take():
            self.begin()
            return False
        if self._makes_room(path):
            self._play(path, lock)
        else:
            lock.release()
            self.begin()
        return True

    def _play(self, path: Path, lock: Lock) -> None:
        """Numbers go on where the kept game stopped, so that the newest of its forms can be told."""
        save, _ = recover(path)
        self.path, self._lock, self._journal = path, lock, Journal(path)
        with self._change:
            self._given = self._done = max(self._given, save.header.revision if save else 0)

    def _makes_room(self, path: Path) -> bool:
        """What cannot be read must not be written over: it is set aside before the game goes on in its place."""
        try:
            saves.read(path)
        except BadFile as error:
            return error.kind == "missing" or self.set_aside(path) is not None
        return True

    def _leave(self) -> None:
        settled = self.flush() and self.state.works
        if self._journal and settled:
            self._journal.remove()
        elif self._journal:
            self._journal.close()
        if self._lock:
            self._lock.release()
        self.path, self._lock, self._journal = None, None, None

    # ------------------------------------------------------------------ keeping

    def keep(self, record: dict[str, Any], header: Callable[[], Header]) -> None:
        """Hand over the game as it stands. Both may only look at what no longer changes: they are used by another thread.

        A disk that is slower than the game gets the newest; the journal has every step.
        """
        if self.path is None or self._journal is None:
            self.begin()
        assert self.path
        assert self._journal
        self._journal.add(self._given + 1, record)
        with self._change:
            self._put(_Job(self._given + 1, self.path, record, header))

    def finish(self) -> None:
        """The game is over and kept elsewhere: there is nothing to continue."""
        if self.path is None:
            return
        with self._change:
            self._put(_Job(self._given + 1, self.path, None, _no_header))
        self._leave()

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything handed over was tried; False if that takes too long."""
        with self._change:
            return self._change.wait_for(lambda: self._done >= self._given, seconds)

    def close(self) -> None:
        """Write what is left and let go."""
        self._leave()
        with self._change:
            self._closing = True
            self._change.notify_all()
        if self._thread:
            self._thread.join(5.0)
            self._thread = None

    def _put(self, job: _Job) -> None:
        self._job, self._given = job, job.number
        if self._thread is None:
            self._closing = False
            self._thread = Thread(target=self._write_on, name="autosave", daemon=True)
            self._thread.start()
        self._change.notify_all()

    def _write_on(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._job is not None or self._closing)
                job, self._job = self._job, None
                self._change.notify_all()
            if job is None:
                return
            state = _write(job)
            if state.works != self.state.works:
                self.on_state(state)
            self.state = state
            with self._change:
                self._done = job.number
                self._change.notify_all()

    # ------------------------------------------------------------------ looking

    def listing(self) -> Listing:
        """Kept games nobody else plays, newest first; what cannot be read comes with what was there before it."""
        found: list[Save] = []
        troubles: list[Trouble] = []
        for path in self._paths():
            if path != self.path and not _nobody_plays(path):
                continue
            save, trouble = recover(path)
            if save:
                found.append(save)
            if trouble:
                troubles.append(trouble)
        found.sort(key=lambda save: (save.header.when, save.path.name), reverse=True)
        return Listing(tuple(found), tuple(troubles))

    def latest(self) -> Save | None:
        """What "Continue" goes on with."""
        return next((save for save in self.listing().saves if not save.header.over), None)

    def set_aside(self, path: Path) -> Path | None:
        """A kept game that cannot be used makes room, and stays."""
        with suppress(BadFile):
            return files.move(path, self.aside)
        return None

    def delete(self, path: Path) -> Path:
        """The newest form of a kept game goes to the bin, the others go; answers where it lies there. Raises BadFile."""
        save, trouble = recover(path)
        if save is None:
            return files.move(path, paths.bin())
        if trouble:
            self.set_aside(path)
        binned = files.free(paths.bin() / path.name)
        files.write_json(binned, saves.pack(save.record, save.header))
        for one in _forms(path):
            with suppress(OSError):
                one.unlink(missing_ok=True)
        return binned

    def tidy(self) -> None:
        """Only so many unfinished games are kept; older ones go to the bin."""
        for save in self.listing().saves[MOST:]:
            with suppress(BadFile):
                self.delete(save.path)

    def _paths(self) -> list[Path]:
        try:
            names = {_own(path.name) for path in self.folder.iterdir()}
        except OSError:
            return []
        return [self.folder / name for name in sorted(names) if _NUMBER.match(name)]


def recover(path: Path) -> tuple[Save | None, Trouble | None]:
    """The newest form of a kept game that is whole, and what is wrong with the file itself, if something is.

    The next one (.new) is only there when the program ended while it took its place; the one before it is .bak.
    """
    own, error = _try(path)
    newer, _ = _try(path.with_name(path.name + ".new"))
    save = newer or own or _try(files.backup(path))[0]
    save = _with_journal(path, save)
    if error is None or (error.kind == "missing" and save):
        return save, None
    return save, Trouble(path, error.kind, error.text, instead=save)


def _with_journal(path: Path, save: Save | None) -> Save | None:
    """The journal tells more when the program ended before the last steps were in the file."""
    told = journal.read(path)
    if told is None or (save and (save.header.revision > told[0] or save.record == told[1])):
        return save
    header = save.header if save else Header(name=path.name.removesuffix(ENDING), saved=saves.written_at(journal.place(path)))
    fewer = {"digest": "", "turn": None, "actor": None, "revision": min(told[0], 1_000_000)}
    return Save(path, header.model_copy(update=fewer), told[1])


def _try(path: Path) -> tuple[Save | None, BadFile | None]:
    """Whichever form it has, it is the game of the file it belongs to."""
    try:
        save = saves.read(path)
    except BadFile as error:
        return None, error
    return Save(path.with_name(_own(path.name)), save.header, save.record), None


def _own(name: str) -> str:
    """The name of the file that one of its forms belongs to."""
    return name.removesuffix(".bak").removesuffix(".new").removesuffix(".steps")


def _nobody_plays(path: Path) -> bool:
    lock = Lock(path)
    free = lock.take()
    lock.release()
    return free


def _forms(path: Path) -> tuple[Path, ...]:
    return path, path.with_name(path.name + ".new"), files.backup(path), journal.place(path)


def _no_header() -> Header:
    raise AssertionError("a finished game is not written")


def _write(job: _Job) -> Saving:
    """Never raises: whatever goes wrong is told, and play goes on."""
    try:
        if job.record is None:
            for one in _forms(job.path):
                one.unlink(missing_ok=True)
        else:
            header = job.header().model_copy(update={"revision": min(job.number, 1_000_000)})
            content = files.written(saves.pack(job.record, header))
            files.write_bytes(job.path, content, job.path.with_name(job.path.name + ".new"), previous=True)
    except BadFile as error:
        return Saving(False, error.text)
    except Exception as error:
        return Saving(False, Text("file-unwritable", {"file": str(job.path), "reason": files.reason(error)}))
    return Saving(True)
