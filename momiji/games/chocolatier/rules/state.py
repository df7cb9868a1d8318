"""The position of a game. Plain data: whatever waits for a decision is a phase and some small numbers, so it can be saved anywhere.

Search and simulation change a state in place; everybody else sees `apply`, which returns the next one.
"""

from typing import Any, Final

from .setup import Setup

# What has to happen next.
TAKE: Final = 0
SEND: Final = 1  # offer 4: the rest of it is sent on (11.5)
END: Final = 2  # nothing is left to do in this turn
TILE: Final = 3  # brown side: a place for a praline is to be chosen (10.1)
OVER: Final = 4

# What the golden side of an offer does when pralines are taken from it.
PLAIN: Final = 0
STAYS: Final = 1  # 11.4
SENDS: Final = 2  # 11.5
LEAVES: Final = 3  # 11.6
POWERS: Final = {"3": STAYS, "4": SENDS, "5": LEAVES}

MIDDLE: Final = 0  # its place among the sources
NOBODY: Final = -1
NOTHING: Final = -1

# A line is 0 when it is empty, else its colour and how many pralines it holds.
LINE_BITS: Final = 3
LINE_COUNT: Final = (1 << LINE_BITS) - 1


class Player:
    __slots__ = ("box", "floor", "held", "lines", "points")

    points: int
    lines: list[int]
    box: list[int]  # 25 places row by row: a colour, or NOTHING
    held: list[int]  # the colours each row of the box holds, a bit each
    floor: list[int]  # pieces from the left

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.points = self.points
        new.lines = self.lines[:]
        new.box = self.box[:]
        new.held = self.held[:]
        new.floor = self.floor[:]
        return new


class State:
    __slots__ = (
        "bag", "barren", "brown", "current", "first", "gold", "holder", "ids", "lid", "mark", "phase", "players", "powers",
        "round", "sending", "setup", "sources", "spare", "stream", "taken", "turn",
    )  # fmt: skip

    setup: Setup
    brown: bool
    players: list[Player]
    current: int
    turn: int  # counted from 1; a player who chooses places in the filling has a turn of their own
    round: int
    first: int  # who began this round
    phase: int
    mark: int  # who has it; NOBODY while it lies in the middle
    barren: int  # rounds one after another that brought no praline into a box (8.4)

    sources: list[int]  # heaps of pralines: the middle, then the offers 1, 2, …
    bag: list[int]  # the next one to be drawn last
    lid: int  # a heap
    stream: int  # where the game stands in its stream of chance

    ids: tuple[str, ...]  # the offers of this round in their places; nothing without the option
    gold: tuple[bool, ...]  # which of them lie with the golden side up
    powers: tuple[int, ...]  # by source
    taken: int  # the number of the offer that left the circle (11.7), or 0
    holder: int  # who has it in front of their floor
    spare: int  # the piece that lies on it, or NOTHING
    sending: int  # the heap still to be sent

    def copy(self) -> "State":
        """A state of its own: whatever is done to it leaves this one as it is."""
        new = State.__new__(State)
        new.setup = self.setup
        new.brown = self.brown
        new.players = [player.copy() for player in self.players]
        new.current = self.current
        new.turn = self.turn
        new.round = self.round
        new.first = self.first
        new.phase = self.phase
        new.mark = self.mark
        new.barren = self.barren
        new.sources = self.sources[:]
        new.bag = self.bag[:]
        new.lid = self.lid
        new.stream = self.stream
        new.ids = self.ids
        new.gold = self.gold
        new.powers = self.powers
        new.taken = self.taken
        new.holder = self.holder
        new.spare = self.spare
        new.sending = self.sending
        return new

    def __eq__(self, other: object) -> bool:
        """Two positions are the same when nothing in them differs."""
        return isinstance(other, State) and _contents(self) == _contents(other)

    __hash__ = None  # type: ignore[assignment]


def _contents(state: State) -> list[Any]:
    own = [getattr(state, name) for name in State.__slots__ if name not in ("players", "setup")]
    return [own, [[getattr(player, name) for name in Player.__slots__] for player in state.players]]


def waiting_line(player: Player) -> int:
    """The topmost full line, or NOTHING."""
    for row, line in enumerate(player.lines):
        if line & LINE_COUNT > row:
            return row
    return NOTHING


def neighbours(s: State, offer: int) -> tuple[int, int]:
    """The offers to the left and to the right of one, round the circle, past an offer that was taken (11.7)."""
    circle = [number for number in range(1, len(s.sources)) if number != s.taken]
    at = circle.index(offer)
    return circle[at - 1], circle[(at + 1) % len(circle)]
