"""Puzzles of Master Chocolatier: between two, the rest of a round lies open, so it can be searched to its end."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, Final

from momiji.ai.exact import PuzzleGame
from momiji.ai.thought import Steps

from .rules import scoring
from .rules.contents import BROWN, SPECIAL
from .rules.pralines import MOST, SHIFT, count
from .rules.state import LINE_COUNT, MIDDLE, NOBODY, OVER, PLAIN, TAKE, TILE, Player, State
from .rules.steps import FLOOR, Send, Step, Take

_PAIR: Final = 2
_HEAPS: Final = range(2, 7)  # colours lying in plates and in the middle: takings to come, at least


class ChocolatierPuzzles(PuzzleGame):
    themes = ("filling", "overflow", "floor", "denying", "token", "special", "last-round")

    icons: ClassVar[Mapping[str, str]] = {
        "filling": "icons/chocolatier/fill",
        "overflow": "icons/chocolatier/line",
        "floor": "icons/chocolatier/floor",
        "denying": "icons/lock",
        "token": "icons/chocolatier/first",
        "special": "icons/chocolatier/send",
        "last-round": "icons/clock",
    }
    tables = ((), (), (BROWN,), (SPECIAL,), (SPECIAL,), (BROWN, SPECIAL))

    def near(self, s: State) -> bool:
        heaps = sum(1 for heap in s.sources for shift in SHIFT if heap >> shift & MOST)
        return len(s.players) == _PAIR and s.phase == TAKE and heaps in _HEAPS

    def ended(self, s: State, since: State) -> bool:
        return s.phase == OVER or s.round != since.round

    def stretch(self, s: State) -> Hashable:
        return s.round

    def ahead(self, s: State, seat: int) -> int:
        """By the points that stand on the table; rows, columns and colours count when the game is over."""
        points = [_points(s, player) for player in s.players]
        return points[seat] - points[1 - seat]

    def key(self, s: State) -> Hashable:
        """Bag and lid are not in it: what they hold follows from the rest, and they matter only in the next round."""
        return tuple(s.sources), _rest(s)

    def comes_to(self, s: State) -> Hashable:
        """Plain offers that hold the same are one as good as the other."""
        offers = s.sources if s.ids else [s.sources[MIDDLE], *sorted(s.sources[MIDDLE + 1 :])]
        return tuple(offers), _rest(s)

    def opens(self, before: State, after: State) -> bool:
        return False

    def foreseen(self, s: State, since: State) -> bool:
        return s.round == since.round and s.phase not in (TILE, OVER)

    def order(self, s: State, steps: Sequence[Step]) -> Iterable[Step]:
        """The floor last."""
        return sorted(steps, key=lambda step: isinstance(step, Take) and step.line == FLOOR)

    def promise(self, s: State, seat: int) -> int:
        player = s.players[seat]
        return player.points + sum(line & LINE_COUNT for line in player.lines) - 2 * len(player.floor)

    def task(self, before: State, best: State, values: tuple[int, int]) -> str:
        return super().task(before, best, values) if best.phase == OVER else "round"

    def theme(self, before: State, steps: Steps, best: State, rival: Steps, second: State) -> str:
        take = next(step for step in steps if isinstance(step, Take))
        seat, player = before.current, before.players[before.current]
        if any(isinstance(step, Send) for step in steps) or before.powers[take.source] != PLAIN:
            return "special"
        if take.line == FLOOR:
            return "floor"
        if _points(best, best.players[seat]) <= _points(second, second.players[seat]):
            return "denying"
        if take.source == MIDDLE and before.mark == NOBODY:
            return "token"
        if best.phase == OVER:
            return "last-round"
        room = take.line + 1 - (player.lines[take.line] & LINE_COUNT)
        return "overflow" if count(before.sources[take.source], take.colour) > room else "filling"


def _rest(s: State) -> Hashable:
    """Everything but what lies in offers and middle."""
    sides = tuple((p.points, tuple(p.lines), tuple(p.box), tuple(sorted(p.floor))) for p in s.players)
    return s.phase, s.turn, s.current, s.round, s.mark, s.taken, s.holder, s.spare, s.sending, sides


def _points(s: State, player: Player) -> int:
    return scoring.score(player).total if s.phase == OVER else player.points


PUZZLES: Final = ChocolatierPuzzles("chocolatier")
