"""Momiji as computer players see it."""

from collections.abc import Sequence
from random import Random

from momiji.ai.brain import Brain, Special
from momiji.ai.coach import HARDLY, MOST, SENTENCES, behind, different
from momiji.ai.levels import effort_of, only_step
from momiji.ai.thought import KEEN, Advice, Candidate, Deadline, Effort, Sight, Thought
from momiji.core.text import Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import DRAFT, OVER, State
from momiji.games.momiji.rules.steps import FINISH, Step
from momiji.games.momiji.rules.view import View

from . import reasons, wording
from .draft import draft
from .efforts import COACH_ALONE, EFFORTS
from .evaluate import Judge, expected_points, remaining
from .greedy import Rated, best_turn, rated_lines, replayed, turn_end, worth
from .memory import forget
from .policy import quick_turn
from .short_sighted import glanced
from .solo import alone, solvable
from .weights import COUNTING, PLAIN, Weights

_HASTY = 4.0  # points by which Sprout misjudges a landscape
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

    def thinks_itself(self, view: View) -> bool:
        return view.turn.stage == DRAFT or view.scenario is not None

    def think(self, view: View, level: str, rng: Random, deadline: Deadline, effort: Effort | None) -> Thought:
        if view.seat != view.current or view.turn.stage == OVER:
            raise ValueError("it is not this seat's turn")
        budget = effort_of(self, level, len(view.players))
        if view.turn.stage == DRAFT:
            return draft(view, rng, noise=_HASTY if level == "sprout" else 0.0, learned=COUNTING if budget else PLAIN)
        return only_step(self, MOMIJI.imagine(view, rng)) or alone(view, level, rng, deadline, effort or budget)

    def solvable(self, s: State) -> bool:
        return any(solvable(s, width, lambda: False) for width in _OPEN_DECK_WIDTHS)

    def advise(self, view: View, rng: Random, deadline: Deadline, effort: Effort | None) -> tuple[Advice, ...]:
        if view.turn.stage == DRAFT:
            return self._drafting(view, draft(view, rng))
        return self._alone(view, alone(view, "sage", rng, deadline, effort or COACH_ALONE))

    def _alone(self, view: View, thought: Thought) -> tuple[Advice, ...]:
        """How many imagined orders of the deck each move wins; and whether the scenario can be won at all, as far as the search tells."""
        if thought.steps[-1] == FINISH:
            return (Advice(thought.steps, self.said(thought.steps, view), (Text("coach-solo-won"),)),)
        hope = max(option.value for option in thought.options)
        status = Text("coach-solo-open" if hope > 0 else "coach-solo-lost")
        advices = []
        for option in different(self, thought.options, view):
            wins = round(option.value * option.tries)
            figures = (Text("coach-solo-wins", {"wins": wins, "tries": option.tries}),) if thought.worlds > 1 and hope > 0 else ()
            tried = Text("coach-solo-tried", {"count": thought.worlds}) if thought.worlds > 1 and not figures else None
            why = (*figures, status, *reasons.extras(option.steps))
            advices.append(Advice(option.steps, self.said(option.steps, view), why[:SENTENCES], tried))
        return tuple(advices)

    def _drafting(self, view: View, thought: Thought) -> tuple[Advice, ...]:
        """Here the figures are what landscapes are worth, learned from many games."""
        first, *others = thought.options[:MOST]
        lead = first.value - others[0].value if others else 0.0
        why = Text("coach-draft-best", {"points": max(1, round(lead))}) if lead >= HARDLY else Text("coach-draft-equal")
        best = Advice(first.steps, self.said(first.steps, view), (why,))
        return (best, *(Advice(one.steps, self.said(one.steps, view), (behind(first.value - one.value),)) for one in others))

    # -------------------------------------------------------------- words of the coach

    def said(self, steps: tuple[Step, ...], view: View) -> Text:
        return wording.said(steps, view)

    def special(self, steps: tuple[Step, ...], view: View) -> Sequence[Special]:
        return reasons.special(steps)

    def remarks(self, steps: tuple[Step, ...], view: View) -> Sequence[Text]:
        return reasons.remarks(steps, view)

    def missed(self, steps: tuple[Step, ...], view: View) -> Text:
        return reasons.missed(steps, view)


def _weights(s: State, sight: Sight) -> Weights:
    return (COUNTING if sight.counts else PLAIN)[len(s.players)]


def _judge(s: State, sight: Sight) -> Judge:
    return Judge(s, _weights(s, sight), sight.regard)


def _candidates(rated: list[Rated]) -> list[Candidate]:
    return [Candidate(one.line.steps, one.value, one.line.turned) for one in rated]


BRAIN = MomijiBrain()
