"""The garden of the day is the same for everyone; an unexpected error leaves a log and nothing else."""

import re
from datetime import date
from pathlib import Path

import pytest

from momiji.core.text import Text
from momiji.games.momiji.table.pictures import staging
from momiji.i18n import translator
from momiji.store import crash, daily
from momiji.store.daily import DailyOutcome
from tests.store.games import NOW, played

DAY = date(2026, 11, 17)


def test_the_same_day_gives_the_same_deal() -> None:
    assert daily.seed(DAY, "equinox") == "daily-2026-11-17-equinox"
    seeds = {daily.seed(date(2026, 11, day), mode) for day in range(1, 31) for mode in ("versus", "cold-breeze", "meditation", "equinox")}
    assert len(seeds) == 120
    assert all(len(seed) <= 40 for seed in seeds)
    one, two = (staging.session(2, daily.seed(DAY, "versus")).setup for _ in range(2))
    assert one == two


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (DailyOutcome(points=51, turns=20), "Momiji 17 November 2026 Equinox 51 points in 20 turns"),
        (DailyOutcome(won=True, turns=12), "Momiji 17 November 2026 Equinox won in 12 turns"),
        (DailyOutcome(turns=9, met=2, wanted=3), "Momiji 17 November 2026 Equinox 2 of 3 after 9 turns"),
    ],
)
def test_a_line_to_share_of_letters_and_figures(outcome: DailyOutcome, words: str) -> None:
    line = translator("en").text(daily.line(Text("momiji-name"), DAY, Text("scenario-equinox-title"), outcome))
    assert line == words
    assert re.fullmatch(r"[A-Za-z0-9 ]+", line)


def test_the_log_tells_what_where_and_in_which_game(tmp_path: Path) -> None:
    try:
        raise ValueError("a leaf too many \ud800")
    except ValueError as error:
        path = crash.write(error, played().record(), NOW, versions={"pygame": "2.5"}, folder=tmp_path / "logs")
    assert path is not None
    told = path.read_text(encoding="utf-8")
    for words in ("Momiji: ", "system: ", "pygame: 2.5", "a leaf too many", "test_daily_and_crash.py", '"actions"'):
        assert words in told


def test_a_log_that_cannot_be_written_is_no_second_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert crash.write(ValueError(), None, NOW, folder=tmp_path / "file" / "logs") is None
    assert "record:\n-" in crash.report(ValueError(), None, NOW, {})
    assert crash.report(ValueError(), {"self": object()}, NOW, {})


def test_old_logs_go(tmp_path: Path) -> None:
    for number in range(crash.MOST + 5):
        (tmp_path / f"crash-20200101-{number:06}.txt").write_text("", encoding="utf-8")
    crash.write(ValueError(), None, NOW, folder=tmp_path)
    assert len(list(tmp_path.iterdir())) == crash.MOST
