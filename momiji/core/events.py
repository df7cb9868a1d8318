"""What a step did, told richly enough to animate it and to write it in a log. Events decorate; the view stays the truth."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

Seat = int


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on the table: what kind, whose (None: shared), and which one of several."""

    kind: str
    owner: Seat | None = None
    slot: str | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """A piece went from one place to another. `seen_by` None means everybody; a piece one may not see is None."""

    piece: str | None
    source: Zone
    target: Zone
    seen_by: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """Tokens that count by value were gained (positive) or spent, and why."""

    seat: Seat
    what: str
    change: int
    why: str
    slots: tuple[str, ...] = ()  # where they come from or go to, e.g. the junctions that pay


@dataclass(frozen=True, slots=True)
class Happened:
    """Something without a piece: a turn begins, an ability is used, the end is triggered."""

    what: str
    seat: Seat | None = None
    args: dict[str, Any] = field(default_factory=dict)


Event = Moved | Counted | Happened


def redact(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """What a seat may see of them; None looks from outside, with no seat's secrets."""
    return [
        replace(event, piece=None) if isinstance(event, Moved) and event.seen_by is not None and seat not in event.seen_by else event
        for event in events
    ]
