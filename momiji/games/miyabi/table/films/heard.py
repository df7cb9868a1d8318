"""What is heard: turf and bamboo, a lantern, a bowl, a frog."""

from collections.abc import Iterator, Sequence
from typing import Final

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.games.miyabi.rules.tiles import SQUARE_INDEX
from momiji.games.miyabi.table import spots
from momiji.games.miyabi.table.garden import Garden

LIFT, TURN, LANTERN, FIFTH, ZEN, FROG, GOLD, CLAPPER = (
    f"miyabi/{name}" for name in ("lift", "turn", "lantern", "fifth", "zen", "frog", "gold", "clapper")
)
MORNING: Final = "miyabi/morning"  # plays behind the table
LEVELS: Final = 6  # the highest landing that has a sound of its own
KNOCKS: Final = 3  # as many objects as a tile can have
APART: Final = 100.0


def landing(level: int) -> str:
    """The higher a tile lies, the lower its thud."""
    return f"miyabi/land{max(1, min(LEVELS, level))}"


def counted(at: float, why: str, objects: int) -> Iterator[tuple[float, str]]:
    """Points for a tile: a knock for each object, rising. The tablet of the fifth level has sounded when it was taken."""
    if why == "enclosed":
        yield at, ZEN
    elif why != "fifth":
        knocks = objects if why == "laid" else 1
        yield from ((at + APART * nth, f"miyabi/points{nth + 1}") for nth in range(min(KNOCKS, knocks)))


def at_once(events: Sequence[Event], gardens: Sequence[Garden]) -> str | None:
    """Without motion a change makes one sound: the rarest of what happened. The gardens are those after it."""
    counted = {event.why for event in events if isinstance(event, Counted)}
    happened = {event.what for event in events if isinstance(event, Happened)}
    if "round-over" in happened:
        return CLAPPER
    if "enclosed" in counted:
        return ZEN
    if "fifth" in counted:
        return FIFTH
    if "gold" in happened:
        return GOLD
    laid = next((event for event in events if isinstance(event, Moved) and event.target.kind == "garden"), None)
    if laid is None:
        return None
    if laid.piece == spots.FROG_FACE:
        return FROG
    return landing(gardens[laid.target.owner or 0].levels[SQUARE_INDEX[laid.target.slot or ""]])
