"""The form of a new game as a model without a window: whatever it lets through can be dealt, and what it refuses it explains."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from momiji.core.setup import Impossible
from momiji.core.text import Text, clean
from momiji.games.momiji.rules.cards import ALL_TYPES, BLUE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.options import Wishes
from momiji.games.momiji.rules.setup import check_players, check_types, deal, possible_goals
from momiji.playing.choices import LEVELS, MIDDLING, SEED_LIMIT, fresh_seed
from momiji.playing.people import person_name
from momiji.playing.preferences import NAME_LIMIT, USUAL_VOICE, Voice
from momiji.playing.session import CRESTS, Choices, Seat

BASE: Final = tuple(t for t in ALL_TYPES if t != BLUE)
MOST: Final = min(EDITION.table.most_players_morning_dew, len(CRESTS))


@dataclass(slots=True)
class Row:
    """A seat on the form; `key` stays with it when the order changes, `typed` may be empty while somebody writes."""

    key: int
    typed: str
    crest: str
    computer: str | None = None
    voice: Voice = USUAL_VOICE


@dataclass(frozen=True, slots=True)
class Result:
    """What will lie on the table."""

    players: int
    types: int
    goals: int
    gates: int


@dataclass(slots=True)
class Form:
    """`names` are taken for seats left without one, `known` ones are offered. Wishes not possible now rest until they are again."""

    names: Sequence[str]
    levels: Sequence[str] = ()
    known: Sequence[str] = ()
    roll_seed: Callable[[], str] = fresh_seed
    rows: list[Row] = field(default_factory=list)
    morning_dew: bool = False
    wants_draft: bool = False
    wants_choice: bool = False
    picked: set[int] = field(default_factory=set)
    first: int | None = None  # the key of a row
    open_counts: bool = False
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
    ) -> "Form":
        """Begin with the choices of the last time, mended where they do not go together."""
        form = cls(names, [level for level in LEVELS if level in levels], known, roll_seed)
        wishes = Wishes.of(choices.options)
        form.morning_dew, form.wants_draft, form.open_counts = wishes.morning_dew, wishes.draft, wishes.open_counts
        for seat in choices.seats[:MOST]:
            crest = seat.crest if seat.crest in form._free_crests() else form._free_crests()[0]
            form.rows.append(Row(form._key(), person_name(seat.name), crest, form._level(seat.computer), seat.voice))
        while not any(_seated(len(form.rows), dew) for dew in (False, True)):
            form._append()
        if not _seated(len(form.rows), form.morning_dew):
            form.morning_dew = True
        if choices.first is not None and 0 <= choices.first < len(form.rows):
            form.first = form.rows[choices.first].key
        form.wants_choice = wishes.types is not None
        form.picked = set(wishes.types or ()) & set(BASE)
        form.seed = clean(choices.seed, SEED_LIMIT)
        form._spare_seed = form.seed or roll_seed()
        return form

    # ---------------------------------------------------------------- looking
    @property
    def players(self) -> int:
        return len(self.rows)

    @property
    def wanted(self) -> int:
        """How many leaf types this table uses, blue included."""
        return EDITION.table.types[self.players]

    @property
    def wanted_base(self) -> int:
        return self.wanted - self.morning_dew

    @property
    def choosing(self) -> bool:
        """Leaf types are chosen by the players, and there is something to choose."""
        return self.wants_choice and self.why_not_choose() is None

    @property
    def draft(self) -> bool:
        return self.wants_draft or self.why_not_starter() is not None

    @property
    def types(self) -> tuple[int, ...]:
        """The leaf types chosen so far; blue goes with Morning Dew."""
        return (*sorted(self.picked), BLUE) if self.morning_dew else tuple(sorted(self.picked))

    @property
    def said_seed(self) -> str:
        """The seed that counts: what is written, or the last one while nothing is."""
        return clean(self.seed, SEED_LIMIT) or self._spare_seed

    def row(self, key: int) -> Row:
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

    def result(self) -> Result:
        table = EDITION.table
        goals = min(self.players + table.goals_beyond_players, len(possible_goals(self.types if self.choosing else BASE)))
        return Result(self.players, self.wanted, goals, self.players + table.gates_beyond_players)

    def choices(self) -> Choices:
        order = [row.key for row in self.rows]
        return Choices(
            "momiji",
            seats=tuple(Seat(self.name(row.key), row.crest, row.computer, row.voice) for row in self.rows),
            seed=self.said_seed,
            options=Wishes(self.morning_dew, self.draft, self.open_counts, self.types if self.choosing else None).options,
            first=None if self.first is None else order.index(self.first),
        )

    # ---------------------------------------------------------------- what is not possible, and why
    def why_not_add(self) -> Text | None:
        if self.players >= MOST:
            return Text("new-game-why-full")
        if not _seated(self.players + 1, self.morning_dew):
            return Text("new-game-why-add-dew", {"players": self.players + 1})
        return None

    def why_not_remove(self) -> Text | None:
        return None if _seated(self.players - 1, self.morning_dew) else Text("new-game-why-remove")

    def why_not_dew(self) -> Text | None:
        """Why Morning Dew cannot be switched."""
        return None if _seated(self.players, not self.morning_dew) else Text("new-game-why-dew", {"players": self.players})

    def why_not_starter(self) -> Text | None:
        try:
            deal([row.crest for row in self.rows], 0, morning_dew=self.morning_dew, draft=False)
        except Impossible as impossible:
            return Text("new-game-why-starter", {"players": self.players, **impossible.text.args})
        return None

    def why_not_choose(self) -> Text | None:
        """Why leaf types cannot be chosen."""
        return Text("new-game-why-choose") if self.wanted_base >= len(BASE) else None

    def why_not_pick(self, leaf: int) -> Text | None:
        if leaf == BLUE:
            return Text("new-game-why-blue-out" if self.morning_dew else "new-game-why-blue-in")
        return None if self.choosing else Text("new-game-type-chance")

    def why_not_computer(self) -> Text | None:
        return None if self.levels else Text("new-game-why-computer")

    def why_not_deal(self) -> Text | None:
        if not self.choosing:
            return None
        try:
            check_types(self.types, self.players, self.morning_dew)
        except Impossible:
            over = len(self.picked) - self.wanted_base
            return Text("new-game-types-over" if over > 0 else "new-game-types-missing", {"count": abs(over)})
        return None

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

    def set_dew(self, on: bool) -> None:
        if on != self.morning_dew and self.why_not_dew() is None:
            self.morning_dew = on

    def set_choosing(self, on: bool) -> None:
        """Begin with as many as are needed, so that choosing is changing."""
        self.wants_choice = on
        if on and not self.picked:
            self.picked = set(BASE[: self.wanted_base])

    def pick(self, leaf: int) -> None:
        if self.why_not_pick(leaf) is None:
            self.picked ^= {leaf}

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
        row = Row(self._key(), "", self._free_crests()[0])
        self.rows.append(row)
        row.typed = self.name(row.key)

    def _level(self, level: str | None) -> str | None:
        """The wished level, or the nearest there is; without computer players a person sits there."""
        if level not in LEVELS or not self.levels:
            return None
        return min(self.levels, key=lambda one: abs(LEVELS.index(one) - LEVELS.index(level)))


def _seated(players: int, morning_dew: bool) -> bool:
    try:
        check_players(players, morning_dew)
    except Impossible:
        return False
    return True
