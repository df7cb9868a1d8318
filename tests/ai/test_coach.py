"""The coach: legal moves with reasons, the same whatever is hidden, and sentences in every language."""

from random import Random

import pytest

from momiji.ai.coach import advise, review
from momiji.ai.levels import think
from momiji.ai.thought import Advice, Effort
from momiji.core.text import Text
from momiji.games.momiji.brain import BRAIN
from momiji.games.momiji.brain.wording import said
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.steps import DISCARD, GOAL, Use
from momiji.games.momiji.rules.view import View
from momiji.i18n import LANGUAGES, translator
from momiji.playing.puzzle import Solving
from momiji.store.puzzles import collection
from tests.ai.test_levels import MODES, SOLO, positions
from tests.contract.samples import MOMIJI_TABLES
from tests.table import Table

SMALL = Effort(lines=4, playouts=24, turns=1, worlds=2)


def never() -> bool:
    return False


def texts(advice: Advice) -> list[Text]:
    return [advice.what, *advice.why, *([advice.tried] if advice.tried else [])]


def advised(table: Table, effort: Effort = SMALL) -> tuple[Advice, ...]:
    return advise(BRAIN, MOMIJI.view(table.state, 0), 1, deadline=never, effort=effort)


@pytest.mark.parametrize("mode", MODES)
def test_advice_is_legal_blind_and_can_be_said_in_every_language(mode: str) -> None:
    """Step by step through whole games: exchanging every hidden card changes neither a move nor a word."""
    rng = Random(mode)
    for number, state in enumerate(positions(mode, 11, every=7)):
        seat = MOMIJI.actor(state)
        other = MOMIJI.imagine(MOMIJI.view(state, seat), rng)
        found, again = (advise(BRAIN, MOMIJI.view(world, seat), number, deadline=never, effort=SMALL) for world in (state, other))
        assert found == again
        assert len({repr(advice.what) for advice in found}) == len(found)
        for advice in found:
            world = state.copy()
            for step in advice.steps:
                assert MOMIJI.refuse(world, step) is None, MOMIJI.encode(step)
                MOMIJI.advance(world, step)
            for language in LANGUAGES:
                say = translator(language)
                for text in texts(advice):
                    words = say.text(text)
                    assert "{" not in words
                    assert "coach-" not in words
                    assert "leaf-" not in words


def test_every_step_of_every_mode_can_be_said() -> None:
    """Also moves no search would choose: any legal step at any point of a turn, with every landscape."""
    chance, seen = Random(5), set()
    for mode in ("4 players, draft", "5 players, Morning Dew, draft", *SOLO):
        state = MOMIJI.start(MOMIJI_TABLES[mode](12))
        while (seat := MOMIJI.actor(state)) is not None:
            view, steps = MOMIJI.view(state, seat), list(MOMIJI.legal(state)[:200])
            for step in steps:
                text = said((step,), view)
                if text.key not in seen:
                    seen.add(text.key)
                    assert all("{" not in translator(language).text(text) for language in LANGUAGES)
            uses = [step for step in steps if isinstance(step, Use)]
            MOMIJI.advance(state, chance.choice(uses or steps))
    assert len(seen) > 15


def test_closing_a_pile_is_told_against_waiting() -> None:
    table = Table("R3 G1", piles=["R0< R0> R1 R2"], garden={"Y": "Y0<"}, goals="", acorns=0, last_turn=True)
    best, *rest = advised(table)
    assert MOMIJI.encode(best.steps[0]) == "play R3"
    assert best.why[0].key == "coach-closing"
    assert best.why[0].args["points"] >= 6  # a last turn: no other move scores the pile anywhere near as high
    words = translator("en").text(best.why[0])
    assert words == f"Closing the red pile now is worth about {best.why[0].args['points']} points more than waiting."
    assert all(advice.why[0].key in ("coach-worse", "coach-hardly-worse") for advice in rest)


def test_a_goal_is_told_against_leaving_it() -> None:
    table = Table("", piles=["R0< R0> R0<> R0<"], garden={"Y": "Y1"}, goals="zeros", acorns=3, last_turn=True)
    best = advised(table)[0]
    assert best.steps[0] == GOAL["zeros"]
    assert best.why[0].key == "coach-goal"


def test_only_one_thing_to_do_needs_no_search() -> None:
    table = Table("", piles=["R0<"], garden={"Y": "Y0<"}, goals="", acorns=0)
    advices = advised(table)
    assert len(advices) == 1
    assert advices[0].why == (Text("coach-only"),)


@pytest.mark.parametrize("scenario", SOLO)
def test_alone_it_says_whether_the_scenario_can_still_be_won(scenario: str) -> None:
    state = MOMIJI.start(MOMIJI_TABLES[scenario](3))
    view = MOMIJI.view(state, 0)
    assert status(view) <= {"coach-solo-open", "coach-solo-lost"}
    asked = 0
    while MOMIJI.actor(state) is not None:  # thrown away, step by step: at the end there is no hope left
        view = MOMIJI.view(state, 0)
        asked += 1
        for step in think(BRAIN, view, "random", asked).steps:
            MOMIJI.advance(state, step)
    assert status(view) <= {"coach-solo-lost", "coach-only"}


def status(view: View) -> set[str]:
    advices = advise(BRAIN, view, 1, deadline=never, effort=SMALL)
    assert advices
    for advice in advices:  # the number of imagined decks is told once
        assert not (advice.tried and "coach-solo-wins" in {text.key for text in advice.why})
    return {advice.why[-1].key if len(advice.why) < 2 else advice.why[1].key for advice in advices}


def test_a_turn_is_looked_back_at_only_if_it_was_clearly_worse() -> None:
    table = Table("R3 G1", piles=["R0< R0> R1 R2"], garden={"Y": "Y0<"}, goals="", acorns=0, last_turn=True)
    view = MOMIJI.view(table.state, 0)
    effort = Effort(lines=4, playouts=300, turns=1)
    good = advised(table)[0].steps
    assert review(BRAIN, view, good, 1, deadline=never, effort=effort) is None
    poor = tuple(map(MOMIJI.decode, ("collect Y", "end")))
    told = review(BRAIN, view, poor, 1, deadline=never, effort=effort)
    assert told is not None
    assert told.key == "coach-missed-play"
    for language in LANGUAGES:
        assert str(told.args["points"]) in translator(language).text(told)


def test_nobody_is_advised_out_of_turn() -> None:
    state = MOMIJI.start(MOMIJI_TABLES["2 players, starter sets"](8))
    with pytest.raises(ValueError, match="turn"):
        advise(BRAIN, MOMIJI.view(state, 1 - state.current), 1, deadline=never)


def test_discards_of_a_full_hand_are_named_together() -> None:
    table = Table("R0< R0> R1 R2 Y0< Y1 Y2 G0< G1", piles=["B0<"], garden={"B": "B1 B0>"}, goals="", acorns=0)
    table.do("collect B", "end")
    best = advised(table)[0]
    assert best.what.key == "coach-do-discard"
    assert set(best.steps) <= set(DISCARD)


def test_where_a_turn_ends_the_game_the_chance_to_win_is_no_guess() -> None:
    """The last turn of a puzzle: one point ahead wins, and nothing that is hidden can change it."""
    certain = 0
    for puzzle in [one for one in collection("momiji").puzzles if one.task == "win"][:4]:
        solving = Solving(puzzle, ("Hana", "Kenji"))
        for advice in advise(BRAIN, MOMIJI.view(solving.start, solving.seat), 1, deadline=never):
            outcome = MOMIJI.outcome(BRAIN.taken(solving.start, advice.steps))
            assert outcome is not None
            if advice.error == 0:
                won = solving.seat in outcome.winners
                assert advice.chance == (1 / len(outcome.winners) if won else 0.0)
                certain += 1
    assert certain > 4
