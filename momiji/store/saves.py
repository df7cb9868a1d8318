"""Saved games: a record with a header in one file, kept on a shelf; nothing that was saved is ever overwritten or thrown away."""

import base64
import binascii
import hashlib
import json
import struct
from collections.abc import Callable
from dataclasses import dataclass
from datetime import MAXYEAR, UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from momiji import registry
from momiji.core.text import Text, clean

from . import files, paths, records
from .files import ENDING, BadFile, Kind
from .migrations import CURRENT, KEY, Origin, up_to_date

LONGEST_NAME: Final = 80
LARGEST_PICTURE: Final = 600_000  # bytes of PNG
WIDEST_PICTURE: Final = 4096  # pixels
MOST_LISTED: Final = 500
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_PNG: Final = b"\x89PNG\r\n\x1a\n"

Count = Annotated[int, Field(ge=0, le=1_000_000)]
Short = Annotated[str, Field(max_length=40)]


class SeatNote(BaseModel):
    """What the record does not say about a seat; `count` is what the player holds, for show. Of a finished game also what came of it."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)
    crest: Short | None = None
    level: Short | None = None
    count: Count | None = None
    points: Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | None = None
    won: bool | None = None


class Header(BaseModel):
    """About a saved game: what a list of saves shows without playing the record. Numbers and names only, no sentences."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)
    version: Literal[3] = 3
    game: Short = registry.USUAL
    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    saved: Annotated[str, Field(max_length=40)]  # ISO, UTC
    rules: Annotated[str, Field(max_length=40)] = ""
    digest: Annotated[str, Field(max_length=128)] = ""  # of the position the record ends in
    turn: Count | None = None
    actor: Annotated[int, Field(ge=0, le=9)] | None = None
    revision: Count = 0  # of an autosave: how often it was written before
    over: bool = False
    last_turns: bool = False
    deck: Count | None = None
    supply: Count | None = None
    seats: Annotated[list[SeatNote], Field(max_length=10)] = []
    thumbnail: Annotated[str, Field(max_length=LARGEST_PICTURE * 2)] | None = None  # PNG, base64

    @property
    def when(self) -> datetime:
        """A date nobody can read is the beginning of time, and so is one that falls off the calendar in some zone."""
        try:
            when = datetime.fromisoformat(self.saved)
            when = (when if when.tzinfo else when.replace(tzinfo=UTC)).astimezone(UTC)
        except (ValueError, OverflowError):
            return EPOCH
        return when if EPOCH.year <= when.year < MAXYEAR else EPOCH

    @property
    def picture(self) -> bytes | None:
        """The thumbnail as PNG, if it is one of a sensible size."""
        if not self.thumbnail:
            return None
        try:
            raw = base64.b64decode(self.thumbnail, validate=True)
            width, height = struct.unpack(">II", raw[16:24])
        except (binascii.Error, ValueError, struct.error):
            return None
        sound = raw[:8] == _PNG and raw[12:16] == b"IHDR" and 0 < width <= WIDEST_PICTURE and 0 < height <= WIDEST_PICTURE
        return raw if sound else None


def thumbnail(png: bytes | None) -> str | None:
    """A picture as a header keeps it; one that is too large is left out."""
    return base64.b64encode(png).decode("ascii") if png and len(png) <= LARGEST_PICTURE else None


def digest(position: Any) -> str:
    """A short name for a position: the same position has the same one on every machine."""
    plain = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game and where it lies."""

    path: Path
    header: Header
    record: dict[str, Any]

    @property
    def game(self) -> str:
        return records.game_of(self.record)

    @property
    def players(self) -> list[str]:
        players: list[str] = self.record["players"]
        return players


@dataclass(frozen=True, slots=True)
class Trouble:
    """A file that cannot be opened: why, where it lies now, and what can be opened instead."""

    path: Path
    kind: Kind
    text: Text
    aside: Path | None = None
    instead: Save | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """How far a record fits the rules: steps that do, and how many there were when the last turn that fits began."""

    steps: int
    turn_began: int
    turn: int
    digest: str = ""


class Unplayable(Exception):
    """Not even the set-up of a record is possible; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


@dataclass(frozen=True, slots=True)
class Opened:
    """A game to go on with; `note` says what was changed to make it fit."""

    save: Save
    note: Text | None = None


Replay = Callable[[dict[str, Any]], Checked]


@dataclass(frozen=True, slots=True)
class Listing:
    saves: tuple[Save, ...]  # newest first
    troubles: tuple[Trouble, ...]


# ---------------------------------------------------------------------- one file
def pack(record: dict[str, Any], header: Header) -> dict[str, Any]:
    """Header first, so that a person who opens the file sees what it is; it stays a record that `momiji replay` reads."""
    plain = {key: value for key, value in record.items() if key != KEY}
    lead: dict[str, Any] = {key: plain.pop(key) for key in ("format", "version") if key in plain}
    return {**lead, KEY: header.model_dump(mode="json"), **plain}


def read(path: Path) -> Save:
    """A save of any version, in today's form. Raises BadFile."""
    file = str(path)
    data = records.check(files.read_json(path), file)
    data = up_to_date(data, Origin(file, path.name.removesuffix(ENDING), written_at(path)))
    records.fits(_WithHeader, data, file)
    header = Header.model_validate(data[KEY])
    return Save(path, header, {key: value for key, value in data.items() if key != KEY})


class _WithHeader(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore")
    save: Header


def written_at(path: Path) -> str:
    """When a file was last written, as a header keeps it."""
    try:
        return moment(path.stat().st_mtime).isoformat(timespec="seconds")
    except (OSError, ValueError):
        return EPOCH.isoformat()


def moment(seconds: float) -> datetime:
    """What a file system says; a date no calendar in the world has is the beginning of time."""
    try:
        when = datetime.fromtimestamp(seconds, UTC)
    except (OSError, OverflowError, ValueError):
        return EPOCH
    return when if EPOCH.year <= when.year < MAXYEAR else EPOCH


def consistent(save: Save, replay: Replay) -> Opened:
    """The game as far as it fits the rules, with a note where it had to be cut or differs. Raises BadFile for its set-up.

    `replay` plays the record through the rules; it raises Unplayable when not even the set-up is possible.
    """
    try:
        checked, actions = replay(save.record), save.record["actions"]
    except Unplayable as error:
        raise BadFile("file-setup", file=str(save.path), reason=error.text) from None
    if checked.steps < len(actions):
        shorter = Save(save.path, save.header, {**save.record, "actions": actions[: checked.turn_began]})
        return Opened(shorter, Text("save-cut", {"name": save.header.name, "turn": checked.turn}))
    if save.header.digest and checked.digest and save.header.digest != checked.digest:
        return Opened(save, Text("save-differs", {"name": save.header.name}))
    return Opened(save)


def best(path: Path) -> Save | None:
    """What a file that cannot be read was a moment before: its predecessor, kept beside it."""
    try:
        return read(files.backup(path))
    except BadFile:
        return None


# ---------------------------------------------------------------------- a folder of them
class Shelf:
    """A folder of saves. Whatever is deleted goes to the bin and can be put back; what cannot be read is set aside."""

    def __init__(self, folder: Path | None = None, *, bin: Path | None = None, aside: Path | None = None) -> None:
        self.folder = folder or paths.saves()
        self.bin = bin or paths.bin()
        self.aside = aside or paths.aside()

    def listing(self) -> Listing:
        """Looks only: nothing is moved."""
        saves: list[Save] = []
        troubles: list[Trouble] = []
        for path in self._files():
            try:
                saves.append(read(path))
            except BadFile as error:
                troubles.append(Trouble(path, error.kind, error.text))
        saves.sort(key=lambda save: (save.header.when, save.path.name), reverse=True)
        return Listing(tuple(saves), tuple(troubles))

    def _files(self) -> list[Path]:
        try:
            found = [path for path in self.folder.iterdir() if path.name.endswith(ENDING)]
        except OSError:
            return []
        return sorted(found)[:MOST_LISTED]

    def save(self, record: dict[str, Any], header: Header, wanted: Path | None = None) -> Save:
        """A new file under a free name: the wanted one, or that of the game. Raises BadFile."""
        wanted = wanted or self.folder / f"{files.file_name(header.name)}{ENDING}"
        path = files.write_new(wanted, files.written(pack(record, header)))
        return Save(path, header, record)

    def update(self, save: Save, record: dict[str, Any], header: Header) -> Save:
        """Save again over an earlier one of the same game; that one stays as .bak. Raises BadFile."""
        files.write_json(save.path, pack(record, header), previous=True)
        return Save(save.path, header, record)

    def open(self, path: Path, replay: Replay) -> Opened | Trouble:
        """A file of this shelf is set aside if it cannot be used; one from elsewhere is left alone."""
        try:
            return consistent(read(path), replay)
        except BadFile as error:
            return self._trouble(path, error)

    def _trouble(self, path: Path, error: BadFile) -> Trouble:
        away: Path | None = None
        if path.parent == self.folder and error.useless:
            try:
                away = files.move(path, self.aside)
            except BadFile:
                away = None  # it stays where it is, and nothing here writes over it
        return Trouble(path, error.kind, error.text, away, best(path))

    def rename(self, save: Save, name: str) -> Save:
        """A new name in the header and for the file. Raises BadFile."""
        header = save.header.model_copy(update={"name": clean_name(name) or save.header.name})
        wanted, content = self.folder / f"{files.file_name(header.name)}{ENDING}", files.written(pack(save.record, header))
        if wanted.name.casefold() == save.path.name.casefold():  # on Windows it would be the same file
            files.write_bytes(save.path, content, previous=True)
            return Save(save.path, header, save.record)
        path = files.write_new(wanted, content)
        files.throw_away(save.path, self.bin)
        return Save(path, header, save.record)

    def delete(self, path: Path) -> Path:
        """Into the bin; answers where it lies there. Raises BadFile."""
        return files.throw_away(path, self.bin)

    def export(self, save: Save, folder: Path | None = None) -> Path:
        """A copy for the player's own use. Raises BadFile."""
        wanted = (folder or paths.exports()) / f"{files.file_name(save.header.name)}{ENDING}"
        return files.write_new(wanted, files.written(pack(save.record, save.header)))


def clean_name(words: str) -> str:
    """What a saved game may be called."""
    return clean(words, LONGEST_NAME)


def stamp(now: datetime) -> str:
    """A moment as a header keeps it."""
    return now.astimezone(UTC).isoformat(timespec="seconds")


assert Header.model_fields["version"].default == CURRENT
