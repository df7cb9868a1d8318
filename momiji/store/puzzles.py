"""Puzzles as files: those of a game that come with the program, and what the player made of them."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from momiji.core.text import Text
from momiji.resources import assets

from . import files, paths
from .files import BadFile
from .records import check

LARGEST: Final = 1_500_000  # bytes of the puzzles of all games
DIFFICULTIES: Final = ("easy", "medium", "hard")

Word = Annotated[str, Field(max_length=40)]
Code = Annotated[str, Field(max_length=80)]
Difficulty = Literal["easy", "medium", "hard"]
PuzzleKind = Literal["exact", "best"]  # proved by a complete search; or compared in imagined worlds


class PuzzleLine(BaseModel):
    """A turn, and what it comes to: exactly, or beside the best turn on average (the best itself: 0)."""

    model_config = ConfigDict(frozen=True)
    steps: Annotated[tuple[Code, ...], Field(min_length=1, max_length=60)]
    value: int | Annotated[float, Field(allow_inf_nan=False)]


class Puzzle(BaseModel):
    """A record that stops at a position; the seat whose turn it is then has the task. `ways` turns are best, all of them accepted.

    The proof of an exact one is how many positions were looked at; of a best turn, by how much it is better on average than the runner-up,
    the second of its lines."""

    model_config = ConfigDict(frozen=True)
    id: Word
    kind: PuzzleKind = "exact"
    difficulty: Difficulty
    theme: Word
    task: Word
    lines: Annotated[tuple[PuzzleLine, ...], Field(min_length=2, max_length=80)]  # the best first, then others worth telling
    ways: Annotated[int, Field(ge=1)]
    turns: Annotated[int, Field(ge=2)]  # how many ways there are to take this turn, or were compared
    nodes: Annotated[int, Field(ge=0)] = 0
    worlds: Annotated[int, Field(ge=0)] = 0
    margin: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0  # points on average
    error: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0  # of the margin
    record: dict[str, Any]

    @model_validator(mode="after")
    def proved(self) -> "Puzzle":
        """Each kind has its own proof, and no turn is better than the best."""
        if any(line.value > self.best for line in self.lines):
            raise ValueError("another turn is better")
        if self.kind == "exact" and not (self.nodes and all(isinstance(line.value, int) for line in self.lines)):
            raise ValueError("no positions looked at")
        if self.kind == "best" and not (self.worlds and self.margin and self.best == 0):
            raise ValueError("no worlds compared")
        return self

    @property
    def best(self) -> float:
        return self.lines[0].value

    @property
    def game(self) -> str:
        game: str = self.record["game"]
        return game

    @property
    def name(self) -> str:
        """Of all puzzles of all games."""
        return f"{self.game}/{self.id}"


@dataclass(frozen=True, slots=True)
class Collection:
    puzzles: tuple[Puzzle, ...]
    troubles: tuple[Text, ...] = ()  # what could not be read and was left out


def collection(game: str, file: Path | None = None) -> Collection:
    """The puzzles of a game. What is damaged is left out and told; a game without a file has none."""
    path = file or assets() / "puzzles" / f"{game}.json"
    try:
        data = files.read_json(path, LARGEST)
    except BadFile as error:
        return Collection((), () if error.kind == "missing" else (error.text,))
    told = data.get("puzzles") if isinstance(data, dict) and data.get("format") == "momiji-puzzles" else None
    if not isinstance(told, list):
        return Collection((), (BadFile("file-not-puzzles", file=str(path)).text,))
    good: list[Puzzle] = []
    for one in told:
        try:
            found = Puzzle.model_validate(one)
            check(found.record, str(path))
        except (ValidationError, BadFile):
            continue
        if found.game == game and found.id not in {other.id for other in good}:
            good.append(found)
    left_out = len(told) - len(good)
    return Collection(tuple(good), (Text("puzzles-left-out", {"file": path.name, "count": left_out}),) if left_out else ())


# ------------------------------------------------------------------ what the player made of them
State = Literal["begun", "shown", "solved"]


class Attempt(BaseModel):
    """How far a puzzle has come."""

    model_config = ConfigDict(frozen=True, extra="ignore")
    state: State = "begun"
    wrong: Annotated[int, Field(ge=0, le=100_000)] = 0  # answers that were not the best, before it was solved or shown
    steps: Annotated[tuple[Code, ...], Field(max_length=60)] = ()  # tried and not answered yet


class PuzzleBook(BaseModel):
    """All attempts by the puzzle's name, and the days on which the puzzle of the day was solved."""

    model_config = ConfigDict(extra="ignore")
    format: Literal["momiji-puzzle-book"] = "momiji-puzzle-book"
    version: Literal[1] = 1
    attempts: dict[Annotated[str, Field(max_length=100)], Attempt] = {}
    days: Annotated[list[Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d$")]], Field(max_length=40_000)] = []

    def attempt(self, name: str) -> Attempt | None:
        return self.attempts.get(name)

    def solved(self, puzzles: Sequence[Puzzle]) -> int:
        return sum(1 for puzzle in puzzles if (tried := self.attempt(puzzle.name)) is not None and tried.state == "solved")


def book_file() -> Path:
    return paths.data() / "puzzles.json"


def read_book() -> PuzzleBook:
    """A book that cannot be read is kept beside its place, and a new one begun."""
    path = book_file()
    for place in (path, files.backup(path)):
        try:
            return PuzzleBook.model_validate(files.read_json(place, files.LARGEST))
        except (BadFile, ValidationError):
            continue
    if files.there(path):
        with suppress(BadFile):
            files.move(path, paths.aside())
    return PuzzleBook()


def write_book(book: PuzzleBook) -> None:
    """Whole or not at all; the one before stays beside it. Raises BadFile."""
    files.write_json(book_file(), book.model_dump(), previous=True)
