"""Keyboard focus: Tab goes round, arrows go by geometry."""

import pygame
import pytest

from momiji.ui.kit.focus import Direction, following, neighbour

GRID = [pygame.Rect(x * 100, y * 60, 80, 40) for y in range(3) for x in range(3)]


def test_tab_goes_round_both_ways() -> None:
    assert following(3, None) == 0
    assert following(3, None, back=True) == 2
    assert following(3, 2) == 0
    assert following(3, 0, back=True) == 2
    assert following(0, None) is None


@pytest.mark.parametrize(("direction", "index"), [("left", 3), ("right", 5), ("up", 1), ("down", 7)])
def test_arrows_find_the_neighbour_in_a_grid(direction: Direction, index: int) -> None:
    assert neighbour(GRID, GRID[4], direction) == index


def test_arrows_stop_at_the_edge() -> None:
    assert neighbour(GRID, GRID[0], "left") is None
    assert neighbour(GRID, GRID[0], "up") is None


def test_straight_ahead_beats_nearer_but_aside() -> None:
    here = pygame.Rect(0, 0, 100, 40)
    straight, aside = pygame.Rect(0, 200, 100, 40), pygame.Rect(300, 100, 100, 40)
    assert neighbour([here, straight, aside], here, "down") == 1
