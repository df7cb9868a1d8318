"""How computers play Pairs: what lies counts, what is held may still become a pair."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from momiji.ai.brain import Brain, Special
from momiji.ai.thought import KEEN, Effort, Sight
from momiji.core.text import Text

from .rules import RULES, State, Step, View, box

_AHEAD = Effort(lines=4, playouts=16, turns=2)
_HOPE = 0.3  # of its number: what a single card is worth as long as there is something to draw


class PairsBrain(Brain[State, Step, View]):
    rules = RULES
    wide = 10.0
    efforts: ClassVar = {"master": dict.fromkeys(RULES.seats, _AHEAD), "sage": dict.fromkeys(RULES.seats, replace(_AHEAD, careful=True))}

    def points(self, s: State, sight: Sight = KEEN) -> list[float]:
        return [sum(player.laid) + self._held(s, player.hand, sight) for player in s.players]

    def _held(self, s: State, hand: list[int], sight: Sight) -> float:
        if s.over:
            return 0.0
        hope = _HOPE if sight.counts and s.deck else 0.0
        return sum(number * (0.9 * (count // 2) + hope * (count % 2)) for number, count in Counter(hand).items())

    def left(self, s: State) -> float:
        return len(s.deck) / len(box(s.options))

    def said(self, steps: tuple[Step, ...], view: View) -> Text:
        laid = [step.removeprefix("lay ") for step in steps if step.startswith("lay ")]
        return Text("toy-do-lay", {"numbers": tuple(laid)}) if laid else Text(f"toy-do-{steps[0]}")

    def special(self, steps: tuple[Step, ...], view: View) -> Sequence[Special]:
        return [("toy-pair-now", _lays, {})] if _lays(steps) else []


def _lays(steps: tuple[Step, ...]) -> bool:
    return any(step.startswith("lay ") for step in steps)


BRAIN = PairsBrain()
