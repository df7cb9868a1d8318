"""What one seat may know, and worlds that fit it.

`View` is all that a window or a computer player receives. Hands of others, the order of the deck and, unless the table plays with
open counts, what lies below the tops are not in its open part. `memory` holds what was public when it happened (cards laid, cards
taken from the garden): a computer player may remember it as an attentive human would; a window does not show it.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random

from .cards import ALL_TYPES, CLOSES, cards_of
from .edition import EDITION
from .position import has_gate
from .setup import Setup
from .state import Player, State


@dataclass(frozen=True, slots=True)
class PileView:
    type: int
    top: int
    closed: bool
    gate: bool
    cards: tuple[int, ...] | None  # with open counts


@dataclass(frozen=True, slots=True)
class Memory:
    """What everybody could have seen of one player's cards."""

    piles: tuple[tuple[int, ...], ...]  # as they stand in the row
    hand: tuple[int, ...]  # cards of the hand everybody saw coming


@dataclass(frozen=True, slots=True)
class PlayerView:
    name: str
    acorns: int
    hand_size: int
    hand: tuple[int, ...] | None  # only one's own
    piles: tuple[PileView, ...]
    panorama: tuple[str, ...]
    used: tuple[str, ...]
    goals: tuple[str, ...]
    memory: Memory


@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn in progress; public but for the cards drawn by D."""

    number: int
    stage: int
    main: int
    ability: str
    traded: bool
    played_types: int
    laid: int
    laid_types: int
    touched: int
    tucked: int
    picked: int
    count: int
    turned: int
    drawn: tuple[int, ...] | None  # None: somebody else's secret
    drawn_count: int


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None  # None: from outside
    names: tuple[str, ...]
    types: tuple[int, ...]
    morning_dew: bool
    scenario: str | None
    first_player: int
    open_counts: bool
    players: tuple[PlayerView, ...]
    current: int
    final: int | None
    finished: bool
    deck_size: int
    garden: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    gates: int
    goals: tuple[str, ...]
    all_goals: tuple[str, ...]  # as they were laid out, whoever owns them now
    blue_token: int | None
    face_up: tuple[str, ...]
    draft: bool
    landscape_deck_size: int
    turn: TurnView


def view(s: State, seat: int | None) -> View:
    setup = s.setup
    return View(
        seat=seat,
        names=setup.names,
        types=s.types,
        morning_dew=setup.morning_dew,
        scenario=setup.scenario,
        first_player=setup.first_player,
        open_counts=setup.open_counts,
        players=tuple(_player_view(s, other, seat) for other in range(len(s.players))),
        current=s.current,
        final=s.final,
        finished=s.finished,
        deck_size=len(s.deck),
        garden=tuple(s.garden),
        discard=tuple(s.discard),
        gates=s.gates,
        goals=tuple(s.goals),
        all_goals=setup.goals,
        blue_token=s.blue_token,
        face_up=tuple(s.face_up),
        draft=setup.landscape_deck is not None,
        landscape_deck_size=len(s.landscape_deck),
        turn=_turn(s, seat),
    )


def _player_view(s: State, other: int, seat: int | None) -> PlayerView:
    player = s.players[other]
    return PlayerView(
        name=s.setup.names[other],
        acorns=player.acorns,
        hand_size=len(player.hand),
        hand=tuple(player.hand) if other == seat else None,
        piles=tuple(_pile_view(s, player, t) for t in player.row),
        panorama=player.panorama,
        used=player.used,
        goals=tuple(player.goals),
        memory=Memory(tuple(_cards(player, t) for t in player.row), tuple(sorted(player.known))),
    )


def _cards(player: Player, t: int) -> tuple[int, ...]:
    cards = player.piles[t]
    assert cards is not None
    return cards


def _pile_view(s: State, player: Player, t: int) -> PileView:
    cards = _cards(player, t)
    return PileView(t, cards[-1], CLOSES[cards[-1]], has_gate(player, t), cards if s.setup.open_counts else None)


def _turn(s: State, seat: int | None) -> TurnView:
    drawn = s.drawn if s.current == seat or not s.drawn else None
    return TurnView(
        s.turn, s.stage, s.main, s.ability, s.traded, s.played_types, s.laid, s.laid_types, s.touched, s.tucked, s.picked, s.count,
        s.turned, drawn, len(s.drawn),
    )  # fmt: skip


# ------------------------------------------------------------------ imagined worlds
def imagine(v: View, rng: Random) -> State:
    """A full state consistent with all that the view knows; the unknown cards are dealt anew."""
    turn = v.turn
    unknown = _unknown_cards(v)
    rng.shuffle(unknown)
    s = State()
    s.types, s.dew, s.solo = v.types, v.morning_dew, v.scenario
    s.current, s.turn, s.final, s.finished = v.current, turn.number, v.final, v.finished
    s.garden, s.discard, s.gates, s.goals = list(v.garden), list(v.discard), v.gates, list(v.goals)
    s.blue_token, s.face_up = v.blue_token, list(v.face_up)
    s.stage, s.main, s.ability, s.traded = turn.stage, turn.main, turn.ability, turn.traded
    s.played_types, s.laid, s.laid_types, s.touched = turn.played_types, turn.laid, turn.laid_types, turn.touched
    s.tucked, s.picked, s.count, s.turned = turn.tucked, turn.picked, turn.count, turn.turned
    s.drawn = turn.drawn or ()
    s.players = []
    for seat, player in enumerate(v.players):
        hand = player.hand
        if hand is None:
            missing = player.hand_size - len(player.memory.hand)
            dealt = [unknown.pop() for _ in range(missing)]
            hand = (*player.memory.hand, *dealt)
            if seat == v.current and turn.drawn is None:
                s.drawn = tuple(dealt[: turn.drawn_count])
        s.players.append(_imagined_player(player, hand))
    s.deck = unknown
    s.landscape_deck = _unknown_landscapes(v)
    rng.shuffle(s.landscape_deck)
    s.setup = _imagined_setup(v, s)
    return s


def world(v: View) -> State:
    """A position that looks like this. Whatever hangs on open cards and one's own is as in the real one."""
    return imagine(v, Random(0))


def _unknown_cards(v: View) -> list[int]:
    cards = Counter(card for t in v.types for card in cards_of(t))
    cards.subtract(v.discard)
    for column in v.garden:
        cards.subtract(column)
    for player in v.players:
        cards.subtract(player.memory.hand if player.hand is None else player.hand)
        for pile in player.memory.piles:
            cards.subtract(pile)
    if v.turn.turned >= 0:
        cards[v.turn.turned] -= 1
    return sorted(cards.elements())


def _unknown_landscapes(v: View) -> list[str]:
    if not v.landscape_deck_size:
        return []
    letters = Counter(EDITION.letters * EDITION.copies)
    letters.subtract(v.face_up)
    for player in v.players:
        letters.subtract(player.panorama)
    return sorted(letters.elements())


def _imagined_player(player: PlayerView, hand: tuple[int, ...]) -> Player:
    new = Player()
    new.hand = sorted(hand)
    new.known = list(player.memory.hand)
    new.acorns = player.acorns
    new.row = [pile.type for pile in player.piles]
    new.piles = [None] * len(ALL_TYPES)
    new.gateless = 0
    for pile, cards in zip(player.piles, player.memory.piles, strict=True):
        new.piles[pile.type] = cards
        if pile.closed and not pile.gate:
            new.gateless |= 1 << pile.type
    new.panorama, new.used, new.goals = player.panorama, player.used, list(player.goals)
    new.landscapes = tuple(sorted((Counter(player.panorama) - Counter(player.used)).elements()))
    return new


def _imagined_setup(v: View, s: State) -> Setup:
    """The table as it was set, without the deal: that is not known, and nothing asks for it once the game is on."""
    return Setup(
        names=v.names,
        types=v.types,
        hands=(),
        deck=(),
        goals=v.all_goals,
        first_player=v.first_player,
        morning_dew=v.morning_dew,
        scenario=v.scenario,
        landscapes=None if v.draft else tuple(player.panorama for player in s.players),
        landscape_deck=() if v.draft else None,
        open_counts=v.open_counts,
    )
