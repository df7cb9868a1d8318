"""Turning points of a game: at most three, in every language, on the page by mouse and keyboard, with the way to the study table."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from momiji import registry
from momiji.ai.brain import brain
from momiji.ai.thought import Effort
from momiji.ai.weighing import NOTHING, Weighed, weigh
from momiji.games.momiji.table.pictures import staging
from momiji.i18n import LANGUAGES, _bundle, translator
from momiji.playing.review import MOST, TurningSearch, told
from momiji.playing.session import Choices, Seat, Session
from momiji.playing.thinkers import Thinkers
from momiji.playing.timeline import Timeline
from momiji.ui.app import App
from momiji.ui.scenes.race import RaceChart
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.scenes.turning_row import TurningRow
from momiji.ui.stack import Change
from momiji.ui.table.looking_back import review_of
from momiji.ui.table.replay.scene import ReplayScene
from tests.terminal.typist import InProcess, Ready
from tests.ui.stage import click, press, staged, wait

BLUNDER = 20  # a turn
POINTS = {4: -5.2, 9: 3.4, 15: 7.6, 21: -12.0, 30: 3.1}


class Planned(InProcess):
    """Says of a few turns what was planned, of all others that nothing hung on them; the turns and their rivals are real."""

    def __init__(self, points: dict[int, float] = POINTS) -> None:
        self.points = points
        self.asked: list[int] = []

    def weigh(self, game: str, view: Any, steps: Any, seed: str) -> Ready[Weighed]:
        turn = int(seed.split()[-1])
        self.asked.append(turn)
        if turn not in self.points:
            return Ready(NOTHING)
        mind = brain(game)
        lines = mind.lines(mind.rules.imagine(view, Random(1)))
        return Ready(Weighed(self.points[turn], 0.2, 64, mind.known(mind.rules.imagine(view, Random(1)), steps), lines[0].steps))


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return staging.play_until(staging.session(3, "looked over"), lambda s: False).record()


@pytest.fixture
def finished(record: dict[str, Any]) -> Session:
    return Session.resume(record)


@pytest.fixture
def app() -> Iterator[App]:
    with staged() as app:
        yield app


def searched(session: Session, minds: Any) -> TurningSearch:
    search = TurningSearch(Timeline(session, 0), minds)
    while not search.over:
        search.look()
    return search


# ------------------------------------------------------------------ which turns
def test_the_three_largest_are_told_in_the_order_of_the_game(finished: Session) -> None:
    found = searched(finished, Planned()).found
    assert [one.turn for one in found] == [4, 15, 21]
    assert [one.points for one in found] == [-5.2, 7.6, -12.0]
    assert len(found) == MOST
    assert [one.texts[0].args["points"] for one in found] == [5, 8, 12]
    assert [one.texts[0].key for one in found] == ["review-missed", "review-worth", "review-missed"]
    assert [one.seat for one in found] == [Timeline(finished, 0).turns[turn - 1].seat for turn in (4, 15, 21)]


def test_a_calm_game_has_none(finished: Session) -> None:
    assert searched(finished, InProcess()).found == []
    assert told(Timeline(finished, 0), {3: Weighed(9.0, 4.0, 64)}) == []  # not sure


def test_what_a_player_left_undone_again_and_again_is_told_once(finished: Session) -> None:
    timeline = Timeline(finished, 0)
    mine = [at for at, span in enumerate(timeline.turns, start=1) if span.seat == 0][:3]
    left = (finished.rules.decode("collect Y"),)
    (found,) = told(timeline, {turn: Weighed(-4.0 - at, 0.1, 64, (), left) for at, turn in enumerate(mine)})
    assert found.turn == mine[-1]


def test_what_is_known_is_not_asked_again(finished: Session) -> None:
    first, second = Planned(), Planned()
    found = searched(finished, first).found
    assert sorted(first.asked) == list(range(1, len(Timeline(finished, 0).turns) + 1))
    assert searched(finished, second).found == found
    assert second.asked == []


def test_somebody_who_never_answers_is_not_asked_for_ever(finished: Session) -> None:
    class Silent(InProcess):
        def weigh(self, game: str, view: Any, steps: Any, seed: str) -> Ready[Any]:
            return Ready(None)

    search = searched(finished, Silent())
    assert search.silent
    assert search.found == []


def test_a_planted_blunder_is_named() -> None:
    """A game played well but for one turn, the worst that could be found: of the turns round it that one is told of."""
    timeline = Timeline(planted(), 0)
    found = told(timeline, {turn: weighed_here(timeline, turn) for turn in range(BLUNDER - 3, BLUNDER + 4)})
    named = {one.turn: one for one in found}
    assert min(found, key=lambda one: one.points) is named[BLUNDER]
    assert named[BLUNDER].texts[0].key == "review-missed"
    assert named[BLUNDER].points < -6


def planted() -> Session:
    mind, session = brain("miyabi"), Session.begin(Choices("miyabi", (Seat("Hana", "flower"), Seat("Kenji", "fan")), "planted", first=0))
    rules = session.rules
    while (seat := session.actor) is not None:
        lines = mind.lines(rules.imagine(rules.view(session.state, seat), Random(1)))
        for step in lines[-1 if rules.turn(session.state).number == BLUNDER else 0].steps:
            session.perform(step)
    return session


def weighed_here(timeline: Timeline, turn: int) -> Weighed:
    span, rules = timeline.turns[turn - 1], timeline.session.rules
    steps = tuple(taken.step for taken in timeline.taken[span.first : span.last])
    view = rules.view(timeline.state(span.first), span.seat)
    return weigh(brain(timeline.session.game), view, steps, f"turn {turn}", effort=Effort(lines=6, playouts=24, turns=2), worlds=16)


def test_the_worker_says_what_is_computed_here(finished: Session) -> None:
    timeline, thinkers = Timeline(finished, 0), Thinkers()
    span = timeline.turns[6]
    steps = tuple(taken.step for taken in timeline.taken[span.first : span.last])
    view = finished.rules.view(timeline.state(span.first), span.seat)
    try:
        asking = thinkers.weigh("momiji", view, steps, "turn 7")
        while not asking.ready:
            pygame.time.wait(5)
        assert asking.answer == weigh(brain("momiji"), view, steps, "turn 7")
    finally:
        thinkers.close()


# ------------------------------------------------------------------ in words
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_sentence_is_said(finished: Session, language: str) -> None:
    say, timeline = translator(language), Timeline(finished, 0)
    searched(finished, Planned())
    planned = finished.weighed
    for turn in (4, 15):
        for first in (None, 2) if turn == 15 else (None,):
            one = replace(planned[turn], first=first)
            (found,) = told(timeline, {turn: one})
            words = " ".join(say.text(text) for text in found.texts)
            assert str(abs(round(one.points))) in words
            assert ("Yuki" in words) == (first is not None)
            assert "{" not in words and "coach-" not in words
            assert words[0].isupper()


def test_the_sentences_in_english() -> None:
    deed = brain("momiji").deed(tuple(map(registry.rules("momiji").decode, ("collect Y",))), None)
    say = translator("en")
    assert say("review-worth-first", deed=deed, name="Yuki", points=6) == (
        "Collecting the yellow column before Yuki could was worth about 6 points."
    )
    assert say("review-missed", deed=deed, points=1) == "Collecting the yellow column would have been worth about 1 point more."


def test_who_took_what_was_left_is_told(finished: Session) -> None:
    """A column that somebody collects, left lying the turn before by somebody else."""
    timeline = Timeline(finished, 0)
    turn, taker = next(
        (at, later.seat)
        for at, later in enumerate(timeline.turns[1:], start=1)
        if timeline.turns[at - 1].seat != later.seat and finished.rules.encode(timeline.taken[later.first].step).startswith("collect ")
    )
    steps = (timeline.taken[timeline.turns[turn].first].step,)
    (found,) = told(timeline, {turn: Weighed(-4.0, 0.1, 64, (), steps)})
    assert [text.key for text in found.texts] == ["review-missed", "review-taken"]
    assert found.texts[1].args["name"] == finished.seats[taker].name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_deed_has_a_form_that_looks_back(game: str, language: str) -> None:
    """Whatever a turn of a whole game is called, every language can take it into a sentence that looks back."""
    mind, say = brain(game), translator(language)
    rules, chance = mind.rules, Random(1)
    s, seen = rules.start(rules.deal(("Hana", "Kenji"), 4)), set[str]()
    while (seat := rules.actor(s)) is not None:
        view, legal = rules.view(s, seat), list(rules.legal(s))
        for step in legal[:60]:
            deed = mind.deed((step,), view)
            if deed.key not in seen:
                seen.add(deed.key)
                assert "done" in _bundle(language).get_message(deed.key).attributes, deed.key  # its own, not the English one
                assert say.text(deed, "done")[0].islower(), deed.key
        s = rules.apply(s, chance.choice(legal))
    assert len(seen) > 1


# ------------------------------------------------------------------ on the page
def opened(app: App, session: Session, minds: Any = None, study: list[int] | None = None) -> ReviewScene:
    def on_study(position: int) -> Change | None:
        assert study is not None
        study.append(position)
        return None

    scene = review_of(app.services, session, 0, lambda record: None, minds or Planned(), on_study=None if study is None else on_study)
    app.start(scene)
    wait(app)
    while scene.weighing:
        scene.update(0.0)
    wait(app)
    return scene


def rows(scene: ReviewScene) -> list[TurningRow]:
    return [widget for widget in scene.page._all() if isinstance(widget, TurningRow)]


def test_a_click_chooses_the_turn_and_the_buttons_lead_there(app: App, finished: Session) -> None:
    studied: list[int] = []
    scene = opened(app, finished, study=studied)
    say, timeline = app.services.say, scene.timeline
    assert [(row.figure, row.turning.turn) for row in rows(scene)] == [("−5", 4), ("+8", 15), ("−12", 21)]
    charts = [widget for widget in scene.page.widgets if isinstance(widget, RaceChart)]
    assert all(chart.marked == (4, 15, 21) for chart in charts)
    click(app, scene.page.find("study").rect.center)
    assert studied == [0]  # nothing chosen: from the beginning
    click(app, rows(scene)[1].rect.center)
    assert scene.chosen == scene.pointed == 15
    assert rows(scene)[1].chosen
    assert all(chart.pointed == 15 for chart in scene.page.widgets if isinstance(chart, RaceChart))
    study = scene.page.find("study")
    assert study.words == say("review-study-turn", turn=15)
    click(app, study.rect.center)
    assert studied == [0, timeline.turns[14].first]
    click(app, scene.page.find("watch").rect.center)
    viewer = app.stack.top
    assert isinstance(viewer, ReplayScene)
    assert viewer.at == timeline.turns[14].first


def test_pressed_again_it_is_let_go(app: App, finished: Session) -> None:
    scene = opened(app, finished)
    for chosen in (4, None):
        click(app, rows(scene)[0].rect.center)
        assert scene.chosen == chosen
    assert scene.page.find("watch").words == app.services.say("review-watch")


def test_the_keyboard_chooses_too(app: App, finished: Session) -> None:
    studied: list[int] = []
    scene = opened(app, finished, study=studied)
    scene.page.set_focus("turning-4", ring=True)
    press(app, pygame.K_DOWN, pygame.K_RETURN)
    assert scene.chosen == 15
    assert scene.page.focus is not None and scene.page.focus.name == "turning-15"
    scene.page.set_focus("study", ring=True)
    press(app, pygame.K_RETURN)
    assert studied == [scene.timeline.turns[14].first]


def test_without_a_study_table_there_is_no_way_to_it(app: App, finished: Session) -> None:
    assert "study" not in [widget.name for widget in opened(app, finished).page.widgets]


def test_a_voice_tells_whose_turn_and_what_hung_on_it(app: App, finished: Session) -> None:
    scene = opened(app, finished)
    row, turning = rows(scene)[0], scene.turnings[0]
    assert row.words.startswith(f"Turn 4, {finished.seats[turning.seat].name}. ")
    assert app.services.say.text(turning.texts[0]) in row.words


def test_the_page_says_that_it_is_still_at_it_and_does_not_wait(app: App, finished: Session) -> None:
    class Later:
        ready, answer = False, NOTHING
        cancelled = 0

        def cancel(self) -> None:
            Later.cancelled += 1

    class Slow(InProcess):
        def weigh(self, game: str, view: Any, steps: Any, seed: str) -> Any:
            return Later()

    scene = review_of(app.services, finished, 0, lambda record: None, Slow())
    app.start(scene)
    wait(app)
    count = len(scene.timeline.turns)
    assert scene.written() == (app.services.say("review-weighing", done=0, turns=count),)
    assert (scene.due() or 0) > 0
    Later.ready = True
    wait(app)
    assert scene.weighing
    assert scene.written() != (app.services.say("review-weighing", done=0, turns=count),)
    Later.ready = False
    press(app, pygame.K_ESCAPE)
    assert Later.cancelled == 1


def test_a_calm_game_says_so(app: App, finished: Session) -> None:
    scene = opened(app, finished, InProcess())
    assert scene.written() == ("This game had no turning points.",)
    assert rows(scene) == []
