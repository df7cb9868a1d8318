"""When thinking elsewhere does not work: the game goes on, the log tells it, and no error gets as far as the window."""

from pathlib import Path
from time import sleep
from typing import Any

import pytest

from momiji.ai import worker
from momiji.games.momiji.brain.game import MomijiBrain
from momiji.i18n import LANGUAGES, translator
from momiji.playing.coach import Coach
from momiji.playing.opponents import TRIES, Opponents
from momiji.playing.session import CRESTS, Choices, Seat, Session, Taken
from momiji.playing.thinkers import Thinkers
from tests.ai.mishaps import dies_at_once, stumbles

PATIENCE = 3000  # looks of a hundredth of a second each


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    return tmp_path


def against(level: str) -> Session:
    return Session.begin(Choices("momiji", (Seat("Aki", CRESTS[0]), Seat("Jana", CRESTS[1], level)), "trouble", first=1))


def first_step(session: Session, minds: Thinkers) -> Taken:
    """What the computer does, polled as a window does it."""
    opponents = Opponents(session, minds)
    try:
        for _ in range(PATIENCE):
            taken = opponents.step()
            if taken is not None:
                return taken
            sleep(0.01)
    finally:
        minds.close()
    raise AssertionError("the computer never moved")


def told(session: Session) -> list[str]:
    texts = [text for line in session.log for text in line.texts]
    for language in LANGUAGES:
        assert not any("{" in translator(language).text(text) for text in texts)
    return [text.key for text in texts]


def logs(home: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in (home / "logs").glob("*.txt"))


def test_a_process_that_dies_at_once_is_given_up_after_a_few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "serve", dies_at_once)
    started, begin = [], worker.Worker._begin

    def counted(self: worker.Worker, work: Any, seconds: float) -> Any:
        started.append(work)
        return begin(self, work, seconds)

    monkeypatch.setattr(worker.Worker, "_begin", counted)
    session = against("sage")
    first_step(session, Thinkers())
    assert len(started) == TRIES
    assert "log-no-thinker" in told(session)


def cannot_start(*_: object) -> None:
    raise OSError("no more processes")


def test_where_no_process_can_be_started_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker.Worker, "_ensure", cannot_start)
    session = against("gardener")
    first_step(session, Thinkers())
    assert "log-no-thinker" in told(session)


def test_an_error_in_the_other_process_is_put_down_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setattr(worker, "_think", stumbles)
    session = against("sage")
    first_step(session, Thinkers())
    assert "log-thinker-failed" in told(session)
    assert "ZeroDivisionError: a thought went wrong" in logs(home)
    assert "in stumbles" in logs(home)  # where it happened, in the other process


def test_even_the_quickest_level_may_fail(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setattr(worker, "_think", stumbles)
    monkeypatch.setattr(MomijiBrain, "glanced", stumbles)
    session = against("sage")
    first_step(session, Thinkers())
    assert logs(home).count("a thought went wrong") >= 2


def test_a_coach_that_stumbles_is_silent(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setattr(worker, "_advise", stumbles)
    session = Session.begin(Choices("momiji", (Seat("Aki", CRESTS[0]), Seat("Jana", CRESTS[1])), "trouble", first=0))
    minds = Thinkers()
    coach = Coach(session, minds)
    try:
        coach.ask(0)
        for _ in range(PATIENCE):
            if coach.look():
                break
            sleep(0.01)
    finally:
        minds.close()
    assert coach.silent
    assert "a thought went wrong" in logs(home)
