"""What a hand does at a real table: pairs, columns and goals dragged, an ability cancelled, undo and redo, keys, a long press."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame

from momiji.core.chance import Chance
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.rules.steps import COLLECT, GOAL, USE, Collect, Goal, Play, Trade
from momiji.games.momiji.table.closer.look import CloserScene
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.draw.traces import trace_places
from momiji.games.momiji.table.pictures import moments, staging
from momiji.i18n import translator
from momiji.playing.session import Session
from momiji.ui.app import App
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.test_landscapes_at_the_table import sit_down


def moment(wanted: Callable[[State], bool]) -> Session:
    return staging.best_moment(staging.session(3, "7"), _worth(wanted))


def _worth(wanted: Callable[[State], bool]) -> Callable[[State], float | None]:
    return lambda s: 1.0 if staging.begun(s) and wanted(s) else None


@contextmanager
def at_the_table(session: Session, **more: object) -> Iterator[tuple[App, TableScene]]:
    with stage.staged(**more) as app:  # type: ignore[arg-type]
        sit_down(Mouse, app, session)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        yield app, scene


def place(scene: TableScene, spot: Spot) -> tuple[int, int]:
    hit = scene.layout.spots[spot].hit
    return hit.centerx, hit.centery


def hand(index: int) -> Spot:
    return Spot("hand", str(index))


def test_two_cards_dragged_to_the_acorns_are_traded() -> None:
    session = moment(lambda s: len(s.players[s.current].hand) > 3)
    seat, acorns = session.state.current, session.state.players[session.state.current].acorns
    with at_the_table(session) as (app, scene):
        stage.drag(app, place(scene, hand(0)), place(scene, Spot("supply")))
        assert len(scene.desk.show.trade) == 1 and session.state.players[seat].acorns == acorns
        stage.drag(app, place(scene, hand(0)), place(scene, Spot("supply")))
        assert isinstance(session.taken[-1].step, Trade)
        assert session.state.players[seat].acorns == acorns + 1


def test_a_column_dragged_to_the_hand_is_collected() -> None:
    session = moment(lambda s: any(s.garden))
    full = max(range(7), key=lambda t: len(session.state.garden[t]))
    with at_the_table(session) as (app, scene):
        stage.drag(app, place(scene, Spot("column", LETTERS[full])), scene.layout.spots[Spot("lap")].rect.center)
        assert session.taken[-1].step == COLLECT[full] == Collect(full)


def test_what_came_since_the_last_turn_glows_once() -> None:
    session = staging.best_moment(staging.session(4, "7"), moments.mixed_play)
    with at_the_table(session) as (_, scene):
        assert list(trace_places(scene.picture.context))
        scene.show_news()
        scene.end_news()
        scene.settled()  # as after an undo
        assert not scene.glowing


def test_a_goal_dragged_to_the_plate_is_bought() -> None:
    session = moment(lambda s: any(isinstance(step, Goal) for step in MOMIJI.legal(s)))
    goal = next(step for step in MOMIJI.legal(session.state) if isinstance(step, Goal))
    with at_the_table(session) as (app, scene):
        stage.drag(app, place(scene, Spot("goal", goal.goal)), scene.layout.spots[Spot("plate")].rect.center)
        assert session.taken[-1].step == GOAL[goal.goal]


def test_an_ability_can_be_cancelled_and_nothing_was_spent() -> None:
    session = moment(lambda s: moments.asking(s) in tuple("GKFBCHL"))
    letter = moments.asking(session.state)
    before, steps = session.state, len(session.taken)
    where = max(i for i, own in enumerate(before.players[before.current].panorama) if own == letter)
    with at_the_table(session) as (app, scene):
        stage.click(app, place(scene, Spot("landscape", str(where))))
        stage.click(app, scene.layout.buttons["primary"].center)
        assert session.taken[-1].step == USE[letter] and scene.desk.show.ability == letter
        rect = next(widget.rect for widget in scene.buttons if _action(scene, widget.name) in ("cancel", "undo"))
        stage.click(app, rect.center)
        assert session.state == before and len(session.taken) == steps


def _action(scene: TableScene, name: str) -> str:
    show = scene.desk.show
    button = {"left": show.left, "right": show.right}.get(name)
    return button.action if button else ""


def test_a_plan_is_undone_and_done_again_by_key() -> None:
    session = moment(lambda s: any(isinstance(step, Play) for step in MOMIJI.legal(s)))
    step = next(step for step in MOMIJI.legal(session.state) if isinstance(step, Play))
    with at_the_table(session) as (app, scene):
        desk = scene.desk
        assert isinstance(desk, MomijiDesk)
        number = desk.hand.index(step.card)
        stage.press(app, pygame.K_1 + number, pygame.K_RETURN)
        assert desk.plan is not None and [pile.numbers for pile in desk.show.me.piles].count((1,)) == 1
        _command(app, pygame.K_z)
        assert desk.plan is None and not any(pile.numbers for pile in desk.show.me.piles)
        _command(app, pygame.K_z, shift=True)
        assert desk.plan is not None and [pile.numbers for pile in desk.show.me.piles].count((1,)) == 1


def _command(app: App, key: int, *, shift: bool = False) -> None:
    mod = pygame.KMOD_LCTRL | (pygame.KMOD_LSHIFT if shift else 0)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
    stage.wait(app, 0.02)


def test_a_long_press_looks_closer_and_lets_the_card_lie() -> None:
    session = moment(lambda s: len(s.players[s.current].hand) > 3)
    steps = len(session.taken)
    with at_the_table(session) as (app, scene):
        at = place(scene, hand(0))
        stage.point(app, at)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True))
        for _ in range(8):
            stage.wait(app, 0.1)
        assert isinstance(app.stack.top, CloserScene)
        stage.let_go(app, at)
        stage.press(app, pygame.K_ESCAPE)
        assert app.stack.scenes == [scene] and len(session.taken) == steps


def test_a_turn_with_nothing_left_ends_by_itself_where_that_is_wanted() -> None:
    session = moment(lambda s: any(s.garden) and not s.players[s.current].landscapes)
    turn = session.state.turn
    step = next(step for step in MOMIJI.legal(session.state) if isinstance(step, Collect))
    with at_the_table(session, confirm_turn=False) as (app, scene):
        stage.drag(app, place(scene, Spot("column", LETTERS[step.column])), scene.layout.spots[Spot("lap")].rect.center)
        stage.wait(app, 0.3)
        after = session.state
        assert after.turn == turn + 1 or len(MOMIJI.legal(after)) > 1


def test_the_note_always_says_what_can_be_done() -> None:
    """In every position of a game the note has a title and a sentence, and a resting button has its reason."""
    session, say = staging.session(5, "7"), translator("en")
    chance = Chance("notes")
    while session.actor is not None:
        state = session.state
        if state.stage >= Stage.OPEN:
            show = MomijiDesk(session, state.current).show
            assert say.text(show.note.title).strip() and say.text(show.note.body).strip(), state.stage
            for button in (show.primary, show.left, show.right):
                assert button is None or button.enabled or button.why is not None, (state.stage, button)
        session.perform(staging.sensible(state, list(MOMIJI.legal(state)), chance))
