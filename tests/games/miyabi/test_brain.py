"""Computer players of Miyabi: legal, blind to the order of draws, at every table, and with some sense."""

from random import Random

import pytest

from momiji.ai.arena import Terms, play, report, schedule
from momiji.ai.levels import LEVELS, NAMES, think
from momiji.ai.thought import Effort
from momiji.games.miyabi.brain import BRAIN
from momiji.games.miyabi.brain.groups import largest_colour, largest_meadow, shown
from momiji.games.miyabi.brain.outlook import line_counts
from momiji.games.miyabi.brain.shape import shape
from momiji.games.miyabi.rules import scoring
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import END, Frog, Pass, PlaceTile
from momiji.games.miyabi.rules.tiles import ALL_LANTERNS, ALL_SQUARES, BESIDE, GROUND, SIDE
from tests.games.miyabi.samples import TABLES
from tests.games.miyabi.table import Table

PACKAGE = "momiji.games.miyabi"
SMALL = Effort(lines=3, playouts=4, turns=2)
LAST = 6  # the last round between two
ALL = ("colour", "meadow", "zen", "seven", "frog")
FULL = ["2 players, no options", "3 players, all but passing", "4 players, all options"]


def positions(table: str, every: int = 9, seed: int = 4) -> list[State]:
    """Positions of a game in which steps are taken blindly."""
    state, chance, kept = MIYABI.start(TABLES[table](seed)), Random(table), []
    number = 0
    while not state.over:
        if number % every == 0:
            kept.append(state)
        state = MIYABI.apply(state, chance.choice(list(MIYABI.legal(state))))
        number += 1
    assert len(kept) > 5
    return kept


def small(level: str) -> Effort | None:
    return SMALL if level in LEVELS and LEVELS[level].effort else None


def answer(table: Table, level: str = "gardener") -> list[str]:
    """The steps of the very last turn."""
    other = table.state.players[1]
    other.lanterns, other.out = ALL_LANTERNS, True
    thought = think(BRAIN, MIYABI.view(table.state, 0), level, 1, effort=small(level))
    return [MIYABI.encode(step) for step in thought.steps]


@pytest.mark.parametrize("table", FULL)
@pytest.mark.parametrize("level", NAMES)
def test_a_level_answers_with_legal_steps_and_never_looks_at_the_order_of_draws(table: str, level: str) -> None:
    rng = Random(1)
    for number, state in enumerate(positions(table)):
        seat = state.current
        other = MIYABI.imagine(MIYABI.view(state, seat), rng)
        thoughts = [think(BRAIN, MIYABI.view(world, seat), level, number, effort=small(level)) for world in (state, other)]
        assert thoughts[0] == thoughts[1]
        after = state
        for step in thoughts[0].steps:
            assert (after.current, after.turn) == (seat, state.turn)
            assert MIYABI.refuse(after, step) is None, MIYABI.encode(step)
            after = MIYABI.apply(after, step)


@pytest.mark.parametrize("table", TABLES)
def test_whole_games_can_be_imagined_at_every_table(table: str) -> None:
    """And no imagined turn changes the position it was imagined from."""
    state, number = MIYABI.start(TABLES[table](2)), 0
    while not state.over:
        before = MIYABI.position(state)
        after = BRAIN.careful(state) if number % 7 == 0 else BRAIN.quick(state)
        assert BRAIN.over(state, after)
        assert MIYABI.position(state) == before
        state, number = after, number + 1
    assert BRAIN.points(state) == list(map(float, MIYABI.standing(state).points))


@pytest.mark.parametrize("table", FULL)
def test_lines_are_sorted_and_worth_what_they_lead_to(table: str) -> None:
    """The end of a turn, of a round or of the game changes no value by itself."""
    for state in positions(table):
        lines = BRAIN.lines(state)
        assert [one.value for one in lines] == sorted((one.value for one in lines), reverse=True)
        assert len({one.steps for one in lines}) == len(lines)
        for one in lines[:4]:
            assert BRAIN.known(state, one.steps) == one.steps
            if state.round and not one.turned and one.steps[-1] in (END, *([Pass()] if state.passing else ())):
                assert BRAIN.worth(state, one.steps) == pytest.approx(one.value)


# ---------------------------------------------------------------------- what it looks at


def test_groups_are_counted_as_the_rules_count_them() -> None:
    for state in positions("2 players, all options", every=3):
        for player in state.players:
            objects = shown(player.objects)
            assert largest_colour(objects, player.objects) == scoring.colour(player)
            assert 2 * largest_meadow(GROUND & ~player.ground[0] & ~objects) == scoring.meadow(player)
            assert 7 * line_counts(player).count(7) == scoring.seven(player)


def test_the_shape_of_a_garden_is_what_looking_at_every_square_gives() -> None:
    for state in positions("2 players, no options", every=3):
        for player in state.players:
            levels = player.levels()
            same = {square: {other for other in BESIDE[square] if levels[other] == levels[square]} for square in ALL_SQUARES}
            broad = {one for one in ALL_SQUARES if len(same[one]) > 1 or any(same[other] - {one} for other in same[one])}
            pairs = {one for one in ALL_SQUARES if same[one]} - broad
            alone = set(ALL_SQUARES) - broad - pairs
            found = shape(player.ground, ALL_LANTERNS)
            assert (found.single, found.pair) == (len(alone), len(pairs))
            assert found.single_height == sum(levels[one] for one in alone)
            assert found.pair_height == sum(levels[one] for one in pairs)
            assert found.broad_height == sum(levels[one] for one in broad)
            for squares, best in ((alone | pairs | broad, found.column), (pairs | broad, found.column_pair), (broad, found.column_broad)):
                assert best == sum(max((levels[one] for one in squares if one % SIDE == column), default=0) for column in range(SIDE))
            assert (found.free, found.free_pair, found.free_broad) == (found.column, found.column_pair, found.column_broad)
            assert shape(player.ground, 0)[8:] == (0, 0, 0)


# ---------------------------------------------------------------------- some sense

THINKERS = ("gardener", "master", "sage")


@pytest.mark.parametrize("level", THINKERS)
def test_the_fifth_level_is_taken_for_its_bonus(level: str) -> None:
    table = Table("4 0 0 0 0 0", display="M1 S1", lanterns="bcde", round=LAST)
    assert answer(table, level)[0] == "place M1 a"


@pytest.mark.parametrize("level", THINKERS)
def test_a_row_of_seven_is_completed_on_the_last_turn(level: str) -> None:
    """One point and seven for the maple; two for the pagoda, which changes nothing in its row."""
    rows, other = ("1M3 1M3 0 0 0 0", "1P1 0 0 1 0 0"), ("", "1P3 0 0 0 0 0")
    table = Table(*rows, display="M1 P1", lanterns="abcef", others=[other], round=LAST, options=["seven"])
    assert answer(table, level)[0] == "place M1 d"


@pytest.mark.parametrize("level", THINKERS)
def test_who_may_pass_does_not_break_a_seven_for_a_point(level: str) -> None:
    """The double would make it nine."""
    table = Table("1M3 1M3 1M1 1 1 1", display="M2", lanterns="abcef", round=LAST, options=["seven", "passing"])
    assert answer(table, level) == ["pass"]


@pytest.mark.parametrize("level", THINKERS)
def test_a_zen_tile_is_enclosed(level: str) -> None:
    rows = ("1Mz 0 0 0 0 0", "1P1 0 0 0 0 0", "", "", "", "1S1 0 0 0 0 0")
    table = Table(*rows, display="M1 S1", lanterns="acdef", waiting="a1", round=LAST, options=["zen"])
    table.state.players[0].zen_points = 1
    assert answer(table, level)[0] == "place M1 b"


@pytest.mark.parametrize("level", THINKERS)
def test_the_frog_goes_up(level: str) -> None:
    table = Table("0 0 0 0 0 0", "0 0 0 0 2 3", display="S1", lanterns="abcde", frog="e2", round=LAST, options=["frog"])
    steps = answer(table, level)
    assert "frog f2" in steps


@pytest.mark.parametrize("level", THINKERS)
def test_the_last_tile_goes_where_it_brings_a_row(level: str) -> None:
    """Two points for a stone on the second level and three for its row, or one for a maple and twelve for being level with the other."""
    other = ("1M1 0 0 0 0 0", "", "", "", "", "1S3 0 0 0 0 0")
    table = Table("", "", "", "", "", "0 0 0 0 0 1", display="M1 S1", lanterns="abcde", others=[other], round=LAST)
    assert answer(table, level)[0] == "place M1 f"


def test_who_thinks_wins_more_than_who_does_not() -> None:
    for options, players in (((), 2), (ALL, 3)):
        games = schedule(Terms(PACKAGE, players, options, untimed=True), ["random", "sprout"], 2 * players, 1)
        assert report([play(game) for game in games])["levels"]["sprout"]["win_rate"] > 0.45


def test_a_frog_is_put_out_and_moved_before_and_after_tiles() -> None:
    state, seen = MIYABI.start(TABLES["2 players, all but passing"](3)), set()
    while not state.over:
        lines = BRAIN.lines(state)
        for one in lines:
            kinds = [type(step) for step in one.steps]
            if Frog in kinds and PlaceTile in kinds:
                seen.add(kinds.index(Frog) < kinds.index(PlaceTile))
        state = BRAIN.quick(state)
    assert seen == {True, False}
