"""Master Chocolatier as computer players see it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Final

from momiji.ai.brain import Brain, Special, margin
from momiji.ai.thought import KEEN, Candidate, Deadline, Effort, Move, Sight, Thought, by_value
from momiji.core.text import Text
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import OVER, TILE, State
from momiji.games.chocolatier.rules.steps import Step
from momiji.games.chocolatier.rules.view import View, world

from . import reasons, wording
from .efforts import EFFORTS
from .looking import looked_ahead
from .moves import way_of, ways
from .rounds import Round, rounds_left
from .weights import FARTHEST

_SURE: Final = 1000  # tries a value counts for that was found in the open: it hangs on no imagined game


class ChocolatierBrain(Brain[State, Step, View]):
    rules = CHOCOLATIER
    wide = 20.0
    efforts: ClassVar = EFFORTS

    def points(self, s: State, sight: Sight = KEEN) -> list[float]:
        if s.phase == OVER:
            return super().points(s)
        table = Round(s)
        return table.values(table.node(s)[0])

    def left(self, s: State) -> float:
        return 0.0 if s.phase == OVER else rounds_left(s) / FARTHEST

    def lines(self, world: State, sight: Sight = KEEN) -> list[Candidate]:
        """Nothing comes to light before the round is over, so a line ends with the turn; a place of the brown side is a turn of its own."""
        seat, table = world.current, Round(world)
        if world.phase == TILE:
            found = [Candidate((step,), self.value(self.rules.apply(world, step), seat, sight)) for step in self.rules.legal(world)]
        else:
            found = [Candidate(way.steps, margin(table.values(way.node[0]), seat, sight.regard)) for way in ways(table, world)]
        found.sort(key=by_value, reverse=True)
        return found

    def quick(self, s: State) -> State:
        return self.careful(s)

    def search(self, view: View, seat: int, rng: Random, effort: Effort, deadline: Deadline, also: tuple[Step, ...] = ()) -> Thought:
        """Everything lies open until the round ends, so no world is imagined: the takes are followed in the position itself."""
        s = world(view)
        if s.phase == TILE:
            return Thought(tuple(Move(one.steps, one.value, points=one.value) for one in self.lines(s)))
        table = Round(s)
        every = ways(table, s)
        chosen = every[: effort.lines]
        if also and all(way.steps != also for way in chosen):
            own = way_of(table, s, also)
            chosen += [own] if own else []
        found, depth, looked = looked_ahead(table, chosen, seat, effort, deadline)
        tries = _SURE if depth else 1
        return Thought(tuple(Move(way.steps, value, tries, value) for value, way in found), worlds=1, playouts=looked)

    # -------------------------------------------------------------- words of the coach

    def said(self, steps: tuple[Step, ...], view: View) -> Text:
        return wording.said(steps, view)

    def special(self, steps: tuple[Step, ...], view: View) -> Sequence[Special]:
        return reasons.special(steps, view)

    def tried(self, thought: Thought) -> Text | None:
        return Text("chocolatier-coach-looked", {"count": thought.playouts}) if thought.playouts else None

    def remarks(self, steps: tuple[Step, ...], view: View) -> Sequence[Text]:
        return reasons.remarks(steps, view)

    def missed(self, steps: tuple[Step, ...], view: View) -> Text:
        return wording.missed(steps, view)

    def deed(self, steps: tuple[Step, ...], view: View) -> Text:
        return reasons.deed(steps, view)

    def wanted(self, steps: tuple[Step, ...], view: View) -> Callable[[tuple[Step, ...]], bool] | None:
        return reasons.wanted(steps)


BRAIN = ChocolatierBrain()
