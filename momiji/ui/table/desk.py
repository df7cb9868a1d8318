"""How a scene talks to the desk, the part of the table that knows what clicks mean and that never draws."""

from dataclasses import dataclass
from typing import Any

from momiji.core.events import Event
from momiji.core.text import Refusal, Text
from momiji.ui.table.show import Spot


@dataclass(frozen=True, slots=True)
class Accepted:
    """Something happened. Steps were taken: their events in order, with the table before and after each."""

    changes: tuple["Change", ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    before: Any
    events: tuple[Event, ...]  # already redacted for the seat that looks
    after: Any
    told: tuple[Text, ...] = ()  # in the words of the log, for those who watch


@dataclass(frozen=True, slots=True)
class Refused:
    """It is not allowed: the reason belongs beside the spot, and the thing goes home."""

    refusal: Refusal
    spot: Spot | None


Reply = Accepted | Refused
SAYS_NOTHING = Accepted()  # only a choice changed, or nothing at all
