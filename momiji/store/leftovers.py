"""What lies about and belongs to nobody: files of programs that were killed, a bin nobody looked into, games beyond number.

Nothing here is urgent and nothing here complains; what cannot be removed now is tried again the next time.
"""

import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from . import files, kept, paths, saves
from .files import BadFile
from .lock import Lock

HOUR: Final = 3600.0  # nobody writes a file for that long
DAY: Final = 24 * HOUR
BIN_DAYS: Final = 30  # what was deleted can be taken back by hand for so long
BIN_SIZE: Final = 50_000_000  # bytes; beyond that the oldest goes first, but nothing of the last day
_OURS: Final = re.compile(r"\.(?:json|jsonl|png|csv)\.\d+\.(?:tmp|old)$")  # what files.beside makes


def tidy(folder: Path, aside: Path, plays: Callable[[Path], bool], most: int) -> None:
    """All of it. `plays` says which games this program itself plays: they are left alone."""
    now = time.time()
    for path in kept.in_folder(folder):
        if not plays(path):
            _remains_of(path, aside)
    keep_newest(folder, aside, plays, most)
    _unfinished_writing((folder, paths.data(), paths.saves(), paths.records(), paths.bin(), paths.config(), paths.exports()), now)
    empty_bin(paths.bin(), now)


@contextmanager
def _nobody(path: Path) -> Iterator[bool]:
    """Whether nobody plays a game; while that lasts nobody can begin to."""
    lock = Lock(path)
    free = lock.take()
    try:
        yield free
    finally:
        lock.release()


def _remains_of(path: Path, aside: Path) -> None:
    """Half files of a game that ended while it was written; forms of no use when nothing else is left of it."""
    halves = [half for ending in (".old", ".steps.tmp") if files.there(half := path.with_name(path.name + ending))]
    if not halves and files.there(path):
        return  # as it should be: then the lock, which others may want, is not even touched
    with _nobody(path) as free:
        if not free:
            return
        for half in halves:
            files.remove(half)
        if files.there(path) or kept.look(path).save is not None:
            return
        for one in kept.forms(path):
            if files.there(one):
                try:
                    files.move(one, aside)
                except BadFile:
                    return


def keep_newest(folder: Path, aside: Path, plays: Callable[[Path], bool], most: int) -> None:
    """Only so many unfinished games are kept; the oldest go to the bin."""
    found = [(save.header.when, path) for path in kept.in_folder(folder) if (save := kept.look(path).save)]
    for _, path in sorted(found, reverse=True)[most:]:
        with _nobody(path) as free:
            if not free or plays(path):
                continue
            try:
                to_bin(path, aside)
            except BadFile:
                return


def to_bin(path: Path, aside: Path) -> Path:
    """The newest form of a kept game goes to the bin, the others go; answers where it lies there. Raises BadFile."""
    save, trouble = kept.recover(path)
    if save is None:
        return files.throw_away(path, paths.bin())
    if trouble:
        files.move(path, aside)
    binned = files.write_new(paths.bin() / path.name, files.written(saves.pack(save.record, save.header)))
    for one in kept.forms(path):
        files.remove(one)
    return binned


def _unfinished_writing(folders: Iterable[Path], now: float) -> None:
    """Temporary files by their age alone: whether a process lives cannot be asked everywhere, and its number may be another's by now."""
    for folder in dict.fromkeys(folders):
        for path in _files(folder):
            if _OURS.search(path.name) and now - _changed(path) > HOUR:
                files.remove(path)


def empty_bin(folder: Path, now: float) -> None:
    """After BIN_DAYS for good; sooner only when the bin holds more than BIN_SIZE."""
    room = BIN_SIZE
    for path in sorted(_files(folder), key=_changed, reverse=True):
        age = now - _changed(path)
        try:
            room -= path.lstat().st_size
        except OSError:
            continue
        if age > BIN_DAYS * DAY or (room < 0 and age > DAY):
            files.remove(path)


def _files(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _changed(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0
