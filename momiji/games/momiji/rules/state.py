"""The position of a game. Plain data: a turn in progress is a stage and a few numbers, never a closure, so it can be saved anywhere.

Search and simulation change a state in place; everybody else sees `apply`, which returns the next one. Columns and piles are
tuples, so that a copy shares them.
"""

from typing import Any, Final

from .setup import Setup


class Stage:
    """What has to happen next."""

    DRAFT: Final = 0  # take a face-up landscape (2.7)
    OPEN: Final = 1  # nothing is unfinished, before or after the main action
    REVEALED: Final = 2  # paid for a reveal: a collect must follow (4.2)
    PLAYING: Final = 3  # a play as main action, until its done
    SKIPPING: Final = 4  # landscape A: the next card skips a number
    EXTRA_PLAY: Final = 5  # landscape E
    TWO_COLUMNS: Final = 6  # landscape B
    ARRANGING: Final = 7  # landscape C
    DRAWN: Final = 8  # landscape D: discard one of the cards drawn
    PICK_TOP: Final = 9  # landscape F
    RECOVERING: Final = 10  # landscape G
    SHRINE: Final = 11  # landscape H: a goal or an exchange
    BELL: Final = 12  # landscape I: a column
    LANTERNS: Final = 13  # landscape K: tops of different columns
    BONFIRE: Final = 14  # landscape L: discards
    WATERFALL: Final = 15  # landscape N: a turned card waits for its place
    FORCED_DISCARD: Final = 16  # solo, after a play (12.5)
    HAND_LIMIT: Final = 17  # too many cards at the end of the turn (3.5)
    OVER: Final = 18


# The main action of the turn, once it is complete.
NOT_YET: Final = 0
COLLECTED: Final = 1
PLAYED_SAME: Final = 2
PLAYED: Final = 3
BOUGHT_GOAL: Final = 4
PASSED: Final = 5


class Player:
    __slots__ = ("acorns", "gateless", "goals", "hand", "known", "landscapes", "panorama", "piles", "row", "used")

    hand: list[int]  # sorted
    known: list[int]  # cards of the hand everybody saw coming
    acorns: int
    row: list[int]  # the types the piles show, left to right
    piles: list[tuple[int, ...] | None]  # by the type shown; bottom card first
    gateless: int  # closed piles that got no gate token (5.2), a bit for each type
    panorama: tuple[str, ...]  # all landscapes in the order they were taken
    landscapes: tuple[str, ...]  # those not used yet, sorted
    used: tuple[str, ...]
    goals: list[str]

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.hand = self.hand[:]
        new.known = self.known[:]
        new.acorns = self.acorns
        new.row = self.row[:]
        new.piles = self.piles[:]
        new.gateless = self.gateless
        new.panorama = self.panorama
        new.landscapes = self.landscapes
        new.used = self.used
        new.goals = self.goals[:]
        return new


class State:
    __slots__ = (
        "ability", "blue_token", "count", "current", "deck", "dew", "discard", "drawn", "face_up", "final", "finished",
        "garden", "gates", "goals", "laid", "laid_types", "landscape_deck", "main", "picked", "played_types", "players",
        "setup", "solo", "stage", "touched", "traded", "tucked", "turn", "turned", "types",
    )  # fmt: skip

    setup: Setup
    types: tuple[int, ...]
    dew: bool
    solo: str | None  # the scenario
    players: list[Player]
    current: int
    turn: int  # counted from 1; 0 during the draft
    stage: int
    final: int | None  # turns still to come after this one, once the end is triggered
    finished: bool  # solo: stopped by `finish`

    deck: list[int]  # top card last
    garden: list[tuple[int, ...]]  # columns by type, oldest card first
    discard: list[int]
    gates: int
    goals: list[str]
    blue_token: int | None
    face_up: list[str]  # during the draft
    landscape_deck: list[str]  # top card last

    main: int  # the main action of this turn
    ability: str  # the landscape used in this turn, or nothing
    traded: bool
    played_types: int  # types that count for the pair bonus, a bit each
    laid: int  # cards laid in the play in progress
    laid_types: int
    touched: int  # landscape J: the piles used, by the type they show
    tucked: int  # landscape M
    drawn: tuple[int, ...]  # landscape D
    picked: int  # landscape K: columns already picked from, a bit each
    count: int  # landscape K: picks; L: discards; N: cards still to turn
    turned: int  # landscape N: the card that waits, or -1

    def copy(self) -> "State":
        """A state of its own: whatever is done to it leaves this one as it is."""
        new = self._with([player.copy() for player in self.players])
        new.face_up = self.face_up[:]
        new.landscape_deck = self.landscape_deck[:]
        return new

    def branch(self) -> "State":
        """A copy to try one turn on, not a draft. Only the player whose turn it is gets a table of their own: no step changes another's."""
        players = self.players[:]
        players[self.current] = players[self.current].copy()
        return self._with(players)

    def _with(self, players: list[Player]) -> "State":
        new = State.__new__(State)
        new.players = players
        new.setup = self.setup
        new.types = self.types
        new.dew = self.dew
        new.solo = self.solo
        new.current = self.current
        new.turn = self.turn
        new.stage = self.stage
        new.final = self.final
        new.finished = self.finished
        new.deck = self.deck[:]
        new.garden = self.garden[:]
        new.discard = self.discard[:]
        new.gates = self.gates
        new.goals = self.goals[:]
        new.blue_token = self.blue_token
        new.face_up = self.face_up
        new.landscape_deck = self.landscape_deck
        new.main = self.main
        new.ability = self.ability
        new.traded = self.traded
        new.played_types = self.played_types
        new.laid = self.laid
        new.laid_types = self.laid_types
        new.touched = self.touched
        new.tucked = self.tucked
        new.drawn = self.drawn
        new.picked = self.picked
        new.count = self.count
        new.turned = self.turned
        return new

    def __eq__(self, other: object) -> bool:
        """Two positions are the same when nothing in them differs; the order of the discard pile does not matter."""
        return isinstance(other, State) and _contents(self) == _contents(other)

    __hash__ = None  # type: ignore[assignment]


def _contents(state: State) -> list[Any]:
    own = [getattr(state, name) for name in State.__slots__ if name not in ("players", "setup", "discard", "goals")]
    players = [
        [sorted(getattr(p, name)) if name in ("known", "goals", "landscapes", "used") else getattr(p, name) for name in Player.__slots__]
        for p in state.players
    ]
    return [own, sorted(state.discard), sorted(state.goals), players]
