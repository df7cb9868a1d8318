"""Scenes of a game for pictures: real scenes, real positions reached by real steps. A game may stage better moments and more scenes."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Generic, TypeVar

from momiji import registry
from momiji.ai.brain import brain
from momiji.ai.coach import advise
from momiji.ai.thought import Advice, Steps
from momiji.ai.weighing import NOTHING, Weighed, alike
from momiji.core.chance import Chance
from momiji.core.text import Text
from momiji.playing.choices import LEVELS, usual_choices, usual_names
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.playing.thinkers import Thinkers
from momiji.playing.timeline import Timeline
from momiji.ui import shots
from momiji.ui.app import App
from momiji.ui.keys import GENERAL
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.new_game.scene import NewGameScene
from momiji.ui.scenes.pages import Doors, pages
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.scenes.seats import SeatsScene
from momiji.ui.scenes.settings.keys import KeysScene
from momiji.ui.services import Services
from momiji.ui.shots import PictureStage, Wish
from momiji.ui.stack import Change, Pop, Push, Scene
from momiji.ui.table.coach.scene import CoachedTable
from momiji.ui.table.flow import Exits, Flow
from momiji.ui.table.lesson.course import Course
from momiji.ui.table.lesson.guide import lesson
from momiji.ui.table.puzzle.staged import puzzle_overlays, puzzle_scenes
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.shortcuts import ACTIONS
from momiji.ui.table.study.staged import staged_study
from momiji.ui.table.table import table_of

NAMES = ("Hana", "Kenji", "Yuki", "Mei", "Ren")
Staged = Callable[[App, Wish], Scene]
Above = Callable[[Services, Wish], Scene]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Answered(Generic[T]):
    """What is there at once."""

    answer: T
    ready: bool = True

    def cancel(self) -> None: ...


class _AtOnce(Thinkers):
    """A coach with a fixed budget instead of a second, so that a picture is the same every time."""

    def advise(self, game: str, view: Any, seed: str) -> _Answered[tuple[Advice, ...]]:  # type: ignore[override]
        return _Answered(advise(brain(game), view, seed, deadline=lambda: False))

    def weigh(self, game: str, view: Any, steps: Steps, seed: str) -> _Answered[Weighed]:  # type: ignore[override]
        """What a glance says, which is not sure, but quick: a picture has nobody to convince."""
        mind = brain(game)
        if mind.own_way(view) is not None:
            return _Answered(NOTHING)
        world = mind.rules.imagine(view, Random(seed))
        whole = mind.known(world, steps) == steps
        others = [line for line in mind.lines(world) if not line.turned and not alike(mind, steps, line.steps, view)] if whole else []
        return _Answered(Weighed(mind.worth(world, steps) - others[0].value, 0.0, 1, steps, others[0].steps) if others else NOTHING)


def flow(services: Services, session: Session) -> Flow:
    def title(*_: object) -> Scene:
        return shots.title(services)

    return Flow(services, session, Exits(title, title, title, _AtOnce(), lambda _: Text("message-ok"), lambda _: "", lambda *_: ""))


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[i], CRESTS[i]) for i in range(players))


class Moments:
    """Where a game is looked at: in its middle and at its end. Here chance plays it."""

    def __init__(self, game: str) -> None:
        self.game = game

    def choices(self, services: Services, wish: Wish) -> Choices:
        """What the page of a new game shows."""
        levels = (None, None, "gardener", "master", "sprout")
        seated = tuple(replace(seat, computer=level) for seat, level in zip(seats(self._players(wish)), levels, strict=False))
        usual = usual_choices(self.game, usual_names(services.say), f"MAPLE-{wish.seed}")
        return replace(usual, seats=seated, first=0)

    def _players(self, wish: Wish) -> int:
        return min(wish.players, registry.rules(self.game).seats[-1])

    def _played(self, wish: Wish, steps: float) -> Session:
        session = Session.begin(Choices(self.game, seats(self._players(wish)), wish.seed, first=0))
        chance = Chance(wish.seed)
        while session.actor is not None and len(session.taken) < steps:
            session.perform(chance.pick(session.rules.legal(session.state)))
        return session

    def middle(self, wish: Wish) -> Session:
        whole = self.finished(wish)
        return self._played(wish, len(whole.taken) / 2)

    def finished(self, wish: Wish) -> Session:
        return self._played(wish, float("inf"))


class TableStage:
    """The scenes every game has."""

    def __init__(self, moments: Moments) -> None:
        self.moments, self.game = moments, moments.game

    def stage(self) -> PictureStage:
        return PictureStage(self.scenes(), self.overlays(), seated=frozenset({"table", "score", "setup", "handover"}))

    def scenes(self) -> dict[str, Staged]:
        course = pages(self.game).course()
        lessons: dict[str, Staged] = {f"lesson-{n + 1}": _lesson(course, n) for n in range(len(course.lessons))} if course else {}
        return {
            "setup": self._setup,
            "table": self.table,
            "coach": self._coach,
            "score": lambda app, wish: flow(app.services, self.moments.finished(wish)).scene(),
            "handover": lambda app, wish: flow(app.services, self.moments.middle(wish)).opening(),
            "replay": self._replay,
            "replay-log": self._drawer("log"),
            **({"replay-hands": self._drawer("hands")} if registry.rules(self.game).secret else {}),
            "review": self._review,
            "study": lambda app, wish: staged_study(app.services, self.moments.finished(wish), _AtOnce()),
            "rules": lambda app, wish: pages(self.game).rule_book(app.services),
            **dict.fromkeys(self.overlays(), self.table),
            **lessons,
            **puzzle_scenes(self.game),
        }

    def overlays(self) -> dict[str, Above]:
        return {
            "menu": self._menu,
            "log": lambda services, wish: LogScene(services, self.moments.middle(wish)),
            "keys": lambda services, wish: pages(self.game).rule_book(services, "keys"),
            "change-keys": _change_keys,
            "seats": self._seats,
            "player": self._player,
            **puzzle_overlays(self.game),
        }

    def table(self, app: App, wish: Wish) -> Scene:
        return flow(app.services, self.moments.middle(wish)).scene()

    def _setup(self, app: App, wish: Wish) -> Scene:
        choices = self.moments.choices(app.services, wish)
        return NewGameScene(app.services, choices, lambda _: None, on_rules=lambda: None, levels=LEVELS)

    def _coach(self, app: App, wish: Wish) -> Scene:
        return hinted(app, self.moments.middle(wish))

    def _replay(self, app: App, wish: Wish) -> ReplayScene:
        """A finished game, looked at two thirds of the way."""
        timeline = Timeline(self.moments.finished(wish), 0)
        at = max(0, timeline.turns[len(timeline.turns) * 2 // 3].last - 2)
        return ReplayScene(app.services, timeline, on_play_on=lambda _: None, on_review=lambda: None, on_study=lambda _: None, at=at)

    def _drawer(self, name: str) -> Staged:
        def stage(app: App, wish: Wish) -> Scene:
            scene = self._replay(app, wish)
            scene.drawer, scene.everything = name, name == "hands"
            return scene

        return stage

    def _review(self, app: App, wish: Wish) -> Scene:
        def nowhere(position: int) -> Change | None:
            return None

        scene = ReviewScene(app.services, Timeline(self.moments.finished(wish), 0), nowhere, _AtOnce(), on_study=nowhere)
        scene.build()
        while scene.guessing or scene.weighing:
            scene.update(0.0)
        return scene

    def _menu(self, services: Services, wish: Wish) -> Scene:
        """The real one, with everything a game offers."""
        opened = flow(services, self.moments.middle(wish)).menu()
        assert isinstance(opened, Push)
        return opened.scene

    def _seats(self, services: Services, wish: Wish) -> Scene:
        session = self.moments.middle(wish)
        for seat, level in zip(range(1, len(session.seats)), ("master", "sprout", "sage"), strict=False):
            session.reseat(seat, level)
        return SeatsScene(services, session, Pop)

    def _player(self, services: Services, wish: Wish) -> Scene:
        session, table = self.moments.middle(wish), table_of(self.game)
        desk = table.desk(session, session.actor or 0)
        return table.players(services, desk.show, desk.told, desk.show.sitting[1].seat)


def _lesson(course: Course, number: int) -> Staged:
    def stage(app: App, wish: Wish) -> Scene:
        def title(*_: object) -> Scene:
            return shots.title(app.services)

        return lesson(app.services, Doors(lambda: None, title, title, title), course, number)

    return stage


def hinted(app: App, session: Session) -> Scene:
    """The best move and why."""
    scene = flow(app.services, session).scene()
    app.start(scene)
    if isinstance(scene, CoachedTable):
        scene.hint()
    return scene


def _change_keys(services: Services, wish: Wish) -> Scene:
    services.actions = (*ACTIONS, *GENERAL)
    return KeysScene(services)
