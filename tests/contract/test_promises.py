"""The five promises every game in the registry keeps, over random games in every mode."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.core.events import redact
from momiji.core.match import Match
from momiji.core.setup import Impossible, read_options
from momiji.i18n import translator
from momiji.registry import GAMES
from momiji.registry import rules as rules_of
from tests.contract.samples import STEPS, TABLES

MODES = [(game, mode) for game in TABLES for mode in TABLES[game]]
per_mode = pytest.mark.parametrize(("game", "mode"), MODES, ids=lambda value: value)


def walk(game: str, mode: str, seeds: range, every: int = 1) -> Iterator[tuple[Any, Any]]:
    """Positions of random games with the step taken next. Kinds of steps are drawn evenly, so that rare ones come often."""
    rules = rules_of(game)
    for seed in seeds:
        chance = Chance(seed, "walk")
        state = rules.start(TABLES[game][mode](seed))
        count = 0
        while rules.actor(state) is not None:
            step = choose(rules.legal(state), chance)
            count += 1
            after = rules.apply(state, step)
            if count % every == 0:
                yield state, step
            state = after


def choose(legal: Any, chance: Chance) -> Any:
    kinds: dict[type, list[Any]] = {}
    for step in legal[:400]:
        kinds.setdefault(type(step), []).append(step)
    return chance.pick(kinds[chance.pick(list(kinds))])


def test_every_game_brings_tables_and_steps() -> None:
    assert set(GAMES) == set(TABLES) == set(STEPS)


@per_mode
def test_1_legal_is_exactly_what_is_not_refused(game: str, mode: str) -> None:
    rules, conceivable = rules_of(game), STEPS[game]()
    for state, _ in walk(game, mode, range(2), every=3):
        legal = rules.legal(state)
        assert len(legal) > 0
        assert [step for step in legal[:60] if rules.refuse(state, step) is not None] == []
        listed = set(legal) if len(legal) < 5000 else legal
        wrong = [rules.encode(step) for step in conceivable if (rules.refuse(state, step) is None) != (step in listed)]
        assert wrong == []


@per_mode
def test_1_legal_lists_nothing_twice_and_in_a_stable_order(game: str, mode: str) -> None:
    rules = rules_of(game)
    for state, _ in walk(game, mode, range(2, 5)):
        legal = list(rules.legal(state))
        assert len(set(legal)) == len(legal)
        assert list(rules.legal(rules.imagine(rules.view(state, rules.actor(state)), Random(0)))) == legal


@per_mode
def test_2_imagined_worlds_look_the_same(game: str, mode: str) -> None:
    rules, rng = rules_of(game), Random(2)
    for state, _ in walk(game, mode, range(5, 8), every=2):
        for seat in range(len(state.players)):
            view = rules.view(state, seat)
            world = rules.imagine(view, rng)
            assert rules.view(world, seat) == view
            assert rules.pieces(world) == rules.pieces(state)


@per_mode
def test_2_a_view_is_the_same_whatever_is_hidden(game: str, mode: str) -> None:
    """Two worlds a seat cannot tell apart stay so through everything it does itself without turning a card."""
    rules, rng = rules_of(game), Random(3)
    for state, step in walk(game, mode, range(8, 10), every=2):
        seat = rules.actor(state)
        other = rules.imagine(rules.view(state, seat), rng)
        assert list(rules.legal(other)[:400]) == list(rules.legal(state)[:400])
        after, imagined = rules.apply(state, step), rules.apply(other, step)
        if not rules.irrevocable(state, after):  # promise 3: a step that can be taken back reveals nothing
            assert rules.view(imagined, seat) == rules.view(after, seat)


@per_mode
def test_3_undo_goes_back_within_the_turn_until_something_was_revealed(game: str, mode: str) -> None:
    rules = rules_of(game)
    chance = Chance("undo", mode)
    match = Match(rules, TABLES[game][mode](11))
    states = [match.state]
    floor = 0
    while match.actor is not None:
        seat = match.actor
        events = match.perform(choose(rules.legal(match.state), chance))
        assert isinstance(events, list)
        states.append(match.state)
        if rules.irrevocable(states[-2], match.state):
            floor = len(match.steps)
            assert not match.can_undo
        assert match.can_undo == (len(match.steps) > floor)
        if match.can_undo and chance.below(3) == 0:
            back = 1 + chance.below(len(match.steps) - floor)
            steps = list(match.steps)
            assert match.undo(back) == back
            assert match.actor == seat
            assert match.state == states[len(match.steps)]
            while match.can_redo:
                match.redo()
            assert list(match.steps) == steps
            assert match.state == states[-1]
    assert match.undo() == 0


@per_mode
def test_4_a_record_replayed_gives_the_same_state(game: str, mode: str) -> None:
    rules = rules_of(game)
    match = Match(rules, TABLES[game][mode](12))
    chance = Chance("record", mode)
    while match.actor is not None:
        match.perform(choose(rules.legal(match.state), chance))
        if chance.below(20) == 0 or match.actor is None:
            record = match.record()
            again = Match(rules, rules.read_setup(record))
            for words in record["actions"]:
                assert isinstance(again.perform(rules.decode(words)), list)
            assert again.state == match.state


@per_mode
def test_4_in_place_and_by_copy_are_the_same(game: str, mode: str) -> None:
    rules = rules_of(game)
    for state, step in walk(game, mode, range(13, 15)):
        kept, events = rules.apply(state, step), []  # type: ignore[var-annotated]
        told = rules.apply(state, step, events)
        rules.advance(state, step)
        assert kept == told == state


@per_mode
def test_5_nothing_is_ever_lost(game: str, mode: str) -> None:
    rules = rules_of(game)
    for seed in range(15, 19):
        pieces = rules.pieces(rules.start(TABLES[game][mode](seed)))
        for state, step in walk(game, mode, range(seed, seed + 1)):
            assert rules.pieces(rules.apply(state, step)) == pieces


@per_mode
def test_every_step_reads_back_as_it_is_written(game: str, mode: str) -> None:
    rules = rules_of(game)
    for state, _ in walk(game, mode, range(19, 20)):
        for step in rules.legal(state)[:400]:
            assert rules.decode(rules.encode(step)) == step


@per_mode
def test_a_set_up_is_dealt_written_and_read_alike(game: str, mode: str) -> None:
    rules, setup = rules_of(game), TABLES[game][mode](20)
    written = json.loads(json.dumps(rules.write_setup(setup)))
    assert rules.read_setup(written) == setup
    assert written["game"] == rules.name == game
    assert (written["players"], written["first_player"]) == (list(setup.names), setup.first_player)
    assert len(setup.names) in rules.seats
    read_options(rules.options, setup.options)
    again = rules.deal(setup.names, 20, setup.options, setup.first_player)
    assert tuple(again.options) == tuple(setup.options)
    with pytest.raises(Impossible):
        rules.deal(setup.names, 20, ("no such option",))
    with pytest.raises(Impossible):
        rules.deal(["Aki"] * (rules.seats[-1] + 1), 20, setup.options)


@per_mode
def test_what_a_game_tells_of_itself_fits_its_table(game: str, mode: str) -> None:
    rules = rules_of(game)
    turn, seats = None, 0
    for state, step in walk(game, mode, range(21, 22)):
        seats = len(state.players)
        now, standing = rules.turn(state), rules.standing(state)
        assert rules.outcome(state) is None
        assert turn is None or now.number in (turn.number, turn.number + 1)
        assert len(standing.points) == seats and len(standing.held) in (0, seats)
        events: list[Any] = []
        after, turn = rules.apply(state, step, events), now
        for text in (*rules.tell(state, step, events), *rules.tell(state, step, redact(events, None))):
            assert translator("en").text(text)
        json.dumps(rules.position(after))
    ended = rules.outcome(after)
    assert ended is not None and ended.points in ((), rules.standing(after).points)
    assert all(0 <= seat < seats for seat in ended.winners)
    assert all(len(row.values) == seats for row in ended.rows)
    assert [translator("en").text(text) for text in rules.closing(after)]
