"""What a game has to be able to do. Windows, computer players and saves know games only through this."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from .events import Event, Seat
from .outcome import Outcome, Standing, Turn
from .setup import Option
from .text import Refusal, Text


class Dealt(Protocol):
    """A set-up: a frozen dataclass; what else it holds is the game's own affair."""

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def first_player(self) -> Seat: ...

    @property
    def options(self) -> Sequence[str]:
        """With which it would be dealt."""


Setup = TypeVar("Setup", bound=Dealt)
S = TypeVar("S")  # the full state
A = TypeVar("A")  # a step
V = TypeVar("V", covariant=True)  # what one seat may know


class Rules(Protocol[Setup, S, A, V]):
    name: str
    seats: range  # how many may play
    secret: bool  # whether players have anything to hide from one another
    options: tuple[Option, ...]

    def deal(self, names: Sequence[str], seed: int | str, options: Sequence[str] = (), first: Seat | None = None) -> Setup:
        """The same for the same seed on every machine; `first` None: chance decides who begins. Raises Impossible."""

    def start(self, setup: Setup, out: list[Event] | None = None) -> S: ...

    def actor(self, s: S) -> Seat | None:
        """Whose step it is; None when the game is over."""

    def turn(self, s: S) -> Turn: ...

    def outcome(self, s: S) -> Outcome | None:
        """None until the game is over."""

    def standing(self, s: S) -> Standing: ...

    def legal(self, s: S) -> Sequence[A]:
        """Every legal step once, in a stable order."""

    def refuse(self, s: S, a: A) -> Refusal | None:
        """None for a legal step, else the reason and the rule."""

    def apply(self, s: S, a: A, out: list[Event] | None = None) -> S:
        """The next state; the given one stays as it is."""

    def advance(self, s: S, a: A) -> None:
        """The same in place and without events, for search and simulation."""

    def irrevocable(self, before: S, after: S) -> bool:
        """The step between the two showed something hidden or passed the turn on, so it cannot be taken back."""

    def view(self, s: S, seat: Seat | None) -> V: ...

    def imagine(self, v: Any, rng: Random) -> S:
        """A full state consistent with what a seat knows."""

    def pieces(self, s: S) -> Sequence[str]:
        """Everything that can never be lost, each piece once for each place it is in."""

    def encode(self, a: A) -> str: ...

    def decode(self, text: str) -> A:
        """Every string gives a step; what cannot be read gives one that is refused."""

    def read_setup(self, data: dict[str, Any]) -> Setup:
        """The game's own part of a record. Raises Impossible for what the rules could not give."""

    def write_setup(self, setup: Setup) -> dict[str, Any]: ...

    def position(self, s: S) -> dict[str, Any]:
        """Everything, nothing hidden, as `replay --json` prints it: for checking, not for players' eyes."""

    def tell(self, before: S, step: A, events: Iterable[Event]) -> Iterator[Text]:
        """A step and what came of it, in sentences; give redacted events to tell it to others."""

    def closing(self, s: S) -> Iterator[Text]:
        """The end of the game, in sentences."""
