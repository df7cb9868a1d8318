"""What a turn may hold beside its main action: a landscape and a trade, as short lists of first steps."""

from collections.abc import Iterator

from momiji.games.momiji.rules.cards import FITS, NUMBER, TYPE
from momiji.games.momiji.rules.legal import GOAL_PRICE, USABLE
from momiji.games.momiji.rules.state import Player, State
from momiji.games.momiji.rules.steps import PICK, RECOVER, TRADE, USE, Step

from .usefulness import gain_of, keep_value, worst_first

_MOST_PICKS = 3


def trade(s: State, me: Player) -> Step | None:
    """The two cards one would miss least."""
    if s.traded or len(me.hand) < 2:
        return None
    first, second = sorted(worst_first(s, me)[:2])
    return TRADE[first, second]


def _usable(s: State, me: Player) -> str:
    if not me.acorns or s.ability:
        return ""
    return "".join(letter for letter in dict.fromkeys(me.landscapes) if letter in "CEFGHILN" and USABLE[letter](s, me, False))


def _fits(me: Player, card: int) -> bool:
    pile = me.piles[TYPE[card]]
    return card in FITS[pile[-1]] if pile is not None else NUMBER[card] == 0


def after_main(s: State) -> Iterator[list[Step]]:
    """First steps of what may follow the main action."""
    me = s.players[s.current]
    usable = _usable(s, me)
    swap = trade(s, me)
    if swap is not None:
        yield [swap]
    for letter in usable:
        if letter in "CEHILN":
            yield [USE[letter]]
        elif letter == "F":
            tops = sorted((t for t in s.types if s.garden[t]), key=lambda t: -gain_of(me, s.garden[t][-1]))
            for t in tops[:_MOST_PICKS]:
                yield [USE["F"], PICK[t]]
        elif letter == "G":
            cards = sorted(set(s.discard), key=lambda card: (-keep_value(s, me, card), card))
            for card in cards[:2]:
                yield [USE["G"], RECOVER[card]]


def before_main(s: State) -> Iterator[list[Step]]:
    """First steps of what may go before it: cards that can be laid at once, acorns for a goal, the waterfall."""
    me = s.players[s.current]
    usable = _usable(s, me)
    short = s.solo is None and bool(s.goals) and me.acorns < GOAL_PRICE
    swap = trade(s, me)
    if swap is not None and (short and me.acorns == GOAL_PRICE - 1):
        yield [swap]
    if swap is not None and not me.acorns and me.landscapes:
        yield [swap]
    for letter in usable:
        if letter == "F":
            tops = [t for t in s.types if s.garden[t] and (_fits(me, s.garden[t][-1]) or short)]
            for t in sorted(tops, key=lambda t: -gain_of(me, s.garden[t][-1]))[:_MOST_PICKS]:
                yield [USE["F"], PICK[t]]
        elif letter == "G":
            cards = [card for card in set(s.discard) if _fits(me, card)]
            for card in sorted(cards, key=lambda card: (-keep_value(s, me, card), card))[:2]:
                yield [USE["G"], RECOVER[card]]
        elif letter == "N" or (letter == "C" and short and me.acorns == GOAL_PRICE - 1):
            yield [USE[letter]]
