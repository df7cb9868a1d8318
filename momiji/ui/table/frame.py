"""What stands round every table: the four buttons of the corners, the action note, and the buttons beside it."""

from typing import Final

from .layout import FOOT, TOP, Layout, down, larger
from .show import Show

TASK: Final = "task"  # the panel of a puzzle's task, where a table has one
MOVE: Final = (342, 850, 1108, 62)  # the note of a game looked back at: one line


def lay_corners(layout: Layout) -> None:
    scale = layout.scale
    for name, x, across, row in (("menu", 18, 0.0, 0), ("log", 18, 0.0, 1), ("rules", 1842, 1.0, 0), ("settings", 1842, 1.0, 1)):
        layout.buttons[name] = scale.rect(x, 28 + 76 * row, 60, 60, across, down(scale, TOP))


def note_width(layout: Layout) -> float:
    return larger(layout.scale, 340, 460, 560)


def lay_low(layout: Layout, show: Show) -> None:
    """The action note at the left of the hand, the buttons at its right."""
    scale = layout.scale
    if show.watching:
        more, up = larger(scale, 0, 326, 326), larger(scale, 0, 4, 4)  # large words reach as far as the plate above
        layout.panels["note"] = scale.rect(MOVE[0] - more, MOVE[1] - up, MOVE[2] + more, MOVE[3] + up, 0.5, down(scale, FOOT))
        return
    top, foot = larger(scale, 870, 850, 848), larger(scale, 1064, 1066, 1070)
    layout.panels["note"] = scale.rect(16, top, note_width(layout), foot - top, 0.5, down(scale, FOOT))
    high = larger(scale, 78, 100, 104)
    if show.primary:
        layout.buttons["primary"] = scale.rect(1490, larger(scale, 892, 880, 876), 414, high, 0.5, down(scale, FOOT))
    y, tall = larger(scale, 988, 994, 994), larger(scale, 64, 72, 76)
    if show.left and show.right:
        layout.buttons["left"] = scale.rect(1490, y, 268, tall, 0.5, down(scale, FOOT))
        layout.buttons["right"] = scale.rect(1776, y, 128, tall, 0.5, down(scale, FOOT))
        if show.redo:
            layout.buttons["left"] = scale.rect(1490, y, 222, tall, 0.5, down(scale, FOOT))
            layout.buttons["right"] = scale.rect(1728, y, 80, tall, 0.5, down(scale, FOOT))
            layout.buttons["redo"] = scale.rect(1824, y, 80, tall, 0.5, down(scale, FOOT))
    elif show.redo and show.right:
        layout.buttons["right"] = scale.rect(1490, y, 318, tall, 0.5, down(scale, FOOT))
        layout.buttons["redo"] = scale.rect(1824, y, 80, tall, 0.5, down(scale, FOOT))
    elif show.left or show.right:
        layout.buttons["left" if show.left else "right"] = scale.rect(1490, y, 414, tall, 0.5, down(scale, FOOT))
