"""What a computer player answers: the steps it wants to take, and the figures behind them."""

from collections.abc import Callable
from dataclasses import dataclass

from momiji.core.text import Text
from momiji.games.momiji.rules.steps import Step

Deadline = Callable[[], bool]  # true when it is time to answer


@dataclass(frozen=True, slots=True)
class Option:
    """A way to take the turn, as far as no unknown card is turned."""

    steps: tuple[Step, ...]
    value: float  # points more than the others at the end of the game; alone: the chance to win, from 0 to 1
    tries: int = 1  # how many imagined games or positions the value was made from
    points: float = 0.0  # with others: the plain margin in points, while `value` makes less of wide ones


@dataclass(frozen=True, slots=True)
class Thought:
    """The options, best first. When `steps` turn a card or end within a turn, ask again with the new view."""

    options: tuple[Option, ...]
    worlds: int = 1
    playouts: int = 0

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.options[0].steps


@dataclass(frozen=True, slots=True)
class Advice:
    """A move the coach names: what to do, and why in sentences made from the search's own figures."""

    steps: tuple[Step, ...]
    what: Text
    why: tuple[Text, ...] = ()
    tried: Text | None = None  # what the figures rest on
