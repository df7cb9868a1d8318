"""Steps in small pictures: every step a game can take has one, different steps look different, and it fits its row."""

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from momiji import registry
from momiji.core.match import Match
from momiji.ui.table.pictogram import Pictogram, icon, pictured, quiet, thing, told
from momiji.ui.table.table import table_of
from tests.contract.samples import TABLES
from tests.ui.stage import staged

HIGH = 40


def played(game: str) -> Iterator[tuple[Any, Any]]:
    """Steps of a random game at every kind of table, each with the state before it."""
    rules = registry.rules(game)
    for number, deal in enumerate(TABLES[game].values()):
        chance = random.Random(f"{game} {number}")
        match = Match(rules, deal(number))
        while rules.actor(match.state) is not None:
            step = chance.choice(rules.legal(match.state))
            yield step, match.state
            match.perform(step)


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_step_has_a_picture_that_no_other_step_of_its_turn_has(game: str) -> None:
    table, rules, seen = table_of(game), registry.rules(game), 0
    for step, before in played(game):
        signs = tuple(table.pictogram(step, before))
        assert signs, rules.encode(step)
        if seen % 25 == 0:
            others = {tuple(table.pictogram(other, before)) for other in rules.legal(before)}
            assert len(others) > 1 or len(rules.legal(before)) < 3, rules.encode(step)
        seen += 1
    assert seen > 100


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("high_contrast", [False, True])
def test_pictures_of_a_whole_game_fit_their_row(game: str, high_contrast: bool) -> None:
    table, drawn = table_of(game), set[Pictogram]()
    with staged((1920, 1080), high_contrast=high_contrast) as app:
        for step, before in played(game):
            signs = tuple(table.pictogram(step, before))
            if signs in drawn or len(drawn) > 150:
                continue
            drawn.add(signs)
            picture = pictured(app.services.look, [signs], HIGH, 300)
            assert picture.get_height() <= HIGH
            assert picture.get_width() <= 300
            assert pygame.mask.from_surface(picture).count() > 20, table.pictogram
    assert len(drawn) > 10


def test_what_goes_without_saying_stands_only_alone() -> None:
    end, ring = (icon("pass", quiet=True),), (thing("icons/goal"),)
    assert quiet(end) and not quiet(ring) and not quiet(())
    assert told([ring, end, ()]) == [ring]
    assert told([end, (), end]) == [end]


def test_many_steps_become_smaller_and_then_dots() -> None:
    with staged((1280, 720)) as app:
        look, one = app.services.look, (thing("icons/goal", 2),)
        few = pictured(look, [one] * 3, HIGH, 300)
        more = pictured(look, [one] * 5, HIGH, 300)
        many = pictured(look, [one] * 30, HIGH, 300)
        assert few.get_height() == HIGH > more.get_height()
        assert max(few.get_width(), more.get_width(), many.get_width()) <= 300
        assert many.get_width() > 150
