"""What is heard: what a piece lands on speaks, points are counted on a celesta."""

from collections.abc import Iterator, Sequence
from typing import Final

from momiji.core.events import Counted, Event, Moved
from momiji.games.chocolatier.table import spots

PAPER, PORCELAIN, COPPER, SLIDE, FLOOR, BELL, BAG, ROW, COLUMN, COLOUR = (
    f"chocolatier/{name}" for name in ("paper", "porcelain", "copper", "slide", "floor", "bell", "bag", "row", "column", "colour")
)
NOTES: Final = 8
APART: Final = 80.0
_ON: Final = {"offer": PORCELAIN, "middle": COPPER, "floor": FLOOR, "line": PAPER, "box": PAPER, "lid": PAPER, "spare": PORCELAIN}


def landing(event: Moved) -> str:
    if event.piece == spots.TOKEN and event.source.kind == "middle":
        return BELL
    return _ON.get(event.target.kind, "")


def points(at: float, count: int) -> Iterator[tuple[float, str]]:
    """One step up for each point."""
    yield from ((at + APART * nth, f"chocolatier/note{nth + 1}") for nth in range(min(NOTES, count)))


def at_once(events: Sequence[Event]) -> str | None:
    """Without motion a change makes one sound: points before pieces."""
    if any(isinstance(event, Counted) and event.change > 0 for event in events):
        return ROW
    return next((sound for event in events if isinstance(event, Moved) and (sound := landing(event))), None)
