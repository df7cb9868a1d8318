"""What kind of thing an event tells of: events of one kind after another are shown together."""

from collections.abc import Sequence

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.table import spots
from momiji.ui.table.show import Spot


def in_hand(event: Moved) -> bool:
    """What a hand takes, not what is left."""
    return event.source.kind in ("offer", "middle") and event.piece != spots.TOKEN and event.target.kind != "middle"


def kind(event: Event) -> str:
    match event:
        case Moved(_, source, target):
            match source.kind, target.kind:
                case "line", "box":
                    return "box"
                case "bag", _:
                    return "dealt"
                case "lid", "bag":
                    return "refill"
                case (("line" | "floor" | "spare"), ("lid" | "mark" | "stack")):
                    return "lid"
                case "offer", "offer":
                    return "sent"
                case (("offer" | "middle"), _):
                    return "take"
            return "moved"
        case Counted(why="floor"):
            return "floor"
        case Counted():
            return "points"
        case Happened("round"):
            return "round"
    return ""


def taken(events: Sequence[Event]) -> set[Spot]:
    """The pralines a step took, where they lay."""
    moved = [event for event in events if isinstance(event, Moved)]
    return {spots.slot_of(event.source, event.piece or "")[0] for event in moved if in_hand(event) and (event.piece or "*") in COLOURS}
