"""Solo: how far a position is from winning its scenario, in cards to be found and laid, goals to be bought and acorns to be earned."""

from math import ceil

from momiji.games.momiji import solo
from momiji.games.momiji.cards import CLOSES, NUMBER, TYPE
from momiji.games.momiji.cards import NAMES as TYPE_NAMES
from momiji.games.momiji.state import OVER, Player, State

HOPELESS = 60.0
_IN_HAND, _TO_FIND, _RARE, _NEVER = 0.3, 1.0, 1.2, 9.0
_WORTH = 10
_GOALS = {"cold-breeze": 3, "meditation": 3, "equinox": 3}
_ACORNS = {"cold-breeze": 0, "meditation": 10, "equinox": 4}
_GOAL, _ACORN, _LATE, _MIDDLE, _USEFUL_DRAWS = 1.0, 0.6, 1.6, 0.9, 1.35


def distance(s: State) -> float:
    """0 when it is won; more the more is missing."""
    conditions = solo.conditions(s)
    if all(conditions):
        return 0.0
    if s.stage == OVER:
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
    costs, missing = [], 0
    for t in s.types:
        cost, lacking = _pile_cost(s, me.piles[t], in_hand[t], to_come[t], skip)
        costs.append((cost, lacking))
    if s.solo == "meditation":
        costs = _three_rich_and_one_more(s, me, costs, in_hand, to_come)
    total = sum(cost for cost, _ in costs)
    missing = sum(lacking for _, lacking in costs)
    goals, price = _goals_missing(s, me)
    collects = len(s.deck) // 4 + (1 if s.final is None else 0) + (s.final or 0) - goals
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


def _pile_cost(s: State, pile: tuple[int, ...] | None, hand: list[int], deck: list[int], skip: bool) -> tuple[float, int]:
    """What is still to be done for one pile, and how many cards for it are not in hand."""
    top = -1 if pile is None else NUMBER[pile[-1]]
    size = 0 if pile is None else len(pile)
    if s.solo == "equinox":
        return _path(top, 3, 0, hand, deck, skip)
    if size * max(top, 0) >= _WORTH:
        return 0.0, 0
    if pile is not None and CLOSES[pile[-1]]:
        return 2 * _NEVER, 0
    best: tuple[float, int] = (4 * _NEVER, 0)
    for goal in (1, 2, 3):
        if goal < top:
            continue
        way = _path(top, goal, ceil(_WORTH / goal) - size - (goal - top), hand, deck, skip)
        if way < best:
            best = way
    return best


def _path(top: int, goal: int, fillers: int, hand: list[int], deck: list[int], skip: bool) -> tuple[float, int]:
    """The cost of raising a pile to a number, with some cards more on the way."""
    cost, missing, spare_hand, spare_deck = 0.0, 0, 0, 0
    if top >= 0:
        spare_hand, spare_deck = hand[top], deck[top]
    for number in range(top + 1, goal + 1):
        last = number == 3
        if hand[number]:
            cost += _IN_HAND
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
        held = min(fillers, spare_hand)
        cost += _IN_HAND * held
        fillers -= held
        if fillers > spare_deck:
            cost += _NEVER
        cost += fillers * (_TO_FIND + 0.2)
        missing += fillers
    return cost, missing


def _three_rich_and_one_more(
    s: State, me: Player, costs: list[tuple[float, int]], in_hand: list[list[int]], to_come: list[list[int]]
) -> list[tuple[float, int]]:
    """Meditation: the pile that is farthest from ten points need only show a 1; the goals belong to the other three."""
    best: list[tuple[float, int]] = costs
    best_total = 1e9
    for poor, t in enumerate(s.types):
        pile = me.piles[t]
        top = -1 if pile is None else NUMBER[pile[-1]]
        modest = (0.0, 0) if top >= 1 else _path(top, 1, 0, in_hand[t], to_come[t], False)
        chosen = [modest if i == poor else cost for i, cost in enumerate(costs)]
        total = sum(cost for cost, _ in chosen)
        for i, other in enumerate(s.types):
            if i != poor and TYPE_NAMES[other] not in me.goals:
                other_pile = me.piles[other]
                total += _GOAL + _ACORN * (NUMBER[other_pile[-1]] if other_pile is not None else 0)
        if total < best_total:
            best, best_total = chosen, total
    return best


def _goals_missing(s: State, me: Player) -> tuple[int, int]:
    """How many goals are still wanted, and what they cost as things stand."""
    missing = _GOALS[s.solo or ""] - len(me.goals)
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
