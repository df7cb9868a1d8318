"""What a change at the table sounds like: its weightiest event speaks."""

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.ui.table.desk import Change

# The weightiest first.
ORDER = ("last-turns", "goal", "gate", "landscape", "acorns", "acorn", "collect", "land", "turn", "pay")


def sound_of(change: Change) -> str | None:
    found = {name for event in change.events if (name := _sound(event)) is not None}
    return next((name for name in ORDER if name in found), None)


def _sound(event: Event) -> str | None:
    match event:
        case Happened("end-triggered"):
            return "last-turns"
        case Moved("gate"):
            return "gate"
        case Moved(_, _, target) if target.kind == "tokens":
            return "goal"
        case Moved(_, source, target) if target.kind == "hand" and source.kind != "deck":
            return "collect"
        case Moved(_, source, _) if source.kind == "deck":
            return "turn"
        case Moved(_, _, target) if target.kind in ("pile", "under", "discard"):
            return "land"
        case Counted(_, _, change, "landscape") if change < 0:
            return "landscape"
        case Counted(_, _, change) if change > 0:
            return "acorns" if change >= 4 else "acorn"
        case Counted():
            return "pay"
    return None
