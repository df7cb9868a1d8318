"""Nobody is hurried: what is to be read stays as long as the player wishes, and every gesture has a way with single clicks."""

import math

import pygame
import pytest

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import NUMBER
from momiji.playing.preferences import UNTIL_CLICK, Preferences
from momiji.ui.kit.notice import STAYS, NoticingScene
from momiji.ui.kit.page import Page
from momiji.ui.kit.tip import Bubble, Toast
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.stage import staged, wait
from tests.ui.test_whole_games import begin

PATIENT = 3600.0


def refused(someone: Mouse) -> Bubble | None:
    """Try to begin a pile with a card that is no 0."""
    place = next(place for place, card in enumerate(someone.desk.hand) if NUMBER[card] > 0)
    stage.click(someone.app, someone.spot(Spot("hand", str(place))))
    return someone.table.hints.bubble


@pytest.mark.parametrize("by_key", [True, False])
def test_a_refusal_stays_until_a_click_or_a_key_if_that_is_wished(by_key: bool) -> None:
    with staged(refusal_time=UNTIL_CLICK) as app:
        someone = Mouse(app, begin(app, players=2, seed="voices-0", first=0))
        someone.open_curtain()
        assert refused(someone) is not None
        someone.table.announce("news")
        wait(app, PATIENT)
        assert someone.table.hints.bubble is not None
        assert someone.table.hints.toast is not None
        if by_key:
            stage.press(app, pygame.K_TAB)
        else:
            stage.click(app, someone.table.layout.panels["tray"].midbottom)
        assert someone.table.hints.bubble is None
        assert someone.table.hints.toast is None


def test_otherwise_it_goes_by_itself() -> None:
    with staged() as app:
        someone = Mouse(app, begin(app, players=2, seed="voices-0", first=0))
        someone.open_curtain()
        bubble = refused(someone)
        assert bubble is not None
        wait(app, bubble.seconds + 0.1)
        assert someone.table.hints.bubble is None


def test_times_are_never_shorter_than_meant() -> None:
    assert Preferences(refusal_time=1.0).lasting(10.0) == 10.0
    assert Preferences(refusal_time=5.2).lasting(10.0) == 20.0
    assert math.isinf(Preferences(refusal_time=UNTIL_CLICK).lasting(10.0))


class Shelf(NoticingScene):
    """Something was thrown away and can be fetched back."""

    def layout(self) -> list[Widget]:
        return self.notices()

    def rest(self, target: pygame.Surface) -> None:
        target.fill((0, 0, 0))


@pytest.mark.parametrize(("wish", "there"), [(2.6, False), (5.2, True), (UNTIL_CLICK, True)])
def test_the_time_to_take_something_back_can_be_prolonged(wish: float, there: bool) -> None:
    with staged(refusal_time=wish) as app:
        scene = Shelf(app.services)
        app.start(scene)
        scene.tell(Text("saves-deleted"), Text("saves-undo"), lambda: None)
        wait(app, STAYS + 1)
        assert (scene.notice_shown is not None) is there


def test_news_on_a_page_stays_too() -> None:
    with staged(refusal_time=UNTIL_CLICK) as app:
        page = Page(app.services)
        page.show_toast(Toast("news", seconds=app.services.preferences.lasting(3.0)))
        page.update(PATIENT)
        assert page.toast is not None


def test_the_slider_ends_with_until_a_click() -> None:
    with staged() as app:
        scene = SettingsScene(app.services, "ease")
        app.start(scene)
        scene.page.set_focus("refusal_time")
        stage.press(app, pygame.K_END)
        for _ in range(12):
            stage.press(app, pygame.K_RIGHT)
        assert app.services.preferences.refusal_time == UNTIL_CLICK
