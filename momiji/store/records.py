"""Records as files: what all games share of them is checked here; whether the game in them is possible its rules say."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from momiji import registry

from .files import LARGEST, BadFile, read_json, write_json

__all__ = ["LARGEST", "VERSION", "BadFile", "Record", "RecordShape", "check", "fits", "game_of", "load", "write"]

VERSION = 1
MOST_STEPS = 20_000

Name = Annotated[str, Field(max_length=200)]
Code = Annotated[str, Field(max_length=40)]


class RecordShape(BaseModel):
    """What a record of any game has; `setup` and whatever else there is belong to the game."""

    model_config = ConfigDict(strict=True, extra="allow")
    format: Literal["momiji-record"]
    version: Literal[1]
    game: Code = registry.USUAL
    players: Annotated[list[Name], Field(max_length=10)]
    first_player: Annotated[int, Field(ge=-1000, le=1000)]
    options: Annotated[list[Code], Field(max_length=40)] = []
    setup: dict[str, Any]
    actions: Annotated[list[Annotated[str, Field(max_length=1000)]], Field(max_length=MOST_STEPS)]


@dataclass(frozen=True, slots=True)
class Record:
    data: dict[str, Any]

    @property
    def game(self) -> str:
        return game_of(self.data)

    @property
    def actions(self) -> list[str]:
        actions: list[str] = self.data["actions"]
        return actions


def load(path: Path) -> Record:
    """The record in a file, its shape checked. Raises BadFile."""
    return Record(check(read_json(path), str(path)))


def check(data: Any, file: str) -> dict[str, Any]:
    """Raises BadFile."""
    if not isinstance(data, dict) or data.get("format") != "momiji-record":
        raise BadFile("file-not-record", file=file)
    version = data.get("version")
    if version != VERSION or isinstance(version, bool):
        raise BadFile("file-version", file=file, version=str(version)[:20], known=VERSION)
    fits(RecordShape, data, file)
    if game_of(data) not in registry.GAMES:
        raise BadFile("file-game", file=file, game=game_of(data), known=tuple(registry.GAMES))
    return data


def game_of(data: dict[str, Any]) -> str:
    """Which game a record, a save or a line of the statistics belongs to; what names none is older than the second game."""
    game: str = data.get("game", registry.USUAL)
    return game


def fits(shape: type[BaseModel], data: Any, file: str) -> None:
    """Raises BadFile with the place that does not fit."""
    try:
        shape.model_validate(data)
    except ValidationError as error:
        where = ".".join(str(part)[:40] for part in error.errors(include_url=False)[0]["loc"])
        raise BadFile("file-shape", file=file, where=where) from None


def write(path: Path, data: dict[str, Any]) -> None:
    """Whole or not at all. Raises BadFile."""
    write_json(path, data)
