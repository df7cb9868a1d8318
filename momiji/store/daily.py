"""The garden of the day: everybody who plays on a date gets the same deal. No clock here: the date is given."""

from dataclasses import dataclass
from datetime import date
from typing import Final

from momiji.core.text import Text

HEAD: Final = "daily-"


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    """How a daily game ended: points against others, or won alone; `met` of `wanted` conditions."""

    points: int | None = None
    won: bool = False
    turns: int = 0
    met: int = 0
    wanted: int = 0


def seed(day: date, mode: str) -> str:
    """Each mode (a scenario, or a way to play against others) has its own deal of the day."""
    return f"{HEAD}{day.isoformat()}-{mode}"[:40]


def read(words: str) -> tuple[date, str] | None:
    """The day and the mode a seed was made of; None for any other seed."""
    if not words.startswith(HEAD):
        return None
    try:
        day = date.fromisoformat(words[len(HEAD) : len(HEAD) + 10])
    except ValueError:
        return None
    mode = words[len(HEAD) + 11 :]
    return (day, mode) if mode and seed(day, mode) == words else None


def line(game: Text, day: date, title: Text, outcome: DailyOutcome) -> Text:
    """The result in one line to send to a friend: letters and figures only."""
    facts = {"game": game, "day": day.day, "month": day.month, "year": str(day.year), "title": title, "turns": outcome.turns}
    if outcome.points is not None:
        return Text("daily-points", {**facts, "points": outcome.points})
    if outcome.won:
        return Text("daily-won", facts)
    return Text("daily-lost", {**facts, "met": outcome.met, "wanted": outcome.wanted})
