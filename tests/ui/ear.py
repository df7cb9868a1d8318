"""A listener in place of a loudspeaker: notes what was played and refuses sounds that do not exist."""

from dataclasses import dataclass, field

from momiji.resources import assets
from momiji.ui.audio import EFFECTS, PIECES, effects_of_games

KNOWN = {*EFFECTS, *effects_of_games(assets() / "sounds")}
OF_GAMES = sorted(path.relative_to(assets() / "sounds").as_posix().removesuffix(".ogg") for path in (assets() / "sounds").glob("*/*.ogg"))
PIECES_OF_GAMES = [name for name in OF_GAMES if not name[-1].isdecimal()]  # an effect ends in the number of its pitch


@dataclass(slots=True)
class Ear:
    played: list[str] = field(default_factory=list)
    volumes: tuple[float, float] = (0.0, 0.0)
    piece: str | None = None
    closed: bool = False

    def play(self, name: str) -> None:
        assert name in KNOWN, f"there is no sound called {name}"
        self.played.append(name)

    def tune(self, effects: float, music: float) -> None:
        self.volumes = (effects, music)

    def ambience(self, name: str | None) -> None:
        assert name is None or name in (*PIECES, *PIECES_OF_GAMES), f"there is no piece called {name}"
        self.piece = name

    def close(self) -> None:
        self.closed = True
