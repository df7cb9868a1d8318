"""The position of a game. Plain data: a turn in progress is two flags, so it can be saved and undone anywhere.

Search and simulation change a state in place; everybody else sees `apply`, which returns the next one.
"""

from typing import Any, Final, NamedTuple

from momiji.games.miyabi.rules.steps import PlaceTile

from .setup import Setup
from .steps import Zen
from .tiles import ALL_SQUARES, GROUND

TAKEN: Final = -1  # an empty place in the display or among the zen tiles
NOWHERE: Final = -1  # no square: a frog that is not put out, no zen tile that waits


class Laid(NamedTuple):
    """A tile in a garden, perhaps under others by now."""

    step: PlaceTile | Zen
    level: int


class Player:
    __slots__ = (
        "bonuses", "fifth_points", "frog", "frog_points", "gold", "ground", "laid_points", "lanterns", "objects", "out", "tiles",
        "waiting", "zen", "zen_points",
    )  # fmt: skip

    ground: list[int]  # the squares of each level that can be built on, as bits; zen tiles are in none of them (9.5)
    objects: list[int]  # how many each square shows; their kind is the row's
    zen: int  # squares with a zen tile, as bits
    waiting: int  # the square of the zen tile that is not enclosed yet (9.4)
    tiles: tuple[Laid, ...]  # everything laid, in order
    lanterns: int  # a bit for each column
    out: bool  # for the rest of the round
    frog: int  # its square
    gold: bool
    bonuses: int  # fifth-level bonuses taken, a bit for each kind
    laid_points: int  # 5.1
    fifth_points: int  # 5.2
    zen_points: int  # 9.2, 9.3
    frog_points: int  # 11.4

    @classmethod
    def new(cls) -> "Player":
        """Bare ground and nothing scored."""
        player = cls()
        player.ground = [GROUND]
        player.objects = [0] * len(ALL_SQUARES)
        player.waiting = player.frog = NOWHERE
        player.tiles = ()
        player.out = player.gold = False
        player.zen = player.lanterns = player.bonuses = 0
        player.laid_points = player.fifth_points = player.zen_points = player.frog_points = 0
        return player

    @property
    def points(self) -> int:
        """What is scored so far, without the final scoring."""
        return self.laid_points + self.fifth_points + self.zen_points + self.frog_points

    def level(self, square: int) -> int:
        """A zen tile lies on level 1."""
        return next((level for level, squares in enumerate(self.ground) if squares >> square & 1), 1)

    def levels(self) -> list[int]:
        """The level of every square."""
        found = [1] * len(ALL_SQUARES)
        for level, squares in enumerate(self.ground):
            while squares:
                lowest = squares & -squares
                found[lowest.bit_length() - 1] = level
                squares ^= lowest
        return found

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.ground = self.ground[:]
        new.objects = self.objects[:]
        new.zen = self.zen
        new.waiting = self.waiting
        new.tiles = self.tiles
        new.lanterns = self.lanterns
        new.out = self.out
        new.frog = self.frog
        new.gold = self.gold
        new.bonuses = self.bonuses
        new.laid_points = self.laid_points
        new.fifth_points = self.fifth_points
        new.zen_points = self.zen_points
        new.frog_points = self.frog_points
        return new


class State:
    __slots__ = (
        "bags", "bonuses", "current", "display", "face_up", "first", "frog_moved", "frogs", "gone", "laid", "over", "passing",
        "players", "round", "rounds", "setup", "turn", "zen_bag",
    )  # fmt: skip

    setup: Setup
    frogs: bool  # the frog is in play
    passing: bool  # one may pass although a tile fits (3.2)
    players: list[Player]
    current: int
    first: int  # who has the bonsai and began this round
    round: int  # counted from 1; 0 while the frogs are put out
    rounds: int
    turn: int  # counted from 1; 0 while the frogs are put out
    over: bool
    laid: bool  # in this turn
    frog_moved: bool  # in this turn

    bags: list[list[int]]  # by size; the next tile last
    display: list[int]  # a tile keeps its place through the round, its place stays empty when it is taken
    gone: tuple[int, ...]  # tiles that left the game (2.4)
    face_up: list[int]  # objects of the zen tiles one can take, each in its place; empty without that extension
    zen_bag: list[int]  # the next one last
    bonuses: int  # fifth-level bonuses not taken yet, a bit for each kind

    def copy(self) -> "State":
        """A state of its own: whatever is done to it leaves this one as it is."""
        new = State.__new__(State)
        new.setup = self.setup
        new.frogs = self.frogs
        new.passing = self.passing
        new.players = [player.copy() for player in self.players]
        new.current = self.current
        new.first = self.first
        new.round = self.round
        new.rounds = self.rounds
        new.turn = self.turn
        new.over = self.over
        new.laid = self.laid
        new.frog_moved = self.frog_moved
        new.bags = [bag[:] for bag in self.bags]
        new.display = self.display[:]
        new.gone = self.gone
        new.face_up = self.face_up[:]
        new.zen_bag = self.zen_bag[:]
        new.bonuses = self.bonuses
        return new

    def __eq__(self, other: object) -> bool:
        """Two positions are the same when nothing in them differs."""
        return isinstance(other, State) and _contents(self) == _contents(other)

    __hash__ = None  # type: ignore[assignment]


def _contents(state: State) -> list[Any]:
    own = [getattr(state, name) for name in State.__slots__ if name not in ("players", "setup")]
    return [own, [[getattr(player, name) for name in Player.__slots__] for player in state.players]]
