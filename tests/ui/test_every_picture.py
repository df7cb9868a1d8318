"""Every picture of a game that is looked at and not played: the one in the list of saves, the replay, the closer look, the review.

Games of every mode, from the draft to the end. All positions of a draft are drawn; of the rest the first of each kind of moment, some
between, and the last.
"""

from collections.abc import Iterator

import pygame
import pytest

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.table.closer.look import can_look_closer, closer_look
from momiji.games.momiji.table.pictures import staging
from momiji.playing.session import Session
from momiji.playing.timeline import Timeline
from momiji.ui.app import App
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.stack import Push
from momiji.ui.table.looking_back import replay_of, review_of
from momiji.ui.table.show import Spot
from momiji.ui.table.thumbnail import KEPT, public_picture
from tests.choosing import momiji_choices
from tests.terminal.typist import InProcess
from tests.ui.stage import click, staged, wait

EVERY = 120  # of the positions that are like others
MODES = {
    **{f"{players}-{kind}": (players, kind) for players in (2, 3, 4) for kind in ("starter", "draft")},
    **{f"{players}-dew-draft": (players, "dew-draft") for players in (3, 5)},
    "4-dew": (4, "dew"),
    **{scenario: (1, scenario) for scenario in EDITION.scenarios},
}


def played(mode: str) -> Session:
    """A whole game by quick computer players; people sit at the table, so that every hand can be looked at."""
    players, kind = MODES[mode]
    scenario = kind if kind in EDITION.scenarios else None
    choices = momiji_choices(
        staging.seats(players), mode, morning_dew="dew" in kind, draft="draft" in kind, scenario=scenario, first=players - 1
    )
    return staging.play_until(Session.begin(choices), lambda state: False)


def moment(state: State) -> tuple[object, ...]:
    return state.stage, state.ability, state.final is None


def positions(timeline: Timeline) -> Iterator[int]:
    seen = set()
    for at in range(timeline.length + 1):
        state = timeline.state(at)
        if state.stage == Stage.DRAFT or moment(state) not in seen or at % EVERY == 0 or at == timeline.length:
            seen.add(moment(state))
            yield at


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    with staged((1024, 640)) as app:
        yield app


@pytest.mark.parametrize("mode", MODES)
def test_every_moment_can_be_looked_at(app: App, mode: str) -> None:
    game = played(mode)
    timeline = Timeline(game, 0)
    scene = replay_of(app.services, game, 0, lambda record: None, InProcess())
    app.start(scene)
    looked_at: set[tuple[str, object]] = set()
    for number, at in enumerate(positions(timeline)):
        scene.look_with(number % len(game.seats))
        scene.go(at)
        wait(app)
        kept = Session.resume(timeline.record(at))
        assert public_picture(app.services, kept).get_size() == KEPT, f"no picture of position {at}"
        looked = scene._look_at(number % len(game.seats))
        assert isinstance(looked, Push)
        looked.scene.build()
        looked.scene.draw(pygame.Surface(app.surface.get_size()))
        for spot in scene.layout.spots:
            kind = (spot.kind, timeline.state(at).stage == Stage.DRAFT and spot)
            if kind not in looked_at and can_look_closer(scene.picture.context, spot):
                looked_at.add(kind)
                closer = closer_look(app.services, scene.picture.context, spot, None)
                closer.build()
                closer.draw(pygame.Surface(app.surface.get_size()))
    review = review_of(app.services, game, 0, lambda record: None, InProcess())
    app.start(review)
    wait(app)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_draft_is_watched_from_its_first_choice_to_the_first_turn(players: int) -> None:
    """In motion: every choice flies from its place to the panorama of whoever took it."""
    session = staging.play_until(staging.session(players, "watched", draft=True), staging.turn(2))
    with staged(speed=1.0) as app:
        scene = replay_of(app.services, session, 0, lambda record: None, InProcess(), at=0)
        app.start(scene)
        wait(app, 0.5)
        for pick in range(3 * players):
            draft = scene.picture.show.draft
            assert draft is not None and sum(len(player.landscapes) for player in draft.players) == pick
            scene.forward()
            flew = 0
            while scene.moving:
                wait(app, 0.05)
                flew += bool(scene._flying)
            assert flew > 4
        assert scene.picture.show.draft is None
        assert [land.letter for land in scene.picture.show.me.landscapes] == list(session.state.players[0].panorama)


def test_what_lies_in_the_draft_can_be_looked_at_closely_and_so_can_the_players() -> None:
    session = staging.play_until(staging.session(4, "closely", draft=True), lambda state: False)
    with staged() as app:
        scene = replay_of(app.services, session, 0, lambda record: None, InProcess(), at=5)
        app.start(scene)
        wait(app)
        draft = scene.picture.show.draft
        assert draft is not None
        spots = set(scene.layout.spots)
        assert {Spot("face-up", str(place)) for place in range(3)} <= spots
        assert {Spot("taken", f"{seat}-0") for seat in range(4)} | {Spot("taken", "0-1")} == {s for s in spots if s.kind == "taken"}
        closer = closer_look(app.services, scene.picture.context, Spot("face-up", "1"), None)
        assert closer.topic() == f"landscape-{str(draft.places[1]).lower()}"
        sheet = scene.layout.spots[Spot("other", "2")].rect
        click(app, (sheet.x + 8, sheet.y + 8))
        players = app.stack.top
        assert isinstance(players, PlayersScene)
        side = players.page.find("side")
        assert isinstance(side, ScrollArea)
        herbarium = side.children[0].rect
        assert side.rect.contains(herbarium)
        below = [child.rect for child in side.children if child.name.startswith("land")]
        assert below and not any(rect.colliderect(herbarium) for rect in below)


def test_the_picture_of_a_save_shows_no_plan() -> None:
    """Cards that are staged but not played lie in nobody's sight."""
    session = staging.play_until(staging.session(2, "plan"), lambda state: state.laid > 0 and state.turn > 6)
    assert session.state.laid > 0
    before = Session.resume(Timeline(session, 0).record(len(session.taken) - session.state.laid))
    with staged() as app:
        pictures = [public_picture(app.services, game) for game in (session, before)]
        assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
