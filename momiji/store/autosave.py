"""The game in progress, kept after every step by a thread of its own, so that drawing never waits for the disk.

Each game has a file of its own, so that beginning another one loses nothing, and a lock beside it, so that two programs
never write into the same one. Every step goes into a journal at once (journal.py), which survives a killed program; the
thread then writes the whole game beside the file (.new), makes it durable and puts it in its place, which survives a
power cut. Whoever reads takes the newest of them that is whole (kept.py), and whoever goes on with a game reads it again
once the lock is held: another program may have played it since it was listed.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread
from typing import Any, Final

from momiji.core.text import Text

from . import files, kept, leftovers, paths, saves
from .files import ENDING, BadFile
from .journal import Journal
from .kept import Found
from .lock import Lock
from .saves import Header, Listing, Save, Trouble

STEM: Final = "autosave"
MOST: Final = 12  # unfinished games that are kept
WAITS = 5.0  # seconds for the disk, before somebody goes on without it
PATIENCE: Final = 0.2  # seconds: another program may only be looking, or tidying up


@dataclass(frozen=True, slots=True)
class Saving:
    """Whether saving works; if not, `why` says what is wrong."""

    works: bool
    why: Text | None = None


@dataclass(slots=True, eq=False)
class _Game:
    """A game this program plays: nobody else writes into its files. `whole` is the newest revision its own file holds."""

    path: Path
    lock: Lock
    journal: Journal
    revision: int = 0
    whole: int = 0


@dataclass(frozen=True, slots=True)
class _Job:
    game: _Game
    number: int
    record: dict[str, Any] | None  # None: the game is over
    header: Callable[[], Header]


@dataclass(slots=True)
class Held:
    """A game about to be opened, as it lies on the disk now. Nobody else can play it until the `with` ends or `go_on` takes it."""

    save: Save
    found: Found
    lock: Lock | None = None  # only for a kept game that this program does not play already

    def __enter__(self) -> "Held":
        return self

    def __exit__(self, *_: object) -> None:
        if self.lock:
            self.lock.release()


class Autosave:
    """`on_state` hears from the writing thread, and only when it changes, whether saving works."""

    def __init__(
        self, folder: Path | None = None, on_state: Callable[[Saving], None] = lambda _: None, *, aside: Path | None = None
    ) -> None:
        self.folder = folder or paths.autosaves()
        self.aside = aside or paths.aside()
        self.on_state = on_state
        self.state = Saving(True)
        self._game: _Game | None = None
        self._change = Condition()
        self._jobs: dict[Path, _Job] = {}  # the newest of each game
        self._leaving: list[_Game] = []
        self._over: set[Path] = set()  # finished, and soon gone
        self._tidy = False
        self._busy = False
        self._closing = False
        self._thread: Thread | None = None

    @property
    def path(self) -> Path | None:
        """Where the game in progress is kept."""
        return self._game.path if self._game else None

    # ------------------------------------------------------------------ which game
    def begin(self) -> None:
        """Another game begins: from now on it is kept in a file of its own; earlier ones stay."""
        self.leave()
        path, lock = self._place(self.folder / f"{STEM}{ENDING}")
        self._game = _Game(path, lock, Journal(path))

    def hold(self, path: Path) -> Held:
        """A game to open, read again now that nobody else can play it; it may lie anywhere. Raises BadFile.

        The game in progress stays what it is until `go_on`.
        """
        if not self._keeps(path):
            return Held(saves.read(path), Found(None))
        lock = None if path == self.path else self._lock(path)
        if lock is None:
            self.flush()
        found = kept.look(path)
        if found.save is not None:
            return Held(found.save, found, lock)
        if lock:
            lock.release()
        assert found.trouble
        raise BadFile(found.trouble.text.key, **found.trouble.text.args)

    def go_on(self, held: Held) -> None:
        """Play on in the file of a kept game; one that lay elsewhere gets a file of its own and stays as it is."""
        path, lock = held.save.path, held.lock
        if path == self.path and lock is None:
            return
        self.leave()
        if lock is None or not self._makes_room(held):
            self.begin()
            return
        held.lock = None
        journal = Journal(path)
        journal.number = held.found.told
        whole = max(held.found.whole, _finish_replacing(held))
        self._game = _Game(path, lock, journal, held.save.header.revision, whole)

    def _makes_room(self, held: Held) -> bool:
        """What cannot be read must not be written over: it is set aside before the game goes on in its place."""
        trouble = held.found.trouble
        if trouble is None:
            return True
        with suppress(BadFile):
            files.move(trouble.path, self.aside)
            return True
        return False

    def leave(self) -> None:
        """Let go of the game in progress; the thread does it once everything of it is written."""
        game, self._game = self._game, None
        if game is None:
            return
        with self._change:
            self._leaving.append(game)
            self._start()

    def _keeps(self, path: Path) -> bool:
        return path.parent == self.folder and path.name.endswith(ENDING)

    def _lock(self, path: Path) -> Lock:
        """Raises BadFile when another program plays that game."""
        if self._plays(path):
            self.flush()
        lock = Lock(path)
        if lock.take(PATIENCE):
            return lock
        save = kept.look(path).save
        raise BadFile("open-elsewhere", name=save.header.name if save else path.name)

    def _place(self, wanted: Path) -> tuple[Path, Lock]:
        """This name, or the next one where nothing lies and nobody plays."""
        path, number = wanted, 1
        while True:
            lock = Lock(path)
            if not any(files.there(one) for one in kept.forms(path)) and lock.take():
                return path, lock
            lock.release()
            number += 1
            path = self.folder / f"{STEM} {number}{ENDING}"

    # ------------------------------------------------------------------ keeping
    def keep(self, record: dict[str, Any], header: Callable[[], Header]) -> None:
        """Hand over the game as it stands. Both may only look at what no longer changes: they are used by another thread.

        A disk that is slower than the game gets the newest; the journal has every step.
        """
        if self._game is None:
            self.begin()
        game = self._game
        assert game
        game.revision += 1
        game.journal.add(game.revision, record)
        self._put(_Job(game, game.revision, record, header))

    def finish(self) -> None:
        """The game is over and kept elsewhere: there is nothing to continue."""
        game = self._game
        if game is None:
            return
        self._over.add(game.path)
        self._put(_Job(game, game.revision + 1, None, _no_header))
        self.leave()

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until everything handed over was tried; False if that takes too long."""
        with self._change:
            return self._change.wait_for(lambda: not (self._jobs or self._leaving or self._tidy or self._busy), seconds or WAITS)

    def close(self) -> None:
        """Write what is left and let go."""
        self.leave()
        with self._change:
            self._closing = True
            self._change.notify_all()
        if self._thread:
            self._thread.join(WAITS)
            self._thread = None

    def _put(self, job: _Job) -> None:
        with self._change:
            self._jobs[job.game.path] = job
            self._start()

    def _start(self) -> None:
        if self._thread is None:
            self._closing = False
            self._thread = Thread(target=self._work, name="autosave", daemon=True)
            self._thread.start()
        self._change.notify_all()

    def _work(self) -> None:
        """Write first, then let go of what was left, then tidy up; end when nothing is left to do."""
        while True:
            with self._change:
                self._busy = False
                self._change.notify_all()
                self._change.wait_for(lambda: self._jobs or self._leaving or self._tidy or self._closing)
                job = self._jobs.pop(next(iter(self._jobs))) if self._jobs else None
                game = self._leaving[0] if self._leaving and job is None else None
                if job is None and game is None and not self._tidy:
                    return
                self._busy = True
            if job:
                self._tell(_write(job))
            elif game:
                _let_go(game)
                if len(self._leaving) == 1:  # counting reads every kept game: once, behind the last one
                    with suppress(Exception):
                        leftovers.keep_newest(self.folder, self.aside, self._plays, MOST)
                with self._change:
                    self._leaving.remove(game)
                    self._over.discard(game.path)
            else:
                self._tidy = False
                with suppress(Exception):  # whatever lies about there, saving must go on
                    leftovers.tidy(self.folder, self.aside, self._plays, MOST)

    def _tell(self, state: Saving) -> None:
        if state.works != self.state.works:
            self.on_state(state)
        self.state = state

    # ------------------------------------------------------------------ looking
    def listing(self) -> Listing:
        """Kept games nobody else plays, newest first; what cannot be read comes with what was there before it."""
        found: list[Save] = []
        troubles: list[Trouble] = []
        for path in kept.in_folder(self.folder):
            if path in self._over or self._elsewhere(path):
                continue
            save, trouble = kept.recover(path)
            if save:
                found.append(save)
            if trouble and trouble.kind != "missing":
                troubles.append(trouble)
        found.sort(key=lambda save: (save.header.when, save.path.name), reverse=True)
        return Listing(tuple(found), tuple(troubles))

    def elsewhere(self) -> bool:
        """Whether another window plays now."""
        return any(self._elsewhere(path) for path in kept.in_folder(self.folder))

    def _plays(self, path: Path) -> bool:
        return path == self.path or any(game.path == path for game in self._leaving)

    def _elsewhere(self, path: Path) -> bool:
        return not self._plays(path) and Lock(path).taken()

    def latest(self) -> Save | None:
        """What "Continue" goes on with."""
        return next((save for save in self.listing().saves if not save.header.over), None)

    # ------------------------------------------------------------------ putting away
    @contextmanager
    def alone(self, path: Path) -> Iterator[None]:
        """While nobody can play that game, also not this program. Raises BadFile when another one does."""
        if path == self.path:
            self.leave()
        lock = self._lock(path)
        try:
            yield
        finally:
            lock.release()

    def set_aside(self, path: Path) -> bool:
        """The newest state of a kept game cannot be used: it makes room and stays, and what was there before it (.bak) is the newest.

        False when nothing is left to move, or the game is played elsewhere."""
        if not self._keeps(path):
            return False
        before = files.backup(path)
        moved = False
        with suppress(BadFile), self.alone(path):
            there = [one for one in kept.forms(path) if files.there(one)]
            for one in [one for one in there if one != before] or there:
                files.move(one, self.aside)
                moved = True
        return moved

    def delete(self, path: Path) -> Path:
        """The newest form of a kept game goes to the bin, the others go; answers where it lies there. Raises BadFile."""
        with self.alone(path):
            return leftovers.to_bin(path, self.aside)

    def restore(self, binned: Path) -> Path:
        """Take a deleted game back, under a name where nobody plays; answers where it lies now. Raises BadFile."""
        path, lock = self._place(self.folder / binned.name)
        try:
            files.replace(binned, path)
        except OSError as error:
            raise BadFile("file-unwritable", file=str(path), reason=files.reason(error)) from None
        finally:
            lock.release()
        return path

    def tidy(self) -> None:
        """What killed programs left, what lay in the bin for long, and more unfinished games than are kept: the thread sees to it."""
        with self._change:
            self._tidy = True
            self._start()


def _finish_replacing(held: Held) -> int:
    """What a program that ended had written, but not yet put in its place; answers the revision that lies there now."""
    path, revision = held.save.path, held.save.header.revision
    new = kept.coming(path)
    if revision <= held.found.whole or revision == held.found.told or not files.there(new):
        return 0
    with suppress(OSError):
        files.replace(new, path, 0)
        return revision
    return 0


def _let_go(game: _Game) -> None:
    """The journal goes when its newest step lies in the file itself, never before."""
    if game.whole >= game.journal.number:
        game.journal.remove(files.PATIENT)
    game.journal.close()
    game.lock.release()


def _no_header() -> Header:
    raise AssertionError("a finished game is not written")


def _write(job: _Job) -> Saving:
    """Never raises: whatever goes wrong is told, and play goes on."""
    path = job.game.path
    try:
        if job.record is None:
            job.game.journal.close()
            for one in kept.forms(path):
                files.delete(one, files.PATIENT)
        else:
            header = job.header().model_copy(update={"revision": min(job.number, 1_000_000)})
            content = files.written(saves.pack(job.record, header))
            files.write_bytes(path, content, kept.coming(path), previous=True, patience=files.PATIENT)
        job.game.whole = job.number
    except BadFile as error:
        return Saving(False, error.text)
    except Exception as error:
        return Saving(False, Text("file-unwritable", {"file": str(path), "reason": files.reason(error)}))
    return Saving(True)
