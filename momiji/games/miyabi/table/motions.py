"""The motions of Miyabi, each set going by a real step of a game that is played until it comes."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Happened
from momiji.games.miyabi.rules.setup import COLOUR, FROG, MEADOW, SEVEN, ZEN
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import End, Frog, Pass, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import ALL_SQUARES, COUNT, LAYS
from momiji.playing.session import Choices, Session, Taken
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown, PointerMove, PointerUp
from momiji.ui.shots import WHOLE, Area
from momiji.ui.shots import Staged as Motion
from momiji.ui.table.desk import Accepted, Change
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from momiji.ui.table.stage import flow, seats
from momiji.ui.table.table import table_of

from . import spots

SEEDS: Final = ("3", "1", "11", "31")  # of games in which rare things happen: an enclosed zen tile in the third, a golden frog in the last
ALL: Final = (COLOUR, MEADOW, ZEN, SEVEN, FROG)
OWN: Final[Area] = (532, 16, 822, 1048)
SHARED: Final[Area] = (0, 0, 1360, 1080)
Wanted = Callable[[Sequence[Event]], bool]


def worth(state: State, step: Step) -> float:
    match step:
        case PlaceTile(tile, column, direction):
            lay = LAYS[tile][direction][column]
            assert lay is not None
            player = state.players[state.current]
            hidden = sum(player.objects[square] for square in (lay.square, *lay.green))
            return COUNT[tile] * (player.level(lay.square) + 1) - hidden
        case Zen():
            return 3
        case Frog(square) if state.round:
            return (
                2
                if state.players[state.current].level(square) > state.players[state.current].level(state.players[state.current].frog)
                else -1
            )
        case Pass():
            return -9
        case End():
            return 1
    return 0


# ------------------------------------------------------------------ games
@cache
def _steps(seed: str) -> tuple[Taken, ...]:
    """A whole game, everybody building high where it pays."""
    session, chance = _begun(seed), Chance(seed)
    while session.actor is not None:
        legal = session.rules.legal(session.state)
        worths = [worth(session.state, step) for step in legal]
        session.perform(chance.pick([step for step, one in zip(legal, worths, strict=True) if one >= max(worths) - 1]))
    return tuple(session.taken)


def _begun(seed: str) -> Session:
    return Session.begin(Choices("miyabi", seats(2), seed, options=ALL, first=0))


def _found(wanted: Wanted, seat: int = 0) -> tuple[Session, Step]:
    """A game before such a step of a player, and that step."""
    seed, at = next(
        (seed, at)
        for seed in SEEDS
        for at, one in enumerate(_steps(seed))
        if one.turn.seat == seat and one.turn.number and wanted(one.events)
    )
    session = _begun(seed)
    for one in _steps(seed)[:at]:
        session.perform(one.step)
    return session, _steps(seed)[at].step


def _counts(why: str) -> Wanted:
    return lambda events: any(isinstance(event, Counted) and event.why == why for event in events)


def _happens(what: str) -> Wanted:
    return lambda events: any(isinstance(event, Happened) and event.what == what for event in events)


def _high(events: Sequence[Event]) -> bool:
    """A tile with several objects, on the third level and beside others."""
    return any(
        isinstance(event, Happened) and event.what == "laid" and event.args["level"] == 3 and event.args["objects"] > 1 for event in events
    )


def _table(app: App, session: Session, *, rest: bool = True) -> TableScene:
    scene = flow(app.services, session).scene()
    app.start(scene)
    assert isinstance(scene, TableScene)
    for _ in range(30 if rest else 0):
        app.step(0.1)
    scene.forget_since()
    return scene


def _step(wanted: Wanted) -> Callable[[App], None]:
    def begin(app: App) -> None:
        session, step = _found(wanted)
        scene = _table(app, session)
        desk: Any = scene.desk
        scene.follow(desk.do(step))

    return begin


def _watched(wanted: Wanted) -> Callable[[App], None]:
    """The other player's step, as one sees it from one's own side."""

    def begin(app: App) -> None:
        session, step = _found(wanted, 1)
        table = table_of(session.game)
        desk: Any = table.desk(session, 0)
        scene = TableScene(app.services, table, desk, on_menu=_nothing, on_log=_nothing, on_rules=_nothing, on_settings=_nothing)
        app.start(scene)
        for _ in range(20):
            app.step(0.1)
        before = desk.show
        session.perform(step)
        desk.refresh()
        scene.follow(Accepted((Change(before, session.taken[-1].events, desk.show, session.log[-1].texts),)))

    return begin


def _nothing() -> None:
    return None


# ------------------------------------------------------------------ the hand on the table
def _deal(app: App) -> None:
    _table(app, Session.begin(Choices("miyabi", seats(2), SEEDS[0], first=0)), rest=False)


def _laying(app: App) -> tuple[TableScene, Spot]:
    """A tile that can be turned, with places for it."""
    session, step = _found(_high)
    assert isinstance(step, PlaceTile)
    scene = _table(app, session)
    desk: Any = scene.desk
    thing = next(way.gesture.things[0] for way in desk.ways if way.step == step)
    return scene, thing


def _turn_chosen(app: App) -> None:
    scene, thing = _laying(app)
    scene.tap(thing)
    app.step(0.3)
    scene.turn(1)


def _pick_up(app: App, scene: TableScene, thing: Spot, to: tuple[int, int]) -> None:
    place = scene.layout.spots[thing]
    start = (place.parts[0] if place.parts else place.rect).center
    app.post(PointerMove(*start), PointerDown(*start))
    app.step(0.02)
    for share in (0.3, 0.6, 1.0):
        app.post(PointerMove(round(start[0] + (to[0] - start[0]) * share), round(start[1] + (to[1] - start[1]) * share), True))
        app.step(0.1)
    for _ in range(15):
        app.step(0.02)


def _turn_held(app: App) -> None:
    scene, thing = _laying(app)
    _pick_up(app, scene, thing, scene.layout.panels["note"].center)
    app.post(Key("r"))


def _snap(app: App) -> Callable[[int], None]:
    """A held tile goes from one place to the next."""
    scene, thing = _laying(app)
    places = sorted(scene.layout.spots[spot].rect.center for spot in scene.desk.targets(thing))
    _pick_up(app, scene, thing, places[0])

    def follow(now: int) -> None:
        if now == 60:
            app.post(PointerMove(*places[-1], True))

    return follow


def _snap_by_keys(app: App) -> Callable[[int], None]:
    """The same with the arrows."""
    scene, thing = _laying(app)
    places = sorted(scene.desk.targets(thing), key=lambda spot: scene.layout.spots[spot].rect.center)
    scene.focus.here, scene.focus.shown = thing, True
    app.post(Key("return"))
    app.step(0.1)
    scene.focus.here = places[0]
    app.step(0.1)

    def follow(now: int) -> None:
        if now == 60:
            app.post(Key("right"))

    return follow


def _refused(app: App) -> None:
    scene, thing = _laying(app)
    seat, legal = scene.desk.show.seat, scene.desk.targets(thing)
    wrong = next(spot for spot in (spots.square(seat, number) for number in ALL_SQUARES) if spot not in legal)
    at = scene.layout.spots[wrong].rect.center
    _pick_up(app, scene, thing, at)
    app.post(PointerUp(*at))
    app.step(0.0)


def _mist(app: App) -> None:
    _table(app, _found(_high)[0])


MOTIONS: Final = {
    "deal": Motion(_deal, (60, 160, 260, 360, 460, 560, 660, 760, 900), SHARED),
    "lay": Motion(_step(_high), (0, 140, 300, 460, 570, 590, 620, 650, 700, 780, 900, 1000, 1200, 1400, 1600), SHARED),
    "land": Motion(_step(_high), (540, 570, 590, 610, 640, 670, 700, 740, 800), OWN),
    "lantern": Motion(_step(_high), (980, 1040, 1080, 1120, 1160, 1200, 1240, 1280, 1360), (532, 0, 822, 240)),
    "points": Motion(_step(_high), (760, 900, 1100, 1260, 1340, 1440, 1520, 1580, 1640), OWN),
    "watched-lay": Motion(_watched(_high), (0, 300, 560, 760, 900, 1000, 1100, 1300, 1500, 1700, 1900, 2300), WHOLE),
    "turn": Motion(_turn_chosen, (0, 30, 60, 90, 120, 150, 180, 240), SHARED),
    "turn-held": Motion(_turn_held, (0, 30, 60, 90, 120, 150, 180, 240), SHARED),
    "snap": Motion(_snap, (0, 60, 80, 100, 130, 160, 200, 300), SHARED),
    "snap-by-keys": Motion(_snap_by_keys, (0, 60, 80, 100, 120, 140, 160, 200), SHARED),
    "fifth": Motion(_step(_counts("fifth")), (900, 1000, 1040, 1080, 1120, 1200, 1300, 1380, 1440, 1500, 1700, 2000), WHOLE),
    "zen": Motion(_step(_counts("enclosed")), (1600, 1700, 1800, 1900, 2000, 2100, 2140, 2180, 2300), OWN),
    "frog": Motion(_step(_counts("frog")), (0, 60, 90, 160, 220, 280, 340, 380, 460, 700, 1000), OWN),
    "gold": Motion(_step(_happens("gold")), (440, 700, 940, 990, 1040, 1090, 1140, 1190, 1300), OWN),
    "round": Motion(_step(_happens("round-over")), (0, 200, 320, 460, 600, 700, 800, 950, 1100, 1300, 1500, 1800), WHOLE),
    "refused": Motion(_refused, (0, 30, 60, 100, 150, 220, 320, 500), SHARED),
    "mist": Motion(_mist, (0, 8000, 16000, 24000), WHOLE),
}
