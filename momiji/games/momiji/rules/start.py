"""The position before the first step."""

from momiji.games.momiji.rules.state import Stage

from .cards import ALL_TYPES
from .edition import EDITION
from .effects import Out, begin_turn, reveal
from .setup import Setup
from .state import Player, State


def start(setup: Setup, out: Out = None) -> State:
    s = State()
    s.setup = setup
    s.types = tuple(sorted(setup.types))
    s.dew = setup.morning_dew
    s.solo = setup.scenario
    count = len(setup.names)
    s.players = [_player(setup, seat) for seat in range(count)]
    s.current = setup.first_player
    s.turn = 0
    s.final = None
    s.finished = False
    s.deck = list(reversed(setup.deck))
    s.garden = [()] * len(ALL_TYPES)
    s.discard = []
    s.gates = 0 if s.solo else count + EDITION.table.gates_beyond_players
    s.goals = list(setup.goals)
    s.blue_token = None
    s.drawn = ()
    s.face_up, s.landscape_deck = [], []
    reveal(s, out)
    begin_turn(s, out if setup.landscape_deck is None else None)  # with a draft the first turn is yet to come
    if setup.landscape_deck is not None:
        s.face_up = list(setup.landscape_deck[: EDITION.face_up])
        s.landscape_deck = list(reversed(setup.landscape_deck[EDITION.face_up :]))
        s.stage, s.turn = Stage.DRAFT, 0
    return s


def _player(setup: Setup, seat: int) -> Player:
    player = Player()
    first = seat == setup.first_player
    player.hand = sorted(setup.hands[seat])
    player.known = []
    player.acorns = EDITION.table.acorns_first if first else EDITION.table.acorns_others
    player.row = []
    player.piles = [None] * len(ALL_TYPES)
    player.gateless = 0
    player.panorama = setup.landscapes[seat] if setup.landscapes is not None else ()
    player.landscapes = tuple(sorted(player.panorama))
    player.used = ()
    player.goals = []
    return player
