"""A game to look back at: every position it went through, turn by turn, as a seat saw it. No pixels here."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from momiji.core.events import Event, redact
from momiji.core.text import Text
from momiji.games.momiji.rules.log import sentences
from momiji.games.momiji.rules.state import DRAFT, State
from momiji.games.momiji.rules.steps import End
from momiji.games.momiji.table.desk.build import Choice, Picture, build
from momiji.games.momiji.table.draft.slots import order, table
from momiji.games.momiji.table.films.halfway import calm
from momiji.games.momiji.table.show import Draft, Player, Show
from momiji.ui.table.show import Note

from .log import LogLine, last_turn
from .session import Seat, Session, Taken


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's turn: `first` is the position it begins in, `last` the one it ends in."""

    number: int
    seat: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Moment:
    """The game as it stood after some steps."""

    seats: tuple[Seat, ...]
    state: State
    taken: Sequence[Taken]


class Reel:
    """Position n is the table after n steps. Of a game that still runs only `looker` may see what they hold."""

    def __init__(self, session: Session, looker: int) -> None:
        self.session = session
        self.seats = session.seats
        self.over = session.over
        self.looker = looker
        self.taken: tuple[Taken, ...] = tuple(session.taken)
        self.log: tuple[LogLine, ...] = tuple(session.log)
        self._start = self.taken[0].before if self.taken else session.state
        self.turns: tuple[Turn, ...] = tuple(_turns(self.taken))
        self._ends = [turn.last for turn in self.turns]

    @property
    def length(self) -> int:
        return len(self.taken)

    def state(self, at: int) -> State:
        state: State = self.taken[at - 1].after if at else self._start
        return state

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

    # -------------------------------------------------------------- as it is shown

    def events(self, step: int, eyes: int, *, everything: bool = False) -> tuple[Event, ...]:
        """What a step did, as these eyes saw it, or with all cards open."""
        events = self.taken[step].events
        return tuple(events if everything and self.over else redact(events, eyes))

    def show(self, at: int, eyes: int, *, everything: bool = False) -> Show:
        """The table at a position, without anything to press."""
        assert self.may_look(eyes)
        moment = Moment(self.seats, self.state(at), self.taken[:at])
        picture = Picture(moment, eyes, None, Choice(), frozenset(), lambda spot: False)
        show = calm(build(picture, self.note(at, eyes, everything=everything), None, None, None))
        if moment.state.stage == DRAFT:
            return _drafting(show, moment)
        others = tuple(_unhurried(other) for other in show.others)
        return replace(show, me=_unhurried(show.me), others=others, watching=True, traces=())

    def note(self, at: int, eyes: int, *, everything: bool = False) -> Note:
        """The step that led here, in words."""
        if not at:
            first = self.session.setup.names[self._start.current]
            return Note("garden", Text("replay-begins"), Text("replay-first-player", {"name": first}))
        taken = self.taken[at - 1]
        told = list(sentences(taken.before, taken.step, self.events(at - 1, eyes, everything=everything)))
        name = self.session.setup.names[taken.before.current]
        if not told:
            told = [Text("replay-turn-ends" if isinstance(taken.step, End) else "replay-play-ends", {"name": name})]
        turn = taken.before.turn
        title = Text("replay-turn", {"turn": turn}) if turn else Text("log-group-draft")
        return Note("pass", title, told[0], then=tuple(told[1:]), crest=self.seats[taken.before.current].crest)

    def record(self, at: int) -> dict[str, Any]:
        """The game up to a position, as a record of its own."""
        record = self.session.record()
        return {**record, "actions": record["actions"][:at]}


def _turns(taken: Sequence[Taken]) -> list[Turn]:
    found, at = [], 0
    for (number, seat), group in groupby(taken, key=lambda one: (one.before.turn, one.before.current)):
        steps = len(list(group))
        if number:
            found.append(Turn(number, seat, at, at + steps))
        at += steps
    return found


def _drafting(show: Show, moment: Moment) -> Show:
    """Before the first turn: the landscapes alone, the same for all eyes."""
    lying, around = table(moment), {player.seat: player for player in (show.me, *show.others)}
    players = tuple(_unhurried(around[seat]) for seat in order(moment))
    me = replace(show.me, landscapes=())
    bare = replace(show, me=me, hand=(), others=(), columns=(), goals=(), watching=True)
    return replace(bare, draft=Draft(lying.places, lying.deck, players))


def _unhurried(player: Player) -> Player:
    """Nobody is told that it is their turn."""
    return replace(player, badge="playing") if player.badge == "your-turn" else player
