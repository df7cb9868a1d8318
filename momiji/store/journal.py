"""Every step the moment it is made: one short line at the end of an open file, so that a killed program loses none.

The first line holds the whole record, each later one how many steps stay and which ones come after them. Adding a line
takes microseconds and waits for no disk; making things durable is the business of the autosave itself.
"""

import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from . import files, records
from .files import BadFile

LONGEST: Final = 1_000_000  # bytes; then it begins anew with the whole record, so that it can always be read


def place(path: Path) -> Path:
    """Where the journal of an autosave lies."""
    return path.with_name(path.name + ".steps")


class Journal:
    """Once a line cannot be written the journal begins anew beside the old one, which stays until the new one is whole."""

    def __init__(self, path: Path) -> None:
        self.path = place(path)
        self.number = 0  # of the newest step the file may hold
        self._stream: IO[bytes] | None = None
        self._size = 0
        self._actions: list[str] = []
        self._rest: dict[str, Any] = {}  # the record without its steps

    def add(self, number: int, record: dict[str, Any]) -> None:
        """Never raises. When more changed than the steps, the whole record is written again."""
        rest = {key: value for key, value in record.items() if key != "actions"}
        if rest != self._rest or self._size > LONGEST:
            self.close()
        try:
            if self._stream is None:
                self._begin(_line({"number": number, "record": record}))
            else:
                self._append(_line({"number": number, **_difference(self._actions, record["actions"])}))
            self.number = number
        except (OSError, ValueError, TypeError):
            self.close()
        self._actions, self._rest = list(record["actions"]), rest

    def _begin(self, first: bytes) -> None:
        temporary = self.path.with_name(self.path.name + ".tmp")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            files.remove(temporary, 0)
            with temporary.open("xb", buffering=0) as stream:
                _write(stream, first)
            files.replace(temporary, self.path, 0)  # nobody waits here: the next step tries again
        except (OSError, ValueError):
            files.remove(temporary, 0)
            raise
        self._stream, self._size = self.path.open("ab", buffering=0), len(first)

    def _append(self, line: bytes) -> None:
        assert self._stream
        _write(self._stream, line)
        self._size += len(line)

    def close(self) -> None:
        if self._stream:
            with suppress(OSError):
                self._stream.close()
            self._stream = None

    def remove(self, patience: float = files.BRIEF) -> None:
        """Closed first: Windows removes no open file."""
        self.close()
        files.remove(self.path, patience)


def _write(stream: IO[bytes], line: bytes) -> None:
    """A disk that is nearly full takes half a line without a word. Raises OSError."""
    if stream.write(line) != len(line):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"


def _difference(before: list[str], after: list[str]) -> dict[str, Any]:
    """Nearly always one step more; after an undo, fewer."""
    same = min(len(before), len(after))
    while before[:same] != after[:same]:
        same -= 1
    return {"keep": same, "add": after[same:]}


def read(path: Path) -> tuple[int, dict[str, Any]] | None:
    """The number of the last whole line and the record it comes to; None when there is nothing of use."""
    try:
        lines = files.read_text(place(path)).split("\n")
        first = files.parse(lines[0], str(place(path)))
        number, record = first["number"], dict(records.check(first["record"], str(place(path))))
    except (BadFile, ValueError, KeyError, TypeError, RecursionError):
        return None
    actions = list(record["actions"])
    for line in lines[1:-1]:  # what follows the last line end is half a line, or nothing
        try:
            more = json.loads(line)
            keep, add = more["keep"], more["add"]
            if not (isinstance(keep, int) and keep >= 0 and isinstance(add, list) and all(isinstance(words, str) for words in add)):
                break
            number = more["number"]
        except (ValueError, KeyError, TypeError, RecursionError):
            break
        del actions[keep:]
        actions += add
    try:
        return int(number), records.check({**record, "actions": actions}, str(place(path)))
    except (BadFile, ValueError, TypeError, OverflowError):
        return None
