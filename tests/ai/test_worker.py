"""Thinking in another process: it answers, hurries, is cancelled at once, and may be killed."""

import os
import signal
from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest

from momiji.ai.worker import Worker, WorkerDied
from momiji.games.momiji.rules import MOMIJI
from momiji.games.momiji.setup import deal
from momiji.games.momiji.view import View

LONG = 60.0


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def a_view() -> View:
    state = MOMIJI.start(deal(("Aki", "Jana"), 4))
    return MOMIJI.view(state, state.current)


def test_it_answers_what_is_legal(worker: Worker) -> None:
    thought = worker.ask(a_view(), "gardener", 1).wait(LONG)
    assert thought is not None
    assert MOMIJI.refuse(MOMIJI.imagine(a_view(), Random(1)), thought.steps[0]) is None


def test_move_now_brings_an_answer_soon(worker: Worker) -> None:
    asked = worker.ask(a_view(), "sage", 1, seconds=LONG)
    asked.move_now()
    thought = asked.wait(LONG / 2)
    assert thought is not None
    assert thought.steps


def test_cancelling_does_not_wait_and_the_next_question_is_answered(worker: Worker) -> None:
    asked = worker.ask(a_view(), "sage", 1, seconds=LONG)
    begun = monotonic()
    asked.cancel()
    assert monotonic() - begun < LONG / 10
    assert asked.poll() is None
    assert worker.ask(a_view(), "sprout", 1).wait(LONG) is not None
    assert worker.restarts == 0


def test_a_killed_worker_is_noticed_and_replaced(worker: Worker) -> None:
    asked = worker.ask(a_view(), "sage", 1, seconds=LONG)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM)
    with pytest.raises(WorkerDied):
        asked.wait(LONG)
    before = worker.restarts
    assert before == 1
    assert worker.ask(a_view(), "gardener", 1).wait(LONG) is not None


def test_a_worker_killed_between_questions_is_replaced_silently(worker: Worker) -> None:
    assert worker.ask(a_view(), "sprout", 1).wait(LONG) is not None
    restarts, pid = worker.restarts, worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM)
    assert worker._process is not None
    worker._process.join(LONG)
    assert worker.ask(a_view(), "sprout", 1).wait(LONG) is not None
    assert worker.restarts == restarts + 1
    assert worker.pid != pid


def test_what_goes_wrong_in_there_is_told(worker: Worker) -> None:
    with pytest.raises(KeyError):
        worker.ask(a_view(), "nobody", 1, seconds=1.0).wait(LONG)
