"""How well a level remembers: a view is made poorer, in a way that still fits everything that lies open on the table.

Cards of other hands that everybody saw coming are forgotten. Where counts are hidden, a pile is remembered a card too high and
another one too low: so as many cards are unknown as before, and `imagine` deals them as always.
"""

from collections import Counter
from dataclasses import replace
from random import Random

from momiji.games.momiji.rules.cards import NUMBER, TYPE, cards_of
from momiji.games.momiji.rules.view import Memory, View

_SMALLEST = 3  # piles below are easily remembered


def forget(view: View, share: float, rng: Random) -> View:
    """The view with about this share of the remembered cards lost and of the piles misremembered; alone nothing is forgotten."""
    if share <= 0 or view.scenario is not None:
        return view
    hands = [
        player.memory.hand if seat == view.seat else tuple(card for card in player.memory.hand if rng.random() >= share)
        for seat, player in enumerate(view.players)
    ]
    piles = [list(player.memory.piles) for player in view.players]
    if not view.open_counts:
        _misremember(view, hands, piles, share, rng)
    players = tuple(replace(player, memory=Memory(tuple(own), hand)) for player, own, hand in zip(view.players, piles, hands, strict=True))
    return replace(view, players=players)


def _misremember(view: View, hands: list[tuple[int, ...]], piles: list[list[tuple[int, ...]]], share: float, rng: Random) -> None:
    places = [(seat, at) for seat, own in enumerate(piles) for at, pile in enumerate(own) if len(pile) >= _SMALLEST]
    unknown = _unknown(view, hands)
    for seat, at in places:
        if rng.random() >= share or len(places) < 2:
            continue
        other, there = places[int(rng.random() * len(places))]
        lower, higher = piles[seat][at], piles[other][there]
        top = higher[-1]
        like = [card for card in sorted(unknown) if unknown[card] > 0 and TYPE[card] == TYPE[top] and NUMBER[card] <= NUMBER[top]]
        if (other, there) == (seat, at) or len(lower) < _SMALLEST or not like:
            continue
        gone = 1 + int(rng.random() * (len(lower) - 2))
        more = like[int(rng.random() * len(like))]
        unknown[lower[gone]] += 1
        unknown[more] -= 1
        piles[seat][at] = (*lower[:gone], *lower[gone + 1 :])
        piles[other][there] = (more, *higher)


def _unknown(view: View, hands: list[tuple[int, ...]]) -> Counter[int]:
    """Cards that could lie anywhere, for all one knows."""
    cards = Counter(card for t in view.types for card in cards_of(t))
    cards.subtract(view.discard)
    for column in view.garden:
        cards.subtract(column)
    for player, hand in zip(view.players, hands, strict=True):
        cards.subtract(hand if player.hand is None else player.hand)
        for pile in player.memory.piles:
            cards.subtract(pile)
    if view.turn.turned >= 0:
        cards[view.turn.turned] -= 1
    return cards
