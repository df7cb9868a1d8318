"""How a scene talks to the desk, the part of the table that knows what clicks mean and that never draws."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from momiji.core.events import Event
from momiji.core.text import Refusal, Text
from momiji.playing.log import Line
from momiji.ui.table.show import About, Spot


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


class Desk(Protocol):
    @property
    def show(self) -> Any:
        """What to draw now; the same object until something changes."""

    def liftable(self, spot: Spot) -> bool:
        """Whether a drag may begin here."""

    def picks(self, spot: Spot) -> bool:
        """Whether cards there are chosen now, to be traded or discarded together: a tap adds one, nothing needs to be carried."""

    def carried(self, spot: Spot) -> bool:
        """Whether what the keyboard takes there is carried to a target; else a tap does all there is to do."""

    def nothing_meant(self, source: Spot, target: Spot) -> bool:
        """Whether letting go there means nothing at all, so that the thing goes home without a word."""

    def targets(self, source: Spot) -> frozenset[Spot]:
        """Where a lifted thing may be dropped: these light up."""

    def turn(self, spot: Spot | None, by: int) -> bool:
        """Turn a thing, or what is chosen, a quarter to the right (1) or left (-1); False where nothing can be turned."""

    def tap(self, spot: Spot) -> Reply: ...

    def drop(self, source: Spot, target: Spot | None) -> Reply:
        """The lifted thing was let go over a place (None: over nothing: it goes home without a word)."""

    def press(self, action: str) -> Reply:
        """A button of the show, by its action; also "undo", "redo" and "cancel"."""

    def tip(self, spot: Spot) -> About | None: ...

    def told(self, seat: int) -> Sequence[Text]:
        """What a player did in their last turn, in sentences everybody may read."""

    def since(self) -> Sequence[Line]:
        """What each of the others did since the looker's last turn; empty once the looker has acted."""
