"""Miyabi at its table in a headless window: hands that make a step, and the window they make it in."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.games.miyabi.rules.steps import Frog, Pass
from momiji.playing.session import Choices, Seat, Session
from momiji.ui.app import App
from momiji.ui.table.gestures import next_touch
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.games.chocolatier.at_table import PEOPLE, at_table, desk, settle, table
from tests.ui.stage import click, let_go, pick_up, point, press

ALL = ("colour", "meadow", "zen", "seven", "frog")

__all__ = [
    "ALL",
    "at_table",
    "by_clicks",
    "by_drags",
    "by_keys",
    "choices",
    "desk",
    "likely",
    "place",
    "played",
    "register",
    "settle",
    "table",
]


def register(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "miyabi", "momiji.games.miyabi")
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))


def choices(players: int = 2, options: tuple[str, ...] = (), seed: str = "7", computers: tuple[str | None, ...] = ()) -> Choices:
    levels = (*computers, *(None,) * players)
    return Choices("miyabi", tuple(Seat(*PEOPLE[i], levels[i]) for i in range(players)), seed, options=options, first=0)


def likely(session: Session, chance: Chance) -> Any:
    """Somebody who lays while something fits."""
    legal = session.rules.legal(session.state)
    return chance.pick([step for step in legal if not isinstance(step, Pass)] or legal)


def played(until: Any, players: int = 2, options: tuple[str, ...] = (), seed: str = "7") -> Session:
    """A game brought to the first position that is wanted."""
    session, chance = Session.begin(choices(players, options, seed)), Chance(seed)
    while not session.over and not until(session):
        session.perform(likely(session, chance))
    return session


def place(app: App, at: Spot | str) -> tuple[int, int]:
    layout = table(app).layout
    if isinstance(at, str):
        show = table(app).desk.show
        named = [(name, getattr(show, name)) for name in ("primary", "left", "right")] + [(coin.action, coin) for coin in show.coins]
        return layout.buttons[next(name for name, command in named if command and command.action == at)].center
    found = layout.spots[at]
    if found.parts:
        return found.parts[0].center
    return found.rect.centerx, found.rect.top + 3 if at.kind == "square" else found.rect.centery


def _turned(app: App, gesture: Any) -> str:
    return desk(app).turned(gesture.things[0]) if gesture.things else ""


def by_clicks(app: App, step: Any) -> None:
    gesture = next(way.gesture for way in desk(app).ways if way.step == step)
    taken = len(desk(app).session.taken)
    while (touch := next_touch(gesture, desk(app).chosen, desk(app).mode, _turned(app, gesture))) is not None:
        click(app, place(app, touch))
        settle(app)
        if not isinstance(app.stack.top, TableScene) or len(desk(app).session.taken) > taken:
            return


def by_drags(app: App, step: Any) -> None:
    """A tile is taken anywhere, turned with the wheel or a right click while it is held, and let go over its place."""
    gesture = next((way.gesture for way in desk(app).ways if way.step == step and way.gesture.onto is not None), None)
    if gesture is None or gesture.onto is None:
        by_clicks(app, step)
        return
    taken = len(desk(app).session.taken)
    source = table(app).layout.spots[gesture.things[0]]
    x, y = (source.parts[-1] if source.parts else source.rect).center
    pick_up(app, (x, y), (x + 20, y - 20))
    for turn in range(4):
        if gesture.turned in ("", _turned(app, gesture)):
            break
        if turn % 2:
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0))
        else:
            at = table(app).drag.pointer  # type: ignore[union-attr]
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=3))
        app.step(0.05)
    drag = table(app).drag
    assert drag is not None
    x, y = table(app).layout.spots[gesture.onto].rect.center
    onto = (round(x + drag.grip[0]), round(y + drag.grip[1]))
    point(app, onto, held=True)
    let_go(app, onto)
    settle(app)
    if isinstance(app.stack.top, TableScene) and len(desk(app).session.taken) == taken:
        click(app, table(app).layout.buttons["primary"].center)  # what cannot be taken back waits for the button


def by_keys(app: App, step: Any) -> None:
    gesture = next((way.gesture for way in desk(app).ways if way.step == step and way.gesture.onto is not None), None)
    gesture = gesture or next(way.gesture for way in desk(app).ways if way.step == step)
    taken = len(desk(app).session.taken)
    for touch in gesture.touched:
        for _ in range(120):
            if table(app).focus.here == touch and table(app).focus.shown:
                break
            press(app, pygame.K_TAB)
        assert table(app).focus.here == touch
        if touch == gesture.onto:
            press(app, pygame.K_RETURN)
            break
        press(app, pygame.K_RETURN)
        while gesture.turned not in ("", _turned(app, gesture)):
            press(app, pygame.K_r)
    if len(desk(app).session.taken) == taken and (isinstance(step, Frog) or gesture.button or desk(app).chosen):
        if not gesture.things:
            table(app).focus.shown = False
        press(app, pygame.K_RETURN)
