"""How a scene talks to the desk, the part of the table that knows what clicks mean and that never draws."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from momiji.core.events import Event
from momiji.core.text import Refusal, Text
from momiji.games.momiji.table.show import Show
from momiji.playing.log import Line
from momiji.ui.table.show import About, Spot


@dataclass(frozen=True, slots=True)
class Done:
    """Something happened. Steps were taken: their events in order, with the table before and after each."""

    changes: tuple["Change", ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    before: Show
    events: tuple[Event, ...]  # already redacted for the seat that looks
    after: Show
    told: tuple[Text, ...] = ()  # in the words of the log, for those who watch


@dataclass(frozen=True, slots=True)
class Refused:
    """It is not allowed: the reason belongs beside the spot, and the thing goes home."""

    refusal: Refusal
    spot: Spot | None


Outcome = Done | Refused
SAYS_NOTHING = Done()  # only a choice changed, or nothing at all


class Desk(Protocol):
    @property
    def show(self) -> Show:
        """What to draw now; the same object until something changes."""

    def liftable(self, spot: Spot) -> bool:
        """Whether a drag may begin here."""

    def picks(self, spot: Spot) -> bool:
        """Whether cards there are chosen now, to be traded or discarded together: a tap adds one, nothing needs to be carried."""

    def targets(self, source: Spot) -> frozenset[Spot]:
        """Where a lifted thing may be dropped: these light up."""

    def tap(self, spot: Spot) -> Outcome: ...

    def drop(self, source: Spot, target: Spot | None) -> Outcome:
        """The lifted thing was let go over a place (None: over nothing: it goes home without a word)."""

    def press(self, action: str) -> Outcome:
        """A button of the show, by its action; also "undo", "redo" and "cancel"."""

    def tip(self, spot: Spot) -> About | None: ...

    def told(self, seat: int) -> Sequence[Text]:
        """What a player did in their last turn, in sentences everybody may read."""

    def since(self) -> Sequence[Line]:
        """What each of the others did since the looker's last turn; empty once the looker has acted."""
