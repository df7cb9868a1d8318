"""Files of puzzles and the book of what was solved, whole, damaged and missing."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from momiji import registry
from momiji.playing.puzzle import Progress, Solving, mark, next_open, noted, of_the_day, streak
from momiji.resources import assets
from momiji.store import paths
from momiji.store.files import BadFile
from momiji.store.puzzles import Attempt, PuzzleBook, book_file, collection, read_book, write_book

TODAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    return tmp_path


def shipped(game: str = "chocolatier") -> dict[str, Any]:
    data: dict[str, Any] = json.loads((assets() / "puzzles" / f"{game}.json").read_text(encoding="utf-8"))
    return data


def test_what_is_damaged_is_left_out_and_told(tmp_path: Path) -> None:
    data = shipped()
    whole = len(data["puzzles"])
    del data["puzzles"][3]["lines"]
    data["puzzles"][5]["record"]["version"] = 99
    data["puzzles"][7] = "no puzzle"
    data["puzzles"][8]["id"] = data["puzzles"][9]["id"]
    file = tmp_path / "chocolatier.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    found = collection("chocolatier", file)
    assert len(found.puzzles) == whole - 4
    assert [(text.key, text.args["count"]) for text in found.troubles] == [("puzzles-left-out", 4)]


@pytest.mark.parametrize("words", ["", "{", "[]", '{"format": "momiji-puzzles", "puzzles": 3}', '{"puzzles": []}', "\0"])
def test_a_file_of_something_else_is_told(tmp_path: Path, words: str) -> None:
    file = tmp_path / "momiji.json"
    file.write_text(words, encoding="utf-8")
    found = collection("momiji", file)
    assert not found.puzzles
    assert len(found.troubles) == 1


def test_a_game_without_puzzles_has_none(tmp_path: Path) -> None:
    assert collection("momiji", tmp_path / "none.json") == collection("momiji", tmp_path / "neither.json")
    assert collection("momiji", tmp_path / "none.json").troubles == ()


def test_the_book_is_kept_and_a_damaged_one_is_set_aside() -> None:
    puzzle = collection("momiji").puzzles[0]
    write_book(PuzzleBook(attempts={puzzle.name: Attempt(state="solved", wrong=1)}, days=["2026-11-17"]))
    assert mark(read_book(), puzzle) == "solved"
    book_file().write_text('{"format": "momiji-puzzle-book", "attempts": 7}', encoding="utf-8")
    assert read_book() == PuzzleBook()
    assert [file.name for file in paths.aside().iterdir()] == ["puzzles.json"]


def test_the_one_before_is_read_where_the_book_is_torn() -> None:
    puzzle = collection("momiji").puzzles[0]
    write_book(PuzzleBook(attempts={puzzle.name: Attempt(state="solved")}))
    write_book(PuzzleBook(attempts={puzzle.name: Attempt(state="solved")}, days=["2026-11-18"]))
    book_file().write_bytes(book_file().read_bytes()[:40])
    assert mark(read_book(), puzzle) == "solved"


def test_a_disk_that_is_full_is_told_and_nothing_is_forgotten() -> None:
    def full(book: PuzzleBook) -> None:
        raise BadFile("file-unwritable", file="puzzles.json", reason="full")

    solving = Solving(collection("momiji").puzzles[0], ("Hana", "Kenji"))
    progress = Progress(TODAY, PuzzleBook(), full)
    trouble = progress.note(solving)
    assert trouble is not None and trouble.key == "file-unwritable"
    assert mark(progress.book, solving.puzzle) == "begun"


def test_what_is_solved_stays_so_and_what_was_shown_does_too() -> None:
    puzzle = collection("chocolatier").puzzles[0]
    solving = Solving(puzzle, ("Hana", "Kenji"))
    for words in puzzle.lines[0].steps:
        solving.session.perform(solving.session.rules.decode(words))
    right = solving.verdict()
    assert right.right
    solved = noted(PuzzleBook(), solving, right, day=TODAY)
    assert mark(solved, puzzle) == "solved" and solved.days == [TODAY.isoformat()]
    assert mark(noted(solved, solving, shown=True), puzzle) == "solved"
    shown = noted(PuzzleBook(), solving, shown=True)
    assert mark(noted(shown, solving, right, day=TODAY), puzzle) == "shown"
    assert not noted(shown, solving, right, day=TODAY).days


def test_every_day_has_its_puzzle_and_the_games_take_turns() -> None:
    puzzles = {game: collection(game).puzzles for game in registry.GAMES}
    days = [of_the_day(date.fromordinal(TODAY.toordinal() + ahead), puzzles) for ahead in range(90)]
    assert all(day is not None for day in days)
    assert [day.game for day in days[:3] if day] == [day.game for day in days[3:6] if day]
    assert len({day.game for day in days[:3] if day}) == len(registry.GAMES)
    assert len({day.name for day in days if day}) == 90
    assert of_the_day(TODAY, dict.fromkeys(registry.GAMES, ())) is None


@pytest.mark.parametrize(
    ("days", "now", "longest"),
    [
        ([], 0, 0),
        (["2026-11-18"], 1, 1),
        (["2026-11-16", "2026-11-17"], 2, 2),
        (["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-17", "2026-11-18"], 2, 3),
        (["2026-11-14", "2026-11-15"], 0, 2),
        (["2026-02-30", "2026-11-18"], 1, 1),
    ],
)
def test_a_streak_counts_days_in_a_row_up_to_yesterday(days: list[str], now: int, longest: int) -> None:
    run = streak(PuzzleBook(days=days), TODAY)
    assert (run.now, run.longest) == (now, longest)


def test_the_next_one_is_of_the_same_theme_while_there_is_one() -> None:
    puzzles = collection("miyabi").puzzles
    first = puzzles[0]
    following = next_open(PuzzleBook(), puzzles, first)
    assert following is not None and following is not first and following.theme == first.theme
    others = {puzzle.name: Attempt(state="solved") for puzzle in puzzles if puzzle.theme == first.theme}
    elsewhere = next_open(PuzzleBook(attempts=others), puzzles, first)
    assert elsewhere is not None and elsewhere.theme != first.theme
    assert next_open(PuzzleBook(attempts={puzzle.name: Attempt(state="shown") for puzzle in puzzles}), puzzles) is None
