"""The games on the shelf, and how this player stands with each."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from momiji.core.text import Text
from momiji.store.saves import Save
from momiji.store.statistics import Result


@dataclass(frozen=True, slots=True)
class Shelved:
    """How often it was played to its end here, and where the game of it that waits stands, if one does."""

    game: str
    played: int = 0
    waits: Text | None = None
    turn: int | None = None

    def state(self, *, short: bool = False) -> tuple[Text, bool]:
        """In a word or two, and whether it is worth a chip."""
        if self.waits is not None:
            if short:
                return Text("shelf-waits-short"), True
            return (Text("shelf-waits", {"turn": self.turn}) if self.turn else Text("shelf-waits-begun")), True
        return (Text("shelf-played", {"games": self.played}), False) if self.played else (Text("shelf-new"), True)


def stocked(games: Iterable[str], kept: Sequence[Save], results: Sequence[Result]) -> list[Shelved]:
    """`kept` are games in progress, the last played first."""
    played, stock = Counter(result.game for result in results), []
    for game in games:
        waiting = waits(game, kept)
        if waiting is None:
            stock.append(Shelved(game, played[game]))
        else:
            stock.append(Shelved(game, played[game], where_it_stands(waiting), waiting.header.turn))
    return stock


def waits(game: str, kept: Sequence[Save]) -> Save | None:
    """The one of this game that was played last."""
    return next((save for save in kept if save.game == game and not save.header.over), None)


def where_it_stands(kept: Save) -> Text:
    """Whose table, which turn."""
    if kept.header.turn:
        return Text("title-continue-note", {"name": kept.header.name, "turn": kept.header.turn})
    from momiji.ui.scenes.saves.shelf import state_of

    return state_of(kept)
