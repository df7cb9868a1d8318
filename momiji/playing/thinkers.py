"""The computer players and the coach as the table asks them: their thoughts come from processes of their own."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from momiji.ai.levels import LEVELS
from momiji.ai.thought import Advice, Fared, Steps, Thought
from momiji.ai.weighing import Weighed
from momiji.ai.worker import Asked, Worker, WorkerDied
from momiji.core.text import Text

from .minds import put_down

LEVEL_NAMES = tuple(LEVELS)
T = TypeVar("T")


class AskedMove:
    def __init__(self, asked: Asked[Thought]) -> None:
        self._asked = asked

    def steps(self) -> Steps | None:
        try:
            thought = self._asked.poll()
        except WorkerDied:
            return ()  # asked again, of a new process
        return None if thought is None else thought.steps

    def hurry(self) -> None:
        self._asked.move_now()

    def cancel(self) -> None:
        self._asked.cancel()


class AskedCoach(Generic[T]):
    """Something the coach was asked; if that goes wrong there is simply no answer, and one may ask again."""

    def __init__(self, ask: Callable[[], Asked[T]]) -> None:
        self._asked: Asked[T] | None = None
        try:
            self._asked = ask()
        except OSError as error:  # no process can be started
            put_down(error)

    @property
    def ready(self) -> bool:
        try:
            return self._asked is None or self._asked.answered
        except WorkerDied:
            self._asked = None
        except Exception as error:
            self._asked = None
            put_down(error)
        return True

    @property
    def answer(self) -> T | None:
        return None if self._asked is None else self._asked.poll()

    def cancel(self) -> None:
        if self._asked is not None:
            self._asked.cancel()


class Thinkers:
    """One worker for all computer seats, as only one of them thinks at a time, and one for the coach, who may think beside them."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._coach = Worker()

    def ask(self, game: str, view: Any, level: str, seed: str) -> AskedMove:
        return AskedMove(self._worker.ask(game, view, level, seed))

    def advise(self, game: str, view: Any, seed: str) -> AskedCoach[tuple[Advice, ...]]:
        return AskedCoach(lambda: self._coach.advise(game, view, seed))

    def fares(self, game: str, view: Any, seat: int, seed: str) -> AskedCoach[Fared]:
        return AskedCoach(lambda: self._coach.fares(game, view, seat, seed))

    def review(self, game: str, view: Any, steps: Steps, seed: str) -> AskedCoach[Text | None]:
        return AskedCoach(lambda: self._coach.review(game, view, steps, seed))

    def weigh(self, game: str, view: Any, steps: Steps, seed: str) -> AskedCoach[Weighed]:
        return AskedCoach(lambda: self._coach.weigh(game, view, steps, seed))

    @property
    def pid(self) -> int | None:
        """The process in which the computer players think."""
        return self._worker.pid

    def close(self) -> None:
        self._worker.close()
        self._coach.close()
