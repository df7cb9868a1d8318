"""Motion as arithmetic: films of whole games end where the table stands."""

from dataclasses import replace
from random import Random

import pytest

from momiji.core.events import Event, redact
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.setup import deal, deal_solo
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.table.films.film import film, glide
from momiji.games.momiji.table.films.halfway import calm
from momiji.games.momiji.table.show import MomijiShow, ShownPlayer
from momiji.ui.table.desk import Change
from momiji.ui.table.film import Film, Projector, Still
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale
from tests.ui import shows

SCALE = Scale(1280, 720)


def changes(state: State, seed: int) -> list[Change]:
    """A whole game of random steps, as seat 0 sees it."""
    chance, out = Random(seed), []
    while state.stage != Stage.OVER:
        events: list[Event] = []
        after = MOMIJI.apply(state, chance.choice(legal(state)), events)
        if state.stage != Stage.DRAFT and after.stage != Stage.DRAFT:
            out.append(Change(shows.show_of(state), tuple(redact(events, 0)), shows.show_of(after)))
        state = after
    return out


GAMES = {
    "2": lambda: changes(start(deal(shows.NAMES[:2], 3, morning_dew=True)), 3),
    "3": lambda: changes(start(deal(shows.NAMES[:3], 4, draft=True)), 4),
    "4": lambda: changes(start(deal(shows.NAMES[:4], 5, draft=True)), 5),
    "5": lambda: changes(start(deal(shows.NAMES[:5], 6, morning_dew=True, draft=True)), 6),
    "counts": lambda: changes(start(deal(shows.NAMES[:2], 8, draft=True, open_counts=True)), 8),
    "solo": lambda: changes(start(deal_solo("Hana", "cold-breeze", 7)), 7),
}


def facts(show: MomijiShow) -> object:
    """What lies where; not whose turn it is, and not in which order tokens and discards were noted.

    The very first pile of a game cannot know that piles are counted: a count of one is left out.
    """

    def player(one: ShownPlayer) -> ShownPlayer:
        piles = tuple(replace(pile, count=None) if pile.count == 1 else pile for pile in one.piles)
        return replace(one, badge="", last_turn=False, goals=tuple(sorted(one.goals)), piles=piles)

    goals = sorted(((goal.id, goal.owner) for goal in show.goals), key=str)
    bare = replace(show, me=player(show.me), others=tuple(map(player, show.others)), goals=(), discard=tuple(sorted(show.discard)))
    return goals, replace(
        calm(bare),
        note=shows.collecting().note,
        turn=0,
        over=False,
        daylight=1.0,
        ending=None,
        scenario=None,
        primary=None,
        left=None,
        right=None,
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_film_ends_with_the_table_as_it_is(name: str) -> None:
    for change in GAMES[name]():
        made = film(change, SCALE)
        assert made.stills[-1].show is change.after
        assert not made.stills[-1].away
        assert [still.at for still in made.stills] == sorted(still.at for still in made.stills)
        assert all(leg.at + leg.ms <= made.length + 400 for leg in made.legs)


@pytest.mark.parametrize("name", GAMES)
def test_events_alone_lead_to_the_same_table(name: str) -> None:
    for change in GAMES[name]():
        made = film(change, SCALE)
        told = made.stills[-2].show if len(made.stills) > 1 else made.stills[-1].show
        assert facts(told) == facts(change.after), change.events


def test_nothing_is_hidden_before_it_flies() -> None:
    """Whatever a still leaves out is in the air at that moment, or lands in the same film."""
    for change in GAMES["2"]():
        made = film(change, SCALE)
        for still in made.stills:
            if still.away:
                assert any((leg.at <= still.at + 1 and leg.shows(still.at)) or leg.at >= still.at for leg in made.legs)


def test_a_projector_shows_films_one_after_another() -> None:
    first, second = shows.collecting(), shows.mixed_play(4)
    one, two = (Film([], [], [], 100.0), Film([], [], [(10.0, "land")], 50.0))
    one.stills, two.stills = [_still(first)], [_still(second)]
    projector = Projector()
    projector.add(one)
    projector.add(two)
    assert projector.update(90) == []
    assert projector.update(25) == ["land"]
    still = projector.still()
    assert still and still.show is second
    projector.update(100)
    assert not projector.running


def _still(show: MomijiShow) -> Still:
    return Still(0.0, show)


def test_chosen_cards_glide_up() -> None:
    before = shows.mixed_play(4)
    hand = (replace(before.hand[0], tick=True), *before.hand[1:])
    made = glide(before, replace(before, hand=hand, marks={**before.marks, Spot("hand", "0"): "chosen"}), SCALE)
    assert made and len(made.legs) == 1


def test_nothing_moved_is_no_film() -> None:
    before = shows.mixed_play(4)
    assert glide(before, replace(before, marks={**before.marks, Spot("goal", "red"): "legal"}), SCALE) is None
