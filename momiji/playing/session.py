"""A game at the table: the match, who sits where, and what has been told so far."""

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol, TypeVar

from momiji import registry
from momiji.core.events import Event, redact
from momiji.core.match import Match
from momiji.core.outcome import Turn
from momiji.core.rules import Dealt, Rules
from momiji.core.text import Refusal, Text, clean
from momiji.store.records import game_of
from momiji.store.saves import digest

from .log import LogLine
from .preferences import NAME_LIMIT, USUAL_VOICE, Voice

CRESTS: Final = ("flower", "fan", "lantern", "crane", "wave")
LEVELS: Final = ("sprout", "gardener", "master", "sage")
USUAL_LEVEL: Final = "gardener"
SEED_LIMIT: Final = 40


_IDENTITY: Final = re.compile(r"^[0-9A-Za-z-]{1,64}\Z")


def fresh_identity() -> str:
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    crest: str
    computer: str | None = None  # its level
    voice: Voice = USUAL_VOICE  # a person's own language and size of words


@dataclass(frozen=True, slots=True)
class Choices:
    """What players decide before a game begins. `options` are words its rules know; `first` None: chance decides."""

    game: str
    seats: tuple[Seat, ...]
    seed: str
    options: tuple[str, ...] = ()
    first: int | None = None

    def deal(self) -> Any:
        """Raises Impossible."""
        return registry.rules(self.game).deal([seat.name for seat in self.seats], self.seed, self.options, self.first)


@dataclass(frozen=True, slots=True)
class Taken:
    """A step that was made, in which turn, and what came of it. Steps and states are the game's own."""

    step: Any
    before: Any
    after: Any
    events: tuple[Event, ...]
    turn: Turn


class _OfATurn(Protocol):
    @property
    def turn(self) -> Turn: ...


T = TypeVar("T", bound=_OfATurn)


def since_last_turn(taken: Sequence[T], seat: int) -> Sequence[T]:
    """What the others did since a player's own last step, or since the first turn began."""
    first = len(taken)
    while first and taken[first - 1].turn.seat != seat and taken[first - 1].turn.number:
        first -= 1
    return taken[first:]


class CannotResume(Exception):
    """A record whose steps no longer fit the rules; `session` is the game up to there."""

    def __init__(self, session: "Session") -> None:
        super().__init__()
        self.session = session


@dataclass(slots=True)
class Session:
    choices: Choices
    setup: Any
    rules: Rules[Any, Any, Any, Any] = field(init=False)
    match: Match[Any, Any, Any, Any] = field(init=False)
    taken: list[Taken] = field(default_factory=list)
    log: list[LogLine] = field(default_factory=list)
    changed: Callable[["Session"], None] = lambda session: None  # called after every step and whenever a seat changes, for saving
    identity: str = field(default_factory=fresh_identity)  # whatever is written about a finished game is written once for it
    branch_of: str = ""  # the game this one was taken from, of which only the first counts
    thinking: str = field(default_factory=fresh_identity)  # what computer players and the coach draw lots with: nothing follows from it
    weighed: dict[int, Any] = field(default_factory=dict, compare=False)  # what a review found out about its turns, so that it asks once
    _remarks: list[Text] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rules = registry.rules(self.choices.game)
        self.match = Match(self.rules, self.setup)

    @classmethod
    def begin(cls, choices: Choices) -> "Session":
        """A game of its own, also from a seed that was played before. Raises Impossible."""
        return cls(choices, choices.deal())

    @classmethod
    def resume(cls, record: dict[str, Any]) -> "Session":
        """A game as its record left it. Raises Impossible or CannotResume."""
        game = registry.check(game_of(record))
        setup = _named(registry.rules(game).read_setup(record))
        session = cls(_choices_of(game, record, setup), setup, identity=_identity(record), branch_of=_name(record.get("branch_of")))
        for words in record["actions"]:
            if isinstance(session.perform(session.rules.decode(words)), Refusal):
                raise CannotResume(session)
        return session

    # -------------------------------------------------------------- looking
    @property
    def game(self) -> str:
        return self.choices.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.choices.seats

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def actor(self) -> int | None:
        return self.match.actor

    @property
    def over(self) -> bool:
        return self.match.actor is None

    @property
    def alone(self) -> bool:
        """One human at most at the table: nothing needs a curtain."""
        return len(self.humans) <= 1

    @property
    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.computer is None]

    def is_human(self, seat: int) -> bool:
        return self.seats[seat].computer is None

    @property
    def counts(self) -> bool:
        """Whether its end goes into the statistics."""
        return not self.branch_of

    # -------------------------------------------------------------- playing
    def branch(self) -> None:
        """From here on it is another game than the one it was taken from, and does not count."""
        self.branch_of, self.identity = self.identity, fresh_identity()

    def perform(self, step: Any) -> Taken | Refusal:
        before = self.state
        events = self.match.perform(step)
        return events if isinstance(events, Refusal) else self._tell(step, before, events)

    def undo(self) -> Taken | None:
        """Take the last step back, if it may be; the step that was undone."""
        if not self.match.undo():
            return None
        self.log.pop()
        gone = self.taken.pop()
        self.changed(self)
        return gone

    def redo(self) -> Taken | None:
        if not self.match.can_redo:
            return None
        before = self.state
        events = self.match.redo()
        return self._tell(self.match.steps[-1], before, events)

    def reseat(self, number: int, computer: str | None) -> None:
        """A person or another level takes a seat, from now on; it is kept with the game."""
        if self.seats[number].computer == computer or self.over:
            return
        seats = tuple(replace(seat, computer=computer) if at == number else seat for at, seat in enumerate(self.seats))
        self.choices = replace(self.choices, seats=seats)
        self.changed(self)

    def revoice(self, number: int, voice: Voice) -> None:
        """Other words for a person, from now on; they are kept with the game."""
        seats = tuple(replace(seat, voice=voice) if at == number else seat for at, seat in enumerate(self.seats))
        if seats != self.seats:
            self.choices = replace(self.choices, seats=seats)
            self.changed(self)

    def remark(self, text: Text) -> None:
        """Something happened beside the game: the log tells it with the next step."""
        if text not in self._remarks:
            self._remarks.append(text)

    def _tell(self, step: Any, before: Any, events: list[Event]) -> Taken:
        turn = self.rules.turn(before)
        taken = Taken(step, before, self.state, tuple(events), turn)
        self.taken.append(taken)
        told = self.rules.tell(before, step, redact(events, None))
        self.log.append(LogLine(turn.number, turn.seat, (*self._remarks, *told)))
        self._remarks.clear()
        self.changed(self)
        return taken

    def record(self) -> dict[str, Any]:
        return {
            **self.match.record(),
            "id": self.identity,
            **({"branch_of": self.branch_of} if self.branch_of else {}),
            "seed": self.choices.seed,
            "seats": [{"crest": seat.crest, "level": seat.computer, **seat.voice.plain()} for seat in self.seats],
        }


def _identity(record: dict[str, Any]) -> str:
    """Records from before games had one get it from what was dealt to whom, always the same."""
    dealt = {key: record.get(key) for key in ("players", "setup", "first_player", "seed")}
    return _name(record.get("id")) or digest(dealt)


def _name(told: object) -> str:
    return told if isinstance(told, str) and _IDENTITY.match(told) else ""


def _named(setup: Any) -> Any:
    """Names come from a file: they are drawn, spoken and written again, so they get the form every name at a table has."""
    return replace(setup, names=tuple(clean(name, NAME_LIMIT) or str(seat) for seat, name in enumerate(setup.names, start=1)))


def _level(told: object) -> str | None:
    """Who plays a seat; a level this program does not know is still a computer player."""
    if told is None or told in LEVELS:
        return told
    return USUAL_LEVEL if isinstance(told, str) else None


def _choices_of(game: str, record: dict[str, Any], setup: Dealt) -> Choices:
    """Who sat where, as far as the record tells; crests and levels are no part of the rules, so doubts are passed over."""
    kept = record.get("seats")
    seats: list[Seat] = []
    for number, name in enumerate(setup.names):
        told = kept[number] if isinstance(kept, list) and number < len(kept) and isinstance(kept[number], dict) else {}
        crest = told.get("crest")
        free = [crest for crest in CRESTS if crest not in [seat.crest for seat in seats]]
        seats.append(Seat(name, crest if crest in free else free[0], _level(told.get("level")), Voice.read(told)))
    seed = clean(str(seed), SEED_LIMIT) if isinstance(seed := record.get("seed"), str | int) else ""
    return Choices(game, tuple(seats), seed, tuple(setup.options), setup.first_player)
