"""Motions of the real program as strips of frames, without a display: each is set going in a real position by a real step."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from momiji.screenshot import Wish  # first: it chooses the driver without a screen

import pygame  # isort: skip

from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Happened, Moved, redact
from momiji.core.text import Text
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import NOT_YET, OPEN, State
from momiji.games.momiji.rules.steps import Collect, End, Goal, Play, PlayNew, PlayOn, Reveal, Step, Use
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.pictures import moments, staging
from momiji.playing.preferences import Preferences
from momiji.playing.session import Choices, Seat, Session
from momiji.ui import picture_file, shots, theme
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown, PointerMove, PointerUp
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.stack import Push
from momiji.ui.table.desk import Change, Done
from momiji.ui.table.picture import draw_public
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from momiji.ui.table.table import table_of

STEP: Final = 10  # ms between two pictures that are drawn and not kept
WIDE: Final = 620  # of a frame in the strip
GAP: Final = 12
Wanted = Callable[[Step, Sequence[Event]], bool]
Area = tuple[int, int, int, int]
WHOLE: Final[Area] = (0, 0, 1920, 1080)
LOW: Final[Area] = (0, 600, 1480, 480)
OWN: Final[Area] = (0, 560, 1480, 290)


@dataclass(frozen=True, slots=True)
class Motion:
    """How it begins, the moments shown (milliseconds), and the part of the canvas they are cut from."""

    begin: Callable[[App], Callable[[int], None] | None]
    moments: tuple[int, ...]
    area: Area = WHOLE


def frames(name: str, wish: Wish, at: tuple[int, ...] = (), area: Area | None = None) -> list[tuple[int, pygame.Surface]]:
    """The moments of a motion, each with its picture; its own moments and area unless others are asked for."""
    motion = MOTIONS[name]
    app = App.for_test(wish.size, Preferences(language=wish.lang, text_scale=wish.text_scale, table_gusts=name == "gust"))
    try:
        follow = motion.begin(app) or (lambda now: None)
        out, now = [], 0
        for moment in at or motion.moments:
            while now < moment:
                follow(now)
                app.step(min(STEP, moment - now) / 1000)
                now += min(STEP, moment - now)
            part = app.services.scale.rect(*(area or motion.area)).clip(app.surface.get_rect())
            out.append((moment, app.picture().subsurface(part).copy()))
        return out
    finally:
        app.services.art.close()


def strip(name: str, wish: Wish) -> pygame.Surface:
    """The frames side by side in rows of three, each with its moment."""
    shown = frames(name, wish)
    size = (WIDE, round(WIDE * shown[0][1].get_height() / shown[0][1].get_width()))
    across, foot = 3, 34
    out = pygame.Surface((across * (WIDE + GAP) + GAP, -(-len(shown) // across) * (size[1] + foot + GAP) + GAP))
    out.fill(theme.NIGHT)
    app = App.for_test((1280, 720))
    for index, (moment, picture) in enumerate(shown):
        x, y = GAP + index % across * (WIDE + GAP), GAP + index // across * (size[1] + foot + GAP)
        out.blit(pygame.transform.smoothscale(picture, size), (x, y))
        app.services.look.type.put(out, f"{moment} ms", theme.CHIP_COUNT, (x + 4, y + size[1] + foot // 2), theme.CREAM)
    app.services.art.close()
    return out


def save(name: str, wish: Wish, out: Path) -> None:
    """Raises OSError."""
    picture_file.write(strip(name, wish), out)


# ------------------------------------------------------------------ games at the right moment


def _found(wanted: Wanted, players: int = 3, *, actor: int = 0) -> tuple[Session, Step]:
    """A game in which this seat can take such a step now, at the moment with most to see."""

    def worth(s: State) -> float | None:
        if s.current != actor or s.stage != OPEN or s.turn < 3 or s.ability or (s.laid and s.main == NOT_YET) or _such(s, wanted) is None:
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
            step = _such(game.state, wanted) if game.actor == 0 and game.state.stage == OPEN else None
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
        scene.follow(Done((Change(before, tuple(redact(game.taken[-1].events, 0)), desk.show, game.log[-1].texts),)))

    return begin


def _play(wanted: Wanted) -> Callable[[App], None]:
    """A play: planned first, then its button is pressed."""

    def begin(app: App) -> None:
        game, step = _found(wanted)
        scene = _table(app, game)
        desk = scene.desk
        assert isinstance(desk, MomijiDesk)
        desk.plan_step(step)
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


def _wipe(app: App) -> None:
    app.start(shots.title(app.services))
    app.step(0.1)
    app.stack.apply(Push(SettingsScene(app.services)))


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


def _title(app: App) -> None:
    app.start(shots.title(app.services))
    app.step(0.1)


MOTIONS: Final[dict[str, Motion]] = {
    "deal": Motion(_deal, (60, 160, 300, 480, 700, 1000, 1300, 1600, 2000)),
    "reveal": Motion(
        _step(lambda step, events: isinstance(step, Reveal) and _moves(events, "deck", "garden") == EDITION.reveal),
        (0, 300, 420, 520, 640, 760, 860, 960, 1200),
        (0, 190, 1400, 440),
    ),
    "seventh-card": Motion(
        _step(_seventh, shy=True), (300, 500, 560, 620, 680, 740, 820, 920, 1040, 1200, 1400, 1700), (0, 190, 1400, 440)
    ),
    "collect": Motion(
        _step(lambda step, events: isinstance(step, Collect) and _moves(events, "garden", "hand") >= 4),
        (0, 45, 90, 160, 240, 320, 400, 480, 620),
        (300, 200, 1180, 880),
    ),
    "play": Motion(_play(_lays), (0, 60, 120, 170, 210, 240, 290, 350, 460), LOW),
    "new-pile": Motion(_play(lambda step, events: isinstance(step, PlayNew)), (0, 70, 140, 200, 260, 340, 400, 450, 560), LOW),
    "gate": Motion(_play(_falls), (240, 340, 420, 470, 500, 520, 550, 590, 660), (200, 500, 1280, 360)),
    "acorns": Motion(_step(_counts("pair")), (0, 60, 120, 180, 260, 360, 460, 500, 560, 640, 700, 760), OWN),
    "pay": Motion(_step(lambda step, events: isinstance(step, Reveal)), (0, 40, 90, 150, 220, 290), (0, 200, 900, 650)),
    "goal": Motion(
        _step(lambda step, events: isinstance(step, Goal)),
        (300, 440, 520, 600, 660, 720, 800, 840, 870, 900, 930, 980),
        (0, 200, 1920, 660),
    ),
    "landscape": Motion(
        _step(lambda step, events: isinstance(step, Use) and step.landscape in "AJM"),
        (0, 100, 200, 290, 330, 380, 440, 520, 620),
        (0, 560, 1920, 320),
    ),
    "refused-drop": Motion(_refused_drop, (0, 20, 40, 60, 90, 120, 160, 220, 340), LOW),
    "refused-click": Motion(_refused_click, (0, 20, 40, 65, 90, 110, 140, 200, 320), (300, 190, 1100, 440)),
    "drag": Motion(_drag, (40, 110, 180, 250, 320, 400, 480, 700, 1000), LOW),
    "turn": Motion(_step(_ends, 4), (0, 60, 110, 150, 200, 250, 300, 500, 760)),
    "your-turn": Motion(_step(_ends, 4, actor=3), (0, 60, 120, 160, 200, 240, 280, 340, 480)),
    "watched-collect": Motion(
        _step(lambda step, events: isinstance(step, Collect) and _moves(events, "garden", "hand") >= 3, 4, actor=2),
        (0, 120, 300, 460, 560, 680, 800, 960, 1200),
    ),
    "watched-play": Motion(_step(_lays, 4, actor=1), (0, 150, 400, 480, 580, 680, 780, 900, 1200)),
    "thinking": Motion(_thinking, (0, 200, 400, 600, 800, 1000, 1200, 1400, 1600), (0, 0, 760, 200)),
    "last-turns": Motion(_step(_happens("end-triggered")), (0, 60, 120, 200, 280, 360, 440, 520, 900), (300, 200, 1320, 500)),
    "scoring": Motion(_scoring, (100, 400, 700, 1000, 1600, 2400, 3200, 4200, 5200)),
    "wipe": Motion(_wipe, (0, 50, 100, 140, 180, 230, 270, 300, 400)),
    "curtain": Motion(_curtain, (0, 80, 160, 260, 360, 600, 700, 800, 890)),
    "gust": Motion(_gust, (800, 1600, 2400, 3200, 4200, 5200)),
    "title-leaves": Motion(_title, (0, 600, 1200, 1800, 2400, 3000)),
}
