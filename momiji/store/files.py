"""Files read with every doubt and written so that a reader never sees half of one."""

import json
import os
import re
import stat
import time
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from momiji.core.text import Text

LARGEST: Final = 2_000_000  # bytes; a game of 20,000 steps with its picture has fewer
MOST_VALUES: Final = 60_000  # in a file: three times what a game of 20,000 steps has; more take long to read and much room
ENDING: Final = ".momiji.json"
BRIEF: Final = 0.05  # seconds to wait for a file that somebody else holds: for whoever draws
PATIENT: Final = 0.8  # the same for a thread of its own
LONGEST_PAUSE: Final = 0.02  # between two tries: whoever reads one file after another leaves gaps no longer than that
Kind = Literal["missing", "unreadable", "damaged", "foreign", "newer", "unwritable", "elsewhere"]
T = TypeVar("T")
_KINDS: Final[dict[str, Kind]] = {
    "file-missing": "missing",
    "file-folder": "foreign",
    "file-odd": "foreign",
    "file-unreadable": "unreadable",
    "file-not-record": "foreign",
    "file-version": "newer",
    "file-newer": "newer",
    "file-game": "newer",  # a later program may have it
    "file-unwritable": "unwritable",
    "open-elsewhere": "elsewhere",
}
_RESERVED: Final = re.compile(r"(?i)^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])$")


class BadFile(Exception):
    """A file that cannot be used, with the sentence that says why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.text = Text(key, args)

    @property
    def kind(self) -> Kind:
        """Whatever is not known to be something else is damaged."""
        return _KINDS.get(self.text.key, "damaged")

    @property
    def useless(self) -> bool:
        """Whether it is the file itself that is of no use; otherwise a later try may find it well."""
        return self.kind in ("damaged", "foreign", "newer") and self.text.key != "file-game"


def reason(error: Exception) -> str:
    """What the system says about it."""
    return getattr(error, "strerror", None) or str(error)


# ---------------------------------------------------------------------- reading
def without_waiting(name: str, flags: int) -> int:
    """An opener that no pipe can keep waiting."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0), 0o666)


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """Only what an ordinary file holds, and only up to a size: pipes and devices have no end. Raises BadFile."""
    file = str(path)
    try:
        about = path.stat()
        if stat.S_ISDIR(about.st_mode):
            raise BadFile("file-folder", file=file)
        if not stat.S_ISREG(about.st_mode):
            raise BadFile("file-odd", file=file)
        with open(path, "rb", opener=without_waiting) as stream:
            raw = stream.read(min(largest, about.st_size) + 1) or b""
    except FileNotFoundError:
        raise BadFile("file-missing", file=file) from None
    except (OSError, ValueError) as error:
        raise BadFile("file-unreadable", file=file, reason=reason(error)) from None
    if len(raw) > largest:
        raise BadFile("file-too-large", file=file, limit=largest // 1_000_000)
    return raw


def read_text(path: Path, largest: int = LARGEST) -> str:
    """Raises BadFile."""
    try:
        return read_bytes(path, largest).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile("file-not-text", file=str(path)) from None


def read_json(path: Path, largest: int = LARGEST) -> Any:
    """Raises BadFile."""
    return parse(read_text(path, largest), str(path))


def parse(text: str, file: str) -> Any:
    """Raises BadFile, and soon: what holds far too many values is not even begun."""
    if text.count(",") + text.count("[") + text.count("{") > MOST_VALUES:
        raise BadFile("file-too-full", file=file)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadFile("file-not-json", file=file, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadFile("file-too-deep", file=file) from None
    except ValueError:  # a number with more digits than Python reads
        raise BadFile("file-not-record", file=file) from None


def there(path: Path) -> bool:
    """Whether something has this name. A folder that may not be searched and a name no system takes are no error here."""
    return os.path.lexists(path)


# ---------------------------------------------------------------------- writing
def written(data: Any) -> bytes:
    return (json.dumps(data, ensure_ascii=True, indent=1) + "\n").encode()


def write_json(path: Path, data: Any, *, previous: bool = False) -> None:
    """Whole or not at all, and with `previous` what was there stays beside it as .bak. Raises BadFile."""
    write_bytes(path, written(data), previous=previous)


def write_bytes(path: Path, content: bytes, temporary: Path | None = None, *, previous: bool = False, patience: float = BRIEF) -> None:
    """The temporary file is on the disk for good before it takes the place of the old one. Raises BadFile."""
    temporary = temporary or beside(path, "tmp")
    try:
        _write_whole(temporary, content)
        if previous:
            _keep_previous(path, patience)
        replace(temporary, path, patience)
        _settle(path.parent)
    except (OSError, ValueError) as error:
        remove(temporary, 0)
        with suppress(OSError):
            if previous and not there(path):
                backup(path).replace(path)
        raise _unwritable(path, error) from None


def write_new(path: Path, content: bytes) -> Path:
    """Under this name, or the next one nobody has; answers where. What is there stays, even if it came this moment. Raises BadFile."""
    temporary = beside(path, "tmp")
    try:
        _write_whole(temporary, content)
        place = _settle_down(temporary, path)
        _settle(path.parent)
    except (OSError, ValueError) as error:
        remove(temporary, 0)
        raise _unwritable(path, error) from None
    return place


def _write_whole(temporary: Path, content: bytes) -> None:
    """What lies there, whatever it is, was left by a program that ended."""
    temporary.parent.mkdir(parents=True, exist_ok=True)
    remove(temporary, 0)
    with temporary.open("xb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())


def _unwritable(path: Path, error: Exception) -> BadFile:
    return BadFile("file-unwritable", file=str(path), reason=reason(error))


def beside(path: Path, ending: str) -> Path:
    """A name next to a file that no other process uses."""
    return path.with_name(f"{path.name}.{os.getpid()}.{ending}")


def backup(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def _keep_previous(path: Path, patience: float) -> None:
    """A second name for the old file, so that there is never a moment without it; where there are no second names, it moves."""
    if not there(path):
        return
    second = beside(path, "old")
    try:
        second.unlink(missing_ok=True)
        os.link(path, second)
        replace(second, backup(path), patience)
    except OSError:
        remove(second, 0)
        replace(path, backup(path), patience)


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


# ---------------------------------------------------------------------- files somebody else holds for a moment
def patiently(act: Callable[[], T], patience: float) -> T:
    """Windows refuses to move or remove a file while anything reads it (a virus scanner, a backup); a moment later it agrees."""
    pause, left = 0.001, patience
    while True:
        try:
            return act()
        except PermissionError:
            if left <= 0:
                raise
        pause = min(pause, left)
        time.sleep(pause)
        left, pause = left - pause, min(pause * 2, LONGEST_PAUSE)


def replace(source: Path, target: Path, patience: float = BRIEF) -> None:
    """Raises OSError."""

    def act() -> None:
        try:
            source.replace(target)
        except PermissionError:
            _make_writable(target)
            raise

    patiently(act, patience)


def delete(path: Path, patience: float = BRIEF) -> None:
    """What is not there is no error. Raises OSError."""

    def act() -> None:
        try:
            path.unlink(missing_ok=True)
        except PermissionError:
            _make_writable(path)
            raise

    patiently(act, patience)


def remove(path: Path, patience: float = BRIEF) -> None:
    """If it can be done; it does not matter if not. Never raises."""
    with suppress(OSError, ValueError):
        delete(path, patience)


def _make_writable(path: Path) -> None:
    """Windows neither replaces nor removes a file that is marked read-only."""
    with suppress(OSError):
        mode = os.lstat(path).st_mode
        if stat.S_ISREG(mode) and not mode & stat.S_IWRITE:
            path.chmod(stat.S_IMODE(mode) | stat.S_IWRITE)


# ---------------------------------------------------------------------- names
def free(path: Path) -> Path:
    """This name, or the next one nobody has, counting from 2; the ending stays. "Rain" and "rain" are one name, as on Windows."""
    ending = ENDING if path.name.endswith(ENDING) else path.suffix
    stem, number = path.name.removesuffix(ending), 1
    try:
        taken = {one.name.casefold() for one in path.parent.iterdir()}
    except OSError:
        taken = set()
    while path.name.casefold() in taken or there(path):
        number += 1
        path = path.with_name(f"{stem} {number}{ending}")
    return path


def _settle_down(source: Path, wanted: Path) -> Path:
    """Give a file a free name without ever taking somebody's place: two programs may want the same name at once. Raises OSError."""
    for _ in range(100):
        place = free(wanted)
        try:
            if os.name == "nt":
                patiently(lambda place=place: source.rename(place), BRIEF)  # type: ignore[misc]  # refuses where something is
            else:
                os.link(source, place, follow_symlinks=False)
                source.unlink()
        except FileExistsError:
            continue
        except OSError:  # no second names here, or a folder: then nearly as safe
            patiently(lambda place=place: source.rename(place), BRIEF)  # type: ignore[misc]
        return place
    raise FileExistsError(str(wanted))


def move(path: Path, folder: Path) -> Path:
    """Into a folder, under a free name there. Raises BadFile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _settle_down(path, folder / path.name)
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def throw_away(path: Path, bin: Path) -> Path:
    """Into the bin, where its age counts from now. Raises BadFile."""
    binned = move(path, bin)
    with suppress(OSError):
        os.utime(binned, follow_symlinks=os.utime not in os.supports_follow_symlinks)  # Windows knows no time of a link itself
    return binned


def file_name(words: str, fallback: str = "game") -> str:
    """A name every system takes, without its ending: letters, figures, blanks and dashes."""
    plain = "".join(c if c.isalnum() or c in "-_ '’" else " " for c in unicodedata.normalize("NFC", words))
    name = " ".join(plain.split())[:60].strip()
    while len(name.encode("utf-8", "replace")) > 150:
        name = name[:-1]
    try:
        os.fsencode(name)
    except UnicodeEncodeError:  # a system that only knows the letters of English
        name = " ".join(name.encode("ascii", "ignore").decode().split())
    return f"{name}-" if _RESERVED.match(name) else name or fallback
