"""What a turn was worth: blunders and strokes are found, noise and what anybody would do are not, and the same is said every time."""

from collections.abc import Iterator
from random import Random

import pytest

from momiji import registry
from momiji.ai.brain import AnyBrain, brain
from momiji.ai.levels import think
from momiji.ai.thought import KEEN, Effort, Sight, Steps
from momiji.ai.weighing import LEAST, NOTHING, Weighed, weigh
from momiji.games.momiji.brain import BRAIN
from momiji.games.momiji.rules.game import MOMIJI
from tests.games import toy
from tests.games.toy.brain import PairsBrain
from tests.games.toy.rules import RULES, State
from tests.table import Table

SMALL = Effort(lines=6, playouts=60, turns=2)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)


def steps(*words: str) -> Steps:
    return tuple(map(MOMIJI.decode, words))


def closing() -> Table:
    """A last turn, with a pile to close that is worth far more than anything else."""
    return Table("R3 G1", piles=["R0< R0> R1 R2"], garden={"Y": "Y0<"}, goals="", acorns=0, last_turn=True)


def test_a_blunder_is_found_and_what_should_have_been_done() -> None:
    found = weigh(BRAIN, MOMIJI.view(closing().state, 0), steps("collect Y", "end"), 1, effort=SMALL, worlds=32)
    assert found.clear
    assert found.points <= -6
    assert MOMIJI.encode(found.other[0]) == "play R3"
    assert found.steps == steps("collect Y")  # which turns up a card: no more could be planned


def test_the_figure_is_what_both_turns_come_to() -> None:
    """In a last turn nothing is left to chance: the points at the end say it."""
    table = closing()
    ends = []
    for words in (("collect Y", "end"), ("play R3", "done", "end")):
        s = table.state
        for step in steps(*words):
            s = MOMIJI.apply(s, step)
        ends.append(BRAIN.value(s, 0))
    found = weigh(BRAIN, MOMIJI.view(table.state, 0), steps("collect Y", "end"), 1, effort=SMALL, worlds=32)
    assert found.points == pytest.approx(ends[0] - ends[1], abs=0.5)
    assert found.error < 0.5


def test_what_anybody_would_do_turns_nothing() -> None:
    assert weigh(BRAIN, MOMIJI.view(closing().state, 0), steps("play R3", "done", "end"), 1, effort=SMALL, worlds=32) == NOTHING


def test_the_same_seed_says_the_same_and_hidden_cards_do_not_matter() -> None:
    table = Table("R0< R1 G0< Y1 Y2", piles=["R0>"], garden={"Y": "Y0<", "R": "R2"}, goals="zeros", acorns=2)
    view = MOMIJI.view(table.state, 0)
    other = MOMIJI.view(MOMIJI.imagine(view, Random(9)), 0)
    assert len({weigh(BRAIN, one, steps("collect Y", "end"), 3, effort=SMALL, worlds=32) for one in (view, view, other)}) == 1


def test_where_only_one_thing_can_be_done_nothing_is_weighed() -> None:
    table = Table("", piles=["R0<"], garden={"Y": "Y0<"}, goals="", acorns=0)
    assert weigh(BRAIN, MOMIJI.view(table.state, 0), steps("collect Y", "end"), 1, effort=SMALL) == NOTHING


@pytest.mark.parametrize(("points", "error", "clear"), [(3.2, 0.5, True), (-3.2, 0.5, True), (2.8, 0.1, False), (6.0, 1.6, False)])
def test_only_what_is_large_and_sure_is_clear(points: float, error: float, clear: bool) -> None:
    assert Weighed(points, error).clear is clear


# ------------------------------------------------------------------ any game
class Equal(PairsBrain):
    """To whom everything is the same."""

    def points(self, s: State, sight: Sight = KEEN) -> list[float]:
        return [1.0] * len(s.players)


class Dice(PairsBrain):
    """Whose figures are nothing but noise, and much of it."""

    rng = Random(1)

    def points(self, s: State, sight: Sight = KEEN) -> list[float]:
        return [self.rng.gauss(0, 12) for _ in s.players]


def weighed(mind: AnyBrain, seed: int, effort: Effort | None = None) -> Iterator[Weighed]:
    """Every turn of a game of Pairs, played by chance."""
    s, chance = RULES.start(RULES.deal(("Hana", "Kenji"), seed)), Random(seed)
    while (seat := RULES.actor(s)) is not None:
        before, taken = s, list[str]()
        while not mind.over(before, s):
            taken.append(chance.choice(list(RULES.legal(s))))
            s = RULES.apply(s, taken[-1])
        yield weigh(mind, RULES.view(before, seat), tuple(taken), len(taken), effort=effort)


def test_a_game_of_equal_turns_has_no_turning_point() -> None:
    found = list(weighed(Equal(), 3))
    assert len(found) > 5
    assert not any(one.clear for one in found)


def test_noise_is_no_turning_point() -> None:
    found = [one for seed in range(3) for one in weighed(Dice(), seed, Effort(lines=4, playouts=16, turns=1))]
    assert any(one.worlds and abs(one.points) > LEAST for one in found)  # large enough, but not sure
    assert not any(one.clear for one in found)


def test_a_further_game_gets_it_for_nothing() -> None:
    assert any(one.clear for seed in range(6) for one in weighed(brain("toy"), seed))


@pytest.mark.parametrize("game", registry.GAMES)
def test_who_wants_the_same_is_named_by_a_seat_at_the_table(game: str) -> None:
    """A few turns of every game, by the book: nobody is named who took the turn."""
    mind = brain(game)
    rules = mind.rules
    s = rules.start(rules.deal(("Hana", "Kenji", "Yuki"), 5))
    for number in range(9):
        seat, before, taken = rules.actor(s), s, list[object]()
        assert seat is not None
        while not mind.over(before, s):
            for step in think(mind, rules.view(s, seat), "gardener", number).steps:
                taken.append(step)
                s = rules.apply(s, step)
        found = weigh(mind, rules.view(before, seat), tuple(taken), number, effort=Effort(lines=4, playouts=8, turns=2), worlds=8)
        assert found.first is None or found.first in {0, 1, 2} - {seat}
        assert all(mind.rules.refuse(before, line[0]) is None for line in (found.steps, found.other) if line)
