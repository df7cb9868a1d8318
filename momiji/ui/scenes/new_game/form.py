"""The form of a new game as a model without a window: who sits where, and what the game asks beside it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from momiji.core.text import Text, clean
from momiji.playing.choices import LEVELS, MIDDLING, SEED_LIMIT, fresh_seed
from momiji.playing.people import person_name
from momiji.playing.preferences import NAME_LIMIT, USUAL_VOICE, Voice
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.ui.scenes.pages import pages

from .game_form import GameForm


@dataclass(slots=True)
class SeatRow:
    """A seat on the form; `key` stays with it when the order changes, `typed` may be empty while somebody writes."""

    key: int
    typed: str
    crest: str
    computer: str | None = None
    voice: Voice = USUAL_VOICE


@dataclass(slots=True)
class NewGameForm:
    """`names` are taken for seats left without one, `known` ones are offered."""

    game: str
    names: Sequence[str]
    levels: Sequence[str] = ()
    known: Sequence[str] = ()
    roll_seed: Callable[[], str] = fresh_seed
    rows: list[SeatRow] = field(default_factory=list)
    own: GameForm = field(init=False)  # what the game asks
    first: int | None = None  # the key of a row
    seed: str = ""
    _spare_seed: str = ""
    _next: int = 0

    @classmethod
    def of(
        cls,
        choices: Choices,
        names: Sequence[str],
        levels: Sequence[str] = (),
        roll_seed: Callable[[], str] = fresh_seed,
        known: Sequence[str] = (),
    ) -> "NewGameForm":
        """Begin with the choices of the last time, mended where they do not go together."""
        form = cls(choices.game, names, [level for level in LEVELS if level in levels], known, roll_seed)
        form.own = pages(form.game).form(choices.options, lambda: form.players)
        for seat in choices.seats[: form.most]:
            crest = seat.crest if seat.crest in form._free_crests() else form._free_crests()[0]
            form.rows.append(SeatRow(form._key(), person_name(seat.name), crest, form._level(seat.computer), seat.voice))
        while form.players < form.own.fewest:
            form._append()
        form.own.mend()
        if choices.first is not None and 0 <= choices.first < len(form.rows):
            form.first = form.rows[choices.first].key
        form.seed = clean(choices.seed, SEED_LIMIT)
        form._spare_seed = form.seed or roll_seed()
        return form

    # ---------------------------------------------------------------- looking
    @property
    def players(self) -> int:
        return len(self.rows)

    @property
    def most(self) -> int:
        return min(self.own.most, len(CRESTS))

    @property
    def said_seed(self) -> str:
        """The seed that counts: what is written, or the last one while nothing is."""
        return clean(self.seed, SEED_LIMIT) or self._spare_seed

    def row(self, key: int) -> SeatRow:
        return next(row for row in self.rows if row.key == key)

    def name(self, key: int) -> str:
        """The name of a seat; one left empty gets a usual name that nobody has."""
        taken = {person_name(row.typed) for row in self.rows}
        for row in self.rows:
            typed = person_name(row.typed)
            spare = next((name for name in self.names if name not in taken), self.names[0])
            if row.key == key:
                return typed or spare
            if not typed:
                taken.add(spare)
        raise KeyError(key)

    def offered(self, key: int) -> list[str]:
        """Names known from earlier games that nobody else at the table has."""
        taken = {self.name(row.key) for row in self.rows if row.key != key}
        return [name for name in self.known if name not in taken]

    @property
    def people(self) -> int:
        return sum(row.computer is None for row in self.rows)

    def choices(self) -> Choices:
        order = [row.key for row in self.rows]
        return Choices(
            self.game,
            tuple(Seat(self.name(row.key), row.crest, row.computer, row.voice) for row in self.rows),
            self.said_seed,
            self.own.options(),
            None if self.first is None else order.index(self.first),
        )

    # ---------------------------------------------------------------- what is not possible, and why
    def why_not_add(self) -> Text | None:
        return Text("new-game-why-full") if self.players >= self.most else self.own.why_not_seats(self.players + 1)

    def why_not_remove(self) -> Text | None:
        return self.own.why_not_fewer() if self.players <= self.own.fewest else self.own.why_not_seats(self.players - 1)

    def why_not_computer(self) -> Text | None:
        return None if self.levels else Text("new-game-why-computer")

    def why_not_deal(self) -> Text | None:
        return self.own.why_not_deal()

    # ---------------------------------------------------------------- filling in
    def add(self) -> None:
        if self.why_not_add() is None:
            self._append()

    def remove(self, key: int) -> None:
        if self.why_not_remove() is None:
            self.rows.remove(self.row(key))
            self.first = None if self.first == key else self.first

    def move(self, key: int, to: int) -> bool:
        """Seat the row at this place; answers whether the order changed."""
        row, to = self.row(key), max(0, min(self.players - 1, to))
        if self.rows.index(row) == to:
            return False
        self.rows.remove(row)
        self.rows.insert(to, row)
        return True

    def rename(self, key: int, typed: str) -> None:
        self.row(key).typed = typed[:NAME_LIMIT]

    def set_crest(self, key: int, crest: str) -> None:
        """A crest that somebody has changes hands: the two swap."""
        row = self.row(key)
        for other in self.rows:
            if other.crest == crest:
                other.crest = row.crest
        row.crest = crest

    def set_computer(self, key: int, level: str | None) -> None:
        if level is None or level in self.levels:
            self.row(key).computer = level

    def set_kind(self, key: int, computer: bool) -> None:
        """Person or computer player, who begins at a middling level."""
        self.set_computer(key, self._level(MIDDLING) if computer else None)

    def set_voice(self, key: int, voice: Voice) -> None:
        self.row(key).voice = voice

    def set_first(self, key: int | None) -> None:
        self.first = None if key is None else self.row(key).key

    def set_seed(self, seed: str) -> None:
        self.seed = seed[:SEED_LIMIT]

    def roll(self) -> None:
        self.seed = self._spare_seed = self.roll_seed()

    # ---------------------------------------------------------------- inside
    def _key(self) -> int:
        self._next += 1
        return self._next

    def _free_crests(self) -> list[str]:
        return [crest for crest in CRESTS if crest not in {row.crest for row in self.rows}]

    def _append(self) -> None:
        row = SeatRow(self._key(), "", self._free_crests()[0])
        self.rows.append(row)
        row.typed = self.name(row.key)

    def _level(self, level: str | None) -> str | None:
        """The wished level, or the nearest there is; without computer players a person sits there."""
        if level not in LEVELS or not self.levels:
            return None
        return min(self.levels, key=lambda one: abs(LEVELS.index(one) - LEVELS.index(level)))
