"""Saved games, by mouse alone and by keyboard alone, and readable at every size."""

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from momiji.core.text import Text
from momiji.ui.app import App
from momiji.ui.input import Key, PointerMove, Wheel
from momiji.ui.kit.notice import NAME as NOTICE
from momiji.ui.kit.notice import STAYS
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.scenes.saves.bring_in import BringInScene, FoundFile
from momiji.ui.scenes.saves.parts import SavedRow, SaveRow, SeatLine, shown
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.saves.shelf import row_of
from momiji.ui.stack import Change, Pop, Push
from tests.store.games import NOW, header, played, shelf
from tests.ui.setup_table import NAMES, SIZES, TEXTS, Hands, complaints, everything, window

CRESTS = ("flower", "fan", "lantern", "crane", "wave")
ABOUT = Text("saves-about", {"turn": 9, "cards": 21, "gates": 3})


def picture() -> bytes:
    out = io.BytesIO()
    pygame.image.save(pygame.Surface((61, 28)), out, "x.png")
    return out.getvalue()


def row(key: str, name: str, players: int = 2, **more: object) -> SavedRow:
    seats = tuple(SeatLine(CRESTS[n], NAMES[n], Text("level-gardener") if n % 2 else None, n == 1, 8 * n) for n in range(players))
    plain = SavedRow(key, name, Text("saves-state-yours", {"turn": 9}), Text("saves-today", {"time": "18:42"}), ABOUT, seats)
    return replace(plain, **more)  # type: ignore[arg-type]


ROWS = (
    row("auto", "Hana’s table", 4, chips=(Text("saves-chip-autosave"),), can_rename=False),
    row("five", "Five at the cottage", 5, chips=(Text("saves-chip-dew"),)),
    row("rain", "Rainy evening"),
    row("torn", "Torn", 0, trouble=Text("file-not-text", {"file": "/home/hana/Torn.momiji.json"}), can_rename=False),
    *(row(f"more-{number}", f"Evening {number}", 3) for number in range(8)),
)


class Cupboard:
    """A shelf that remembers what was asked of it."""

    def __init__(self, rows: Sequence[SavedRow] = ROWS) -> None:
        self.content = list(rows)
        self.gone: list[list[SavedRow]] = []
        self.asked: list[tuple[str, ...]] = []
        self.trouble: Text | None = None

    def rows(self) -> Sequence[SavedRow]:
        return self.content

    def open(self, key: str) -> Change | Text | None:
        self.asked.append(("open", key))
        return self.trouble

    def rename(self, key: str, name: str) -> Text | None:
        self.asked.append(("rename", key, name))
        if not self.trouble:
            self.content = [replace(one, key=f"{key}+", name=name) if one.key == key else one for one in self.content]
        return self.trouble

    def delete(self, key: str) -> Text | None:
        self.asked.append(("delete", key))
        if not self.trouble:
            self.gone.append(self.content)
            self.content = [one for one in self.content if one.key != key]
        return self.trouble

    def undo(self) -> Text | None:
        self.content = self.gone.pop()
        return None

    def export(self, key: str) -> Text:
        self.asked.append(("export", key))
        return Text("saves-exported", {"file": "/home/hana/x.momiji.json"})

    def bring_in(self) -> Change | None:
        self.asked.append(("import",))
        return None

    def row(self, key: str) -> SavedRow | None:
        return None

    def portrait(self, key: str) -> pygame.Surface | None:
        return None

    @property
    def painting(self) -> bool:
        return False


@pytest.fixture
def cupboard() -> Cupboard:
    return Cupboard()


@pytest.fixture
def hands(cupboard: Cupboard) -> Iterator[Hands]:
    with window() as app:
        yield Hands(app, SavesScene(app.services, cupboard))


def scene(hands: Hands) -> SavesScene:
    top = hands.app.stack.top
    assert isinstance(top, SavesScene)
    return top


def press(hands: Hands, *names: str) -> None:
    for name in names:
        hands.app.post(Key(name))
        hands.app.step(0.02)


def test_by_mouse_alone(hands: Hands, cupboard: Cupboard) -> None:
    hands.click("open")
    hands.click("row-rain")
    assert scene(hands).chosen == "rain"
    hands.click("export")
    hands.click("import")
    hands.click("name")
    hands.rewrite("Мокрый вечер")
    hands.click("row-five")
    hands.click("delete")
    hands.click(NOTICE)
    assert cupboard.asked == [("open", "auto"), ("export", "rain"), ("import",), ("rename", "rain", "Мокрый вечер"), ("delete", "five")]
    assert [one.name for one in cupboard.content[:3]] == ["Hana’s table", "Five at the cottage", "Мокрый вечер"]
    assert scene(hands).chosen == "five"


def test_by_keyboard_alone(hands: Hands, cupboard: Cupboard) -> None:
    press(hands, "down", "down")
    assert scene(hands).chosen == "rain"
    press(hands, "return")
    press(hands, "f2")
    hands.rewrite("Dry evening")
    press(hands, "return")
    assert scene(hands).chosen == "rain+"
    press(hands, "delete")
    assert NOTICE in [widget.name for widget in scene(hands).page.widgets]
    press(hands, "z")
    assert scene(hands).chosen == "rain+"
    hands.tab_to("export")
    press(hands, "return")
    hands.tab_to("import")
    press(hands, "return")
    expected = [("open", "rain"), ("rename", "rain", "Dry evening"), ("delete", "rain+"), ("export", "rain+"), ("import",)]
    assert cupboard.asked == expected


def test_two_quick_clicks_open_a_game_and_two_slow_ones_do_not(hands: Hands, cupboard: Cupboard) -> None:
    now = [100.0]
    hands.app.services.clock = lambda: now[0]
    hands.click("row-five")
    now[0] += 2
    hands.click("row-five")
    assert cupboard.asked == []
    hands.click("row-five")
    assert cupboard.asked == [("open", "five")]


def test_a_name_can_be_left_as_it_was(hands: Hands, cupboard: Cupboard) -> None:
    press(hands, "down", "f2")
    hands.rewrite("x")
    press(hands, "escape")
    assert cupboard.asked == []
    press(hands, "f2")
    hands.rewrite("   ")
    press(hands, "return")
    assert cupboard.asked == []
    focus = scene(hands).page.focus
    assert focus is not None
    assert focus.name == "row-five"


def test_an_autosave_has_no_name_to_change(hands: Hands, cupboard: Cupboard) -> None:
    press(hands, "f2")
    hands.click("rename")
    assert cupboard.asked == []


def test_what_cannot_be_opened_says_why(hands: Hands, cupboard: Cupboard) -> None:
    press(hands, "down", "down", "down", "return")
    assert cupboard.asked == []
    assert scene(hands).page.toast is not None
    hands.click("open")
    hands.click("export")
    assert cupboard.asked == []
    cupboard.trouble = Text("file-missing", {"file": "x"})
    hands.click("row-auto")
    hands.click("open")
    hands.click("delete")
    assert cupboard.asked == [("open", "auto"), ("delete", "auto")]
    assert scene(hands).page.toast is not None
    assert scene(hands).notice_shown is None


def test_the_undo_goes_by_itself(hands: Hands, cupboard: Cupboard) -> None:
    hands.click("delete")
    due = scene(hands).due()
    assert due is not None
    assert due <= STAYS
    hands.app.step(STAYS + 1)
    assert NOTICE not in [widget.name for widget in scene(hands).page.widgets]
    assert len(cupboard.content) == len(ROWS) - 1


def test_escape_and_back_leave(cupboard: Cupboard) -> None:
    for leave in ("escape", "back"):
        with window() as app:
            hands = Hands(app, SavesScene(app.services, cupboard))
            if leave == "escape":
                press(hands, "escape")
            else:
                hands.click("back")
            assert app.stack.top is None


def test_nothing_saved_yet() -> None:
    with window() as app:
        hands = Hands(app, SavesScene(app.services, Cupboard(())))
        press(hands, "delete", "f2", "return")
        assert app.stack.top is None


def test_the_last_one_can_be_deleted(hands: Hands, cupboard: Cupboard) -> None:
    for _ in ROWS:
        press(hands, "delete")
    assert scene(hands).rows == []
    assert scene(hands).chosen == ""


def test_strange_names_are_shown_safely() -> None:
    assert shown("a\nb\x00c") == "a�b�c"
    assert len(shown("x" * 10_000)) == 60
    assert "\u202e" not in shown("abc\u202edef")
    nasty = replace(ROWS[1], name="\ud800\u202e" + "W" * 5000, png=b"\x89PNG nonsense")
    with window() as app:
        hands = Hands(app, SavesScene(app.services, Cupboard((nasty,))))
        assert isinstance(hands.page.find("row-five"), SaveRow)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_or_is_cut(size: tuple[int, int], text: float) -> None:
    with window(size, text) as app:
        saves = SavesScene(app.services, Cupboard([replace(one, png=picture()) for one in ROWS]))
        hands = Hands(app, saves)
        for key in ("auto", "five", "torn"):
            saves._choose(key)
            app.step(0.1)
            assert complaints(app, saves.page) == []
        for area in [widget for widget in everything(saves.page) if isinstance(widget, ScrollArea)]:
            app.post(Wheel(*area.rect.center, 0, -50))
        app.step(0.1)
        assert complaints(app, saves.page) == []
        hands.click("delete")
        app.post(PointerMove(1, 1))
        app.step(0.1)
        assert [one for one in complaints(app, saves.page) if "cut" in one or "leaves" in one] == []


FOUND = [
    FoundFile(
        f"/home/hana/Downloads/{n}.momiji.json", f"A game from Kenji {n}", "/home/hana/Downloads", Text("saves-today", {"time": "9:05"})
    )
    for n in range(9)
]


def importing(app: App, taken: list[str], answer: Change | Text | None) -> Hands:
    def take(path: str) -> Change | Text | None:
        taken.append(path)
        return answer

    hands = Hands(app, SavesScene(app.services, Cupboard()))
    app.stack.apply(Push(BringInScene(app.services, FOUND, take)))
    app.step(0.1)
    return hands


def test_a_file_from_elsewhere_by_mouse_or_by_keyboard() -> None:
    taken: list[str] = []
    with window() as app:
        hands = importing(app, taken, Pop())
        hands.click(f"file-{FOUND[1].path}")
        assert isinstance(app.stack.top, SavesScene)
        hands = importing(app, taken, Text("file-missing", {"file": "x"}))
        hands.write("/tmp/game.momiji.json")
        press(hands, "return")
        assert hands.page.bubble is not None
        hands.click("take")
        assert taken == [FOUND[1].path, "/tmp/game.momiji.json", "/tmp/game.momiji.json"]
        hands.click("cancel")
        assert isinstance(app.stack.top, SavesScene)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_import_sheet_fits(size: tuple[int, int], text: float) -> None:
    with window(size, text) as app:
        hands = importing(app, [], None)
        app.post(PointerMove(1, 1))
        app.step(0.1)
        assert complaints(app, hands.page) == []


def test_a_save_whose_record_lacks_what_only_its_rules_ask_for_is_listed_all_the_same(tmp_path: Path) -> None:
    game = played()
    record = {key: value for key, value in game.record().items() if key not in ("mode", "morning_dew", "types")}
    save = shelf(tmp_path).save(record, header(game, "Half"))
    (found,) = shelf(tmp_path).listing().saves
    assert found.path == save.path
    assert row_of(found, NOW).name == "Half"
