"""A window is given what one seat may know, and nothing else: with the state taken away every stage of the game is still drawn."""

import ast
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import momiji
from momiji import registry
from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.playing.session import Choices, Session
from momiji.playing.timeline import Timeline
from momiji.ui.app import App
from momiji.ui.table.desk import Accepted
from momiji.ui.table.picture import Picture
from momiji.ui.table.stage import seats
from momiji.ui.table.table import table_of
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.gestures import gestures
from tests.ui.test_desk import MODES, carry_out, draft, table

WINDOW = re.compile(r"momiji\.(?:ui|games\.\w+\.table)\.")
STAGES = {number for name, number in vars(Stage).items() if name.isupper()}
FINISHED = {"score.py", "solo/score.py", "solo/conditions.py"}  # what is told of a game that is over
HANDS = {"table.py"}  # open hands of a game that is over


@pytest.fixture
def stateless(monkeypatch: pytest.MonkeyPatch) -> None:
    def guarded(self: Session) -> Any:
        caller = sys._getframe(1).f_globals["__name__"]
        assert not WINDOW.match(caller), f"{caller} looks at the state"
        return self.match.state

    monkeypatch.setattr(Session, "state", property(guarded))


def drawn(app: App, session: Session, seat: int) -> None:
    table = table_of(session.game)
    scale, desk = app.services.scale, table.desk(session, seat)
    for show in (desk.show, table.look_back(Timeline(session, seat), len(session.taken), seat)):
        Picture(app.services, table, show, table.lay_out(show, scale))
    for spot in table.lay_out(desk.show, scale).spots:
        desk.tip(spot)


@pytest.mark.usefixtures("stateless")
def test_every_stage_is_drawn_and_played_without_the_state() -> None:
    seen: set[int] = set()
    with stage.staged((640, 360)) as app:
        for seed, mode in enumerate([*MODES, *MODES]):
            session, chance = table(seed, **MODES[mode]), Chance("views", mode)
            if session.state.stage == Stage.DRAFT and Stage.DRAFT not in seen:
                drawn(app, session, 0)
                seen.add(Stage.DRAFT)
            draft(session, chance)
            while session.actor is not None:
                if session.state.stage not in seen:
                    seen.add(session.state.stage)
                    for seat in range(len(session.seats)):
                        drawn(app, session, seat)
                desk = MomijiDesk(session, session.actor)
                for gesture in gestures(desk, choose(MOMIJI.legal(session.state), chance)):
                    assert isinstance(carry_out(desk, gesture), Accepted)
                desk.since()
            drawn(app, session, 0)
            seen.add(Stage.OVER)
            if seen == STAGES:
                return
    raise AssertionError(f"never seen: {STAGES - seen}")


@pytest.mark.usefixtures("stateless")
@pytest.mark.parametrize("game", [game for game in registry.GAMES if game != "momiji"])
def test_a_game_is_drawn_and_played_without_the_state(game: str) -> None:
    options = tuple(option.name for option in registry.rules(game).options if not option.values)
    session, chance = Session.begin(Choices(game, seats(3), "views", options)), Chance("views", game)
    with stage.staged((640, 360)) as app:
        while session.actor is not None:
            desk: Any = table_of(game).desk(session, session.actor)
            way = chance.pick(desk.ways)
            assert isinstance(desk.do(way.step), Accepted)
            desk.since()
            if chance.below(12) == 0:
                drawn(app, session, chance.below(len(session.seats)))
        drawn(app, session, 0)


def test_no_module_of_the_table_knows_the_state() -> None:
    """By type, not by promise: but for finished games and those staged for a picture."""
    folder = Path(momiji.__file__).parent / "games" / "momiji" / "table"
    for module in folder.rglob("*.py"):
        name = module.relative_to(folder).as_posix()
        if name in FINISHED | HANDS or name.startswith("pictures/"):
            continue
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "momiji.games.momiji.rules.state":
                assert not {"State", "Player"} & {alias.name for alias in node.names}, name
            assert not (isinstance(node, ast.Attribute) and node.attr == "state" and name not in FINISHED), f"{name}:{node.lineno}"
