"""Turns played fast and fairly well, to let an imagined game go on: what Master and the coach look ahead with.

A handful of sketches (the best mixed play, the best column, …) is tried and the evaluation picks one.
"""

from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, CLOSES, NUMBER, TYPE
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.scoring import FEWEST, MEASURE
from momiji.games.momiji.rules.state import Player, Stage, State
from momiji.games.momiji.rules.steps import (
    COLLECT,
    COLLECT_TWO,
    DISCARD,
    DONE,
    END,
    GOAL,
    PICK,
    PLAY,
    PLAY_LEFT,
    PLAY_RIGHT,
    RECOVER,
    REVEAL,
    TRADE,
    TUCK,
    USE,
    Arrange,
    Step,
)

from .evaluate import Judge, remaining
from .proposals import best_order, richest_pile
from .usefulness import gain_of

Sketch = list[Step]
_GOAL_PRICE = 3
_TWO_COLUMNS = 4
_POOR_COLUMN = 2.6
_DEAD = 0.3


def quick_turn(s: State) -> State:
    """The turn that begins now, played. The state given stays as it is, but shares the others' tables with the one returned."""
    judge, seat, turn = Judge(s), s.current, s.turn
    best, best_value, best_sketch = s, -1e9, None
    for sketch in main_sketches(s, s.players[seat]):
        state = _after(s, sketch)
        end_turn(state, turn)
        figure = judge(state, seat)
        if figure > best_value:
            best, best_value, best_sketch = state, figure, sketch
    if best_sketch is None:
        return any_turn(s.branch())
    before = _after(s, best_sketch)
    for sketch in extra_sketches(before, before.players[seat]):
        state = _after(before, sketch)
        while state.stage == Stage.WATERFALL:
            perform(state, legal(state)[0])
        end_turn(state, turn)
        figure = judge(state, seat)
        if figure > best_value:
            best, best_value = state, figure
    return best


def _after(s: State, sketch: Sketch) -> State:
    state = s.branch()
    for step in sketch:
        perform(state, step)
    return state


def end_turn(s: State, turn: int) -> None:
    perform(s, END)
    while s.stage == Stage.HAND_LIMIT and s.turn == turn:
        me = s.players[s.current]
        perform(s, DISCARD[min(me.hand, key=lambda card: gain_of(me, card))])


def any_turn(s: State) -> State:
    """Nothing sketched is possible: whatever is legal."""
    turn = s.turn
    while s.stage != Stage.OVER and s.turn == turn:
        steps = legal(s)
        perform(s, END if s.stage == Stage.OPEN and END in steps else steps[0])
    return s


# ------------------------------------------------------------------ main actions
def main_sketches(s: State, me: Player) -> list[Sketch]:
    first, chains = _chains(me)
    sketches: list[Sketch] = []
    able = bool(me.acorns)
    landscapes = me.landscapes if able else ()
    if len(first) > 1:
        sketches.append([*_laying(me, first), DONE])
        staying = [card for card in first if not CLOSES[card]]
        if 1 < len(staying) < len(first):
            sketches.append([*_laying(me, staying), DONE])
        if "M" in landscapes and len(me.hand) > len(first) + 1:
            tucked = _tucked(me, first)
            if tucked:
                sketches.append([USE["M"], *_laying(me, first), *tucked, DONE])
    for chain in chains[:2]:
        sketches.append([*_laying(me, chain[:2]), DONE])
    if "J" in landscapes and chains:
        cards = chains[0][:3]
        if len(chains) > 1:
            cards = cards + chains[1][: 4 - len(cards)]
        sketches.append([USE["J"], *_laying(me, cards), DONE])
    columns = sorted(((sum([gain_of(me, card) for card in s.garden[t]]), t) for t in s.types if s.garden[t]), reverse=True)
    for _, t in columns[:2]:
        sketches.append([COLLECT[t]])
    if able and s.deck and (not columns or columns[0][0] < _POOR_COLUMN) and s.final is None:
        sketches += _revealing(s, me)
    sketches += _other_collects(s, me, landscapes, columns)
    if me.acorns >= _GOAL_PRICE and s.goals:
        goal = _best_goal(s, me)
        if goal is not None:
            sketches.append([GOAL[goal]])
    return sketches


def _chains(me: Player) -> tuple[list[int], list[list[int]]]:
    """Of each type the card to lay first; and the cards of each type that can be laid one after another, most promising first."""
    first: list[int] = []
    chains: list[tuple[float, list[int]]] = []
    seen, reach, chain, shut = -1, 0, [0], False
    size = 0
    for card in me.hand:
        t, number = TYPE[card], NUMBER[card]
        if t != seen:
            if seen >= 0 and chain:
                chains.append((reach * (size + len(chain)), chain))
            seen, chain = t, []
            pile = me.piles[t]
            if pile is None:
                reach, shut, size = -1, False, 0
            else:
                reach, shut, size = NUMBER[pile[-1]], CLOSES[pile[-1]], len(pile)
        if shut or not reach <= number <= reach + 1:
            continue
        if not chain:
            first.append(card)
        chain.append(card)
        reach, shut = number, CLOSES[card]
    if seen >= 0 and chain:
        chains.append((reach * (size + len(chain)), chain))
    chains.sort(reverse=True)
    return first, [chain for _, chain in chains]


def _laying(me: Player, cards: list[int]) -> list[Step]:
    """Steps that lay the cards; new piles go where acorns meet."""
    ends = [me.piles[me.row[0]][-1], me.piles[me.row[-1]][-1]] if me.row else []  # type: ignore[index]
    standing = set(me.row)
    steps: list[Step] = []
    for card in cards:
        t = TYPE[card]
        if t in standing or not ends:
            steps.append(PLAY[card])
            if not ends:
                ends = [card, card]
        elif ACORN_RIGHT[card] and ACORN_LEFT[ends[0]] and not (ACORN_LEFT[card] and ACORN_RIGHT[ends[1]]):
            steps.append(PLAY_LEFT[card])
            ends[0] = card
        else:
            steps.append(PLAY_RIGHT[card])
            ends[1] = card
        standing.add(t)
    return steps


def _tucked(me: Player, laid: list[int]) -> list[Step]:
    rest = me.hand[:]
    for card in laid:
        rest.remove(card)
    closing = {TYPE[card] for card in laid if CLOSES[card]}
    pile = richest_pile(me)
    if pile < 0 or pile in closing:
        return []
    return [TUCK[card][pile] for card in sorted(rest, key=lambda card: gain_of(me, card))[:2]]


def _revealing(s: State, me: Player) -> list[Sketch]:
    """A paid reveal, then the column that is best afterwards; as the cards of this world lie."""
    best, best_gain = -1, -1.0
    coming = s.deck[-4:]
    for t in s.types:
        gain = sum([gain_of(me, card) for card in s.garden[t]]) + sum([gain_of(me, card) for card in coming if TYPE[card] == t])
        if gain > best_gain and (s.garden[t] or any(TYPE[card] == t for card in coming)):
            best, best_gain = t, gain
    return [[REVEAL, COLLECT[best]]]


def _other_collects(s: State, me: Player, landscapes: tuple[str, ...], columns: list[tuple[float, int]]) -> list[Sketch]:
    sketches: list[Sketch] = []
    if "D" in landscapes and s.deck:
        drawn = s.deck[-4:]
        sketches.append([USE["D"], DISCARD[min(drawn, key=lambda card: gain_of(me, card))]])
    if "K" in landscapes and len(columns) > 2:
        tops = sorted((gain_of(me, s.garden[t][-1]), t) for _, t in columns)[-3:]
        sketches.append([USE["K"], *(PICK[t] for _, t in tops)])
    if "B" in landscapes:
        pairs = [
            (one + two, min(t, u), max(t, u))
            for i, (one, t) in enumerate(columns)
            for two, u in columns[i + 1 :]
            if len(s.garden[t]) + len(s.garden[u]) <= _TWO_COLUMNS
        ]
        if pairs:
            _, t, u = max(pairs)
            sketches.append([USE["B"], COLLECT_TWO[t, u]])
    return sketches


def _best_goal(s: State, me: Player) -> str | None:
    seat, best, best_lead = s.current, None, -0.01
    spread = 1.0 + 3.0 * remaining(s)
    for goal in s.goals:
        measure = MEASURE[goal]
        mine = measure(me)
        rest = [measure(player) for i, player in enumerate(s.players) if i != seat]
        lead = (min(rest) - mine) / 2 if goal == FEWEST else mine - max(rest)
        if lead / spread > best_lead and (mine or goal == FEWEST):
            best, best_lead = goal, lead / spread
    return best


# ------------------------------------------------------------------ landscapes and trades afterwards
def extra_sketches(s: State, me: Player) -> list[Sketch]:
    sketches: list[Sketch] = []
    ranked = sorted((gain_of(me, card), card) for card in me.hand)
    if not s.traded and len(ranked) > 1 and ranked[1][0] < _DEAD * 4:
        first, second = sorted((ranked[0][1], ranked[1][1]))
        sketches.append([TRADE[first, second]])
    if s.ability or not me.acorns:
        return sketches
    for letter in dict.fromkeys(me.landscapes):
        if letter == "C" and me.row:
            sketches.append([USE["C"], Arrange(best_order(me))])
        elif letter == "F" and any(s.garden):
            t = max((t for t in s.types if s.garden[t]), key=lambda t: gain_of(me, s.garden[t][-1]))
            sketches.append([USE["F"], PICK[t]])
        elif letter == "G" and s.discard:
            sketches.append([USE["G"], RECOVER[max(s.discard, key=lambda card: gain_of(me, card))]])
        elif letter == "L":
            burnt = [card for gain, card in ranked if gain < _DEAD or s.final is not None]
            sketches.append([USE["L"], *(DISCARD[card] for card in burnt), DONE])
        elif letter == "N" and s.deck:
            sketches.append([USE["N"]])
    return sketches
