"""Somebody at one's elbow: leads through a course on the real table, then on the real score page."""

from typing import Final

import pygame

from momiji.core.text import Text
from momiji.playing.choices import usual_names
from momiji.playing.coach import Coach
from momiji.playing.opponents import Opponents
from momiji.ui.kit.pad_signs import press_word
from momiji.ui.scenes.lesson.scene import GHOSTS, LessonPage, LessonScene
from momiji.ui.scenes.pages import Doors, pages
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Replace, Reset, Scene
from momiji.ui.table.coach.scene import CoachedTable
from momiji.ui.table.gestures import TURN_RIGHT
from momiji.ui.table.show import Spot
from momiji.ui.table.table import table_of

from .course import Course, Prompter, Touch

_CARDS: Final = 8  # radius of things that are cards
_BONUS: Final = 28  # how far a bonus stands above its button


def _reached(services: Services, course: Course, step: int) -> None:
    services.remember(**services.preferences.lesson_left(course.game, step))


def lesson(services: Services, doors: Doors, course: Course, number: int = 0) -> Scene:
    """A step of the lesson, by its place from 0; what was reached is kept."""
    number = max(0, min(len(course.lessons) - 1, number))
    _reached(services, course, number)
    last = number == len(course.lessons) - 1
    return LessonScene(services, ScoreGuide(services, doors, course) if last else TableGuide(services, doors, course, number))


def _names(services: Services) -> tuple[str, str]:
    me, other, *_ = usual_names(services.say, services.preferences.name)
    return me, other


def _nothing() -> Change | None:
    return None


class TableGuide:
    """Leads through every step at the table: whatever is done to the table, the next touch is worked out from it."""

    def __init__(self, services: Services, doors: Doors, course: Course, number: int) -> None:
        self.services = services
        self.doors = doors
        self.course = course
        self.ghosts, self.motif = course.ghosts, pages(course.game).motifs[0]
        self.number = number
        self.looked = 0  # pages of this step that were only looked at
        self.session = course.begin(_names(services), course.lessons[number].start)
        table = table_of(self.session.game)
        self.desk = table.desk(self.session, course.pupil)
        self.inner = CoachedTable(services, table, self.desk, on_menu=self.leave, on_log=_nothing, on_rules=_nothing, on_settings=_nothing)
        self.inner.recaps = False  # the lesson tells it
        prompter = Prompter(self.session)
        self.inner.opponents, self.inner.coach = Opponents(self.session, prompter), Coach(self.session, prompter)

    # ---------------------------------------------------------------- where we are
    def _follow(self) -> None:
        """The step the game has come to; what was reached is kept."""
        at = len(self.session.taken)
        reached = max(i for i, one in enumerate(self.course.lessons) if one.start <= at)
        if reached > self.number and self.number > 0:
            self._turn_to(reached)

    def _turn_to(self, number: int) -> None:
        self.number, self.looked = number, 0
        _reached(self.services, self.course, number)

    @property
    def _resting(self) -> bool:
        return not self.inner.moving and not self.inner.opponents.waiting and not self.session.over

    def touch(self) -> Touch:
        looks = self.course.lessons[self.number].looks
        if self.looked < len(looks):
            return self.course.next_look(self.desk, looks[self.looked])
        return self.course.named(self.course.next_touch(self.desk), self.session)

    def page(self) -> LessonPage | None:
        if not self._resting or len(self.session.taken) in self.course.breaks:
            return None
        self._follow()
        step, touch = self.course.lessons[self.number], self.touch()
        own = touch.look or touch.name in step.own
        part, name = (step.key, touch.name) if own else ("any", touch.name.removeprefix("last-"))
        hole, radius = self._place(touch.at)
        other = self.session.seats[1 - self.course.pupil].name
        args: dict[str, object] = {"other": other, "pressed": self._key_for(touch.name), **self.course.args(self.desk)}
        return LessonPage(
            step.icon,
            self.course.title(step.key),
            self.course.says(part, name, args),
            self.number + 1,
            len(self.course.lessons),
            hole,
            self.course.meant(self.desk, touch),
            radius,
            tuple(self.course.spoken(self.inner, part, name)),
            tuple(self.course.keep(self.inner, touch.at)),
            ("leave", "back", "skip") if self._can_go_back else ("leave", "skip"),
            only_seen=touch.look,
            turns=touch.at == TURN_RIGHT,
        )

    def _key_for(self, name: str) -> str:
        """The key that does what the page speaks of, in print."""
        usual = {"closer": "i", "hint": "h", TURN_RIGHT: "r"}.get(name)
        return press_word(self.services, self.services.key(usual)) if usual else ""

    def _place(self, at: Spot | str) -> tuple[pygame.Rect, float]:
        layout, context = self.inner.layout, self.inner.picture.context
        if at == "hint":
            return next(widget.rect for widget in self.inner.buttons if widget.name == at), 12
        if at in layout.panels:  # a part of the table, looked at whole
            return layout.panels[str(at)], _CARDS
        if isinstance(at, str):
            button, primary = layout.buttons[at], self.inner.picture.show.primary
            if at == "primary" and primary and primary.bonus:  # the acorns that ride on it belong to it
                above = self.services.scale.px(_BONUS * max(1.0, min(1.45, self.services.scale.room(28))))
                return pygame.Rect(button.x, button.y - above, button.w, button.h + above), 12
            return button, 12
        place = layout.spots[at]
        if self.inner.table.round(at):
            return place.rect, place.rect.w / 2 / self.services.scale.u
        return context.turned_box(place.rect, place.angle), _CARDS

    # ---------------------------------------------------------------- what happens
    def press(self) -> Change | None:
        touch, step = self.touch(), self.course.lessons[self.number]
        if touch.look:
            self.looked += 1
            if self.looked == len(step.looks) and not step.own:
                self._turn_to(self.number + 1)
            return None
        at = touch.at
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
            return Replace(lesson(self.services, self.doors, self.course, len(self.course.lessons) - 1))
        if at in self.course.breaks:
            return Replace(lesson(self.services, self.doors, self.course, self._step_at(self.course.breaks[at])))
        return None

    def _step_at(self, action: int) -> int:
        return next(i for i, one in enumerate(self.course.lessons) if one.start == action and one.own)

    @property
    def _can_go_back(self) -> bool:
        return self.number > 0

    def back(self) -> Change | None:
        """To the beginning of this step, or from there to the one before."""
        begun = self.looked > 0 or len(self.session.taken) > self.course.lessons[self.number].start
        return Replace(lesson(self.services, self.doors, self.course, self.number if begun else self.number - 1))

    def skip(self) -> Change | None:
        return Replace(lesson(self.services, self.doors, self.course, self.number + 1))

    def leave(self) -> Change | None:
        return self.doors.leave()


class ScoreGuide:
    """The real scoring sheet, explained once; then it is left to the player."""

    def __init__(self, services: Services, doors: Doors, course: Course) -> None:
        self.services = services
        self.doors = doors
        self.course = course
        self.ghosts, self.motif = GHOSTS, pages(course.game).motifs[0]
        self.session = course.begin(_names(services), len(course.script))
        self.inner = ScoreScene(
            services,
            self.session,
            on_rematch=lambda: Reset(doors.first_game()),
            on_new_game=lambda: Reset(doors.new_game()),
            on_title=lambda: Reset(doors.title()),
            on_replay=None,
            save_record=None,
            save_picture=None,
            again=Text("lesson-first-game"),
        )

    def page(self) -> LessonPage | None:
        if self.inner.inking:
            return None
        step = self.course.lessons[-1]
        return LessonPage(
            step.icon,
            self.course.title(step.key),
            self.course.says(step.key, "page", {}),
            len(self.course.lessons),
            len(self.course.lessons),
            self.inner.paper.page,
            Text("lesson-meant-next"),
            4,
            ghosts=("back",),
            only_seen=True,
        )

    def press(self) -> Change | None:
        """The lesson is over: a real game is offered beside the sheet."""
        _reached(self.services, self.course, 0)
        return Replace(self.inner)

    def hurry(self) -> None:
        self.inner.show_all()

    def onward(self) -> Change | None:
        return None

    def back(self) -> Change | None:
        return Replace(lesson(self.services, self.doors, self.course, len(self.course.lessons) - 2))

    def skip(self) -> Change | None:
        return self.press()

    def leave(self) -> Change | None:
        return self.press()
