"""What a single card is worth to a player, roughly and fast: for choosing discards, columns and the moves of playouts."""

from momiji.games.momiji.rules.cards import BLUE, CLOSES, FITS, NUMBER, TYPE
from momiji.games.momiji.rules.state import Player, State

DEAD, GAP, NEXT, SPARE = 0.15, 0.7, 1.6, 1.1
_FAR = 0.35


def keep_value(s: State, me: Player, card: int) -> float:
    """How much one would miss the card in hand."""
    t, number = TYPE[card], NUMBER[card]
    pile = me.piles[t]
    value: float
    if pile is None:
        if number == 0:
            value = NEXT
        else:
            value = GAP if any(TYPE[other] == t and NUMBER[other] == number - 1 for other in me.hand) else _FAR
    elif CLOSES[pile[-1]]:
        value = DEAD
    else:
        ahead = number - NUMBER[pile[-1]]
        if ahead < 0:
            value = DEAD
        elif ahead <= 1:
            value = NEXT + 0.1 * len(pile) + (0.2 if ahead == 0 else 0.0)
        else:
            value = SPARE if any(TYPE[other] == t and NUMBER[other] == number - 1 for other in me.hand) else GAP
    if me.hand.count(card) > 1 and number > 1:
        value *= 0.7
    if value < GAP and s.dew:
        value += _with_blue(me, card, t)
    return value


def _with_blue(me: Player, card: int, t: int) -> float:
    """11.2, 11.3: a card that does not fit its own pile may still fit through blue."""
    if t == BLUE:
        return 0.4 if me.piles[BLUE] is None and any(card in FITS[me.piles[other][-1]] for other in me.row) else 0.0  # type: ignore[index]
    blue = me.piles[BLUE]
    return 0.6 if blue is not None and me.piles[t] is None and card in FITS[blue[-1]] else 0.0


def worst_first(s: State, me: Player) -> list[int]:
    """The hand, the card one would miss least first."""
    values = {card: keep_value(s, me, card) for card in set(me.hand)}
    return sorted(me.hand, key=lambda card: (values[card], card))


def gain_of(me: Player, card: int) -> float:
    """What taking the card would bring a player; the hand is looked at only by its own piles."""
    t, number = TYPE[card], NUMBER[card]
    pile = me.piles[t]
    if pile is None:
        return NEXT if number == 0 else 0.8 if number == 1 else 0.5
    top = pile[-1]
    if CLOSES[top]:
        return DEAD
    ahead = number - NUMBER[top]
    if ahead < 0:
        return DEAD
    return NEXT + 0.1 * len(pile) if ahead < 2 else GAP


def best_column(s: State, seat: int) -> float:
    me = s.players[seat]
    best = 0.0
    for t in s.types:
        cards = s.garden[t]
        if cards:
            gain = 0.0
            for card in cards:
                gain += gain_of(me, card)
            if gain > best:
                best = gain
    return best
