"""Games for tests of what is kept: real ones, played by sensible steps."""

from datetime import UTC, datetime
from pathlib import Path

from momiji.games.momiji.table.pictures import staging
from momiji.playing.keeping import header_of
from momiji.playing.session import Session
from momiji.store.saves import Header, Shelf

NOW = datetime(2026, 11, 17, 18, 42, tzinfo=UTC)
PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00\x90wS\xde\x00\x00\x00\x0cIDATx\x9cc``\x00"
    b"\x00\x00\x04\x00\x01\xf6\x178U\x00\x00\x00\x00IEND\xaeB`\x82"
)


def played(players: int = 2, turns: int = 4, seed: str = "maple", scenario: str | None = None) -> Session:
    return staging.play_until(staging.session(players, seed, scenario=scenario), staging.turn(turns))


def header(session: Session, name: str = "Rainy evening", png: bytes | None = PNG) -> Header:
    return header_of(session, name, NOW, png)()


def shelf(folder: Path) -> Shelf:
    return Shelf(folder / "saves", bin=folder / "bin", aside=folder / "aside")
