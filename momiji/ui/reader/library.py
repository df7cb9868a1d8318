"""A tree and a reader's wishes as AccessKit has them, the same on every system."""

from collections.abc import Sequence
from typing import Any, Final

import accesskit
from accesskit import Action, Role

from .reader import ReadingWish
from .tree import WINDOW, Part, ReadNode

_ROLES: Final[dict[Part, Any]] = {
    "window": Role.WINDOW, "scene": Role.GROUP, "dialog": Role.DIALOG, "zone": Role.GROUP, "choices": Role.RADIO_GROUP, "news": Role.GROUP,
    "message": Role.LABEL, "typed": Role.TEXT_RUN, "button": Role.BUTTON, "switch": Role.CHECK_BOX, "choice": Role.RADIO_BUTTON,
    "slider": Role.SLIDER, "field": Role.TEXT_INPUT, "link": Role.LINK, "item": Role.BUTTON, "text": Role.LABEL,
}  # fmt: skip
_PRESSED: Final = ("button", "switch", "choice", "link", "item")
_SLIDES: Final = 100.0


def tree_update(nodes: Sequence[ReadNode], focus: int, *, whole: bool) -> Any:
    update = accesskit.TreeUpdate(focus)
    update.nodes.extend((node.id, made(node)) for node in nodes)
    if whole:
        tree = accesskit.Tree(WINDOW)
        tree.toolkit_name = "Momiji"
        update.tree = tree
    return update


def wish_of(request: Any) -> ReadingWish | None:
    value = request.data[1] if request.data else None
    if request.action == Action.CLICK:
        return ReadingWish("take", request.target)
    if request.action == Action.FOCUS:
        return ReadingWish("aim", request.target)
    if request.action == Action.SET_VALUE and isinstance(value, str):
        return ReadingWish("write", request.target, value)
    if request.action == Action.SET_VALUE and isinstance(value, float | int):
        return ReadingWish("slide", request.target, max(0.0, min(1.0, float(value) / _SLIDES)))
    return None


def made(node: ReadNode) -> Any:
    """A node as the library wants it."""
    out = accesskit.Node(_ROLES[node.part])
    if node.part in ("text", "message"):
        out.set_value(node.name)
    elif node.name:
        out.set_label(node.name)
    if node.about:
        out.set_description(node.about)
    if node.children:
        out.set_children(list(node.children))
    if node.rect is not None:
        out.set_bounds(accesskit.Rect(*map(float, node.rect)))
    if not node.enabled:
        out.set_disabled()
    if node.part in ("switch", "choice"):
        out.set_toggled(accesskit.Toggled.TRUE if node.on else accesskit.Toggled.FALSE)
    if node.place is not None:
        out.set_position_in_set(node.place[0])
        out.set_size_of_set(node.place[1])
    if node.cell is not None:
        out.set_row_index(node.cell[0] - 1)
        out.set_column_index(node.cell[1] - 1)
    if node.part == "message":
        out.set_live(accesskit.Live.POLITE)
    if node.part == "dialog":
        out.set_modal()
    if node.part == "typed":
        out.set_value(node.typed)
        out.set_character_lengths([len(letter.encode()) for letter in node.typed])
        out.set_text_direction(accesskit.TextDirection.LEFT_TO_RIGHT)
    _give_actions(out, node)
    return out


def _give_actions(out: Any, node: ReadNode) -> None:
    if node.part in _PRESSED:
        out.add_action(Action.CLICK)
    if node.part in (*_PRESSED, "slider", "field"):
        out.add_action(Action.FOCUS)
    if node.part == "slider":
        out.set_min_numeric_value(0.0)
        out.set_max_numeric_value(_SLIDES)
        out.set_numeric_value(round((node.share or 0.0) * _SLIDES, 1))
        out.add_action(Action.SET_VALUE)
    if node.part == "field":
        out.set_value(node.typed)
        out.add_action(Action.SET_VALUE)
