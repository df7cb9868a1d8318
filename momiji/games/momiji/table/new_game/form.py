"""Morning Dew, leaf types, landscapes and open counts on the form of a new game. Wishes not possible now rest until they are again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from momiji.core.setup import Impossible
from momiji.core.text import Text
from momiji.games.momiji.rules.cards import ALL_TYPES, BLUE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.options import Wishes
from momiji.games.momiji.rules.setup import check_players, check_types, deal, possible_goals

BASE: Final = tuple(t for t in ALL_TYPES if t != BLUE)


@dataclass(frozen=True, slots=True)
class FormResult:
    """What will lie on the table."""

    players: int
    types: int
    goals: int
    gates: int


@dataclass(slots=True)
class MomijiForm:
    """`seated` says how many sit at the table."""

    seated: Callable[[], int]
    morning_dew: bool = False
    wants_draft: bool = False
    wants_choice: bool = False
    picked: set[int] = field(default_factory=set)
    open_counts: bool = False
    fewest: int = min(EDITION.table.types)
    most: int = EDITION.table.most_players_morning_dew

    @classmethod
    def of(cls, options: Sequence[str], seated: Callable[[], int]) -> "MomijiForm":
        wishes = Wishes.of(options)
        picked = set(wishes.types or ()) & set(BASE)
        return cls(seated, wishes.morning_dew, wishes.draft, wishes.types is not None, picked, wishes.open_counts)

    # ---------------------------------------------------------------- looking
    @property
    def players(self) -> int:
        return self.seated()

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

    def options(self) -> tuple[str, ...]:
        return Wishes(self.morning_dew, self.draft, self.open_counts, self.types if self.choosing else None).options

    def result(self) -> FormResult:
        table = EDITION.table
        goals = min(self.players + table.goals_beyond_players, len(possible_goals(self.types if self.choosing else BASE)))
        return FormResult(self.players, self.wanted, goals, self.players + table.gates_beyond_players)

    # ---------------------------------------------------------------- what is not possible, and why
    def why_not_seats(self, players: int) -> Text | None:
        return None if _seated(players, self.morning_dew) else Text("new-game-why-add-dew", {"players": players})

    def why_not_fewer(self) -> Text:
        return Text("new-game-why-remove")

    def about_seat(self) -> Text:
        return Text("new-game-add-about" if _seated(self.players + 1, self.morning_dew) else "new-game-add-dew")

    def why_not_dew(self) -> Text | None:
        """Why Morning Dew cannot be switched."""
        return None if _seated(self.players, not self.morning_dew) else Text("new-game-why-dew", {"players": self.players})

    def why_not_starter(self) -> Text | None:
        try:
            deal([str(seat) for seat in range(self.players)], 0, morning_dew=self.morning_dew, draft=False)
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
    def mend(self) -> None:
        if not _seated(self.players, self.morning_dew):
            self.morning_dew = True

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


def _seated(players: int, morning_dew: bool) -> bool:
    try:
        check_players(players, morning_dew)
    except Impossible:
        return False
    return True
