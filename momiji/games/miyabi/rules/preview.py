"""What a step would bring, and how the rows stand: for a window, which computes no rule."""

from dataclasses import dataclass
from random import Random
from typing import Any

from momiji.core.events import Counted, Event, Happened, Moved, Seat

from .apply import perform
from .log import score_rows
from .refuse import refuse
from .scoring import colour, colour_group, meadow, meadow_group, row_counts, row_points, scores
from .setup import COLOUR, MEADOW
from .steps import Frog, Step
from .tiles import OBJECTS, SQUARE_NAMES
from .view import View, imagine


@dataclass(frozen=True, slots=True)
class Preview:
    """What a legal step brings. A frog covers nothing and puts up no lantern; it scores where it rises."""

    squares: tuple[str, ...]  # the object square first; for a frog where it goes
    level: int
    objects: int = 0
    points: int = 0  # for laying: level × objects; for a frog the level it reaches
    lantern: str = ""  # the column
    bonus: str = ""  # the kind whose fifth-level bonus is taken
    bonus_points: int = 0
    enclosed: tuple[str, ...] = ()  # the zen tile that is enclosed by it, then its neighbours
    enclosed_points: int = 0
    gold: bool = False  # the frog turns gold

    @property
    def total(self) -> int:
        return self.points + self.bonus_points + self.enclosed_points


@dataclass(frozen=True, slots=True)
class RowStanding:
    """A row of all gardens as it stands."""

    object: str
    counts: tuple[int, ...]  # objects that each player shows
    points: tuple[int, ...]  # what they would bring now
    leaders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Squares that count together, and what they would bring now."""

    squares: tuple[int, ...]
    points: int


def preview(v: View, step: Step) -> Preview | None:
    """None where there is nothing to tell: the step is not legal, or neither lays nor moves anything."""
    s, events = imagine(v, Random(0)), list[Event]()
    if refuse(s, step) is not None:
        return None
    perform(s, step, events)
    found: dict[str, Any] = {}
    if isinstance(step, Frog):
        found = {"squares": (SQUARE_NAMES[step.square],), "level": s.players[v.current].level(step.square)}
    for event in events:
        match event:
            case Happened("laid", _, args):
                found |= args
            case Counted(_, _, points, "laid" | "zen" | "frog"):
                found["points"] = points
            case Counted(_, _, points, "fifth", (kind,)):
                found |= {"bonus": kind, "bonus_points": points}
            case Counted(_, _, points, "enclosed", squares):
                found |= {"enclosed": squares, "enclosed_points": points}
            case Moved("lantern", _, target) if target.kind == "column":
                found["lantern"] = target.slot
            case Happened("gold"):
                found["gold"] = True
    return Preview(**found) if "squares" in found else None


def groups(v: View) -> tuple[dict[str, Group], ...]:
    """Of every player the largest group of objects and the largest meadow, as far as they are in play (7.1, 8.1)."""
    found = {COLOUR: (colour_group, colour), MEADOW: (meadow_group, meadow)}
    return tuple(
        {name: Group(squares(player), points(player)) for name, (squares, points) in found.items() if name in v.options}
        for player in imagine(v, Random(0)).players
    )


def score_now(v: View, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The lines of the score sheet as they would be if the game ended now."""
    s = imagine(v, Random(0))
    score = scores(s)[seat]
    return tuple((name, getattr(score, name)) for name in score_rows(s))


def standings(v: View) -> tuple[RowStanding, ...]:
    gardens = [player.objects for player in v.players]
    return tuple(_standing(kind, row_counts(gardens, kind)) for kind in range(len(OBJECTS)))


def _standing(kind: int, counts: list[int]) -> RowStanding:
    most = max(counts)
    leaders = tuple(seat for seat, count in enumerate(counts) if count == most and most)
    return RowStanding(OBJECTS[kind], tuple(counts), tuple(row_points(kind, counts)), leaders)
