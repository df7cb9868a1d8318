"""At each point of a turn the legal steps worth looking at; what is left out is a mirror image of, or plainly worse than, what is kept."""

from collections.abc import Sequence

from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, BLUE, CLOSES, NUMBER, TYPE
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.state import Player, Stage, State
from momiji.games.momiji.rules.steps import DISCARD, DONE, Arrange, Discard, Finish, Pick, Play, PlayNew, PlayOn, Step, Trade, Tuck, Use

from .usefulness import keep_value, worst_first

_MANY_PLAYS = 7
_OPENS_MAIN = frozenset("ABDJKM")
_MOST_TUCK_CARDS = 3
_MOST_RECOVERED = 4


def main_steps(s: State) -> list[Step]:
    """First steps of a main action; trades and any-time landscapes are extras (extras.py)."""
    found: list[Step] = []
    for step in legal(s):
        kind = step.__class__
        if kind is Trade:
            continue
        if kind is Use and step.landscape not in _OPENS_MAIN:  # type: ignore[union-attr]
            continue
        if kind is Finish:
            return [step]
        found.append(step)
    plays = sum(step.__class__ in (Play, PlayNew, PlayOn) for step in found)
    if plays > _MANY_PLAYS:
        return thinned(s, found)
    return found


def thinned(s: State, steps: Sequence[Step]) -> list[Step]:
    """With many cards to lay: of each type only the lowest number that fits, and the next."""
    lowest: dict[int, int] = {}
    for step in steps:
        if isinstance(step, (Play, PlayNew)):
            t, number = TYPE[step.card], NUMBER[step.card]
            if number < lowest.get(t, 9):
                lowest[t] = number
    shown: set[tuple[int, int, bool, bool]] = set()
    kept: list[Step] = []
    for step in steps:
        if isinstance(step, (Play, PlayNew)):
            card = step.card
            if NUMBER[card] > lowest[TYPE[card]]:
                continue
            look = TYPE[card], NUMBER[card], ACORN_LEFT[card], ACORN_RIGHT[card]
            if step.__class__ is Play:
                if look in shown:
                    continue
                shown.add(look)
        kept.append(step)
    return kept


def proposals(s: State, last: Step | None) -> Sequence[Step]:
    """The steps worth looking at after a certain step of the turn."""
    steps = legal(s)
    stage = s.stage
    if stage in (Stage.PLAYING, Stage.EXTRA_PLAY, Stage.SKIPPING):
        return _while_playing(s, steps, last)
    if stage == Stage.ARRANGING:
        return [Arrange(best_order(s.players[s.current]))]
    if stage in (Stage.HAND_LIMIT, Stage.FORCED_DISCARD, Stage.DRAWN):
        return _discards(s, steps)
    if stage == Stage.LANTERNS:
        return _lanterns(s, steps, last)
    if stage == Stage.BONFIRE:
        return _bonfire(s, steps)
    if stage == Stage.RECOVERING:
        return best_recovered(s, steps)
    if stage == Stage.OPEN:
        return main_steps(s)
    return steps


def _while_playing(s: State, steps: Sequence[Step], last: Step | None) -> list[Step]:
    me = s.players[s.current]
    order = -1
    new_before = False
    if isinstance(last, (Play, PlayNew, PlayOn)):
        order = TYPE[last.card]
        new_before = isinstance(last, PlayNew)
    one_type = s.laid_types & (s.laid_types - 1) == 0
    kept: list[Step] = []
    tuckable: frozenset[int] | None = None
    many = len(steps) > 14
    best_pile = -1
    for step in steps:
        if isinstance(step, (Play, PlayNew, PlayOn)):
            t = TYPE[step.card]
            if order >= 0 and t < order and not (s.dew and BLUE in (t, order)) and not (new_before and isinstance(step, PlayNew)):
                continue  # the same cards in another order
            if order == t and one_type and NUMBER[step.card] == 0 and isinstance(last, Play) and step.card < last.card:
                continue
        elif isinstance(step, Tuck):
            if tuckable is None:
                tuckable = frozenset(worst_first(s, me)[:_MOST_TUCK_CARDS])
                best_pile = richest_pile(me)
            if step.card not in tuckable or step.pile != best_pile:
                continue
            if isinstance(last, Tuck) and step.card < last.card:
                continue
        kept.append(step)
    if many:
        return thinned(s, kept)
    return kept


def richest_pile(me: Player) -> int:
    """The open pile under which a card is worth most."""
    return max(
        (t for t in me.row if not CLOSES[me.piles[t][-1]]),  # type: ignore[index]
        key=lambda t: (NUMBER[me.piles[t][-1]], len(me.piles[t])),  # type: ignore[index,arg-type]
        default=-1,
    )


def _discards(s: State, steps: Sequence[Step]) -> Sequence[Step]:
    """The two least useful cards; one of them goes."""
    if len(steps) < 2:
        return steps
    me = s.players[s.current]
    if s.stage == Stage.DRAWN:
        ranked = sorted((keep_value(s, me, step.card), step.card) for step in steps if isinstance(step, Discard))
        return [DISCARD[card] for _, card in ranked[:2]]
    worst = list(dict.fromkeys(worst_first(s, me)))
    wanted = 3 if s.stage == Stage.FORCED_DISCARD else 2
    return [DISCARD[card] for card in worst[:wanted]]


def _lanterns(s: State, steps: Sequence[Step], last: Step | None) -> list[Step]:
    if not any(isinstance(step, Pick) for step in steps):
        return list(steps)
    after = last.column if isinstance(last, Pick) else -1
    picks: list[Step] = [step for step in steps if isinstance(step, Pick) and step.column > after]
    return picks if s.count == 0 else [*picks, DONE]


def _bonfire(s: State, steps: Sequence[Step]) -> list[Step]:
    """The least useful card goes, or it is done: so the hand burns from its worst end."""
    me = s.players[s.current]
    if not me.hand:
        return [DONE]
    return [DONE, DISCARD[worst_first(s, me)[0]]]


def best_recovered(s: State, steps: Sequence[Step]) -> list[Step]:
    me = s.players[s.current]
    ranked = sorted(steps, key=lambda step: (-keep_value(s, me, step.card), step.card))  # type: ignore[union-attr]
    return ranked[:_MOST_RECOVERED]


def best_order(me: Player) -> tuple[int, ...]:
    """8.C: an order of the piles in which as many acorns meet as a short search finds."""
    tops = {t: me.piles[t][-1] for t in me.row}  # type: ignore[index]
    best, best_pairs = tuple(me.row), -1
    for first in me.row:
        order, pairs = [first], 0
        rest = [t for t in me.row if t != first]
        while rest:
            right = ACORN_RIGHT[tops[order[-1]]]
            meeting = [t for t in rest if right and ACORN_LEFT[tops[t]]]
            following = min(meeting or rest, key=lambda t: (ACORN_RIGHT[tops[t]] is not bool(meeting), t))
            pairs += bool(meeting)
            order.append(following)
            rest.remove(following)
        if pairs > best_pairs:
            best, best_pairs = tuple(order), pairs
    return best
