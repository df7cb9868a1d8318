"""Positions that are no turn of points against others: the draft, and a scenario played alone."""

from dataclasses import dataclass
from random import Random

from momiji.ai.brain import AnyBrain
from momiji.ai.coach import HARDLY, MOST, SENTENCES, behind, different
from momiji.ai.levels import effort_of, only_step
from momiji.ai.thought import Advice, Deadline, Effort, Thought
from momiji.core.text import Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import FINISH
from momiji.games.momiji.rules.view import View

from . import reasons
from .draft import draft
from .efforts import COACH_ALONE
from .solo import alone
from .weights import COUNTING, PLAIN

_HASTY = 4.0  # points by which Sprout misjudges a landscape


@dataclass(frozen=True, slots=True)
class DraftWay:
    brain: AnyBrain

    def think(self, view: View, level: str, rng: Random, deadline: Deadline, effort: Effort | None) -> Thought:
        _own_turn(view)
        learned = COUNTING if effort_of(self.brain, level, len(view.players)) else PLAIN
        return draft(view, rng, noise=_HASTY if level == "sprout" else 0.0, learned=learned)

    def advise(self, view: View, rng: Random, deadline: Deadline, effort: Effort | None) -> tuple[Advice, ...]:
        """Here the figures are what landscapes are worth, learned from many games."""
        first, *others = draft(view, rng).options[:MOST]
        lead = first.value - others[0].value if others else 0.0
        why = Text("coach-draft-best", {"points": max(1, round(lead))}) if lead >= HARDLY else Text("coach-draft-equal")
        said = self.brain.said
        best = Advice(first.steps, said(first.steps, view), (why,))
        return (best, *(Advice(one.steps, said(one.steps, view), (behind(first.value - one.value),)) for one in others))


@dataclass(frozen=True, slots=True)
class SoloWay:
    brain: AnyBrain

    def think(self, view: View, level: str, rng: Random, deadline: Deadline, effort: Effort | None) -> Thought:
        _own_turn(view)
        budget = effort or effort_of(self.brain, level, len(view.players))
        return only_step(self.brain, MOMIJI.imagine(view, rng)) or alone(view, level, rng, deadline, budget)

    def advise(self, view: View, rng: Random, deadline: Deadline, effort: Effort | None) -> tuple[Advice, ...]:
        """How many imagined orders of the deck each move wins; and whether the scenario can be won at all, as far as the search tells."""
        thought, said = alone(view, "sage", rng, deadline, effort or COACH_ALONE), self.brain.said
        if thought.steps[-1] == FINISH:
            return (Advice(thought.steps, said(thought.steps, view), (Text("coach-solo-won"),)),)
        hope = max(option.value for option in thought.options)
        status = Text("coach-solo-open" if hope > 0 else "coach-solo-lost")
        advices = []
        for option in different(self.brain, thought.options, view):
            wins = round(option.value * option.tries)
            figures = (Text("coach-solo-wins", {"wins": wins, "tries": option.tries}),) if thought.worlds > 1 and hope > 0 else ()
            tried = Text("coach-solo-tried", {"count": thought.worlds}) if thought.worlds > 1 and not figures else None
            why = (*figures, status, *reasons.extras(option.steps))
            advices.append(Advice(option.steps, said(option.steps, view), why[:SENTENCES], tried))
        return tuple(advices)


def _own_turn(view: View) -> None:
    if view.seat != view.current or view.turn.stage == Stage.OVER:
        raise ValueError("it is not this seat's turn")
