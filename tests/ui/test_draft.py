"""The landscape draft at the table: by mouse, by keyboard, by dragging."""

import pygame

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.steps import DRAFT
from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.games.momiji.table.desk.draft import DraftDesk
from momiji.games.momiji.table.desk.slots import drafting, places, waiting
from momiji.games.momiji.table.table import TABLE
from momiji.i18n import translator
from momiji.playing.chair import Chair
from momiji.playing.session import Seat, Session
from momiji.ui.input import Key, PointerDown
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.table.desk import Accepted, Refused
from momiji.ui.table.show import Spot
from tests.choosing import momiji_choices
from tests.ui import stage
from tests.ui.drafting import SLOT, Draft, finished
from tests.ui.stage import session, staged, wait

# ---------------------------------------------------------------- whole drafts


def test_2_7_a_whole_draft_at_the_desk_without_a_window() -> None:
    game, told = session(5), []
    while drafting(game):
        assert game.actor is not None
        desk = TABLE.desk(game, game.actor)
        assert isinstance(desk, DraftDesk)
        spot, seat = Spot("face-up", str(len(game.taken) % 3)), game.actor
        letter = desk.show.draft.places[int(spot.key)]
        desk.tap(spot)
        outcome = desk.press("take") if len(game.taken) % 2 else desk.tap(SLOT)
        assert isinstance(outcome, Accepted)
        assert game.state.players[seat].panorama[-1] == letter
        told.append(desk.show.note.title.key)
    assert finished(game)
    assert told == ["draft-title-other"] * 14 + ["draft-title-over"]


def test_2_7_a_whole_draft_by_mouse() -> None:
    with staged() as app:
        draft = Draft(app, session(4))
        for choice in range(12):
            place, seat = choice % 3, draft.game.actor
            letter = draft.letter(place)
            assert draft.show.primary is None
            stage.click(app, draft.at(place))
            assert draft.chosen == [place]
            stage.click(app, draft.layout.buttons["primary"].center)
            assert seat is not None
            assert draft.game.state.players[seat].panorama[-1] == letter
            wait(app, 1.0)
        assert finished(draft.game)
        assert draft.steps == 12


def test_2_7_a_whole_draft_by_keyboard() -> None:
    with staged() as app:
        draft = Draft(app, session(4, "9"))
        for choice in range(12):
            seat = draft.game.actor
            assert seat is not None
            if choice % 2:
                stage.press(app, pygame.K_1 + choice % 3)
            else:
                while draft.scene.focus.here != Spot("face-up", "0"):
                    stage.press(app, pygame.K_TAB)
                stage.press(app, pygame.K_RIGHT, pygame.K_RETURN)
            assert draft.chosen == [choice % 3 if choice % 2 else 1]
            letter = draft.letter(draft.chosen[0])
            stage.press(app, pygame.K_RETURN)
            assert draft.game.state.players[seat].panorama[-1] == letter
            wait(app, 1.0)
        assert finished(draft.game)
        assert draft.steps == 12


def test_2_7_a_whole_draft_of_five_by_dragging_with_motion() -> None:
    with staged(speed=2.0) as app:
        draft = Draft(app, session(5))
        for choice in range(15):
            assert draft.game.actor is not None
            stage.drag(app, draft.at(choice % 3), draft.layout.sheets[draft.game.actor].sheet.center)
            assert len(draft.game.taken) == choice + 1
            assert draft.steps == choice
            for _ in range(20):
                wait(app, 0.06)
            assert draft.steps == choice + 1
        assert finished(draft.game)


# ---------------------------------------------------------------- single gestures


def test_a_second_click_on_the_chosen_one_changes_nothing() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.double_click(app, draft.layout.face_up[1].center)  # its note belongs to it
        assert draft.chosen == [1]
        stage.click(app, draft.at(0))
        assert draft.chosen == [0]
        assert draft.steps == 0


def test_a_click_on_the_golden_place_takes_the_chosen_one() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.click(app, draft.at(SLOT))
        assert draft.steps == 0
        assert draft.words() == translator("en")("draft-choose-first")
        stage.click(app, draft.at(2))
        stage.click(app, draft.at(SLOT))
        assert draft.steps == 1


def test_a_key_held_down_chooses_but_does_not_take() -> None:
    with staged() as app:
        draft = Draft(app, session())
        app.post(Key("tab"), Key("return"), *(Key("return", repeat=True) for _ in range(5)))
        wait(app)
        assert draft.chosen == [0]
        assert draft.steps == 0


def test_let_go_over_nothing_the_landscape_goes_home_without_a_word() -> None:
    with staged(speed=1.0) as app:
        draft = Draft(app, session())
        stage.drag(app, draft.at(1), (draft.at(1)[0] - 10, 20))
        assert draft.steps == 0
        assert draft.words() == ""
        assert draft.scene.home is not None
        for _ in range(10):
            wait(app, 0.05)
        assert draft.scene.home is None
        assert draft.show.draft is not None and draft.show.draft.gone is None


def test_let_go_over_somebody_else_a_bubble_says_where_it_belongs() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.drag(app, draft.at(1), draft.at(Spot("other", "1")))
        assert draft.steps == 0
        assert draft.words() == translator("en")("draft-not-theirs")


def test_escape_lets_a_dragged_landscape_go_and_then_opens_the_menu() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.pick_up(app, draft.at(0), draft.at(SLOT))
        assert draft.scene.drag
        assert draft.scene.picture.show.draft.gone == 0
        stage.press(app, pygame.K_ESCAPE)
        assert draft.scene.drag is None
        assert (draft.steps, draft.menus) == (0, 0)
        stage.press(app, pygame.K_ESCAPE)
        assert draft.menus == 1


def test_a_new_window_size_in_the_middle_of_a_drag_keeps_it() -> None:
    with staged() as app:
        draft = Draft(app, session())
        letter = draft.letter(2)
        stage.pick_up(app, draft.at(2), (400, 300))
        stage.resize(app, (1920, 1080))
        assert draft.scene.drag
        assert app.services.scale.width == 1920
        stage.point(app, (700, 600), held=True)
        stage.let_go(app, draft.at(SLOT))
        assert draft.game.state.players[0].panorama == (letter,)
        stage.resize(app, (1280, 720))


def test_what_the_rules_refuse_is_refused_with_a_reason() -> None:
    game = session()
    desk = TABLE.desk(game, 0)
    assert isinstance(desk, DraftDesk)
    desk.tap(Spot("face-up", "0"))
    letter = next(letter for letter in EDITION.letters if letter not in game.state.face_up)
    outcome = desk.do(DRAFT[letter])
    assert isinstance(outcome, Refused)
    assert letter in translator("en").text(outcome.refusal.text)
    assert game.taken == []


# ---------------------------------------------------------------- others choose


def test_while_another_chooses_cards_rest_and_say_so_but_can_be_looked_at() -> None:
    with staged() as app:
        draft = Draft(app, session(4), looker=2)
        assert SLOT not in draft.layout.spots
        stage.double_click(app, draft.at(0))
        assert "Hana" in draft.words()
        stage.press(app, pygame.K_2, pygame.K_RETURN)
        stage.drag(app, draft.at(0), draft.layout.sheets[2].sheet.center)
        assert draft.game.taken == []
        tip = draft.scene.desk.tip(Spot("face-up", "0"))
        assert tip is not None and tip.foot is not None
        assert "Hana" in translator("en").text(tip.foot)
        stage.click(app, draft.at(0), button=3)
        assert isinstance(app.stack.top, LandscapeCloser)


def test_a_computer_seat_is_never_played_by_hand() -> None:
    seats = (Seat("Hana", "flower", computer="easy"), Seat("Kenji", "fan"))
    with staged() as app:
        draft = Draft(app, Session.begin(momiji_choices(seats, "7", draft=True, first=0)), looker=0)
        stage.double_click(app, draft.at(0))
        assert draft.game.taken == []


def test_a_click_on_somebodys_sheet_shows_their_side() -> None:
    with staged() as app:
        draft = Draft(app, session(3))
        stage.click(app, draft.at(Spot("other", "1")))
        assert isinstance(app.stack.top, PlayersScene)


# ---------------------------------------------------------------- motion


def test_a_key_finishes_the_motion() -> None:
    with staged(speed=0.5) as app:
        draft = Draft(app, session())
        for finish in (PointerDown(*draft.layout.panels["note"].center), Key("tab")):
            stage.press(app, pygame.K_1, pygame.K_RETURN)
            taken = len(draft.game.taken)
            assert draft.scene.moving
            assert draft.steps == taken - 1
            app.post(finish)
            wait(app)
            assert draft.steps == taken
            assert draft.chosen == []
            for _ in range(8):
                wait(app, 0.5)


def test_the_landscape_flies_to_its_place_and_a_new_one_is_turned_up() -> None:
    with staged(speed=1.0) as app:
        draft = Draft(app, session(3))
        layout = draft.layout
        stage.press(app, pygame.K_2, pygame.K_RETURN)
        wait(app, 0.2)
        assert len(list(draft.scene.projector.legs())) == 2
        still = draft.scene.picture.show.draft
        assert still.places[1] is None
        assert not any(player.landscapes for player in still.players)
        wait(app, 0.25)
        [(_, pose)] = draft.scene.projector.legs()
        assert draft.scene.picture.show.draft.players[0].landscapes
        assert abs(pose.x - layout.panels["face-up 1"].centerx) < app.surface.get_width() // 6


def test_reduced_motion_only_fades() -> None:
    with staged(speed=1.0, reduced_motion=True) as app:
        draft = Draft(app, session())
        stage.press(app, pygame.K_1, pygame.K_RETURN)
        assert not draft.scene.projector.running
        assert draft.steps == 1


def test_at_rest_nothing_wants_a_frame() -> None:
    with staged(speed=1.0, table_gusts=False) as app:
        draft = Draft(app, session())
        for _ in range(8):
            wait(app, 0.1)
        frames = app.frames
        assert not draft.scene.update(0.5)
        wait(app, 0.5)
        assert app.frames == frames


# ---------------------------------------------------------------- what lies where


def test_a_new_landscape_lies_where_the_taken_one_lay() -> None:
    game = session(3)
    before = places(Chair(game, 0).moment)
    assert None not in before
    game.perform(DRAFT[str(before[1])])
    moment = Chair(game, 0).moment
    after = places(moment)
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] == game.state.face_up[-1]
    assert waiting(moment.view, 1) == 0
    assert waiting(moment.view, 0) == 2


def test_of_two_equal_landscapes_the_pointed_one_is_taken() -> None:
    for seed in range(200):
        game = session(2, str(seed))
        desk = TABLE.desk(game, 0)
        lying = desk.show.draft.places
        if len(set(lying)) == 3:
            continue
        letter = next(one for one in lying if lying.count(one) == 2)
        second = 2 if lying[2] == letter else 1
        outcome = desk.drop(Spot("face-up", str(second)), SLOT)
        assert isinstance(outcome, Accepted)
        after = desk.show.draft.places
        assert [after[i] for i in range(3) if i != second] == [lying[i] for i in range(3) if i != second]
        return
    raise AssertionError("no seed deals a pair")
