"""The first game, played on the real table with somebody at one's elbow."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.ui.scenes.lesson import LessonPage, LessonScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Replace, Reset, Scene

from .computer import SharedTable
from .desk import MomijiDesk
from .lesson_script import BREAKS, LESSONS, PUPIL, Prompter, Touch, begin, next_touch, script
from .opponents import Opponents
from .score import ScoreScene
from .session import Choices
from .show import Spot

_CARDS: Final = 8  # radius of things that are cards
_BONUS: Final = 28  # how far a bonus stands above its button


@dataclass(frozen=True, slots=True)
class Doors:
    """Where a lesson leads: out of it, and on to a real game."""

    leave: Callable[[], Change | None]
    rematch: Callable[[Choices], Scene]
    new_game: Callable[[], Scene]
    title: Callable[[], Scene]


def lesson(services: Services, doors: Doors, number: int = 0) -> Scene:
    """A step of the lesson, by its place from 0; what was reached is kept."""
    number = max(0, min(len(LESSONS) - 1, number))
    services.remember(lesson_step=number)
    guide = ScoreGuide(services, doors) if LESSONS[number].key == "score" else TableGuide(services, doors, number)
    return LessonScene(services, guide)


def _names(services: Services) -> tuple[str, str]:
    return services.tongue("new-game-name-1"), services.tongue("new-game-name-2")


def _nothing() -> Change | None:
    return None


class TableGuide:
    """Leads through every step at the table: whatever is done to the table, the next touch is worked out from it."""

    def __init__(self, services: Services, doors: Doors, number: int) -> None:
        self.services = services
        self.doors = doors
        self.number = number
        self.session = begin(_names(services), LESSONS[number].start)
        self.desk = MomijiDesk(self.session, PUPIL)
        self.inner = SharedTable(services, self.desk, on_menu=self.leave, on_log=_nothing, on_rules=_nothing, on_settings=_nothing)
        self.inner.recaps = False  # the lesson tells it
        self.inner.opponents = Opponents(self.session, Prompter(self.session))

    # ---------------------------------------------------------------- where we are
    def _follow(self) -> None:
        """The step the game has come to; what was reached is kept."""
        at = len(self.session.taken)
        reached = max(i for i, one in enumerate(LESSONS) if one.start <= at)
        if reached > self.number and self.number > 0:
            self.number = reached
            self.services.remember(lesson_step=reached)

    @property
    def _resting(self) -> bool:
        return not self.inner.moving and not self.inner.opponents.waiting and not self.session.over

    def touch(self) -> Touch:
        if LESSONS[self.number].key == "welcome":
            return Touch("herbarium", Spot("herbarium"))
        touch = next_touch(self.desk)
        return Touch(f"last-{touch.name}", touch.at) if self.session.state.final == 0 else touch

    def page(self) -> LessonPage | None:
        if not self._resting or len(self.session.taken) in BREAKS:
            return None
        self._follow()
        step, touch = LESSONS[self.number], self.touch()
        key = step.key if touch.name in step.own else "any"
        name = touch.name if touch.name in step.own else touch.name.removeprefix("last-")
        hole, radius = self._place(touch.at)
        other = self.session.seats[1 - PUPIL].name
        return LessonPage(
            step.icon,
            Text(f"lesson-{step.key}"),
            Text(f"lesson-{key}-{name}", {"other": other}),
            self.number + 1,
            len(LESSONS),
            hole,
            radius,
            tuple(self._in_sight(touch.at)),
            ("leave", "back", "skip") if self._can_go_back else ("leave", "skip"),
            only_seen=step.key == "welcome",
        )

    def _place(self, at: Spot | str) -> tuple[pygame.Rect, float]:
        layout, easel = self.inner.layout, self.inner.picture.easel
        if isinstance(at, str):
            button, primary = layout.buttons[at], self.inner.picture.show.primary
            if at == "primary" and primary and primary.bonus:  # the acorns that ride on it belong to it
                above = self.services.scale.px(_BONUS * max(1.0, min(1.45, self.services.scale.room(28))))
                return pygame.Rect(button.x, button.y - above, button.w, button.h + above), 12
            return button, 12
        place = layout.spots[at]
        if at.kind == "goal":
            return place.rect, place.rect.w / 2 / self.services.scale.u
        return easel.turned_box(place.rect, place.angle), _CARDS

    def _in_sight(self, at: Spot | str) -> list[pygame.Rect]:
        """The hand and the herbarium always; with a card also the button that plays it."""
        spots, buttons = self.inner.layout.spots, self.inner.layout.buttons
        hand = [place.rect for spot, place in spots.items() if spot.kind == "hand"]
        seen = [*hand, spots[Spot("herbarium")].rect]
        return [*seen, buttons["primary"]] if isinstance(at, Spot) and at.kind == "hand" else seen

    # ---------------------------------------------------------------- what happens
    def press(self) -> Change | None:
        at = self.touch().at
        if LESSONS[self.number].key == "welcome":
            self.number = 1
            self.services.remember(lesson_step=1)
            return None
        if isinstance(at, Spot):
            return self.inner.tap(at)
        return self.inner.activate(next(widget for widget in self.inner.buttons if widget.name == at))

    def hurry(self) -> None:
        if self.inner.moving:
            self.inner.finish()

    def onward(self) -> Change | None:
        at = len(self.session.taken)
        if self.inner.moving:
            return None
        if self.session.over:
            return Replace(lesson(self.services, self.doors, len(LESSONS) - 1))
        if at in BREAKS:
            return Replace(lesson(self.services, self.doors, self._step_at(BREAKS[at])))
        return None

    def _step_at(self, action: int) -> int:
        return next(i for i, one in enumerate(LESSONS) if one.start == action and one.key != "welcome")

    @property
    def _can_go_back(self) -> bool:
        return self.number > 0

    def back(self) -> Change | None:
        """To the beginning of this step, or from there to the one before."""
        begun = len(self.session.taken) > LESSONS[self.number].start
        return Replace(lesson(self.services, self.doors, self.number if begun else self.number - 1))

    def skip(self) -> Change | None:
        return Replace(lesson(self.services, self.doors, self.number + 1))

    def leave(self) -> Change | None:
        return self.doors.leave()


class ScoreGuide:
    """The real scoring sheet, explained once; then it is left to the player."""

    def __init__(self, services: Services, doors: Doors) -> None:
        self.services = services
        self.doors = doors
        self.session = begin(_names(services), len(script()))
        self.inner = ScoreScene(
            services,
            self.session,
            on_rematch=lambda: Reset(doors.rematch(self.session.choices)),
            on_new_game=lambda: Reset(doors.new_game()),
            on_title=lambda: Reset(doors.title()),
            on_replay=None,
            save_record=None,
            save_picture=None,
        )

    def page(self) -> LessonPage | None:
        if self.inner.inking:
            return None
        step = LESSONS[-1]
        return LessonPage(
            step.icon,
            Text(f"lesson-{step.key}"),
            Text(f"lesson-{step.key}-page"),
            len(LESSONS),
            len(LESSONS),
            self.inner.paper.page,
            4,
            ghosts=("back",),
            only_seen=True,
        )

    def press(self) -> Change | None:
        """The lesson is over: a real game is offered beside the sheet."""
        self.services.remember(lesson_step=0)
        return Replace(self.inner)

    def hurry(self) -> None:
        self.inner.show_all()

    def onward(self) -> Change | None:
        return None

    def back(self) -> Change | None:
        return Replace(lesson(self.services, self.doors, len(LESSONS) - 2))

    def skip(self) -> Change | None:
        return self.press()

    def leave(self) -> Change | None:
        return self.press()
