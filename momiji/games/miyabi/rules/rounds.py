"""Rounds and turns: the position before the first step, who is next, what lies in the display."""

from momiji.core.events import Event, Happened, Moved, Zone

from .edition import EDITION
from .setup import FROG, PASSING, Setup
from .state import TAKEN, Player, State
from .tiles import BAGS, CODES, COLUMNS, OBJECTS

Out = list[Event] | None

BOX = Zone("box")  # where tiles go that leave the game


def display(place: int) -> Zone:
    return Zone("display", None, str(place))


def zen_display(place: int) -> Zone:
    return Zone("zen", None, str(place))


def column(seat: int, number: int) -> Zone:
    return Zone("column", seat, COLUMNS[number])


def lanterns(seat: int) -> Zone:
    return Zone("lanterns", seat)


def start(setup: Setup, out: Out = None) -> State:
    s = State()
    s.setup = setup
    s.frogs = FROG in setup.options
    s.passing = PASSING in setup.options
    s.players = [Player.new() for _ in setup.names]
    s.current = s.first = setup.first_player
    s.round = s.turn = 0
    s.rounds = EDITION.rounds[len(setup.names)]
    s.over = s.laid = s.frog_moved = False
    s.bags = [list(reversed(tiles)) for tiles in setup.bags]
    s.display, s.gone = [], ()
    s.face_up, s.zen_bag = [], list(reversed(setup.zen or ()))
    s.bonuses = (1 << len(OBJECTS)) - 1
    if setup.zen is not None:
        for place in range(EDITION.zen_face_up):
            s.face_up.append(TAKEN)
            turn_up(s, place, out)
    if not s.frogs:
        begin_round(s, out)
    return s


def turn_up(s: State, place: int, out: Out) -> None:
    """9.2: the next zen tile, while there are any."""
    s.face_up[place] = s.zen_bag.pop() if s.zen_bag else TAKEN
    if out is not None and s.face_up[place] != TAKEN:
        out.append(Moved(f"{OBJECTS[s.face_up[place]]}z", Zone("zen-bag"), zen_display(place)))


def begin_round(s: State, out: Out) -> None:
    """2.3: lanterns are taken back, the display is laid out."""
    s.round += 1
    s.current = s.first
    if out is not None:
        out.append(Happened("round-began", s.first, {"round": s.round, "rounds": s.rounds}))
    for seat, player in enumerate(s.players):
        if out is not None:
            out += [Moved("lantern", column(seat, c), lanterns(seat)) for c in range(len(COLUMNS)) if player.lanterns >> c & 1]
        player.lanterns = 0
        player.out = False
    s.display = []
    for bag, each in enumerate(EDITION.drawn.values()):
        for _ in range(each * len(s.players)):
            tile = s.bags[bag].pop()
            if out is not None:
                out.append(Moved(CODES[tile], Zone("bag", None, BAGS[bag]), display(len(s.display))))
            s.display.append(tile)
    _begin_turn(s, out)


def _begin_turn(s: State, out: Out) -> None:
    s.turn += 1
    s.laid = s.frog_moved = False
    if out is not None:
        out.append(Happened("turn-began", s.current, {"turn": s.turn, "round": s.round}))


def next_turn(s: State, out: Out) -> None:
    """3.1, 3.3: clockwise, over players who are out."""
    count = len(s.players)
    for step in range(1, count + 1):
        seat = (s.current + step) % count
        if not s.players[seat].out:
            s.current = seat
            _begin_turn(s, out)
            return
    _end_round(s, out)


def _end_round(s: State, out: Out) -> None:
    """2.4, 3.4: the tiles left over leave the game; 2.2: the bonsai goes on."""
    left = [(place, tile) for place, tile in enumerate(s.display) if tile != TAKEN]
    s.gone += tuple(tile for _, tile in left)
    s.display = []
    if out is not None:
        out.append(Happened("round-over", None, {"round": s.round}))
        out += [Moved(CODES[tile], display(place), BOX) for place, tile in left]
    if s.round == s.rounds:
        s.over = True
        s.laid = s.frog_moved = False
        if out is not None:
            out.append(Happened("game-over", s.current))
        return
    before, s.first = s.first, (s.first + 1) % len(s.players)
    if out is not None:
        out.append(Moved("bonsai", Zone("bonsai", before), Zone("bonsai", s.first)))
    begin_round(s, out)
