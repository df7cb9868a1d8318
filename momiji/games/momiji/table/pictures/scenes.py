"""Scenes of Momiji for pictures: real scenes, real positions reached by real steps."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.options import Wishes
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.table.book.artist import rule_book
from momiji.games.momiji.table.closer.look import closer_look
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.pictures import moments, samples, staging
from momiji.games.momiji.table.pictures.motions import MOTIONS
from momiji.games.momiji.table.solo.chooser import SoloChooserScene
from momiji.games.momiji.table.table import TABLE
from momiji.playing.choices import usual_choices, usual_names
from momiji.playing.session import Choices, Session
from momiji.ui.app import App
from momiji.ui.samples import NOW
from momiji.ui.scenes.daily import DailyScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.statistics.numbers import GameNumbers
from momiji.ui.scenes.statistics.scene import StatisticsScene
from momiji.ui.services import Services
from momiji.ui.shots import PictureStage, Wish, day_puzzle
from momiji.ui.stack import Scene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from momiji.ui.table.stage import Above, Moments, Staged, TableStage, flow, hinted


class MomijiMoments(Moments):
    """Before a mixed play, by players who know what they do."""

    def choices(self, services: Services, wish: Wish) -> Choices:
        return _choices(services, wish)

    def middle(self, wish: Wish) -> Session:
        return _middle(wish)

    def finished(self, wish: Wish) -> Session:
        return staging.play_until(staging.session(wish.players, wish.seed), lambda s: False)


def _seen(app: App, session: Session, prepare: Callable[[MomijiDesk], object] = lambda desk: None) -> Scene:
    """The table of a game, with something begun at the desk."""
    scene = flow(app.services, session).scene()
    if isinstance(scene, TableScene) and isinstance(scene.desk, MomijiDesk):
        prepare(scene.desk)
    return scene


def _scenario(wish: Wish) -> str:
    return wish.scenario or next(iter(EDITION.scenarios))


def _middle(wish: Wish) -> Session:
    """A game in its middle, before a mixed play."""
    return staging.best_moment(staging.session(wish.players, wish.seed), moments.mixed_play)


def _plan_two(desk: MomijiDesk) -> None:
    for step in moments.two_types(desk.session.state):
        desk.do(step)


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
        letter = moments.asking(desk.session.state)
        places = [place for place, own in enumerate(desk.me.panorama) if own == letter]
        desk.tap(Spot("landscape", str(places[-1])))
        if not desk.show.ability and desk.show.primary is not None:  # it turns cards, so it asks first
            desk.press(desk.show.primary.action)

    return _seen(app, staging.best_moment(staging.session(wish.players, wish.seed), moments.searching), use)


def _solo(app: App, wish: Wish) -> Scene:
    game = staging.session(1, wish.seed, scenario=_scenario(wish), open_counts=True)
    return _seen(app, staging.best_moment(game, moments.discarding), lambda desk: desk.tap(Spot("hand", "0")))


def _coach(app: App, wish: Wish) -> Scene:
    return hinted(app, staging.play_until(staging.session(wish.players, wish.seed), staging.turn(5 * wish.players)))


def _solo_coach(app: App, wish: Wish) -> Scene:
    game = staging.session(1, wish.seed, scenario=_scenario(wish), open_counts=True)
    return hinted(app, staging.play_until(game, staging.turn(2)))


def _draft_coach(app: App, wish: Wish) -> Scene:
    return hinted(app, _drafting(wish))


def _handover(app: App, wish: Wish) -> Scene:
    return flow(app.services, staging.best_moment(staging.session(wish.players, wish.seed), moments.middle)).opening()


def _solo_score(app: App, wish: Wish) -> Scene:
    return _seen(app, staging.play_until(staging.session(1, wish.seed, scenario=_scenario(wish)), staging.over))


def _drafting(wish: Wish) -> Session:
    return staging.play_until(staging.session(wish.players, wish.seed, draft=True), staging.drafting(wish.players + 2))


def _draft(app: App, wish: Wish) -> Scene:
    return flow(app.services, _drafting(wish)).scene()


def _choices(services: Services, wish: Wish, scenario: str | None = None) -> Choices:
    options, names = Wishes(scenario=scenario).options, usual_names(services.say)
    choices = usual_choices("momiji", names, f"MAPLE-{wish.seed}", options, alone=scenario is not None)
    if scenario:
        return choices
    levels = (None, None, "gardener", "master", "sprout")
    seats = tuple(replace(seat, computer=level) for seat, level in zip(staging.seats(wish.players), levels, strict=False))
    return replace(choices, seats=seats, first=0, options=Wishes(wish.players == 5, draft=True).options)


def _solo_chooser(app: App, wish: Wish) -> Scene:
    return SoloChooserScene(app.services, _choices(app.services, wish, _scenario(wish)), lambda _: None, on_rules=lambda: None)


def _saves(app: App, wish: Wish) -> Scene:
    scene = SavesScene(app.services, samples.MomijiShelf(app.services))
    app.start(scene)
    for _ in range(4):  # a portrait with every step
        app.step(0.5)
    return scene


def _statistics(app: App, wish: Wish) -> Scene:
    me = staging.NAMES[:1]
    return StatisticsScene(app.services, GameNumbers(samples.MomijiBook(), me=me[0], mine=me))


def _daily(app: App, wish: Wish) -> Scene:
    day = NOW.date()
    return DailyScene(app.services, day, samples.gardens(day), lambda _: None, puzzle=day_puzzle())


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
        context = MomijiContext(services, desk.show, lay_out(desk.show, services.scale))
        return closer_look(services, context, spot, desk.tip(spot))

    return scene


def _player(services: Services, wish: Wish) -> Scene:
    """The side of the player who has most to show."""
    game = _middle(wish)
    desk = MomijiDesk(game, game.actor or 0)
    most = max(desk.show.others, key=lambda other: len(other.piles) + len(other.goals))
    return TABLE.players(services, desk.show, desk.told, most.seat)


class MomijiStage(TableStage):
    """With what only Momiji has to show."""

    def stage(self) -> PictureStage:
        return PictureStage(self.scenes(), self.overlays(), MOTIONS, tuple(EDITION.scenarios), ALONE, SEATED)

    def table(self, app: App, wish: Wish) -> Scene:
        return _seen(app, _middle(wish), _plan_two)

    def scenes(self) -> dict[str, Staged]:
        return {
            **super().scenes(),
            "solo-chooser": _solo_chooser,
            "draft": _draft,
            "collect": _collect,
            "coach": _coach,
            "solo-coach": _solo_coach,
            "draft-coach": _draft_coach,
            "discard": _discard,
            "landscape": _landscape,
            "solo": _solo,
            "solo-score": _solo_score,
            "handover": _handover,
            "daily": _daily,
            "saves": _saves,
            "statistics": _statistics,
            "seats": _collect,
            "evening": _evening,
            "last-turns": _last_turns,
            "player": _collect,
            "lesson": super().scenes()["lesson-2"],
            **{name: _rules(topic) for name, topic in RULES.items()},
        }

    def overlays(self) -> dict[str, Above]:
        return {
            **super().overlays(),
            "closer-goal": _closer("goal"),
            "closer-landscape": _closer("landscape"),
            "player": _player,
        }


RULES = {
    "rules": "play-kinds",
    "rules-contents": "contents",
    "rules-landscape": "landscape-e",
    "rules-scoring": "scoring",
    "rules-goals": "leaf-goals",
    "rules-paragraph": "11.4",
}
ALONE = frozenset({"solo", "solo-score", "solo-chooser"})
SEATED = frozenset({"table", "collect", "score", "draft", "setup", "handover"})
