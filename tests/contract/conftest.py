import pytest

from momiji import registry
from tests.games import toy


@pytest.fixture(autouse=True)
def toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)
