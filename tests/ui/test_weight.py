"""What the window holds in memory: drawn pictures stay within their limit, and whatever is over is let go of."""

import gc
import weakref
from random import Random
from typing import Any

import pygame
import pytest

from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.play import Program
from momiji.playing.session import Seat, Session
from momiji.resources import assets
from momiji.ui.app import App
from momiji.ui.art import Art
from momiji.ui.paint import Paint
from momiji.ui.pictures import PictureStore, limit_for
from momiji.ui.stack import Reset
from momiji.ui.table.flow import Flow
from momiji.ui.table.scene import TableScene
from momiji.ui.theme import Scale
from tests.choosing import momiji_choices
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.hands import Mouse


def picture(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def alive(*kinds: type) -> list[Any]:
    gc.collect()
    return [thing for thing in gc.get_objects() if isinstance(thing, kinds)]


# ------------------------------------------------------------------ the limit
def test_the_limit_is_never_exceeded() -> None:
    """Not by many pictures, not by one that is larger than all of it, not when it shrinks."""
    store, rng = PictureStore(400_000), Random(1)
    parts = [store.part() for _ in range(3)]
    for number in range(600):
        rng.choice(parts).keep(rng.randrange(200), picture(rng.choice((10, 40, 100, 400))))
        assert store.held <= store.limit
        assert store.held == sum(kept.get_pitch() * kept.get_height() for kept in store._kept.values())
        if number == 400:
            store.limit_to(100_000)


def test_what_was_used_last_stays() -> None:
    store = PictureStore(3 * 40 * 40 * 4)
    part = store.part()
    for key in "abc":
        part.keep(key, picture(40))
    assert part.find("a")
    part.keep("d", picture(40))
    assert [key for key in "abcd" if part.find(key)] == ["a", "c", "d"]


def test_a_closed_part_keeps_nothing() -> None:
    """A worker may bring a picture when its size is gone already."""
    store = PictureStore(1_000_000)
    old, other = store.part(), store.part()
    old.keep("one", picture(40))
    other.keep("one", picture(40))
    old.close()
    old.keep("two", picture(40))
    assert old.get("three", lambda: picture(40)).get_size() == (40, 40)
    assert len(store) == 1 and other.find("one")


def test_large_windows_get_more_but_not_without_end() -> None:
    sizes = [limit_for(*size) for size in ((1024, 640), (1920, 1080), (2560, 1440), (3840, 2160), (7680, 4320))]
    assert sizes == sorted(sizes)
    assert sizes[1] < 110e6 and sizes[-1] < 200e6


def test_old_evenings_go() -> None:
    """Each is as large as the window: the present one is kept, the one before it, and the day they are made from."""
    pygame.display.init()
    art = Art(assets() / "art")
    paint = Paint(Scale(640, 360), art)
    for eighth in range(9):
        paint.wood(640, 360, eighth / 8)
    woods = [kept for kept in art.pictures._kept.values() if kept.get_size() == (640, 360)]
    art.close()
    assert len(woods) == 3


# ------------------------------------------------------------------ sizes
@pytest.mark.parametrize("scene", ["title", "table"])
def test_nothing_of_an_old_size_stays(scene: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    with stage.staged((1280, 720)) as app:
        begin(app, scene)
        while app.services.art.busy:
            pass
        old = [weakref.ref(kept) for kept in app.services.art.pictures._kept.values()]
        old += [weakref.ref(kept) for kept in app.services.look.sprites.flying._kept.values()]
        look = weakref.ref(app.services.look)
        assert old
        stage.resize(app, (1024, 640))
        stage.wait(app, 0.1)
        gc.collect()
        assert look() is None
        assert [kept().get_size() for kept in old if kept() is not None] == []  # type: ignore[union-attr]


def test_what_was_asked_for_an_old_size_is_not_drawn() -> None:
    """Dragging the window's edge must not leave a queue behind."""
    with stage.staged((1280, 720)) as app:
        art = app.services.art
        art.prefetch((f"cards/red-{number}", (60 + width, 84)) for number in range(4) for width in range(40))
        assert art.busy
        app.services.restyle(1024, 640)
        assert not art.busy


# ------------------------------------------------------------------ games
def begin(app: App, scene: str) -> Program:
    program = Program(app.services)
    app.start(program.title())
    stage.wait(app, 0.1)
    if scene == "table":
        seats = (Seat("Hana", "flower"), Seat("Kenji", "fan", "random"))
        change = program._begin(momiji_choices(seats, "weight", first=0))
        assert change is not None
        app.stack.apply(change)
        stage.wait(app, 0.5)
        assert isinstance(app.stack.top, TableScene)
    return program


def test_nothing_keeps_a_game_that_was_left(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    with stage.staged((1280, 720)) as app:
        before = {id(thing) for thing in alive(Session, TableScene, Flow)}
        program = begin(app, "table")
        session, chance = program.session, Chance("weight")
        assert session is not None
        someone = Mouse(app, session)
        for _ in range(3):
            if session.actor == 0:
                someone.make(choose(MOMIJI.legal(session.state), chance))
        del session, someone
        app.stack.apply(Reset(program.title()))
        stage.wait(app, 1.0)
        program.autosave.flush()
        left = [type(thing).__name__ for thing in alive(Session, TableScene, Flow) if id(thing) not in before]
        program.close()
    assert left == []


# ------------------------------------------------------------------ nobody looks
def test_leaves_rest_while_nobody_looks(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    with stage.staged((1280, 720), speed=1.0) as app:
        scene: Any
        begin(app, "title")
        stage.wait(app, 0.1)
        scene = app.stack.top
        assert app.step(1 / 30)
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        app.step(0.0)
        shown, before = app.frames, [flake.at for flake in scene.drift.flakes]
        assert not app.step(1 / 30) and not app.step(60.0)
        assert app.frames == shown
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
        app.step(0.0)
        assert app.step(1 / 30) and app.frames > shown
        moved = [abs(flake.at[1] - y) for flake, (_, y) in zip(scene.drift.flakes, before, strict=True)]
        assert 0 < max(moved) < 20
