"""Whole games through the window with nothing but the mouse, and with nothing but the keyboard, to the scoring sheet."""

from collections.abc import Sequence
from time import monotonic, sleep
from typing import Any

import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.core.text import Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.playing.thinkers import Thinkers
from momiji.ui.app import App
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.stack import Scene
from momiji.ui.table.flow import Exits, Flow
from tests.choosing import momiji_choices
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.hands import Keyboard, Mouse, Someone

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Tomo")


def begin(app: App, players: int, seed: str, *, computers: Sequence[str] = (), **options: Any) -> Session:
    """People first, computers after them."""
    levels = [*[None] * players, *computers]
    seats = tuple(Seat(name, crest, level) for name, crest, level in zip(NAMES, CRESTS, levels, strict=False))
    session = Session.begin(momiji_choices(seats, seed, **options))
    show_game(app, session)
    return session


def show_game(app: App, session: Session) -> None:
    def elsewhere(*_: object) -> Scene:
        raise AssertionError("nobody asked to leave")

    exits = Exits(elsewhere, elsewhere, elsewhere, Thinkers(), lambda _: Text("message-ok"), lambda _: "", lambda *_: "")
    flow = Flow(app.services, session, exits)
    app.start(flow.opening())
    stage.wait(app, 0.5)


def play_to_the_end(someone: Someone, seed: str, most: int = 2000) -> None:
    chance = Chance(seed, "whole game")
    for _ in range(most):
        session = someone.session
        if session.actor is None:
            break
        legal = MOMIJI.legal(session.state)
        step = choose(legal, chance)
        before = len(session.taken)
        someone.make(step)
        told = [MOMIJI.encode(taken.step) for taken in session.taken[before:]]
        assert told or session.state.stage == Stage.BONFIRE, MOMIJI.encode(step)
    for _ in range(20):
        stage.wait(someone.app, 0.5)
    assert isinstance(someone.scene, ScoreScene)


GAMES: dict[str, dict[str, Any]] = {
    "two people": {"players": 2},
    "four people, draft, Morning Dew": {"players": 4, "draft": True, "morning_dew": True},
    "cold-breeze": {"players": 1, "scenario": "cold-breeze"},
    "meditation": {"players": 1, "scenario": "meditation"},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_mouse_alone(name: str) -> None:
    with stage.staged() as app:
        play_to_the_end(Mouse(app, begin(app, seed="mouse", **GAMES[name])), name)


@pytest.mark.parametrize("name", ["two people", "equinox"])
def test_a_whole_game_by_keyboard_alone(name: str) -> None:
    options = GAMES.get(name, {"players": 1, "scenario": name})
    with stage.staged() as app:
        play_to_the_end(Keyboard(app, begin(app, seed="keys", **options)), name)


@pytest.mark.parametrize(
    ("computers", "options"), [(["sprout"], {}), (["gardener", "sprout", "random"], {"draft": True})], ids=["two", "four"]
)
def test_a_whole_game_against_the_computer(computers: list[str], options: dict[str, Any]) -> None:
    """One person and computers: no curtain, and the table waits for nobody it need not wait for."""
    with stage.staged() as app:
        someone = Mouse(app, begin(app, players=1, seed="computers", computers=computers, **options))
        session, chance = someone.session, Chance("against")
        until = monotonic() + stage.LONG
        while session.actor is not None and monotonic() < until:
            assert not isinstance(someone.scene, CurtainScene)
            if session.is_human(session.actor):
                someone.make(choose(MOMIJI.legal(session.state), chance))
            else:
                stage.wait(app, 0.6)
                sleep(0.01)
        for _ in range(20):
            stage.wait(app, 0.5)
        assert isinstance(someone.scene, ScoreScene)
        assert {taken.before.current for taken in session.taken} == set(range(1 + len(computers)))


def test_a_game_with_all_its_motion() -> None:
    """The same with cards in the air: whatever is clicked in between, the game goes on."""
    with stage.staged(speed=2.0) as app:
        play_to_the_end(Mouse(app, begin(app, players=3, seed="motion", draft=True)), "motion")


@pytest.mark.parametrize(("game", "options"), [("momiji", ("draft",)), *((game, ()) for game in registry.GAMES)])
def test_computers_play_at_the_usual_speed_too(game: str, options: tuple[str, ...]) -> None:
    """Their crests breathe and leaves drift while they think; none of that keeps them from playing."""
    seats = tuple(Seat(NAMES[i], CRESTS[i], "sprout" if i else None) for i in range(3))
    session = Session.begin(Choices(game, seats, "usual speed", options, first=1))
    with stage.staged(speed=1.0) as app:
        show_game(app, session)
        until = monotonic() + stage.LONG
        while session.actor != 0 and monotonic() < until:
            stage.wait(app, 0.05)
            sleep(0.005)
        assert session.actor == 0 and session.taken
