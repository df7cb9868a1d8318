"""A position searched to its end: every turn there is, every answer to it. Nothing is estimated, so what comes out is proved.

Between two, or alone. What a game says of itself here has a plain answer, good enough for any game whose last turns can be followed to
the end; a game replaces what it knows better, or knows faster (its part `puzzles`).
"""

import json
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from momiji import registry
from momiji.core.rules import Rules
from momiji.core.text import Text

from .thought import Steps

_MARGIN: Final = 2
_WAYS: Final = 3
FAR: Final = 13  # points behind the best turn from which on nobody tells by how many
_UNBOUNDED: Final = 1 << 30
_EXACT, _AT_LEAST, _AT_MOST = range(3)  # what is known of a position that was met before


class TooLarge(Exception):
    """More positions than were allowed, or something hidden that decides."""


class PuzzleGame:
    """What a game says of the stretch that a puzzle is about: from a position to its horizon."""

    themes: tuple[str, ...] = ("last-turns",)
    icons: ClassVar[Mapping[str, str]] = {}  # drawings of the themes
    tables: tuple[tuple[str, ...], ...] = ((),)  # options that games are played with to find puzzles in them
    players: tuple[str, ...] = ("gardener", "gardener", "master")  # levels that play them
    late: float = 0.5  # share of the game to come from which on best turns are looked for: earlier a world costs more and says less

    def __init__(self, game: str) -> None:
        self.game = game

    def icon(self, theme: str) -> str:
        return self.icons.get(theme, "icons/puzzle")

    @property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        return registry.rules(self.game)

    def seats(self, options: tuple[str, ...]) -> int:
        """How many play such a game."""
        return 2

    def near(self, s: Any) -> bool:
        """Whether the horizon is near enough to be worth a search."""
        return self.rules.standing(s).ending

    def ended(self, s: Any, since: Any) -> bool:
        """Whether the horizon of a stretch that began at `since` is reached; the end of the game always is one."""
        return self.rules.actor(s) is None

    def stretch(self, s: Any) -> Hashable:
        """Positions of one game that are about the same: one puzzle is enough."""
        return 0

    def margin(self, s: Any) -> int:
        """By how many points the best turn must be better than the next best."""
        return _MARGIN

    def ways(self, s: Any) -> int:
        """How many turns may be best, at most."""
        return _WAYS

    def hides(self, s: Any) -> bool:
        """Whether something is hidden from who is asked: then it may not decide."""
        return self.rules.secret

    def ahead(self, s: Any, seat: int) -> int:
        """At the horizon: points ahead of the other player; alone, what counts as much as a win."""
        ended = self.rules.outcome(s)
        points = self.rules.standing(s).points if ended is None else ended.points
        if len(points) < 2:
            return int(ended is not None and seat in ended.winners)
        return points[seat] - max(points[:seat] + points[seat + 1 :])

    def key(self, s: Any) -> Hashable:
        """Equal for positions from which the same can be reached."""
        return json.dumps(self.rules.position(s), sort_keys=True)

    def comes_to(self, s: Any) -> Hashable:
        """Equal for positions that are the same to everybody at the table."""
        return json.dumps(self.rules.position(s), sort_keys=True)

    def opens(self, before: Any, after: Any) -> bool:
        """Whether a step within a turn brought something hidden to light: then nothing is proved."""
        rules = self.rules
        return rules.actor(after) is not None and rules.turn(after) == rules.turn(before) and rules.irrevocable(before, after)

    def foreseen(self, s: Any, since: Any) -> bool:
        """Whether all that happened since then lay open, and the next turn does too: so it goes the same way in every world."""
        return False

    def opened(self, s: Any) -> Iterable[Text]:
        """What is usually hidden and is told to who is asked, because it decides."""
        return ()

    def order(self, s: Any, steps: Sequence[Any]) -> Iterable[Any]:
        """The steps worth looking at, promising ones first. Only what changes nothing at the horizon may be left out."""
        return steps

    def promise(self, s: Any, seat: int) -> int:
        """A guess by which turns are tried in a good order; it never decides anything."""
        return self.rules.standing(s).points[seat]

    def difficulty(self, found_by: str, turns: int) -> str:
        """By the weakest level that finds it (empty: none does) and how many ways there are to take the turn."""
        return {"gardener": "easy", "master": "medium"}.get(found_by, "hard")

    def task(self, before: Any, best: Any, values: tuple[int, int]) -> str:
        """What is asked for; `best` is where best play leads, `values` what it comes to and what the next best turn does."""
        return "win" if values[0] > 0 >= values[1] else "ahead"

    def theme(self, before: Any, steps: Steps, best: Any, rival: Steps, second: Any) -> str:
        """What a solution is about: its steps and where it leads, beside the second best turn's."""
        return self.themes[0]


def puzzle_game(game: str) -> PuzzleGame:
    """A game's own, or the plain one."""
    try:
        found: PuzzleGame = registry.part(game, "puzzles")
    except ModuleNotFoundError:
        return PuzzleGame(game)
    return found


@dataclass(frozen=True, slots=True)
class WholeTurn:
    """One way to take a turn; ways that lead to the same position are one."""

    steps: Steps
    after: Any
    value: int = 0


class ExactSearch:
    """From one position, for the seat whose turn it is. Raises TooLarge where a limit is passed."""

    def __init__(self, game: PuzzleGame, start: Any, limit: int, seat: int | None = None) -> None:
        self.game, self.start, self.limit = game, start, limit
        self.rules = game.rules
        actor = self.rules.actor(start)
        assert seat is not None or actor is not None  # who asks has looked
        self.seat: int = seat if seat is not None else actor  # type: ignore[assignment]
        self.nodes = 0
        self._known: dict[Hashable, tuple[int, int]] = {}

    # -------------------------------------------------------------- whole turns
    def turns(self) -> list[WholeTurn]:
        """Every way to take the turn in progress, by the position it leads to."""
        begun: list[tuple[Steps, Any]] = [((), self.start)]
        met: set[Hashable] = set()
        found: dict[Hashable, WholeTurn] = {}
        while begun:
            steps, s = begun.pop()
            key = self.game.key(s)
            if self._turn_over(s):
                found.setdefault(key, WholeTurn(steps, s))
                continue
            if key in met:
                continue
            met.add(key)
            self._count()
            begun.extend(((*steps, step), self._after(s, step)) for step in self.rules.legal(s))
        return list(found.values())

    def solved(self) -> list[WholeTurn]:
        """Every way to take the turn with what it comes to when both play their best, best first.

        What is `FAR` or more behind the best is that at least: how much worse it is nobody asks."""
        turns = sorted(self.turns(), key=lambda turn: -self.game.promise(turn.after, self.seat))
        valued: list[WholeTurn] = []
        best = -_UNBOUNDED
        for turn in turns:
            value = self._value(turn.after, best - FAR, _UNBOUNDED)
            best = max(best, value)
            valued.append(WholeTurn(turn.steps, turn.after, value))
        return sorted(valued, key=lambda turn: -turn.value)

    def _turn_over(self, s: Any) -> bool:
        return self.game.ended(s, self.start) or self.rules.turn(s).number != self.rules.turn(self.start).number

    # -------------------------------------------------------------- to the horizon
    def value(self, s: Any, floor: int = -_UNBOUNDED) -> int:
        """What a position comes to; not above the floor: that much at most."""
        return self._value(s, floor, _UNBOUNDED)

    def line(self, s: Any) -> tuple[Steps, Any]:
        """Best play from a position to the horizon, and where it leads."""
        steps: list[Any] = []
        while not self.game.ended(s, self.start):
            value = self.value(s)
            step, s = next((step, after) for step, after in self._followed(s) if self.value(after) == value)
            steps.append(step)
        return tuple(steps), s

    def _value(self, s: Any, low: int, high: int) -> int:
        if self.game.ended(s, self.start):
            return self.game.ahead(s, self.seat)
        self._count()
        key = self.game.key(s)
        if key in self._known:
            kind, value = self._known[key]
            if kind == _EXACT or (kind == _AT_LEAST and value >= high) or (kind == _AT_MOST and value <= low):
                return value
        mine = self.rules.actor(s) == self.seat
        alpha, beta = low, high
        best = -_UNBOUNDED if mine else _UNBOUNDED
        for _, after in self._followed(s):
            value = self._value(after, alpha, beta)
            best = max(best, value) if mine else min(best, value)
            alpha, beta = (max(alpha, best), beta) if mine else (alpha, min(beta, best))
            if alpha >= beta:
                break
        kind = _AT_MOST if best <= low else _AT_LEAST if best >= high else _EXACT
        self._known[key] = (kind, best)
        return best

    def _followed(self, s: Any) -> Iterable[tuple[Any, Any]]:
        return ((step, self._after(s, step)) for step in self.game.order(s, self.rules.legal(s)))

    def _after(self, s: Any, step: Any) -> Any:
        after = self.rules.apply(s, step)
        if self.game.opens(s, after):
            raise TooLarge
        return after

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.limit:
            raise TooLarge
