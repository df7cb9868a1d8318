"""A press means what lay under the hand when it began: a page that has only just opened is not pressed by what was meant for the last."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from momiji.core.text import Text
from momiji.games.momiji.table.pictures import staging
from momiji.play import Program, put_together
from momiji.playing.thinkers import Thinkers
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown, PointerUp
from momiji.ui.kit.button import Button
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.scenes.title import TitleScene
from momiji.ui.stack import Change, Push, Quit, Scene
from momiji.ui.table.flow import Exits, Flow
from tests.ui.stage import click, double_click, point, staged, wait

HERE, THERE = pygame.Rect(100, 500, 200, 60), pygame.Rect(600, 500, 200, 60)
AT, AWAY = HERE.center, THERE.center


class Leaf(PagedScene):
    """Two buttons: one goes on to another page like this, one ends the program."""

    entrance = "cut"

    def __init__(self, app: App, *, swapped: bool = False) -> None:
        super().__init__(app.services)
        self.app, self.swapped = app, swapped
        self.handled: list[object] = []

    def layout(self) -> list[Widget]:
        on, off = (THERE, HERE) if self.swapped else (HERE, THERE)
        return [Button(self.services, "on", on, "on", self._on), Button(self.services, "quit", off, "quit", Quit)]

    def _on(self) -> Change | None:
        return Push(Leaf(self.app, swapped=not self.swapped))

    def handle(self, event: object) -> Change | None:
        self.handled.append(event)
        return super().handle(event)  # type: ignore[arg-type]

    def rest(self, target: pygame.Surface) -> None:
        target.fill((40, 30, 20))


@pytest.fixture
def app() -> Iterator[App]:
    with staged() as app:
        app.start(Leaf(app))
        wait(app, 1.0)
        yield app


def pages(app: App) -> int:
    return len(app.stack.scenes)


def test_the_second_half_of_a_double_click_presses_nothing_on_the_page_it_opened(app: App) -> None:
    double_click(app, AT)
    assert pages(app) == 2


def test_a_hand_that_slips_a_little_is_the_same_hand(app: App) -> None:
    click(app, AT)
    click(app, (AT[0] + 9, AT[1] - 6))
    assert pages(app) == 2


def test_another_click_there_counts_when_the_page_has_been_seen(app: App) -> None:
    click(app, AT)
    wait(app, 0.3)
    click(app, AT)
    assert pages(app) == 0


def test_whoever_knows_the_way_is_not_slowed_down(app: App) -> None:
    """Clicks elsewhere and keys count at once."""
    click(app, AT)
    click(app, AWAY)
    assert pages(app) == 3
    app.post(Key("return"), Key("return"))
    wait(app, 0.01)
    assert pages(app) == 5


def test_a_page_that_takes_long_to_draw_is_guarded_from_its_first_picture_on(app: App) -> None:
    """The second click was made while nothing was to be seen yet."""

    class Slow(Leaf):
        def rest(self, target: pygame.Surface) -> None:
            super().rest(target)
            app.services.clock.now += 1.0  # type: ignore[attr-defined]

    first = app.stack.top
    assert isinstance(first, Leaf)
    first._on = lambda: Push(Slow(app, swapped=True))  # type: ignore[method-assign]
    first.build()
    app.post(PointerDown(*AT), PointerUp(*AT))
    app.step(0.0)
    app.post(PointerDown(*AT), PointerUp(*AT))
    app.step(0.0)
    assert pages(app) == 2


def test_a_press_that_began_on_another_page_is_not_let_go_on_this_one(app: App) -> None:
    first = app.stack.top
    point(app, AWAY)
    app.post(PointerDown(*AWAY))
    wait(app, 0.02)
    app.stack.apply(Push(Leaf(app)))
    second = app.stack.top
    app.post(PointerUp(*AWAY))
    wait(app, 0.02)
    assert isinstance(first, Leaf) and isinstance(second, Leaf)
    assert PointerUp(*AWAY) not in second.handled
    click(app, AT)
    assert pages(app) == 3


@pytest.mark.parametrize("key", ["return", "space", "escape"])
def test_a_held_key_presses_once(app: App, key: str) -> None:
    app.post(Key(key), *[Key(key, repeat=True)] * 5)
    wait(app, 0.02)
    assert pages(app) == (1 if key == "escape" else 2)


def test_a_key_held_since_the_last_page_does_nothing_on_this_one(app: App) -> None:
    app.post(Key("return"), Key("tab", repeat=True))
    wait(app, 0.02)
    top = app.stack.top
    assert isinstance(top, Leaf) and not top.handled
    app.post(Key("tab"), Key("tab", repeat=True))
    wait(app, 0.02)
    assert len(top.handled) == 2


# ------------------------------------------------------------------ in the program


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[App, Program]]:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    with staged(drifting_leaves=False) as app:
        program = put_together(app)
        app.start(program.title())
        wait(app, 1.0)
        yield app, program
        program.close()


@pytest.mark.parametrize("page", ["new-game", "puzzles", "saves", "replays", "daily", "statistics", "settings"])
def test_back_pressed_twice_or_more_never_quits(program: tuple[App, Program], page: str) -> None:
    """However fast or slowly: Quit does not lie under any way back to the title."""
    app, _ = program
    title = app.stack.top
    assert isinstance(title, TitleScene)
    click(app, title.page.find(f"title-{page}").rect.center)
    wait(app, 1.0)
    scene = app.stack.top
    assert isinstance(scene, PagedScene)
    back = scene.page.find("done" if page == "settings" else "back").rect
    double_click(app, back.center)
    title = app.stack.top
    assert isinstance(title, TitleScene)
    assert not title.page.find("title-quit").rect.colliderect(back)


def test_a_last_turn_ended_by_a_held_key_shows_the_wipe_and_the_count() -> None:
    """Drawing the scoring sheet takes a while, and meanwhile the window system repeats the key that ended the turn."""
    whole = staging.play_until(staging.session(2, "3"), lambda state: False)
    game = staging.session(2, "3")
    for taken in whole.taken[:-1]:
        game.perform(taken.step)

    def elsewhere(*_: object) -> Scene:
        raise AssertionError("nobody asked to leave")

    with staged(speed=1.0) as app:
        exits = Exits(elsewhere, elsewhere, elsewhere, Thinkers(), lambda _: Text("message-ok"), lambda _: "", lambda *_: "")
        app.start(Flow(app.services, game, exits).scene())
        for _ in range(30):
            wait(app, 0.1)
        app.post(Key("return"))
        for _ in range(3):
            wait(app, 0.02)
            app.post(Key("return", repeat=True))
        wait(app, 0.02)
        assert isinstance(app.stack.top, ScoreScene)
        assert app.stack.changing
        assert app.stack.top.inking
        app.post(Key("return"))
        wait(app, 0.02)
        assert not app.stack.top.inking  # a press of its own shows everything at once
