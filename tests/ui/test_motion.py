"""Motion at the table: whatever the frame rate, everything ends in the right place; copies of a card stay what they are."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import pairwise

import pygame
import pytest

from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Happened, Moved, redact
from momiji.games.momiji.rules.cards import INDEX
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import deal as deal_cards
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.table import TABLE
from momiji.games.momiji.table.copies import Copies, follow
from momiji.games.momiji.table.films.film import deal, film, undealt
from momiji.games.momiji.table.pictures import staging
from momiji.games.momiji.table.show import HandCard, MomijiShow
from momiji.playing.preferences import Preferences
from momiji.ui.app import App
from momiji.ui.input import PointerDown
from momiji.ui.stack import Change as SceneChange
from momiji.ui.stack import Reset
from momiji.ui.table.desk import Accepted, Change
from momiji.ui.table.drag import HOME, Return
from momiji.ui.table.film import CARD, CHIP, CREST, GATE, GOAL, HELD, LAND, PATCH, PILE, RING, SPECK
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale
from tests.ui import shows
from tests.ui.scripted_desk import ScriptedDesk
from tests.ui.test_table_fly import GAMES

SCALE = Scale(1280, 720)


@cache
def told(game: str) -> list[Change]:
    """A whole game, as seat 0 sees it."""
    return GAMES[game]() if game in GAMES else list(_sensible_game())


def _sensible_game() -> Iterator[Change]:
    """Piles are closed in it, which random steps seldom do."""
    state, chance = start(deal_cards(shows.NAMES[:2], 12)), Chance("motion")
    while state.stage != Stage.OVER:
        events: list[Event] = []
        after = MOMIJI.apply(state, staging.sensible(state, list(MOMIJI.legal(state)), chance), events)
        yield Change(shows.show_of(state), tuple(redact(events, 0)), shows.show_of(after))
        state = after


def _moved(piece: str | None, source: str, target: str, least: int = 1) -> Callable[[Change], bool]:
    def found(change: Change) -> bool:
        fits = [
            event
            for event in change.events
            if isinstance(event, Moved)
            and (piece is None or event.piece == piece)
            and (event.source.kind, event.target.kind) == (source, target)
            and change.before.seat in (event.source.owner, event.target.owner)
        ]
        return len(fits) >= least

    return found


def _counted(why: str) -> Callable[[Change], bool]:
    return lambda change: any(isinstance(event, Counted) and event.why == why and event.seat == 0 for event in change.events)


def _turned(change: Change) -> bool:
    return any(isinstance(event, Happened) and event.what == "turn-began" for event in change.events)


KINDS: dict[str, Callable[[Change], bool]] = {
    "collect": _moved(None, "garden", "hand", 2),
    "play": _moved(None, "hand", "pile"),
    "gate": _moved("gate", "supply", "pile"),
    "goal": _moved(None, "goals", "tokens"),
    "pair": _counted("pair"),
    "landscape": _counted("landscape"),
    "turn": _turned,
}


def of(kind: str) -> Change:
    return next(change for game in ("sensible", "2", "3") for change in told(game) if KINDS[kind](change))


def nothing() -> SceneChange | None:
    return None


PREFERENCES = Preferences(table_gusts=False)


@pytest.fixture(scope="module")
def window() -> Iterator[App]:
    """One window for all, so that everything is drawn once."""
    window = App.for_test((1280, 720), PREFERENCES)
    yield window
    window.services.art.close()


@pytest.fixture
def app(window: App) -> App:
    window.services.change(**{field.name: getattr(PREFERENCES, field.name) for field in fields(PREFERENCES)})
    return window


def table(app: App, show: MomijiShow) -> TableScene:
    scene = TableScene(app.services, TABLE, ScriptedDesk(show), on_menu=nothing, on_log=nothing, on_rules=nothing, on_settings=nothing)
    app.stack.apply(Reset(scene))
    for _ in range(4):
        app.step(0.6)
    return scene


def follow_on(app: App, change: Change) -> TableScene:
    scene = table(app, change.before)
    assert isinstance(scene.desk, ScriptedDesk)
    scene.desk.fixed, scene.desk._show = change.after, None
    scene.follow(Accepted((change,)))
    return scene


def begin(app: App, change: Change) -> TableScene:
    scene = follow_on(app, change)
    assert scene.projector.running
    return scene


def at_rest(scene: TableScene, show: MomijiShow) -> None:
    """What lies on the table is exactly what a table drawn anew would show."""
    assert not scene.moving
    assert scene.picture.show is show
    assert scene.picture.away == frozenset()
    shown = pygame.image.tobytes(scene.picture.surface, "RGB")
    scene.build()
    assert pygame.image.tobytes(scene.picture.surface, "RGB") == shown


@pytest.mark.parametrize("kind", KINDS)
def test_every_frame_is_what_drawing_everything_would_show(kind: str, app: App) -> None:
    """Only what changed is drawn, and tables are drawn ahead; neither may be seen."""
    scene = begin(app, of(kind))
    while scene.projector.running:
        app.step(0.031)
        assert pygame.image.tobytes(app.surface, "RGB") == pygame.image.tobytes(app.picture(), "RGB"), scene.projector.now


@pytest.mark.parametrize("dt", [1 / 144, 1 / 60, 1 / 20, 0.9], ids=["144 a second", "60", "20", "at once"])
@pytest.mark.parametrize("kind", KINDS)
def test_everything_ends_in_its_place_whatever_the_frame_rate(app: App, kind: str, dt: float) -> None:
    change = of(kind)
    scene = begin(app, change)
    for _ in range(int(12 / dt) + 4):
        app.step(dt)
        if not scene.moving:
            break
    at_rest(scene, change.after)


@pytest.mark.parametrize("kind", KINDS)
def test_a_click_ends_motion_at_once(app: App, kind: str) -> None:
    change = of(kind)
    scene = begin(app, change)
    app.step(0.05)
    app.post(PointerDown(5, 715))
    app.step(0.0)
    at_rest(scene, change.after)


@pytest.mark.parametrize("kind", KINDS)
def test_reduced_motion_fades_and_nothing_flies(app: App, kind: str) -> None:
    app.services.change(reduced_motion=True)
    app.step(0.0)
    change = of(kind)
    scene = follow_on(app, change)
    assert scene.moving and not scene.projector.running
    app.step(0.06)
    assert scene.moving
    app.step(0.07)
    at_rest(scene, change.after)


@pytest.mark.parametrize("kind", KINDS)
def test_without_animation_everything_is_there_at_once(app: App, kind: str) -> None:
    app.services.change(animation_speed=0.0)
    app.step(0.0)
    change = of(kind)
    at_rest(follow_on(app, change), change.after)


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_the_speed_is_how_fast_films_run(app: App, speed: float) -> None:
    app.services.change(animation_speed=speed)
    app.step(0.0)
    change = of("collect")
    scene, spent = begin(app, change), 0.0
    length = scene.projector.films[0].length / 1000
    while scene.projector.running:
        app.step(0.01)
        spent += 0.01
    assert spent == pytest.approx(length / speed, abs=0.011)


def test_buttons_stay_while_the_table_fades(app: App) -> None:
    """The old table fades below them, not over them."""
    app.services.change(reduced_motion=True)
    app.step(0.0)
    change = of("collect")
    scene = follow_on(app, change)
    app.step(0.01)
    faded = app.picture()
    app.step(0.2)
    rests = app.picture()
    middles = [button.rect.center for button in scene.buttons]
    assert middles and all(faded.get_at(at) == rests.get_at(at) for at in middles)


def sprites(kind: str) -> set[str]:
    return {leg.sprite.kind for leg in film(of(kind), SCALE).legs}


def test_each_motion_has_its_parts() -> None:
    assert SPECK in sprites("play")
    assert {GATE, PILE, SPECK} <= sprites("gate")
    assert {leg.start.stretch for leg in film(of("gate"), SCALE).legs if leg.sprite.kind == GATE} == {1.0, 0.92}
    assert GOAL in sprites("goal")
    assert any(leg.end.turn == 1.0 for leg in film(of("goal"), SCALE).legs if leg.sprite.kind == GOAL)
    assert PATCH in sprites("pair")
    assert {RING, LAND} <= sprites("landscape")
    assert {CHIP, PATCH} <= sprites("turn")


def test_the_chip_of_the_turn_stays_where_it_came() -> None:
    change = of("turn")
    seat = next(event.seat for event in change.events if isinstance(event, Happened) and event.what == "turn-began")
    made = film(change, SCALE)
    came = max(leg.at + leg.ms for leg in made.legs if leg.sprite.kind == CHIP)
    for still in made.stills[:-1]:
        if still.at >= came:
            assert {one.seat for one in (still.show.me, *still.show.others) if one.badge in ("your-turn", "playing")} == {seat}


def test_a_goal_leaves_its_ring_and_the_crest_comes_with_the_stamp() -> None:
    change = of("goal")
    made = film(change, SCALE)
    goal = next(leg.sprite.what for leg in made.legs if leg.sprite.kind == GOAL)
    flies = [leg for leg in made.legs if leg.sprite.kind == GOAL]
    stamp = next(leg for leg in made.legs if leg.sprite.kind == CREST)
    for at in (flies[0].at + 1, flies[-1].at + 1, stamp.at + 1):
        assert next(one for one in made.still(at).show.goals if one.id == goal).lifted
    rests = next(one for one in made.still(stamp.at + stamp.ms).show.goals if one.id == goal)
    assert rests.owner == change.before.seat and not rests.lifted


def test_a_landscape_in_use_keeps_its_colours() -> None:
    """It lifts next; others are drained."""
    change = of("landscape")
    letter = next(event.slots[0] for event in change.events if isinstance(event, Counted) and event.why == "landscape")
    lands = change.after.me.landscapes
    for in_use in (False, True):
        now = tuple(replace(land, active=in_use and land.letter == letter) for land in lands)
        after = replace(change.after, me=replace(change.after.me, landscapes=now))
        made = film(Change(change.before, change.events, after), SCALE)
        assert [leg.end.alpha for leg in made.legs if leg.sprite.kind == LAND] == [1.0 if in_use else 0.0]


def test_a_gate_is_clear_early_in_its_fall_and_its_shadow_waits_below() -> None:
    fall = next(leg for leg in film(of("gate"), SCALE).legs if leg.sprite.kind == GATE)
    assert fall.pose(fall.at).alpha < 0.7
    assert fall.pose(fall.at + 0.4 * fall.ms).alpha == 1.0
    for share in (0.0, 0.5, 0.9):
        pose = fall.pose(fall.at + share * fall.ms)
        assert pose.y + pose.lift == pytest.approx(fall.end.y)


def test_a_card_is_drawn_roughly_only_while_it_is_fast() -> None:
    """Near its places, and wherever it is slow, it has smooth edges; and it has exactly the size of its place there."""
    swift = 0
    for leg in film(of("collect"), SCALE).legs:
        if leg.sprite.kind not in (CARD, HELD):
            continue
        poses = [leg.pose(leg.at + leg.ms * share / 40) for share in range(41)]
        assert not poses[0].swift and not poses[-1].swift
        assert (poses[0].scale, poses[-1].scale) == (leg.start.scale, leg.end.scale)
        far = [pygame.Vector2(a.x, a.y).distance_to((b.x, b.y)) for a, b in pairwise(poses)]
        swift += sum(pose.swift for pose in poses)
        assert all(step > leg.ms / 40 * leg.end.scale / 200 for pose, step in zip(poses, far, strict=False) if pose.swift)
    assert swift


def test_a_refused_card_comes_home_as_its_place_is_turned() -> None:
    card = pygame.Surface((40, 60), pygame.SRCALPHA)
    home = Return(Spot("hand", "0"), card, (100, 100), (60, -90), tilt=-6.0, angle=4.0)
    home.spent = HOME
    picture, place = home.sprite()
    assert picture.get_size() == pygame.transform.rotozoom(card, 4, 1).get_size()
    assert place.center == (100, 100)


def test_counters_begin_and_end_with_what_is_true() -> None:
    """A planned play has paid already; its film begins before that and never shows a debt."""
    change = of("landscape")
    for still in film(change, SCALE).stills:
        assert still.show.me.acorns >= 0
    assert film(change, SCALE).stills[-2].show.me.acorns == change.after.me.acorns


def test_a_game_begins_with_a_deal() -> None:
    show = shows.show_of(shows.position(4, 0))
    made, bare = deal(show, SCALE), undealt(show)
    assert not bare.hand and not any(column.cards for column in bare.columns)
    assert bare.deck == show.deck + len(show.hand) + sum(len(column.cards) for column in show.columns)
    assert made.stills[-1].show is show
    assert made.sounds[0] == (0.0, "shuffle")


# ------------------------------------------------------------------ copies of a card


def test_no_two_cards_in_sight_are_the_same_copy() -> None:
    copies = Copies()
    for change in told("2"):
        for still in film(change, SCALE).stills:
            copies = follow(copies, still.show)
            seen = [pair for lying in copies.lying.values() for pair in lying]
            assert len(seen) == len(set(seen))


def test_a_copy_stays_the_same_where_it_lies_and_where_it_goes() -> None:
    red = INDEX["R2"]
    start = replace(shows.collecting(), hand=(HandCard(red), HandCard(red)), discard=(), turned=None)
    before = follow(Copies(), start)
    assert len(set(before.of("hand"))) == 2
    played = replace(start, hand=start.hand[:1], discard=(red,))
    after = follow(before, played)
    assert after.of("hand") == before.of("hand")[:1]
    assert after.of("discard") == before.of("hand")[1:]


def test_a_card_in_the_air_is_the_copy_that_left() -> None:
    red = INDEX["R2"]
    start = replace(shows.collecting(), hand=(HandCard(red), HandCard(red)), discard=(), turned=None)
    before = follow(Copies(), start)
    flying = follow(before, replace(start, hand=start.hand[:1]))
    assert flying.next(red) == before.of("hand")[1]


# ------------------------------------------------------------------ evening


def test_light_turns_warm_late_in_the_game_unless_it_is_switched_off(app: App) -> None:
    day = shows.watching()
    scene = table(app, day)

    def gravel() -> pygame.Color:
        return pygame.Color(*pygame.transform.average_color(scene.picture.surface, scene.layout.panels["tray"].inflate(-900, -200))[:3])

    noon = gravel()
    late = replace(day, daylight=0.05)
    scene.rest(late)
    assert scene.moving, "light changes slowly enough to be no jump"
    evening = gravel()
    assert evening.r - evening.b > noon.r - noon.b + 12
    assert isinstance(scene.desk, ScriptedDesk)
    scene.desk.fixed, scene.desk._show = late, None
    app.services.change(evening_light=False)
    app.step(0.0)
    assert max(abs(a - b) for a, b in zip(gravel()[:3], noon[:3], strict=True)) <= 1
