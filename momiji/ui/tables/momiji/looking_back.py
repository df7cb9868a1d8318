"""The ways into the replay viewer and the review of a game."""

from collections.abc import Callable
from typing import Any

from momiji.ui.services import Services
from momiji.ui.stack import Change

from .reel import Reel
from .replay_scene import ReplayScene
from .session import Session


def replay_of(
    services: Services, session: Session, looker: int, play_on: Callable[[dict[str, Any]], Change | None], *, at: int | None = None
) -> ReplayScene:
    """A finished game from its beginning with any eyes; one that runs from where it stands, with the looker's eyes alone."""
    reel = Reel(session, looker)
    start = at if at is not None else 0 if session.over else reel.length
    return ReplayScene(services, reel, on_play_on=lambda position: play_on(reel.record(position)), at=start)
