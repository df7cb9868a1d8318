"""Records as files: read with every doubt, written so that a reader never sees half of one."""

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from momiji.core.text import Text

VERSION = 1
LARGEST = 5_000_000  # bytes
MOST_STEPS = 20_000

Name = Annotated[str, Field(max_length=200)]
Code = Annotated[str, Field(max_length=40)]
Codes = Annotated[list[Code], Field(max_length=200)]


class BadFile(Exception):
    """A file that cannot be used, with the sentence that says why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.text = Text(key, args)


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="allow")


class SetupShape(_Strict):
    hands: Annotated[list[Codes], Field(max_length=10)]
    deck: Codes
    goals: Codes | None = None
    landscapes: Annotated[list[Codes], Field(max_length=10)] | None = None
    landscape_deck: Codes | None = None


class RecordShape(_Strict):
    format: Literal["momiji-record"]
    version: Literal[1]
    mode: Literal["versus", "solo"]
    scenario: Code | None = None
    morning_dew: bool
    players: Annotated[list[Name], Field(max_length=10)]
    first_player: Annotated[int, Field(ge=-1000, le=1000)]
    types: Codes
    setup: SetupShape
    actions: Annotated[list[Annotated[str, Field(max_length=1000)]], Field(max_length=MOST_STEPS)]


@dataclass(frozen=True, slots=True)
class Record:
    data: dict[str, Any]

    @property
    def actions(self) -> list[str]:
        actions: list[str] = self.data["actions"]
        return actions


def load(path: Path) -> Record:
    """The record in a file, its shape checked; whether the set-up and the steps are possible, the rules say. Raises BadFile."""
    file = str(path)
    data = _json(_read(path, file), file)
    if not isinstance(data, dict) or data.get("format") != "momiji-record":
        raise BadFile("file-not-record", file=file)
    version = data.get("version")
    if version != VERSION or isinstance(version, bool):
        raise BadFile("file-version", file=file, version=str(version)[:20], known=VERSION)
    try:
        RecordShape.model_validate(data)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors(include_url=False)[0]["loc"])
        raise BadFile("file-shape", file=file, where=where) from None
    return Record(data)


def _read(path: Path, file: str) -> str:
    try:
        if path.is_dir():
            raise BadFile("file-folder", file=file)
        with path.open("rb") as stream:
            raw = stream.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise BadFile("file-too-large", file=file, limit=LARGEST // 1_000_000)
        return raw.decode("utf-8-sig")
    except FileNotFoundError:
        raise BadFile("file-missing", file=file) from None
    except UnicodeDecodeError:
        raise BadFile("file-not-text", file=file) from None
    except (OSError, ValueError) as error:
        raise BadFile("file-unreadable", file=file, reason=getattr(error, "strerror", None) or str(error)) from None


def _json(text: str, file: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadFile("file-not-json", file=file, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadFile("file-too-deep", file=file) from None
    except ValueError:  # a number with more digits than Python reads
        raise BadFile("file-not-record", file=file) from None


def write(path: Path, data: dict[str, Any]) -> None:
    """Whole or not at all: a temporary file beside it takes its place at the end. Raises BadFile."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("w", encoding="utf-8", newline="\n") as stream:
            json.dump(data, stream, ensure_ascii=True, indent=1)
            stream.write("\n")
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink()
        raise BadFile("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None
