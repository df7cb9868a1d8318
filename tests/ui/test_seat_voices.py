"""Each person may have their own language and size of words: the curtain switches them, the game keeps them, one alone needs none."""

from dataclasses import replace

import pygame

from momiji.i18n import translator
from momiji.playing.choices import choices_from_dict, choices_to_dict, usual_choices
from momiji.playing.preferences import Preferences, Voice
from momiji.playing.session import Choices, Seat, Session
from momiji.ui.app import App
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import Trough
from momiji.ui.kit.page import Page
from momiji.ui.kit.paged import PagedScene
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.table.show import Spot
from tests.choosing import momiji_choices
from tests.ui import stage
from tests.ui.ended import ended
from tests.ui.hands import Mouse
from tests.ui.stage import staged, wait
from tests.ui.test_seats_page import close, open_seats, toggle
from tests.ui.test_whole_games import begin

CZECH, RUSSIAN = Voice("cs"), Voice("ru", 1.5)


def at_table(app: App, *voices: Voice) -> Mouse:
    """Two people with these voices; the first is at the screen."""
    session = begin(app, players=2, seed="voices-0", first=0)
    for seat, voice in enumerate(voices):
        session.revoice(seat, voice)
    return Mouse(app, session)


def own_turn(someone: Mouse) -> None:
    """Collect a little and end the turn."""
    column = min((column for column in someone.desk.show.columns if column.cards), key=lambda column: len(column.cards))
    someone.desk.tap(Spot("column", "ROYGPBU"[column.type]))
    someone.table.refresh()
    wait(someone.app)
    stage.click(someone.app, someone.button("collect"))
    someone.settle()
    stage.click(someone.app, someone.button("end"))
    someone.settle()


def primary(someone: Mouse) -> str:
    button = next(widget for widget in someone.table.buttons if widget.name == "primary")
    assert isinstance(button, Button)
    return button.words


def page(app: App) -> Page:
    assert isinstance(app.stack.top, PagedScene)
    return app.stack.top.page


def test_the_curtain_greets_in_the_language_of_the_next_player() -> None:
    with staged() as app:
        kept: list[Preferences] = []
        app.services.save = kept.append
        someone = at_table(app, CZECH, RUSSIAN)
        someone.open_curtain()
        assert primary(someone) == translator("cs")("button-end")
        assert (app.services.preferences.language, app.services.scale.text) == ("cs", 1.0)
        own_turn(someone)
        assert isinstance(someone.scene, CurtainScene)
        ready = someone.scene.page.find("ready")
        assert isinstance(ready, Button)
        assert ready.words == translator("ru")("curtain-ready", name="Kenji")
        assert app.services.scale.text == 1.5
        someone.open_curtain()
        assert primary(someone) == translator("ru")("button-end")
        own_turn(someone)
        someone.open_curtain()
        assert primary(someone) == translator("cs")("button-end")
        app.services.change(muted=True)
        assert kept[-1] == replace(Preferences(animation_speed=0.0), muted=True)  # what was lent is nobody's setting


def test_whoever_has_no_words_of_their_own_has_the_programs() -> None:
    with staged() as app:
        someone = at_table(app, Voice(), RUSSIAN)
        someone.open_curtain()
        assert primary(someone) == translator("en")("button-end")
        own_turn(someone)
        someone.open_curtain()
        own_turn(someone)
        someone.open_curtain()
        assert primary(someone) == translator("en")("button-end")
        app.services.change(language="cs")  # now it is the program's that changes
        wait(app)
        own_turn(someone)
        someone.open_curtain()
        assert primary(someone) == translator("ru")("button-end")


def test_a_change_in_the_settings_is_theirs_and_stays_with_the_seat() -> None:
    with staged() as app:
        someone = at_table(app, CZECH, RUSSIAN)
        someone.open_curtain()
        app.services.change(language="en")
        wait(app)
        assert someone.session.seats[0].voice == Voice("en")
        assert someone.session.seats[1].voice == RUSSIAN


def test_it_is_set_in_the_menu_in_the_middle_of_a_game() -> None:
    with staged() as app:
        someone = at_table(app)
        someone.open_curtain()
        seats = open_seats(someone)
        someone.click_widget(seats.page.find("voice-0"))
        wait(app, 0.5)
        language = page(app).find("voice-language")
        assert isinstance(language, Trough)
        stage.click(app, language.cells()[2].center)
        page(app).set_focus("settings-text-scale")
        stage.press(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_ESCAPE)
        wait(app, 0.5)
        close(someone)
        assert someone.session.seats[0].voice == Voice("cs", 1.25)
        assert primary(someone) == translator("cs")("button-end")
        seats = open_seats(someone)
        toggle(someone, 1, computer=True)  # one is left, who has the program's words
        close(someone)
        assert primary(someone) == translator("en")("button-end")


def two_people() -> Choices:
    return momiji_choices((Seat("Hana", "flower"), Seat("Kenji", "fan")), "A")


def test_it_is_set_with_a_new_game_and_only_where_several_people_sit() -> None:
    with staged((1920, 1080)) as app:
        begun: list[Choices] = []
        scene = NewGameScene(app.services, two_people(), lambda choices: begun.append(choices), levels=("sprout",))
        app.start(scene)
        wait(app)
        second = scene.form.rows[1].key
        stage.click(app, scene.page.find(f"voice-{second}").rect.center)
        wait(app, 0.5)
        language = page(app).find("voice-language")
        assert isinstance(language, Trough)
        stage.click(app, language.cells()[3].center)
        stage.press(app, pygame.K_ESCAPE)
        wait(app, 0.5)
        assert scene.form.choices().seats[1].voice == Voice("ru")
        scene.form.set_kind(second, True)
        scene.build()
        assert not [widget for widget in scene.page.widgets if widget.name.startswith("voice-")]


def test_choices_and_saves_keep_them_and_pass_nonsense_over() -> None:
    choices = usual_choices("momiji", ["Hana", "Kenji"], "A")
    seats = (replace(choices.seats[0], voice=RUSSIAN), choices.seats[1])
    choices = replace(choices, seats=seats)
    assert choices_from_dict(choices_to_dict(choices), usual_choices("momiji", ["A", "B"], "B")).seats == seats
    session = Session.begin(choices)
    record = session.record()
    assert Session.resume(record).seats == seats
    record["seats"] = [{"language": "xx", "text_scale": 9}, {"language": 3, "text_scale": "1"}]
    assert [seat.voice for seat in Session.resume(record).seats] == [Voice(), Voice()]


def test_another_language_changes_everything_at_once() -> None:
    with staged(tooltip_delay=0.0) as app:
        someone = at_table(app)
        someone.open_curtain()
        own_turn(someone)
        someone.open_curtain()
        for language in ("cs", "ru", "en"):
            say = translator(language)
            app.services.change(language=language)
            wait(app)
            assert primary(someone) == say("button-end")
            stage.point(app, someone.spot(Spot("deck")))
            wait(app, 0.3)
            tip = someone.table.hints.tip
            assert tip is not None
            assert app.services.say.text(tip.title) == say.text(tip.title)
        stage.press(app, pygame.K_l)
        wait(app, 0.5)
        assert isinstance(app.stack.top, LogScene)
        before = app.picture()
        app.services.change(language="ru")
        wait(app)
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(app.picture(), "RGB")


def test_the_scoring_sheet_changes_its_language() -> None:
    with staged() as app:
        scene = ScoreScene(
            app.services,
            ended(2, "7"),
            on_rematch=lambda: None,
            on_new_game=lambda: None,
            on_title=lambda: None,
            on_replay=None,
            save_record=None,
            save_picture=None,
        )
        app.start(scene)
        wait(app)
        said = scene.said
        app.services.change(language="ru")
        wait(app)
        button = scene.page.find("new-game")
        assert isinstance(button, Button)
        assert button.words == translator("ru")("score-new-game")
        assert scene.said != said
