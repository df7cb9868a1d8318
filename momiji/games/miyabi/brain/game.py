"""Miyabi as computer players see it."""

from collections.abc import Callable, Sequence

from momiji.ai.brain import Brain, Special
from momiji.ai.thought import KEEN, Candidate, Sight
from momiji.core.text import Text
from momiji.games.miyabi.rules.apply import perform
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import Step
from momiji.games.miyabi.rules.tiles import SIDE
from momiji.games.miyabi.rules.view import View

from . import reasons, wording
from .efforts import EFFORTS
from .judge import expected_points
from .outlook import tiles_left
from .turns import Line, lines, quick_line


class MiyabiBrain(Brain[State, Step, View]):
    rules = MIYABI
    wide = 30.0
    efforts = EFFORTS

    def points(self, s: State, sight: Sight = KEEN) -> list[float]:
        return expected_points(s, sight)

    def lines(self, world: State, sight: Sight = KEEN) -> list[Candidate]:
        return lines(world, sight)

    def outline(self, steps: tuple[Step, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return reasons.outline(steps)

    def quick(self, s: State) -> State:
        return self._played(s, quick_line)

    def careful(self, s: State) -> State:
        return self._played(s, _best_line)

    def _played(self, s: State, choose: Callable[[State], Line]) -> State:
        after = s.copy()
        while not self.over(s, after):  # a zen tile comes to light in the middle of a turn
            for step in choose(after):
                perform(after, step)
        return after

    def left(self, s: State) -> float:
        """Of all tiles that will be laid."""
        to_come = [tiles_left(s, player) for player in s.players]
        return sum(rounds * SIDE + now for rounds, now in to_come) / (len(s.players) * s.rounds * SIDE)

    # -------------------------------------------------------------- words of the coach

    def said(self, steps: tuple[Step, ...], view: View) -> Text:
        return wording.said(steps, view)

    def special(self, steps: tuple[Step, ...]) -> Sequence[Special]:
        return reasons.special(steps)

    def remarks(self, steps: tuple[Step, ...], view: View) -> Sequence[Text]:
        return reasons.remarks(steps, view)

    def missed(self, steps: tuple[Step, ...], view: View) -> Text:
        return reasons.missed(steps, view)


def _best_line(s: State) -> Line:
    best: Line = lines(s)[0].steps
    return best
