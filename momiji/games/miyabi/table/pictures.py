"""Games of Miyabi brought to a moment worth a picture, and its motions."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from momiji.core.chance import Chance
from momiji.games.miyabi.rules.setup import COLOUR, FROG, MEADOW, SEVEN, ZEN
from momiji.games.miyabi.rules.steps import PlaceTile
from momiji.games.miyabi.rules.tiles import COUNT
from momiji.playing.session import Choices, Session
from momiji.ui.app import App
from momiji.ui.input import PointerMove
from momiji.ui.shots import PictureStage, Wish
from momiji.ui.stack import Push, Scene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from momiji.ui.table.stage import Moments, Staged, TableStage, flow, seats

from . import spots
from .motions import MOTIONS, worth

GAME: Final = "miyabi"
ALL: Final = (COLOUR, MEADOW, ZEN, SEVEN, FROG)
Until = Callable[[Session], bool]


def played(wish: Wish, until: Until, *options: str) -> Session:
    """Everybody builds high where it pays; a game that never comes to such a moment is shown at its end."""
    session = Session.begin(Choices(GAME, seats(min(4, max(2, wish.players))), wish.seed, options=options, first=0))
    chance = Chance(wish.seed)
    while session.actor is not None and not until(session):
        legal = session.rules.legal(session.state)
        worths = [worth(session.state, step) for step in legal]
        session.perform(chance.pick([step for step, one in zip(legal, worths, strict=True) if one >= max(worths) - 1]))
    return session


def _laying(least: int) -> Until:
    """Some way into the game, before a tile is laid, with tiles to choose from."""

    def reached(session: Session) -> bool:
        state = session.state
        left = sum(tile >= 0 for tile in state.display)
        return bool(
            state.round >= least and not state.laid and not state.frog_moved and state.current == 0 and left <= len(state.display) * 0.6
        )

    return reached


def _laid(least: int) -> Until:
    return lambda session: session.state.round >= least and session.state.laid and session.state.current == 0


class MiyabiMoments(Moments):
    def middle(self, wish: Wish) -> Session:
        return played(wish, _laying(3))

    def finished(self, wish: Wish) -> Session:
        return played(wish, lambda session: False, *ALL)


class MiyabiStage(TableStage):
    def stage(self) -> PictureStage:
        plain = super().stage()
        return replace(plain, motions=MOTIONS, seated=plain.seated | {"table-chosen", "table-foreseen", "table-other"})

    def scenes(self) -> dict[str, Staged]:
        return {
            **super().scenes(),
            "table-chosen": lambda app, wish: _chosen(app, wish),
            "table-foreseen": _foreseen,
            "table-extensions": _of(_laying(3), *ALL),
            "table-laid": _of(_laid(3), *ALL),
            "rows": lambda app, wish: _sheet(app, wish, spots.plaque(0)),
            "box": lambda app, wish: _sheet(app, wish, spots.BOX),
            "garden": lambda app, wish: _sheet(app, wish, Spot("other", "1")),
            "table-other": _other,
            "table-frogs": _of(lambda session: session.state.current == 0, FROG),
        }


def _sheet(app: App, wish: Wish, spot: Spot) -> Scene:
    """What a click on a thing shows."""
    scene = flow(app.services, played(wish, _laying(3), *ALL)).scene()
    app.start(scene)
    assert isinstance(scene, TableScene)
    change = scene.look_closer(spot)
    assert isinstance(change, Push)
    return change.scene


def _of(until: Until, *options: str) -> Staged:
    return lambda app, wish: flow(app.services, played(wish, until, *options)).scene()


def _chosen(app: App, wish: Wish, *options: str) -> TableScene:
    """A tile is chosen: gold where it may go, fainter where it could go if it were turned."""
    scene = flow(app.services, played(wish, _laying(3), *options)).scene()
    app.start(scene)
    assert isinstance(scene, TableScene)
    desk: Any = scene.desk
    ways = [way for way in desk.ways if isinstance(way.step, PlaceTile) and way.gesture.turned]
    best = max(ways, key=lambda way: (COUNT[way.step.tile], desk.show.foreseen(way.step).points))
    desk.tap(best.gesture.things[0])
    while desk.turned(best.gesture.things[0]) != best.gesture.turned:
        desk.turn(None, 1)
    scene.refresh()
    return scene


def _other(app: App, wish: Wish) -> Scene:
    """The pointer rests on another garden: it is shown large."""
    scene = flow(app.services, played(wish, _laying(3), *ALL)).scene()
    app.start(scene)
    assert isinstance(scene, TableScene)
    app.post(PointerMove(*scene.layout.spots[Spot("other", "1")].rect.center))
    return scene


def _foreseen(app: App, wish: Wish) -> Scene:
    """The keyboard stands on a place: what laying it there would bring."""
    scene = _chosen(app, wish)
    desk: Any = scene.desk
    spot = desk.chosen[0]
    desk.press("undo")
    scene.refresh()
    scene.take_held(spot)
    shown = desk.show
    scene.focus.here = max(scene.targets, key=lambda target: shown.foreseen(shown.step(spot, target)).total)
    scene.focus.shown = True
    app.step(0.1)
    return scene


STAGE: Final = MiyabiStage(MiyabiMoments(GAME))
