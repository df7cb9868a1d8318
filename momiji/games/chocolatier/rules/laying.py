"""Laying out a round: sections 2 and 8, and what special offers do then (11.1 to 11.3). A round begins the first turn in it."""

from momiji.core.events import Happened, Moved

from . import places
from .contents import GOLD, ON_AN_OFFER, SIZE, SPECIAL_IDS
from .places import BAG, LID, SOURCES, Out
from .pralines import FIELD, LETTERS, MARK, ONE, colours
from .setup import Setup
from .state import MIDDLE, NOBODY, NOTHING, PLAIN, POWERS, TAKE, Player, State, neighbours
from .stream import shuffle


def start(setup: Setup, out: Out = None) -> State:
    s = State()
    s.setup = setup
    s.brown = setup.brown
    s.players = [_player() for _ in setup.names]
    s.turn = s.round = s.barren = 0
    s.first = setup.first_player
    s.mark = s.holder = NOBODY
    s.sources = [0] * (setup.places + 1)
    s.bag = [LETTERS.index(letter) for letter in reversed(setup.bag)]
    s.lid = s.sending = s.taken = 0
    s.stream = setup.shuffle
    s.ids, s.gold = (), ()
    s.powers = powers_of(s)
    s.spare = NOTHING
    next_round(s, out)
    return s


def _player() -> Player:
    player = Player()
    player.points = 0
    player.lines = [0] * SIZE
    player.box = [NOTHING] * SIZE * SIZE
    player.held = [0] * SIZE
    player.floor = []
    return player


def begin_turn(s: State, seat: int, phase: int, out: Out) -> None:
    s.current, s.phase = seat, phase
    s.turn += 1
    if out is not None:
        out.append(Happened("turn", seat))


def next_round(s: State, out: Out) -> None:
    if s.mark != NOBODY:
        s.first = s.mark
    s.round += 1
    if out is not None:
        out.append(Happened("round", s.first, {"round": s.round}))
        if s.mark != NOBODY:
            out.append(Moved(LETTERS[MARK], places.mark(s.mark), SOURCES[MIDDLE]))
    s.mark = NOBODY
    s.taken = 0
    if s.setup.special:
        _choose_offers(s, out)
    for offer in range(1, len(s.sources)):
        _draw_onto(s, offer, ON_AN_OFFER, out)
    if True in s.gold:
        _golden_sides(s, out)
    begin_turn(s, s.first, TAKE, out)


def _choose_offers(s: State, out: Out) -> None:
    """11.1: as the record lists them, else by chance."""
    listed = s.setup.offers
    if s.round <= len(listed):
        offers = listed[s.round - 1]
        s.ids = tuple(offer.removesuffix(GOLD) for offer in offers)
        s.gold = tuple(offer.endswith(GOLD) for offer in offers)
    else:
        ids, order = list(SPECIAL_IDS), list(range(s.setup.places))
        shuffle(s, ids)
        shuffle(s, order)
        golden = order[: len(s.players)]
        s.ids = tuple(ids[: len(order)])
        s.gold = tuple(place in golden for place in range(len(order)))
    s.powers = powers_of(s)
    if out is not None:
        out.append(Happened("offers", None, {"ids": s.ids, "gold": s.gold}))


def powers_of(s: State) -> tuple[int, ...]:
    if not s.ids:
        return (PLAIN,) * len(s.sources)
    return PLAIN, *(POWERS.get(name, PLAIN) if gold else PLAIN for name, gold in zip(s.ids, s.gold, strict=True))


def _draw_onto(s: State, offer: int, number: int, out: Out) -> None:
    heap = 0
    for _ in range(number):
        if not s.bag and not _lid_into_bag(s, out):
            break  # 8.2: the offers stay short
        colour = s.bag.pop()
        heap += ONE[colour]
        if out is not None:
            out.append(Moved(LETTERS[colour], BAG, SOURCES[offer]))
    s.sources[offer] += heap


def _lid_into_bag(s: State, out: Out) -> bool:
    pralines = list(colours(s.lid))
    s.lid = 0
    if out is not None:
        out += [Moved(LETTERS[colour], LID, BAG) for colour in pralines]
    shuffle(s, pralines)
    s.bag = pralines[::-1]
    return bool(pralines)


def _golden_sides(s: State, out: Out) -> None:
    golden = [(offer, name) for offer, (name, gold) in enumerate(zip(s.ids, s.gold, strict=True), start=1) if gold]
    for offer, name in golden:
        if name == "1":
            _draw_onto(s, offer, 1, out)  # 11.2
    for offer, name in golden:
        if name[0] == "2":
            _gather(s, offer, LETTERS.index(name[1]), out)


def _gather(s: State, offer: int, colour: int, out: Out) -> None:
    """11.3."""
    for neighbour in neighbours(s, offer):
        if s.sources[neighbour] & FIELD[colour]:
            s.sources[neighbour] -= ONE[colour]
            s.sources[offer] += ONE[colour]
            if out is not None:
                out.append(Moved(LETTERS[colour], SOURCES[neighbour], SOURCES[offer]))
