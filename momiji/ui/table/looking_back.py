"""The ways into the replay viewer and the review of a game."""

from collections.abc import Callable
from typing import Any

from momiji.playing.minds import Minds
from momiji.playing.session import Session
from momiji.playing.timeline import Timeline
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Push
from momiji.ui.table.replay.scene import ReplayScene

PlayOn = Callable[[dict[str, Any]], Change | None]
OnStudy = Callable[[int], Change | None]  # gets a position of the game: as many steps were taken there


def replay_of(
    services: Services,
    session: Session,
    looker: int,
    play_on: PlayOn,
    minds: Minds,
    *,
    at: int | None = None,
    on_study: OnStudy | None = None,
) -> ReplayScene:
    """A finished game from its beginning with any eyes; one that runs from where it stands, with the looker's eyes alone."""
    timeline = Timeline(session, looker)

    def see(position: int) -> Change | None:
        scene.go(position)
        return Pop()

    def review() -> Change | None:
        return Push(ReviewScene(services, timeline, see, minds, on_study=on_study))

    start = at if at is not None else 0 if session.over else timeline.length
    on_review = review if session.over else None
    scene = ReplayScene(
        services,
        timeline,
        on_play_on=lambda position: play_on(timeline.record(position)),
        on_review=on_review,
        on_study=on_study,
        at=start,
    )
    return scene


def review_of(
    services: Services, session: Session, looker: int, play_on: PlayOn, minds: Minds, *, on_study: OnStudy | None = None
) -> ReviewScene:
    """From the scoring sheet: a position that is chosen opens in the viewer above it."""

    def see(position: int) -> Change | None:
        return Push(replay_of(services, session, looker, play_on, minds, at=position, on_study=on_study))

    return ReviewScene(services, Timeline(session, looker), see, minds, on_study=on_study)
