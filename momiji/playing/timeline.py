"""A game to look back at: every position it went through, turn by turn, as a seat saw it. No pixels here."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from momiji.core.events import Event, redact
from momiji.core.text import Text

from .log import LogLine, last_turn
from .session import Session, Taken


@dataclass(frozen=True, slots=True)
class TurnSpan:
    """One player's turn: `first` is the position it begins in, `last` the one it ends in."""

    number: int
    seat: int
    first: int
    last: int


class Timeline:
    """Position n is the table after n steps. Of a game that still runs only `looker` may see what they hold."""

    def __init__(self, session: Session, looker: int) -> None:
        self.session = session
        self.seats = session.seats
        self.over = session.over
        self.looker = looker
        self.taken: tuple[Taken, ...] = tuple(session.taken)
        self.log: tuple[LogLine, ...] = tuple(session.log)
        self._start = self.taken[0].before if self.taken else session.state
        self.turns: tuple[TurnSpan, ...] = tuple(_turns(self.taken))
        self._ends = [turn.last for turn in self.turns]

    @property
    def length(self) -> int:
        return len(self.taken)

    def state(self, at: int) -> Any:
        return self.taken[at - 1].after if at else self._start

    def view(self, at: int, eyes: int) -> Any:
        assert self.may_look(eyes)
        return self.session.rules.view(self.state(at), eyes)

    def turn_at(self, at: int) -> int:
        """Which turn the last step before this position belongs to; -1 before the first turn."""
        index = bisect_left(self._ends, at)
        return index if index < len(self.turns) and at > self.turns[index].first else index - 1

    def turn_before(self, at: int) -> int:
        """The nearest end of a turn before this position, or the very beginning."""
        return max((end for end in (0, *self._ends) if end < at), default=0)

    def turn_after(self, at: int) -> int:
        return min((end for end in (*self._ends, self.length) if end > at), default=self.length)

    def may_look(self, eyes: int) -> bool:
        return self.over or eyes == self.looker

    def told(self, at: int, seat: int) -> Sequence[Text]:
        """What a player did in their last turn before a position, as everybody may read it."""
        group = last_turn(self.log[:at], seat)
        return [text for _, text in group.lines] if group else []

    def sentences(self, step: int, eyes: int, *, everything: bool = False) -> list[Text]:
        """A step in words, as these eyes saw it, or with all cards open."""
        taken = self.taken[step]
        return list(self.session.rules.tell(taken.before, taken.step, self.events(step, eyes, everything=everything)))

    def events(self, step: int, eyes: int, *, everything: bool = False) -> tuple[Event, ...]:
        """What a step did, as these eyes saw it, or with all cards open."""
        events = self.taken[step].events
        return tuple(events if everything and self.over else redact(events, eyes))

    def record(self, at: int) -> dict[str, Any]:
        """The game up to a position, as a record of its own."""
        record = self.session.record()
        return {**record, "actions": record["actions"][:at]}


def _turns(taken: Sequence[Taken]) -> list[TurnSpan]:
    found, at = [], 0
    for turn, group in groupby(taken, key=lambda one: one.turn):
        steps = len(list(group))
        if turn.number:
            found.append(TurnSpan(turn.number, turn.seat, at, at + steps))
        at += steps
    return found
