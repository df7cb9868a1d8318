"""What a study adds to a record: other lines (`branches`) and remarks (`comments`). Whoever replays the record passes over both.

A study is kept after every change, in a file of its own beside the game it is about.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from . import paths
from .files import ENDING, BadFile, backup, file_name, read_json, write_json
from .records import fits

LONGEST: Final = 2000  # letters of a remark

Sign = Literal["", "good", "again", "doubtful"]
Code = Annotated[str, Field(max_length=1000)]


class Remark(BaseModel):
    """What a player says of a step; `sign` says it in one mark."""

    model_config = ConfigDict(frozen=True, extra="ignore")
    text: Annotated[str, Field(max_length=LONGEST)] = ""
    sign: Sign = ""


class Branch(BaseModel):
    """Another line: it leaves its parent after `at` steps. Remarks by the number of a step of its own, counted from 1."""

    model_config = ConfigDict(extra="ignore")
    at: Annotated[int, Field(ge=0, le=20_000)]
    actions: Annotated[list[Code], Field(min_length=1, max_length=20_000)]
    comments: dict[str, Remark] = {}
    branches: list["Branch"] = []


class StudyShape(BaseModel):
    model_config = ConfigDict(extra="ignore")
    comments: dict[str, Remark] = {}
    branches: Annotated[list[Branch], Field(max_length=5000)] = []


def read(record: Mapping[str, Any], file: str) -> StudyShape:
    """Of a record whose own shape is known. Raises BadFile with the place that does not fit."""
    told = {key: record[key] for key in ("comments", "branches") if key in record}
    try:
        fits(StudyShape, told, file)
        return StudyShape.model_validate(told)
    except RecursionError:
        raise BadFile("file-too-deep", file=file) from None


def _place(name: str) -> Path:
    return paths.studies() / f"{file_name(name)}{ENDING}"


def keep(name: str, record: Mapping[str, Any]) -> None:
    """Whole or not at all, the form before it stays beside it. Raises BadFile."""
    write_json(_place(name), dict(record), previous=True)


def kept(name: str) -> StudyShape | None:
    """What was kept under this name; of a file that is damaged, what was kept before it."""
    path = _place(name)
    for file in (path, backup(path)):
        try:
            data = read_json(file)
            if isinstance(data, dict):
                return read(data, str(file))
        except BadFile:
            continue
    return None
