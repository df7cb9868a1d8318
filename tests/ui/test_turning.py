"""Things that are turned before they are put somewhere: which gestures are open, what is touched next, where one hangs and aims."""

from typing import Any

import pygame

from momiji.ui.table import gestures
from momiji.ui.table.aim import aim
from momiji.ui.table.desk import SAYS_NOTHING, Reply
from momiji.ui.table.drag import Drag
from momiji.ui.table.gestures import TURN_RIGHT, Gesture, Way, next_touch
from momiji.ui.table.layout import Layout
from momiji.ui.table.show import Spot
from momiji.ui.table.step_desk import GestureDesk
from momiji.ui.theme import Scale

TILE, HERE, THERE = Spot("tile"), Spot("square", "a"), Spot("square", "b")
KNOWN = (
    Way("a east", Gesture((TILE,), HERE, turned="e")),
    Way("b south", Gesture((TILE,), THERE, turned="s")),
    Way("b west", Gesture((TILE,), THERE, turned="w")),
)


class TileDesk(GestureDesk):
    """A desk with one tile, without a game."""

    def __init__(self) -> None:
        self.chosen, self.mode, self.turns, self._show = [TILE], "", {}, None

    done = ""
    active = True
    ways = KNOWN

    def turnings(self, spot: Spot) -> tuple[str, ...]:
        return ("e", "s", "w", "n") if spot == TILE else ()

    def do(self, step: Any) -> Reply:
        self.done = step
        return SAYS_NOTHING


def test_only_what_fits_as_it_lies_can_be_done() -> None:
    desk = TileDesk()
    assert desk.targets(TILE) == {HERE}
    assert desk.turn(TILE, 1)
    assert desk.targets(TILE) == {THERE}
    desk.tap(THERE)
    assert desk.done == "b south"
    desk.press(TURN_RIGHT)
    desk.drop(TILE, THERE)
    assert desk.done == "b west"
    assert desk.turn(TILE, 1)
    assert desk.targets(TILE) == frozenset()
    assert desk.turn(TILE, 1)
    assert desk.turned(TILE) == "e"
    assert desk.turn(TILE, -1)
    assert desk.turned(TILE) == "n"
    assert not desk.turn(HERE, 1)


def test_a_thing_is_turned_before_it_is_put_down() -> None:
    gesture = KNOWN[1].gesture
    assert next_touch(gesture, []) == TILE
    assert next_touch(gesture, [TILE], turned="e") == TURN_RIGHT
    assert next_touch(gesture, [TILE], turned="s") == THERE
    assert gestures.lying(KNOWN, lambda spot: "w") == KNOWN[2:]


def test_a_thing_that_aims_with_its_middle_turns_about_the_pointer() -> None:
    layout = Layout(Scale(1920, 1080))
    layout.put(HERE, pygame.Rect(100, 100, 100, 100))
    layout.put(THERE, pygame.Rect(200, 100, 100, 100))
    drag = Drag(TILE, pygame.Surface((10, 10)), (0, 0), (250, 150), (100, 0), still=True, aims=True)
    assert drag.middle == (150, 150)
    assert aim(drag, layout, frozenset({HERE})) == HERE
    assert aim(drag, layout, frozenset({THERE})) == HERE  # too far from the target: what lies under it
    drag.turn(drag.picture, 1)
    assert drag.middle == (250, 50)
    drag.turn(drag.picture, -1)
    assert drag.middle == (150, 150)
    drag.over = (7.0, 8.0)
    drag.update(0.1)
    assert (drag.x, drag.y) == (7.0, 8.0)
