"""The page of statistics and the page after an error: by mouse, by keyboard, at every size."""

from pathlib import Path

import pytest

from momiji.playing.choices import LEVELS
from momiji.store.statistics import Result, ResultBook, SeatResult
from momiji.ui.app import App
from momiji.ui.input import Key, PointerMove, Wheel
from momiji.ui.kit.notice import NAME as NOTICE
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.scenes.crash_page import CrashScene
from momiji.ui.scenes.statistics.numbers import GameNumbers
from momiji.ui.scenes.statistics.scene import StatisticsScene
from tests.ui.setup_table import SIZES, TEXTS, Hands, complaints, everything, window


def numbers(folder: Path, games: int = 30) -> GameNumbers:
    book = ResultBook(folder / "statistics.jsonl")
    for number in range(games):
        points = [30 + number * 7 % 40, 41]
        seats = [
            SeatResult(name="Hana", points=points[0], won=points[0] > 41),
            SeatResult(name="Fox", level=LEVELS[number % 4], points=41, won=points[0] <= 41),
            *(SeatResult(name="Kenji", level=LEVELS[0], points=20) for _ in range(number % 4)),
        ]
        book.add(Result(date="2026-11-17", mode="versus", seats=seats))
        scenario = ("cold-breeze", "meditation", "equinox")[number % 3]
        book.add(Result(date="2026-11-17", mode="solo", options=[f"solo={scenario}"], seats=[SeatResult(name="Hana", won=number % 4 > 0)]))
    return GameNumbers(book)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path / "home"))


def page(hands: Hands) -> StatisticsScene:
    top = hands.app.stack.top
    assert isinstance(top, StatisticsScene)
    return top


def press(hands: Hands, *names: str) -> None:
    for name in names:
        hands.app.post(Key(name))
        hands.app.step(0.02)


def test_statistics_by_mouse(tmp_path: Path) -> None:
    with window() as app:
        hands = Hands(app, StatisticsScene(app.services, numbers(tmp_path)))
        hands.click("chapter", 0.9)
        assert page(hands).chapter.key == "puzzles"
        hands.click("chapter", 0.5)
        assert page(hands).chapter.key == "solo"
        hands.click("export")
        assert len(list((tmp_path / "home" / "exports").glob("*.csv"))) == 1
        assert page(hands).page.toast is not None
        hands.click("reset")
        assert page(hands).empty
        hands.click(NOTICE)
        assert not page(hands).empty
        hands.click("back")
        assert app.stack.top is None


def test_statistics_by_keyboard(tmp_path: Path) -> None:
    with window() as app:
        hands = Hands(app, StatisticsScene(app.services, numbers(tmp_path)))
        press(hands, "right")
        assert page(hands).chapter.key == "solo"
        press(hands, "left", "pagedown", "end", "home")
        hands.tab_to("reset")
        press(hands, "return")
        assert page(hands).empty
        press(hands, "z")
        assert not page(hands).empty
        hands.tab_to("export")
        press(hands, "space")
        assert list((tmp_path / "home" / "exports").glob("*.csv"))
        press(hands, "escape")
        assert app.stack.top is None


def test_statistics_of_nothing_and_of_a_damaged_file(tmp_path: Path) -> None:
    with window() as app:
        hands = Hands(app, StatisticsScene(app.services, numbers(tmp_path, 0)))
        hands.click("reset")
        hands.click("export")
        assert page(hands).notice_shown is None
        damaged = numbers(tmp_path, 1)
        with damaged.book.path.open("ab") as stream:
            stream.write(b"nonsense\n")
        hands = Hands(app, StatisticsScene(app.services, damaged))
        assert page(hands).page.toast is not None


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_statistics_fit(size: tuple[int, int], text: float, tmp_path: Path) -> None:
    with window(size, text) as app:
        scene = StatisticsScene(app.services, numbers(tmp_path))
        Hands(app, scene)
        for chapter in (0, 1):
            scene._turn(chapter)
            app.step(0.1)
            assert complaints(app, scene.page) == []
            for down in (-3, -50):
                for area in [widget for widget in everything(scene.page) if isinstance(widget, ScrollArea)]:
                    app.post(Wheel(*area.rect.center, 0, down))
                app.step(0.1)
                assert complaints(app, scene.page) == []


def crash(app: App, done: list[str], log: Path | None, *, kept: bool = True, opens: bool = True) -> CrashScene:
    def note(word: str) -> None:
        done.append(word)

    def show(folder: Path) -> bool:
        done.append(str(folder))
        return opens

    return CrashScene(
        app.services,
        log,
        on_continue=(lambda: note("continue")) if kept else None,
        on_title=lambda: note("title"),
        on_quit=lambda: note("quit"),
        show_folder=show,
    )


def test_after_an_error_the_game_goes_on(tmp_path: Path) -> None:
    done: list[str] = []
    with window() as app:
        hands = Hands(app, crash(app, done, tmp_path / "crash.txt"))
        press(hands, "return")
        for name in ("continue", "folder", "title", "quit"):
            hands.click(name)
        hands.tab_to("folder")
        press(hands, "space", "escape")
        assert done == ["continue", "continue", str(tmp_path), "title", "quit", str(tmp_path), "title"]


def test_after_an_error_without_autosave_or_log(tmp_path: Path) -> None:
    done: list[str] = []
    with window() as app:
        hands = Hands(app, crash(app, done, None, kept=False))
        press(hands, "return")
        assert done == ["title"]
        hands = Hands(app, crash(app, done, tmp_path / "x" / "crash.txt", opens=False))
        hands.click("folder")
        assert hands.page.toast is not None


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_page_after_an_error_fits(size: tuple[int, int], text: float) -> None:
    log = Path("/home/hana/.local/state/Momiji/log/crash-20261117-184211.txt")
    with window(size, text) as app:
        for scene in (crash(app, [], log), crash(app, [], None, kept=False)):
            Hands(app, scene)
            app.post(PointerMove(1, 1))
            app.step(0.1)
            assert complaints(app, scene.page) == []
