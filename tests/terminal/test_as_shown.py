"""Every line of a list of choices can be typed as it stands there."""

from typing import Any

import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.i18n import LANGUAGES, translator
from momiji.terminal.menu import Menu
from momiji.terminal.reading import Reader, Several
from momiji.terminal.vocabulary import vocabulary
from momiji.terminal.words import words_of
from tests.contract.test_promises import choose

STEPS = 60


def lines_of(menu: Menu) -> list[list[Any]]:
    return [[step for step, _ in line.ways] for line in menu.lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_a_choice_typed_as_shown_is_the_choice(game: str, language: str) -> None:
    rules, ours, say, chance = registry.rules(game), words_of(game), translator(language), Chance("as shown")
    known = vocabulary(ours, language)
    state = rules.start(rules.deal(("Hana", "Kenji"), "as shown", ()))
    for _ in range(STEPS):
        legal = rules.legal(state)
        if not legal:
            break
        seat = rules.turn(state).seat
        view = rules.view(state, seat)
        menus = [Menu((step, way) for step in legal for way in ours.ways(view, step))]
        menus += [line.deeper.within(menus[0]) for line in menus[0].lines if line.step is None]
        for menu in menus:
            reader = Reader(ours, known, menu, state, seat)
            for number, line in enumerate(menu.lines, start=1):
                shown = say.text(ours.label(view, line.way, line.depth))
                by_words, by_number = reader.read(shown), reader.read(str(number))
                if isinstance(by_number, Several):
                    assert isinstance(by_words, Several) and lines_of(by_words.menu) == lines_of(by_number.menu), shown
                else:
                    assert by_words == by_number, shown
        state = rules.apply(state, choose(legal, chance), [])
