"""The landscape draft in a window: by mouse, by keyboard, by dragging, at every size and text scale."""

from itertools import combinations

import pygame
import pytest

from momiji.core.text import Refusal
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import DRAFT as DRAFTING
from momiji.games.momiji.rules.steps import DRAFT
from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.games.momiji.table.draft.cards import DraftCard
from momiji.games.momiji.table.draft.layout import OtherPlace, OwnPlace
from momiji.games.momiji.table.draft.notes import note_height, reader_height
from momiji.games.momiji.table.draft.scene import DraftScene
from momiji.games.momiji.table.draft.slots import table, waiting
from momiji.i18n import tongue
from momiji.playing.chair import Chair
from momiji.playing.session import Seat, Session
from momiji.ui import theme
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown
from momiji.ui.kit.button import Button
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from tests.choosing import momiji_choices
from tests.ui import stage
from tests.ui.stage import SIZES, TEXT_SCALES, session, staged, wait


class Draft:
    """A draft on the stage; the seat that looks follows the choices, as a caller without a curtain would do it."""

    def __init__(self, app: App, game: Session, looker: int | None = None) -> None:
        self.app, self.game, self.steps, self.menus = app, game, 0, 0
        first = game.actor if looker is None else looker
        assert first is not None
        self.scene = DraftScene(app.services, game, first, self._step, self._menu)
        app.start(self.scene)
        wait(app)

    def _step(self) -> None:
        self.steps += 1
        if self.drafting and self.game.actor is not None:
            self.scene.look_as(self.game.actor)

    def _menu(self) -> None:
        self.menus += 1

    @property
    def drafting(self) -> bool:
        return bool(self.game.state.stage == DRAFTING)

    def card(self, place: int) -> DraftCard:
        card = self.scene.page.find(f"card-{place}")
        assert isinstance(card, DraftCard)
        return card

    def has(self, name: str) -> bool:
        return any(widget.name == name for widget in self.scene.page.widgets)


def finished(game: Session) -> bool:
    return all(len(player.panorama) == EDITION.landscapes_each for player in game.state.players)


# ---------------------------------------------------------------- whole drafts


def test_2_7_a_whole_draft_by_mouse() -> None:
    with staged() as app:
        draft = Draft(app, session(4))
        for choice in range(12):
            place = choice % 3
            letter = draft.card(place).letter
            seat = draft.game.actor
            assert not draft.has("take")
            stage.click(app, draft.card(place).rect.center)
            assert draft.card(place).chosen
            stage.click(app, draft.scene.page.find("take").rect.center)
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
                while not isinstance(draft.scene.page.focus, DraftCard):
                    stage.press(app, pygame.K_TAB)
                stage.press(app, *([pygame.K_RIGHT] if draft.scene.page.focus.name == "card-0" else []), pygame.K_RETURN)
            assert draft.scene.chosen is not None
            letter = draft.card(draft.scene.chosen).letter
            stage.press(app, pygame.K_RETURN)
            assert draft.game.state.players[seat].panorama[-1] == letter
        assert finished(draft.game)
        assert draft.steps == 12


def test_2_7_a_whole_draft_of_five_by_dragging_with_motion() -> None:
    with staged(speed=2.0) as app:
        draft = Draft(app, session(5))
        for choice in range(15):
            stage.drag(app, draft.card(choice % 3).rect.center, draft.scene.plan.own.sheet.center)
            assert draft.steps == choice
            for _ in range(12):
                wait(app, 0.06)
            assert draft.steps == choice + 1
        assert finished(draft.game)


# ---------------------------------------------------------------- single gestures


def test_a_double_click_takes_and_a_slow_second_click_does_not() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.click(app, draft.card(0).rect.center)
        wait(app, 1.0)
        stage.click(app, draft.card(0).rect.center)
        assert draft.steps == 0
        stage.double_click(app, draft.card(1).note.center)
        assert draft.steps == 1


def test_a_click_on_the_golden_place_takes_the_chosen_one() -> None:
    with staged() as app:
        draft = Draft(app, session())
        target = draft.scene.page.find("target").rect.center
        stage.click(app, target)
        assert draft.steps == 0
        assert draft.scene.page.bubble is not None
        stage.click(app, draft.card(2).rect.center)
        stage.click(app, target)
        assert draft.steps == 1


def test_a_key_held_down_chooses_but_does_not_take() -> None:
    with staged() as app:
        draft = Draft(app, session())
        app.post(Key("return"), *(Key("return", repeat=True) for _ in range(5)))
        wait(app)
        assert draft.scene.chosen == 0
        assert draft.steps == 0


def test_let_go_over_nothing_the_landscape_goes_home_without_a_word() -> None:
    with staged(speed=1.0) as app:
        draft = Draft(app, session())
        home = draft.card(1).rect.center
        stage.drag(app, home, (home[0], app.surface.get_height() // 2))
        assert draft.steps == 0
        assert draft.scene.page.bubble is None
        assert draft.card(1).centre != home
        for _ in range(10):
            wait(app, 0.05)
        assert draft.card(1).dragged is None
        assert draft.card(1).home == home


def test_let_go_over_somebody_else_a_bubble_says_where_it_belongs() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.drag(app, draft.card(1).rect.center, draft.scene.plan.others[0].sheet.center)
        assert draft.steps == 0
        assert draft.scene.page.bubble is not None
        assert draft.scene.page.bubble.words == tongue("en")("draft-not-theirs")


def test_escape_lets_a_dragged_landscape_go_and_then_opens_the_menu() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.pick_up(app, draft.card(0).rect.center, draft.scene.plan.own.sheet.center)
        assert draft.card(0).dragged
        stage.press(app, pygame.K_ESCAPE)
        assert draft.card(0).dragged is None
        assert (draft.steps, draft.menus) == (0, 0)
        stage.press(app, pygame.K_ESCAPE)
        assert draft.menus == 1


def test_a_new_window_size_in_the_middle_of_a_drag_keeps_it() -> None:
    with staged() as app:
        draft = Draft(app, session())
        letter = draft.card(2).letter
        stage.pick_up(app, draft.card(2).rect.center, (400, 300))
        stage.resize(app, (1920, 1080))
        assert draft.card(2).dragged
        assert app.services.scale.width == 1920
        stage.point(app, (700, 600), held=True)
        stage.let_go(app, draft.scene.plan.own.sheet.center)
        assert draft.game.state.players[0].panorama == (letter,)
        stage.resize(app, (1280, 720))


def test_a_refusal_is_shown_as_a_bubble_and_nothing_happens() -> None:
    with staged() as app:
        draft = Draft(app, session())
        letter = draft.card(0).letter
        assert not isinstance(draft.game.perform(DRAFT[letter]), Refusal)
        assert letter not in draft.game.state.face_up
        assert draft.scene.take(0) is None
        assert draft.scene.page.bubble is not None
        assert letter in draft.scene.page.bubble.words
        assert len(draft.game.taken) == 1


# ---------------------------------------------------------------- others choose


def test_while_another_chooses_cards_rest_and_say_so_but_can_be_looked_at() -> None:
    with staged() as app:
        draft = Draft(app, session(4), looker=2)
        assert not draft.scene.mine
        assert not draft.has("target")
        stage.double_click(app, draft.card(0).rect.center)
        stage.press(app, pygame.K_2, pygame.K_RETURN)
        assert draft.game.taken == []
        card = draft.card(0)
        assert card.tip
        assert "Hana" in card.tip.text
        stage.click(app, card.rect.center, button=3)
        assert isinstance(app.stack.top, LandscapeCloser)


def test_a_step_of_somebody_else_is_shown_without_calling_on_step() -> None:
    with staged(speed=1.0) as app:
        draft = Draft(app, session(3), looker=1)
        letter = draft.card(1).letter
        draft.game.perform(DRAFT[letter])
        wait(app, 0.05)
        assert draft.scene.flights.moving
        for _ in range(14):
            wait(app, 0.06)
        assert not draft.scene.flights.moving
        assert draft.steps == 0
        assert draft.scene.mine
        assert draft.has("taken-0-0")


def test_a_computer_seat_is_never_played_by_hand() -> None:
    seats = (Seat("Hana", "flower", computer="easy"), Seat("Kenji", "fan"))
    with staged() as app:
        draft = Draft(app, Session.begin(momiji_choices(seats, "7", draft=True, first=0)), looker=0)
        stage.double_click(app, draft.card(0).rect.center)
        assert draft.game.taken == []


# ---------------------------------------------------------------- motion


def test_a_click_or_key_finishes_the_motion_and_does_nothing_else() -> None:
    with staged(speed=0.5) as app:
        draft = Draft(app, session())
        for finish in (PointerDown(*draft.card(0).rect.center), Key("return")):
            stage.press(app, pygame.K_1, pygame.K_RETURN)
            taken = len(draft.game.taken)
            assert draft.scene.flights.moving
            assert draft.steps == taken - 1
            app.post(finish)
            wait(app)
            assert not draft.scene.flights.moving
            assert draft.steps == taken
            assert draft.scene.chosen is None
            wait(app, 1.0)


def test_reduced_motion_only_fades() -> None:
    with staged(speed=1.0, reduced_motion=True) as app:
        draft = Draft(app, session())
        stage.press(app, pygame.K_1, pygame.K_RETURN)
        end = draft.scene.plan.own.spread.card(0).center
        wait(app, 0.05)
        pose = draft.scene.flights.motion.pose("taken")
        assert (pose.x, pose.y) == end
        assert 0 < pose.alpha < 1
        wait(app, 0.13)
        wait(app, 0.13)
        assert not draft.scene.flights.moving
        assert draft.steps == 1


def test_at_rest_nothing_wants_a_frame() -> None:
    with staged(speed=1.0) as app:
        draft = Draft(app, session())
        for _ in range(8):
            wait(app, 0.1)
        frames = app.frames
        assert not draft.scene.update(0.5)
        wait(app, 0.5)
        assert app.frames == frames


# ---------------------------------------------------------------- a closer look, log, keys


def test_right_click_long_press_and_key_enlarge_a_landscape() -> None:
    with staged() as app:
        draft = Draft(app, session())
        stage.click(app, draft.card(1).rect.center, button=3)
        assert isinstance(app.stack.top, LandscapeCloser)
        assert app.stack.top.letter == draft.card(1).letter
        stage.press(app, pygame.K_ESCAPE)
        assert len(app.stack.scenes) == 1
        at = draft.card(2).rect.center
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True))
        wait(app, 0.02)
        wait(app, 0.6)
        assert isinstance(app.stack.top, LandscapeCloser)
        assert app.stack.top.letter == draft.card(2).letter
        stage.let_go(app, at)
        stage.press(app, pygame.K_RETURN)
        assert len(app.stack.scenes) == 1
        assert draft.scene.chosen is None
        stage.press(app, pygame.K_1, pygame.K_i)
        assert isinstance(app.stack.top, LandscapeCloser)


def test_keys_that_were_moved_open_and_close() -> None:
    with staged() as app:
        draft = Draft(app, session())
        app.services.change(keys=(("i", "x"), ("l", "f7")))
        wait(app, 0.1)
        stage.press(app, pygame.K_i, pygame.K_l)
        assert app.stack.top is draft.scene
        for key, scene in ((pygame.K_x, LandscapeCloser), (pygame.K_F7, LogScene)):
            stage.press(app, key)
            assert isinstance(app.stack.top, scene)
            stage.press(app, key)
            wait(app, 1.0)
            assert app.stack.top is draft.scene


def test_a_taken_landscape_explains_itself_and_is_enlarged_too() -> None:
    with staged() as app:
        draft = Draft(app, session())
        letter = draft.card(0).letter
        stage.double_click(app, draft.card(0).rect.center)
        taken = draft.scene.page.find("taken-0-0")
        assert taken.tip
        assert letter in taken.tip.title
        stage.click(app, taken.rect.center)
        assert isinstance(app.stack.top, LandscapeCloser)
        assert app.stack.top.letter == letter


def test_l_and_f1_open_log_and_keys() -> None:
    with staged() as app:
        Draft(app, session())
        stage.press(app, pygame.K_l)
        assert isinstance(app.stack.top, LogScene)
        stage.press(app, pygame.K_l)
        assert len(app.stack.scenes) == 1
        stage.press(app, pygame.K_F1)
        assert isinstance(app.stack.top, RuleBookScene)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("letter", EDITION.letters)
def test_every_closer_look_fits_or_scrolls(letter: str) -> None:
    for size, text in ((SIZES[0], 2.0), (SIZES[1], 1.0), (SIZES[2], 1.5)):
        with staged(size, text) as app:
            scene = LandscapeCloser(app.services, letter)
            app.start(scene)
            wait(app)
            window = app.surface.get_rect()
            assert window.contains(scene.sheet)
            assert scene.sheet.contains(scene.card)
            area, close = scene.page.find("area"), scene.page.find("close")
            assert scene.sheet.contains(area.rect)
            assert scene.sheet.contains(close.rect)
            assert not scene.card.colliderect(area.rect)
            assert not area.rect.colliderect(close.rect)


# ---------------------------------------------------------------- layout


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text", TEXT_SCALES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_overlaps_leaves_the_window_or_is_cut(size: tuple[int, int], text: float, players: int) -> None:
    with staged(size, text) as app:
        game = session(players)
        for _ in range(players):
            game.perform(DRAFT[game.state.face_up[0]])
        draft = Draft(app, game)
        draft.scene.choose(1)
        wait(app)
        plan, services = draft.scene.plan, app.services
        window = app.surface.get_rect()
        papers = [plan.deck, plan.order, plan.own.sheet, *(o.sheet for o in plan.others), *plan.cards, *plan.notes]
        papers += [plan.take, plan.closer, plan.menu, plan.settings, *([plan.reader] if plan.reader else [])]
        for paper in papers:
            assert window.contains(paper)
        for one, other in combinations(papers, 2):
            assert not one.colliderect(other), (one, other)
        areas = [w.rect for w in draft.scene.page.widgets if w.focusable]
        for one, other in combinations(areas, 2):
            assert not one.colliderect(other), (one, other)
        places: list[OwnPlace | OtherPlace] = [plan.own, *plan.others]
        for place in places:
            for rect in (place.crest, place.spread.panorama(3), *place.spread.slots):
                assert place.sheet.contains(rect)
            assert not place.crest.colliderect(place.spread.panorama(3))
        for row in plan.order_rows:
            assert plan.order.contains(row)
        letters = tuple(EDITION.letters)
        if plan.reader:
            assert reader_height(services, letters, plan.reader.w) <= plan.reader.h + 1
        else:
            assert note_height(services, letters, plan.notes[0].w) <= plan.notes[0].h + 1
        _no_word_is_cut(draft)


def _no_word_is_cut(draft: Draft) -> None:
    """Every single line has room at 15 pixels or more."""
    plan, services = draft.scene.plan, draft.app.services
    type_, tongue_, px = services.look.type, services.tongue, services.scale.px

    def fits(words: str, role: theme.Role, room: int) -> bool:
        return type_._width(words, role.face, theme.SMALLEST_TEXT) <= room

    for letter in EDITION.letters:
        assert fits(tongue_(f"landscape-{letter.lower()}"), theme.TIP_TITLE, plan.notes[0].w - px(24))
        assert fits(tongue_(f"landscape-when-{letter.lower()}"), theme.SECOND, plan.notes[0].w - px(24))
    chip = max(px(30), round(services.scale.type(theme.CHIP.px) * 1.5))
    assert fits(tongue_("draft-your-choice"), theme.CHIP, plan.own.room - chip // 2)
    for seat in draft.game.seats:
        assert fits(seat.name, theme.NAME, plan.own.room)
        for other in plan.others:
            assert fits(seat.name, theme.NAME, other.sheet.right - other.crest.right - px(24))
    for widget in draft.scene.page.widgets:
        if isinstance(widget, Button):
            assert fits(widget.words, theme.PLAIN, widget.rect.w - px(44))


def test_wide_and_tall_windows_keep_everything_inside() -> None:
    for size in ((2560, 1080), (1200, 1600), (3840, 2160)):
        with staged(size) as app:
            draft = Draft(app, session(5))
            for widget in draft.scene.page.widgets:
                assert app.surface.get_rect().contains(widget.rect)


# ---------------------------------------------------------------- what lies where


def test_a_new_landscape_lies_where_the_taken_one_lay() -> None:
    game = session(3)
    before = table(Chair(game, 0).moment).places
    assert None not in before
    game.perform(DRAFT[str(before[1])])
    after = table(Chair(game, 0).moment)
    assert (after.places[0], after.places[2]) == (before[0], before[2])
    assert after.picks[0].place == 1
    assert after.places[1] == after.picks[0].turned
    assert waiting(after, 1) == 0
    assert waiting(after, 0) == 2


def test_of_two_equal_landscapes_the_pointed_one_flies() -> None:
    for seed in range(200):
        game = session(2, str(seed))
        places = table(Chair(game, 0).moment).places
        if len(set(places)) == 3:
            continue
        letter = next(one for one in places if places.count(one) == 2)
        second = 2 if places[2] == letter else 1
        game.perform(DRAFT[str(letter)])
        assert table(Chair(game, 0).moment, {0: second}).picks[0].place == second
        return
    raise AssertionError("no seed deals a pair")
