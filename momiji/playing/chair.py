"""One player's side of a game: what may be seen from there, and what may be done. A table is given this and never the state."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from momiji.core.events import Event, redact
from momiji.core.outcome import Turn
from momiji.core.rules import Rules
from momiji.core.text import Refusal
from momiji.playing.timeline import Timeline

from .log import LogLine
from .session import Seat, Session, Taken


class Seen:
    """A step somebody took, as one seat saw it."""

    def __init__(self, rules: Rules[Any, Any, Any, Any], taken: Taken, seat: int) -> None:
        self._rules, self._taken, self._seat = rules, taken, seat

    @property
    def step(self) -> Any:
        return self._taken.step

    @property
    def turn(self) -> Turn:
        return self._taken.turn

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(redact(self._taken.events, self._seat))

    @property
    def public(self) -> tuple[Event, ...]:
        """As everybody saw it."""
        return tuple(redact(self._taken.events, None))

    @property
    def instead(self) -> tuple[Any, ...]:
        """What could have been done in its place; only who did it may ask."""
        return tuple(self._rules.legal(self._taken.before)) if self._taken.turn.seat == self._seat else ()

    @property
    def before(self) -> Any:
        """A view."""
        return self._rules.view(self._taken.before, self._seat)

    @property
    def after(self) -> Any:
        """A view."""
        return self._rules.view(self._taken.after, self._seat)


@dataclass(frozen=True, slots=True)
class Moment:
    """A game at one point, as one seat sees it: the view, and the steps that led there."""

    seat: int
    seats: tuple[Seat, ...]
    view: Any
    turn: Turn
    taken: Sequence[Seen]
    over: bool


class Chair:
    """Where one player sits. Asks the rules about the position of the game, and tells only what this seat may know."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session, self.seat = session, seat
        self._for: Any = None  # the position that is known
        self._moment: Moment | None = None
        self._legal: tuple[Any, ...] | None = None

    # -------------------------------------------------------------- looking
    @property
    def moment(self) -> Moment:
        self._look()
        if self._moment is None:
            session, rules = self._session, self._session.rules
            taken = [Seen(rules, one, self.seat) for one in session.taken]
            view, turn = rules.view(session.state, self.seat), rules.turn(session.state)
            self._moment = Moment(self.seat, session.seats, view, turn, taken, session.over)
        return self._moment

    @property
    def view(self) -> Any:
        return self.moment.view

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._session.seats

    @property
    def log(self) -> Sequence[LogLine]:
        return self._session.log

    @property
    def actor(self) -> int | None:
        return self._session.actor

    @property
    def active(self) -> bool:
        """Whether it is this seat's turn, and a person sits there."""
        return self._session.actor == self.seat and self._session.is_human(self.seat)

    def _look(self) -> None:
        if self._for is not self._session.state or (self._moment is not None and self._moment.seats is not self._session.seats):
            self._for, self._moment, self._legal = self._session.state, None, None

    # -------------------------------------------------------------- what may be done
    @property
    def legal(self) -> tuple[Any, ...]:
        """Nothing while it is somebody else's turn."""
        self._look()
        if self._legal is None:
            self._legal = tuple(self._session.rules.legal(self._session.state)) if self.active else ()
        return self._legal

    def refuse(self, step: Any) -> Refusal | None:
        return self._session.rules.refuse(self._session.state, step)

    def final(self, step: Any) -> bool:
        """Whether a legal step could not be taken back."""
        rules, state = self._session.rules, self._session.state
        return rules.irrevocable(state, rules.apply(state, step))

    @property
    def can_undo(self) -> bool:
        return self._session.match.can_undo

    @property
    def can_redo(self) -> bool:
        return self._session.match.can_redo

    # -------------------------------------------------------------- doing
    def perform(self, step: Any) -> Seen | Refusal:
        taken = self._session.perform(step)
        return taken if isinstance(taken, Refusal) else self._seen(taken)

    def undo(self) -> Seen | None:
        taken = self._session.undo()
        return None if taken is None else self._seen(taken)

    def redo(self) -> Seen | None:
        taken = self._session.redo()
        return None if taken is None else self._seen(taken)

    def _seen(self, taken: Taken) -> Seen:
        return Seen(self._session.rules, taken, self.seat)


def looked_back(timeline: Timeline, at: int, eyes: int) -> Moment:
    """A game at one of its positions, as these eyes saw it."""
    rules = timeline.session.rules
    taken = [Seen(rules, one, eyes) for one in timeline.taken[:at]]
    return Moment(
        eyes, timeline.seats, timeline.view(at, eyes), rules.turn(timeline.state(at)), taken, rules.actor(timeline.state(at)) is None
    )
