"""Momiji as computer players see it."""

from collections.abc import Callable, Sequence
from random import Random

from momiji.ai.brain import Brain, OwnWay, Special
from momiji.ai.thought import KEEN, Candidate, Sight
from momiji.core.text import Text
from momiji.games.momiji.brain.own_ways import SoloWay
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.rules.view import View

from . import reasons, wording
from .efforts import EFFORTS
from .evaluate import Judge, expected_points, remaining
from .greedy import Rated, best_turn, rated_lines, replayed, turn_end, worth
from .memory import forget
from .own_ways import DraftWay
from .policy import quick_turn
from .short_sighted import glanced
from .solo import solvable
from .weights import COUNTING, PLAIN, Weights

_OPEN_DECK_WIDTHS = (4, 40)


class MomijiBrain(Brain[State, Step, View]):
    rules = MOMIJI
    efforts = EFFORTS

    def points(self, s: State, sight: Sight = KEEN) -> list[float]:
        return expected_points(s, _weights(s, sight))

    def lines(self, world: State, sight: Sight = KEEN) -> list[Candidate]:
        return _candidates(rated_lines(world, _judge(world, sight)))

    def glanced(self, world: State, sight: Sight, rng: Random) -> list[Candidate]:
        return _candidates(glanced(world, rng))

    def worth(self, world: State, steps: tuple[Step, ...], sight: Sight = KEEN) -> float:
        return worth(replayed(world, steps), world.current, _judge(world, sight))

    def outline(self, steps: tuple[Step, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return reasons.outline(steps)

    def quick(self, s: State) -> State:
        return quick_turn(s)

    def careful(self, s: State) -> State:
        return best_turn(s)

    def taken(self, world: State, steps: tuple[Step, ...]) -> State:
        line = replayed(world, steps)
        return line.state if line.over else turn_end(line, world.current, Judge(line.state))[1]

    def known(self, world: State, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return replayed(world, steps).steps

    def left(self, s: State) -> float:
        return remaining(s)

    def forget(self, view: View, share: float, rng: Random) -> View:
        return forget(view, share, rng)

    # -------------------------------------------------------------- the draft, and playing alone
    def own_way(self, view: View) -> OwnWay[View] | None:
        if view.turn.stage == Stage.DRAFT:
            return DraftWay(self)
        return SoloWay(self) if view.scenario is not None else None

    @property
    def solver(self) -> Callable[[State], bool]:
        return lambda s: any(solvable(s, width, lambda: False) for width in _OPEN_DECK_WIDTHS)

    # -------------------------------------------------------------- words of the coach
    def said(self, steps: tuple[Step, ...], view: View) -> Text:
        return wording.said(steps, view)

    def special(self, steps: tuple[Step, ...], view: View) -> Sequence[Special]:
        return reasons.special(steps)

    def remarks(self, steps: tuple[Step, ...], view: View) -> Sequence[Text]:
        return reasons.remarks(steps, view)

    def missed(self, steps: tuple[Step, ...], view: View) -> Text:
        return reasons.missed(steps, view)

    def deed(self, steps: tuple[Step, ...], view: View) -> Text:
        return reasons.deed(steps, view)

    def wanted(self, steps: tuple[Step, ...], view: View) -> Callable[[tuple[Step, ...]], bool] | None:
        return reasons.wanted(steps, view)


def _weights(s: State, sight: Sight) -> Weights:
    return (COUNTING if sight.counts else PLAIN)[len(s.players)]


def _judge(s: State, sight: Sight) -> Judge:
    return Judge(s, _weights(s, sight), sight.regard)


def _candidates(rated: list[Rated]) -> list[Candidate]:
    return [Candidate(one.line.steps, one.value, one.line.turned) for one in rated]


BRAIN = MomijiBrain()
