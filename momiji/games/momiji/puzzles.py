"""Puzzles of Momiji: a player's last turn, which nobody can answer any more; and alone, with the deck laid open, a win within reach."""

from collections.abc import Hashable, Iterable, Mapping
from typing import ClassVar, Final

from momiji.ai.exact import PuzzleGame
from momiji.ai.thought import Steps
from momiji.core.events import Counted, Event
from momiji.core.text import Text

from .rules import solo
from .rules.edition import EDITION
from .rules.game import MOMIJI
from .rules.log import card_text
from .rules.scoring import goal_points
from .rules.state import Stage, State
from .rules.steps import Collect, Goal, Trade, Use

_ALONE: Final = 2  # turns within which a game alone is to be won
_MANY: Final = 40  # ways to take a turn that nobody goes through one by one
_WAYS_ALONE: Final = 6  # a win is a win, in whatever order
_TOLD: Final = 6  # cards of the deck that can matter: three for each turn
_KINDS: Final = ((Use, "landscapes"), (Trade, "trading"), (Collect, "collecting"))


class MomijiPuzzles(PuzzleGame):
    themes = ("closing", "laying", "pairs", "goals", "landscapes", "trading", "collecting", *EDITION.scenarios)
    tables = (("open-counts",), ("open-counts", "morning-dew"), *(("open-counts", f"solo={scenario}") for scenario in EDITION.scenarios))

    players = ("gardener",)
    icons: ClassVar[Mapping[str, str]] = {
        "closing": "icons/gate",
        "laying": "icons/hand",
        "pairs": "icons/acorn",
        "goals": "icons/goal",
        "landscapes": "icons/picture",
        "trading": "icons/trade",
        "collecting": "icons/collect",
        **dict.fromkeys(EDITION.scenarios, "icons/deck"),
    }

    def seats(self, options: tuple[str, ...]) -> int:
        return 1 if options[-1].startswith("solo=") else 2

    def near(self, s: State) -> bool:
        if s.solo is not None:
            return s.stage == Stage.OPEN and solo.conditions(s).count(False) == 1
        return s.final == 0 and s.stage == Stage.OPEN and not s.deck

    def ended(self, s: State, since: State) -> bool:
        return s.stage == Stage.OVER or (s.solo is not None and s.turn >= since.turn + _ALONE)

    def margin(self, s: State) -> int:
        return super().margin(s) if s.solo is None else 1

    def ways(self, s: State) -> int:
        return super().ways(s) if s.solo is None else _WAYS_ALONE

    def hides(self, s: State) -> bool:
        """Alone the deck is laid open."""
        return s.solo is None

    def opens(self, before: State, after: State) -> bool:
        return before.solo is None and super().opens(before, after)

    def key(self, s: State) -> Hashable:
        """Everything but what the others have: it is nobody else's turn."""
        p = s.players[s.current]
        own = (tuple(p.hand), p.acorns, tuple(p.row), tuple(p.piles), p.gateless, p.landscapes, tuple(sorted(p.goals)))
        play = (s.main, s.ability, s.traded, s.played_types, s.laid, s.laid_types, s.touched, s.tucked)
        open_ = (s.drawn, s.picked, s.count, s.turned, s.blue_token, s.gates, tuple(s.garden), tuple(sorted(s.discard)))
        deck = () if s.solo is None else (s.turn, tuple(s.deck), tuple(s.discard))
        return s.stage, play, open_, tuple(sorted(s.goals)), own, deck

    def opened(self, s: State) -> Iterable[Text]:
        """Alone, the cards that can still be turned within the turns that are left."""
        if s.solo is not None and s.deck:
            yield Text("momiji-puzzle-deck", {"cards": tuple(card_text(card) for card in reversed(s.deck[-_TOLD:])), "count": len(s.deck)})

    def promise(self, s: State, seat: int) -> int:
        return 0

    def difficulty(self, found_by: str, turns: int) -> str:
        """Master looks through every way to take a last turn, so what it finds says little: the more ways, the harder."""
        missed, many = found_by != "gardener", turns > _MANY
        return "hard" if missed and (many or not found_by) else "medium" if missed or many else "easy"

    def task(self, before: State, best: State, values: tuple[int, int]) -> str:
        if before.solo is None:
            return super().task(before, best, values)
        return "win-now" if best.turn == before.turn else "win-soon"

    def theme(self, before: State, steps: Steps, best: State, rival: Steps, second: State) -> str:
        """Acorn pairs and goals are told where the best turn is better by no more than they bring."""
        if before.solo is not None:
            return before.solo
        if any(isinstance(step, Goal) for step in steps):
            return "goals"
        seat, ended = before.current, best.stage == second.stage == Stage.OVER
        better = self.ahead(best, seat) - self.ahead(second, seat)
        if ended and 0 < better <= _pair_acorns(before, steps) - _pair_acorns(before, rival):
            return "pairs"
        for kind, theme in _KINDS:
            if any(isinstance(step, kind) for step in steps):
                return theme
        if ended and 0 < better <= _goals_ahead(best, seat) - _goals_ahead(second, seat):
            return "goals"
        return "closing" if best.gates < before.gates else "laying"


def _pair_acorns(s: State, steps: Steps) -> int:
    """What a turn earns by acorn pairs (5.7, and landscape N)."""
    events: list[Event] = []
    for step in steps:
        s = MOMIJI.apply(s, step, events)
    return sum(event.change for event in events if isinstance(event, Counted) and event.why == "pair")


def _goals_ahead(s: State, seat: int) -> int:
    """Between two, by how many goal points a player is ahead."""
    points = goal_points(s)
    return points[seat] - points[1 - seat]


PUZZLES: Final = MomijiPuzzles(MOMIJI.name)
