"""How far piles can still grow, by the cards to come: what a player knows who counts them."""

from momiji.games.momiji.rules.cards import ALL_TYPES, CLOSES, NUMBER, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import Player, State

_CLOSING = tuple(leaf.closes for leaf in EDITION.types)
Pool = list[list[int]]  # cards still to come, by type and number
End = tuple[int, int, bool, int]  # of a pile: its number, its cards, whether it is closed; and the higher numbers in hand, a bit each


def pool_of(s: State) -> Pool:
    """The cards in deck and garden, by type and number; one number more than there is, so that the next one can always be asked for."""
    pool = [[0] * (max(_CLOSING) + 2) for _ in ALL_TYPES]
    for card in s.deck:
        pool[TYPE[card]][NUMBER[card]] += 1
    for column in s.garden:
        for card in column:
            pool[TYPE[card]][NUMBER[card]] += 1
    return pool


def outlook(me: Player, types: tuple[int, ...], ends: dict[int, End], pool: Pool) -> list[float]:
    """How far the piles can still grow, once the cards in hand that fit are laid (`ends`), by the cards to come: how many fit as
    they are, how many come next, cards in piles that cannot climb any more, cards in piles that can be closed, how much a card more
    of the same number counts."""
    fits = following = stuck = climbing = broad = 0
    for t in types:
        end = ends.get(t)
        if end is None:
            pile = me.piles[t]
            end = (-1, 0, False, 0) if pile is None else (NUMBER[pile[-1]], len(pile), CLOSES[pile[-1]], 0)
        reach, size, shut, gaps = end
        if shut:
            continue
        coming = pool[t]
        if reach >= 0:
            fits += coming[reach]
            broad += size * coming[reach]
        following += coming[reach + 1]
        top = reach
        while coming[top + 1] or gaps >> (top + 1) & 1:
            top += 1
        if top == reach:
            stuck += size
        elif top == _CLOSING[t]:
            climbing += size
    return [fits, following, stuck, climbing, broad]
