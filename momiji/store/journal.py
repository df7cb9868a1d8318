"""Every step the moment it is made: one short line at the end of an open file, so that a killed program loses none.

The first line holds the whole record, each later one how many steps stay and which ones come after them. Adding a line
takes microseconds and waits for no disk; making things durable is the business of the autosave itself.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from . import files, records
from .files import BadFile


def place(path: Path) -> Path:
    """Where the journal of an autosave lies."""
    return path.with_name(path.name + ".steps")


class Journal:
    """Once a line cannot be written the journal begins anew: a story with a hole would be worse than none."""

    def __init__(self, path: Path) -> None:
        self.path = place(path)
        self._stream: IO[bytes] | None = None
        self._actions: list[str] = []
        self._rest: dict[str, Any] = {}  # the record without its steps

    def add(self, number: int, record: dict[str, Any]) -> None:
        """Never raises. When more changed than the steps, the whole record is written again."""
        rest = {key: value for key, value in record.items() if key != "actions"}
        if rest != self._rest:
            self.close()
        try:
            if self._stream is None:
                self._stream = self._begin(_line({"number": number, "record": record}))
            else:
                self._stream.write(_line({"number": number, **_difference(self._actions, record["actions"])}))
        except (OSError, ValueError, TypeError):
            self.remove()
        self._actions, self._rest = list(record["actions"]), rest

    def _begin(self, first: bytes) -> IO[bytes]:
        """An older journal stays until the new one can take its place."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self.path.with_name(self.path.name + ".tmp")
        temporary.write_bytes(first)
        temporary.replace(self.path)
        return self.path.open("ab", buffering=0)

    def close(self) -> None:
        if self._stream:
            with suppress(OSError):
                self._stream.close()
            self._stream = None

    def remove(self) -> None:
        self.close()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


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
        first = json.loads(lines[0])
        number, record = first["number"], dict(records.check(first["record"], str(place(path))))
    except (BadFile, ValueError, KeyError, TypeError, RecursionError):
        return None
    actions = list(record["actions"])
    for line in lines[1:-1]:  # what follows the last line end is half a line, or nothing
        try:
            more = json.loads(line)
            keep, add = more["keep"], more["add"]
            if not (isinstance(keep, int) and isinstance(add, list) and all(isinstance(words, str) for words in add)):
                break
            number, actions = more["number"], [*actions[:keep], *add]
        except (ValueError, KeyError, TypeError, RecursionError):
            break
    try:
        return int(number), records.check({**record, "actions": actions}, str(place(path)))
    except (BadFile, ValueError, TypeError, OverflowError):
        return None
