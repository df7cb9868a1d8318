"""What every game has in its own way: things beside titles, a page of keys, buttons with their words; and nothing it has no use for."""

import pytest

from momiji import registry, screenshot
from momiji.core.rulebook import Keys
from momiji.i18n import LANGUAGES
from momiji.resources import assets
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.scenes.lesson.scene import GHOSTS, LessonScene
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.shots import Wish
from momiji.ui.stack import Push
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.table import table_of
from tests.ui.reading import Page, faults, reading

OTHERS = [game for game in registry.GAMES if game != registry.USUAL]
CORNERS = ("menu", "log", "rules", "settings")


@pytest.mark.parametrize("game", OTHERS)
def test_no_leaf_stands_for_a_game_that_has_no_leaves(game: str) -> None:
    motifs = [*pages(game).motifs, *(chapter.motif for chapter in table_of(game).book.chapters)]
    for motif in motifs:
        assert motif not in theme.LEAVES and motif.startswith(f"{game}/")
        assert (assets() / "art" / f"{motif}.svg").is_file(), motif


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_page_of_keys_opens_and_lists_only_keys_that_do_something(game: str) -> None:
    with screenshot.staged("table", Wish(game=game, size=(1280, 720))) as app:
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        app.stack.apply(Push(scene.table.rule_book(app.services, "keys")))
        book = app.stack.top
        assert isinstance(book, RuleBookScene) and isinstance(book.open_page.side, Keys)
        words = [words for _, words in book.setter.shortcuts]
        numbered = any(spot.kind in scene.layout.NUMBERED for spot in scene.layout.spots)
        assert ("shortcut-number" in words) == numbered
        turned = any(scene.desk.turnings(spot) for spot in scene.layout.spots)
        assert any(one.endswith("-shortcut-turn") for one in words) == turned


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_replay_opens_hands_only_where_there_are_some(game: str) -> None:
    with screenshot.staged("replay", Wish(game=game, size=(1280, 720))) as app:
        scene = app.stack.top
        assert isinstance(scene, ReplayScene)
        names = {widget.name for widget in scene.page.widgets}
        assert ("hands" in names) == registry.rules(game).secret == ("replay-hands" in screenshot.names(game))
        assert "log" in names and "review" in names


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("game", registry.GAMES)
def test_buttons_of_a_lesson_lie_on_no_coin(game: str, size: tuple[int, int]) -> None:
    with screenshot.staged("lesson-2", Wish(game=game, size=size)) as app:
        scene = app.stack.top
        assert isinstance(scene, LessonScene)
        ghosts = [widget for widget in scene.controls.widgets if widget.name in GHOSTS]
        inner = scene.guide.inner
        assert len(ghosts) == 3 and isinstance(inner, TableScene)
        others = [panel for name, panel in inner.layout.panels.items() if name.startswith("player-")]
        for rect in (*(inner.layout.buttons[name] for name in CORNERS), *others):
            assert all(not ghost.rect.colliderect(rect) for ghost in ghosts), rect


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coachs_button_gives_up_its_key_before_its_word(lang: str) -> None:
    """There is room for the word in every language; for the key beside it only where the word is short."""
    with screenshot.staged("table", Wish(game="chocolatier", lang=lang)) as app:
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        hint = next(widget for widget in scene.buttons if widget.name == "hint")
        assert isinstance(hint, Button) and hint.words == app.services.say("coach-button")
        assert not app.services.look.type.cut


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_row_of_the_sheet_is_worth_stands_under_its_name(lang: str, text: float) -> None:
    """No figure of a label lies on its words."""
    with reading(), screenshot.staged("score", Wish((1280, 720), lang, text, game="chocolatier")) as app:
        page = Page((1280, 720))
        app.stack.draw(page)
        assert faults(page.marks, page.get_rect(), []) == []
