"""The computer players as the table asks them: their thoughts come from a process of its own."""

from momiji.ai.levels import LEVELS
from momiji.ai.worker import Asked, Worker, WorkerDied
from momiji.games.momiji.steps import Step
from momiji.games.momiji.view import View

LEVEL_NAMES = tuple(LEVELS)


class Question:
    def __init__(self, asked: Asked) -> None:
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


class Thinkers:
    """One worker process for all computer seats: only one of them thinks at a time."""

    def __init__(self) -> None:
        self._worker = Worker()

    def ask(self, view: View, level: str, seed: str) -> Question:
        return Question(self._worker.ask(view, level if level in LEVELS else "gardener", seed))

    def close(self) -> None:
        self._worker.close()
