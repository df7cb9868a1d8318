"""What a player's table is made of, as numbers: the figures the evaluation weighs and the measures the goals compare."""

from functools import lru_cache

from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, BLUE, CLOSES, FITS, LETTERS, NUMBER, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import Player, State

from .outlook import End, Pool, outlook

NAMES = (
    "one", "points", "cards-0", "cards-1", "cards-2", "cards-3", "closed-cards", "piles-0", "piles-1", "piles-2", "closed",
    "acorns", "acorns-3", "chain", "promise", "ready", "ready-2", "gap", "dead", "hand", "crowded", "pairs", "faces", "goals",
    "unclaimed", "column", "no-start", "joker", "blue-token", "fits", "next", "stuck", "climbs", "broad",
    *(f"landscape-{letter}" for letter in EDITION.letters),
)  # fmt: skip
COUNT = len(NAMES)
GOALS = tuple(EDITION.goals)
GOAL_INDEX = {goal: index for index, goal in enumerate(GOALS)}
_FIRST_LANDSCAPE = NAMES.index("landscape-A")
OUTLOOK = slice(NAMES.index("fits"), _FIRST_LANDSCAPE)  # what depends on the cards still to come: only those who count them know it
_SLOT = {letter: _FIRST_LANDSCAPE + i for i, letter in enumerate(EDITION.letters)}
GOALS_AT, UNCLAIMED_AT, COLUMN_AT, TOKEN_AT = (NAMES.index(name) for name in ("goals", "unclaimed", "column", "blue-token"))
_SINGLE = tuple((GOAL_INDEX[goal], LETTERS.index(types[0])) for goal, types in EDITION.goals.items() if len(types) == 1)
_SEVERAL = tuple((GOAL_INDEX[goal], tuple(map(LETTERS.index, types))) for goal, types in EDITION.goals.items() if len(types) > 1)
_SURE = 0.55  # how much a card that only waits in the hand counts for a goal already
_COMFORTABLE_HAND = 6
_PILES_KEPT = 1 << 16


Survey = tuple[list[float], list[float], dict[int, End]]
Contents = tuple[int, tuple[tuple[int, int], ...]]


@lru_cache(_PILES_KEPT)
def contents(pile: tuple[int, ...]) -> Contents:
    """The 0s of a pile, and how many cards of each type it holds; a pile stays the same through many imagined turns."""
    types = [TYPE[card] for card in pile]
    return sum(NUMBER[card] == 0 for card in pile), tuple((t, types.count(t)) for t in sorted(set(types)))


def survey(s: State, seat: int, pool: Pool | None = None) -> Survey:
    """The features of a seat, what it has towards each goal, and where the piles of the types in its hand may come to; cards that
    wait in the hand count in part.

    Without a pool nobody counts the cards to come, and the features of the outlook are left at nothing."""
    me: Player = s.players[seat]
    piles = me.piles
    counts: list[float] = [0.0] * 7
    zeros = points = top_sum = longest = total = 0.0
    closed = closed_cards = 0
    cards_at, piles_at = [0, 0, 0, 0], [0, 0, 0, 0]
    pairs = faces = 0
    right = False
    for t in me.row:
        pile = piles[t]
        assert pile is not None
        top, size = pile[-1], len(pile)
        number = NUMBER[top]
        own_zeros, cards = contents(pile)
        zeros += own_zeros
        for kind, many in cards:
            counts[kind] += many
        total += size
        points += size * number
        top_sum += number
        if size > longest:
            longest = size
        if CLOSES[top]:
            closed += 1
            closed_cards += size
        else:
            cards_at[number] += size
            piles_at[number] += 1
        if right and ACORN_LEFT[top]:
            pairs += 1
        right = ACORN_RIGHT[top]
        faces += right + ACORN_LEFT[top]
    hand = me.hand
    chain = promise = ready = gap = dead = starts = 0
    more_zeros = more_tops = more_gates = 0.0
    last = -1
    reach = size = begun = 0
    top_number = 0
    shut = False
    blue = piles[BLUE] if s.dew else None
    jokers = 0
    ends: dict[int, End] = {}
    gaps = 0
    for card in hand:
        t, number = TYPE[card], NUMBER[card]
        if t != last:
            if last >= 0:
                ends[last] = reach, size, shut, gaps
            if last >= 0 and size > begun:
                promise += size * reach - begun * top_number
                more_tops += reach - top_number
                if size > longest:
                    longest += _SURE * (size - longest)
            last, gaps = t, 0
            pile = piles[t]
            if pile is None:
                reach, size, begun, top_number, shut = -1, 0, 0, 0, False
            else:
                reach = top_number = NUMBER[pile[-1]]
                size = begun = len(pile)
                shut = CLOSES[pile[-1]]
            first = True
        if shut or number < reach:
            dead += 1
        elif number <= reach + 1:
            reach = number
            size += 1
            chain += 1
            counts[t] += _SURE
            if number == 0:
                more_zeros += 1
            if first:
                ready += 1
                first = False
            if CLOSES[card]:
                shut = True
                more_gates += 1
        else:
            gap += 1
            gaps |= 1 << number
            if blue is not None and card in FITS[blue[-1]]:
                jokers += 1
        if t == BLUE and blue is None:
            for other in me.row:
                if card in FITS[piles[other][-1]]:  # type: ignore[index]
                    jokers += 1
                    break
    if last >= 0:
        ends[last] = reach, size, shut, gaps
        if size > begun:
            promise += size * reach - begun * top_number
            more_tops += reach - top_number
            if size > longest:
                longest += _SURE * (size - longest)
    for t in s.types:
        if piles[t] is None:
            starts += 1
    held = len(hand)
    acorns = me.acorns
    features: list[float] = [
        1.0, points, cards_at[0], cards_at[1], cards_at[2], cards_at[3], closed_cards, piles_at[0], piles_at[1], piles_at[2] + piles_at[3],
        closed, acorns, acorns if acorns < 3 else 3, chain, promise, ready, 1 if ready > 1 else 0, gap, dead, held,
        held - _COMFORTABLE_HAND if held > _COMFORTABLE_HAND else 0, pairs, faces, 0.0, 0.0, 0.0, starts, jokers, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ]  # fmt: skip
    if pool is not None:
        features[OUTLOOK] = outlook(me, s.types, ends, pool)
    for letter in me.landscapes:
        features[_SLOT[letter]] += 1.0
    measures = [0.0] * len(GOALS)
    for at, t in _SINGLE:
        measures[at] = counts[t]
    for at, types in _SEVERAL:
        for t in types:
            measures[at] += counts[t]
    measures[_BIGGEST] = longest
    measures[_TOPS] = top_sum + _SURE * more_tops
    measures[_GATES] = closed + _SURE * more_gates
    measures[_ACORNS] = acorns
    measures[_PILES] = len(me.row) + len(me.landscapes)
    measures[_ZEROS] = zeros + _SURE * more_zeros
    measures[_FEWEST] = -(total + _SURE * chain)
    measures[_HAND] = held
    return features, measures, ends


_BIGGEST, _TOPS, _GATES, _ACORNS = (GOAL_INDEX[goal] for goal in ("biggest-pile", "top-sum", "gates", "acorns"))
_PILES, _ZEROS, _FEWEST, _HAND = (GOAL_INDEX[goal] for goal in ("piles-and-landscapes", "zeros", "fewest-cards", "hand"))
