"""The landscape draft: closer looks, log, rule book and keys that were moved."""

import pygame
import pytest

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.i18n import translator
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.drafting import Draft
from tests.ui.stage import SIZES, session, staged, wait


def test_right_click_long_press_and_key_enlarge_a_landscape() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.click(app, draft.at(1), button=3)
        assert isinstance(app.stack.top, LandscapeCloser)
        assert app.stack.top.letter == draft.letter(1)
        stage.press(app, pygame.K_ESCAPE)
        assert len(app.stack.scenes) == 1
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=draft.at(2), button=1, touch=True))
        wait(app, 0.02)
        wait(app, 0.6)
        assert isinstance(app.stack.top, LandscapeCloser)
        assert app.stack.top.letter == draft.letter(2)
        stage.let_go(app, draft.at(2))
        stage.press(app, pygame.K_RETURN)
        assert len(app.stack.scenes) == 1
        assert draft.chosen == []
        stage.press(app, pygame.K_2, pygame.K_i)
        assert isinstance(app.stack.top, LandscapeCloser)
        assert app.stack.top.letter == draft.letter(1)


def test_the_button_looks_closer_at_the_chosen_one() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.click(app, draft.at(2))
        stage.click(app, draft.layout.buttons["left"].center)
        assert isinstance(app.stack.top, LandscapeCloser)
        assert app.stack.top.letter == draft.letter(2)


def test_keys_that_were_moved_open_and_close() -> None:
    with staged() as app:
        draft = Draft(app, session())
        app.services.change(keys=(("i", "x"), ("l", "f7")))
        wait(app, 0.1)
        stage.press(app, pygame.K_i, pygame.K_l)
        assert app.stack.top is draft.scene
        for key, scene in ((pygame.K_x, LandscapeCloser), (pygame.K_F7, LogScene)):
            stage.press(app, key)
            assert isinstance(app.stack.top, scene)
            stage.press(app, key)
            wait(app, 1.0)
            assert app.stack.top is draft.scene


def test_a_taken_landscape_explains_itself_and_is_enlarged_too() -> None:
    with staged() as app:
        draft = Draft(app, session())
        letter, taken = draft.letter(0), Spot("taken", "0-0")
        stage.press(app, pygame.K_1, pygame.K_RETURN)
        wait(app, 1.0)
        tip = draft.scene.desk.tip(taken)
        assert tip is not None
        assert letter in translator("en").text(tip.title)
        stage.click(app, draft.at(taken), button=3)
        assert isinstance(app.stack.top, LandscapeCloser)
        assert app.stack.top.letter == letter


def test_l_and_f1_open_log_and_rule_book() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.press(app, pygame.K_l)
        assert isinstance(app.stack.top, LogScene)
        stage.press(app, pygame.K_l)
        wait(app, 1.0)
        assert app.stack.scenes == [draft.scene]
        stage.press(app, pygame.K_F1)
        assert isinstance(app.stack.top, RuleBookScene)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("letter", EDITION.letters)
def test_every_closer_look_fits_or_scrolls(letter: str) -> None:
    for size, text in ((SIZES[0], 2.0), (SIZES[1], 1.0), (SIZES[2], 1.5)):
        with staged(size, text) as app:
            scene = LandscapeCloser(app.services, letter)
            app.start(scene)
            wait(app)
            window = app.surface.get_rect()
            assert window.contains(scene.sheet)
            assert scene.sheet.contains(scene.card)
            area, close = scene.page.find("area"), scene.page.find("close")
            assert scene.sheet.contains(area.rect)
            assert scene.sheet.contains(close.rect)
            assert not scene.card.colliderect(area.rect)
            assert not area.rect.colliderect(close.rect)
