"""What a table shows at a moment, as plain data: made by the desk, placed by the layout, drawn by the scene.

Nothing hidden from the seat that looks is ever in here. A game adds what lies on its own table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from momiji.core.text import Text


@dataclass(frozen=True, slots=True)
class Spot:
    """A place a player can point at; kinds and keys are the game's."""

    kind: str
    key: str = ""


# legal: a click here does something now · chosen: selected, waiting for the button · dim: not now (still explains itself)
Mark = Literal["", "legal", "chosen", "dim"]
Marks = Mapping[Spot, Mark]
LIT: Final = ("legal", "chosen")
TURN: Final = "r"  # the usual key that turns what is held or chosen
TURNS: Final = "turns"  # in a sentence: that key, or the buttons of the pad in use
CLOSER: Final = "closer"  # the action of a button that looks closer at what is pointed at, focused or chosen

Badge = Literal["", "your-turn", "playing", "next", "waiting"]


class Sitting(Protocol):
    """What every game's table knows of a player."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def crest(self) -> str: ...
    @property
    def badge(self) -> Badge: ...
    @property
    def computer(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Note:
    """The action note: what is being done, its kind, and the next step in one or two sentences."""

    icon: str  # a name in assets/art/icons
    title: Text
    body: Text
    chip: Text | None = None
    then: tuple[Text, ...] = ()  # further sentences, where several things came of one step
    hint: Text | None = None  # how to do it; left out where words are too large for both
    crest: str = ""  # instead of the icon: whose doing it is


@dataclass(frozen=True, slots=True)
class Command:
    """What a button of the lower right does: primary, and two plain ones under it."""

    action: str  # handed back to the desk: "collect", "done", "end", "undo", "cancel", …
    text: Text
    enabled: bool = True
    why: Text | None = None  # what is missing while it rests
    bonus: int = 0  # what it will bring rides on the button, +2
    icon: str = ""
    key: str = ""  # its key on the keyboard, as shown
    ghost: bool = False  # for skipping: veil instead of lacquer
    plain: bool = False  # one of two ways that are equally good: paper, though it stands where the red button stands
    short_icon: str = ""  # says it alone where large words have no room; else the icon does


@dataclass(frozen=True, slots=True)
class About:
    """What a thing says of itself."""

    title: Text
    body: tuple[Text, ...] = ()
    foot: Text | None = None
    owner: int | None = None
    standing: tuple[tuple[int, int], ...] = ()  # who has how much of what it counts: (seat, figure), best first


@dataclass(frozen=True, slots=True, kw_only=True)
class Show:
    seat: int  # whose eyes
    turn: int
    note: Note
    primary: Command | None
    left: Command | None = None
    right: Command | None = None
    redo: Command | None = None  # there only while something can be done again
    coins: tuple[Command, ...] = ()  # small round buttons beside them, placed by their action
    marks: Marks = field(default_factory=dict)  # what can be touched, is chosen or rests
    watching: bool = False  # a game looked back at: the note tells the last step
    tasked: bool = False  # a puzzle: its task takes the place of one more player, where there is room
    daylight: float = 1.0  # how much of the game is still to come: the less, the later in the day

    def mark(self, kind: str, key: str = "") -> Mark:
        return self.marks.get(Spot(kind, key), "")

    @property
    def sitting(self) -> Sequence[Sitting]:
        """Everybody, the one who looks first."""
        return ()

    @property
    def phase(self) -> str:
        """Tables of one phase are alike: between two phases the picture fades."""
        return ""

    @property
    def news(self) -> bool:
        """Whether something glows that the others changed."""
        return False

    def staged(self) -> frozenset[object]:
        """Everything that is chosen or laid and waits for the button; of equal things each is one."""
        return frozenset(spot for spot, mark in self.marks.items() if mark == "chosen")
