"""What came of finished games: one line each in a file that only grows, and the sums that are drawn from it."""

import csv
import errno
import io
import json
import os
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from momiji import registry

from . import files, paths
from .files import BadFile
from .migrations import options_of_old_choices

LONGEST_LINE: Final = 4000
OPPONENT: Final = "person"  # the level of another person, seen from one seat
LARGEST: Final = 5_000_000  # bytes that are read, from the end
MOST_LINES: Final = 20_000
LONGEST: Final = 100_000_000  # bytes that are put back after a reset
_COLUMNS: Final = (
    "date",
    "mode",
    "scenario",
    "players",
    "morning_dew",
    "daily",
    "name",
    "level",
    "points",
    "won",
    "turns",
    "game",
    "options",
)


class SeatResult(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)
    name: Annotated[str, Field(max_length=200)]
    level: Annotated[str, Field(max_length=40)] | None = None  # of a computer player
    points: Annotated[int, Field(ge=-1000, le=100_000)] | None = None
    won: bool = False


class Result(BaseModel):
    """One finished game. The date is given by whoever knows it, as YYYY-MM-DD."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)
    version: Literal[1] = 1
    date: Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d$")]
    game: Annotated[str, Field(max_length=40)] = registry.USUAL
    mode: Literal["versus", "solo"]
    options: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)] = []
    daily: bool = False
    turns: Annotated[int, Field(ge=0, le=100_000)] = 0
    met: Annotated[int, Field(ge=0, le=100)] | None = None  # alone: conditions that held at the end
    wanted: Annotated[int, Field(ge=0, le=100)] | None = None
    seats: Annotated[list[SeatResult], Field(min_length=1, max_length=10)]
    id: Annotated[str, Field(max_length=64)] = ""  # of the game; older lines have none

    @model_validator(mode="before")
    @classmethod
    def _with_options(cls, data: Any) -> Any:
        """Lines from before there were other games than Momiji had a field for each of its wishes."""
        if not isinstance(data, dict) or "options" in data or not {"scenario", "morning_dew"} & set(data):
            return data
        return {**data, "options": options_of_old_choices(data)}

    def option(self, name: str) -> str | None:
        """Its value, or nothing but that it was on; None: it was not."""
        words = (word.partition("=") for word in self.options)
        return next((value for word, _, value in words if word == name), None)

    @property
    def scenario(self) -> str | None:
        return self.option("solo")

    @property
    def morning_dew(self) -> bool:
        return self.option("morning-dew") is not None

    @property
    def people(self) -> list[SeatResult]:
        return [seat for seat in self.seats if seat.level is None]

    @property
    def contest(self) -> bool:
        """One person alone or against computer players: winning it says something about that person."""
        return len(self.people) == 1


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of a kind; wins count only where one person played, points are those of people."""

    games: int = 0
    contests: int = 0
    wins: int = 0
    best: int | None = None
    average: float | None = None


@dataclass(frozen=True, slots=True)
class Streak:
    """Solo games won one after another: now, and the longest ever."""

    now: int = 0
    longest: int = 0


@dataclass(frozen=True, slots=True)
class Read:
    results: tuple[Result, ...]
    skipped: int  # lines nobody can read

    def of(self, game: str) -> tuple[Result, ...]:
        return tuple(result for result in self.results if result.game == game)


def tally(results: Iterable[Result]) -> Tally:
    games = list(results)
    points = [seat.points for game in games for seat in game.people if seat.points is not None]
    contests = [game for game in games if game.contest]
    wins = sum(game.people[0].won for game in contests)
    average = sum(points) / len(points) if points else None
    return Tally(len(games), len(contests), wins, max(points, default=None), average)


def names(results: Iterable[Result]) -> list[str]:
    """Everybody who played, whoever played most often first."""
    return [name for name, _ in Counter(seat.name for game in results for seat in game.people).most_common()]


def of_person(results: Iterable[Result], called: Collection[str]) -> list[Result]:
    """The games of one person under any of their names, from their seat: whoever else sat there was an opponent."""
    found: list[Result] = []
    for game in results:
        me = next((seat for seat in game.people if seat.name in called), None)
        if me is not None:
            seats = [seat if seat is me or seat.level else seat.model_copy(update={"level": OPPONENT}) for seat in game.seats]
            found.append(game.model_copy(update={"seats": seats}))
    return found


def grouped(results: Iterable[Result], keys: Callable[[Result], Iterable[Hashable]]) -> dict[Hashable, Tally]:
    """Sums for every key a result has, in the order they first appear."""
    groups: dict[Hashable, list[Result]] = {}
    for result in results:
        for key in keys(result):
            groups.setdefault(key, []).append(result)
    return {key: tally(group) for key, group in groups.items()}


def by_players(results: Iterable[Result]) -> dict[Hashable, Tally]:
    return grouped(results, lambda game: (len(game.seats),) if game.mode == "versus" else ())


def by_level(results: Iterable[Result]) -> dict[Hashable, Tally]:
    return grouped(results, lambda game: dict.fromkeys(seat.level for seat in game.seats if seat.level))


def by_scenario(results: Iterable[Result]) -> dict[Hashable, Tally]:
    return grouped(results, lambda game: (game.scenario,) if game.scenario else ())


def streak(results: Iterable[Result], scenario: str | None = None) -> Streak:
    """Over all solo games, or those of one scenario."""
    now = longest = 0
    for game in results:
        if game.mode == "solo" and (scenario is None or game.scenario == scenario):
            now = now + 1 if game.seats[0].won else 0
            longest = max(longest, now)
    return Streak(now, longest)


class ResultBook:
    """The file of results."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.statistics()

    def add(self, result: Result) -> None:
        """One line more, in one piece, unless the game has one; half a line left by a crash stays alone. Raises BadFile."""
        if self.knows(result.id):
            return
        line = json.dumps(result.model_dump(mode="json", exclude_none=True), ensure_ascii=True).encode() + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with open(self.path, "ab+", buffering=0, opener=files.without_waiting) as stream:
                end = stream.seek(0, os.SEEK_END)
                if end:
                    stream.seek(end - 1)
                    line = line if stream.read(1) == b"\n" else b"\n" + line
                _append(stream, line, end)
        except (OSError, ValueError) as error:
            raise BadFile("file-unwritable", file=str(self.path), reason=files.reason(error)) from None

    def knows(self, identity: str) -> bool:
        """Whether a game was counted."""
        return bool(identity) and any(result.id == identity for result in self.read().results)

    def read(self) -> Read:
        """Every line that makes sense; never raises, because statistics must not stand in the way of a game."""
        results: list[Result] = []
        skipped = 0
        for line in self._lines():
            result = _result(line)
            if result is not None:
                results.append(result)
            elif line.strip():
                skipped += 1
        return Read(tuple(results), skipped)

    def _lines(self) -> list[bytes]:
        """A file that has grown beyond measure is read from its end."""
        try:
            if not self.path.is_file():  # a pipe has no end
                return []
            with open(self.path, "rb", opener=files.without_waiting) as stream:
                size = stream.seek(0, os.SEEK_END)
                stream.seek(max(0, size - LARGEST))
                lines = stream.read(LARGEST).split(b"\n")
        except (OSError, ValueError):
            return []
        return lines[1 if size > LARGEST else 0 :][-MOST_LINES:]

    def reset(self) -> Path | None:
        """Begin anew; answers where the old file lies, for `undo`. Raises BadFile."""
        return files.throw_away(self.path, paths.bin()) if files.there(self.path) else None

    def undo(self, old: Path) -> None:
        """Put the old lines back before those that came since. Raises BadFile."""
        since = files.read_bytes(self.path, LONGEST) if files.there(self.path) else b""
        before = files.read_bytes(old, LONGEST)
        gap = b"" if not before or before.endswith(b"\n") else b"\n"
        files.write_bytes(self.path, before + gap + since, previous=True)
        files.remove(old)

    def export(self, path: Path | None = None) -> Path:
        """All results as CSV, a line for each seat. Raises BadFile."""
        return files.write_new(path or paths.exports() / "momiji-statistics.csv", table(self.read().results).encode("utf-8-sig"))


def _append(stream: IO[bytes], line: bytes, end: int) -> None:
    """What a full disk takes only half of is taken back. Raises OSError."""
    try:
        if stream.write(line) != len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(stream.fileno())
    except OSError:
        with suppress(OSError):
            if stream.seek(0, os.SEEK_END) <= end + len(line):  # nobody else has added anything since
                stream.truncate(end)
        raise


def _result(line: bytes) -> Result | None:
    if not line.strip() or len(line) > LONGEST_LINE:
        return None
    try:
        return Result.model_validate(json.loads(line))
    except (ValueError, RecursionError, ValidationError):
        return None


def table(results: Sequence[Result]) -> str:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(_COLUMNS)
    for game in results:
        for seat in game.seats:
            row = (game.date, game.mode, game.scenario, len(game.seats), int(game.morning_dew), int(game.daily))
            writer.writerow(
                [
                    _cell(value)
                    for value in (*row, seat.name, seat.level, seat.points, int(seat.won), game.turns, game.game, " ".join(game.options))
                ]
            )
    return out.getvalue()


def _cell(value: Any) -> Any:
    """A spreadsheet must not take a player's name for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r") else value
