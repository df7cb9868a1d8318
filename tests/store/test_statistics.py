"""Results of finished games: added line by line, read with tolerance, summed up, exported, reset and brought back."""

import csv
import json
from pathlib import Path

import pytest

from momiji.games.momiji.table.pictures import staging
from momiji.i18n import translator
from momiji.playing.keeping import result_of
from momiji.store import statistics
from momiji.store.statistics import Result, ResultBook, SeatResult, Streak, Tally
from momiji.ui.scenes.statistics.numbers import GameNumbers
from tests.store.games import NOW


def versus(points: list[int], levels: list[str | None]) -> Result:
    seats = [SeatResult(name="Hana", level=level, points=p, won=p == max(points)) for p, level in zip(points, levels, strict=True)]
    return Result(date="2026-11-17", mode="versus", seats=seats)


def solo(won: bool, scenario: str = "equinox") -> Result:
    return Result(date="2026-11-17", mode="solo", options=[f"solo={scenario}"], seats=[SeatResult(name="Hana", won=won)])


GAMES = [
    versus([50, 40], [None, "sprout"]),
    versus([30, 45, 20], [None, "master", "sprout"]),
    versus([61, 60], [None, None]),
    solo(True),
    solo(True),
    solo(False),
    solo(True, "meditation"),
]


def book(folder: Path) -> ResultBook:
    book = ResultBook(folder / "data" / "statistics.jsonl")
    for game in GAMES:
        book.add(game)
    return book


def test_what_is_added_is_read(tmp_path: Path) -> None:
    assert book(tmp_path).read() == statistics.Read(tuple(GAMES), 0)
    assert ResultBook(tmp_path / "none").read() == statistics.Read((), 0)


def test_games_wins_best_and_average() -> None:
    assert statistics.tally(GAMES[:3]) == Tally(3, 2, 1, 61, (50 + 30 + 61 + 60) / 4)
    assert {key: tally.games for key, tally in statistics.by_players(GAMES).items()} == {2: 2, 3: 1}
    assert {key: (tally.games, tally.wins) for key, tally in statistics.by_level(GAMES).items()} == {"sprout": (2, 1), "master": (1, 0)}
    assert {key: (tally.games, tally.wins) for key, tally in statistics.by_scenario(GAMES).items()} == {
        "equinox": (3, 2),
        "meditation": (1, 1),
    }


def test_solo_streaks() -> None:
    assert statistics.streak(GAMES) == Streak(1, 2)
    assert statistics.streak(GAMES, "equinox") == Streak(0, 2)
    assert statistics.streak([]) == Streak()


def test_lines_nobody_can_read_are_passed_over(tmp_path: Path) -> None:
    kept = book(tmp_path)
    whole = kept.path.read_bytes()
    kept.path.write_bytes(b"nonsense\n" + whole + b'{"version": 2}\n\n' + b"x" * 10_000 + b"\n\xff\n" + whole[:40])
    assert kept.read() == statistics.Read(tuple(GAMES), 5)
    kept.add(solo(True))
    assert kept.read() == statistics.Read((*GAMES, solo(True)), 5)


def test_a_file_grown_beyond_measure_is_read_from_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = book(tmp_path)
    monkeypatch.setattr("momiji.store.statistics.LARGEST", 400)
    assert kept.read().results == tuple(GAMES[-len(kept.read().results) :])
    assert 0 < len(kept.read().results) < len(GAMES)


def test_export(tmp_path: Path) -> None:
    kept = book(tmp_path)
    kept.add(Result(date="2026-11-17", mode="solo", options=["solo=equinox"], seats=[SeatResult(name="=cmd()")]))
    path = kept.export(tmp_path / "out.csv")
    rows = list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows) == 12
    assert rows[0]["points"] == "50"
    assert rows[-1]["name"] == "'=cmd()"
    assert kept.export(path) != path


def test_reset_and_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    kept = book(tmp_path)
    old = kept.reset()
    assert old is not None
    assert kept.read().results == ()
    assert kept.reset() is None
    kept.add(solo(False))
    kept.undo(old)
    assert kept.read().results == (*GAMES, solo(False))


def test_a_finished_game_becomes_a_result() -> None:
    game = staging.play_until(staging.session(2, "over"), staging.over)
    assert game.over
    result = result_of(game, NOW)
    assert [seat.name for seat in result.seats] == ["Hana", "Kenji"]
    assert all(seat.points is not None for seat in result.seats)
    assert any(seat.won for seat in result.seats)
    alone = staging.play_until(staging.session(1, "over", scenario="meditation"), staging.over)
    assert result_of(alone, NOW).scenario == "meditation"
    json.dumps(result_of(alone, NOW).model_dump(mode="json"))


def test_every_sentence_of_the_page_is_there(tmp_path: Path) -> None:
    say = translator("en")
    for chapter in GameNumbers(book(tmp_path)).chapters():
        assert chapter.charts or chapter.key == "puzzles"  # none of them was tried
        for text in (
            chapter.title,
            chapter.empty,
            *(figure.label for figure in chapter.figures),
            *(chart.title for chart in chapter.charts),
        ):
            assert say.text(text)


def test_lines_from_before_there_were_other_games_are_momijis(tmp_path: Path) -> None:
    old = Path(__file__).parent.parent / "fixtures" / "statistics-before-other-games.jsonl"
    kept = ResultBook(tmp_path / "statistics.jsonl")
    kept.path.write_bytes(old.read_bytes())
    kept.add(Result(date="2026-11-18", game="toy", mode="versus", seats=[SeatResult(name="Hana", points=3)]))
    read = kept.read()
    assert (len(read.results), read.skipped) == (3, 0)
    against, alone = read.of("momiji")
    assert (against.options, against.scenario, alone.options, alone.scenario) == ([], None, ["solo=equinox"], "equinox")
    assert [result.seats[0].points for result in read.of("toy")] == [3]
    assert read.of("chess") == ()
