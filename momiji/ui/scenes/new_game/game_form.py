"""What a game is to be played with, as a model without a window: what it lets through can be dealt, what it refuses it explains."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from momiji.core.rules import Rules
from momiji.core.setup import Impossible, Option, read_options
from momiji.core.text import Text


class GameForm(Protocol):
    """A game's part of the form; how many sit at the table it asks when it has to know."""

    fewest: int
    most: int

    def options(self) -> tuple[str, ...]:
        """As words of `Rules.options`."""

    def mend(self) -> None:
        """Wishes of the last time that do not go with those who sit here now give way."""

    def why_not_seats(self, players: int) -> Text | None:
        """Why so many, between the fewest and the most, cannot play as things are."""

    def why_not_fewer(self) -> Text:
        """Why the fewest are needed."""

    def about_seat(self) -> Text:
        """A few words beside the place for one more."""

    def why_not_deal(self) -> Text | None: ...


class PlainGameForm:
    """Any game's, from its options: on or off, or one of several; whether they go together its rules say."""

    def __init__(self, rules: Rules[Any, Any, Any, Any], options: Iterable[str], players: Callable[[], int]) -> None:
        self.rules, self.players = rules, players
        self.fewest, self.most = min(rules.seats), max(rules.seats)
        self.chosen = read_options(rules.options, options)

    def options(self) -> tuple[str, ...]:
        return spelled(self.rules.options, self.chosen)

    def mend(self) -> None:
        for name in list(self.chosen):
            if self.why_not_deal() is not None:
                del self.chosen[name]

    def why_not_seats(self, players: int) -> Text | None:
        return self._why(self.chosen, players)

    def why_not_fewer(self) -> Text:
        return Text("new-game-why-few", {"fewest": self.fewest})

    def about_seat(self) -> Text:
        return Text("new-game-add-about")

    def why_not_deal(self) -> Text | None:
        return self._why(self.chosen, self.players())

    def why_not(self, name: str, value: str | None) -> Text | None:
        """Why an option cannot be switched so; None as a value leaves it out."""
        return self._why(self._with(name, value), self.players())

    def set(self, name: str, value: str | None) -> None:
        if self.why_not(name, value) is None:
            self.chosen = self._with(name, value)

    def _with(self, name: str, value: str | None) -> dict[str, str]:
        others = {one: chosen for one, chosen in self.chosen.items() if one != name}
        return others if value is None else {**others, name: value}

    def _why(self, chosen: dict[str, str], players: int) -> Text | None:
        try:
            self.rules.deal([str(seat) for seat in range(players)], 0, spelled(self.rules.options, chosen))
        except Impossible as impossible:
            return Text("new-game-impossible", {"reason": impossible.text})
        return None


def spelled(known: Iterable[Option], chosen: dict[str, str]) -> tuple[str, ...]:
    """In the order in which a game names its options."""
    return tuple(f"{one.name}={chosen[one.name]}" if chosen[one.name] else one.name for one in known if one.name in chosen)
