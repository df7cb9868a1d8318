"""Miyabi's lesson: the first game, its steps, and what each sentence points at."""

from pathlib import Path
from typing import Any, ClassVar, Final

import pygame

from momiji.core.text import Text
from momiji.games.miyabi.rules.tiles import COLUMNS, OBJECTS, SIDE, SQUARE_INDEX
from momiji.games.miyabi.rules.words import tile_text
from momiji.resources import assets
from momiji.ui.table.lesson.course import Course, Lesson, Touch
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot

from . import spots
from .layout.others import PANELS
from .layout.whole import MiyabiLayout, square_rect

_PANELS: Final = ("frame", "tray")  # looked at whole
_HINT: Final = "hint"

LESSONS: Final = (
    Lesson("welcome", "icons/miyabi/morning", 0, (), _PANELS),
    Lesson("lay", "icons/miyabi/level", 0, ("tile", "square", "end")),
    Lesson("lantern", "miyabi/lantern/lit", 4, ("tile", "square")),
    Lesson("turn", "icons/miyabi/turn-right", 8, ("tile", "turn-right", "square")),
    Lesson("level", "icons/miyabi/level", 12, ("tile", "square", "end")),
    Lesson("rows", "miyabi/objects/azalea", 16, ("tile", "square"), ("plaque",)),
    Lesson("out", "miyabi/lantern/lit", 20, ("tile", "square", "end")),
    Lesson("round", "miyabi/round/bonsai", 26, ("tile", "square", "end"), ("round",)),
    Lesson("fifth", "miyabi/objects/maple", 120, ("tile", "turn-right", "square", "end"), ("tablet",)),
    Lesson("ending", "miyabi/round/marker", 140, ("tile", "square", "end"), (_HINT,)),
    Lesson("score", "log", 142, ("page",)),
)
SPOKEN: Final[dict[tuple[str, str], tuple[str, ...]]] = {  # what a sentence tells of besides the thing to touch
    ("lay", "square"): ("plaque-M", "c1"),
    ("lay", "end"): ("column-b", "b1", "c1", "points"),
    ("lantern", "tile"): ("column-b",),
    ("lantern", "square"): ("column-a", "column-b", "b3", "c3"),
    ("turn", "tile"): ("plaque-P", "d2", "d3"),
    ("turn", "turn-right"): ("d2", "d3"),
    ("turn", "square"): ("d3",),
    ("level", "tile"): ("c3", "d3"),
    ("level", "square"): ("d3",),
    ("level", "end"): ("c3", "d3", "points"),
    ("rows", "plaque"): ("row-A", "rows"),
    ("rows", "tile"): ("row-A",),
    ("rows", "square"): ("f4", "f5"),
    ("out", "tile"): ("columns",),
    ("out", "square"): ("column-f",),
    ("out", "end"): ("columns",),
    ("round", "round"): ("columns", "other"),
    ("round", "tile"): ("c3", "d3"),
    ("round", "square"): ("d3",),
    ("round", "end"): ("c3", "d3", "points"),
    ("fifth", "tablet"): ("tablets",),
    ("fifth", "tile"): ("a1", "a2"),
    ("fifth", "turn-right"): ("a1", "a2"),
    ("fifth", "square"): ("a2",),
    ("fifth", "end"): ("a1", "a2", "tablet-M", "points"),
    ("ending", "tile"): ("b4", "c4", "d4"),
    ("ending", "square"): ("c4", "d4"),
    ("ending", "end"): ("plaques",),
}
LOOKS: Final[dict[str, Spot | str]] = {
    "plaque": spots.plaque(OBJECTS.index("A")), "round": "tray", "tablet": spots.tablet(OBJECTS.index("M"))
}  # fmt: skip


class MiyabiCourse(Course):
    game = "miyabi"
    lessons = LESSONS
    ghosts: ClassVar = {"leave": (152, 14, 364, 62), "back": (1370, 14, 192, 62), "skip": (1572, 14, 192, 62)}  # over round and logotype
    breaks: ClassVar = {30: 120, 124: 140}  # after the reply to the first turn of round 2, and to that on the fifth level

    def record_file(self) -> Path:
        return assets() / "lessons" / "miyabi.momiji.json"

    def title(self, step: str) -> Text:
        return Text(f"miyabi-lesson-{step}")

    def says(self, part: str, name: str, args: dict[str, object]) -> Text:
        return Text(f"miyabi-lesson-{part}-{name}", args)

    def next_look(self, desk: Any, name: str) -> Touch:
        return Touch(name, LOOKS.get(name, name), look=True)

    def meant_thing(self, desk: Any, spot: Spot) -> Text:
        if spot.kind == "tile":
            return Text("miyabi-lesson-meant-tile", {"tile": tile_text(desk.chair.view.display[int(spot.key)], "miyabi-tile-laid")})
        return Text("miyabi-lesson-meant-square")

    # ---------------------------------------------------------------- what lies where
    def spoken(self, scene: TableScene, part: str, name: str) -> list[pygame.Rect]:
        return [self._thing(scene, thing) for thing in SPOKEN.get((part, name), ())]

    def _thing(self, scene: TableScene, name: str) -> pygame.Rect:
        """A square, a row of squares, one thing beside the garden or all of a kind."""
        layout = scene.layout
        assert isinstance(layout, MiyabiLayout)
        kind, _, key = name.partition("-")
        match kind:
            case "points":
                return layout.panels[f"player-{self.pupil}"]
            case "other":  # whose name stands there, with points and bonsai
                panel = layout.panels[f"player-{1 - self.pupil}"]
                return pygame.Rect(panel.topleft, (panel.w, layout.measure.px(PANELS[2].rule[1])))
            case "row":
                rects = [square_rect(layout, self.pupil, OBJECTS.index(key) * SIDE + column) for column in range(SIDE)]
                return rects[0].unionall(rects[1:])
            case "rows":
                return layout.spots[spots.ROWS].rect
            case "columns" | "plaques" | "tablets":
                rects = [place.rect for spot, place in layout.spots.items() if spot.kind == kind.removesuffix("s")]
                return rects[0].unionall(rects[1:])
            case "column":
                return layout.spots[spots.column(self.pupil, COLUMNS.index(key))].rect
            case "plaque" | "tablet":
                return layout.spots[Spot(kind, str(OBJECTS.index(key)))].rect
        return square_rect(layout, self.pupil, SQUARE_INDEX[name])

    def keep(self, scene: TableScene, at: Spot | str) -> list[pygame.Rect]:
        """The button that ends the turn, once the tile has its place."""
        return [scene.layout.buttons["primary"]] if isinstance(at, Spot) and at.kind == "square" else []


COURSE = MiyabiCourse()
