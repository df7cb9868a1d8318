"""The computer players and the coach as the table asks them: their thoughts come from processes of their own."""

from typing import Generic, TypeVar

from momiji.ai.levels import LEVELS
from momiji.ai.thought import Advice, Thought
from momiji.ai.worker import Asked, Worker, WorkerDied
from momiji.core.text import Text
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.rules.view import View

LEVEL_NAMES = tuple(LEVELS)
T = TypeVar("T")


class Question:
    def __init__(self, asked: Asked[Thought]) -> None:
        self._asked = asked

    def steps(self) -> tuple[Step, ...] | None:
        try:
            thought = self._asked.poll()
        except WorkerDied:
            return ()  # asked again, of a new process
        return None if thought is None else thought.steps

    def hurry(self) -> None:
        self._asked.move_now()

    def cancel(self) -> None:
        self._asked.cancel()


class Request(Generic[T]):
    """Something the coach was asked; if the process dies there is simply no answer, and one may ask again."""

    def __init__(self, asked: Asked[T]) -> None:
        self._asked = asked
        self._lost = False

    @property
    def ready(self) -> bool:
        try:
            return self._lost or self._asked.answered
        except WorkerDied:
            self._lost = True
            return True

    @property
    def answer(self) -> T | None:
        return None if self._lost else self._asked.poll()

    def cancel(self) -> None:
        self._asked.cancel()


class Thinkers:
    """One worker for all computer seats, as only one of them thinks at a time, and one for the coach, who may think beside them."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._coach = Worker()

    def ask(self, view: View, level: str, seed: str) -> Question:
        return Question(self._worker.ask(view, level if level in LEVELS else "gardener", seed))

    def advise(self, view: View, seed: str) -> Request[tuple[Advice, ...]]:
        return Request(self._coach.advise(view, seed))

    def review(self, view: View, steps: tuple[Step, ...], seed: str) -> Request[Text | None]:
        return Request(self._coach.review(view, steps, seed))

    @property
    def pid(self) -> int | None:
        """The process in which the computer players think."""
        return self._worker.pid

    def close(self) -> None:
        self._worker.close()
        self._coach.close()
