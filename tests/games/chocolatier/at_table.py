"""Master Chocolatier at its table in a headless window: hands that make a step, and the window they make it in."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.play import Program
from momiji.playing.session import Choices, Seat, Session
from momiji.ui.app import App
from momiji.ui.table.gestures import next_touch
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from momiji.ui.table.step_desk import StepDesk
from tests.ui.stage import click, drag, press, staged, wait

PACKAGE = "momiji.games.chocolatier"
PEOPLE = (("Hana", "flower"), ("Kenji", "fan"), ("Yuki", "lantern"), ("Sora", "crane"))


def register(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "chocolatier", PACKAGE)
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))


def choices(players: int = 2, options: tuple[str, ...] = (), seed: str = "7", computers: tuple[str | None, ...] = ()) -> Choices:
    levels = (*computers, *(None,) * players)
    return Choices("chocolatier", tuple(Seat(*PEOPLE[i], levels[i]) for i in range(players)), seed, options=options, first=0)


def likely(session: Session, chance: Chance) -> Any:
    """Somebody who fills lines: games come to an end."""
    legal = session.rules.legal(session.state)
    return chance.pick([step for step in legal if getattr(step, "line", 0) < 5] or legal)


def played(until: Any, players: int = 2, options: tuple[str, ...] = (), seed: str = "7") -> Session:
    """A game brought to the first position that is wanted."""
    session, chance = Session.begin(choices(players, options, seed)), Chance(seed)
    while not session.over and not until(session):
        session.perform(likely(session, chance))
    return session


@contextmanager
def at_table(session: Session, **more: Any) -> Iterator[App]:
    with staged(**more) as app:
        program = Program(app.services)
        app.start(program.game(session))
        settle(app)
        try:
            yield app
        finally:
            program.close()


def settle(app: App) -> None:
    for _ in range(3):
        wait(app, 0.5)


def table(app: App) -> TableScene:
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return scene


def desk(app: App) -> StepDesk:
    found = table(app).desk
    assert isinstance(found, StepDesk)
    return found


def place(app: App, at: Spot | str) -> tuple[int, int]:
    if isinstance(at, str):
        show = table(app).desk.show
        name = next(name for name in ("primary", "left", "right") if (command := getattr(show, name)) and command.action == at)
        return table(app).layout.buttons[name].center
    found = table(app).layout.spots[at]
    if found.parts:
        return found.parts[0].center
    return (found.rect.centerx, found.rect.top + 4) if at.kind == "plate" else found.rect.center


def by_clicks(app: App, step: Any) -> None:
    gesture = next(way.gesture for way in desk(app).ways if way.step == step)
    taken = len(desk(app).session.taken)
    while (touch := next_touch(gesture, desk(app).chosen)) is not None:
        click(app, place(app, touch))
        settle(app)
        if not isinstance(app.stack.top, TableScene) or len(desk(app).session.taken) > taken:
            return


def by_drags(app: App, step: Any) -> None:
    ways = [way.gesture for way in desk(app).ways if way.step == step]
    carried = next((gesture for gesture in ways if gesture.onto is not None), None)
    if carried is None or carried.onto is None:
        by_clicks(app, step)
        return
    taken = len(desk(app).session.taken)
    drag(app, place(app, carried.things[0]), place(app, carried.onto))
    settle(app)
    if isinstance(app.stack.top, TableScene) and len(desk(app).session.taken) == taken:
        click(app, table(app).layout.buttons["primary"].center)  # what cannot be taken back waits for the button


def by_keys(app: App, step: Any) -> None:
    gesture = next(way.gesture for way in desk(app).ways if way.step == step)
    for touch in gesture.touched:
        for _ in range(80):
            if table(app).focus.here == touch and table(app).focus.shown:
                break
            press(app, pygame.K_TAB)
        assert table(app).focus.here == touch
        press(app, pygame.K_RETURN)
    if gesture.button:
        if not gesture.things:
            table(app).focus.shown = False
        press(app, pygame.K_RETURN)
