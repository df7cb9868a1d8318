"""What a game says of its lesson: a recorded game cut into steps, and what is to be touched next, worked out from the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import pygame

from momiji import registry
from momiji.core.text import Refusal, Text
from momiji.playing.session import Choices, Seat, Session, Taken
from momiji.store import records
from momiji.ui.scenes.lesson.scene import GHOSTS, GhostPlace
from momiji.ui.table.gestures import TURN_RIGHT, next_touch
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step: it begins before the record's action `start`; `own` are the touches with a sentence of this step alone.

    `looks` come before them: pages on which something is only shown."""

    key: str
    icon: str
    start: int
    own: tuple[str, ...] = ()
    looks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Touch:
    """The next thing to touch: a place or a button of the table; `name` chooses the sentence. Some are only looked at, panels too."""

    name: str
    at: Spot | str
    look: bool = False


class Course:
    """A lesson of one game. The last of its steps is told on the score page."""

    game: str
    lessons: Sequence[Lesson]
    pupil: ClassVar[int] = 0  # the seat that learns
    ghosts: ClassVar[Mapping[str, GhostPlace]] = GHOSTS  # where its buttons stand, on the canvas
    breaks: ClassVar[Mapping[int, int]] = {}  # here the lesson leaves out some turns: from this action on to that one

    # ---------------------------------------------------------------- the game that is taught
    def record_file(self) -> Path:
        raise NotImplementedError

    @cached_property
    def record(self) -> dict[str, Any]:
        return records.load(self.record_file()).data

    @cached_property
    def script(self) -> tuple[Any, ...]:
        rules = registry.rules(self.game)
        return tuple(rules.decode(words) for words in self.record["actions"])

    def begin(self, names: Sequence[str], at: int) -> "LessonSession":
        """The game as it stands before an action of the script."""
        told = {**self.record, "players": list(names)}
        seats = tuple(Seat(name, seat["crest"], seat["level"]) for name, seat in zip(names, told["seats"], strict=True))
        setup = registry.rules(self.game).read_setup(told)
        session = LessonSession(Choices(self.game, seats, "", first=self.pupil), setup)
        session.course = self
        for step in self.script[:at]:
            session.perform(step)
        return session

    # ---------------------------------------------------------------- what is told
    def title(self, step: str) -> Text:
        raise NotImplementedError

    def says(self, part: str, name: str, args: dict[str, object]) -> Text:
        """The sentence for a touch in a step, or in any of them; on the score page the touch is called "page"."""
        raise NotImplementedError

    # ---------------------------------------------------------------- what is pointed at
    def next_look(self, desk: Any, name: str) -> Touch:
        """A thing that is only shown: a place by its kind, or a button."""
        return Touch(name, Spot(name), look=True)

    def next_touch(self, desk: Any) -> Touch:
        """What brings the next step of the script about, from what is chosen already."""
        step = self.script[len(desk.session.taken)]
        for gesture in desk.game.gestures(desk.chair.view, step):
            touch = next_touch(gesture, desk.chosen, turned=desk.turned(gesture.things[0]) if gesture.things else "")
            if isinstance(touch, Spot):
                return Touch(touch.kind, touch)
            if touch:
                return Touch(touch, touch if touch == TURN_RIGHT else "primary")
        return Touch("undo", "right")  # something else was begun

    def meant(self, desk: Any, touch: Touch) -> Text:
        """Which thing, and where it lies: the answer to a touch elsewhere."""
        if touch.look:
            return Text("lesson-meant-next")
        if isinstance(touch.at, str):
            show = desk.show
            coins = {coin.action: coin for coin in show.coins}
            button = {"primary": show.primary, "left": show.left, "right": show.right, **coins}[touch.at]
            return Text("lesson-meant-button", {"words": button.text if button else ""})
        return self.meant_thing(desk, touch.at)

    def meant_thing(self, desk: Any, spot: Spot) -> Text:
        raise NotImplementedError

    def refused(self, step: Any | None) -> Text:
        """Legal, but not what the lesson is about; `step` is."""
        return Text("lesson-other")

    def spoken(self, scene: TableScene, part: str, name: str) -> list[pygame.Rect]:
        """What a sentence tells of besides the thing to touch."""
        return []

    def keep(self, scene: TableScene, at: Spot | str) -> list[pygame.Rect]:
        """What no sheet may cover."""
        return []

    def named(self, touch: Touch, session: Session) -> Touch:
        """A touch with another name where the same thing needs other words later in the game."""
        return touch

    def args(self, desk: Any) -> dict[str, object]:
        """What the sentences speak of."""
        return {}


@dataclass(slots=True)
class LessonSession(Session):
    """A game in which only the next step of the script can be taken, so that everything after it stays possible."""

    course: Course | None = None

    def perform(self, step: Any) -> Taken | Refusal:
        assert self.course is not None
        at, script = len(self.taken), self.course.script
        if at < len(script) and step == script[at]:
            return Session.perform(self, step)
        wanted = self.course.refused(script[at] if at < len(script) else None)
        return self.rules.refuse(self.state, step) or Refusal(wanted, "3.1")


@dataclass(frozen=True, slots=True)
class Unasked:
    """What a coach hears whom nobody asks."""

    ready: bool = True
    answer: None = None

    def cancel(self) -> None: ...


class Prompter:
    """Tells the computer's seat its steps of the script; in a lesson the sheet advises, not the coach."""

    def __init__(self, session: LessonSession) -> None:
        self.session = session

    def ask(self, game: str, view: Any, level: str, seed: str) -> "Prompter":
        return self

    def steps(self) -> tuple[Any, ...] | None:
        assert self.session.course is not None
        return (self.session.course.script[len(self.session.taken)],)

    def advise(self, game: str, view: Any, seed: str) -> Unasked:
        return Unasked()

    def review(self, game: str, view: Any, steps: tuple[Any, ...], seed: str) -> Unasked:
        return Unasked()

    def weigh(self, game: str, view: Any, steps: tuple[Any, ...], seed: str) -> Unasked:
        return Unasked()

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...
