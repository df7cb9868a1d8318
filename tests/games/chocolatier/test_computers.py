"""Computer players of Master Chocolatier: they keep what every brain promises, see only the view, and the coach speaks from its figures."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest

from momiji import registry
from momiji.ai.arena import Terms, play, report, schedule
from momiji.ai.coach import advise, review
from momiji.ai.levels import LEVELS, NAMES, think
from momiji.ai.thought import Advice, Effort
from momiji.core.text import Text
from momiji.games.chocolatier.brain import BRAIN
from momiji.games.chocolatier.brain.reasons import remarks, special
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import OVER, State
from momiji.i18n import LANGUAGES, translator
from tests.ai import test_brain as every_brain
from tests.games.chocolatier.laid import Side, Table
from tests.games.chocolatier.samples import TABLES
from tests.test_locales import messages

PACKAGE = "momiji.games.chocolatier"
SMALL = Effort(lines=8, playouts=30, turns=4, width=3, exact=True)
PROMISES: list[Callable[[str], None]] = [
    every_brain.test_an_imagined_turn_is_a_whole_one_and_leaves_the_position_alone,
    every_brain.test_lines_are_sorted_and_worth_what_they_lead_to,
    every_brain.test_the_coach_names_different_moves,
    every_brain.test_the_chances_of_all_seats_add_up,
]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, CHOCOLATIER.name, PACKAGE)


def never() -> bool:
    return False


def positions(mode: str, every: int = 11, seed: int = 8) -> Iterator[State]:
    rng, number = Random(mode), 0
    state = CHOCOLATIER.start(TABLES[mode](seed))
    while state.phase != OVER:
        number += 1
        if number % every == 0:
            yield state.copy()
        CHOCOLATIER.advance(state, rng.choice(list(CHOCOLATIER.legal(state))))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise_of_every_brain(promise: Callable[[str], None]) -> None:
    promise(CHOCOLATIER.name)


@pytest.mark.parametrize("mode", TABLES)
def test_a_level_answers_with_legal_steps_whatever_the_order_in_the_bag(mode: str) -> None:
    """All that is hidden is drawn anew: the bag's order and the chance to come change no move."""
    rng = Random(mode)
    for number, state in enumerate(positions(mode, every=29)):
        other = CHOCOLATIER.imagine(CHOCOLATIER.view(state, None), rng)
        for level in NAMES:
            effort = SMALL if level in LEVELS and LEVELS[level].effort else None
            thoughts = [think(BRAIN, CHOCOLATIER.view(world, world.current), level, number, effort=effort) for world in (state, other)]
            assert thoughts[0] == thoughts[1]
            after = state.copy()
            for step in thoughts[0].steps:
                assert after.current == state.current
                assert CHOCOLATIER.refuse(after, step) is None, CHOCOLATIER.encode(step)
                CHOCOLATIER.advance(after, step)


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "sprout"), ("sprout", "gardener"), ("gardener", "master")])
def test_each_level_is_stronger_than_the_one_below(weaker: str, stronger: str) -> None:
    games = schedule(Terms(PACKAGE, untimed=True), [weaker, stronger], 4, 1)
    figures = report([play(game) for game in games])["levels"]
    assert figures[stronger]["mean_score"] > figures[weaker]["mean_score"]


def test_a_search_ends_with_its_deadline() -> None:
    for mode in ("2 players", "4 players, special"):
        state, asked = CHOCOLATIER.start(TABLES[mode](1)), [0]

        def late(asked: list[int] = asked) -> bool:
            asked[0] += 1
            return asked[0] > 3

        thought = think(BRAIN, CHOCOLATIER.view(state, state.current), "sage", 1, deadline=late)
        assert thought.playouts < 100
        assert CHOCOLATIER.refuse(state, thought.steps[0]) is None


# ------------------------------------------------------------------ the coach


def texts(advice: Advice) -> list[Text]:
    return [advice.what, *advice.why, *([advice.tried] if advice.tried else [])]


def advised(table: Table, effort: Effort = SMALL) -> tuple[Advice, ...]:
    return advise(BRAIN, CHOCOLATIER.view(table.state, 0), 1, deadline=never, effort=effort)


def told(advice: Advice, language: str = "en") -> list[str]:
    return [translator(language).text(text) for text in texts(advice)]


@pytest.mark.parametrize("mode", TABLES)
def test_advice_is_legal_and_can_be_said_in_every_language(mode: str) -> None:
    for number, state in enumerate(positions(mode, every=19)):
        for advice in advise(BRAIN, CHOCOLATIER.view(state, state.current), number, deadline=never, effort=SMALL):
            after = state.copy()
            for step in advice.steps:
                assert CHOCOLATIER.refuse(after, step) is None, CHOCOLATIER.encode(step)
                CHOCOLATIER.advance(after, step)
            for language in LANGUAGES:
                for words in told(advice, language):
                    assert not re.search(r"[{}$]|\?\?\?|chocolatier-|coach-|  ", words), words


def test_everything_the_coach_can_say_is_said() -> None:
    """Also of moves no search would choose: lines of all kinds in whole games."""
    keys: set[str] = set()
    for mode in ("2 players", "3 players, brown, special", "4 players, special"):
        for state in positions(mode, every=5):
            view = CHOCOLATIER.view(state, state.current)
            keys |= {BRAIN.said((step,), view).key for step in CHOCOLATIER.legal(state)}
            for line in BRAIN.lines(state)[::12]:
                told = (
                    BRAIN.said(line.steps, view),
                    BRAIN.deed(line.steps, view),
                    BRAIN.missed(line.steps, view),
                    *remarks(line.steps, view),
                )
                keys |= {text.key for text in told}
                keys |= {key for key, has, _ in special(line.steps, view) if has(line.steps)}
    known = {key for key in messages("en") if key.startswith("chocolatier-coach-")}
    assert known - keys == {"chocolatier-coach-looked"}


def test_filling_a_line_with_what_another_needs_is_told_with_both_reasons() -> None:
    rival = Side(lines="- - - - BBBB", box="..... ..... ..... .B... .....", points=10)
    table = Table("BBKW NWKR", mine=Side(lines="- B", points=10, box="B...."), others=[rival])
    best, *rest = advised(table)
    assert told(best)[0] in [f"Take 2 blue from the plate that also has 1 white and 1 black, into line {line}" for line in (2, 3)]
    if best.why[0].key == "chocolatier-coach-fills-needed":
        points = best.why[0].args["points"]
        assert told(best)[1] == f"It fills line 2 and takes the blue pralines Jana needs, which is worth about {points} points."
    assert all(advice.why[0].key in ("coach-worse", "coach-hardly-worse") for advice in rest)


def test_a_turn_is_looked_back_at_only_if_it_was_clearly_worse() -> None:
    table = Table("K", mine=Side(lines="W NN KK", box="..... ..... ...RB", points=9), others=[Side(points=9)])
    view = CHOCOLATIER.view(table.state, 0)
    good, bad = (tuple(map(CHOCOLATIER.decode, steps)) for steps in (("take 1 K 3", "end"), ("take 1 K f", "end")))
    assert review(BRAIN, view, good, 1, deadline=never) is None
    text = review(BRAIN, view, bad, 1, deadline=never)
    assert text is not None
    words = translator("en").text(text)
    assert re.fullmatch(r"Taking 1 black from the all-black plate into line 3 would have been worth about \d+ points more\.", words), words
