"""Scenes of Momiji for pictures: real scenes, real positions reached by real steps."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from momiji.ai.brain import brain
from momiji.ai.coach import advise
from momiji.ai.thought import Advice
from momiji.core.text import Text
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.options import Wishes
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.view import View
from momiji.games.momiji.table.book.artist import rule_book
from momiji.games.momiji.table.closer.look import closer_look
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.draft.coach import CoachedDraft
from momiji.games.momiji.table.draw.context import Easel
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.lesson.guide import lesson
from momiji.games.momiji.table.lesson.script import LESSONS
from momiji.games.momiji.table.pictures import moments, samples, staging
from momiji.games.momiji.table.player_side import players_scene
from momiji.games.momiji.table.solo.chooser import SoloChooserScene
from momiji.playing.choices import LEVELS, usual_choices, usual_names
from momiji.playing.session import Choices, Session
from momiji.playing.thinkers import Thinkers
from momiji.playing.timeline import Reel
from momiji.ui import shots
from momiji.ui.app import App
from momiji.ui.keys import GENERAL
from momiji.ui.scenes.daily import DailyScene
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.pages import Doors
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.seats import SeatsScene
from momiji.ui.scenes.settings.keys import KeysScene
from momiji.ui.scenes.statistics.scene import StatisticsScene
from momiji.ui.services import Services
from momiji.ui.shots import Wish
from momiji.ui.stack import Pop, Push, Scene
from momiji.ui.table.coach.scene import CoachedTable
from momiji.ui.table.flow import Exits, Flow
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.shortcuts import ACTIONS
from momiji.ui.table.show import Spot


@dataclass(frozen=True, slots=True)
class _Answered:
    """Advice that is there at once."""

    answer: tuple[Advice, ...]
    ready: bool = True

    def cancel(self) -> None: ...


class _AtOnce(Thinkers):
    """A coach with a fixed budget instead of a second, so that a picture is the same every time."""

    def advise(self, game: str, view: View, seed: str) -> _Answered:  # type: ignore[override]
        return _Answered(advise(brain(game), view, seed, deadline=lambda: False))


def _flow(services: Services, session: Session) -> Flow:
    def title(*_: object) -> Scene:
        return shots.title(services)

    return Flow(services, session, Exits(title, title, title, _AtOnce(), lambda _: Text("message-ok"), lambda _: "", lambda *_: ""))


def _seen(app: App, session: Session, prepare: Callable[[MomijiDesk], object] = lambda desk: None) -> Scene:
    """The table of a game, with something begun at the desk."""
    scene = _flow(app.services, session).scene()
    if isinstance(scene, TableScene) and isinstance(scene.desk, MomijiDesk):
        prepare(scene.desk)
    return scene


def _scenario(wish: Wish) -> str:
    return wish.scenario or next(iter(EDITION.scenarios))


def _middle(wish: Wish) -> Session:
    """A game in its middle, before a mixed play."""
    return staging.best_moment(staging.session(wish.players, wish.seed), moments.mixed_play)


def _table(app: App, wish: Wish) -> Scene:
    return _seen(app, _middle(wish), _plan_two)


def _plan_two(desk: MomijiDesk) -> None:
    for step in moments.two_types(desk.state):
        desk.plan_step(step)


def _collect(app: App, wish: Wish) -> Scene:
    def choose(desk: MomijiDesk) -> None:
        fullest = max(desk.show.columns, key=lambda column: len(column.cards))
        desk.tap(Spot("column", "ROYGPBU"[fullest.type]))

    return _seen(app, staging.best_moment(staging.session(wish.players, wish.seed), moments.middle), choose)


def _discard(app: App, wish: Wish) -> Scene:
    game = staging.best_moment(staging.session(wish.players, wish.seed), moments.full_discard)
    return _seen(app, game, lambda desk: desk.tap(Spot("discard")))


def _landscape(app: App, wish: Wish) -> Scene:
    """A landscape in use: the discard pile is searched with G, or another one begun."""

    def use(desk: MomijiDesk) -> None:
        letter = moments.asking(desk.state)
        places = [place for place, own in enumerate(desk.state.players[desk.seat].panorama) if own == letter]
        desk.tap(Spot("landscape", str(places[-1])))
        if not desk.show.ability and desk.show.primary is not None:  # it turns cards, so it asks first
            desk.press(desk.show.primary.action)

    return _seen(app, staging.best_moment(staging.session(wish.players, wish.seed), moments.searching), use)


def _solo(app: App, wish: Wish) -> Scene:
    game = staging.session(1, wish.seed, scenario=_scenario(wish), open_counts=True)
    return _seen(app, staging.best_moment(game, moments.discarding), lambda desk: desk.tap(Spot("hand", "0")))


def _coach(app: App, wish: Wish) -> Scene:
    return _hinted(app, staging.play_until(staging.session(wish.players, wish.seed), staging.turn(5 * wish.players)))


def _solo_coach(app: App, wish: Wish) -> Scene:
    game = staging.session(1, wish.seed, scenario=_scenario(wish), open_counts=True)
    return _hinted(app, staging.play_until(game, staging.turn(2)))


def _draft_coach(app: App, wish: Wish) -> Scene:
    scene = _draft(app, wish)
    app.start(scene)
    if isinstance(scene, CoachedDraft):
        scene.hint()
    return scene


def _hinted(app: App, game: Session) -> Scene:
    """The best move and why."""
    scene = _seen(app, game)
    app.start(scene)
    if isinstance(scene, CoachedTable):
        scene.hint()
    return scene


def _score(app: App, wish: Wish) -> Scene:
    return _seen(app, staging.play_until(staging.session(wish.players, wish.seed), staging.over))


def _solo_score(app: App, wish: Wish) -> Scene:
    return _seen(app, staging.play_until(staging.session(1, wish.seed, scenario=_scenario(wish)), staging.over))


def _draft(app: App, wish: Wish) -> Scene:
    game = staging.session(wish.players, wish.seed, draft=True)
    return _flow(app.services, staging.play_until(game, staging.drafting(wish.players + 2))).scene()


def _handover(app: App, wish: Wish) -> Scene:
    return _flow(app.services, staging.best_moment(staging.session(wish.players, wish.seed), moments.middle)).opening()


def _lesson(app: App, number: int) -> Scene:
    """A step of the first game, by its number from 1."""

    def title(*_: object) -> Scene:
        return shots.title(app.services)

    return lesson(app.services, Doors(lambda: None, title, title, title), number - 1)


def _choices(services: Services, wish: Wish, scenario: str | None = None) -> Choices:
    options, names = Wishes(scenario=scenario).options, usual_names(services.tongue)
    choices = usual_choices("momiji", names, f"MAPLE-{wish.seed}", options, alone=scenario is not None)
    if scenario:
        return choices
    levels = (None, None, "gardener", "master", "sprout")
    seats = tuple(replace(seat, computer=level) for seat, level in zip(staging.seats(wish.players), levels, strict=False))
    return replace(choices, seats=seats, first=0, options=Wishes(wish.players == 5, draft=True).options)


def _setup(app: App, wish: Wish) -> Scene:
    return NewGameScene(app.services, _choices(app.services, wish), lambda _: None, on_rules=lambda: None, levels=LEVELS)


def _solo_chooser(app: App, wish: Wish) -> Scene:
    return SoloChooserScene(app.services, _choices(app.services, wish, _scenario(wish)), lambda _: None, on_rules=lambda: None)


def _replay(app: App, wish: Wish) -> Scene:
    """A finished game, looked at two thirds of the way."""
    game = staging.play_until(staging.session(wish.players, wish.seed), lambda s: False)
    reel = Reel(game, 0)
    at = reel.turns[len(reel.turns) * 2 // 3].last - 2
    return ReplayScene(app.services, reel, on_play_on=lambda _: None, on_review=lambda: None, at=at)


def _replay_drawer(name: str) -> Callable[[App, Wish], Scene]:
    def stage(app: App, wish: Wish) -> Scene:
        scene = _replay(app, wish)
        assert isinstance(scene, ReplayScene)
        scene.drawer, scene.everything = name, name == "hands"
        return scene

    return stage


def _review(app: App, wish: Wish) -> Scene:
    game = staging.play_until(staging.session(wish.players, wish.seed), lambda s: False)
    scene = ReviewScene(app.services, Reel(game, 0), lambda _: None)
    scene.build()
    while scene.guessing:
        scene.update(0.0)
    return scene


def _saves(app: App, wish: Wish) -> Scene:
    scene = SavesScene(app.services, samples.Shelf(app.services))
    app.start(scene)
    for _ in range(4):  # a portrait with every step
        app.step(0.5)
    return scene


def _statistics(app: App, wish: Wish) -> Scene:
    return StatisticsScene(app.services, samples.Numbers())


def _daily(app: App, wish: Wish) -> Scene:
    day = samples.NOW.date()
    return DailyScene(app.services, day, samples.gardens(day), lambda _: None)


def _menu(services: Services, wish: Wish) -> Scene:
    """The real one, with everything a game offers."""
    opened = _flow(services, _middle(wish)).menu()
    assert isinstance(opened, Push)
    return opened.scene


def _log(services: Services, wish: Wish) -> Scene:
    return LogScene(services, _middle(wish))


def _seats(services: Services, wish: Wish) -> Scene:
    session = staging.session(wish.players, wish.seed)
    for seat, level in zip(range(1, wish.players), ("master", "sprout", "sage"), strict=False):
        session.reseat(seat, level)
    return SeatsScene(services, session, Pop)


def _rules(topic: str) -> Callable[[App, Wish], Scene]:
    return lambda app, wish: rule_book(app.services, topic)


def _evening(app: App, wish: Wish) -> Scene:
    """Late in the game, when the light is low."""

    def worth(s: State) -> float | None:
        seen = moments.middle(s)
        return None if seen is None else seen - 30 * len(s.deck) / len(s.setup.deck)

    return _seen(app, staging.best_moment(staging.session(wish.players, wish.seed), worth))


def _last_turns(app: App, wish: Wish) -> Scene:
    """The end was triggered, and most still have a turn."""
    game = staging.session(wish.players, wish.seed)
    return _seen(app, staging.play_until(game, lambda s: s.final == wish.players - 2 and staging.begun(s)))


def _closer(kind: Literal["goal", "landscape"]) -> Callable[[Services, Wish], Scene]:
    """A closer look at the first of its kind."""

    def scene(services: Services, wish: Wish) -> Scene:
        game = _middle(wish)
        desk = MomijiDesk(game, game.actor or 0)
        spot = Spot("goal", desk.show.goals[0].id) if kind == "goal" else Spot("landscape", "0")
        easel = Easel(services, desk.show, lay_out(desk.show, services.scale))
        return closer_look(services, easel, spot, desk.tip(spot))

    return scene


def _player(services: Services, wish: Wish) -> Scene:
    """The side of the player who has most to show."""
    game = _middle(wish)
    desk = MomijiDesk(game, game.actor or 0)
    most = max(desk.show.others, key=lambda other: len(other.piles) + len(other.goals))
    return players_scene(services, desk.show, desk.told, most.seat)


def _change_keys(services: Services) -> Scene:
    services.actions = (*ACTIONS, *GENERAL)
    return KeysScene(services)


SCENES: dict[str, Callable[[App, Wish], Scene]] = {
    "setup": _setup,
    "solo-chooser": _solo_chooser,
    "draft": _draft,
    "table": _table,
    "collect": _collect,
    "coach": _coach,
    "solo-coach": _solo_coach,
    "draft-coach": _draft_coach,
    "discard": _discard,
    "landscape": _landscape,
    "solo": _solo,
    "score": _score,
    "solo-score": _solo_score,
    "handover": _handover,
    "replay": _replay,
    "review": _review,
    "daily": _daily,
    "saves": _saves,
    "statistics": _statistics,
    "replay-log": _replay_drawer("log"),
    "replay-hands": _replay_drawer("hands"),
    "menu": _table,
    "log": _table,
    "keys": _table,
    "change-keys": _table,
    "seats": _collect,
    "evening": _evening,
    "last-turns": _last_turns,
    "closer-goal": _table,
    "closer-landscape": _table,
    "player": _collect,
    "lesson": lambda app, wish: _lesson(app, 2),
    **{f"lesson-{n}": (lambda app, wish, n=n: _lesson(app, n)) for n in range(1, len(LESSONS) + 1)},  # type: ignore[misc]
}
RULES = {
    "rules": "play-kinds",
    "rules-contents": "contents",
    "rules-landscape": "landscape-e",
    "rules-scoring": "scoring",
    "rules-goals": "leaf-goals",
    "rules-paragraph": "11.4",
}
SCENES |= {name: _rules(topic) for name, topic in RULES.items()}
OVERLAYS: dict[str, Callable[[Services, Wish], Scene]] = {
    "menu": _menu,
    "log": _log,
    "keys": lambda services, wish: rule_book(services, "keys"),
    "change-keys": lambda services, wish: _change_keys(services),
    "seats": _seats,
    "closer-goal": _closer("goal"),
    "closer-landscape": _closer("landscape"),
    "player": _player,
}
ALONE = frozenset({"solo", "solo-score", "solo-chooser"})
SEATED = frozenset({"table", "collect", "score", "draft", "setup", "handover"})
