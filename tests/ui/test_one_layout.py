"""Where things lie is worked out once a change: a film, a glide and the table that rests share their layouts."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.steps import Play
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.films.film import film
from momiji.games.momiji.table.layout import table as layout
from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.table.desk import Accepted
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.gestures import Drop, gestures
from tests.ui.test_desk import MODES, carry_out, draft, table
from tests.ui.test_playing import at_the_table, moment, place


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    made: list[object] = []
    real = layout.fresh

    def noted(show: MomijiShow, scale: Scale) -> MomijiLayout:
        made.append(show)
        return real(show, scale)

    monkeypatch.setattr(layout, "fresh", noted)
    yield made


def _mid_game(s: State) -> bool:
    """A card goes onto a pile, and a column can be taken without new cards being turned."""
    return bool(s.players[s.current].row) and sum(map(bool, s.garden)) > 1 and any(isinstance(step, Play) for step in MOMIJI.legal(s))


@pytest.mark.parametrize("kind", ["hand", "column"])
@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_a_drop_needs_two_layouts_at_most(monkeypatch: pytest.MonkeyPatch, kind: str, speed: float) -> None:
    """A card of the hand onto a pile and a column into the hand, from letting go until all is at rest."""
    session = moment(_mid_game)
    with at_the_table(session, speed=speed) as (app, scene), counted(monkeypatch) as made:
        desk, steps = scene.desk, len(session.taken)
        onto = {"hand": "pile", "column": "lap"}[kind]
        drops = ((spot, target) for spot in scene.layout.spots if spot.kind == kind for target in desk.targets(spot) if target.kind == onto)
        source, target = next(drops)
        layout.known.cache_clear()
        stage.pick_up(app, place(scene, source), scene.layout.spots[Spot("deck")].rect.center)
        del made[:]
        stage.let_go(app, scene.layout.spots[target].rect.center)
        stage.wait(app, 3.0)
        assert len(session.taken) == steps + 1
        assert 0 < len(made) <= 2


@pytest.mark.parametrize("mode", ["3 players", "5 players", "meditation"])
def test_a_known_layout_is_what_a_new_one_would_be(mode: str) -> None:
    """Through a game with everything that is chosen, laid and shown on the way."""
    scale = Scale(1920, 1080)
    session, chance = table(4, **MODES[mode]), Chance("layout", mode)
    draft(session, chance)
    for _ in range(60):
        if session.actor is None:
            break
        desk = MomijiDesk(session, session.actor)
        for gesture in gestures(desk, choose(MOMIJI.legal(session.state), chance)):
            if isinstance(gesture, Drop):
                assert layout.lay_out(desk.show, scale) == layout.fresh(desk.show, scale)
            reply = carry_out(desk, gesture)
            shows = [still.show for change in reply.changes for still in film(change, scale).stills] if isinstance(reply, Accepted) else []
            for show in (desk.show, *shows):
                assert layout.lay_out(show, scale) == layout.fresh(show, scale)
