"""The small movements every step is made of: cards, acorns, gates, the garden, the turn."""

from momiji.core.events import Counted, Event, Happened, Moved, Zone
from momiji.games.momiji.rules.state import Stage

from .cards import ACORN_LEFT, ACORN_RIGHT, BLUE, CLOSES, CODES, LETTERS, TYPE
from .edition import EDITION
from .state import COLLECTED, Player, State

Out = list[Event] | None

COLUMN_LIMIT, REVEAL_CARDS = EDITION.column_limit, EDITION.reveal
DECK, DISCARD_PILE, SUPPLY = Zone("deck"), Zone("discard"), Zone("supply")


# Made once: search takes millions of steps and never looks at these.
_COLUMNS = tuple(Zone("garden", None, letter) for letter in LETTERS)
_HANDS = tuple(Zone("hand", seat) for seat in range(EDITION.table.most_players_morning_dew))


def column(t: int) -> Zone:
    return _COLUMNS[t]


def hand(seat: int) -> Zone:
    return _HANDS[seat]


def pile(seat: int, t: int) -> Zone:
    return Zone("pile", seat, LETTERS[t])


# ------------------------------------------------------------------ acorns
def earn(s: State, amount: int, why: str, out: Out, slots: tuple[str, ...] = ()) -> None:
    s.players[s.current].acorns += amount
    if out is not None and amount:
        out.append(Counted(s.current, "acorn", amount, why, slots))


def pay_pairs(s: State, out: Out) -> None:
    """5.7: two acorns for each two neighbouring tops whose acorns meet."""
    me = s.players[s.current]
    tops = [me.piles[t][-1] for t in me.row]  # type: ignore[index]
    pairs = [i for i in range(len(tops) - 1) if ACORN_RIGHT[tops[i]] and ACORN_LEFT[tops[i + 1]]]
    if pairs:
        earn(s, EDITION.pair_bonus * len(pairs), "pair", out, tuple(LETTERS[me.row[i]] + LETTERS[me.row[i + 1]] for i in pairs))


# ------------------------------------------------------------------ hand and discard pile
def take(s: State, cards: tuple[int, ...], source: Zone, out: Out) -> None:
    """Cards everybody can see come into the hand."""
    me = s.players[s.current]
    me.hand += cards
    me.hand.sort()
    me.known += cards
    if out is not None:
        out += [Moved(CODES[card], source, hand(s.current)) for card in cards]


def take_from_hand(me: Player, card: int) -> None:
    """Nobody can tell equal cards apart, so one that everybody knew of may be the one that went."""
    me.hand.remove(card)
    if card in me.known:
        me.known.remove(card)


def discard_from_hand(s: State, card: int, out: Out) -> None:
    take_from_hand(s.players[s.current], card)
    s.discard.append(card)
    if out is not None:
        out.append(Moved(CODES[card], hand(s.current), DISCARD_PILE))


# ------------------------------------------------------------------ garden
def put_in_garden(s: State, card: int, source: Zone, out: Out) -> None:
    """4.4: into the column of its type; a full column sends it on to the discard pile."""
    t = TYPE[card]
    cards = s.garden[t]
    full = len(cards) >= COLUMN_LIMIT
    if full:
        s.discard.append(card)
    else:
        s.garden[t] = (*cards, card)
    if out is not None:
        out.append(Moved(CODES[card], source, column(t)))
        if full:
            out.append(Moved(CODES[card], column(t), DISCARD_PILE))


def reveal(s: State, out: Out) -> None:
    deck = s.deck
    if s.solo is not None and len(deck) < REVEAL_CARDS:
        trigger_end(s, 1, out)  # 12.9
    for _ in range(min(REVEAL_CARDS, len(deck))):
        put_in_garden(s, deck.pop(), DECK, out)
    deck_shrank(s, out)


def refill(s: State, out: Out) -> None:
    """4.5: an empty garden is filled at once, free."""
    if not any(s.garden):
        reveal(s, out)


def renew_garden(s: State, out: Out) -> None:
    """12.3, 12.6: what is left of the garden goes, four new cards come."""
    for t in s.types:
        cards = s.garden[t]
        if cards:
            s.discard += cards
            s.garden[t] = ()
            if out is not None:
                out += [Moved(CODES[card], column(t), DISCARD_PILE) for card in cards]
    reveal(s, out)


def collected(s: State) -> None:
    """The main action of this turn was a collect."""
    s.main, s.stage = COLLECTED, Stage.OPEN


def deck_shrank(s: State, out: Out) -> None:
    """9.1; alone an empty deck is not yet the end (12.9)."""
    if not s.deck and s.solo is None:
        trigger_end(s, len(s.players), out)


def trigger_end(s: State, turns: int, out: Out) -> None:
    if s.final is None:  # 9.2
        s.final = turns
        if out is not None:
            out.append(Happened("end-triggered", s.current, {"turns": turns}))


# ------------------------------------------------------------------ herbarium
def start_pile(s: State, card: int, left: bool, source: Zone, out: Out) -> None:
    me, t = s.players[s.current], TYPE[card]
    me.piles[t] = (card,)
    if left:
        me.row.insert(0, t)
    else:
        me.row.append(t)
    if out is not None:
        out.append(Happened("pile-started", s.current, {"type": LETTERS[t], "left": left}))
        out.append(Moved(CODES[card], source, pile(s.current, t)))


def lay_on(s: State, card: int, shown: int, source: Zone, out: Out) -> None:
    """On the pile that shows a type: it may change the type shown (11.3), bring the blue-leaf token (11.2), close the pile (5.2)."""
    me, t = s.players[s.current], TYPE[card]
    cards = (*me.piles[shown], card)  # type: ignore[misc]
    if out is not None:
        out.append(Moved(CODES[card], source, pile(s.current, shown)))
    if t != shown:
        me.piles[shown] = None
        me.row[me.row.index(shown)] = t
        if s.touched >> shown & 1:
            s.touched ^= 1 << shown
        if out is not None:
            out.append(Happened("pile-shows", s.current, {"from": LETTERS[shown], "to": LETTERS[t]}))
        if t == BLUE:
            if out is not None and s.blue_token != s.current:
                source = SUPPLY if s.blue_token is None else Zone("tokens", s.blue_token)
                out.append(Moved("blue-token", source, Zone("tokens", s.current)))
            s.blue_token = s.current
    me.piles[t] = cards
    if CLOSES[card]:
        _close(s, me, t, out)


def _close(s: State, me: Player, t: int, out: Out) -> None:
    if s.solo is None and s.gates == 0:
        me.gateless |= 1 << t
        if out is not None:
            out.append(Happened("closed-without-gate", s.current, {"type": LETTERS[t]}))
        return
    if out is not None:
        out.append(Moved("gate", SUPPLY, pile(s.current, t)))
    if s.solo is None:
        s.gates -= 1
        if s.gates == 0:
            trigger_end(s, len(s.players), out)


# ------------------------------------------------------------------ turns
def begin_turn(s: State, out: Out) -> None:
    s.turn += 1
    s.stage = Stage.OPEN
    s.main = s.laid = s.laid_types = s.played_types = s.touched = s.tucked = 0
    s.picked = s.count = 0
    s.turned = -1
    s.ability = ""
    s.traded = False
    if out is not None:
        out.append(Happened("turn-began", s.current, {"turn": s.turn, "left": s.final}))


def next_turn(s: State, out: Out) -> None:
    if s.final == 0:
        s.stage = Stage.OVER
        if out is not None:
            out.append(Happened("game-over", s.current))
        return
    if s.final is not None:
        s.final -= 1
    s.current = (s.current + 1) % len(s.players)
    begin_turn(s, out)
