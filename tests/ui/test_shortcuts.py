"""The list of keys, and the sentences that landscapes, goals and scenarios bring."""

from itertools import combinations

import pygame
import pytest

from momiji.games.momiji.edition import EDITION
from momiji.i18n import tongue
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.stack import Push
from momiji.ui.tables.momiji.shortcut_list import SHORTCUTS
from momiji.ui.tables.momiji.shortcuts import ShortcutsScene

from . import stage
from .stage import SIZES, TEXT_SCALES, staged, wait

ENGLISH = tongue("en")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text", TEXT_SCALES)
def test_the_sheet_fits_and_rows_do_not_overlap(size: tuple[int, int], text: float) -> None:
    with staged(size, text) as app:
        scene = ShortcutsScene(app.services)
        app.start(scene)
        wait(app)
        keys, close = scene.page.find("keys"), scene.page.find("close")
        assert isinstance(keys, ScrollArea)
        assert app.surface.get_rect().contains(scene.sheet)
        assert scene.sheet.contains(keys.rect)
        assert scene.sheet.contains(close.rect)
        assert not keys.rect.colliderect(close.rect)
        assert len(keys.children) == len(SHORTCUTS)
        for one, other in combinations(keys.children, 2):
            assert not one.rect.colliderect(other.rect)


def test_small_words_stand_in_two_columns_and_need_no_scrolling() -> None:
    with staged((1920, 1080)) as app:
        scene = ShortcutsScene(app.services)
        app.start(scene)
        keys = scene.page.find("keys")
        assert isinstance(keys, ScrollArea)
        assert not keys.scrollable
        assert len({child.rect.x for child in keys.children}) == 2


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1, pygame.K_RETURN])
def test_it_closes_by_key(key: int) -> None:
    with staged() as app:
        app.start(ShortcutsScene(app.services))
        app.stack.apply(Push(ShortcutsScene(app.services)))
        wait(app)
        stage.press(app, key)
        assert len(app.stack.scenes) == 1


def test_it_closes_by_a_click_beside_the_sheet_and_by_its_button() -> None:
    with staged() as app:
        app.start(ShortcutsScene(app.services))
        for beside in (False, True):
            scene = ShortcutsScene(app.services)
            app.stack.apply(Push(scene))
            wait(app)
            stage.click(app, (5, 5) if beside else scene.page.find("close").rect.center)
            assert len(app.stack.scenes) == 1


def test_a_game_may_give_a_longer_list_that_scrolls() -> None:
    with staged((1280, 720)) as app:
        scene = ShortcutsScene(app.services, SHORTCUTS * 3)
        app.start(scene)
        keys = scene.page.find("keys")
        assert isinstance(keys, ScrollArea)
        assert keys.scrollable
        stage.press(app, pygame.K_PAGEDOWN)
        assert keys.offset > 0


def test_every_landscape_is_told_in_words() -> None:
    for letter in EDITION.letters.lower():
        for kind in ("text", "more", "when", "example"):
            words = ENGLISH(f"landscape-{kind}-{letter}")
            assert 0 < len(words) <= 140, (kind, letter)
        assert len(ENGLISH(f"landscape-text-{letter}")) <= 70


def test_every_goal_has_title_and_text() -> None:
    assert len(EDITION.goals) == 16
    for goal in EDITION.goals:
        assert ENGLISH(f"goal-title-{goal}")
        assert ENGLISH(f"goal-text-{goal}").endswith(".")


def test_every_scenario_is_told_with_its_goals_and_conditions() -> None:
    assert len(EDITION.scenarios) == 3
    for name, scenario in EDITION.scenarios.items():
        for part in ("title", "level", "text", "condition-1", "condition-2", "condition-3"):
            assert ENGLISH(f"scenario-{name}-{part}")
        for goal in scenario.goals:
            assert "ost" in ENGLISH(f"solo-goal-text-{goal}")
