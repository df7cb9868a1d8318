"""Master Chocolatier's lesson: the first game, its steps, and what each sentence points at."""

from pathlib import Path
from typing import Any, ClassVar, Final

import pygame

from momiji.core.text import Text
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.rules.words import colour_word
from momiji.resources import assets
from momiji.ui.table.lesson.course import Course, Lesson, Touch
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot

from . import spots

_WELL: Final = (3, 0)  # row and column of the praline that scored for its column
_PANELS: Final = ("slab", "box")  # looked at whole
_HINT: Final = "hint"

LESSONS: Final = (
    Lesson("welcome", "icons/chocolatier/offer", 0, (), _PANELS),
    Lesson("take", "icons/chocolatier/take", 0, ("pralines", "line", "end")),
    Lesson("middle", "icons/chocolatier/middle", 4, ("pralines", "line", "end")),
    Lesson("more", "icons/chocolatier/line", 8, ("pralines", "line")),
    Lesson("overflow", "icons/chocolatier/floor", 12, ("pralines", "line")),
    Lesson("filling", "icons/chocolatier/fill", 16, ("pralines", "line", "end")),
    Lesson("points", "chocolatier/tokens/points", 18, ("pralines", "line"), ("well",)),
    Lesson("closed", "icons/chocolatier/line", 22, ("pralines", "line", "end")),
    Lesson("ending", "chocolatier/tokens/bonus-row", 98, ("pralines", "line", "end"), (_HINT,)),
    Lesson("floor", "icons/chocolatier/floor", 102, ("pralines", "floor", "end")),
    Lesson("score", "log", 104, ("page",)),
)
SPOKEN: Final[dict[tuple[str, str], tuple[str, ...]]] = {  # what a sentence tells of besides the thing to touch
    ("take", "pralines"): ("lines",),
    ("take", "end"): ("tray",),
    ("middle", "line"): ("floor",),
    ("middle", "end"): ("floor",),
    ("more", "pralines"): ("lines",),
    ("overflow", "pralines"): ("lines",),
    ("overflow", "line"): ("floor",),
    ("filling", "line"): ("lines",),
    ("filling", "end"): ("lines", "box", "floor"),
    ("points", "well"): ("box",),
    ("points", "pralines"): ("box",),
    ("points", "line"): ("box",),
    ("closed", "pralines"): ("box",),
    ("closed", "line"): ("lines",),
    ("ending", "pralines"): ("box",),
    ("ending", "line"): ("box",),
    ("ending", "end"): ("lines",),
    ("floor", "pralines"): ("lines",),
    ("floor", "end"): ("floor",),
}


class ChocolatierCourse(Course):
    game = "chocolatier"
    lessons = LESSONS
    ghosts: ClassVar = {"leave": (112, 22, 300, 62), "back": (1374, 22, 208, 62), "skip": (1594, 22, 208, 62)}  # beside the other player
    breaks: ClassVar = {26: 98}  # after the reply to the turn about closed lines

    def record_file(self) -> Path:
        return assets() / "lessons" / "chocolatier.momiji.json"

    def title(self, step: str) -> Text:
        return Text(f"chocolatier-lesson-{step}")

    def says(self, part: str, name: str, args: dict[str, object]) -> Text:
        return Text(f"chocolatier-lesson-{part}-{name}", args)

    def next_look(self, desk: Any, name: str) -> Touch:
        at = spots.well(self.pupil, *_WELL) if name == "well" else name
        return Touch(name, at, look=True)

    def meant_thing(self, desk: Any, spot: Spot) -> Text:
        match spot.kind:
            case "pralines":
                source, colour = spots.source_of(spot)
                where = "middle" if source == MIDDLE else "plate"
                return Text("chocolatier-lesson-meant-pralines", {"praline": colour_word(colour), "where": where})
            case "line":
                return Text("chocolatier-lesson-meant-line", {"line": spots.numbers(spot)[1] + 1})
        return Text("chocolatier-lesson-meant-floor")

    # ---------------------------------------------------------------- what lies where
    def spoken(self, scene: TableScene, part: str, name: str) -> list[pygame.Rect]:
        return [rect for thing in SPOKEN.get((part, name), ()) for rect in self._things(scene, thing)]

    def _things(self, scene: TableScene, name: str) -> list[pygame.Rect]:
        """Lines one by one: between them lies the own plate, of which nothing is said."""
        layout: Any = scene.layout
        if name in layout.panels:
            return [layout.panels[name]]
        kind = name.removesuffix("s")
        return [place.rect for spot, place in layout.spots.items() if spot.kind == kind and spots.numbers(spot)[0] == self.pupil]

    def keep(self, scene: TableScene, at: Spot | str) -> list[pygame.Rect]:
        """The button that ends the turn, once the pralines have their line."""
        return [scene.layout.buttons["primary"]] if isinstance(at, Spot) and at.kind in ("line", "floor") else []


COURSE = ChocolatierCourse()
