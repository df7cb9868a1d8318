"""Thinking in a process of its own: the window asks, looks now and then whether there is an answer, and may hurry or cancel.

The process is spawned, so it works in a packaged program too (which has to call `multiprocessing.freeze_support` first). It may
die or be stopped at any time; the next question starts a new one, and `restarts` tells how often that happened.
"""

import pickle
from contextlib import suppress
from ctypes import c_bool
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawValue
from time import monotonic
from traceback import format_exception
from typing import Any, Generic, Protocol, TypeVar

from momiji import registry
from momiji.core.text import Text

from . import coach, levels
from .thought import Advice, Deadline, Fared, Steps, Thought
from .weighing import Weighed, weigh

_PATIENCE = 1.0  # seconds the system gets to bury a process that was killed
_OVERDUE = 60.0  # seconds beyond its time after which a process that says nothing is given up
_SLACK = 0.9  # share of a level's time that the search may use; the rest is for the last world and the way back


T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Work(Protocol[T_co]):
    """What is to be thought about: a function the other process can find by its name."""

    def __call__(self, *, deadline: Deadline) -> T_co: ...


@dataclass(frozen=True, slots=True)
class Question:
    number: int
    work: Work[Any]
    seconds: float


@dataclass(frozen=True, slots=True)
class Reply:
    """`what` may be nothing: a coach who has nothing to say."""

    number: int
    what: Any = None
    error: Exception | None = None


def _package(game: str) -> str:
    """The other process is told a game's folder: it need not know the same games."""
    return registry.GAMES[registry.check(game)]


def _think(package: str, view: Any, level: str, seed: int | str, *, deadline: Deadline) -> Thought:
    return levels.think(registry.loaded(package, "brain"), view, level, seed, deadline=deadline)


def _advise(package: str, view: Any, seed: int | str, *, deadline: Deadline) -> tuple[Advice, ...]:
    return coach.advise(registry.loaded(package, "brain"), view, seed, deadline=deadline)


def _review(package: str, view: Any, steps: Steps, seed: int | str, *, deadline: Deadline) -> Text | None:
    return coach.review(registry.loaded(package, "brain"), view, steps, seed, deadline=deadline)


def _fares(package: str, view: Any, seat: int, seed: int | str, *, deadline: Deadline) -> Fared:
    return coach.fares(registry.loaded(package, "brain"), view, seat, seed, deadline=deadline)


def _weigh(package: str, view: Any, steps: Steps, seed: int | str, *, deadline: Deadline) -> Weighed:
    """Without a deadline: a review says the same on a slow machine."""
    return weigh(registry.loaded(package, "brain"), view, steps, seed)


class ThoughtFailed(Exception):
    """What went wrong in the other process, in words: the error itself could not be sent."""


def serve(questions: "Connection[Reply, Question | None]", hurry: c_bool) -> None:
    """The worker's life: answer questions until there are no more."""
    while True:
        try:
            question = questions.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if question is None:
            return
        try:
            answer = Reply(question.number, question.work(deadline=_Deadline(question.seconds, hurry)))
        except KeyboardInterrupt:
            return
        except Exception as error:  # the window must learn of it, whatever it is
            answer = Reply(question.number, error=_sendable(error))
        try:
            questions.send(answer)
        except OSError:
            return
        except Exception as error:  # an answer nobody can send is an error too
            questions.send(Reply(question.number, error=_sendable(error)))


def _sendable(error: Exception) -> Exception:
    """With where it happened, which would stay behind. Many errors can be packed but not unpacked, or neither."""
    told = "".join(format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = ThoughtFailed(f"{type(error).__name__}: {error}")
    error.add_note(told)
    return error


class _Deadline:
    """Time is up, or somebody is in a hurry."""

    def __init__(self, seconds: float, hurry: c_bool) -> None:
        self._until = monotonic() + seconds
        self._hurry = hurry

    def __call__(self) -> bool:
        return monotonic() >= self._until or self._hurry.value


class Asked(Generic[T]):
    """A question under way."""

    def __init__(self, worker: "Worker", number: int) -> None:
        self._worker = worker
        self._number = number
        self._answer: Reply | None = None
        self._dropped = False

    @property
    def answered(self) -> bool:
        """Whether there is an answer. Raises WorkerDied when nobody will answer any more, and what went wrong if thinking did."""
        if self._answer is None and not self._dropped:
            self._answer = self._worker._answer_to(self._number)
            if self._answer is not None and self._answer.error is not None:
                raise self._answer.error
        return self._answer is not None

    def poll(self) -> T | None:
        """The answer if there is one; raises as `answered` does."""
        return self._answer.what if self.answered and self._answer is not None else None

    def wait(self, seconds: float) -> T | None:
        """For commands and tests: `poll` for at most so long."""
        until = monotonic() + seconds
        while not self.answered and not self._dropped and monotonic() < until:
            self._worker._rest(0.02)
        return self.poll()

    def move_now(self) -> None:
        """Reply with the best found so far."""
        self._worker._hurry_up(self._number)

    def cancel(self) -> None:
        """Nobody wants the answer any more; the process ends at once."""
        if not self._dropped and self._answer is None:
            self._dropped = True
            self._worker._drop(self._number)


class WorkerDied(Exception):
    """The process ended before it answered; ask again."""


class Worker:
    """One process that thinks about one question at a time."""

    def __init__(self) -> None:
        self._context = get_context("spawn")
        self._process: SpawnProcess | None = None
        self._line: Connection[Question | None, Reply] | None = None
        self._hurry = RawValue(c_bool, False)  # without a lock, which a process that is stopped or killed might hold for ever
        self._number = 0
        self._overdue = 0.0
        self._busy = False
        self.restarts = 0  # how often a dead process had to be replaced

    def ask(self, game: str, view: Any, level: str, seed: int | str, *, seconds: float | None = None) -> Asked[Thought]:
        """Begin to think about a move; `seconds` takes the place of the level's own time."""
        if seconds is None:
            seconds = levels.LEVELS[level].seconds * _SLACK if level != levels.RANDOM else 1.0
        return self._begin(partial(_think, _package(game), view, level, seed), seconds)

    def advise(self, game: str, view: Any, seed: int | str, *, seconds: float = coach.SECONDS) -> Asked[tuple[Advice, ...]]:
        """Begin to think about what to advise."""
        return self._begin(partial(_advise, _package(game), view, seed), seconds)

    def review(self, game: str, view: Any, steps: Steps, seed: int | str, *, seconds: float = coach.SECONDS) -> Asked[Text | None]:
        """Begin to think about a turn that is over."""
        return self._begin(partial(_review, _package(game), view, steps, seed), seconds)

    def fares(self, game: str, view: Any, seat: int, seed: int | str, *, seconds: float = coach.SECONDS) -> Asked[Fared]:
        """Begin to deal anew what nobody knows."""
        return self._begin(partial(_fares, _package(game), view, seat, seed), seconds)

    def weigh(self, game: str, view: Any, steps: Steps, seed: int | str) -> Asked[Weighed]:
        """Begin to find out what a turn of a finished game was worth."""
        return self._begin(partial(_weigh, _package(game), view, steps, seed), _OVERDUE)

    def _begin(self, work: Work[T], seconds: float) -> Asked[T]:
        """An older question is dropped."""
        if self._busy:
            self._end_process()
        self._ensure()
        assert self._line is not None
        self._number += 1
        self._hurry.value = False
        self._overdue = monotonic() + seconds + _OVERDUE
        question = Question(self._number, work, seconds)
        try:
            self._line.send(question)
        except (BrokenPipeError, OSError):
            self._process_lost()
            self._ensure()
            self._line.send(question)
        self._busy = True
        return Asked(self, self._number)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def close(self) -> None:
        """End the process; a later question starts a new one."""
        self._end_process()

    def _ensure(self) -> None:
        if self._process is not None and not self._process.is_alive():
            self._process_lost()
        if self._process is None:
            self._line, other = self._context.Pipe()
            self._hurry = RawValue(c_bool, False)
            self._process = self._context.Process(target=serve, args=(other, self._hurry), daemon=True, name="momiji-thinks")
            self._process.start()
            other.close()

    def _process_lost(self) -> None:
        self.restarts += 1
        self._end_process()

    def _end_process(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        self._busy = False
        if line is not None:
            with suppress(OSError):
                line.close()
        if process is not None:
            process.kill()  # it has nothing to put in order, and one that is stopped hears nothing else
            process.join(_PATIENCE)
            with suppress(ValueError):  # still not gone: the system will see to it
                process.close()

    def _answer_to(self, number: int) -> Reply | None:
        if number != self._number or self._line is None or self._process is None:
            raise WorkerDied
        try:
            if self._line.poll():
                answer = self._line.recv()
                if answer.number == number:
                    self._busy = False
                    return answer
        except Exception as error:  # the line is broken, or what came over it is
            self._process_lost()
            raise WorkerDied from error
        if monotonic() > self._overdue or (not self._process.is_alive() and not self._line.poll()):
            self._process_lost()
            raise WorkerDied
        return None

    def _rest(self, seconds: float) -> None:
        if self._line is not None:
            with suppress(OSError):
                self._line.poll(seconds)

    def _hurry_up(self, number: int) -> None:
        if number == self._number:
            self._hurry.value = True

    def _drop(self, number: int) -> None:
        if number == self._number and self._busy:
            self._end_process()
