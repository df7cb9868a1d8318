"""Nothing secret is read out: with every hidden card and everything still to be drawn exchanged, not one word of a scene changes."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.playing.session import Choices, Session
from momiji.ui.app import App
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.stage import seats
from momiji.ui.table.table import table_of
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.test_whole_games import begin

pytestmark = pytest.mark.usefixtures("unpainted")


def imagined(session: Session, seat: int | None, number: int) -> Any:
    """Another state that this seat cannot tell from the real one."""
    rules: Any = session.rules
    state = rules.imagine(rules.view(session.state, seat), Random(number))
    if session.game == "momiji":
        state.setup = replace(state.setup, goals=session.state.setup.goals)
    return state


def table_words(app: App, session: Session, seat: int) -> list[Any]:
    """Everything that is read to this seat at its table."""
    scene = TableScene(
        app.services,
        table_of(session.game),
        table_of(session.game).desk(session, seat),
        on_menu=lambda: None,
        on_log=lambda: None,
        on_rules=lambda: None,
        on_settings=lambda: None,
    )
    scene.build()
    return [scene.reading.title(), *scene.reading.things()]


def differs(app: App, session: Session, seat: int, number: int, *, knows: int | None) -> bool:
    """Whether this seat hears anything else once all is exchanged that another seat, or nobody, knows."""
    real, state = table_words(app, session, seat), session.state
    session.match.state = imagined(session, knows, number)
    other = table_words(app, session, seat)
    session.match.state = state
    assert len(real) > 5
    return real != other


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_table_reads_the_same_whatever_is_hidden(game: str) -> None:
    options = tuple(option.name for option in registry.rules(game).options if not option.values)
    session, chance = Session.begin(Choices(game, seats(3), "heard", options)), Chance("heard", game)
    with stage.staged() as app:
        for number in range(48):
            if session.actor is None:
                break
            if number % 4 == 0:
                for seat in range(3):
                    assert not differs(app, session, seat, number, knows=seat), f"step {number}, seat {seat}"
            session.perform(choose(session.rules.legal(session.state), chance))


def test_the_own_hand_is_read() -> None:
    """The test above would be worth nothing if hands were not read at all."""
    with stage.staged() as app:
        session = begin(app, players=2, seed="own")
        assert differs(app, session, 0, 5, knows=1)
        assert not differs(app, session, 0, 5, knows=0)


def test_a_curtain_reads_the_same_whatever_anybody_holds() -> None:
    with stage.staged() as app:
        someone, chance, curtains = Mouse(app, begin(app, players=3, seed="curtain")), Chance("curtain"), 0
        for number in range(40):
            if someone.session.actor is None:
                break
            if isinstance(someone.scene, CurtainScene):
                scene, session = someone.scene, someone.session
                real, state = [scene.reading.title(), *scene.reading.things()], session.state
                session.match.state = imagined(session, None, number)
                scene.build()
                assert [scene.reading.title(), *scene.reading.things()] == real
                session.match.state = state
                curtains += 1
                someone.open_curtain()
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))
        assert curtains > 3
