"""Mist over Miyabi's veranda: it drifts in slow steps, over boards and gravel only, and rests whenever it should."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pygame
import pytest

from momiji.games.miyabi.rules.steps import PlaceTile
from momiji.ui.app import App
from momiji.ui.input import FocusLost, PointerUp
from momiji.ui.table.mist import FADES, SPEED, STEP, Mist
from momiji.ui.table.scene import TableScene
from tests.games.miyabi.at_table import ALL, at_table, desk, place, played, table
from tests.ui.stage import pick_up


@contextmanager
def misty(players: int = 2, options: tuple[str, ...] = (), **more: Any) -> Iterator[tuple[App, TableScene]]:
    session = played(lambda session: session.state.round == 2, players, options)
    with at_table(session, speed=1.0, **more) as app:
        scene = table(app)
        for _ in range(60):
            app.step(0.05)  # whatever came in has landed
        yield app, scene


def mist_of(scene: TableScene) -> Mist:
    assert scene.mist is not None
    return scene.mist


def test_it_drifts_in_steps_and_the_window_sleeps_between_them() -> None:
    with misty() as (app, scene):
        mist, begun, frames = mist_of(scene), mist_of(scene).moved, app.frames
        drawn = frames
        for _ in range(500):
            app.step(0.02)
            if app.frames != drawn:
                drawn = app.frames
                assert pygame.image.tobytes(app.surface, "RGB") == pygame.image.tobytes(app.picture(), "RGB")
        assert abs(mist.moved - begun - 10 * SPEED) <= STEP
        assert frames < app.frames <= frames + 10 * SPEED / STEP + 1
        due = scene.due()
        assert due is not None and 0 <= due <= STEP / SPEED


def test_a_step_draws_only_where_the_mist_is() -> None:
    with misty() as (app, scene):
        app.step(0.0)
        scene.update(STEP / SPEED)
        places = [*mist_of(scene).places(app.services.scale)]
        damage = app.stack.damage()
        assert damage and all(any(place.inflate(8, 8).contains(rect) for place in places) for rect in damage)
        bare = pygame.Rect(0, 0, *app.surface.get_size())
        assert sum(rect.w * rect.h for rect in damage) < bare.w * bare.h / 3


@pytest.mark.parametrize("wish", [{"reduced_motion": True}, {"table_gusts": False}, {"speed": 0.0}])
def test_where_it_is_not_wanted_nothing_wakes_the_window(wish: dict[str, Any]) -> None:
    with at_table(played(lambda session: session.state.round == 2), **{"speed": 1.0, **wish}) as app:
        scene = table(app)
        for _ in range(60):
            app.step(0.05)
        assert scene.mist is None
        frames = app.frames
        for _ in range(20):
            app.step(1.0)
        assert scene.due() is None and app.frames == frames


def test_it_rests_while_nobody_looks() -> None:
    with misty() as (app, scene):
        app.post(FocusLost())
        app.step(0.0)
        moved, frames = mist_of(scene).moved, app.frames
        for _ in range(10):
            app.step(1.0)
        assert (mist_of(scene).moved, app.frames) == (moved, frames)
        assert scene.due() is None


@pytest.mark.parametrize(("players", "options"), [(2, ()), (3, ()), (4, ALL)])
def test_it_is_never_over_gardens_tiles_papers_or_words(players: int, options: tuple[str, ...]) -> None:
    with misty(players, options) as (app, scene):
        mist, layout = mist_of(scene), scene.layout
        kept = [*layout.fields.values(), *(one.rect for one in layout.pieces.values()), *layout.buttons.values()]  # type: ignore[attr-defined]
        kept += [layout.panels["frame"], layout.panels["note"], *(layout.panels[f"player-{seat}"] for seat in range(players))]
        kept += [one.rect for spot, one in layout.spots.items() if spot.kind in ("round", "tablet", "extension", "rows")]
        mist.level = 0.0
        clear = app.picture()
        seen = 0
        for _ in range(12):
            mist.level, mist.moved = 1.0, mist.moved + 240
            now = app.picture()
            for rect in kept:
                part = rect.clip(now.get_rect())
                assert pygame.image.tobytes(now.subsurface(part), "RGB") == pygame.image.tobytes(clear.subsurface(part), "RGB"), rect
            seen += pygame.image.tobytes(now, "RGB") != pygame.image.tobytes(clear, "RGB")
        assert seen == 12


def test_it_fades_while_something_is_carried_and_comes_back() -> None:
    with misty() as (app, scene):
        way = next(way for way in desk(app).ways if isinstance(way.step, PlaceTile))
        at = place(app, way.gesture.things[0])
        pick_up(app, at, (at[0] + 90, at[1] + 60))
        assert scene.drag is not None
        for _ in range(10):
            app.step(FADES / 8)
        assert mist_of(scene).level == 0
        moved = mist_of(scene).moved
        for _ in range(10):
            app.step(0.5)
        assert mist_of(scene).moved == moved
        app.post(PointerUp(at[0] + 90, at[1] + 60))
        for _ in range(30):
            app.step(0.1)
        assert mist_of(scene).level == 1 and mist_of(scene).moved > moved


def test_it_comes_in_at_the_left_when_it_has_left_at_the_right() -> None:
    with misty() as (app, scene):
        mist, width = mist_of(scene), app.services.scale.width
        lefts = []
        for _ in range(1500):
            mist.moved += STEP
            lefts.append([rect.x for rect in mist.places(app.services.scale)])
        for band in zip(*lefts, strict=True):
            jumps = [(before, after) for before, after in pairwise(band) if after < before]
            assert jumps and all(before >= width - 2 and after <= -600 for before, after in jumps)


def test_it_stands_still_while_something_flies() -> None:
    """Else every frame of a film would have to draw it too."""
    mist = Mist(1920)
    assert not mist.update(3.0, away=False, held=True) and mist.moved == 0
    assert mist.update(3.0, away=False, held=False)
