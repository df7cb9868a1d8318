"""One complete annotated game for each mode, checked in and told again word by word."""

import json

import pytest

from tests.playthroughs.telling import GAMES, HERE, tell


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_was_written_down(name: str) -> None:
    record = json.loads((HERE / f"{name}.momiji.json").read_text(encoding="utf-8"))
    told = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(tell(record)) == told
    assert any(line.endswith(("wins.", "victory.", "won.", "lost.")) for line in told[-1:])
