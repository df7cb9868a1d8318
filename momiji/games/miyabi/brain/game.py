"""Miyabi as computer players see it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from momiji.ai.brain import Brain, Special
from momiji.ai.thought import KEEN, Candidate, Sight, by_value
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
from .turns import lines, sketches

_MOOD = 16.0  # points by which a line is misjudged at a glance, at most
_CAREFUL = 4  # ways to take a turn that are looked at


class MiyabiBrain(Brain[State, Step, View]):
    rules = MIYABI
    wide = 30.0
    efforts = EFFORTS

    def points(self, s: State, sight: Sight = KEEN) -> list[float]:
        return expected_points(s, sight)

    def lines(self, world: State, sight: Sight = KEEN) -> list[Candidate]:
        return lines(world, sight)

    def glanced(self, world: State, sight: Sight, rng: Random) -> list[Candidate]:
        """A garden with all extensions is more than a sprout can add up: it is further out than elsewhere."""
        found = [replace(one, value=one.value + _MOOD * rng.random()) for one in lines(world, sight)]
        return sorted(found, key=by_value, reverse=True)

    def outline(self, steps: tuple[Step, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return reasons.outline(steps)

    def quick(self, s: State) -> State:
        return self._ended(s, s.copy())

    def careful(self, s: State) -> State:
        """A few sketches, each played on until everybody has had a turn: Sage's opponents look a little ahead themselves."""
        found = [self.taken(s, line) for line in sketches(s, _CAREFUL)]
        return found[0] if len(found) == 1 else max(found, key=lambda after: self._soon(after, s.current))

    def _soon(self, s: State, seat: int) -> float:
        for _ in range(len(s.players)):
            if not s.over:
                s = self.quick(s)
        return self.value(s, seat)

    def taken(self, world: State, steps: tuple[Step, ...]) -> State:
        after = world.copy()
        for step in steps:
            perform(after, step)
        return self._ended(world, after)

    def _ended(self, before: State, after: State) -> State:
        """The rest of the turn, quickly; a zen tile may come to light in the middle of it."""
        while not self.over(before, after):
            for step in sketches(after)[0]:
                perform(after, step)
        return after

    def left(self, s: State) -> float:
        """Of all tiles that will be laid."""
        to_come = [tiles_left(s, player) for player in s.players]
        return sum(rounds * SIDE + now for rounds, now in to_come) / (len(s.players) * s.rounds * SIDE)

    # -------------------------------------------------------------- words of the coach

    def said(self, steps: tuple[Step, ...], view: View) -> Text:
        return wording.said(steps, view)

    def special(self, steps: tuple[Step, ...], view: View) -> Sequence[Special]:
        return reasons.special(steps)

    def remarks(self, steps: tuple[Step, ...], view: View) -> Sequence[Text]:
        return reasons.remarks(steps, view)

    def missed(self, steps: tuple[Step, ...], view: View) -> Text:
        return reasons.missed(steps, view)

    def wanted(self, steps: tuple[Step, ...], view: View) -> Callable[[tuple[Step, ...]], bool] | None:
        return reasons.wanted(steps)
