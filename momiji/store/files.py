"""Files read with every doubt and written so that a reader never sees half of one."""

import json
import os
import re
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal

from momiji.core.text import Text

LARGEST: Final = 5_000_000  # bytes
ENDING: Final = ".momiji.json"
Kind = Literal["missing", "unreadable", "damaged", "foreign", "newer", "unwritable"]
_KINDS: Final[dict[str, Kind]] = {
    "file-missing": "missing",
    "file-folder": "foreign",
    "file-unreadable": "unreadable",
    "file-not-record": "foreign",
    "file-version": "newer",
    "file-newer": "newer",
    "file-unwritable": "unwritable",
}
_RESERVED: Final = re.compile(r"(?i)^(con|prn|aux|nul|com\d|lpt\d)$")


class BadFile(Exception):
    """A file that cannot be used, with the sentence that says why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.text = Text(key, args)

    @property
    def kind(self) -> Kind:
        """Whatever is not known to be something else is damaged."""
        return _KINDS.get(self.text.key, "damaged")


def reason(error: Exception) -> str:
    """What the system says about it."""
    return getattr(error, "strerror", None) or str(error)


def read_text(path: Path, largest: int = LARGEST) -> str:
    """Raises BadFile."""
    file = str(path)
    try:
        if path.is_dir():
            raise BadFile("file-folder", file=file)
        with path.open("rb") as stream:
            raw = stream.read(largest + 1)
        if len(raw) > largest:
            raise BadFile("file-too-large", file=file, limit=largest // 1_000_000)
        return raw.decode("utf-8-sig")
    except FileNotFoundError:
        raise BadFile("file-missing", file=file) from None
    except UnicodeDecodeError:
        raise BadFile("file-not-text", file=file) from None
    except (OSError, ValueError) as error:
        raise BadFile("file-unreadable", file=file, reason=reason(error)) from None


def read_json(path: Path, largest: int = LARGEST) -> Any:
    """Raises BadFile."""
    text, file = read_text(path, largest), str(path)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadFile("file-not-json", file=file, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadFile("file-too-deep", file=file) from None
    except ValueError:  # a number with more digits than Python reads
        raise BadFile("file-not-record", file=file) from None


def written(data: Any) -> bytes:
    return (json.dumps(data, ensure_ascii=True, indent=1) + "\n").encode()


def write_json(path: Path, data: Any, *, previous: bool = False) -> None:
    """Whole or not at all, and with `previous` what was there stays beside it as .bak. Raises BadFile."""
    write_bytes(path, written(data), path.with_name(f"{path.name}.{os.getpid()}.tmp"), previous=previous)


def write_bytes(path: Path, content: bytes, temporary: Path, *, previous: bool = False) -> None:
    """The temporary file is on the disk for good before it takes the place of the old one. Raises BadFile."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if previous:
            _keep_previous(path)
        temporary.replace(path)
        _settle(path.parent)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink()
        with suppress(OSError):
            if previous and not path.exists():
                backup(path).replace(path)
        raise BadFile("file-unwritable", file=str(path), reason=reason(error)) from None


def backup(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def _keep_previous(path: Path) -> None:
    """A second name for the old file, so that there is never a moment without it; where there are no second names, it moves."""
    if not path.exists():
        return
    second = path.with_name(path.name + ".old")
    try:
        second.unlink(missing_ok=True)
        os.link(path, second)
        second.replace(backup(path))
    except OSError:
        with suppress(OSError):
            second.unlink(missing_ok=True)
        path.replace(backup(path))


def _settle(folder: Path) -> None:
    """Let the new name reach the disk too, where a folder can be opened for that."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free(path: Path) -> Path:
    """This name, or the next one nobody has, counting from 2; the ending stays."""
    ending = ENDING if path.name.endswith(ENDING) else path.suffix
    stem, number = path.name.removesuffix(ending), 1
    while path.exists() or path.is_symlink():
        number += 1
        path = path.with_name(f"{stem} {number}{ending}")
    return path


def move(path: Path, folder: Path) -> Path:
    """Into a folder, under a free name there. Raises BadFile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = free(folder / path.name)
        path.rename(there)
    except OSError as error:
        raise BadFile("file-unwritable", file=str(path), reason=reason(error)) from None
    return there


def file_name(words: str, fallback: str = "game") -> str:
    """A name every system takes, without its ending: letters, figures, blanks and dashes."""
    plain = "".join(c if c.isalnum() or c in "-_ '’" else " " for c in unicodedata.normalize("NFC", words))
    name = " ".join(plain.split())[:60].strip()
    while len(name.encode("utf-8", "replace")) > 150:
        name = name[:-1]
    return f"{name}-" if _RESERVED.match(name) else name or fallback
