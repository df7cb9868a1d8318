"""Pairs at its table, as people play it: nothing of the window knows this game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import cli, registry, screenshot
from momiji.i18n import LANGUAGES
from momiji.play import Program
from momiji.playing.session import Choices, Seat, Session
from momiji.playing.timeline import Timeline
from momiji.ui.app import App
from momiji.ui.probe import is_flat
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.scenes.pages import Doors
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.shots import Wish
from momiji.ui.table.closer import CloserSheet
from momiji.ui.table.coach.scene import CoachedTable
from momiji.ui.table.gestures import next_touch
from momiji.ui.table.lesson.guide import lesson
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.show import Spot
from momiji.ui.table.step_desk import StepDesk
from momiji.ui.table.thumbnail import public_picture
from tests.games import toy
from tests.games.toy.lesson import COURSE
from tests.terminal.typist import InProcess
from tests.ui.stage import click, drag, let_go, pick_up, press, staged, until, wait

DECK, LAID, LAP = Spot("deck"), Spot("laid"), Spot("lap")


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))


@pytest.fixture
def app() -> Iterator[App]:
    with staged() as app:
        yield app


@pytest.fixture
def program(app: App) -> Iterator[Program]:
    program = Program(app.services)
    yield program
    program.close()


def begun(app: App, program: Program, *computers: str | None, seed: str = "pairs2") -> Session:
    seats = tuple(
        Seat(name, crest, level) for name, crest, level in zip(("Hana", "Kenji"), ("flower", "fan"), computers or (None, None), strict=True)
    )
    session = program._fresh(Choices("toy", seats, seed, first=0))
    app.start(program.game(session))
    settle(app)
    return session


def settle(app: App) -> None:
    """Curtains are raised, and everything comes to rest."""
    for _ in range(6):
        wait(app, 0.5)
        if isinstance(app.stack.top, CurtainScene):
            click(app, app.stack.top.page.find("ready").rect.center)


def table(app: App) -> CoachedTable:
    scene = app.stack.top
    assert isinstance(scene, CoachedTable)
    return scene


def desk(app: App) -> StepDesk:
    found = table(app).desk
    assert isinstance(found, StepDesk)
    return found


def place(app: App, at: Spot | str) -> tuple[int, int]:
    if isinstance(at, Spot):
        return table(app).layout.spots[at].rect.center
    show = table(app).desk.show
    name = next(name for name in ("primary", "left", "right") if (command := getattr(show, name)) and command.action == at)
    return table(app).layout.buttons[name].center


def by_clicks(app: App, step: Any) -> None:
    gesture = next(way.gesture for way in desk(app).ways if way.step == step)
    while (touch := next_touch(gesture, desk(app).chosen)) is not None:
        before = len(table(app).desk.session.taken)
        click(app, place(app, touch))
        settle(app)
        if not isinstance(app.stack.top, CoachedTable) or len(table(app).desk.session.taken) > before:
            return


def by_drags(app: App, step: Any) -> None:
    way = next((way for way in desk(app).ways if way.step == step and way.gesture.onto and not way.gesture.button), None)
    if way is None or way.gesture.onto is None:
        by_clicks(app, step)
    else:
        drag(app, place(app, way.gesture.things[0]), place(app, way.gesture.onto))


def by_keys(app: App, step: Any) -> None:
    gesture = next(way.gesture for way in desk(app).ways if way.step == step)
    for touch in (*gesture.things, gesture.onto if not gesture.button else None):
        for _ in range(40):
            if touch is None or table(app).focus.here == touch:
                break
            press(app, pygame.K_TAB)
        if touch is not None:
            press(app, pygame.K_RETURN)
    if gesture.button:
        table(app).focus.shown = False
        press(app, pygame.K_RETURN)


@pytest.mark.parametrize("hand", [by_clicks, by_drags, by_keys])
def test_a_whole_game_by_hand(hand: Any, app: App, program: Program) -> None:
    session = begun(app, program)
    while not session.over:
        step, taken = session.rules.legal(session.state)[0], len(session.taken)
        hand(app, step)
        settle(app)
        assert [one.step for one in session.taken[taken:]] == [step]
    assert isinstance(app.stack.top, ScoreScene)
    kept = Session.resume(session.record())
    assert session.rules.position(kept.state) == session.rules.position(session.state)


def test_a_game_against_a_computer(app: App, program: Program) -> None:
    session = begun(app, program, None, "sprout")
    while not session.over:
        until(app, lambda: session.over or session.actor == 0)
        settle(app)
        if not session.over:
            by_drags(app, session.rules.legal(session.state)[0])
    until(app, lambda: isinstance(app.stack.top, ScoreScene))


def test_what_was_done_is_undone_and_done_again(app: App, program: Program) -> None:
    session = begun(app, program)
    hand = session.rules.view(session.state, 0).hand
    by_clicks(app, "lay 3")
    assert session.rules.view(session.state, 0).laid[0] == (3,)
    press(app, pygame.K_u)
    settle(app)
    assert session.rules.view(session.state, 0).hand == hand
    click(app, table(app).layout.buttons["redo"].center)
    settle(app)
    assert session.rules.view(session.state, 0).laid[0] == (3,)


def test_what_cannot_be_taken_back_asks(app: App, program: Program) -> None:
    """The deck dragged to the hand would end the turn: it is only chosen."""
    session = begun(app, program)
    drag(app, place(app, DECK), place(app, LAP))
    settle(app)
    assert not session.taken
    assert table(app).desk.show.mark("deck") == "chosen"
    press(app, pygame.K_RETURN)
    settle(app)
    assert [taken.step for taken in session.taken] == ["draw"]


def test_a_refused_drop_says_why_and_goes_home(app: App, program: Program) -> None:
    session = begun(app, program)
    single = session.rules.view(session.state, 0).hand.index(2)
    card = place(app, Spot("hand", str(single)))
    for to in (LAID, None):
        click(app, card) if to is None else drag(app, card, place(app, to))
        bubble = table(app).hints.bubble
        assert bubble is not None and bubble.words == "You do not hold two cards of 2." and bubble.topic
        settle(app)
        table(app).hints.say(None)
    pick_up(app, place(app, DECK), place(app, LAID))
    let_go(app, place(app, LAID))
    bubble = table(app).hints.bubble
    assert bubble is not None and "to your hand" in bubble.words
    assert not session.taken


def test_a_curtain_hides_the_hand_between_two_people(app: App, program: Program) -> None:
    session = begun(app, program)
    click(app, place(app, "draw"))
    wait(app, 0.5)
    assert isinstance(app.stack.top, CurtainScene)
    shown = registry.part("toy", "table").public(registry.part("toy", "table").desk(session, 0).show)
    assert not [piece for piece in shown.pieces if piece.slot.kind == "hand"]


def test_cards_fly_and_a_click_ends_it(program: Program) -> None:
    with staged(speed=1.0) as app:
        session = begun(app, Program(app.services))
        for _ in range(40):
            wait(app, 0.1)
        drag(app, place(app, Spot("hand", "1")), place(app, LAID))
        assert [taken.step for taken in session.taken] == ["lay 3"]
        scene = table(app)
        assert scene.projector.running and len(list(scene.projector.legs())) == 1  # the second follows
        click(app, (640, 20))
        assert not scene.projector.running


def test_the_coach_points_at_what_to_touch(app: App, program: Program) -> None:
    begun(app, program, None, "sprout")
    press(app, pygame.K_h)
    until(app, lambda: table(app).coach.advice is not None)
    wait(app)
    advice = table(app).coach.advice
    assert advice is not None
    spots = table(app).table.touched(table(app).desk, advice.steps)
    gold = [spot for spot, mark in table(app).picture.show.marks.items() if mark == "legal"]
    assert set(gold) == set(spots)
    assert table(app).paper is not None


def test_a_lesson_leads_through_a_game(app: App) -> None:
    nowhere: Any = lambda *_: None  # noqa: E731
    app.start(lesson(app.services, Doors(nowhere, nowhere, nowhere, nowhere), COURSE))
    for _ in range(120):
        wait(app, 0.5)
        scene = app.stack.top
        if isinstance(scene, ScoreScene):
            break
        assert isinstance(scene, LessonScene)
        page = scene.guide.page()
        if page is None:
            continue
        assert "{" not in app.services.say.text(page.says) and app.services.say.text(page.meant)
        if page.only_seen:
            press(app, pygame.K_RETURN)
        else:
            click(app, page.hole.center)
    assert isinstance(app.stack.top, ScoreScene)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_has_a_picture(lang: str) -> None:
    names = screenshot.stage("toy").scenes
    assert {"table", "setup", "coach", "replay", "review", "score", "lesson-1", "rules", "player", "log"} <= set(names)
    for name in names:
        assert not is_flat(screenshot.take(name, Wish((640, 360), lang, game="toy"))), name


def test_the_program_checks_itself_with_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", {"toy": toy.PACKAGE})
    status = cli.run(["self-check", "--quick", "--lang", "en"])
    assert status == 0, capsys.readouterr().out


def finished() -> Session:
    session = Session.begin(Choices("toy", (Seat("Hana", "flower"), Seat("Kenji", "fan")), "end", first=0))
    while not session.over:
        session.perform(session.rules.legal(session.state)[0])
    return session


def test_it_is_looked_back_at_step_by_step(app: App) -> None:
    session = finished()
    scene = ReplayScene(app.services, Timeline(session, 0), at=0)
    app.start(scene)
    for at in range(scene.timeline.length):
        assert scene.at == at
        scene.forward()
        wait(app, 0.5)
    assert scene.picture.show.note.then == () and not scene.picture.show.primary
    scene.look_with(1)
    hand = [piece.face for piece in scene.wanted().pieces if piece.slot.kind == "hand"]
    assert hand == [str(number) for number in session.rules.view(session.state, 1).hand]


def test_its_turns_are_reviewed(app: App, program: Program) -> None:
    from momiji.ui.table.looking_back import review_of

    app.start(review_of(app.services, finished(), 0, lambda record: None, InProcess()))
    wait(app, 0.5)
    assert isinstance(app.stack.top, ReviewScene)


def test_a_player_a_card_and_the_rules_are_looked_at(app: App, program: Program) -> None:
    begun(app, program)
    press(app, pygame.K_p)
    assert isinstance(app.stack.top, PlayersScene)
    wait(app, 0.5)
    press(app, pygame.K_ESCAPE)
    click(app, place(app, Spot("hand", "0")), button=3)
    assert isinstance(app.stack.top, CloserSheet)
    wait(app, 0.5)
    press(app, pygame.K_ESCAPE)
    click(app, table(app).layout.buttons["rules"].center)
    wait(app, 0.5)
    assert isinstance(app.stack.top, RuleBookScene)


def test_it_is_kept_listed_with_its_picture_and_goes_on(app: App, program: Program) -> None:
    session = begun(app, program)
    by_clicks(app, "lay 3")
    assert program.autosave.flush()
    whole = public_picture(app.services, session)
    for number in {*session.rules.view(session.state, 0).hand}:
        session.state.players[0].hand = [number] * len(session.state.players[0].hand)
        assert pygame.image.tobytes(public_picture(app.services, session), "RGB") == pygame.image.tobytes(whole, "RGB")
    app.start(program.saved_games())
    wait(app, 0.5)
    scene = app.stack.top
    assert isinstance(scene, SavesScene) and [row.trouble for row in scene.rows] == [None]
    click(app, scene.page.find("open").rect.center)
    settle(app)
    assert program.session is not None and program.session is not session
    assert [taken.step for taken in program.session.taken] == ["lay 3"]
