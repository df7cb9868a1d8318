"""A game at the table: the match, who sits where, and what has been told so far."""

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from momiji.core.events import Event, redact
from momiji.core.match import Match
from momiji.core.text import Refusal, Text, clean
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.log import sentences
from momiji.games.momiji.rules.setup import Setup, deal, deal_solo
from momiji.games.momiji.rules.state import OVER, State
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.rules.view import View
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
    """What players decide before the cards are dealt. `types` and `first` None: chance decides."""

    seats: tuple[Seat, ...]
    seed: str
    morning_dew: bool = False
    draft: bool = False
    types: tuple[int, ...] | None = None
    first: int | None = None
    open_counts: bool = False
    scenario: str | None = None

    def deal(self) -> Setup:
        """Raises Impossible."""
        names = [seat.name for seat in self.seats]
        if self.scenario is not None:
            return deal_solo(names[0], self.scenario, self.seed, open_counts=self.open_counts)
        return deal(
            names,
            self.seed,
            morning_dew=self.morning_dew,
            draft=self.draft,
            types=self.types,
            first_player=self.first,
            open_counts=self.open_counts,
        )


@dataclass(frozen=True, slots=True)
class Taken:
    """A step that was made, with what came of it."""

    step: Step
    before: State
    after: State
    events: tuple[Event, ...]


def since_last_turn(taken: Sequence[Taken], seat: int) -> Sequence[Taken]:
    """What the others did since a player's own last step, or since the first turn began."""
    first = len(taken)
    while first and taken[first - 1].before.current != seat and taken[first - 1].before.turn:
        first -= 1
    return taken[first:]


class CannotResume(Exception):
    """A record whose steps no longer fit the rules."""


@dataclass(slots=True)
class Session:
    choices: Choices
    setup: Setup
    match: Match[Setup, State, Step, View] = field(init=False)
    taken: list[Taken] = field(default_factory=list)
    log: list[LogLine] = field(default_factory=list)
    changed: Callable[["Session"], None] = lambda session: None  # called after every step and whenever a seat changes, for saving
    identity: str = field(default_factory=fresh_identity)  # whatever is written about a finished game is written once for it
    branch_of: str = ""  # the game this one was taken from, of which only the first counts
    thinking: str = field(default_factory=fresh_identity)  # what computer players and the coach draw lots with: nothing follows from it
    _remarks: list[Text] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.match = Match(MOMIJI, self.setup)

    @classmethod
    def begin(cls, choices: Choices) -> "Session":
        """A game of its own, also from a seed that was played before. Raises Impossible."""
        return cls(choices, choices.deal())

    @classmethod
    def resume(cls, record: dict[str, Any]) -> "Session":
        """A game as its record left it. Raises Impossible or CannotResume."""
        setup = _named(MOMIJI.read_setup(record))
        session = cls(_choices_of(record, setup), setup, identity=_identity(record), branch_of=_name(record.get("branch_of")))
        for words in record["actions"]:
            if isinstance(session.perform(MOMIJI.decode(words)), Refusal):
                raise CannotResume(words)
        return session

    # -------------------------------------------------------------- looking

    @property
    def game(self) -> str:
        return self.match.rules.name

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.choices.seats

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def actor(self) -> int | None:
        return self.match.actor

    @property
    def over(self) -> bool:
        return self.state.stage == OVER

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

    def perform(self, step: Step) -> Taken | Refusal:
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

    def _tell(self, step: Step, before: State, events: list[Event]) -> Taken:
        taken = Taken(step, before, self.state, tuple(events))
        self.taken.append(taken)
        told = sentences(before, step, redact(events, None))
        self.log.append(LogLine(before.turn, before.current, (*self._remarks, *told)))
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


def _named(setup: Setup) -> Setup:
    """Names come from a file: they are drawn, spoken and written again, so they get the form every name at a table has."""
    return replace(setup, names=tuple(clean(name, NAME_LIMIT) or str(seat) for seat, name in enumerate(setup.names, start=1)))


def _level(told: object) -> str | None:
    """Who plays a seat; a level this program does not know is still a computer player."""
    if told is None or told in LEVELS:
        return told
    return USUAL_LEVEL if isinstance(told, str) else None


def _choices_of(record: dict[str, Any], setup: Setup) -> Choices:
    """Who sat where, as far as the record tells; crests and levels are no part of the rules, so doubts are passed over."""
    kept = record.get("seats")
    seats: list[Seat] = []
    for number, name in enumerate(setup.names):
        told = kept[number] if isinstance(kept, list) and number < len(kept) and isinstance(kept[number], dict) else {}
        crest = told.get("crest")
        free = [crest for crest in CRESTS if crest not in [seat.crest for seat in seats]]
        seats.append(Seat(name, crest if crest in free else free[0], _level(told.get("level")), Voice.read(told)))
    return Choices(
        seats=tuple(seats),
        seed=clean(str(seed), SEED_LIMIT) if isinstance(seed := record.get("seed"), str | int) else "",
        morning_dew=setup.morning_dew,
        draft=setup.landscape_deck is not None,
        types=setup.types,
        first=setup.first_player,
        open_counts=setup.open_counts,
        scenario=setup.scenario,
    )
