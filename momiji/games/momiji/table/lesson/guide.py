"""The first game, played on the real table with somebody at one's elbow."""

from typing import Final

import pygame

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.log import card_text, leaf_word
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.layout.places import Layout
from momiji.playing.choices import usual_names
from momiji.playing.coach import Coach
from momiji.playing.opponents import Opponents
from momiji.ui.kit.chords import key_word
from momiji.ui.scenes.lesson.scene import LessonPage, LessonScene
from momiji.ui.scenes.pages import Doors
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Replace, Reset, Scene
from momiji.ui.table.coach.scene import CoachedTable
from momiji.ui.table.show import Spot
from momiji.ui.table.table import table_of

from .script import BREAKS, LESSONS, PUPIL, SPOKEN, Prompter, Touch, begin, next_look, next_touch, script

_CARDS: Final = 8  # radius of things that are cards
_BONUS: Final = 28  # how far a bonus stands above its button


def _reached(services: Services, step: int) -> None:
    services.remember(**services.preferences.lesson_left("momiji", step))


def lesson(services: Services, doors: Doors, number: int = 0) -> Scene:
    """A step of the lesson, by its place from 0; what was reached is kept."""
    number = max(0, min(len(LESSONS) - 1, number))
    _reached(services, number)
    guide = ScoreGuide(services, doors) if LESSONS[number].key == "score" else TableGuide(services, doors, number)
    return LessonScene(services, guide)


def _names(services: Services) -> tuple[str, str]:
    me, other, *_ = usual_names(services.tongue, services.preferences.name)
    return me, other


def _nothing() -> Change | None:
    return None


class TableGuide:
    """Leads through every step at the table: whatever is done to the table, the next touch is worked out from it."""

    def __init__(self, services: Services, doors: Doors, number: int) -> None:
        self.services = services
        self.doors = doors
        self.number = number
        self.looked = 0  # pages of this step that were only looked at
        self.session = begin(_names(services), LESSONS[number].start)
        self.desk = MomijiDesk(self.session, PUPIL)
        table = table_of(self.session.game)
        self.inner = CoachedTable(services, table, self.desk, on_menu=self.leave, on_log=_nothing, on_rules=_nothing, on_settings=_nothing)
        self.inner.recaps = False  # the lesson tells it
        prompter = Prompter(self.session)
        self.inner.opponents, self.inner.coach = Opponents(self.session, prompter), Coach(self.session, prompter)

    # ---------------------------------------------------------------- where we are
    def _follow(self) -> None:
        """The step the game has come to; what was reached is kept."""
        at = len(self.session.taken)
        reached = max(i for i, one in enumerate(LESSONS) if one.start <= at)
        if reached > self.number and self.number > 0:
            self._turn_to(reached)

    def _turn_to(self, number: int) -> None:
        self.number, self.looked = number, 0
        _reached(self.services, number)

    @property
    def _resting(self) -> bool:
        return not self.inner.moving and not self.inner.opponents.waiting and not self.session.over

    def touch(self) -> Touch:
        looks = LESSONS[self.number].looks
        if self.looked < len(looks):
            return next_look(self.desk, looks[self.looked])
        touch = next_touch(self.desk)
        return Touch(f"last-{touch.name}", touch.at) if self.session.state.final == 0 else touch

    def page(self) -> LessonPage | None:
        if not self._resting or len(self.session.taken) in BREAKS:
            return None
        self._follow()
        step, touch = LESSONS[self.number], self.touch()
        own = touch.look or touch.name in step.own
        part, name = (step.key, touch.name) if own else ("any", touch.name.removeprefix("last-"))
        hole, radius = self._place(touch.at)
        args = {"other": self.session.seats[1 - PUPIL].name, "pressed": self._key_for(touch.name), "cards": len(self.desk.hand)}
        return LessonPage(
            step.icon,
            Text(f"lesson-{step.key}"),
            Text(f"lesson-{part}-{name}", args),
            self.number + 1,
            len(LESSONS),
            hole,
            self._meant(touch),
            radius,
            tuple(rect for thing in SPOKEN.get((part, name), ()) if (rect := self._thing(thing))),
            tuple(self._in_sight(touch.at)),
            ("leave", "back", "skip") if self._can_go_back else ("leave", "skip"),
            only_seen=touch.look,
        )

    def _key_for(self, name: str) -> str:
        """The key that does what the page speaks of, in print."""
        usual = {"closer": "i", "hint": "h"}.get(name)
        return key_word(self.services.key(usual), self.services.tongue) if usual else ""

    def _meant(self, touch: Touch) -> Text:
        """Which thing, and where it lies."""
        if touch.look:
            return Text("lesson-meant-next")
        if isinstance(touch.at, str):
            show = self.desk.show
            button = {"primary": show.primary, "left": show.left}[touch.at]
            return Text("lesson-meant-button", {"words": button.text if button else ""})
        match touch.at:
            case Spot("hand", place):
                return Text("lesson-meant-card", {"card": card_text(self.desk.hand[int(place)])})
            case Spot("column", letter):
                return Text("lesson-meant-column", {"leaf": leaf_word(LETTERS.index(letter))})
            case Spot("goal", goal):
                return Text("lesson-meant-goal", {"goal": f"goal-{goal}"})
            case Spot("landscape", place):
                letter = self.session.state.players[PUPIL].panorama[int(place)]
                return Text("lesson-meant-landscape", {"landscape": f"landscape-{letter.lower()}"})
        return Text(f"lesson-meant-{touch.at.kind}")

    def _thing(self, name: str) -> pygame.Rect | None:
        """A thing a sentence tells of, by its name in the script."""
        layout = self.inner.layout
        assert isinstance(layout, Layout)
        kind, _, key = name.partition("-")
        match kind:
            case "hand" | "goals" | "columns":
                rects = [place.whole for spot, place in layout.spots.items() if spot.kind == kind.removesuffix("s")]
            case "gates":
                rects = list(layout.gates)
            case "landscapes":
                rects = [layout.panels["panorama"]]
            case "other":
                rects = [layout.others[1 - PUPIL].panel]
            case _:
                rects = [layout.spots[spot].rect] if (spot := Spot(kind, key)) in layout.spots else []
        return rects[0].unionall(rects[1:]) if rects else None

    def _place(self, at: Spot | str) -> tuple[pygame.Rect, float]:
        layout, easel = self.inner.layout, self.inner.picture.context
        if at == "hint":
            return next(widget.rect for widget in self.inner.buttons if widget.name == at), 12
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
        touch, step = self.touch(), LESSONS[self.number]
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
        begun = self.looked > 0 or len(self.session.taken) > LESSONS[self.number].start
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
        step = LESSONS[-1]
        return LessonPage(
            step.icon,
            Text(f"lesson-{step.key}"),
            Text(f"lesson-{step.key}-page"),
            len(LESSONS),
            len(LESSONS),
            self.inner.paper.page,
            Text("lesson-meant-next"),
            4,
            ghosts=("back",),
            only_seen=True,
        )

    def press(self) -> Change | None:
        """The lesson is over: a real game is offered beside the sheet."""
        _reached(self.services, 0)
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
