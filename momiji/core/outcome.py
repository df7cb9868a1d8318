"""Where a game stands and how it ended, told the same way by every game."""

from dataclasses import dataclass

from .events import Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """Which turn it is (0: before the first one), whose, and in which round where a game has rounds."""

    number: int
    seat: Seat
    round: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the score sheet: its sentence's key, and a figure for every seat."""

    key: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. Where nobody counts points (a scenario is won or lost) `points` is empty."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    rows: tuple[Row, ...] = ()
