"""What a step would bring, and how the rows stand: told to a window, which computes no rule."""

import pytest

from momiji.core.chance import Chance
from momiji.core.outcome import Standing
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.log import score_rows
from momiji.games.miyabi.rules.preview import Preview, RowStanding, score_now
from momiji.games.miyabi.rules.scoring import scores
from momiji.games.miyabi.rules.setup import deal
from tests.games.miyabi.samples import NAMES, WORDS
from tests.games.miyabi.table import Table


def preview(t: Table, words: str) -> Preview | None:
    return MIYABI.preview(MIYABI.view(t.state, None), MIYABI.decode(words))


def test_a_tile() -> None:
    assert preview(Table("2 2 0 0 0 0", display="M2"), "place M2 b w") == Preview(("b1", "a1"), 3, 2, 6, "b")


def test_a_tile_that_brings_a_bonus_and_encloses_a_zen_tile() -> None:
    t = Table("0 0 0 4 0 0", "1P2 1Pz 1P1 0 0 0", "0 1F1 0 0 0 0", display="M1 MLa", options=["zen"], waiting="b2")
    assert preview(t, "place M1 d") == Preview(("d1",), 5, 1, 5, "d", bonus="M", bonus_points=10)
    found = preview(t, "place M1 b")
    assert found == Preview(("b1",), 1, 1, 1, "b", enclosed=("b2", "b1", "c2", "b3", "a2"), enclosed_points=6)
    assert found.total == 7


def test_a_zen_tile_shows_nothing_that_is_hidden() -> None:
    t = Table("0 1M1 0 0 0 0", "1P1 0 0 0 0 0", options=["zen"], face_up="M")
    assert preview(t, "zen M a") == Preview(("a1",), 1, 1, 1, "a", enclosed=("a1", "b1", "a2"), enclosed_points=3)


def test_a_frog() -> None:
    t = Table("3 4 0 0 0 0", "3 0 0 0 0 0", display="S1", options=["frog"], frog="a1")
    assert preview(t, "frog b1") == Preview(("b1",), 4, points=4, gold=True)
    assert preview(t, "frog a2") == Preview(("a2",), 3)


def test_nothing_to_tell() -> None:
    t = Table(options=["passing"])
    assert preview(t, "place M2 a e") is None and preview(t, "pass") is None and preview(t, "fly") is None
    assert preview(t.do("place M1 a"), "end") is None


def test_it_is_what_comes_true() -> None:
    state, chance = MIYABI.start(deal(NAMES, 4, WORDS)), Chance("preview")
    while MIYABI.actor(state) is not None:
        step, seat = chance.pick(MIYABI.legal(state)), state.current
        found, before = MIYABI.preview(MIYABI.view(state, seat), step), state.players[seat].points
        state = MIYABI.apply(state, step)
        assert state.players[seat].points - before == (found.total if found else 0)


def test_where_the_game_stands() -> None:
    t = Table("1M3 1M1 0 0 0 0", others=[("1M1 0 0 0 0 0",)], round=5, options=["passing"])
    t.state.players[1].laid_points = 3
    assert MIYABI.standing(t.state) == Standing((12, 9), held=(0, 3), deck=84)
    assert MIYABI.standing(t.do("pass", "pass").state).ending


def test_standings() -> None:
    t = Table("1M3 1M1 0 0 0 0", "1P1 0 0 0 0 0", others=[("1M1 0 0 0 0 0", "0 1P1 0 0 0 0")])
    table = MIYABI.standings(MIYABI.view(t.state, None))
    assert table[:3] == (
        RowStanding("M", (4, 1), (12, 6), (0,)),
        RowStanding("P", (1, 1), (11, 11), (0, 1)),
        RowStanding("F", (0, 0), (0, 0), ()),
    )
    assert [row.object for row in table] == list("MPFABS")


@pytest.mark.parametrize("options", [(), ("zen", "frog"), ("colour", "meadow", "zen", "seven", "frog")])
def test_the_score_now_is_the_score_sheet_of_a_game_that_ends_here(options: tuple[str, ...]) -> None:
    chance, state = Chance("now"), MIYABI.start(MIYABI.deal(NAMES[:3], "7", options))
    for _ in range(120):
        if MIYABI.actor(state) is None:
            break
        state = MIYABI.apply(state, chance.pick(MIYABI.legal(state)))
    view = MIYABI.view(state, None)
    for seat, score in enumerate(scores(state)):
        lines = score_now(view, seat)
        assert [name for name, _ in lines] == list(score_rows(state))
        assert sum(points for _, points in lines) == score.total
        assert dict(lines)["laid"] == score.laid > 0
