"""Motions of Momiji, each set going in a real position by a real step."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Happened, Moved, redact
from momiji.core.text import Text
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import NOT_YET, Stage, State
from momiji.games.momiji.rules.steps import Collect, End, Goal, Play, PlayNew, PlayOn, Reveal, Step, Use
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.playing.session import Choices, Seat, Session
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown, PointerMove, PointerUp
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.shots import Area, Staged
from momiji.ui.stack import Push
from momiji.ui.table.desk import Accepted, Change
from momiji.ui.table.picture import draw_public
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from momiji.ui.table.table import table_of

from . import moments, staging

Wanted = Callable[[Step, Sequence[Event]], bool]
LOW: Final[Area] = (0, 600, 1480, 480)
OWN: Final[Area] = (0, 560, 1480, 290)


def _found(wanted: Wanted, players: int = 3, *, actor: int = 0) -> tuple[Session, Step]:
    """A game in which this seat can take such a step now, at the moment with most to see."""

    def worth(s: State) -> float | None:
        if (
            s.current != actor
            or s.stage != Stage.OPEN
            or s.turn < 3
            or s.ability
            or (s.laid and s.main == NOT_YET)
            or _such(s, wanted) is None
        ):
            return None
        return len(s.players[0].row) + 0.4 * min(20, sum(map(len, s.garden))) + 0.3 * len(s.players[0].hand)

    for seed in range(40):
        try:
            game = staging.best_moment(staging.session(players, f"motion {seed}"), worth)
        except LookupError:
            continue
        step = _such(game.state, wanted)
        assert step is not None
        return game, step
    raise LookupError("no game comes to such a moment")


def _such(s: State, wanted: Wanted) -> Step | None:
    for step in MOMIJI.legal(s):
        events: list[Event] = []
        MOMIJI.apply(s, step, events)
        if wanted(step, events):
            return step
    return None


def _overfull(wanted: Wanted) -> tuple[Session, Step]:
    """A game of shy beginners who leave long columns alone, so that a seventh card comes."""
    for seed in range(40):
        game = staging.session(2, f"motion {seed}")
        chance = Chance(game.choices.seed, "staging")
        while game.actor is not None and len(game.taken) < 400:
            step = _such(game.state, wanted) if game.actor == 0 and game.state.stage == Stage.OPEN else None
            if step is not None:
                return game, step
            legal = list(MOMIJI.legal(game.state))
            short = [step for step in legal if not (isinstance(step, Collect) and len(game.state.garden[step.column]) > 2)]
            game.perform(staging.sensible(game.state, short or legal, chance))
    raise LookupError("no game comes to such a moment")


def _table(app: App, game: Session, *, rest: bool = True) -> TableScene:
    def nothing() -> None:
        return None

    table = table_of(game.game)
    scene = TableScene(app.services, table, table.desk(game, 0), on_menu=nothing, on_log=nothing, on_rules=nothing, on_settings=nothing)
    scene.fresh = not rest
    app.start(scene)
    for _ in range(20 if rest else 0):
        app.step(0.1)
    return scene


def _step(wanted: Wanted, players: int = 3, actor: int = 0, *, shy: bool = False) -> Callable[[App], None]:
    """A step that is taken at once."""

    def begin(app: App) -> None:
        game, step = _overfull(wanted) if shy else _found(wanted, players, actor=actor)
        scene = _table(app, game)
        desk, before = scene.desk, scene.desk.show
        assert isinstance(desk, MomijiDesk)
        taken = game.perform(step)
        assert not hasattr(taken, "text")
        desk.refresh()
        scene.follow(Accepted((Change(before, tuple(redact(game.taken[-1].events, 0)), desk.show, game.log[-1].texts),)))

    return begin


def _play(wanted: Wanted) -> Callable[[App], None]:
    """A play: planned first, then its button is pressed."""

    def begin(app: App) -> None:
        game, step = _found(wanted)
        scene = _table(app, game)
        desk = scene.desk
        assert isinstance(desk, MomijiDesk)
        desk.do(step)
        scene.refresh()
        for _ in range(10):
            app.step(0.1)
        scene.press("done")

    return begin


def _moves(events: Sequence[Event], source: str, target: str) -> int:
    return sum(isinstance(e, Moved) and e.piece != "gate" and (e.source.kind, e.target.kind) == (source, target) for e in events)


def _seventh(step: Step, events: Sequence[Event]) -> bool:
    return isinstance(step, Reveal) and _moves(events, "garden", "discard") > 0


def _ends(step: Step, events: Sequence[Event]) -> bool:
    """A turn ends, and nothing else happens before the next one."""
    return isinstance(step, End) and not any(isinstance(event, Counted | Moved) for event in events)


def _lays(step: Step, events: Sequence[Event]) -> bool:
    gate = any(isinstance(event, Moved) and event.piece == "gate" for event in events)
    return isinstance(step, Play | PlayOn) and not gate and not _happens("pile-started")(step, events)


def _falls(step: Step, events: Sequence[Event]) -> bool:
    return any(isinstance(event, Moved) and event.piece == "gate" for event in events)


def _happens(what: str) -> Wanted:
    return lambda step, events: any(isinstance(event, Happened) and event.what == what for event in events)


def _counts(why: str) -> Wanted:
    return lambda step, events: any(isinstance(event, Counted) and event.why == why and event.change > 0 for event in events)


# ------------------------------------------------------------------ the hand on the table
def _deal(app: App) -> None:
    _table(app, staging.session(3, "motion"), rest=False)


def _held(app: App) -> tuple[TableScene, Spot]:
    """A table and a card that may be played, but not on every pile."""
    game = staging.best_moment(staging.session(3, "motion"), lambda s: None if s.current else moments.mixed_play(s))
    scene = _table(app, game)
    places = [Spot("hand", str(index)) for index in range(len(scene.desk.show.hand))]
    return scene, max(places, key=lambda spot: len(scene.desk.targets(spot)))


def _drag(app: App) -> Callable[[int], None]:
    scene, spot = _held(app)
    start = scene.layout.spots[spot].hit.center
    end = scene.layout.spots[Spot("herbarium")].rect.midright
    app.post(PointerMove(*start), PointerDown(*start))

    def follow(now: int) -> None:
        share = min(1.0, now / 420)
        app.post(PointerMove(round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share), True))

    return follow


def _refused_drop(app: App) -> None:
    scene, spot = _held(app)
    start = scene.layout.spots[spot].hit.center
    legal = scene.desk.targets(spot)
    wrong = next(one for one in scene.layout.spots if one.kind == "pile" and one not in legal)
    at = scene.layout.spots[wrong].rect.center
    app.post(PointerMove(*start), PointerDown(*start))
    app.step(0.02)
    for share in (0.3, 0.6, 1.0):
        app.post(PointerMove(round(start[0] + (at[0] - start[0]) * share), round(start[1] + (at[1] - start[1]) * share), True))
        app.step(0.15)
    app.post(PointerUp(*at))
    app.step(0.0)


def _refused_click(app: App) -> None:
    """The main action of the turn is done: a column cannot be collected any more."""
    game, _ = _found(_ends)
    scene = _table(app, game)
    fullest = max(scene.desk.show.columns, key=lambda column: len(column.cards))
    at = scene.layout.spots[Spot("column", LETTERS[fullest.type])].hit.center
    app.post(PointerDown(*at), PointerUp(*at))
    app.step(0.0)


def _thinking(app: App) -> None:
    seats = (*staging.seats(1), *(Seat(seat.name, seat.crest, "gardener") for seat in staging.seats(3)[1:]))
    game = Session.begin(Choices("momiji", seats, "motion", first=1))
    _table(app, game)


def _gust(app: App) -> None:
    scene = _table(app, staging.play_until(staging.session(4, "motion"), staging.turn(9)))
    assert scene.gust
    scene.gust.blow()


# ------------------------------------------------------------------ scenes
def _scoring(app: App) -> None:
    def nothing() -> None:
        return None

    game = staging.play_until(staging.session(3, "motion"), lambda state: False)
    presses = {"on_rematch": nothing, "on_new_game": nothing, "on_title": nothing, "on_replay": None}
    app.start(ScoreScene(app.services, game, **presses, save_record=None, save_picture=None))  # type: ignore[arg-type]


def _curtain(app: App) -> Callable[[int], None]:
    game = staging.play_until(staging.session(3, "motion"), staging.turn(6))
    table = _table(app, game)

    def public(target: pygame.Surface) -> None:
        draw_public(target, app.services, table.table, table.picture.show)

    def beneath(target: pygame.Surface) -> None:
        target.blit(table.picture.surface, (0, 0))

    curtain = CurtainScene(
        app.services,
        crest="fan",
        name=staging.NAMES[1],
        sentence=Text("curtain-pass", {"other": staging.NAMES[0]}),
        public=public,
        beneath=beneath,
    )
    app.stack.apply(Push(curtain))

    def follow(now: int) -> None:
        if now == 600:
            app.post(Key("return"))

    return follow


MOTIONS: Final[dict[str, Staged]] = {
    "deal": Staged(_deal, (60, 160, 300, 480, 700, 1000, 1300, 1600, 2000)),
    "reveal": Staged(
        _step(lambda step, events: isinstance(step, Reveal) and _moves(events, "deck", "garden") == EDITION.reveal),
        (0, 300, 420, 520, 640, 760, 860, 960, 1200),
        (0, 190, 1400, 440),
    ),
    "seventh-card": Staged(
        _step(_seventh, shy=True), (300, 500, 560, 620, 680, 740, 820, 920, 1040, 1200, 1400, 1700), (0, 190, 1400, 440)
    ),
    "collect": Staged(
        _step(lambda step, events: isinstance(step, Collect) and _moves(events, "garden", "hand") >= 4),
        (0, 45, 90, 160, 240, 320, 400, 480, 620),
        (300, 200, 1180, 880),
    ),
    "play": Staged(_play(_lays), (0, 60, 120, 170, 210, 240, 290, 350, 460), LOW),
    "new-pile": Staged(_play(lambda step, events: isinstance(step, PlayNew)), (0, 70, 140, 200, 260, 340, 400, 450, 560), LOW),
    "gate": Staged(_play(_falls), (240, 340, 420, 470, 500, 520, 550, 590, 660), (200, 500, 1280, 360)),
    "acorns": Staged(_step(_counts("pair")), (0, 60, 120, 180, 260, 360, 460, 500, 560, 640, 700, 760), OWN),
    "pay": Staged(_step(lambda step, events: isinstance(step, Reveal)), (0, 40, 90, 150, 220, 290), (0, 200, 900, 650)),
    "goal": Staged(
        _step(lambda step, events: isinstance(step, Goal)),
        (300, 440, 520, 600, 660, 720, 800, 840, 870, 900, 930, 980),
        (0, 200, 1920, 660),
    ),
    "landscape": Staged(
        _step(lambda step, events: isinstance(step, Use) and step.landscape in "AJM"),
        (0, 100, 200, 290, 330, 380, 440, 520, 620),
        (0, 560, 1920, 320),
    ),
    "refused-drop": Staged(_refused_drop, (0, 20, 40, 60, 90, 120, 160, 220, 340), LOW),
    "refused-click": Staged(_refused_click, (0, 20, 40, 65, 90, 110, 140, 200, 320), (300, 190, 1100, 440)),
    "drag": Staged(_drag, (40, 110, 180, 250, 320, 400, 480, 700, 1000), LOW),
    "turn": Staged(_step(_ends, 4), (0, 60, 110, 150, 200, 250, 300, 500, 760)),
    "your-turn": Staged(_step(_ends, 4, actor=3), (0, 60, 120, 160, 200, 240, 280, 340, 480)),
    "watched-collect": Staged(
        _step(lambda step, events: isinstance(step, Collect) and _moves(events, "garden", "hand") >= 3, 4, actor=2),
        (0, 120, 300, 460, 560, 680, 800, 960, 1200),
    ),
    "watched-play": Staged(_step(_lays, 4, actor=1), (0, 150, 400, 480, 580, 680, 780, 900, 1200)),
    "thinking": Staged(_thinking, (0, 200, 400, 600, 800, 1000, 1200, 1400, 1600), (0, 0, 760, 200)),
    "last-turns": Staged(_step(_happens("end-triggered")), (0, 60, 120, 200, 280, 360, 440, 520, 900), (300, 200, 1320, 500)),
    "scoring": Staged(_scoring, (100, 400, 700, 1000, 1600, 2400, 3200, 4200, 5200)),
    "curtain": Staged(_curtain, (0, 80, 160, 260, 360, 600, 700, 800, 890)),
    "gust": Staged(_gust, (800, 1600, 2400, 3200, 4200, 5200)),
}
