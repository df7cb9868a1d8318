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
class ScoreLine:
    """A line of the score sheet: its sentence's key, and a figure for every seat."""

    key: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. Where nobody counts points (a scenario is won or lost) `points` is empty."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    rows: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands while it is played, for lists of saved games and for looking back at it."""

    points: tuple[int, ...]  # what each seat would have if it ended now; where nobody counts points, how many conditions hold
    wanted: int | None = None  # how many conditions there are, where nobody counts points
    ending: bool = False  # the last turns have begun
    held: tuple[int, ...] = ()  # what each seat holds, if there is one figure for it
    deck: int | None = None  # what is left to draw
    supply: int | None = None  # what is left of something else that runs out
