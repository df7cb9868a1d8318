"""The coach at the table: asked by key or button, gold on what to touch, a note that covers none of it, and no word to anybody else."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import monotonic

import pygame
import pytest

from momiji.ai.brain import brain
from momiji.ai.coach import advise
from momiji.ai.thought import Advice, Effort
from momiji.core.chance import Chance
from momiji.core.text import Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.rules.view import View
from momiji.games.momiji.table.gestures import BUTTONS
from momiji.i18n import LANGUAGES
from momiji.playing.session import CRESTS, Seat, Session
from momiji.playing.thinkers import Thinkers
from momiji.ui.app import App
from momiji.ui.kit.tip import Toast
from momiji.ui.table.coach.scene import CoachedTable
from momiji.ui.table.flow import Exits, Flow
from tests.choosing import momiji_choices
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.test_whole_games import NAMES

SMALL = Effort(lines=4, playouts=16, turns=1, worlds=2)


@dataclass(frozen=True, slots=True)
class Now:
    answer: object
    ready: bool = True

    def cancel(self) -> None: ...


MINDS: list[Thinkers] = []  # whose processes end with the test


@pytest.fixture(autouse=True)
def _minds_close() -> Iterator[None]:
    yield
    while MINDS:
        MINDS.pop().close()


class AtOnce(Thinkers):
    """The same thoughts in this process, at once; notes what it was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[View] = []
        self.missed: Text | None = Text("coach-missed-other", {"points": 5})

    def advise(self, game: str, view: View, seed: str) -> Now:  # type: ignore[override]
        self.seen.append(view)
        return Now(advise(brain(game), view, seed, deadline=lambda: False, effort=SMALL))

    def review(self, game: str, view: View, steps: tuple[Step, ...], seed: str) -> Now:  # type: ignore[override]
        self.seen.append(view)
        return Now(self.missed)


def sit_down(app: App, seats: int, seed: str, minds: Thinkers, *, people: int = 1, **options: object) -> Mouse:
    MINDS.append(minds)
    levels = [None] * people + ["gardener"] * (seats - people)
    chosen = tuple(Seat(name, crest, level) for name, crest, level in zip(NAMES, CRESTS, levels, strict=False))
    session = Session.begin(momiji_choices(chosen, seed, first=0, **options))
    session.thinking = seed  # the same advice every time

    def elsewhere(*_: object) -> CoachedTable:
        raise AssertionError("nobody asked to leave")

    exits = Exits(elsewhere, elsewhere, elsewhere, minds, lambda _: Text("message-ok"), lambda _: "", lambda *_: "")
    app.start(Flow(app.services, session, exits).opening())
    stage.wait(app, 0.5)
    someone = Mouse(app, session)
    if people > 1:
        someone.open_curtain()
    return someone


def table_of(someone: Mouse) -> CoachedTable:
    assert isinstance(someone.scene, CoachedTable)
    return someone.scene


def ask(someone: Mouse) -> Advice:
    stage.press(someone.app, pygame.K_h)
    stage.wait(someone.app, 0.1)
    advice = table_of(someone).coach.advice
    assert advice is not None
    return advice


def test_h_shows_the_best_move_and_again_the_next() -> None:
    with stage.staged() as app:
        someone = sit_down(app, 2, "again", AtOnce())
        first = ask(someone)
        paper = table_of(someone).paper
        assert paper is not None
        assert paper.written.title == app.services.say.text(first.what)
        assert paper.written.body == tuple(map(app.services.say.text, first.why))
        second = ask(someone)
        assert second.what != first.what
        named = [first, second]
        while (more := ask(someone)) != first:
            named.append(more)
        assert len({repr(one.what) for one in named}) == len(named) > 2


def test_the_button_does_the_same_and_escape_or_a_click_puts_the_note_away() -> None:
    with stage.staged() as app:
        someone = sit_down(app, 2, "button", AtOnce())
        plain = table_of(someone).picture.show
        for away in ("escape", "click"):
            someone.click_widget(next(widget for widget in table_of(someone).buttons if widget.name == "hint"))
            stage.wait(app, 0.1)
            paper = table_of(someone).paper
            assert paper is not None
            assert table_of(someone).picture.show != plain
            if away == "escape":
                stage.press(app, pygame.K_ESCAPE)
            else:
                stage.click(app, paper.rect.center)
            assert table_of(someone).paper is None
            assert table_of(someone).picture.show == plain
            assert not someone.session.taken


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 2.0), ((1920, 1080), 1.0)])
@pytest.mark.parametrize(("seats", "scenario"), [(4, None), (1, "cold-breeze")])
def test_the_note_never_covers_what_it_speaks_of(seats: int, scenario: str | None, size: tuple[int, int], text: float) -> None:
    """All moves of many positions, in every language."""
    with stage.staged(size, text) as app:
        for language in LANGUAGES:
            app.services.change(language=language)
            someone = sit_down(app, seats, f"cover {language}", AtOnce(), scenario=scenario)
            chance = Chance("cover", language)
            for _ in range(2):
                asked = 0
                while asked < 3 and someone.session.actor == 0:
                    ask(someone)
                    asked += 1
                    uncovered(someone)
                turn = someone.session.state.turn
                while someone.session.actor == 0 and someone.session.state.turn == turn:
                    someone.session.perform(choose(MOMIJI.legal(someone.session.state), chance))
                while someone.session.actor not in (0, None):
                    someone.session.perform(choose(MOMIJI.legal(someone.session.state), chance))
                someone.desk.refresh()
                table_of(someone).refresh(gently=False)
                stage.wait(app, 0.1)


def uncovered(someone: Mouse) -> None:
    table = table_of(someone)
    paper, steps = table.paper, table.coach.left()
    assert paper is not None
    assert pygame.Rect(0, 0, *someone.app.surface.get_size()).contains(paper.rect)
    spots = [spot for spot in someone.desk.touched(steps) if spot in table.layout.spots]
    assert spots or isinstance(steps[0], BUTTONS)
    for spot in spots:
        assert not paper.rect.colliderect(table.layout.spots[spot].whole), (spot, paper.written.title)
    assert not any(paper.rect.colliderect(button.rect) for button in table.buttons if button.enabled)
    if isinstance(steps[0], BUTTONS):
        assert not paper.rect.colliderect(table.layout.buttons["primary"])


def test_following_the_advice_keeps_it_and_doing_something_else_ends_it() -> None:
    with stage.staged() as app:
        minds = AtOnce()
        someone = sit_down(app, 2, "follow", minds)
        chance = Chance("follow")
        followed = 0
        for _ in range(6):
            while someone.session.actor == 0:
                advice = ask(someone)
                for step in advice.steps:
                    left = table_of(someone).coach.left()
                    assert left[: len(left)] == advice.steps[len(advice.steps) - len(left) :]
                    someone.make(step)
                    followed += 1
                    if someone.session.actor != 0:
                        break
                assert table_of(someone).paper is None or table_of(someone).coach.left()
            while someone.session.actor not in (0, None):
                someone.session.perform(choose(MOMIJI.legal(someone.session.state), chance))
            someone.desk.refresh()
            table_of(someone).refresh(gently=False)
            stage.wait(app, 0.1)
        assert followed > 6
        advice = ask(someone)
        other = next(step for step in MOMIJI.legal(someone.session.state) if step not in advice.steps)
        someone.make(other)
        assert table_of(someone).coach.advice is None
        assert table_of(someone).paper is None


def test_the_coach_is_shown_only_what_its_player_sees() -> None:
    with stage.staged(coach_notes=True) as app:
        minds = AtOnce()
        someone = sit_down(app, 3, "view", minds, people=2)
        ask(someone)
        state = someone.session.state
        assert minds.seen == [MOMIJI.view(state, 0)]
        assert MOMIJI.view(MOMIJI.imagine(minds.seen[0], Random(1)), 0) == minds.seen[0]


def test_nobody_is_advised_while_another_plays() -> None:
    with stage.staged() as app:
        minds = AtOnce()
        someone = sit_down(app, 2, "other", minds)
        while someone.session.actor == 0:
            someone.session.perform(choose(MOMIJI.legal(someone.session.state), Chance("other")))
        someone.desk.refresh()
        table_of(someone).refresh(gently=False)
        assert all(widget.name != "hint" for widget in table_of(someone).buttons)
        stage.press(app, pygame.K_h)
        assert not minds.seen
        assert table_of(someone).hints.bubble is not None


@pytest.mark.parametrize("wanted", [True, False])
def test_a_quiet_word_after_the_turn_only_if_it_is_wanted(wanted: bool) -> None:
    with stage.staged(coach_notes=wanted) as app:
        minds = AtOnce()
        someone = sit_down(app, 2, "quiet", minds)
        chance = Chance("quiet")
        before = MOMIJI.view(someone.session.state, 0)
        while someone.session.actor == 0:
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))
        stage.wait(app, 0.2)
        toast = table_of(someone).hints.toast
        if wanted:
            assert minds.seen == [before]
            assert isinstance(toast, Toast)
            assert toast.words == app.services.say("coach-missed-other", points=5)
        else:
            assert not minds.seen
            assert toast is None


def test_the_word_about_a_turn_waits_for_its_player() -> None:
    """With two people the note comes when the one it is about is at the screen again."""
    with stage.staged(coach_notes=True) as app:
        minds = AtOnce()
        someone = sit_down(app, 2, "whose", minds, people=2)
        chance = Chance("whose")
        for seat in (0, 1):
            assert someone.desk.seat == seat
            while someone.session.actor == seat:
                someone.make(choose(MOMIJI.legal(someone.session.state), chance))
            someone.open_curtain()
            minds.missed = None
        stage.wait(app, 0.2)
        assert someone.desk.seat == 0
        assert table_of(someone).hints.toast is not None


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("size", "text", "language"), [((1920, 1080), 1.0, "en"), *(((1280, 720), 2.0, one) for one in LANGUAGES)])
def test_in_the_draft_the_advised_landscape_is_golden_and_stays_in_sight(size: tuple[int, int], text: float, language: str) -> None:
    with stage.staged(size, text) as app:
        app.services.change(language=language)
        someone = sit_down(app, 3, "draft", AtOnce(), draft=True)
        scene = table_of(someone)
        advised = set()
        for _ in range(3):
            stage.press(app, pygame.K_h)
            stage.wait(app, 0.1)
            assert scene.paper is not None
            assert scene.paper.written.body  # the reason is said however large the words are
            golden = [spot for spot, mark in scene.picture.show.marks.items() if mark == "legal"]
            assert [spot.kind for spot in golden] == ["face-up"]
            advised.add(golden[0])
            assert not scene.paper.rect.colliderect(scene.layout.spots[golden[0]].whole)
        assert len(advised) > 1
        assert not someone.session.taken  # choosing and taking it is the player's
        stage.press(app, pygame.K_1 + int(golden[0].key), pygame.K_RETURN)
        stage.wait(app, 2.0)
        assert someone.session.taken
        assert scene.paper is None


def test_a_real_process_answers_in_the_end() -> None:
    with stage.staged() as app:
        minds = Thinkers()
        someone = sit_down(app, 1, "real", minds, scenario="equinox")
        stage.press(app, pygame.K_h)
        paper = table_of(someone).paper
        assert paper is not None
        assert paper.written.title == app.services.say("coach-thinking")
        until = monotonic() + stage.LONG
        while table_of(someone).coach.advice is None and monotonic() < until:
            stage.wait(app, 0.05)
            pygame.time.wait(20)
        advice = table_of(someone).coach.advice
        assert advice is not None
        assert {text.key for text in advice.why} & {"coach-solo-open", "coach-solo-lost"}
