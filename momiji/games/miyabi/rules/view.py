"""What one seat may know, and worlds that fit it. Everything is open but the order in which tiles will be drawn (3.5)."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from momiji.games.miyabi.rules.steps import PlaceTile

from .setup import FROG, PASSING, ZEN, Setup
from .state import Laid, Player, State
from .steps import Zen
from .tiles import BOX, ZEN_BOX


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A garden square by square, and what its player has. Squares are numbered row by row from the top left."""

    name: str
    levels: tuple[int, ...]
    objects: tuple[int, ...]  # how many a square shows; their kind is the row's
    zen: tuple[int, ...]  # squares with a zen tile
    waiting: int  # the square of the zen tile that is not enclosed yet, or -1
    tiles: tuple[Laid, ...]  # everything laid, in order, covered or not
    lanterns: tuple[int, ...]  # the columns they stand above
    out: bool
    frog: int  # its square, or -1
    gold: bool
    bonuses: tuple[int, ...]  # the kinds whose fifth-level bonus was taken
    points: tuple[int, int, int, int]  # for laying, fifth level, zen, frog


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None  # None: from outside; nobody has secrets here
    options: tuple[str, ...]
    players: tuple[PlayerView, ...]
    current: int
    first: int  # who has the bonsai and began this round
    round: int
    rounds: int
    turn: int
    over: bool
    laid: bool
    frog_moved: bool
    display: tuple[int, ...]  # tiles in their places; -1 where one was taken
    bag_sizes: tuple[int, ...]
    gone: tuple[int, ...]
    face_up: tuple[int, ...]  # objects of the zen tiles in their places; -1 where none is left
    zen_left: int
    bonuses: tuple[int, ...]  # the kinds whose fifth-level bonus is still there
    began: int  # who began the game


def view(s: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=s.setup.options,
        players=tuple(_player_view(player, name) for player, name in zip(s.players, s.setup.names, strict=True)),
        current=s.current,
        first=s.first,
        round=s.round,
        rounds=s.rounds,
        turn=s.turn,
        over=s.over,
        laid=s.laid,
        frog_moved=s.frog_moved,
        display=tuple(s.display),
        bag_sizes=tuple(map(len, s.bags)),
        gone=s.gone,
        face_up=tuple(s.face_up),
        zen_left=len(s.zen_bag),
        bonuses=_members(s.bonuses),
        began=s.setup.first_player,
    )


def _player_view(player: Player, name: str) -> PlayerView:
    return PlayerView(
        name=name,
        levels=tuple(player.levels()),
        objects=tuple(player.objects),
        zen=_members(player.zen),
        waiting=player.waiting,
        tiles=player.tiles,
        lanterns=_members(player.lanterns),
        out=player.out,
        frog=player.frog,
        gold=player.gold,
        bonuses=_members(player.bonuses),
        points=(player.laid_points, player.fifth_points, player.zen_points, player.frog_points),
    )


def _members(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


def _bits(members: tuple[int, ...]) -> int:
    return sum(1 << number for number in members)


# ------------------------------------------------------------------ imagined worlds


_BAGS, _ZEN = tuple(map(Counter, BOX)), Counter(ZEN_BOX)


def imagine(v: View, rng: Random) -> State:
    """A full state consistent with all that the view knows; what will be drawn is shuffled anew."""
    s = State()
    s.setup = _imagined_setup(v)
    s.frogs, s.passing = FROG in v.options, PASSING in v.options
    s.players = [_imagined_player(player) for player in v.players]
    s.current, s.first, s.round, s.rounds, s.turn = v.current, v.first, v.round, v.rounds, v.turn
    s.over, s.laid, s.frog_moved = v.over, v.laid, v.frog_moved
    s.display, s.gone, s.face_up, s.bonuses = list(v.display), v.gone, list(v.face_up), _bits(v.bonuses)
    s.bags, s.zen_bag = _unknown(v)
    for unknown in (*s.bags, s.zen_bag):
        rng.shuffle(unknown)
    return s


def _unknown(v: View) -> tuple[list[list[int]], list[int]]:
    """What is still in each bag, and the zen tiles face down."""
    steps = [laid.step for player in v.players for laid in player.tiles]
    known = Counter([*v.display, *v.gone, *(step.tile for step in steps if isinstance(step, PlaceTile))])
    bags = [sorted((tiles - known).elements()) for tiles in _BAGS]
    if ZEN not in v.options:
        return bags, []
    zen = Counter([*v.face_up, *(step.object for step in steps if isinstance(step, Zen))])
    return bags, sorted((_ZEN - zen).elements())


def _imagined_player(player: PlayerView) -> Player:
    new = Player.new()
    new.zen = _bits(player.zen)
    new.ground = [0] * (max(player.levels) + 1)
    for square, level in enumerate(player.levels):
        if not new.zen >> square & 1:
            new.ground[level] |= 1 << square
    new.objects = list(player.objects)
    new.waiting, new.tiles, new.lanterns = player.waiting, player.tiles, _bits(player.lanterns)
    new.out, new.frog, new.gold, new.bonuses = player.out, player.frog, player.gold, _bits(player.bonuses)
    new.laid_points, new.fifth_points, new.zen_points, new.frog_points = player.points
    return new


def _imagined_setup(v: View) -> Setup:
    """The table as it was set, without the order of draws: that is not known, and nothing asks for it once the game is on."""
    return Setup(names=tuple(player.name for player in v.players), first_player=v.began, options=v.options, bags=())
