"""What a computer player is told about itself, and what it answers: the steps it wants to take, and the figures behind them."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from momiji.core.text import Text

by_value: Final = attrgetter("value")
Deadline = Callable[[], bool]  # true when it is time to answer
Steps = tuple[Any, ...]  # of whichever game is played


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a level searches; the numbers are limits, the deadline may come first."""

    lines: int
    playouts: int
    turns: int = 200  # of a playout, before the position is evaluated
    careful: bool = False  # whether these turns are played with all their lines looked at, or quickly
    trust: float = 0.1  # how much the evaluation at the root counts beside the playouts
    width: int = 2  # alone: positions looked at for each line and each card of the deck turned; in the open: ways followed from each
    regard: float = 1.0  # in the open: how much the others' points count beside one's own
    exact: bool = False  # in the open: whether every line is followed to what it is worth, or the worse ones only until they are that
    worlds: int = 10  # alone: orders of the deck that are solved


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a player sees what a position is worth."""

    regard: float = 1.0  # how much the others' points count beside its own
    counts: bool = True  # whether it counts what is still to come, or looks only at what lies on the table


KEEN = Sight()


@dataclass(slots=True)
class Candidate:
    """A line of a turn with what it seems worth, in points ahead of the others."""

    steps: Steps
    value: float
    turned: bool = False  # its last step brings something to light that nobody knew, so what follows is decided afterwards


@dataclass(frozen=True, slots=True)
class Move:
    """A way to take the turn, as far as nothing unknown comes to light."""

    steps: Steps
    value: float  # points more than the others at the end of the game; alone: the chance to win, from 0 to 1
    tries: int = 1  # how many imagined games or positions the value was made from
    points: float = 0.0  # with others: the plain margin in points, while `value` makes less of wide ones
    error: float = 0.0  # the standard error of that margin, where it was made from imagined games


@dataclass(frozen=True, slots=True)
class Thought:
    """The options, best first. When `steps` bring something to light or end within a turn, ask again with the new view."""

    options: tuple[Move, ...]
    worlds: int = 1
    playouts: int = 0

    @property
    def steps(self) -> Steps:
        return self.options[0].steps


@dataclass(frozen=True, slots=True)
class Advice:
    """A move the coach names: what to do, and why in sentences made from the search's own figures."""

    steps: Steps
    what: Text
    why: tuple[Text, ...] = ()
    tried: Text | None = None  # what the figures rest on
    points: float | None = None  # ahead of the others, where the search counted them
    error: float = 0.0  # its standard error, where it was made from imagined games
    chance: float | None = None  # to win, from 0 to 1


@dataclass(frozen=True, slots=True)
class Fared:
    """How a position came out when what nobody knows was dealt anew, again and again."""

    deals: int
    ahead: float  # points, on average
    won: int
