"""How Miyabi's table moves: every motion of its look, in the order it is told, and what is left of it in reduced motion."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from momiji import motions
from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Happened, Moved
from momiji.games.miyabi.rules.steps import PlaceTile
from momiji.games.miyabi.table import TABLE
from momiji.games.miyabi.table.films.telling import Telling
from momiji.games.miyabi.table.motions import MOTIONS, worth
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.playing.session import Session
from momiji.ui.app import App
from momiji.ui.motion import Pose
from momiji.ui.shots import Wish
from momiji.ui.table.desk import Change
from momiji.ui.table.drag import HOME, TURN, Drag, Return
from momiji.ui.table.picture import Picture
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale
from tests.games.miyabi.at_table import ALL, at_table, by_drags, choices, desk, likely, played, settle, table
from tests.ui.ear import Ear
from tests.ui.stage import press

SCALE = Scale(1280, 720)


def changes() -> Iterator[Change]:
    """A whole game in which everything happens, each step as the first player sees it."""
    session, chance = Session.begin(choices(2, ALL, "189")), Chance("189")
    while not session.over:
        before, state, legal = TABLE.desk(session, 0).show, session.state, session.rules.legal(session.state)
        best = max(worth(state, step) for step in legal)
        session.perform(chance.pick([step for step in legal if worth(state, step) >= best - 1]))
        yield Change(before, session.taken[-1].events, TABLE.desk(session, 0).show)


def wanted(events: tuple[Event, ...]) -> set[str]:
    """What is seen to fly when this happens."""
    out = set[str]()
    for event in events:
        match event:
            case Happened("laid"):
                out |= {"rises", "specks"}
            case Counted(_, _, _, why):
                out |= {"plus", *(["brush"] if why == "enclosed" else [])}
            case Moved("lantern", _, target) if target.kind == "column":
                out |= {"lantern", "glow"}
            case Moved(_, source) if source.kind == "bonus":
                out |= {"tablet", "stamp"}
            case Moved("frog"):
                out.add("frog")
            case Moved("bonsai", source, target) if source.owner != target.owner:
                out.add("bonsai")
            case Happened("gold"):
                out.add("sheen")
            case Happened("round-began", _, args):
                out |= {"tile", "specks", *(["dragonfly"] if args["round"] > 1 else [])}
    return out


def test_every_event_has_its_motion_and_nothing_else_flies() -> None:
    seen = set[str]()
    for change in changes():
        reel = Telling(change.before, change.after, SCALE)
        reel.tell(change.events)
        film = reel.film()
        kinds = {leg.sprite.kind for leg in film.legs}
        assert wanted(change.events) <= kinds <= wanted(change.events) | {"tile", "zen", "nod"}, change.events
        assert all(one.at <= two.at for one, two in pairwise(film.stills))
        assert not film.stills[-2].show.flying and film.stills[-1].show is change.after
        assert all(leg.at + leg.ms <= film.length for leg in film.legs)
        seen |= kinds
    assert seen == {
        "tile", "zen", "rises", "specks", "nod",
        "lantern", "glow", "plus", "tablet", "stamp", "frog", "sheen", "brush", "dragonfly", "bonsai",
    }  # fmt: skip


def test_points_go_up_one_after_another_and_never_down() -> None:
    for change in changes():
        reel = Telling(change.before, change.after, SCALE)
        reel.tell(change.events)
        for seat in range(2):
            points = [still.show.points(seat) for still in reel.film().stills]
            assert points == sorted(points)
            if points[-1] - points[0] == 6:
                assert set(range(points[0], points[-1] + 1)) <= {*points}


@pytest.mark.parametrize("name", MOTIONS)
def test_a_strip_shows_something_that_moves(name: str) -> None:
    shown = motions.frames(name, Wish(game="miyabi", size=(1024, 640)))  # no window is smaller
    pictures = [pygame.image.tobytes(picture, "RGB") for _, picture in shown]
    assert len({*pictures}) >= len(pictures) // 2


def test_in_reduced_motion_a_tile_lies_there_at_once_with_one_sound() -> None:
    ear = Ear()
    with at_table(played(lambda session: session.state.round == 1)) as app:
        app.services.sound = ear
        app.services.change(animation_speed=1.0, reduced_motion=True)
        step = next(way.step for way in desk(app).ways if isinstance(way.step, PlaceTile))
        ear.played.clear()
        scene = table(app)
        scene.follow(desk(app).do(step))
        assert not scene.projector.running
        assert scene.picture.show is desk(app).show
        assert ear.played == ["miyabi/land1"]


def test_a_chosen_tile_goes_round_and_no_press_is_lost() -> None:
    ear = Ear()
    with at_table(played(lambda session: session.state.round == 1)) as app:
        app.services.sound = ear
        app.services.change(animation_speed=1.0)
        scene = table(app)
        thing = next(way.gesture.things[0] for way in desk(app).ways if way.gesture.turned)
        scene.tap(thing)
        settle(app)
        first = desk(app).turned(thing)
        for _ in range(3):
            press(app, pygame.K_r)
            assert scene.projector.running and [leg.sprite.kind for leg in scene.projector.films[0].legs] == ["spin"]
        ways = desk(app).turnings(thing)
        assert desk(app).turned(thing) == ways[(ways.index(first) + 3) % len(ways)]
        scene.press("turn-left")  # the button too, and back
        assert desk(app).turned(thing) == ways[(ways.index(first) + 2) % len(ways)]
        assert ear.played.count("miyabi/turn") == 4
        settle(app)
        assert not scene.projector.running and scene.picture.show is desk(app).show


def test_what_is_turned_in_the_hand_swings_a_little_too_far_and_back() -> None:
    drag = Drag(Spot("tile", "0"), pygame.Surface((10, 10)), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
    drag.turn(pygame.Surface((10, 10)), 1)
    tilts = [drag.tilt]
    for _ in range(round(TURN * 100) + 1):
        drag.update(0.01)
        tilts.append(drag.tilt)
    assert tilts[0] == 90 and -6 < min(tilts) < -3 and drag.resting


def test_what_springs_home_has_the_size_of_its_home() -> None:
    home = Return(Spot("tile", "0"), pygame.Surface((100, 100)), (0.0, 0.0), (50.0, 0.0), size=0.5)
    assert home.sprite()[0].get_width() == 100
    home.spent = HOME
    assert abs(home.sprite()[0].get_width() - 50) <= 2


def test_a_tile_let_go_falls_and_the_garden_is_new_when_it_lies() -> None:
    with at_table(played(lambda session: session.state.round == 1)) as app:
        app.services.change(animation_speed=1.0)
        way = next(way for way in desk(app).ways if isinstance(way.step, PlaceTile) and way.gesture.onto is not None)
        by_drags(app, way.step)
        settle(app)
        assert table(app).picture.show is desk(app).show
        assert max(desk(app).show.gardens[0].levels) == 1


def stands_at(app: App, show: MiyabiShow, pose: Pose) -> bool:
    """Whether the bonsai is seen there on the resting table."""
    scale, side = app.services.scale, round(pose.scale)
    tree = app.services.art.get("miyabi/round/bonsai", (side, side))
    rest = Picture(app.services, TABLE, show, TABLE.lay_out(show, scale)).surface
    left, top = tree.get_rect(center=(round(pose.x), round(pose.y))).topleft
    solid = [(x, y) for x in range(side) for y in range(side) if tree.get_at((x, y)).a == 255]
    return len(solid) > side and all(rest.get_at((left + x, top + y))[:3] == tree.get_at((x, y))[:3] for x, y in solid)


@pytest.mark.parametrize(("players", "size"), [(2, (1280, 720)), (2, (1920, 1080)), (3, (1280, 720)), (3, (1920, 1080)), (4, (1280, 720))])
def test_the_bonsai_flies_from_where_it_stood_to_where_it_stands(players: int, size: tuple[int, int]) -> None:
    session, chance = Session.begin(choices(players)), Chance("7")
    app, beside = App.for_test(size), set[int]()
    while not session.over and len(beside) < players:
        before = TABLE.desk(session, 0).show
        session.perform(likely(session, chance))
        after = TABLE.desk(session, 0).show
        if before.first == after.first:
            continue
        reel = Telling(before, after, app.services.scale)
        reel.tell(session.taken[-1].events)
        (flight,) = (leg for leg in reel.legs if leg.sprite.kind == "bonsai")
        assert stands_at(app, before, flight.start)
        assert stands_at(app, after, flight.end)
        beside |= {before.first, after.first}
    app.services.art.close()
    assert beside == {*range(players)}


def garden_seen(app: App) -> bytes:
    return pygame.image.tobytes(app.picture().subsurface(table(app).layout.panels["frame"]), "RGB")


@pytest.mark.parametrize("still", [False, True])
def test_by_keyboard_the_tile_slides_to_the_next_place(still: bool) -> None:
    """It starts where it was, arrives in 90 ms, and nothing of the slide is left; in reduced motion it is there at once."""
    with at_table(played(lambda session: session.state.round == 2), speed=1.0, reduced_motion=still, table_gusts=False) as app:
        for _ in range(60):
            app.step(0.05)
        scene, way = table(app), next(way for way in desk(app).ways if isinstance(way.step, PlaceTile) and way.gesture.onto)
        scene.focus.here, scene.focus.shown = way.gesture.things[0], True
        press(app, pygame.K_RETURN)
        here, there, *_ = sorted(scene.targets, key=lambda spot: spot.key)
        scene.focus.here = here
        for _ in range(20):
            app.step(0.02)
        scene._breath = 0.0
        scene.focus.here = there
        app.step(0.0)
        seen = []
        for _ in range(6):
            scene._breath = 0.0  # gold that breathes is another motion
            seen.append(garden_seen(app))
            app.step(0.018)
        assert len({*seen}) == (1 if still else 6)
        for _ in range(20):
            app.step(0.02)
        scene._breath = 0.0
        assert garden_seen(app) == seen[-1]
