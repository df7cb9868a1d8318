"""The very first start: its page, what it keeps, and that it is shown only once."""

from pathlib import Path

import pygame
import pytest

from momiji import play
from momiji.i18n import LANGUAGES, system_language
from momiji.playing.preferences import Preferences, sensible
from momiji.store import settings
from momiji.ui.app import App
from momiji.ui.kit.choice import Trough
from momiji.ui.scenes.first_start import FirstStartScene
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.scenes.title import TitleScene
from tests.ui import stage
from tests.ui.stage import SIZES, staged, wait


def shown(app: App) -> FirstStartScene:
    scene = FirstStartScene(app.services, on_lesson=lambda: None, on_title=lambda: None)
    app.start(scene)
    wait(app)
    return scene


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lies_on_the_sheet_and_in_the_window(language: str) -> None:
    for size in (SIZES[0], SIZES[2]):
        for text in (1.0, 2.0):
            with staged(size, text, language=language) as app:
                scene = FirstStartScene(app.services, on_lesson=lambda: None, on_title=lambda: None)
                widgets = scene.layout()
                assert app.surface.get_rect().contains(scene.sheet)
                for index, widget in enumerate(widgets):
                    assert scene.sheet.contains(widget.rect), widget.name
                    assert widget.rect.collidelist([other.rect for other in widgets[index + 1 :]]) < 0


def test_a_language_and_a_size_show_at_once_by_mouse_and_keys() -> None:
    with staged() as app:
        scene = shown(app)
        trough = scene.page.find("language")
        assert isinstance(trough, Trough)
        stage.click(app, trough.cells()[LANGUAGES.index("ru")].center)
        assert app.services.preferences.language == "ru"
        assert scene._labels[0][0] == app.services.say("first-start-language")
        scene.page.set_focus("text")
        stage.press(app, pygame.K_RIGHT, pygame.K_RIGHT)
        assert app.services.preferences.text_scale == 1.5


@pytest.mark.parametrize(("key", "leads_to"), [(pygame.K_RETURN, LessonScene), (pygame.K_ESCAPE, TitleScene)])
def test_it_leads_on_and_is_not_shown_again(key: int, leads_to: type[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    file = tmp_path / "config" / "settings.json"
    with staged() as app:
        app.services.save = play._keep_preferences
        program = play.Program(app.services)
        app.start(program.first_start())
        wait(app)
        assert not file.exists()
        stage.press(app, key)
        program.close()
        assert isinstance(app.stack.top, leads_to)
        assert settings.load(file, Preferences(), sensible).value.animation_speed == 0.0


def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert system_language(["de", "cs", "en"]) == "cs"
    assert system_language(["ru"]) == "ru"
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert system_language(["ru"]) == "cs"
    monkeypatch.setenv("LC_ALL", "C")
    assert system_language(["ru"]) == "en"
