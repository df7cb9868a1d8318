"""Seats change hands in the middle of a game: people and computers, and nobody's hand is shown to another by it."""

import pygame

from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.playing.session import Session
from momiji.ui.kit.choice import Trough
from momiji.ui.kit.popover import Popover
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.menu import MenuScene
from momiji.ui.scenes.seats import SeatsScene
from momiji.ui.table.scene import TableScene
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.test_whole_games import begin


def open_seats(someone: Mouse) -> SeatsScene:
    """From the table through the pause menu."""
    stage.press(someone.app, pygame.K_ESCAPE)
    stage.wait(someone.app, 0.5)
    assert isinstance(someone.scene, MenuScene)
    someone.click_widget(someone.scene.page.find("menu-seats"))
    stage.wait(someone.app, 0.5)
    assert isinstance(someone.scene, SeatsScene)
    return someone.scene


def toggle(someone: Mouse, seat: int, *, computer: bool) -> None:
    """Person at the left, computer at the right."""
    assert isinstance(someone.scene, SeatsScene)
    trough = someone.scene.page.find(f"kind-{seat}")
    assert isinstance(trough, Trough)
    stage.click(someone.app, trough.cells()[int(computer)].center)


def close(someone: Mouse) -> None:
    assert isinstance(someone.scene, SeatsScene)
    someone.click_widget(someone.scene.page.find("close"))
    stage.wait(someone.app, 0.5)


def test_the_one_at_the_screen_leaves_and_the_other_hand_waits_behind_a_curtain() -> None:
    with stage.staged() as app:
        someone = Mouse(app, begin(app, players=2, seed="leave", first=0))
        someone.open_curtain()
        assert someone.desk.seat == 0
        open_seats(someone)
        toggle(someone, 0, computer=True)
        assert someone.session.seats[0].computer == "gardener"  # at once, not only when the page is closed
        close(someone)
        assert isinstance(someone.scene, CurtainScene)
        assert someone.scene.name == "Kenji"
        someone.open_curtain()
        assert someone.desk.seat == 1
        assert not someone.desk.active
        # The computer goes on where the person stopped; one human is left, so no curtain falls any more.
        stage.until(app, lambda: someone.session.actor == 1)
        assert isinstance(someone.scene, TableScene)
        assert someone.desk.active


def test_a_seat_taken_back_gets_its_curtain_at_its_turn() -> None:
    with stage.staged() as app:
        someone = Mouse(app, begin(app, players=1, seed="back", computers=["sprout"], first=0))
        chance = Chance("back")
        assert isinstance(someone.scene, TableScene)
        open_seats(someone)
        toggle(someone, 1, computer=False)
        close(someone)
        assert isinstance(someone.scene, TableScene)  # the same hand as before: nothing to cover
        assert someone.desk.seat == 0
        while someone.session.actor == 0:
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))
        assert isinstance(someone.scene, CurtainScene)


def test_a_computer_whose_turn_it_is_becomes_a_person() -> None:
    with stage.staged() as app:
        someone = Mouse(app, begin(app, players=1, seed="now", computers=["sage"], first=1))
        assert someone.desk.seat == 0
        open_seats(someone)
        toggle(someone, 1, computer=False)
        close(someone)
        assert isinstance(someone.scene, CurtainScene)
        someone.open_curtain()
        assert someone.desk.seat == 1
        assert someone.desk.active
        assert not someone.session.taken  # what the computer was thinking about is forgotten


def test_another_level_by_keyboard_and_the_game_remembers() -> None:
    with stage.staged() as app:
        someone = Mouse(app, begin(app, players=1, seed="level", computers=["sprout"], first=0))
        kept: list[Session] = []
        someone.session.changed = kept.append
        scene = open_seats(someone)
        while scene.page.focus is None or scene.page.focus.name != "level-1":
            stage.press(app, pygame.K_TAB)
        stage.press(app, pygame.K_RETURN)
        stage.wait(app, 0.3)
        assert isinstance(someone.scene, Popover)
        stage.press(app, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
        stage.wait(app, 0.3)
        assert someone.session.seats[1].computer == "master"
        assert kept
        assert Session.resume(someone.session.record()).seats == someone.session.seats
        stage.press(app, pygame.K_ESCAPE)
        stage.wait(app, 0.5)
        assert isinstance(someone.scene, TableScene)


def test_nothing_changed_goes_back_to_the_menu() -> None:
    with stage.staged() as app:
        someone = Mouse(app, begin(app, players=1, seed="same", computers=["sprout"], first=0))
        open_seats(someone)
        stage.press(app, pygame.K_ESCAPE)
        stage.wait(app, 0.5)
        assert isinstance(someone.scene, MenuScene)


def test_watching_alone_and_taking_the_seat_again() -> None:
    """Everybody a computer: whoever looked on goes on looking at their own table."""
    with stage.staged() as app:
        someone = Mouse(app, begin(app, players=1, seed="watch", scenario="equinox"))
        open_seats(someone)
        toggle(someone, 0, computer=True)
        close(someone)
        assert someone.desk.seat == 0
        stage.until(app, lambda: bool(someone.session.taken))
        open_seats(someone)
        toggle(someone, 0, computer=False)
        close(someone)
        assert someone.desk.active
