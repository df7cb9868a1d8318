"""Looking back at a game: step by step, turn by turn, with the eyes one may look with, and playing on from a position."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from momiji.core.events import Moved
from momiji.games.momiji.table import TABLE
from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.games.momiji.table.closer.look import CloserScene
from momiji.games.momiji.table.pictures import staging
from momiji.playing.session import Session
from momiji.playing.timeline import Timeline
from momiji.ui.app import App
from momiji.ui.input import Context
from momiji.ui.table.looking_back import replay_of
from momiji.ui.table.replay.scene import PAUSE, SPEEDS, ReplayScene
from momiji.ui.table.replay.scrubber import Scrubber
from tests.terminal.typist import InProcess
from tests.ui import pads
from tests.ui.stage import click, drag, press, staged, wait

PLAYED: list[dict[str, Any]] = []


@pytest.fixture(scope="module")
def finished() -> Session:
    return staging.play_until(staging.session(3, "look back"), lambda s: False)


@pytest.fixture(scope="module")
def running() -> Session:
    return staging.play_until(staging.session(3, "look back"), staging.turn(9))


@pytest.fixture
def app() -> Iterator[App]:
    PLAYED.clear()
    with staged() as app:
        yield app


def shown(app: App, session: Session, **more: Any) -> ReplayScene:
    scene = replay_of(app.services, session, 0, lambda record: PLAYED.append(record), InProcess(), **more)
    app.start(scene)
    wait(app)
    return scene


def middle(scene: ReplayScene, name: str) -> tuple[int, int]:
    return scene.page.find(name).rect.center


# ------------------------------------------------------------------ the timeline


def test_every_position_is_the_one_the_game_went_through(finished: Session) -> None:
    timeline = Timeline(finished, 0)
    again = Session(finished.choices, finished.setup)
    assert timeline.state(0) == again.state
    for number, taken in enumerate(finished.taken, start=1):
        again.perform(taken.step)
        assert timeline.state(number) == again.state
    assert Session.resume(timeline.record(17)).state == timeline.state(17)


def test_turns_lie_one_after_another(finished: Session) -> None:
    timeline = Timeline(finished, 0)
    assert [turn.number for turn in timeline.turns] == list(range(1, len(timeline.turns) + 1))
    for before, after in zip(timeline.turns, timeline.turns[1:], strict=False):
        assert before.last == after.first
        assert timeline.turn_after(before.last) == after.last
        assert timeline.turn_before(after.last) == before.last
        assert timeline.turn_at(after.first + 1) == timeline.turn_at(after.last) == after.number - 1
    assert timeline.turns[-1].last == timeline.length
    assert timeline.turn_at(0) == -1


def test_a_running_game_shows_only_what_the_looker_may_know(running: Session) -> None:
    timeline = Timeline(running, 1)
    assert [timeline.may_look(seat) for seat in range(3)] == [False, True, False]
    for at in range(timeline.length + 1):
        show = TABLE.look_back(timeline, at, 1)
        assert [held.card for held in show.hand] == timeline.state(at).players[1].hand
    with pytest.raises(AssertionError):
        TABLE.look_back(timeline, 3, 0)
    secret = [
        event
        for step in range(timeline.length)
        for event in timeline.events(step, 1, everything=True)
        if isinstance(event, Moved) and event.seen_by is not None and 1 not in event.seen_by
    ]
    assert all(event.piece is None for event in secret)


# ------------------------------------------------------------------ the viewer


def test_keys_lead_through_the_game(app: App, finished: Session) -> None:
    scene = shown(app, finished)
    assert scene.at == 0
    press(app, pygame.K_RIGHT, pygame.K_RIGHT)
    assert scene.at == 2
    press(app, pygame.K_LEFT)
    assert scene.at == 1
    press(app, pygame.K_DOWN)
    assert scene.at == scene.timeline.turns[0].last
    press(app, pygame.K_END)
    assert scene.at == scene.timeline.length
    assert scene.picture.show.over
    press(app, pygame.K_UP)
    assert scene.at == scene.timeline.turns[-2].last
    press(app, pygame.K_HOME, pygame.K_LEFT)
    assert scene.at == 0


def test_every_choice_is_reached_by_keys_and_by_pad(app: App, finished: Session) -> None:
    scene = shown(app, finished)
    forward: list[Callable[[], None]] = [lambda: press(app, pygame.K_TAB), lambda: pads.tap(app, pads.RIGHT_SHOULDER)]
    right: list[Callable[[], None]] = [lambda: press(app, pygame.K_RIGHT), lambda: pads.tap(app, pads.RIGHT)]
    take: list[Callable[[], None]] = [lambda: press(app, pygame.K_RETURN), lambda: pads.tap(app, pads.A)]
    for onward, beside, act, number in zip(forward, right, take, (1, 2), strict=True):
        for group, steps in (("eyes", number), ("speed", number + 1)):
            for _ in range(30):
                if scene.page.focus is not None and scene.page.focus.group == group:
                    break
                onward()
            assert scene.page.focus is not None and scene.page.focus.group == group
            for _ in range(steps):
                beside()
            act()
        assert (scene.eyes, scene.speed, scene.at) == (number, SPEEDS[number + 1], 0)


def test_buttons_do_the_same(app: App, finished: Session) -> None:
    scene = shown(app, finished)
    for name, at in (
        ("step", 1),
        ("turn-on", scene.timeline.turns[0].last),
        ("back", scene.timeline.turns[0].last - 1),
        ("turn-back", 0),
        ("last-turn", scene.timeline.length),
        ("first-turn", 0),
        ("first-turn", 0),
    ):
        click(app, middle(scene, name))
        assert scene.at == at, name
    assert not scene.page.find("back").enabled


def test_the_bead_is_dragged_and_leaves_are_pressed(app: App, finished: Session) -> None:
    scene = shown(app, finished)
    scrubber = scene.page.find("scrubber")
    assert isinstance(scrubber, Scrubber)
    fifth, tenth = (scrubber.leaf_x(index) for index in (4, 9))
    click(app, (fifth, scrubber.rect.centery))
    assert scene.at == scene.timeline.turns[4].last
    drag(app, (scrubber.bead_x(), scrubber.rect.centery), (tenth, scrubber.rect.centery))
    assert scene.at == scene.timeline.turns[9].last
    assert scrubber.bead_x() == tenth


def test_it_plays_by_itself_faster_on_request_and_stops_at_the_end(app: App, finished: Session) -> None:
    scene = shown(app, finished, at=len(finished.taken) - 3)
    press(app, pygame.K_SPACE)
    assert scene.playing
    wait(app, 0.02)
    at = scene.at
    wait(app, PAUSE * 0.6)
    assert scene.at == at
    click(app, middle(scene, "speed-2"))
    wait(app, PAUSE * 0.1)
    assert scene.at == at + 1
    for _ in range(5):
        wait(app, PAUSE)
    assert scene.at == scene.timeline.length
    assert not scene.playing


def test_steps_fly(finished: Session) -> None:
    with staged(speed=1.0) as app:
        scene = shown(app, finished)
        for _ in range(40):
            press(app, pygame.K_RIGHT)
            before = scene.at
            for _ in range(200):
                if not scene.moving:
                    break
                wait(app, 0.1)
            assert not scene.moving
            assert scene.at == before
            assert scene.picture.show == scene.wanted()


def test_eyes_and_open_hands(app: App, finished: Session) -> None:
    scene = shown(app, finished, at=30)
    click(app, middle(scene, "eyes-2"))
    assert scene.picture.show.seat == 2
    assert [held.card for held in scene.picture.show.hand] == scene.timeline.state(30).players[2].hand
    click(app, middle(scene, "eyes-1"))
    assert scene.eyes == 1
    press(app, pygame.K_h)
    assert (scene.drawer, scene.everything) == ("hands", True)
    press(app, pygame.K_ESCAPE)
    assert (scene.drawer, scene.everything) == ("", False)


def test_a_running_game_has_one_pair_of_eyes_and_no_way_to_play_on(app: App, running: Session) -> None:
    scene = shown(app, running)
    assert scene.at == scene.timeline.length
    names = [widget.name for widget in scene.page.widgets]
    assert "hands" not in names
    assert "play-on" not in names
    click(app, middle(scene, "eyes-1"))
    press(app, pygame.K_2, pygame.K_h)
    assert (scene.eyes, scene.everything) == (0, False)


def test_the_log_stands_beside_it(app: App, finished: Session) -> None:
    scene = shown(app, finished)
    press(app, pygame.K_l)
    assert scene.drawer == "log"
    scene.go(scene.timeline.turns[11].last)
    wait(app)
    row = scene.page.find("log-11")
    assert row.within is not None
    assert row.within.rect.contains(row.rect.clip(row.within.rect))
    click(app, row.rect.clip(row.within.rect).center)
    assert scene.at == scene.timeline.turns[11].last
    click(app, middle(scene, "close"))
    assert scene.drawer == ""


def test_play_on_from_here(app: App, finished: Session) -> None:
    scene = shown(app, finished, at=25)
    click(app, middle(scene, "play-on"))
    assert [record["actions"] for record in PLAYED] == [finished.record()["actions"][:25]]
    press(app, pygame.K_END)
    click(app, middle(scene, "play-on"))
    assert len(PLAYED) == 1


@pytest.mark.parametrize("scenario", ["cold-breeze", "equinox"])
def test_solo_games_too(app: App, scenario: str) -> None:
    scene = shown(app, staging.play_until(staging.session(1, "alone", scenario=scenario), lambda s: False))
    press(app, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_END, pygame.K_l)
    assert scene.picture.show.scenario is not None


def test_a_draft_can_be_looked_at(app: App) -> None:
    game = staging.play_until(staging.session(2, "draft", draft=True), staging.turn(4))
    scene = shown(app, game)
    press(app, pygame.K_HOME, pygame.K_RIGHT, pygame.K_RIGHT)
    assert TABLE.look_back(scene.timeline, 1, 0).note.title.key == "log-group-draft"
    assert scene.at == 2


@pytest.mark.usefixtures("unpainted")
def test_words_fit_at_every_size(finished: Session) -> None:
    for size, text in (((1024, 640), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.5)):
        with staged(size, text) as app:
            scene = shown(app, finished, at=40)
            window = pygame.Rect((0, 0), size)
            widgets = [widget for widget in scene.page.widgets if widget.name != "scrubber"]
            for one in widgets:
                assert window.contains(one.rect), one.name
                assert not any(one.rect.colliderect(other.rect) for other in widgets if other is not one), one.name


@pytest.mark.parametrize("kind", ["landscape", "goal", "pile"])
def test_a_right_click_looks_closer_and_says_what_it_is(app: App, finished: Session, kind: str) -> None:
    scene = shown(app, finished, at=40)
    spot = next(spot for spot in scene.layout.spots if spot.kind == kind)
    app.post(Context(*scene.layout.spots[spot].hit.center))
    wait(app)
    assert isinstance(app.stack.top, LandscapeCloser if kind == "landscape" else CloserScene)
    assert app.stack.top.page.find("words").rect.h > 100
