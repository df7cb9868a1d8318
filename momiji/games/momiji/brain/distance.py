"""Solo: how far a position is from winning its scenario, in cards to be found and laid, goals to be bought and acorns to be earned."""

from functools import lru_cache
from math import ceil

from momiji.games.momiji.rules import solo
from momiji.games.momiji.rules.cards import CLOSES, NUMBER, TYPE
from momiji.games.momiji.rules.cards import NAMES as TYPE_NAMES
from momiji.games.momiji.rules.state import Player, Stage, State

Numbers = tuple[int, ...]  # how many cards of each number
Way = tuple[float, int, int]  # cost; cards still to be found; cards to be laid from the hand
HOPELESS = 60.0
_IN_HAND, _TO_FIND, _RARE, _NEVER = 0.3, 1.0, 1.2, 9.0
_WORTH = 10
_GOALS = 3
_ACORNS = {"cold-breeze": 0, "meditation": 10, "equinox": 4}
_GOAL, _ACORN, _LATE, _MIDDLE, _USEFUL_DRAWS, _TOO_LATE, _SPARE = 1.0, 0.6, 1.6, 0.9, 1.35, 4.0, 0.5


def distance(s: State) -> float:
    """0 when it is won; more the more is missing."""
    conditions = solo.conditions(s)
    if all(conditions):
        return 0.0
    if s.stage == Stage.OVER:
        return HOPELESS + conditions.count(False)
    me = s.players[0]
    in_hand = [[0] * 4 for _ in range(7)]
    for card in me.hand:
        in_hand[TYPE[card]][NUMBER[card]] += 1
    to_come = [[0] * 4 for _ in range(7)]
    for card in s.deck:
        to_come[TYPE[card]][NUMBER[card]] += 1
    for t in s.types:
        for card in s.garden[t]:
            to_come[t][NUMBER[card]] += 1
    skip = "A" in me.landscapes
    costs = [_pile_cost(s.solo == "equinox", me.piles[t], tuple(in_hand[t]), tuple(to_come[t]), skip) for t in s.types]
    if s.solo == "meditation":
        costs, goals, price = _three_rich_and_one_more(s, me, costs, in_hand, to_come)
    else:
        goals, price = _goals_missing(s, me)
    total = sum(way[0] for way in costs)
    missing = sum(way[1] for way in costs)
    collects = len(s.deck) // 4 + 1 - goals if s.final is None else 0
    plays = max(way[2] for way in costs)
    spare = len(me.hand) - sum(way[2] for way in costs)
    if s.final is not None:
        total += _TOO_LATE * max(0, plays + goals + (1 if missing else 0) - s.final - 1)
    if plays - 1 > spare:
        total += (_SPARE if collects > 1 else 2 * _SPARE) * (plays - 1 - spare)
    short = missing - _USEFUL_DRAWS * collects
    if short > 0:
        total += _LATE * short
    total -= 0.04 * min(collects, 8)
    need = _ACORNS[s.solo or ""] + price - me.acorns - 0.9 * sum(letter in "FC" for letter in me.landscapes)
    if need > 0:
        total += _ACORN * need
    else:
        total += 0.05 * max(need, -6)
    total += _GOAL * goals
    if s.solo == "cold-breeze":
        total += _middle(s, me)
    return max(0.1, total)


@lru_cache(maxsize=50_000)
def _pile_cost(closing: bool, pile: tuple[int, ...] | None, hand: Numbers, deck: Numbers, skip: bool) -> Way:
    """What is still to be done for one pile, and how many cards for it are not in hand."""
    top = -1 if pile is None else NUMBER[pile[-1]]
    size = 0 if pile is None else len(pile)
    if closing:
        return _path(top, 3, 0, hand, deck, skip)
    if size * max(top, 0) >= _WORTH:
        return 0.0, 0, 0
    if pile is not None and CLOSES[pile[-1]]:
        return 2 * _NEVER, 0, 0
    best: Way = (4 * _NEVER, 0, 0)
    for goal in (1, 2, 3):
        if goal < top:
            continue
        way = _path(top, goal, ceil(_WORTH / goal) - size - (goal - top), hand, deck, skip)
        if way < best:
            best = way
    return best


def _path(top: int, goal: int, fillers: int, hand: Numbers, deck: Numbers, skip: bool) -> Way:
    """The cost of raising a pile to a number, with some cards more on the way."""
    cost, missing, held, spare_hand, spare_deck = 0.0, 0, 0, 0, 0
    if top >= 0:
        spare_hand, spare_deck = hand[top], deck[top]
    for number in range(top + 1, goal + 1):
        last = number == 3
        if hand[number]:
            cost += _IN_HAND
            held += 1
            if not last:
                spare_hand += hand[number] - 1
                spare_deck += deck[number]
        elif deck[number]:
            cost += _TO_FIND + _RARE / deck[number]
            missing += 1
            if not last:
                spare_deck += deck[number] - 1
        elif skip and number < goal:
            cost += 1.0
            fillers += 1
            skip = False
        else:
            cost += _NEVER
    if fillers > 0:
        more = min(fillers, spare_hand)
        cost += _IN_HAND * more
        held += more
        fillers -= more
        if fillers > spare_deck:
            cost += _NEVER
        cost += fillers * (_TO_FIND + 0.2)
        missing += fillers
    return cost, missing, held


def _three_rich_and_one_more(
    s: State, me: Player, costs: list[Way], in_hand: list[list[int]], to_come: list[list[int]]
) -> tuple[list[Way], int, int]:
    """Meditation: one pile need only show a 1; the goals wanted are those of the other three. Which one is poor is chosen here."""
    best, best_total, best_goals, best_price = costs, 1e9, 0, 0
    for poor, t in enumerate(s.types):
        pile = me.piles[t]
        top = -1 if pile is None else NUMBER[pile[-1]]
        modest: Way = (0.0, 0, 0) if top >= 1 else _path(top, 1, 0, tuple(in_hand[t]), tuple(to_come[t]), False)
        chosen = [modest if i == poor else cost for i, cost in enumerate(costs)]
        goals = price = 0
        for i, other in enumerate(s.types):
            if i != poor and TYPE_NAMES[other] not in me.goals:
                rich = me.piles[other]
                goals += 1
                price += NUMBER[rich[-1]] if rich is not None else 0
        total = sum(way[0] for way in chosen) + _GOAL * goals + _ACORN * price
        if total < best_total:
            best, best_total, best_goals, best_price = chosen, total, goals, price
    return best, best_goals, best_price


def _goals_missing(s: State, me: Player) -> tuple[int, int]:
    """How many goals are still wanted, and what they cost as things stand."""
    missing = _GOALS - len(me.goals)
    if missing <= 0:
        return 0, 0
    prices = []
    for goal in s.goals:
        if goal in TYPE_NAMES:
            pile = me.piles[TYPE_NAMES.index(goal)]
            prices.append(0 if pile is None else NUMBER[pile[-1]])
        elif goal in ("gates", "acorns"):
            prices.append(max(2, me.acorns // 2))
        else:
            prices.append(3)
    prices.sort()
    return missing, sum(prices[:missing])


def _middle(s: State, me: Player) -> float:
    """Cold Breeze: how far the middle pile is from being the biggest."""
    sizes = [len(me.piles[t]) for t in me.row]  # type: ignore[arg-type]
    if len(sizes) < len(s.types):
        return 0.0
    behind = max(sizes) - sizes[len(sizes) // 2]
    return behind * (0.25 if "C" in me.landscapes else _MIDDLE)
