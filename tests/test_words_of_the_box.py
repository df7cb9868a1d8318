"""The sentences that landscapes, goals and scenarios bring."""

import pytest

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.words import WORDS
from momiji.i18n import LANGUAGES, translator
from momiji.terminal.spelling import plain
from momiji.terminal.vocabulary import vocabulary

ENGLISH = translator("en")


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_goal_is_called_what_it_asks_for_and_understood_by_that_name(language: str) -> None:
    say = translator(language)
    for scenario in EDITION.scenarios.values():
        for goal in scenario.goals:
            title = say(f"solo-goal-title-{goal}")
            assert title != say(f"goal-title-{goal}")
            assert vocabulary(WORDS, language).said("goal", (), plain(title).split()) == ((("goal", goal),),)
