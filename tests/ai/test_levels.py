"""Every level in every mode: legal steps, the same answer from the same seed, and nothing known that cannot be known."""

from collections.abc import Callable
from dataclasses import replace
from itertools import chain, repeat
from random import Random

import pytest

from momiji.ai.levels import LEVELS, NAMES, think
from momiji.ai.search import search
from momiji.ai.thought import Effort
from momiji.games.momiji.brain import BRAIN
from momiji.games.momiji.brain.game import MomijiBrain
from momiji.games.momiji.brain.greedy import best_turn
from momiji.games.momiji.brain.memory import forget
from momiji.games.momiji.brain.policy import quick_turn
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import NOT_YET, Stage, State
from momiji.games.momiji.rules.view import View
from momiji.i18n import LANGUAGES, translator
from tests.contract.samples import MOMIJI_TABLES

SMALL = Effort(lines=3, playouts=4, turns=2, careful=True)
MODES = list(MOMIJI_TABLES)
SOLO = ("cold-breeze", "meditation", "equinox")


def advance(state: State, level: str, seed: str) -> int:
    """One answer of a level, taken step by step; every step must be legal."""
    seat = MOMIJI.actor(state)
    steps = think(BRAIN, MOMIJI.view(state, seat), level, seed, effort=SMALL if level in BRAIN.efforts else None).steps
    assert steps
    for step in steps:
        assert MOMIJI.actor(state) == seat
        assert MOMIJI.refuse(state, step) is None, MOMIJI.encode(step)
        MOMIJI.advance(state, step)
    return len(steps)


def positions(mode: str, seed: int, every: int) -> list[State]:
    """Positions of a game in which all levels but the slow ones take turns."""
    state, kept, asked = MOMIJI.start(MOMIJI_TABLES[mode](seed)), [], 0
    while MOMIJI.actor(state) is not None:
        asked += 1
        if asked % every == 0:
            kept.append(state.copy())
        advance(state, ("gardener", "sprout", "random")[asked % 3], f"{mode}/{asked}")
    return kept


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("level", ["sprout", "gardener"])
def test_a_whole_game_of_legal_steps(mode: str, level: str) -> None:
    state, taken = MOMIJI.start(MOMIJI_TABLES[mode](3)), 0
    while MOMIJI.actor(state) is not None:
        taken += advance(state, level, f"{taken}")
    assert taken > 5


@pytest.mark.parametrize("mode", MODES)
def test_the_searching_levels_take_legal_steps(mode: str) -> None:
    for number, state in enumerate(positions(mode, 5, every=13)):
        advance(state, ("master", "sage")[number % 2], str(number))


@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_do_not_change_the_move(mode: str) -> None:
    """Worlds a seat cannot tell apart get the same answer from the same seed."""
    rng = Random(mode)
    for number, state in enumerate(positions(mode, 6, every=9)):
        seat = MOMIJI.actor(state)
        other = MOMIJI.imagine(MOMIJI.view(state, seat), rng)
        for level in ("sprout", "gardener", "master"):
            effort = SMALL if level == "master" else None
            answers = [think(BRAIN, MOMIJI.view(world, seat), level, number, effort=effort) for world in (state, other)]
            assert answers[0] == answers[1]


@pytest.mark.parametrize("level", NAMES)
def test_the_same_seed_gives_the_same_answer(level: str) -> None:
    state = positions("3 players, draft", 7, every=12)[-1]
    view = MOMIJI.view(state, MOMIJI.actor(state))
    effort = SMALL if level in ("master", "sage") else None
    assert think(BRAIN, view, level, "a", effort=effort) == think(BRAIN, view, level, "a", effort=effort)


def test_a_search_is_planned_for_every_number_of_players() -> None:
    master, sage = BRAIN.efforts["master"], BRAIN.efforts["sage"]
    assert set(master) == set(sage) == set(range(1, EDITION.table.most_players_morning_dew + 1))
    for players in set(master) - {1}:
        assert sage[players].playouts > master[players].playouts
        assert sage[players].careful and not master[players].careful


def test_the_number_of_players_decides_how_many_games_are_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MomijiBrain, "efforts", {"master": {2: replace(SMALL, playouts=12), 4: SMALL}})
    spent = []
    for mode in ("2 players, starter sets", "4 players, starter sets"):
        state = MOMIJI.start(MOMIJI_TABLES[mode](8))
        spent.append(think(BRAIN, MOMIJI.view(state, state.current), "master", 1).playouts)
    assert spent[0] > spent[1]


def test_a_deadline_that_has_passed_still_brings_an_answer() -> None:
    for mode in ("2 players, starter sets", *SOLO):
        state = MOMIJI.start(MOMIJI_TABLES[mode](8))
        view = MOMIJI.view(state, MOMIJI.actor(state))
        thought = think(BRAIN, view, "sage", 1, deadline=lambda: True)
        assert MOMIJI.refuse(state, thought.steps[0]) is None


def test_a_search_ended_at_any_moment_compares_lines_that_saw_the_same_worlds() -> None:
    state = MOMIJI.start(MOMIJI_TABLES["2 players, starter sets"](8))
    view = MOMIJI.view(state, state.current)
    answers = set()
    for games in range(1, 33):
        late = chain([False] * games, repeat(True))
        thought = search(BRAIN, view, state.current, Random(1), Effort(lines=4, playouts=32, turns=1), late.__next__)
        tries = [option.tries for option in thought.options]
        assert min(tries) > 0
        assert tries[0] == tries[1] and tries[2] == tries[3]  # all four lines, then the better two
        assert sum(tries) == thought.playouts <= max(games + 1, len(tries))
        answers.add(tuple(tries))
    assert len(answers) > 5


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode not in SOLO])
@pytest.mark.parametrize("play", [quick_turn, best_turn])
def test_an_imagined_turn_is_a_whole_one_and_leaves_the_position_alone(play: Callable[[State], State], mode: str) -> None:
    for state in positions(mode, 9, every=5):
        if state.stage != Stage.OPEN or state.main != NOT_YET:
            continue
        before = state.copy()
        after = play(state)
        assert state == before
        assert after.stage == Stage.OVER or (after.stage == Stage.OPEN and after.turn == state.turn + 1)


def test_nobody_thinks_out_of_turn() -> None:
    state = MOMIJI.start(MOMIJI_TABLES["2 players, starter sets"](8))
    with pytest.raises(ValueError, match="turn"):
        think(BRAIN, MOMIJI.view(state, 1 - state.current), "gardener", 1)


@pytest.mark.parametrize("mode", MODES)
def test_what_is_forgotten_still_fits_the_table(mode: str) -> None:
    rng = Random(1)
    for state in positions(mode, 9, every=5):
        view = MOMIJI.view(state, MOMIJI.actor(state))
        poorer = forget(view, 0.8, rng)
        world = MOMIJI.imagine(poorer, rng)
        assert open_part(MOMIJI.view(world, view.seat)) == open_part(view)
        assert MOMIJI.pieces(world) == MOMIJI.pieces(state)
        assert list(MOMIJI.legal(world)[:400]) == list(MOMIJI.legal(state)[:400])
        assert forget(view, 0.0, rng) is view


def open_part(view: View) -> object:
    """All of a view but the memory, which is what is forgotten."""
    shown = [
        (p.acorns, p.hand_size, p.hand, [(q.type, q.top, q.closed, q.gate) for q in p.piles], p.panorama, p.used, p.goals)
        for p in view.players
    ]
    return (
        shown,
        view.garden,
        sorted(view.discard),
        view.deck_size,
        view.goals,
        view.turn,
        view.current,
        view.final,
        view.face_up,
        view.gates,
    )


def test_forgetting_loses_cards_of_other_hands_and_of_piles() -> None:
    rng, seen, lost, wrong = Random(2), 0, 0, 0
    for state in positions("4 players, starter sets", 10, every=4):
        view = MOMIJI.view(state, MOMIJI.actor(state))
        poorer = forget(view, 0.6, rng)
        for seat, (before, after) in enumerate(zip(view.players, poorer.players, strict=True)):
            if seat == view.seat:
                assert after.hand == before.hand
                continue
            seen += len(before.memory.hand)
            lost += len(before.memory.hand) - len(after.memory.hand)
            wrong += before.memory.piles != after.memory.piles
    assert 0.4 < lost / seen < 0.8
    assert wrong


def test_every_level_has_a_name_and_a_character() -> None:
    for language in LANGUAGES:
        names = {translator(language)(f"level-{level}") for level in LEVELS}
        assert len(names | {translator(language)(f"level-{level}-about") for level in LEVELS}) == 2 * len(LEVELS)
