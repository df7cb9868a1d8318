"""By keyboard: the red button shows Enter while Enter presses it, and only then."""

from collections.abc import Iterator

import pygame
import pytest

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.preview import discards
from momiji.games.momiji.rules.state import NOT_YET, Stage
from momiji.games.momiji.rules.steps import COLLECT, Done, Trade
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.pictures import staging
from momiji.playing.session import Session
from momiji.ui.app import App
from momiji.ui.input import Key
from momiji.ui.table.show import Spot
from tests.ui.gestures import plays_of
from tests.ui.hands import Keyboard
from tests.ui.stage import click, press, staged, wait
from tests.ui.test_whole_games import show_game


@pytest.fixture
def app() -> Iterator[App]:
    with staged() as app:
        yield app


def at_the_table(app: App, game: Session) -> Keyboard:
    show_game(app, game)
    wait(app, 0.5)
    return Keyboard(app, game)


def free_turn() -> Session:
    """A turn with a card that can be laid and a column to collect, nothing done yet."""
    for seed in range(40):
        game = staging.play_until(
            staging.session(1, str(seed), scenario="meditation"), lambda s: s.turn > 3 and s.stage == Stage.OPEN and s.main == NOT_YET
        )
        desk = MomijiDesk(game, 0)
        if any(plays_of(desk, card) for card in desk.hand[:9]) and any(step in desk.legal for step in COLLECT) and len(desk.hand) > 3:
            return game
    raise AssertionError("no such turn")


def playable(me: Keyboard) -> int:
    return next(place for place, card in enumerate(me.desk.hand) if plays_of(me.desk, card))


def test_a_staged_card_is_played_by_enter(app: App) -> None:
    me = at_the_table(app, free_turn())
    place, hand = playable(me), len(me.desk.hand)
    press(app, pygame.K_1 + place)
    assert not me.says_enter  # Enter lays the card down first
    press(app, pygame.K_RETURN)
    assert me.table.focus.here == "primary" and me.says_enter
    press(app, pygame.K_RETURN)
    me.settle()
    assert len(me.session.state.players[0].hand) == hand - 1
    assert me.desk.plan is None and isinstance(me.session.taken[-1].step, Done)


def test_a_staged_column_is_collected_by_enter(app: App) -> None:
    me = at_the_table(app, free_turn())
    column = next(t for t in me.session.state.types if COLLECT[t] in me.desk.legal)
    hand, cards = len(me.desk.hand), len(me.session.state.garden[column])
    me.go_to(Spot("column", LETTERS[column]))
    assert not me.says_enter
    press(app, pygame.K_RETURN)
    assert me.table.focus.here == "primary" and me.says_enter
    press(app, pygame.K_RETURN)
    me.settle()
    assert len(me.session.state.players[0].hand) == hand + cards


def test_arrows_go_on_from_where_the_card_was(app: App) -> None:
    me = at_the_table(app, free_turn())
    press(app, pygame.K_1 + playable(me), pygame.K_RETURN)
    assert me.table.focus.here == "primary"
    press(app, pygame.K_LEFT)
    here = me.table.focus.here
    assert isinstance(here, Spot) and here.kind == "hand"
    assert not me.says_enter


def test_the_pointer_gives_enter_back_to_the_button(app: App) -> None:
    me = at_the_table(app, free_turn())
    me.go_to(Spot("deck"))
    assert not me.says_enter
    click(app, (2, 2))
    assert me.table.focus.here is not None and me.table.keys.enter_is_primary


def test_number_keys_add_cards_to_a_trade(app: App) -> None:
    me = at_the_table(app, free_turn())
    before = list(me.desk.hand)
    press(app, pygame.K_t, pygame.K_1)
    assert me.desk.offered == [before[0]] and not me.says_enter
    press(app, pygame.K_2)  # the hand has closed up: it is the third card of before
    assert me.desk.offered == [before[0], before[2]] and me.says_enter
    press(app, pygame.K_RETURN)
    me.settle()
    last = me.session.taken[-1].step
    assert isinstance(last, Trade) and {last.first, last.second} == {before[0], before[2]}


def test_number_keys_add_cards_to_a_discard(app: App) -> None:
    found = (
        staging.play_until(staging.session(1, str(seed), scenario="equinox"), lambda s: s.stage == Stage.HAND_LIMIT) for seed in range(40)
    )
    game = next(game for game in found if game.state.stage == Stage.HAND_LIMIT)
    me = at_the_table(app, game)
    over = discards(me.desk.view)
    press(app, *(pygame.K_1 + number for number in range(over)))
    assert me.desk.ticked == list(range(over)) and me.says_enter
    press(app, pygame.K_RETURN)
    me.settle()
    assert game.state.stage != Stage.HAND_LIMIT


def test_a_held_key_does_nothing_twice(app: App) -> None:
    me = at_the_table(app, free_turn())
    place = playable(me)
    app.post(Key(str(place + 1)), *[Key(str(place + 1), repeat=True)] * 3)
    wait(app)
    assert me.table.held == Spot("hand", str(place))
