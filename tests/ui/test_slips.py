"""A pause between presses: what a trembling hand presses twice counts once."""

import pygame
import pytest

from momiji.playing.preferences import PRESS_PAUSES
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown, PointerMove, PointerUp, TextInput
from momiji.ui.presses import Slips
from momiji.ui.scenes.settings.scene import SettingsScene
from tests.ui.stage import Clock, click, press, staged, wait


def slips(pause: float) -> tuple[Slips, Clock]:
    clock = Clock()
    return Slips(clock, lambda: pause), clock


@pytest.mark.parametrize("pause", PRESS_PAUSES[1:])
def test_a_second_press_waits_its_time(pause: float) -> None:
    counted, clock = slips(pause)
    assert counted.count(Key("return"))
    clock.now += pause * 0.6
    assert not counted.count(Key("return"))
    assert not counted.count(PointerDown(5, 5))
    assert not counted.count(PointerUp(5, 5))  # the other half of what did not count
    clock.now += pause * 0.4
    assert counted.count(PointerDown(5, 5))  # what did not count lengthened nothing
    assert counted.count(PointerMove(9, 9, held=True)) and counted.count(PointerUp(9, 9))


def test_letters_count_with_their_key() -> None:
    counted, clock = slips(0.4)
    assert counted.count(Key("a")) and counted.count(TextInput("a"))
    clock.now += 0.1
    assert not counted.count(Key("a")) and not counted.count(TextInput("a"))
    clock.now += 0.3
    assert counted.count(Key("left shift")) and counted.count(Key("b", shift=True)) and counted.count(TextInput("B"))


def test_without_the_wish_everything_counts() -> None:
    counted, _ = slips(0.0)
    assert all(counted.count(event) for event in (Key("a"), Key("a"), PointerDown(1, 1), PointerUp(1, 1), PointerDown(1, 1)))


def speaks(app: App) -> bool:
    return app.services.preferences.letters_on_cards


@pytest.mark.parametrize(("pause", "after"), [(0.0, False), (1.0, True)])
def test_a_switch_that_is_hit_twice_moves_once(pause: float, after: bool) -> None:
    with staged(press_pause=pause) as app:
        scene = SettingsScene(app.services, "ease")
        app.start(scene)
        wait(app)
        at = scene.page.find("letters_on_cards").rect.center
        click(app, at)
        click(app, at)
        assert speaks(app) is after
        wait(app, 1.0)
        before = speaks(app)
        press(app, pygame.K_SPACE, pygame.K_SPACE)
        assert speaks(app) is (before if pause == 0 else not before)
