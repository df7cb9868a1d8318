"""Following the others: light before a step, its sentence beside it, marks until one acts, and what happened since one's last turn."""

from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from momiji.core.events import Happened, Moved, redact
from momiji.core.text import Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.rules.steps import Collect
from momiji.games.momiji.table import TABLE
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.desk.since import ending, since_lines, traces
from momiji.games.momiji.table.draw.traces import ribbon_of
from momiji.games.momiji.table.films.film import film
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.pictures import moments, staging
from momiji.i18n import translator
from momiji.playing.chair import Chair
from momiji.playing.session import CRESTS, Seat, Session, Taken
from momiji.ui.app import App
from momiji.ui.kit.cue import BEAT
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.table.computer import SharedTable
from momiji.ui.table.desk import Change
from momiji.ui.table.flow import Exits, Flow
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.choosing import momiji_choices
from tests.ui import stage
from tests.ui.stage import momiji_layout
from tests.ui.test_playing import at_the_table
from tests.ui.test_speech import Ear
from tests.ui.test_whole_games import NAMES


class AtOnce:
    """Computers that answer without thinking, in the same process."""

    def ask(self, game: str, view: object, level: str, seed: str) -> "AtOnce":
        self.view = view
        return self

    def steps(self) -> tuple[object, ...]:
        from momiji.ai.levels import think
        from momiji.games.momiji.brain import BRAIN

        return tuple(think(BRAIN, self.view, "gardener", "the same every time").steps)

    def advise(self, game: str, view: object, seed: str) -> None:
        raise AssertionError("nobody asked")

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...


def exits() -> Exits:
    def elsewhere(*_: object) -> TableScene:
        raise AssertionError("nobody asked to leave")

    minds: Any = AtOnce()
    return Exits(elsewhere, elsewhere, elsewhere, minds, lambda _: Text("message-ok"), lambda _: "", lambda *_: "")


def against_computers(app: App, computers: int, first: int = 1) -> SharedTable:
    """One person, and computers who begin."""
    seats = tuple(Seat(name, crest, "gardener" if at else None) for at, (name, crest) in enumerate(zip(NAMES, CRESTS, strict=True)))
    session = Session.begin(momiji_choices(seats[: computers + 1], "follow", first=first))
    scene = Flow(app.services, session, exits()).opening()
    app.start(scene)
    assert isinstance(scene, SharedTable)
    return scene


def until_it_flies(app: App, table: SharedTable) -> None:
    """A computer's step has begun to be shown."""
    for _ in range(400):
        if table.projector.cue is not None:
            return
        stage.wait(app, 0.03)
    raise AssertionError("nobody moved")


def until_my_turn(app: App, table: SharedTable) -> None:
    for _ in range(4000):
        if table.desk.show.me.badge == "your-turn" and not table.moving:
            return
        stage.wait(app, 0.05)
    raise AssertionError("my turn never came")


def a_collect(eyes: str = "other") -> Change:
    """Somebody collects a column, as the next player sees it or as they see it themselves."""

    def reached(s: State) -> bool:
        return s.turn > 4 and any(isinstance(step, Collect) for step in MOMIJI.legal(s))

    session = staging.play_until(staging.session(3, "watch"), reached)
    seat = session.state.current
    desk = MomijiDesk(session, seat if eyes == "own" else (seat + 1) % 3)
    before = desk.show
    taken = session.perform(next(step for step in MOMIJI.legal(session.state) if isinstance(step, Collect)))
    assert isinstance(taken, Taken)
    desk.refresh()
    return Change(before, tuple(redact(taken.events, desk.seat)), desk.show, session.log[-1].texts)


# ---------------------------------------------------------------------- light, a beat, the sentence


def test_before_somebody_else_s_step_light_lies_on_what_will_move() -> None:
    with stage.staged(speed=1.0) as app:
        change = a_collect()
        made = film(change, app.services.scale)
        assert made.cue is not None
        assert made.legs and all(leg.at >= BEAT for leg in made.legs)
        column = next(event.source.slot for event in change.events if isinstance(event, Moved) and event.source.kind == "garden")
        place = lay_out(change.before, app.services.scale).spots[Spot("column", str(column))].rect.inflate(4, 4)
        assert made.cue.lights and all(place.contains(light) for light in made.cue.lights)


def test_somebody_else_s_step_takes_longer_than_the_same_of_one_s_own() -> None:
    with stage.staged(speed=1.0) as app:
        own, other = (film(a_collect(eyes), app.services.scale) for eyes in ("own", "other"))
        assert own.cue is None and own.pace == 1.0
        assert other.length / other.pace > 1.5 * own.length
        flights = [max(leg.ms / made.pace for leg in made.legs) for made in (own, other)]
        assert flights[1] > 1.3 * flights[0]


def test_the_sentence_of_the_log_stands_beside_the_panel_while_it_happens() -> None:
    with stage.staged(speed=1.0) as app:
        table = against_computers(app, 2)
        until_it_flies(app, table)
        stage.wait(app, 0.05)
        assert table.caption is not None
        told = [app.services.say.text(text) for text in table.opponents.session.log[-1].texts]
        assert table.caption.words == " ".join(told)
        panel = momiji_layout(table).others[1].panel
        assert not table.caption.rect.colliderect(panel)
        cue = table.projector.cue
        assert cue is not None and not any(table.caption.rect.colliderect(light) for light in cue.lights)
        assert abs(table.caption.rect.centery - panel.centery) < table.services.scale.px(400)


def test_a_click_or_a_key_skips_it() -> None:
    for way in ("click", "key"):
        with stage.staged(speed=1.0) as app:
            table = against_computers(app, 2)
            until_it_flies(app, table)
            if way == "click":
                stage.click(app, table.layout.panels["tray"].center)
            else:
                stage.press(app, pygame.K_TAB)
            assert table.projector.cue is None


@pytest.mark.parametrize("speed", [0.5, 2.0])
def test_the_setting_of_the_speed_still_scales_it(speed: float) -> None:
    lengths = []
    for pace in (1.0, speed):
        with stage.staged(speed=pace) as app:
            table = against_computers(app, 2)
            until_it_flies(app, table)
            seconds = 0.0
            while table.projector.cue is not None and seconds < 20:
                stage.wait(app, 0.01)
                seconds += 0.01
            lengths.append(seconds)
    assert lengths[0] / lengths[1] == pytest.approx(speed, rel=0.15)


def test_with_motion_off_nothing_waits_and_nothing_is_lit() -> None:
    with stage.staged(speed=0.0) as app:
        table = against_computers(app, 2)
        for _ in range(60):
            stage.wait(app, 0.05)
            assert table.projector.cue is None
        assert table.desk.show.me.badge == "your-turn"


def test_without_motion_the_sentence_can_still_be_read() -> None:
    with stage.staged(speed=1.0, reduced_motion=True) as app:
        table = against_computers(app, 2)
        for _ in range(200):
            stage.wait(app, 0.05)
            if table.caption is not None:
                break
        assert table.caption is not None and not table.projector.running
        steps = len(table.opponents.session.taken)
        stage.wait(app, 0.5)
        assert len(table.opponents.session.taken) == steps


# ---------------------------------------------------------------------- marks until one acts


def test_what_others_changed_stays_marked_until_one_acts() -> None:
    session = staging.best_moment(staging.session(4, "7"), moments.mixed_play)
    with at_the_table(session) as (app, scene):
        marked = scene.picture.show.traces
        assert {trace.seat for trace in marked} - {None}
        for _ in range(40):
            stage.wait(app, 0.2)  # the light is long over
        assert scene.picture.show.traces == marked
        step = next(step for step in moments.two_types(session.state))
        assert isinstance(scene.desk, MomijiDesk)
        scene.desk.do(step)
        scene.refresh()
        assert scene.picture.show.traces == ()


def test_a_mark_is_to_be_seen_in_the_picture() -> None:
    session = staging.best_moment(staging.session(4, "7"), moments.mixed_play)
    with at_the_table(session) as (_, scene):
        with_marks = pygame.image.tobytes(scene.picture.surface, "RGB")
        scene.picture.become(replace(scene.picture.show, traces=()))
        assert pygame.image.tobytes(scene.picture.surface, "RGB") != with_marks


def test_marks_follow_the_steps_of_every_other_player() -> None:
    """During the turns of others they grow; one's own steps leave none."""
    session = staging.session(3, "marks")
    seat, seen = 0, 0
    for step in staging._whole_game(session.choices)[:120]:
        session.perform(step)
        found = traces(Chair(session, seat).moment)
        if session.taken[-1].before.current == seat:
            assert found == ()
        assert all(trace.seat != seat for trace in found)
        seen += bool(found)
    assert seen > 20


# ---------------------------------------------------------------------- since your last turn


def test_since_your_last_turn_has_a_sentence_for_every_opponent() -> None:
    with stage.staged(speed=2.0) as app:
        table = against_computers(app, 3)
        until_my_turn(app, table)
        assert table.recap is not None
        lines = since_lines(Chair(table.opponents.session, 0).moment)
        assert len(lines) == 3
        for name, line in zip(NAMES[1:4], lines, strict=True):
            assert app.services.say.text(line.text).startswith(f"{name}: ")
        numbers = table.layout.panels["tray"]
        assert table.recap.rect.bottom <= numbers.bottom
        stage.click(app, table.layout.panels["tray"].midtop)
        assert table.recap is None


def test_the_slip_does_not_come_back_in_the_same_turn() -> None:
    session = staging.best_moment(staging.session(4, "7"), moments.mixed_play)
    with at_the_table(session) as (app, scene):
        assert scene.recap is not None
        stage.press(app, pygame.K_TAB)
        assert scene.recap is None
        scene.settled()
        assert scene.recap is None


def test_on_the_curtain_it_is_told_and_spoken_and_nothing_of_a_hand_with_it() -> None:
    session = staging.play_until(staging.session(3, "secret"), staging.turn(9))
    person, state = session.state.current, session.state

    def words(game: Session) -> list[str]:
        return [translator("en").text(line.text) for line in since_lines(Chair(game, person).moment)]

    real = words(session)
    assert len(real) == 2
    with stage.staged(speak=True) as app:
        ear = Ear()
        app.services.speech = ear
        scene = Flow(app.services, session, exits()).opening()
        assert isinstance(scene, CurtainScene)
        app.start(scene)
        assert all(line in ear.words for line in real)
        public = pygame.image.tobytes(app.picture(), "RGB")
        session.match.state = MOMIJI.imagine(MOMIJI.view(state, None), Random(4))
        session.match.state.setup = replace(session.match.state.setup, goals=state.setup.goals)
        scene.build()
        assert pygame.image.tobytes(app.picture(), "RGB") == public
        assert words(session) == real


def test_no_sentence_names_a_card_that_was_drawn_unseen() -> None:
    """D takes four cards nobody else sees: only the landscape is told."""
    found = 0
    for seed in range(30):
        session = staging.session(3, f"hidden {seed}")
        for step in staging._whole_game(session.choices):
            session.perform(step)
            taken = session.taken[-1]
            hidden = [event for event in taken.events if getattr(event, "seen_by", None) is not None]
            if hidden and taken.before.turn:
                found += 1
                looker = (taken.before.current + 1) % 3
                told = " ".join(translator("en").text(line.text) for line in since_lines(Chair(session, looker).moment))
                used = " ".join(translator("en").text(text) for text in session.log[-1].texts)
                assert "draws" not in told and not any(f"draws {word}" in used for word in ("red", "green", "orange"))
        if found > 3:
            return
    assert found


# ---------------------------------------------------------------------- the last turns


def nothing() -> None:
    return None


def the_end(reason: str) -> Session:
    """A game in which the last turns have just begun for this reason."""

    def began(s: State) -> bool:
        return s.final is not None and s.stage != Stage.OVER

    for seed in range(120):
        session = staging.play_until(staging.session(3, f"end {seed}"), began)
        end = ending(Chair(session, 0).moment)
        if end is not None and end.why == reason:
            return session
    raise LookupError(reason)


@pytest.mark.parametrize(("reason", "words"), [("deck", "the deck is empty"), ("gates", "no gates left")])
def test_the_notice_of_the_last_turns_stays_and_says_why_and_who_still_plays(reason: str, words: str) -> None:
    session = the_end(reason)
    with stage.staged((1920, 1080)) as app:
        turns = set()
        for step in staging._whole_game(session.choices)[len(session.taken) :]:
            end, s = ending(Chair(session, 0).moment), session.state
            assert end is not None and end.why == reason and len(end.seats) == s.final
            turns.add(s.final)
            desk = MomijiDesk(session, 0)
            scene = TableScene(
                app.services, TABLE, desk, on_menu=lambda: None, on_log=lambda: None, on_rules=lambda: None, on_settings=lambda: None
            )
            app.start(scene)
            ribbon = ribbon_of(scene.picture.context)
            assert ribbon is not None and words in ribbon[2]
            assert all(session.setup.names[seat] in ribbon[2] for seat in end.seats)
            assert not any(ribbon[0].colliderect(rect) for rects in momiji_layout(scene).columns.values() for rect in rects)
            session.perform(step)
            if session.over:
                break
        assert turns == {0, 1, 2, 3}


def test_the_reason_is_that_of_the_trigger_even_if_the_other_comes_true_later() -> None:
    session = the_end("gates")
    triggered = [taken for taken in session.taken if any(isinstance(e, Happened) and e.what == "end-triggered" for e in taken.events)]
    assert len(triggered) == 1
    session.state.deck.clear()
    end = ending(Chair(session, 0).moment)
    assert end is not None and end.why == "gates"


def test_whoever_has_played_their_last_turn_is_no_longer_called_on() -> None:
    session = staging.play_until(staging.session(4, "7"), lambda s: s.final == 2 and staging.begun(s))
    show = MomijiDesk(session, session.state.current).show
    done = (session.state.current - 1) % 4
    assert not next(player for player in show.others if player.seat == done).last_turn
    assert show.me.last_turn
