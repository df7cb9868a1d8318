"""Games of Master Chocolatier brought to a moment worth a picture, and its motions."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from momiji.core.chance import Chance
from momiji.games.chocolatier.rules.contents import BROWN, SPECIAL
from momiji.games.chocolatier.rules.state import END, SEND, TAKE, TILE
from momiji.games.chocolatier.rules.steps import FLOOR, Take
from momiji.playing.session import Choices, Session
from momiji.ui.app import App
from momiji.ui.shots import PictureStage, Wish
from momiji.ui.shots import Staged as Motion
from momiji.ui.stack import Scene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.stage import Moments, Staged, TableStage, flow, seats

GAME: Final = "chocolatier"
_MIDDLE_ROUND: Final = 3
Until = Callable[[Session], bool]


def played(wish: Wish, until: Until, *options: str) -> Session:
    """Everybody fills lines; a game that never comes to such a moment is shown at its end."""
    session = Session.begin(Choices(GAME, seats(min(4, max(2, wish.players))), wish.seed, options=options, first=0))
    chance = Chance(wish.seed)
    while session.actor is not None and not until(session):
        legal = session.rules.legal(session.state)
        lines = [step for step in legal if not isinstance(step, Take) or step.line < FLOOR]
        session.perform(chance.pick(lines or legal))
    return session


def _taking(session: Session) -> bool:
    """Some way into a round, with plates to choose from and something in the middle."""
    state = session.state
    full = sum(heap > 0 for heap in state.sources[1:])
    return bool(state.round == _MIDDLE_ROUND and state.phase == TAKE and state.sources[0] > 0 and full < len(state.sources) - 2)


def _phase(phase: int, rounds: int = 2) -> Until:
    return lambda session: session.state.phase == phase and session.state.round >= rounds


def _last_turn(session: Session) -> bool:
    """Its end fills the boxes."""
    state = session.state
    return state.phase == END and state.round >= _MIDDLE_ROUND and not any(state.sources)


class ChocolatierMoments(Moments):
    def middle(self, wish: Wish) -> Session:
        return played(wish, _taking)

    def finished(self, wish: Wish) -> Session:
        return played(wish, lambda session: False)


class ChocolatierStage(TableStage):
    def stage(self) -> PictureStage:
        plain = super().stage()
        return replace(plain, motions=MOTIONS, seated=plain.seated | {"table-chosen"})

    def scenes(self) -> dict[str, Staged]:
        return {
            **super().scenes(),
            "table-chosen": _chosen,
            "table-special": _of(_taking, SPECIAL),
            "table-sending": _of(_phase(SEND), SPECIAL),
            "table-brown": _of(_phase(TILE), BROWN),
        }


def _of(until: Until, *options: str) -> Staged:
    return lambda app, wish: flow(app.services, played(wish, until, *options)).scene()


def _chosen(app: App, wish: Wish) -> Scene:
    """A colour is chosen: every line says what it would bring."""
    scene = flow(app.services, played(wish, _taking)).scene()
    app.start(scene)
    assert isinstance(scene, TableScene)
    desk: Any = scene.desk
    lines = [way for way in desk.ways if isinstance(way.step, Take) and way.step.line < FLOOR]
    desk.tap(max(lines, key=lambda way: way.step.line).gesture.things[0])
    scene.refresh()
    return scene


# ------------------------------------------------------------------ motions
def _motion(until: Until, which: Callable[[Any], bool], *options: str) -> Callable[[App], None]:
    def begin(app: App) -> None:
        scene = flow(app.services, played(Wish(players=2, seed="9"), until, *options)).scene()
        app.start(scene)
        assert isinstance(scene, TableScene)
        for _ in range(30):
            app.step(0.1)
        scene.forget_since()
        desk: Any = scene.desk
        scene.follow(desk.do(next(step for step in desk.chair.legal if which(step))))

    return begin


MOTIONS: Final = {
    "take": Motion(
        _motion(_taking, lambda step: isinstance(step, Take) and step.source > 0 and step.line == 1), (0, 120, 240, 360, 480, 650)
    ),
    "take-middle": Motion(_motion(_taking, lambda step: isinstance(step, Take) and not step.source), (0, 120, 240, 360, 480, 650)),
    "fill": Motion(_motion(_last_turn, lambda step: True), (0, 280, 480, 720, 1000, 1600, 2400, 3600, 5200)),
    "send": Motion(_motion(_phase(SEND), lambda step: True, SPECIAL), (0, 90, 180, 260)),
}
STAGE: Final = ChocolatierStage(ChocolatierMoments(GAME))
