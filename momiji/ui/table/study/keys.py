"""Keys of a study: arrows lead through the game, Tab through everything else; F6 goes to the table and back."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from momiji.ui import pads
from momiji.ui.input import Key
from momiji.ui.keys import meant_by
from momiji.ui.scenes.log import LogScene
from momiji.ui.stack import Change

if TYPE_CHECKING:
    from .scene import StudyScene

TABLE_KEY: Final = "f6"


def pressed(scene: "StudyScene", key: Key) -> tuple[bool, Change | None]:
    """Whether it meant something here, and what came of it. What lies over the table comes first."""
    inner, page = scene.inner, scene.page
    if len(inner.stack.scenes) > 1:
        inner.handle(key)
        return True, None
    if key.name == TABLE_KEY:
        scene.to_table(not scene.at_table)
        return True, None
    if scene.at_table:
        free = inner.table.held is None and inner.table.drag is None
        if key.name in ("escape", pads.ZONE) and free:
            scene.to_table(False)
            return True, None
        return False, None
    if key.name == pads.ZONE:
        _by_shoulder(scene, back=key.shift)
        return True, None
    if key.name in ("up", "down") and page.keyboard and page.focus is not None and page.focus.group == "lines":
        return False, None
    acts: dict[str, Callable[[], Any]] = {
        "left": scene.back,
        "right": scene.on,
        "home": scene.first,
        "end": scene.end,
        "up": lambda: scene.step_row(-1),
        "down": lambda: scene.step_row(1),
        "b": scene.branch,
        "delete": scene.cut,
    }
    if key.name == "escape":
        return True, scene.on_back()
    if key.name == "c":
        page.set_focus("comment")
        return True, None
    meant = meant_by(key.name, scene.services.preferences)
    if meant == "h" and not key.repeat:
        return True, scene.look_at_lines()
    if meant == "l" and not key.repeat:
        scene.lay_over(LogScene(scene.services, scene.session))
        return True, None
    if key.name in acts:
        acts[key.name]()
        return True, None
    return False, None


def _by_shoulder(scene: "StudyScene", *, back: bool) -> None:
    """The cross leads through the moves, so a pad goes through the buttons with its shoulders; beyond the last one lies the table."""
    page = scene.page
    first = next(widget for widget in page.widgets if widget.focusable)
    round_ = page.focus is first if back else False
    page.handle(Key("tab", shift=back))
    if round_ or (not back and page.focus is first):
        scene.to_table(True)
