"""The coach: legal moves with reasons, the same whatever will be drawn, and sentences in every language."""

from random import Random

import pytest

from momiji.ai.coach import advise, review
from momiji.ai.thought import Advice, Effort
from momiji.core.text import Text
from momiji.games.miyabi.brain import BRAIN
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.steps import EVERY_STEP, PlaceTile
from momiji.games.miyabi.rules.tiles import LAYS
from momiji.i18n import LANGUAGES, translator
from tests.games.miyabi.table import Table
from tests.games.miyabi.test_brain import FULL, LAST, positions

SMALL = Effort(lines=5, playouts=12, turns=1)


def never() -> bool:
    return False


def advised(table: Table) -> tuple[Advice, ...]:
    return advise(BRAIN, MIYABI.view(table.state, 0), 1, deadline=never, effort=SMALL)


def words(text: Text, language: str = "en") -> str:
    return translator(language).text(text)


def whole(text: Text) -> bool:
    """In every language a sentence without a hole in it."""
    return not any(bad in words(text, language) for language in LANGUAGES for bad in ("{", "miyabi", "coach-", "None", "$"))


@pytest.mark.parametrize("table", FULL)
def test_advice_is_legal_blind_and_can_be_said_in_every_language(table: str) -> None:
    rng = Random(table)
    for number, state in enumerate(positions(table, every=14)):
        seat = state.current
        other = MIYABI.imagine(MIYABI.view(state, seat), rng)
        found, again = (advise(BRAIN, MIYABI.view(world, seat), number, deadline=never, effort=SMALL) for world in (state, other))
        assert found == again
        assert len({repr(advice.what) for advice in found}) == len(found)
        for advice in found:
            after = state
            for step in advice.steps:
                assert MIYABI.refuse(after, step) is None, MIYABI.encode(step)
                after = MIYABI.apply(after, step)
            assert all(map(whole, (advice.what, *advice.why, *([advice.tried] if advice.tried else []))))


def test_every_step_can_be_said() -> None:
    view = MIYABI.view(Table().state, 0)
    for step in EVERY_STEP:
        if not isinstance(step, PlaceTile) or LAYS[step.tile][step.direction][step.column]:
            assert whole(BRAIN.said((step,), view))
            assert all(whole(Text(key, {"points": 2, **args})) for key, _, args in BRAIN.special((step,), view))


def remarks(table: Table, *steps: str) -> list[str]:
    return [words(text) for text in BRAIN.remarks(tuple(map(MIYABI.decode, steps)), MIYABI.view(table.state, 0))]


def test_a_move_is_told_with_what_a_player_would_count() -> None:
    table = Table("4 0 0 0 0 0", "0 1P1 0 0 0 0", display="M1 S1")
    assert remarks(table, "place M1 a", "end") == [
        "It takes the fifth-level bonus for maples: 10 points.",
        "It scores 15 points at once.",
        "With 1 object you would have the most maples for now.",
    ]
    assert words(BRAIN.said(tuple(map(MIYABI.decode, ("place M3 c s", "end"))), MIYABI.view(table.state, 0))) == (
        "Lay a straight with maples on c1, c2 and c3"
    )


def test_extensions_are_told_of() -> None:
    rows = ("1M3 1M3 0 0 0 0",)
    table = Table(*rows, display="M1 M2", options=["seven", "colour", "meadow"])
    assert remarks(table, "place M1 c", "end")[-2:] == [
        "The row of maples then shows exactly seven objects.",
        "Your largest group grows to 7 objects.",
    ]
    assert remarks(table, "place M2 c e", "end")[-1] == "Your meadow then has 1 square."
    frog = Table("", "0 0 0 0 2 3", display="S1", frog="e2", options=["frog"])
    assert remarks(frog, "place S1 a", "frog f2", "end")[:2] == ["Then move your frog to f2.", "It scores 4 points at once."]
    zen = Table("1Mz 0 0 0 0 0", "1P1 0 0 0 0 0", display="M1", waiting="a1", options=["zen"])
    assert remarks(zen, "place M1 b", "end")[0] == "It encloses the zen tile on a1: 3 points."


def test_the_best_tile_is_told_against_the_others() -> None:
    table = Table("4 0 0 0 0 0", display="M1 S1", lanterns="bcdef", round=LAST)
    best, *others = advised(table)
    assert words(best.what) == "Lay a single with a maple on a1"
    assert best.why[0].key == "miyabi-coach-tile"
    assert others and all(advice.why[0].key == "coach-worse" for advice in others)


def test_a_turn_that_was_clearly_worse_is_told_of() -> None:
    table = Table("4 0 0 0 0 0", display="M1 S1", lanterns="bcdef", round=LAST)
    effort = Effort(lines=2, playouts=60, turns=0)
    poor = tuple(map(MIYABI.decode, ("place S1 a", "end")))
    told = review(BRAIN, MIYABI.view(table.state, 0), poor, 1, deadline=never, effort=effort)
    assert told is not None
    assert told.key == "miyabi-coach-missed"
    assert whole(told)
    good = tuple(map(MIYABI.decode, ("place M1 a", "end")))
    assert review(BRAIN, MIYABI.view(table.state, 0), good, 1, deadline=never, effort=effort) is None
