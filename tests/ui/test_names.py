"""A name is typed once: on the first page, in the settings or at a table; then every way to play knows it, and statistics go by it."""

import json
from io import StringIO
from pathlib import Path

import pygame
import pytest

from momiji import play
from momiji.games.momiji.table.solo.chooser import SoloChooserScene
from momiji.i18n import translator
from momiji.playing.choices import LEVELS, choices_from_dict, choices_to_dict, usual_choices, usual_names
from momiji.playing.people import MOST_KNOWN, known, renamed, seated
from momiji.playing.preferences import Preferences, sensible
from momiji.store import paths, settings
from momiji.store.statistics import Result, ResultBook, SeatResult
from momiji.terminal.program import TextProgram
from momiji.ui.app import App
from momiji.ui.kit.field import TextField
from momiji.ui.scenes.first_start import FirstStartScene
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.scenes.statistics.numbers import GameNumbers
from momiji.ui.scenes.statistics.scene import StatisticsScene
from momiji.ui.stack import Reset
from momiji.ui.table.lesson.guide import TableGuide
from tests.terminal.typist import InProcess
from tests.ui import stage
from tests.ui.stage import staged, wait

USUAL = ("Hana", "Kenji")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))


def program(app: App) -> play.Program:
    app.services.save = play._keep_preferences
    return play.Program(app.services)


def write(app: App, field: str, words: str) -> None:
    """Click into a line, empty it, type."""
    scene = app.stack.top
    widget = scene.page.find(field)  # type: ignore[union-attr]
    assert isinstance(widget, TextField)
    stage.click(app, widget.rect.center)
    for _ in widget.value:
        stage.press(app, pygame.K_END, pygame.K_BACKSPACE)
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=words))
    app.step(0.02)


# ---------------------------------------------------------------------- what is kept


def test_a_new_name_keeps_the_old_one_as_a_former_one() -> None:
    wish = Preferences(name="Jana", known_names=("Petr", "Jana N."))
    assert renamed(wish, "  Jana N. ") == {"name": "Jana N.", "former_names": ("Jana",), "known_names": ("Petr",)}
    assert renamed(Preferences(), "Jana")["former_names"] == ()


def test_whoever_gives_a_name_first_is_the_player_of_this_computer() -> None:
    assert seated(Preferences(), ["Jana", "Petr"], USUAL) | {"former_names": ()} == {
        "name": "Jana", "former_names": (), "known_names": ("Petr",)
    }  # fmt: skip
    assert "name" not in seated(Preferences(), ["Hana", "Petr"], USUAL)
    assert "name" not in seated(Preferences(name="Jana"), ["Petr"], USUAL)
    assert seated(Preferences(name="Jana", known_names=("Ota",)), ["Petr", "Jana"], USUAL) == {"known_names": ("Petr", "Ota")}


def test_only_so_many_names_are_known() -> None:
    wish = Preferences(name="Jana")
    for number in range(40):
        wish = Preferences(name="Jana", **seated(wish, ["Jana", f"P{number}"], USUAL))
    assert len(wish.known_names) == MOST_KNOWN
    assert known(wish)[:2] == ["Jana", "P39"]


@pytest.mark.parametrize("bad", ["x" * 25, "a\x00b", "a\nb", 7, None])
def test_a_bad_name_in_the_settings_falls_back_alone(bad: object) -> None:
    loaded = settings.fill(Preferences(), {"name": bad, "muted": True, "known_names": [bad]}, sensible)
    assert (loaded.value.name, loaded.value.known_names, loaded.value.muted) == ("", (), True)


def test_the_own_seat_keeps_up_with_a_new_name() -> None:
    before = usual_choices("momiji", ["Jana", "Kenji"], "A")
    kept = json.loads(json.dumps(choices_to_dict(before, "Jana")))
    assert [seat.name for seat in choices_from_dict(kept, before, "Jana N.").seats] == ["Jana N.", "Kenji"]


def test_nobody_gets_the_own_name_a_second_time() -> None:
    assert usual_names(translator("en"), "Kenji")[:2] == ["Kenji", "Yuki"]
    assert len(set(usual_names(translator("en"), "Kenji"))) == 5


# ---------------------------------------------------------------------- where it is asked, and where it is known


def test_the_first_page_asks_once_and_everything_knows() -> None:
    with staged() as app:
        begun = program(app)
        app.start(begun.first_start())
        wait(app)
        write(app, "name", "Jana")
        assert isinstance(app.stack.top, FirstStartScene)
        stage.click(app, app.stack.top.page.find("title").rect.center)
        assert settings.read(paths.config() / "settings.json")["name"] == "Jana"
        new_game, solo, lesson = begun.new_game(), begun.solo(), begun.lesson()
        assert isinstance(new_game, NewGameScene) and isinstance(solo, SoloChooserScene)
        assert new_game.form.choices().seats[0].name == solo.choices.seats[0].name == "Jana"
        guide = lesson.guide  # type: ignore[attr-defined]
        assert isinstance(guide, TableGuide)
        assert guide.session.seats[0].name == "Jana"
        begun.close()


def test_without_a_name_everything_goes_on_as_usual() -> None:
    with staged() as app:
        begun = program(app)
        app.start(begun.first_start())
        wait(app)
        stage.press(app, pygame.K_ESCAPE)
        scene = begun.new_game()
        assert isinstance(scene, NewGameScene)
        assert scene.form.choices().seats[0].name == "Hana"
        assert app.services.preferences.name == ""
        begun.close()


def test_a_new_game_begins_against_a_gardener_until_the_player_chose_otherwise() -> None:
    with staged() as app:
        begun = program(app)
        scene = begun.new_game()
        assert isinstance(scene, NewGameScene)
        assert [seat.computer for seat in scene.form.choices().seats] == [None, "gardener"]
        scene.form.set_computer(scene.form.rows[1].key, None)
        begun._begin(scene.form.choices())
        again = begun.new_game()
        assert isinstance(again, NewGameScene)
        assert [seat.computer for seat in again.form.choices().seats] == [None, None]
        begun.close()


def test_the_first_game_after_the_lesson_is_one_against_a_gardener() -> None:
    with staged() as app:
        app.services.remember(name="Jana", lessons=(("momiji", 11),))
        begun = program(app)
        app.start(begun.lesson())
        wait(app, 1.0)
        stage.press(app, pygame.K_RETURN)
        wait(app, 1.0)
        stage.press(app, pygame.K_RETURN)  # the primary button has the focus
        wait(app, 1.0)
        assert begun.session is not None
        assert [(seat.name, seat.computer) for seat in begun.session.seats] == [("Jana", None), ("Kenji", "gardener")]
        begun.close()


def test_a_name_typed_at_the_first_table_is_known_from_then_on() -> None:
    with staged() as app:
        begun = program(app)
        app.start(begun.new_game())
        wait(app)
        scene = app.stack.top
        assert isinstance(scene, NewGameScene)
        write(app, f"name-{scene.form.rows[0].key}", "Jana")
        begun._begin(scene.form.choices())
        assert app.services.preferences.name == "Jana"
        solo = begun.solo()
        assert isinstance(solo, SoloChooserScene)
        assert solo.choices.seats[0].name == "Jana"
        begun.close()


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_whoever_played_before_is_offered_in_the_seats(by_mouse: bool) -> None:
    with staged() as app:
        app.services.remember(name="Jana", known_names=("Petr", "Ota"))
        begun = program(app)
        app.start(begun.new_game())
        wait(app)
        scene = app.stack.top
        assert isinstance(scene, NewGameScene)
        key = scene.form.rows[1].key
        scene.form.set_computer(key, None)
        scene.build()
        if by_mouse:
            stage.click(app, scene.page.find(f"known-{key}").rect.center)
            wait(app)
            assert [line.words for line in app.stack.top.page.widgets] == ["Petr", "Ota"]  # type: ignore[union-attr]
            stage.click(app, app.stack.top.page.find("pick-1").rect.center)  # type: ignore[union-attr]
        else:
            scene.page.set_focus(f"known-{key}")
            stage.press(app, pygame.K_RETURN)
            wait(app)
            stage.press(app, pygame.K_DOWN, pygame.K_RETURN)
        wait(app)
        assert app.stack.top is scene
        assert scene.form.name(key) == "Ota"
        begun.close()


def test_the_name_is_changed_in_the_settings() -> None:
    with staged() as app:
        app.services.remember(name="Jana")
        app.start(SettingsScene(app.services, "play"))
        wait(app)
        write(app, "name", "Eva")
        assert app.services.preferences.name == "Eva"
        assert app.services.preferences.former_names == ("Jana",)
        scene = app.stack.top
        assert isinstance(scene, SettingsScene)
        assert "name" not in scene._changed()  # usual settings take nobody's name away


def test_text_mode_knows_the_name_and_keeps_one() -> None:
    file = paths.config() / "settings.json"
    settings.write(file, {"language": "en", "name": "Jana"})
    assert told("momiji\n2\n1\n").count("Jana") > 0
    settings.write(file, {"language": "en"})
    told("momiji\n1\n2\nEva\n1\nFox\n2\n\n\n\n")
    assert settings.read(file)["name"] == "Eva"


def told(lines: str) -> str:
    out = StringIO()
    TextProgram(InProcess(), "en", StringIO(lines), out).run(None)
    return out.getvalue()


# ---------------------------------------------------------------------- statistics


def book(folder: Path) -> ResultBook:
    """Three games of Jana, one of them under her old name, one of them against Petr; two more of his."""
    written = ResultBook(folder / "statistics.jsonl")

    def game(*seats: tuple[str, str | None, int]) -> None:
        best = max(points for _, _, points in seats)
        results = [SeatResult(name=name, level=level, points=points, won=points == best) for name, level, points in seats]
        written.add(Result(date="2026-11-17", mode="versus", seats=results))

    game(("Hana", None, 50), ("Fox", LEVELS[1], 40))
    game(("Jana", None, 30), ("Fox", LEVELS[1], 40))
    game(("Jana", None, 60), ("Petr", None, 55))
    game(("Petr", None, 20), ("Fox", LEVELS[0], 40))
    game(("Petr", None, 90), ("Fox", LEVELS[0], 40))
    return written


def figures(scene: StatisticsScene) -> list[str]:
    said = scene.services.say
    return [figure.value if isinstance(figure.value, str) else said.text(figure.value) for figure in scene.chapter.figures]


def test_statistics_are_those_of_one_person_or_of_all(tmp_path: Path) -> None:
    with staged() as app:
        numbers = GameNumbers(book(tmp_path), me="Jana", mine={"Jana", "Hana"})
        scene = StatisticsScene(app.services, numbers)
        app.start(scene)
        wait(app)
        assert figures(scene) == ["3", "67%", "60", "47"]
        stage.click(app, scene.page.find("person").rect.center)
        wait(app)
        lines = [line.words for line in app.stack.top.page.widgets]  # type: ignore[union-attr]
        assert lines == ["My games (Jana)", "Petr", "Everyone’s games"]
        stage.click(app, app.stack.top.page.find("pick-1").rect.center)  # type: ignore[union-attr]
        wait(app)
        assert figures(scene) == ["3", "33%", "90", "55"]
        scene.page.set_focus("person")
        stage.press(app, pygame.K_RETURN)
        wait(app)
        stage.press(app, pygame.K_DOWN, pygame.K_RETURN)
        wait(app)
        assert figures(scene)[0] == "5"


def test_one_player_alone_has_nothing_to_choose(tmp_path: Path) -> None:
    written = ResultBook(tmp_path / "statistics.jsonl")
    written.add(Result(date="2026-11-17", mode="solo", options=["solo=equinox"], seats=[SeatResult(name="Hana", won=True)]))
    with staged() as app:
        scene = StatisticsScene(app.services, GameNumbers(written, mine={"Hana"}))
        assert not [widget for widget in scene.layout() if widget.name == "person"]


def test_games_without_a_name_are_still_counted_as_mine(tmp_path: Path) -> None:
    """Results of older versions carry the usual names; a name given later does not lose them."""
    with staged() as app:
        begun = program(app)
        ResultBook().add(Result(date="2026-11-17", mode="solo", options=["solo=equinox"], seats=[SeatResult(name="Hana", won=True)]))
        app.services.remember(**renamed(app.services.preferences, "Jana"))
        app.start(begun.statistics())
        app.stack.apply(Reset(begun.statistics()))
        scene = app.stack.top
        assert isinstance(scene, StatisticsScene)
        assert figures(scene)[0] == "1"
        begun.close()
