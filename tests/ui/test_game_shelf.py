"""Real files behind the list of saved games: opened, renamed, deleted, brought back, sent away and taken in."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from momiji.core.text import Text
from momiji.i18n import translator
from momiji.store import paths, saves
from momiji.store.autosave import Autosave
from momiji.ui.app import App
from momiji.ui.scenes.saves import shelf as shelf_module
from momiji.ui.scenes.saves.bring_in import BringInScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.saves.shelf import GameShelf
from momiji.ui.stack import Change, Pop, Push
from tests.store.games import NOW, header, played
from tests.ui.setup_table import Hands, window

OPENED: list[Path] = []


@pytest.fixture
def app() -> Iterator[App]:
    with window() as app:
        yield app


@pytest.fixture
def shelf(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameShelf:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    OPENED.clear()
    kept, autosave = saves.Shelf(), Autosave()
    game = played(3, 6)
    kept.save(game.record(), header(game, "Rainy evening"))
    solo = played(1, 4, scenario="equinox")
    autosave.keep(solo.record(), lambda: header(solo, "Equinox"))
    autosave.close()
    (paths.saves() / "torn.momiji.json").write_text("{", encoding="utf-8")

    def opened(path: Path) -> Change | Text:
        OPENED.append(path)
        return Pop()

    return GameShelf(app.services, opened, lambda: NOW + timedelta(hours=1), kept, autosave)


def names(shelf: GameShelf) -> list[str]:
    return [row.name for row in shelf.rows()]


def test_rows_say_what_the_games_are(shelf: GameShelf) -> None:
    say = translator("en")
    auto, rain, torn = shelf.rows()
    assert [say.text(chip) for chip in auto.chips] == ["autosave"]
    assert (say.text(auto.date), auto.can_rename, auto.seats[0].on_turn) == ("today, 18:42", False, False)
    assert say.text(rain.state).startswith("Hana’s turn, turn ")
    assert "gates" in say.text(rain.about)
    assert [(seat.crest, seat.name, seat.on_turn) for seat in rain.seats] == [
        ("flower", "Hana", True),
        ("fan", "Kenji", False),
        ("lantern", "Yuki", False),
    ]
    assert torn.trouble is not None
    assert "torn.momiji.json" in say.text(torn.trouble)


def test_open(shelf: GameShelf) -> None:
    auto, rain, torn = shelf.rows()
    for row in (auto, rain):
        assert isinstance(shelf.open(row.key), Pop)
    assert [path.name for path in OPENED] == ["autosave.momiji.json", "Rainy evening.momiji.json"]
    assert isinstance(shelf.open(torn.key), Text)


def test_delete_and_undo_a_save_and_an_autosave(shelf: GameShelf) -> None:
    for number in (1, 0):
        row = shelf.rows()[number]
        before = names(shelf)
        assert shelf.delete(row.key) is None
        assert row.name not in names(shelf)
        assert shelf.undo() is None
        assert names(shelf) == before
    assert shelf.undo() is None


def test_rename_export_and_import(app: App, shelf: GameShelf, tmp_path: Path) -> None:
    assert shelf.rename(shelf.rows()[1].key, "Dry evening") is None
    assert names(shelf) == ["Equinox", "Dry evening", "torn"]
    told = shelf.export(shelf.rows()[1].key)
    assert told.key == "saves-exported"
    assert (tmp_path / "exports" / "Dry evening.momiji.json").exists()
    shelf.delete(shelf.rows()[1].key)
    hands = Hands(app, SavesScene(shelf.services, shelf))
    hands.click("import")
    assert isinstance(hands.app.stack.top, BringInScene)
    hands.click(f"file-{tmp_path / 'exports' / 'Dry evening.momiji.json'}")
    assert isinstance(hands.app.stack.top, SavesScene)
    assert "Dry evening" in [row.name for row in hands.app.stack.top.rows]
    change = shelf.bring_in()
    assert isinstance(change, Push)
    assert isinstance(change.scene, BringInScene)
    answer = change.scene.on_choose(str(tmp_path / "none.momiji.json"))
    assert getattr(answer, "key", "") == "file-missing"


def test_dates_read_naturally() -> None:
    say = translator("en")
    for ago, words in ((0, "today, 18:42"), (1, "yesterday, 18:42"), (3, "Saturday, 18:42"), (14, "3 November"), (400, "13 October 2025")):
        assert say.text(shelf_module.when(NOW - timedelta(days=ago), NOW)) == words
    assert say.text(shelf_module.when(NOW + timedelta(days=1), NOW)) == "18 November"
