"""Every landscape once through the window, from the click on its card to the end of its ability; and wrong drops of every kind."""

from collections.abc import Callable

import pytest

from momiji.core.chance import Chance
from momiji.core.text import Text
from momiji.games.momiji.rules.cards import CODES
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.rules.steps import USE, Done, Play, PlayNew, PlayOn, Tuck, Use
from momiji.playing.session import CRESTS, Seat, Session
from momiji.playing.thinkers import Thinkers
from momiji.ui.app import App
from momiji.ui.stack import Scene
from momiji.ui.table.flow import Exits, Flow
from momiji.ui.table.show import Spot
from tests.choosing import momiji_choices
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.hands import Keyboard, Mouse, Someone
from tests.ui.test_whole_games import NAMES, begin


def game_where(reached: Callable[[State], bool]) -> Session:
    """A random game of four people with Morning Dew and a draft, at a moment that is wanted."""
    for seed in range(200):
        seats = tuple(Seat(name, crest) for name, crest in zip(NAMES[:4], CRESTS, strict=False))
        session = Session.begin(momiji_choices(seats, f"land-{seed}", morning_dew=True, draft=True))
        chance = Chance(seed, "moments")
        while session.actor is not None:
            if reached(session.state):
                return session
            session.perform(choose(MOMIJI.legal(session.state), chance))
    raise AssertionError("no such moment")


def sit_down(kind: type[Someone], app: App, session: Session) -> Someone:
    def elsewhere(*_: object) -> Scene:
        raise AssertionError("nobody asked to leave")

    exits = Exits(elsewhere, elsewhere, elsewhere, Thinkers(), lambda _: Text("message-ok"), lambda _: "", lambda *_: "")
    flow = Flow(app.services, session, exits)
    app.start(flow.scene())
    stage.wait(app, 0.5)
    return kind(app, session)


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
@pytest.mark.parametrize("letter", "ABCDEFGHIJKLMN")
def test_8_every_landscape_through_the_window(letter: str, hands: type[Someone]) -> None:
    session = game_where(lambda s: s.stage == Stage.OPEN and USE[letter] in MOMIJI.legal(s))
    seat, acorns = session.state.current, session.state.players[session.state.current].acorns
    chance = Chance(letter)
    with stage.staged() as app:
        someone = sit_down(hands, app, session)
        someone.make(USE[letter])
        used = next(taken for taken in session.taken if isinstance(taken.step, Use) and taken.before.turn == session.state.turn)
        assert used.step == USE[letter]
        assert used.after.players[seat].acorns <= acorns - 1 or letter == "N"
        for _ in range(40):
            if session.state.stage == Stage.OPEN or session.actor != seat:
                break
            legal = MOMIJI.legal(session.state)
            completing = [step for step in legal if isinstance(step, Done)]
            someone.make(completing[0] if completing else choose(legal, chance))
        assert session.state.stage == Stage.OPEN
        assert session.state.ability == letter
        if letter in "AEJM":
            laid = [taken.step for taken in session.taken if isinstance(taken.step, Play | PlayNew | PlayOn)]
            assert laid
        if letter == "M":
            assert any(isinstance(taken.step, Tuck) for taken in session.taken)


@pytest.mark.parametrize("kind", ["end", "pile", "column", "goal", "supply", "nowhere"])
def test_a_wrong_drop_springs_back_and_says_why(kind: str) -> None:
    """Nothing happens to the game, and a bubble tells the reason unless the card was let go over nothing."""
    with stage.staged(speed=1.0) as app:
        someone = Mouse(app, begin(app, players=1, seed="wrong", scenario="equinox"))
        session, desk, table = someone.session, someone.desk, someone.table
        low = next(i for i, card in enumerate(desk.hand) if CODES[card][1] == "0")
        high = next(i for i, card in enumerate(desk.hand) if CODES[card][1] != "0" and CODES[card][0] != CODES[desk.hand[low]][0])
        source = Spot("hand", str(high))
        if kind == "pile":
            stage.click(app, someone.spot(Spot("hand", str(low))))
            someone.settle()
        before = len(session.taken)
        places: dict[str, Callable[[], tuple[int, int]]] = {
            "end": lambda: table.layout.spots[Spot("herbarium")].rect.center,
            "pile": lambda: next(place.rect.center for spot, place in table.layout.spots.items() if spot.kind == "pile"),
            "column": lambda: next(place.rect.center for spot, place in table.layout.spots.items() if spot.kind == "column"),
            "goal": lambda: next(place.rect.center for spot, place in table.layout.spots.items() if spot.kind == "goal"),
            "supply": lambda: table.layout.spots[Spot("supply")].rect.center,
            "nowhere": lambda: (5, app.surface.get_height() - 5),
        }
        stage.drag(app, someone.spot(source), places[kind]())
        said = table.hints.bubble
        someone.settle()
        assert len(session.taken) == before
        assert (said is not None) == (kind in ("end", "pile", "column", "goal"))
        if kind == "supply":
            assert desk.trading
