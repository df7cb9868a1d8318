"""Miyabi at its table, as people play it."""

from pathlib import Path
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.playing.session import Session
from momiji.ui.scenes.score.scene import ScoreScene
from tests.games.miyabi.at_table import ALL, at_table, by_clicks, by_drags, by_keys, choices, likely, register, settle


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("hand", "players", "options"), [(by_clicks, 3, ALL), (by_drags, 2, ("zen", "frog")), (by_keys, 2, ("zen", "frog", "passing"))]
)
def test_a_whole_game_by_hand(hand: Any, players: int, options: tuple[str, ...]) -> None:
    session, chance, kinds = Session.begin(choices(players, options)), Chance("hand"), set[str]()
    with at_table(session, size=(1024, 640)) as app:
        while not session.over:
            step, taken = likely(session, chance), len(session.taken)
            hand(app, step)
            settle(app)
            assert [one.step for one in session.taken[taken:]] == [step]
            kinds.add(type(step).__name__)
        assert isinstance(app.stack.top, ScoreScene)
    assert kinds >= {"Place", "Zen", "Frog", "End"}
