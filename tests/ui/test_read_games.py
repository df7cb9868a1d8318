"""Whole games of every game by somebody who has only what is read out: names, and pressing what is named."""

import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.playing.session import Choices, Session
from momiji.ui.app import App
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.stage import seats
from momiji.ui.things import SceneThing
from tests.ui import stage
from tests.ui.test_whole_games import show_game

pytestmark = pytest.mark.usefixtures("unpainted")
PRIMARY, NOT_NOW = "button:primary", ("button:menu", "button:log", "button:rules", "button:settings", "button:hint", "button:right")


def wanted(things: list[SceneThing], chance: Chance) -> SceneThing:
    """The red button if it can be pressed, mostly; else something that is said to be possible; else anything."""
    primary = next((thing for thing in things if thing.key == PRIMARY and thing.enabled), None)
    if primary is not None and chance.below(4):
        return primary
    rest = [thing for thing in things if thing.kind != "text" and thing.key not in NOT_NOW and thing.zone != "Other players"]
    lit = [thing for thing in rest if thing.about.startswith("Possible now.")]
    return chance.pick(lit if lit and chance.below(3) else rest)


def played(app: App, session: Session, chance: Chance, most: int) -> int:
    for press in range(most):
        scene = app.stack.top
        assert scene is not None
        if isinstance(scene, ScoreScene):
            return press
        things = [thing for thing in scene.reading.things() if thing.kind != "text"]
        if not isinstance(scene, TableScene):  # a curtain, or a sheet that lies over the table: its first button leads on
            app.stack.act(things[0])
        else:
            app.stack.act(wanted(things, chance))
        for _ in range(30):
            stage.wait(app, 0.2)
            if not app.stack.changing and not (isinstance(app.stack.top, TableScene) and app.stack.top.moving):
                break
    raise AssertionError(f"{most} things pressed and no end: {session.state}")


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_whole_game_by_what_is_read(game: str) -> None:
    with stage.staged() as app:
        session = Session.begin(Choices(game, seats(2), "read", ()))
        show_game(app, session)
        assert played(app, session, Chance("read", game), 6000) > 40
        assert session.over
