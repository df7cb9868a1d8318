"""Pictures of the table: any seed and any number of players gives a moment worth showing, and the scene that was asked for."""

import pytest

from momiji import screenshot
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.pictures import moments, staging
from momiji.screenshot import Wish
from momiji.ui.table.scene import TableScene

SMALL = (1024, 640)


@pytest.mark.parametrize("seed", ["7", "MAPLE", "11"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_middle_of_a_game_has_much_to_show(players: int, seed: str) -> None:
    game = staging.best_moment(staging.session(players, seed), moments.mixed_play)
    me = game.state.players[game.state.current]
    assert len(me.row) > 2 and 3 < len(me.hand) < 10 and game.state.deck and game.state.final is None
    assert len(moments.two_types(game.state)) == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["table", "collect", "discard", "landscape"])
def test_the_table_is_shown_with_something_begun(name: str, players: int) -> None:
    with screenshot.staged(name, Wish(SMALL, players=players)) as app:
        scene = app.stack.top
        assert isinstance(scene, TableScene) and isinstance(scene.desk, MomijiDesk)
        show = scene.desk.show
        begun = {
            "table": sum(len(pile.numbers) for pile in show.me.piles) == 2,
            "collect": any(spot.kind == "column" and mark == "chosen" for spot, mark in show.marks.items()),
            "discard": len(show.browser or ()) > 5,
            "landscape": bool(show.ability),
        }
        assert begun[name] and show.primary is not None


@pytest.mark.parametrize("scenario", screenshot.stage().scenarios)
def test_alone_a_card_is_being_discarded(scenario: str) -> None:
    with screenshot.staged("solo", Wish(SMALL, scenario=scenario)) as app:
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        assert any(held.tick for held in scene.desk.show.hand)


def test_the_draft_is_half_way() -> None:
    with screenshot.staged("draft", Wish(SMALL)) as app:
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        assert [len(player.landscapes) for player in scene.desk.show.draft.players] == [2, 2, 1, 1]


def test_a_game_without_such_a_moment_says_so() -> None:
    with pytest.raises(LookupError):
        staging.best_moment(staging.session(2, "7"), lambda s: None)
