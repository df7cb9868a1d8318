"""Those who think elsewhere, computer players and the coach, as a game asks them; and what is done when thinking goes wrong."""

from typing import Any, Protocol, TypeVar

from momiji.ai.thought import Advice, Fared, Steps
from momiji.ai.weighing import Weighed
from momiji.core.text import Text
from momiji.store import crash

from .keeping import now_here
from .session import Session

T_co = TypeVar("T_co", covariant=True)


class Thinking(Protocol):
    """A move that is thought about."""

    def steps(self) -> Steps | None:
        """The answer, if there is one; empty when nobody will answer and it should be asked again. Raises what went wrong in thinking."""

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...


class Asking(Protocol[T_co]):
    """Something the coach was asked."""

    @property
    def ready(self) -> bool: ...

    @property
    def answer(self) -> T_co | None:
        """What came of it, once it is ready; None also when nobody answered."""

    def cancel(self) -> None: ...


class Minds(Protocol):
    def ask(self, game: str, view: Any, level: str, seed: str) -> Thinking: ...

    def advise(self, game: str, view: Any, seed: str) -> Asking[tuple[Advice, ...]]: ...

    def review(self, game: str, view: Any, steps: Steps, seed: str) -> Asking[Text | None]: ...

    def weigh(self, game: str, view: Any, steps: Steps, seed: str) -> Asking[Weighed]: ...


class StudyMinds(Protocol):
    """What a study asks."""

    def advise(self, game: str, view: Any, seed: str) -> Asking[tuple[Advice, ...]]: ...

    def fares(self, game: str, view: Any, seat: int, seed: str) -> Asking[Fared]: ...


def put_down(error: Exception, session: Session | None = None) -> None:
    """An error while somebody thought goes into the log file, with the game if one is at hand; the game goes on."""
    crash.write(error, None if session is None else session.record(), now_here())
