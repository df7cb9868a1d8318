"""The round in the head of a computer player is the round of the rules, in every game."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from momiji.ai.brain import margin
from momiji.ai.thought import Effort
from momiji.games.chocolatier.brain.looking import looked_ahead
from momiji.games.chocolatier.brain.moves import EVERY_LINE, best_tile, way_of, ways
from momiji.games.chocolatier.brain.rounds import Node, Round
from momiji.games.chocolatier.brain.sides import full_lines, side_of
from momiji.games.chocolatier.brain.sources import nothing_left
from momiji.games.chocolatier.rules.contents import SIZE
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.legal import legal
from momiji.games.chocolatier.rules.scoring import score
from momiji.games.chocolatier.rules.state import END, LINE_BITS, OVER, SEND, TAKE, TILE, State, waiting_line
from momiji.games.chocolatier.rules.steps import THE_END, TILES, Step
from tests.games.chocolatier.laid import Side, Table

TABLES = list(product((2, 3, 4), ((), ("brown",), ("special",), ("brown", "special"))))
EVERY = 7  # steps between two positions that are looked at
ALL = Effort(lines=99, playouts=10**9, turns=99, width=99)


def positions(players: int, options: tuple[str, ...], seed: int = 1, phases: tuple[int, ...] = (TAKE, SEND)) -> Iterator[State]:
    rng = Random(seed)
    state, number = CHOCOLATIER.start(CHOCOLATIER.deal("abcd"[:players], seed, options)), 0
    while state.phase != OVER:
        number += 1
        if state.phase in phases and (state.phase != TAKE or number % EVERY == 0):
            yield state.copy()
        CHOCOLATIER.advance(state, rng.choice(list(legal(state))))


def turns(s: State) -> Iterator[tuple[tuple[Step, ...], State]]:
    """Every way to take the turn in progress by the rules, up to its end."""
    if s.phase == END:
        yield (THE_END,), s
        return
    for step in legal(s):
        for steps, after in turns(CHOCOLATIER.apply(s, step)):
            yield (step, *steps), after


def after_turn(table: Round, s: State) -> Node:
    sides, turn, offers, middle = table.node(s)
    return sides, (turn + 1) % table.seats, offers, middle


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_turn_leads_where_the_rules_lead(players: int, options: tuple[str, ...]) -> None:
    for state in positions(players, options):
        table = Round(state)
        found = {way.steps: way.node for way in ways(table, state)}
        by_the_rules = {steps: after_turn(table, after) for steps, after in turns(state)}
        assert found.items() <= by_the_rules.items()
        assert set(found.values()) == set(by_the_rules.values())  # equal offers are looked at once


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_round_played_out_is_a_round_of_the_rules(players: int, options: tuple[str, ...]) -> None:
    """Who looks best at once is taken, turn for turn; the sides in the end are those of the state before its last step."""
    for state in positions(players, options, seed=2, phases=(TAKE,)):
        table = Round(state)
        end, number = table.played_out(*table.node(state)), state.round
        while state.round == number:
            steps = ways(table, state)[0].steps
            for step in steps[:-1]:
                CHOCOLATIER.advance(state, step)
            sides, _, offers, middle = table.node(state)
            if nothing_left(offers, middle):
                assert sides == end
                break
            CHOCOLATIER.advance(state, steps[-1])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_filling_brings_what_it_was_thought_to_bring(players: int, options: tuple[str, ...]) -> None:
    """Points and box of every player; on the brown side the places are those the computer had in mind."""
    rng, seen = Random(3), 0
    state = CHOCOLATIER.start(CHOCOLATIER.deal("abcd"[:players], 3, options))
    while state.phase != OVER:
        table = Round(state)
        last = state.phase == END and nothing_left(*table.node(state)[2:])
        if not last:
            found = ways(table, state)[:2] if state.phase == TAKE else []
            for step in rng.choice(found).steps[:-1] if found else legal(state)[:1]:
                CHOCOLATIER.advance(state, step)
            continue
        thought = [outlook.filling(full_lines(side_of(state, seat))) for seat, outlook in enumerate(table.outlooks)]
        floors = [side_of(state, seat) for seat in range(players)]
        worths = [table.outlooks[seat].worths[side][1][0] for seat, side in enumerate(floors)]
        CHOCOLATIER.advance(state, THE_END)
        while state.phase == TILE:
            me, row = state.players[state.current], waiting_line(state.players[state.current])
            cells = thought[state.current][0][row * SIZE : row * SIZE + SIZE]
            CHOCOLATIER.advance(state, TILES[cells.index(me.lines[row] >> LINE_BITS)])
        assert [player.box for player in state.players] == [cells for cells, *_ in thought]
        assert [score(player).total for player in state.players] == worths
        seen += 1
    assert seen > 3


def test_between_two_it_finds_what_looking_at_everything_finds() -> None:
    """Alpha–beta leaves nothing out that matters: the same value as every way followed to the end of the round."""
    checked = 0
    for state in positions(2, (), seed=5, phases=(TAKE,)):
        table = Round(state)
        if sum(map(_colours, state.sources)) > 4:
            continue
        best = looked_ahead(table, ways(table, state), state.current, ALL, lambda: False)[0][0][0]
        assert best == pytest.approx(_everything(table, table.node(state), EVERY_LINE))
        checked += 1
    assert checked


def _colours(heap: int) -> int:
    return sum(bool(heap >> 5 * colour & 31) for colour in range(5))


def _everything(table: Round, node: Node, lines: int) -> float:
    sides, turn, offers, middle = node
    if nothing_left(offers, middle):
        return margin(table.values(sides), turn)
    takes = table.takes(sides, turn, offers, middle, lines)
    return max(-_everything(table, after, 3) for take in takes for after, _ in table.after(sides, turn, offers, middle, take))


@pytest.mark.parametrize("players", [3, 4])
def test_among_more_it_finds_its_best_plan_while_the_others_take_what_looks_best(players: int) -> None:
    checked = 0
    for state in positions(players, (), seed=5, phases=(TAKE,)):
        table = Round(state)
        if sum(map(_colours, state.sources)) > 9:
            continue
        seat = state.current
        best = looked_ahead(table, ways(table, state), seat, ALL, lambda: False)[0][0][0]
        nodes = [way.node for way in ways(table, state)]
        assert best == pytest.approx(max(_own_plan(table, node, seat) for node in nodes))
        checked += 1
    assert checked


def _own_plan(table: Round, node: Node, seat: int) -> float:
    sides, turn, offers, middle = node
    if nothing_left(offers, middle):
        return margin(table.values(sides), seat)
    mine = turn == seat
    takes = table.takes(sides, turn, offers, middle, 2 if mine else 1)[: None if mine else 1]
    return max(_own_plan(table, after, seat) for take in takes for after, _ in table.after(sides, turn, offers, middle, take))


def test_a_place_is_chosen_that_may_be_chosen() -> None:
    seen = 0
    for options in (("brown",), ("brown", "special")):
        for state in positions(3, options, seed=4, phases=(TILE,)):
            assert best_tile(Round(state), state) in legal(state)
            seen += 1
    assert seen


def test_a_turn_somebody_took_is_found_again() -> None:
    for options in ((), ("special",)):
        for state in positions(2, options, seed=6):
            table = Round(state)
            for way in ways(table, state)[:9]:
                again = way_of(table, state, way.steps)
                assert again is not None and again.node == way.node
            assert way_of(table, state, ways(table, state)[0].steps[:-1]) is None


def test_who_can_end_the_game_ahead_ends_it() -> None:
    """The last praline of a row is there to be taken: it wins the game, anything else leaves it open."""
    mine = Side(box=".NWKR", points=30)
    table = Table("BNNN", mine=mine, others=[Side(points=12, box="BN...")]).state
    best = looked_ahead(Round(table), ways(Round(table), table), 0, ALL, lambda: False)[0][0][1]
    assert [CHOCOLATIER.encode(step) for step in best.steps] == ["take 1 B 1", "end"]
