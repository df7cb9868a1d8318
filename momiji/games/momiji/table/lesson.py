"""Momiji's lesson: the first game, its steps, and what is to be touched next."""

from pathlib import Path
from typing import ClassVar, Final

import pygame

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.log import card_text, goal_word, leaf_word
from momiji.games.momiji.rules.steps import PlayNew, Step
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.playing.chair import Chair
from momiji.playing.session import Session
from momiji.resources import assets
from momiji.ui.table.gestures import next_touch
from momiji.ui.table.lesson.course import Course, Lesson, Touch
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot

TAUGHT: Final = "F"  # the landscape that is used

LESSONS: Final = (
    Lesson("welcome", "pile", 0, (), ("herbarium", "plate")),
    Lesson("collect", "collect", 0, ("column", "take", "end")),
    Lesson("mixed", "play", 5, ("card", "card-again", "play")),
    Lesson("pair", "tokens/acorn-small", 13, ("card", "card-again", "play", "end")),
    Lesson("reveal", "reveal", 19, ("deck", "pay", "column", "end")),
    Lesson("same", "play", 25, ("card", "card-again", "play")),
    Lesson("gate", "gate", 31, ("card", "play", "end")),
    Lesson("goal", "goal", 37, ("goal", "pay")),
    Lesson("landscape", "garden", 41, ("landscape", "use", "column", "take"), ("closer",)),
    Lesson("trade", "trade", 43, ("trade", "card", "card-again", "give", "column")),
    Lesson("ending", "last-turn", 81, ("card", "card-again", "play", "end", "last-card", "last-card-again", "last-end"), ("hint",)),
    Lesson("score", "log", 96, ("page",)),
)
SPOKEN: Final[dict[tuple[str, str], tuple[str, ...]]] = {  # what a sentence tells of besides the thing to touch
    ("welcome", "plate"): ("goals",),
    ("collect", "take"): ("hand",),
    ("collect", "end"): ("other",),
    ("mixed", "card-again"): ("herbarium",),
    ("mixed", "play"): ("herbarium",),
    ("pair", "card"): ("pile-R",),
    ("pair", "card-again"): ("herbarium",),
    ("pair", "play"): ("herbarium",),
    ("pair", "end"): ("plate", "herbarium"),
    ("reveal", "pay"): ("plate",),
    ("reveal", "column"): ("pile-Y",),
    ("reveal", "end"): ("hand", "plate"),
    ("same", "card"): ("pile-Y",),
    ("same", "card-again"): ("pile-Y",),
    ("same", "play"): ("pile-Y",),
    ("gate", "card"): ("pile-Y", "gates"),
    ("gate", "end"): ("pile-Y",),
    ("goal", "goal"): ("pile-Y",),
    ("goal", "pay"): ("plate", "goals"),
    ("landscape", "landscape"): ("landscapes", "plate"),
    ("landscape", "use"): ("landscapes", "plate"),
    ("landscape", "take"): ("plate",),
    ("trade", "trade"): ("columns",),
    ("trade", "give"): ("plate",),
    ("trade", "column"): ("landscapes",),
    ("ending", "card"): ("pile-R", "gates"),
    ("ending", "card-again"): ("pile-G", "gates"),
    ("ending", "play"): ("gates", "deck"),
    ("ending", "end"): ("gates", "other"),
    ("ending", "last-card"): ("pile-R",),
    ("ending", "last-card-again"): ("pile-B",),
    ("ending", "last-end"): ("herbarium", "plate"),
}
BUTTONS: Final = {"collect": "take", "reveal": "pay", "goal": "pay", "use": "use", "done": "play", "end": "end", "trade": "give"}
BREAKS: Final = {50: 81}  # here the lesson leaves out some turns: from this action on to that one


class MomijiCourse(Course):
    game = "momiji"
    lessons = LESSONS
    breaks: ClassVar = BREAKS

    def record_file(self) -> Path:
        return assets() / "lessons" / "first-game.momiji.json"

    def title(self, step: str) -> Text:
        return Text(f"lesson-{step}")

    def says(self, part: str, name: str, args: dict[str, object]) -> Text:
        return Text(f"lesson-{part}-{name}", args)

    def refused(self, step: Step | None) -> Text:
        if isinstance(step, PlayNew):
            return Text("lesson-meant-end", {"card": card_text(step.card), "end": "left" if step.left else "right"})
        return Text("lesson-other")

    def next_look(self, desk: MomijiDesk, name: str) -> Touch:
        """A thing that is only shown."""
        match name:
            case "closer":
                landscapes = desk.me.panorama
                return Touch(name, Spot("landscape", str(landscapes.index(TAUGHT))), look=True)
            case "herbarium" | "plate":
                return Touch(name, Spot(name), look=True)
        return Touch(name, name, look=True)

    def next_touch(self, desk: MomijiDesk) -> Touch:
        """What brings the next step of the script about, from what is chosen already."""
        gesture = next(iter(desk.gestures(self.script[len(desk.session.taken)])))
        chosen = [*desk.chosen, *(Spot("offer", str(place)) for place in range(len(desk.offered)))]
        touch = next_touch(gesture, chosen, desk.mode) or next_touch(gesture, (), desk.mode)
        if not isinstance(touch, Spot):
            return Touch("trade", "left") if touch == gesture.mode != desk.mode else Touch(BUTTONS[touch or ""], "primary")
        if touch.kind == "hand":
            again = desk.offered or (desk.plan is not None and desk.plan.laid)
            return Touch("card-again" if again else "card", touch)
        return Touch(touch.kind, touch)

    def named(self, touch: Touch, session: Session) -> Touch:
        """The last turn of all has its own words."""
        return Touch(f"last-{touch.name}", touch.at) if Chair(session, self.pupil).view.final == 0 else touch

    def args(self, desk: MomijiDesk) -> dict[str, object]:
        return {"cards": len(desk.hand)}

    def meant_thing(self, desk: MomijiDesk, spot: Spot) -> Text:
        match spot:
            case Spot("hand", place):
                return Text("lesson-meant-card", {"card": card_text(desk.hand[int(place)])})
            case Spot("column", letter):
                return Text("lesson-meant-column", {"leaf": leaf_word(LETTERS.index(letter))})
            case Spot("goal", goal):
                return Text("lesson-meant-goal", {"goal": goal_word(goal, None)})
            case Spot("landscape", place):
                letter = desk.me.panorama[int(place)]
                return Text("lesson-meant-landscape", {"landscape": f"landscape-{letter.lower()}"})
        return Text(f"lesson-meant-{spot.kind}")

    # ---------------------------------------------------------------- what lies where
    def spoken(self, scene: TableScene, part: str, name: str) -> list[pygame.Rect]:
        return [rect for thing in SPOKEN.get((part, name), ()) if (rect := self._thing(scene, thing))]

    def _thing(self, scene: TableScene, name: str) -> pygame.Rect | None:
        """A thing a sentence tells of, by its name in the script."""
        layout = scene.layout
        assert isinstance(layout, MomijiLayout)
        kind, _, key = name.partition("-")
        match kind:
            case "hand" | "goals" | "columns":
                rects = [place.whole for spot, place in layout.spots.items() if spot.kind == kind.removesuffix("s")]
            case "gates":
                rects = list(layout.gates)
            case "landscapes":
                rects = [layout.panels["panorama"]]
            case "other":
                rects = [layout.others[1 - self.pupil].panel]
            case _:
                rects = [layout.spots[spot].rect] if (spot := Spot(kind, key)) in layout.spots else []
        return rects[0].unionall(rects[1:]) if rects else None

    def keep(self, scene: TableScene, at: Spot | str) -> list[pygame.Rect]:
        """The hand and the herbarium always; with a card also the button that plays it."""
        spots, buttons = scene.layout.spots, scene.layout.buttons
        hand = [place.rect for spot, place in spots.items() if spot.kind == "hand"]
        seen = [*hand, spots[Spot("herbarium")].rect]
        return [*seen, buttons["primary"]] if isinstance(at, Spot) and at.kind == "hand" else seen


COURSE = MomijiCourse()
