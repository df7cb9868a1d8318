"""Thinking in another process: it answers, hurries, is cancelled at once, and may be killed."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import monotonic

import pytest

from momiji.ai.thought import Deadline, Thought
from momiji.ai.worker import Asked, ThoughtFailed, Worker, WorkerDied
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import deal
from momiji.games.momiji.rules.view import View

LONG = 600.0  # seconds that pass only where something is wrong: a busy machine is none


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def a_view() -> View:
    state = MOMIJI.start(deal(("Aki", "Jana"), 4))
    return MOMIJI.view(state, state.current)


def test_it_answers_what_is_legal(worker: Worker) -> None:
    thought = worker.ask("momiji", a_view(), "gardener", 1).wait(LONG)
    assert thought is not None
    assert MOMIJI.refuse(MOMIJI.imagine(a_view(), Random(1)), thought.steps[0]) is None


def test_move_now_brings_an_answer_soon(worker: Worker) -> None:
    asked = worker.ask("momiji", a_view(), "sage", 1, seconds=LONG)
    asked.move_now()
    thought = asked.wait(LONG / 2)
    assert thought is not None
    assert thought.steps


def test_cancelling_does_not_wait_and_the_next_question_is_answered(worker: Worker) -> None:
    asked = worker.ask("momiji", a_view(), "sage", 1, seconds=LONG)
    begun = monotonic()
    asked.cancel()
    assert monotonic() - begun < LONG / 10
    assert asked.poll() is None
    assert worker.ask("momiji", a_view(), "sprout", 1).wait(LONG) is not None
    assert worker.restarts == 0


def test_a_killed_worker_is_noticed_and_replaced(worker: Worker) -> None:
    asked = worker.ask("momiji", a_view(), "sage", 1, seconds=LONG)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM)
    with pytest.raises(WorkerDied):
        asked.wait(LONG)
    before = worker.restarts
    assert before == 1
    assert worker.ask("momiji", a_view(), "gardener", 1).wait(LONG) is not None


def test_a_worker_killed_between_questions_is_replaced_silently(worker: Worker) -> None:
    assert worker.ask("momiji", a_view(), "sprout", 1).wait(LONG) is not None
    restarts, pid = worker.restarts, worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM)
    assert worker._process is not None
    worker._process.join(LONG)
    assert worker.ask("momiji", a_view(), "sprout", 1).wait(LONG) is not None
    assert worker.restarts == restarts + 1
    assert worker.pid != pid


def test_what_goes_wrong_in_there_is_told(worker: Worker) -> None:
    with pytest.raises(KeyError):
        worker.ask("momiji", a_view(), "nobody", 1, seconds=1.0).wait(LONG)


class Odd(Exception):
    """Can be packed but not unpacked: it wants two words and gets one."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first + second)


class Tied(Exception):
    """Cannot even be packed."""

    def __init__(self) -> None:
        super().__init__("tied to a lock")
        self.lock = threading.Lock()


def goes_wrong(kind: str, *, deadline: Deadline) -> object:
    if kind == "odd":
        raise Odd("odd ", "one")
    if kind == "tied":
        raise Tied
    return threading.Lock()


@pytest.mark.parametrize(("kind", "words"), [("odd", "Odd: odd one"), ("tied", "Tied: tied to a lock"), ("answer", "pickle")])
def test_an_error_that_cannot_be_sent_is_told_in_words(worker: Worker, kind: str, words: str) -> None:
    with pytest.raises((ThoughtFailed, TypeError), match=words):
        worker._begin(partial(goes_wrong, kind), 1.0).wait(LONG)
    restarts = worker.restarts
    assert worker.ask("momiji", a_view(), "sprout", 1).wait(LONG) is not None
    assert worker.restarts == restarts


@pytest.mark.skipif(os.name != "posix", reason="only there a process can be stopped in its tracks")
def test_a_stopped_worker_keeps_nobody_waiting(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped wherever it may be: asked to hurry, asked again, cancelled, given up, and closed. No call may wait for it."""
    calls: dict[str, Callable[[Asked[Thought]], object]] = {
        "hurry": lambda asked: asked.move_now(),
        "again": lambda asked: worker.ask("momiji", a_view(), "sprout", 1),
        "cancel": lambda asked: asked.cancel(),
        "close": lambda asked: worker.close(),
    }
    monkeypatch.setattr("momiji.ai.worker._PATIENCE", LONG)
    for call in calls.values():
        asked = worker.ask("momiji", a_view(), "sage", 1, seconds=LONG)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        begun = monotonic()
        call(asked)
        assert monotonic() - begun < LONG / 4
    asked = worker.ask("momiji", a_view(), "sage", 1, seconds=0.0)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    monkeypatch.setattr(worker, "_overdue", monotonic() - 1)
    with pytest.raises(WorkerDied):
        asked.wait(LONG)
    assert worker.ask("momiji", a_view(), "sprout", 1).wait(LONG) is not None
