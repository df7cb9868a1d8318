"""Damaged files do no harm; the 10,000 of docs/reliability.md are the same with more of them."""

from tests.reliability.mutate import run


def test_no_damaged_file_does_harm() -> None:
    report = run(600, seed=3)
    assert report.failures == []
    assert {outcome.split(":")[0] for outcome in report.outcomes} == {"save", "settings", "statistics", "journal"}
    assert len(report.outcomes) >= 8
