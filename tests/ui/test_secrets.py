"""Nobody's hand is ever seen by the next player: not on the curtain, not before it falls, not after it rises."""

from dataclasses import replace
from random import Random

import pygame

from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.ui.app import App
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.table.scene import TableScene
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.test_whole_games import begin


def swapped(app: App, someone: Mouse) -> tuple[bytes, bytes]:
    """What the curtain shows with the real hands, and with every hidden card another one."""
    real = pygame.image.tobytes(app.picture(), "RGB")
    session, state = someone.session, someone.session.state
    session.match.state = MOMIJI.imagine(MOMIJI.view(state, None), Random(4))
    session.match.state.setup = replace(session.match.state.setup, goals=state.setup.goals)
    assert isinstance(someone.scene, CurtainScene)
    someone.scene.build()
    other = pygame.image.tobytes(app.picture(), "RGB")
    session.match.state = state
    someone.scene.build()
    return real, other


def test_the_curtain_looks_the_same_whatever_anybody_holds() -> None:
    """A pixel test: every hidden card is exchanged, and not one pixel changes, neither while the cloth falls nor when it hangs."""
    with stage.staged(speed=1.0) as app:
        someone, chance, seen = Mouse(app, begin(app, players=3, seed="secret")), Chance("secret"), 0
        for _ in range(60):
            if isinstance(someone.scene, CurtainScene):
                seen += 1
                for _ in range(4):  # from the first frame of the fall on
                    real, other = swapped(app, someone)
                    assert real == other
                    stage.wait(app, 0.12)
            if seen > 3 or someone.session.actor is None:
                break
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))
        assert seen > 2


def test_between_two_people_there_is_always_a_curtain() -> None:
    """From one person's table to the next nothing is shown but the curtain."""
    with stage.staged(speed=1.0) as app:
        someone, chance = Mouse(app, begin(app, players=2, seed="between")), Chance("between")
        looker: int | None = None
        for _ in range(40):
            if someone.session.actor is None:
                break
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))
            if isinstance(someone.scene, TableScene):
                assert looker is None or someone.desk.seat == looker
                looker = someone.desk.seat
            else:
                looker = None


def test_one_person_alone_sees_no_curtain() -> None:
    with stage.staged() as app:
        someone, chance = Mouse(app, begin(app, players=1, seed="alone", scenario="equinox")), Chance("alone")
        for _ in range(80):
            assert not isinstance(someone.scene, CurtainScene)
            if someone.session.actor is None:
                break
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))


def test_who_wants_no_curtain_gets_none() -> None:
    """A family that plays with open hands: the table turns to whoever acts."""
    with stage.staged(curtain_between_seats=False) as app:
        someone, chance, seats = Mouse(app, begin(app, players=2, seed="open")), Chance("open"), set()
        for _ in range(30):
            assert isinstance(someone.scene, TableScene)
            assert someone.desk.seat == someone.session.actor
            seats.add(someone.desk.seat)
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))
        assert seats == {0, 1}
