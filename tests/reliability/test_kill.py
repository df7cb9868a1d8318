"""Killed at random moments, a game resumes where it stood; the 200 runs of docs/reliability.md are the same with more of them."""

from tests.reliability.kill import run


def test_a_killed_game_is_not_lost() -> None:
    verdicts = run(8, seed=7)
    assert verdicts["lost"] == 0
    assert verdicts["files left after tidying"] == 0
    assert verdicts["the step in progress is kept"] + verdicts["at the last completed step"] == 8
