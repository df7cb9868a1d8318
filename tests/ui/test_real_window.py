"""One real window: X11 under Xvfb, real drags by xdotool. Skipped where these programs are missing; .ci/run installs them."""

import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from momiji.games.momiji.rules.cards import CODES
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.steps import Collect, Done, End, Play, Step, encode
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.pictures import staging
from momiji.playing.session import Seat, Session
from momiji.store import records, saves
from momiji.store.autosave import Autosave
from momiji.store.statistics import ResultBook
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale
from tests.choosing import momiji_choices
from tests.ui.gestures import Drop, Press, Tap, gestures, plays_of
from tests.ui.real_window import (
    MISSING,
    PACKAGED,
    PATIENCE,
    SIZE,
    Pointer,
    command,
    display,
    finished,
    kept,
    program,
    settle_in,
    surroundings,
    wait_for,
)

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"{' and '.join(MISSING)} not installed")


def game_with_a_playable_card() -> tuple[Session, int, Spot]:
    """A solo game (no curtain), a place in the hand and where its card may go."""
    for seed in range(50):
        session = staging.session(1, str(seed), scenario="meditation")
        staging.play_until(session, staging.turn(4))
        desk = MomijiDesk(session, 0)
        for place, card in enumerate(desk.hand):
            ways = plays_of(desk, card)
            target = next((spot for spot in desk.targets(Spot("hand", str(place))) if spot.kind == "pile"), None)
            if ways and target is not None:
                return session, place, target
    raise AssertionError("no such game")


def test_a_card_is_dragged_onto_its_pile_in_a_real_window(tmp_path: Path) -> None:
    session, place, target = game_with_a_playable_card()
    file, home = tmp_path / "game.momiji.json", tmp_path / "home"
    records.write(file, session.record())
    settle_in(home)
    desk = MomijiDesk(session, 0)
    layout = lay_out(desk.show, Scale(*SIZE))
    steps = len(session.taken)
    card = desk.hand[place]
    with display() as screen, program(screen, home, str(file)) as game:
        hand = Pointer(screen)
        hand.drag(layout.spots[Spot("hand", str(place))].rect.center, layout.spots[target].rect.center)
        actions = wait_for("the card on its pile", home, lambda actions: len(actions) > steps)
        assert actions[-1] == encode(plays_of(desk, card)[0])
        assert CODES[card] in actions[-1]
        hand.key("ctrl+q")
        assert game.wait(20) == 0
    assert kept(home) == actions


# ------------------------------------------------------------------ against the computer


TRIES = 4


class Player:
    """Somebody at the first seat, who makes whole turns with the mouse; a desk of their own tells them where to point."""

    def __init__(self, pointer: Pointer, home: Path, record: dict[str, Any]) -> None:
        self.pointer = pointer
        self.home = home
        self.record = record

    def session(self) -> Session:
        return Session.resume({**self.record, "actions": kept(self.home) or self.record["actions"]})

    def turn(self) -> None:
        """One whole turn; the computer answers before this returns."""
        session = self.session()
        turn = session.state.turn
        while session.actor == 0 and session.state.turn == turn:
            self.make(session, liked(list(MOMIJI.legal(session.state))))
            session = self.session()
        wait_for("the computer's turn", self.home, lambda _: (now := self.session()).actor in (0, None) and now.state.turn != turn)

    def make(self, session: Session, step: Step) -> None:
        """What is kept may be ahead of what is shown: where nothing comes of it, the hand tries once more."""
        before = kept(self.home)
        for _ in range(TRIES):
            self.gesture(session, step)
            with suppress(AssertionError):
                wait_for(encode(step), self.home, lambda actions: actions != before, PATIENCE / TRIES)
                return
        raise AssertionError(f"{encode(step)} cannot be made; kept: {before[-5:]}")

    def gesture(self, session: Session, step: Step) -> None:
        desk = MomijiDesk(session, 0)
        for gesture in gestures(desk, step):
            layout = lay_out(desk.show, Scale(*SIZE))
            match gesture:
                case Tap(spot):
                    self.pointer.click(layout.spots[spot].hit.center)
                    desk.tap(spot)
                case Drop(source, target):
                    place = layout.spots.get(target) or layout.spots[Spot("herbarium")]
                    self.pointer.drag(layout.spots[source].rect.center, place.rect.center)
                case Press(action):
                    shown = {"primary": desk.show.primary, "left": desk.show.left, "right": desk.show.right}
                    name = next(name for name, button in shown.items() if button is not None and button.action == action)
                    self.pointer.click(layout.buttons[name].center)


def liked(legal: list[Step]) -> Step:
    """A quiet player: lays a card if one fits, else collects, and ends the turn."""
    for kind in (End, Done, Play, Collect):
        for step in legal:
            if isinstance(step, kind):
                return step
    return legal[0]


def test_turns_against_the_computer_then_quit_and_go_on(tmp_path: Path) -> None:
    seats = (Seat("Hana", "flower"), Seat("Kenji", "fan", "sprout"))
    record = Session.begin(momiji_choices(seats, "real window", first=0)).record()
    file, home = tmp_path / "game.momiji.json", tmp_path / "home"
    records.write(file, record)
    settle_in(home)
    with display() as screen:
        with program(screen, home, str(file)) as game:
            player = Player(Pointer(screen), home, record)
            player.turn()
            player.turn()
            player.pointer.key("ctrl+q")
            assert game.wait(20) == 0
        before = kept(home)
        assert player.session().state.turn == 5
        with program(screen, home) as game:
            player = Player(Pointer(screen), home, record)
            player.pointer.key("Return")  # the title's first entry: go on
            player.turn()
            player.pointer.key("ctrl+q")
            assert game.wait(20) == 0
    assert kept(home)[: len(before)] == before
    assert player.session().state.turn == 7


@pytest.mark.skipif(not PACKAGED, reason="a whole game takes a minute or two: it is played in packages only")
def test_a_whole_game_ends_on_the_scoring_sheet_and_is_over(tmp_path: Path) -> None:
    """Nothing to continue, one record, one line of statistics; also after another start."""
    seats = (Seat("Hana", "flower"), Seat("Kenji", "fan", "sprout"))
    record = Session.begin(momiji_choices(seats, "real window", first=0)).record()
    file, home = tmp_path / "game.momiji.json", tmp_path / "home"
    records.write(file, record)
    settle_in(home)
    with display() as screen:
        with program(screen, home, str(file)) as game:
            player = Player(Pointer(screen), home, record)
            while not finished(home):
                player.turn()
            wait_for("the end of the kept game", home, lambda actions: not actions)
            player.pointer.key("ctrl+q")
            assert game.wait(20) == 0
        for _ in range(2):
            assert Autosave(home / "data" / "autosaves").latest() is None
            (over,) = finished(home)
            played = Session.resume(saves.read(over).record)
            assert played.actor is None
            (result,) = ResultBook(home / "data" / "statistics.jsonl").read().results
            assert (result.turns, [seat.name for seat in result.seats]) == (played.state.turn, ["Hana", "Kenji"])
            with program(screen, home) as game:
                Pointer(screen).key("ctrl+q")
                assert game.wait(20) == 0


def test_without_a_display_there_is_one_clear_line(tmp_path: Path) -> None:
    environment = {**surroundings(), "DISPLAY": ":987", "SDL_VIDEODRIVER": "x11", "MOMIJI_HOME": str(tmp_path), "HOME": str(tmp_path)}
    shown = subprocess.run(command(), env=environment, capture_output=True, text=True, timeout=60)
    assert shown.returncode == 3
    assert shown.stderr.count("\n") == 1
    assert "no display" in shown.stderr
