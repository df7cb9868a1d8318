"""What everybody at the table may know, and worlds that fit it.

Nothing is hidden but the order in the bag and the chance to come (3.6), so all seats see the same. Pralines are written as in
records: letters, sorted B N W K R where they lie in a heap.
"""

from dataclasses import dataclass
from random import Random

from .contents import COLOURS, SIZE
from .laying import powers_of
from .pralines import LETTERS, colours, heap, heap_of, letters
from .setup import Setup
from .state import LINE_BITS, LINE_COUNT, MIDDLE, NOBODY, NOTHING, Player, State
from .stream import LARGEST

FREE = "."  # a free place of the box
TAKEN_ID = "5"  # 11.6: the only offer that ever leaves the circle


@dataclass(frozen=True, slots=True)
class OfferView:
    id: str | None  # None without special offers
    gold: bool
    pralines: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    name: str
    points: int
    lines: tuple[str, ...]
    box: tuple[str, ...]  # row by row
    floor: str
    spare: str | None  # what lies on the offer this player has taken; None: has none


@dataclass(frozen=True, slots=True)
class View:
    options: tuple[str, ...]
    phase: int
    current: int
    turn: int
    round: int
    first_player: int  # of this round
    barren: int
    offers: tuple[OfferView | None, ...]  # None: an offer that was taken
    middle: str
    mark: int | None
    bag: str
    lid: str
    sending: str | None
    players: tuple[PlayerView, ...]


def view(s: State) -> View:
    return View(
        options=s.setup.options,
        phase=s.phase,
        current=s.current,
        turn=s.turn,
        round=s.round,
        first_player=s.first,
        barren=s.barren,
        offers=tuple(_offer_view(s, number) for number in range(1, len(s.sources))),
        middle=letters(s.sources[MIDDLE]),
        mark=None if s.mark == NOBODY else s.mark,
        bag=letters(heap(s.bag)),
        lid=letters(s.lid),
        sending=letters(s.sending) or None,
        players=tuple(_player_view(s, seat) for seat in range(len(s.players))),
    )


def _offer_view(s: State, number: int) -> OfferView | None:
    if number == s.taken:
        return None
    pralines = letters(s.sources[number])
    return OfferView(s.ids[number - 1], s.gold[number - 1], pralines) if s.ids else OfferView(None, False, pralines)


def _player_view(s: State, seat: int) -> PlayerView:
    player = s.players[seat]
    box = "".join(FREE if place == NOTHING else COLOURS[place] for place in player.box)
    spare = None
    if s.holder == seat:
        spare = "" if s.spare == NOTHING else LETTERS[s.spare]
    return PlayerView(
        name=s.setup.names[seat],
        points=player.points,
        lines=tuple(COLOURS[line >> LINE_BITS] * (line & LINE_COUNT) for line in player.lines),
        box=tuple(box[row * SIZE : row * SIZE + SIZE] for row in range(SIZE)),
        floor="".join(LETTERS[piece] for piece in player.floor),
        spare=spare,
    )


# ------------------------------------------------------------------ imagined worlds


def imagine(v: View, rng: Random) -> State:
    """A full state consistent with the view; what is still to be drawn comes in a new order."""
    s = world(v)
    rng.shuffle(s.bag)
    s.stream = rng.randint(0, LARGEST)
    return s


def world(v: View) -> State:
    """The state a view shows, with the bag in some order: for questions that end before anything is drawn."""
    s = State()
    s.setup = Setup(names=tuple(p.name for p in v.players), bag="", shuffle=0, first_player=v.first_player, options=v.options)
    s.brown = s.setup.brown
    s.players = [_player(player) for player in v.players]
    s.phase, s.current, s.turn, s.round, s.first, s.barren = v.phase, v.current, v.turn, v.round, v.first_player, v.barren
    s.mark = NOBODY if v.mark is None else v.mark
    s.sources = [heap_of(v.middle), *(0 if offer is None else heap_of(offer.pralines) for offer in v.offers)]
    s.bag = list(colours(heap_of(v.bag)))
    s.lid = heap_of(v.lid)
    s.stream = 0
    s.sending = heap_of(v.sending or "")
    s.taken = v.offers.index(None) + 1 if None in v.offers else 0
    s.ids, s.gold = (), ()
    if s.setup.special:
        s.ids = tuple(TAKEN_ID if offer is None else str(offer.id) for offer in v.offers)
        s.gold = tuple(offer is None or offer.gold for offer in v.offers)
    s.powers = powers_of(s)
    s.holder = next((seat for seat, player in enumerate(v.players) if player.spare is not None), NOBODY)
    lying = "" if s.holder == NOBODY else v.players[s.holder].spare
    s.spare = LETTERS.index(lying) if lying else NOTHING
    return s


def _player(v: PlayerView) -> Player:
    player = Player()
    player.points = v.points
    player.lines = [(COLOURS.index(line[0]) << LINE_BITS) + len(line) if line else 0 for line in v.lines]
    player.box = [NOTHING if letter == FREE else COLOURS.index(letter) for row in v.box for letter in row]
    player.held = [sum(1 << COLOURS.index(letter) for letter in row if letter != FREE) for row in v.box]
    player.floor = [LETTERS.index(letter) for letter in v.floor]
    return player
