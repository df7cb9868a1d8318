"""What is heard at Miyabi's table: turf, bamboo, lanterns, a bowl, frogs; with motion, without it, and under a hand."""

from array import array
from collections import Counter
from collections.abc import Iterator
from math import cos, pi, sqrt

import pygame
import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Happened, Moved
from momiji.core.text import Refusal
from momiji.games.miyabi.rules.steps import PlaceTile
from momiji.games.miyabi.table.films import deal, heard
from momiji.games.miyabi.table.films.telling import Telling
from momiji.games.miyabi.table.motions import worth
from momiji.playing.session import Session
from momiji.resources import assets
from momiji.ui.audio import RATE, effects_of_games
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.scenes.title import TitleScene
from momiji.ui.stack import Pop, Push, Reset
from momiji.ui.table.desk import Change
from momiji.ui.theme import Scale
from tests.games.miyabi.at_table import ALL, at_table, by_drags, choices, desk, played, table
from tests.ui.ear import Ear

SCALE = Scale(1280, 720)
SECONDS = {
    "lift": 0.16, **{f"land{level}": 0.22 for level in range(1, 7)}, "turn": 0.12, "lantern": 0.5,
    **{f"points{step}": 0.1 for step in range(1, 4)}, "fifth": 0.9, "zen": 1.8, "frog": 0.25, "gold": 0.6, "clapper": 1.1,
}  # fmt: skip


def whole_game() -> Iterator[Change]:
    """One in which everything happens that can be heard, each step as the one who takes it sees it."""
    session, chance = Session.begin(choices(2, ALL, "189")), Chance("189")
    game = registry.part("miyabi", "table")
    while not session.over:
        before = game.desk(session, session.state.current).show
        state, legal = session.state, session.rules.legal(session.state)
        best = max(worth(state, step) for step in legal)
        taken = session.perform(chance.pick([step for step in legal if worth(state, step) >= best - 1]))
        assert not isinstance(taken, Refusal)
        yield Change(before, taken.events, game.desk(session, before.seat).show)


def wanted(events: tuple[Event, ...]) -> Counter[str]:
    """Every event in its own voice."""
    out = Counter[str]()
    for event in events:
        match event:
            case Happened("laid", _, args):
                out[heard.landing(args["level"])] += 1
                out.update(f"miyabi/points{knock}" for knock in range(1, args["objects"] + 1))
            case Moved("lantern", _, target) if target.kind == "column":
                out[heard.LANTERN] += 1
            case Moved("frog"):
                out[heard.FROG] += 1
            case Moved(_, source) if source.kind == "bonus":
                out[heard.FIFTH] += 1
            case Moved(_, source) if source.kind == "zen-bag":
                out[heard.landing(1)] += 1
            case Counted(_, _, _, "enclosed"):
                out[heard.ZEN] += 1
            case Counted(_, _, _, "frog"):
                out["miyabi/points1"] += 1
            case Happened("gold"):
                out[heard.GOLD] += 1
            case Happened("round-over"):
                out[heard.CLAPPER] += 1
    return out


def test_every_sound_of_the_look_is_there_and_no_other() -> None:
    assert {name.removeprefix("miyabi/") for name in effects_of_games(assets() / "sounds") if name.startswith("miyabi/")} == set(SECONDS)


@pytest.mark.parametrize("name", SECONDS)
def test_a_sound_lasts_as_long_as_the_look_says(name: str) -> None:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    try:
        sound = array("h", pygame.mixer.Sound(assets() / "sounds" / "miyabi" / f"{name}-1.ogg").get_raw())
    finally:
        pygame.mixer.quit()
    assert abs(len(sound) / RATE - SECONDS[name]) <= 0.1 * SECONDS[name]


def test_every_event_of_a_game_is_heard_once() -> None:
    all_heard = Counter[str]()
    for change in whole_game():
        reel = Telling(change.before, change.after, SCALE)
        reel.tell(change.events)
        played_now = Counter(name for _, name in reel.sounds)
        if any(isinstance(event, Moved) and event.source.kind == "bag" for event in change.events):
            played_now[heard.landing(1)] = wanted(change.events)[heard.landing(1)]  # tiles that are dealt drop as they like
        assert +played_now == wanted(change.events), change.events
        all_heard += played_now
    assert set(all_heard) | {heard.LIFT, heard.TURN} == {f"miyabi/{name}" for name in SECONDS}  # those two are a hand's


def test_a_thud_is_lower_on_every_level_and_the_last_one_serves_all_above() -> None:
    assert len({heard.landing(level) for level in range(1, 7)}) == 6
    assert heard.landing(18) == heard.landing(6)


def test_tiles_are_heard_when_a_round_is_dealt() -> None:
    show = registry.part("miyabi", "table").desk(Session.begin(choices()), 0).show
    film = deal(show, SCALE)
    assert {name for _, name in film.sounds} == {heard.landing(1)}
    assert 0 < len(film.sounds) < len(show.dealt)


def test_without_motion_the_rarest_is_heard() -> None:
    rarest = (heard.CLAPPER, heard.ZEN, heard.FIFTH, heard.GOLD, heard.FROG)
    seen = set[str]()
    for change in whole_game():
        told = wanted(change.events)
        one = heard.at_once(change.events, change.after.gardens)
        if (rare := next((name for name in rarest if name in told), None)) is not None:
            assert one == rare, change.events
        else:
            laid = [event.args["level"] for event in change.events if isinstance(event, Happened) and event.what == "laid"]
            assert one == (heard.landing(laid[0]) if laid else None)
        seen.add(str(one))
    assert {*rarest, heard.landing(1), heard.landing(2)} <= seen


def test_a_tile_laid_by_hand_is_heard_when_it_is_lifted_turned_and_down() -> None:
    ear = Ear()
    with at_table(played(lambda session: session.state.round == 1)) as app:
        app.services.sound = ear
        app.services.change(animation_speed=1.0)
        ways = [way for way in desk(app).ways if isinstance(way.step, PlaceTile) and way.gesture.onto is not None]
        way = next(way for way in ways if way.gesture.turned not in ("", desk(app).turned(way.gesture.things[0])))
        ear.played.clear()
        by_drags(app, way.step)
        lifted, *turned = ear.played[: ear.played.index(heard.landing(1))]
        assert lifted == heard.LIFT and turned and set(turned) == {heard.TURN}
        assert Counter(ear.played)[heard.landing(1)] == 1 and heard.LANTERN in ear.played


def test_water_and_a_bird_play_behind_the_table_and_nowhere_else() -> None:
    ear = Ear()
    with at_table(Session.begin(choices())) as app:
        app.services.sound = ear
        table(app).build()
        assert ear.piece == heard.MORNING
        app.stack.apply(Reset(TitleScene(app.services, [])))
        assert ear.piece == "day"
        app.stack.apply(Push(SettingsScene(app.services, "sound")))
        ear.ambience(heard.MORNING)  # as a table over the title leaves it
        app.stack.apply(Pop())
        assert ear.piece == "day"


def tone(sound: "array[int]", hz: float) -> float:
    """How much of one pitch is in it (Goertzel)."""
    turn, before, last = 2 * cos(2 * pi * hz / (RATE / 4)), 0.0, 0.0
    for value in sound:
        before, last = last, value + turn * last - before
    return sqrt(before * before + last * last - turn * before * last) / len(sound)


def test_the_bird_calls_twice_a_round() -> None:
    """The long note it begins with is heard where nothing else holds a pitch."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    try:
        right = array("h", pygame.mixer.Sound(assets() / "sounds" / f"{heard.MORNING}.ogg").get_raw())[1::8]  # every fourth of one side
    finally:
        pygame.mixer.quit()
    half = RATE // 8
    halves = [right[start : start + half] for start in range(0, len(right) - half, half)]
    for hz, begins in ((1182, 42), (1230, 119)):
        levels = [tone(part, hz) for part in halves]
        assert levels.index(max(levels)) in (begins, begins + 1)
        assert max(levels) > 3 * sorted(levels)[-5], levels
