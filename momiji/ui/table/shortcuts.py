"""Which keys do what, without a window: the key page of the rule book and its booklet both read this list."""

from typing import Final

from momiji.core.rulebook import Keys
from momiji.ui.keys import Action
from momiji.ui.kit.chords import Shortcut

SHORTCUTS: Final[tuple[Shortcut, ...]] = (
    (("left", "up", "down", "right"), "shortcut-move"),
    (("tab", "shift+tab"), "shortcut-tab"),
    (("return", "space"), "shortcut-take"),
    (("1", "…", "9"), "shortcut-number"),
    (("i",), "shortcut-closer"),
    (("h",), "shortcut-hint"),
    (("ctrl+z",), "shortcut-undo"),
    (("ctrl+y",), "shortcut-redo"),
    (("l",), "shortcut-log"),
    (("p",), "shortcut-players"),
    (("escape",), "shortcut-menu"),
    (("pageup", "pagedown"), "shortcut-scroll"),
    (("f4",), "shortcut-read"),
    (("f11", "alt+return"), "shortcut-fullscreen"),
    (("f1",), "shortcut-rules"),
    (("ctrl+q",), "shortcut-quit"),
)


def shortcuts_of(keys: Keys) -> list[Shortcut]:
    """The list as a book has it; what is the game's own stands before the keys everybody has."""
    return [one for one in (*SHORTCUTS[:3], *keys.more, *SHORTCUTS[3:]) if one[1] not in keys.without]


PAD_SHORTCUTS: Final[tuple[Shortcut, ...]] = (
    (("pad-cross", "pad-stick"), "shortcut-move"),
    (("pad-a",), "shortcut-take"),
    (("pad-b",), "shortcut-pad-back"),
    (("pad-x",), "shortcut-closer"),
    (("pad-y",), "shortcut-hint"),
    (("pad-lb", "pad-rb"), "shortcut-pad-zone"),
    (("pad-back",), "shortcut-undo"),
    (("pad-start",), "shortcut-pad-menu"),
)  # while a game pad is used

ACTIONS: Final = (
    Action("h", "shortcut-hint", "hint"),
    Action("t", "keys-trade", "trade"),
    Action("r", "keys-reveal", "reveal"),
)  # keys of this table that may be changed
