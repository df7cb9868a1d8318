"""Computers at the table: they may be hurried, are forgotten at once when nobody waits for them, and may be killed."""

import multiprocessing
import os
import signal
from time import monotonic

import pygame

from momiji.core.text import Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.steps import Play, PlayNew
from momiji.playing.session import CRESTS, Seat, Session
from momiji.playing.thinkers import Thinkers
from momiji.ui.app import App
from momiji.ui.stack import Quit, Reset
from momiji.ui.table.coach.scene import CoachedTable
from momiji.ui.table.flow import Exits, Flow
from momiji.ui.table.scene import TableScene
from tests.choosing import momiji_choices
from tests.ui import stage
from tests.ui.test_coach import sit_down
from tests.ui.test_whole_games import NAMES

DEADLY = getattr(signal, "SIGKILL", signal.SIGTERM)  # on Windows every signal is


def against_a_sage(app: App, minds: Thinkers) -> Session:
    """A person looks on while a sage begins the game."""
    session = Session.begin(momiji_choices((Seat(NAMES[0], CRESTS[0]), Seat(NAMES[1], CRESTS[1], "sage")), "sage", first=1))

    def elsewhere(*_: object) -> TableScene:
        raise AssertionError("nobody asked to leave")

    exits = Exits(elsewhere, elsewhere, elsewhere, minds, lambda _: Text("message-ok"), lambda _: "", lambda *_: "")
    app.start(Flow(app.services, session, exits).opening())
    stage.until(app, lambda: minds.pid is not None)
    return session


def alive(pid: int) -> bool:
    return pid in {child.pid for child in multiprocessing.active_children()}


def test_a_killed_process_is_replaced_and_the_log_tells_it() -> None:
    with stage.staged() as app:
        minds = Thinkers()
        session = against_a_sage(app, minds)
        killed = minds.pid
        assert killed is not None
        os.kill(killed, DEADLY)
        stage.until(app, lambda: minds.pid not in (None, killed))
        stage.press(app, pygame.K_RETURN)  # decide now: the test need not wait for a sage
        stage.until(app, lambda: bool(session.taken))
        assert [text.key for text in session.log[0].texts].count("log-new-thinker") == 1
        assert app.services.say.text(session.log[0].texts[0]).startswith("The computer players")
        minds.close()


def test_enter_makes_a_thinking_computer_decide() -> None:
    """The sage would think for seconds; hurried it answers with what it has."""
    with stage.staged() as app:
        minds = Thinkers()
        session = against_a_sage(app, minds)
        assert isinstance(app.stack.top, TableScene)
        hurry = app.stack.top.picture.show.primary
        assert hurry is not None
        assert hurry.action == "hurry"
        stage.press(app, pygame.K_RETURN)
        stage.until(app, lambda: bool(session.taken))
        minds.close()


def test_leaving_the_table_ends_the_thought_at_once() -> None:
    """Quit, another game loaded, a seat changed: whatever takes the table away takes the thought with it."""
    with stage.staged() as app:
        for away in ("quit", "load"):
            minds = Thinkers()
            session = against_a_sage(app, minds)
            pid = minds.pid
            assert pid is not None
            assert alive(pid)
            begun = monotonic()
            app.stack.apply(Quit() if away == "quit" else Reset(sit_down(app, 2, "other", Thinkers()).table))
            assert monotonic() - begun < stage.LONG / 4
            assert minds.pid is None
            assert not alive(pid)
            assert not session.taken


def test_undo_ends_what_the_coach_was_thinking_about() -> None:
    with stage.staged() as app:
        minds = Thinkers()
        someone = sit_down(app, 2, "undo", minds)
        someone.make(next(step for step in MOMIJI.legal(someone.session.state) if isinstance(step, Play | PlayNew)))
        table = someone.table
        assert isinstance(table, CoachedTable)
        stage.press(app, pygame.K_h)
        assert table.coach.thinking
        assert table.paper is not None
        stage.press(app, pygame.K_u)
        stage.wait(app, 0.1)
        assert not someone.session.taken
        assert not table.coach.thinking
        assert table.paper is None
        minds.close()
