"""The full list of legal steps, fast. `refuse` says the same rule by rule and slowly; the contract tests hold the two together."""

from collections.abc import Callable, Sequence
from itertools import combinations

from momiji.games.momiji.rules.state import Stage

from . import solo
from .cards import BLUE, CLOSES, FITS, STARTS, TYPE
from .edition import EDITION
from .laying import ANY, add_plays, next_types, open_piles, pile_of, plays, skipping_plays
from .orders import Orders
from .state import BOUGHT_GOAL, COLLECTED, NOT_YET, PLAYED_SAME, Player, State
from .steps import (
    COLLECT,
    COLLECT_TWO,
    DISCARD,
    DONE,
    END,
    EXCHANGE,
    FINISH,
    GOAL,
    PASS,
    PICK,
    PLACE_GARDEN,
    PLACE_LEFT,
    PLACE_ON,
    PLACE_RIGHT,
    RECOVER,
    REVEAL,
    TRADE,
    TUCK,
    USE,
    PlayStep,
    Step,
)
from .steps import DRAFT as DRAFT_STEP

GOAL_PRICE = EDITION.goal_price
MOST_TWO_COLUMNS = 4  # 8.B
MOST_MOON_BRIDGE = 4, 2  # 8.J: cards, piles
MOST_EXTRA = 2  # 8.E
MOST_TUCKED = 2  # 8.M
_trade_of = TRADE.__getitem__


def legal(s: State) -> Sequence[Step]:
    return _LEGAL[s.stage](s)


# ------------------------------------------------------------------ landscapes
def _two_small_columns(s: State) -> bool:
    sizes = sorted(map(len, filter(None, s.garden)))
    return len(sizes) > 1 and sizes[0] + sizes[1] <= MOST_TWO_COLUMNS


def _can_shrine(s: State, me: Player) -> bool:
    return bool(s.goals) and (me.acorns > GOAL_PRICE or bool(me.goals))


# 8.3: can this landscape be used now, with nothing unfinished? The last argument: some card can be played.
USABLE: dict[str, Callable[[State, Player, bool], bool]] = {
    "A": lambda s, me, play: s.main == NOT_YET and bool(skipping_plays(s, me)),
    "B": lambda s, me, play: s.main == NOT_YET and _two_small_columns(s),
    "C": lambda s, me, play: bool(me.row),
    "D": lambda s, me, play: s.main == NOT_YET and bool(s.deck),
    "E": lambda s, me, play: s.main == COLLECTED and bool(plays(s, me)),
    "F": lambda s, me, play: any(s.garden),
    "G": lambda s, me, play: bool(s.discard),
    "H": lambda s, me, play: s.main == PLAYED_SAME and _can_shrine(s, me),
    "I": lambda s, me, play: s.main == BOUGHT_GOAL and any(s.garden),
    "J": lambda s, me, play: play,
    "K": lambda s, me, play: s.main == NOT_YET and any(s.garden),
    "L": lambda s, me, play: True,
    "M": lambda s, me, play: play and len(me.hand) > 1,
    "N": lambda s, me, play: bool(s.deck),
}
OPENS_MAIN_ACTION = frozenset("ABDJKM")  # 3.4


# ------------------------------------------------------------------ stage by stage
def _open(s: State) -> Sequence[Step]:
    me = s.players[s.current]
    steps: list[Step] = []
    before_main = s.main == NOT_YET
    can_play = False
    if before_main:
        garden = s.garden
        for t in s.types:
            if garden[t]:
                steps.append(COLLECT[t])
        listed = len(steps)
        add_plays(s, me, steps, ANY, FITS, STARTS)
        can_play = len(steps) > listed
        if s.solo is not None:
            steps += [GOAL[goal] for goal in s.goals if solo.can_buy(s, goal)]
        else:
            if me.acorns and s.deck:
                steps.append(REVEAL)
            if me.acorns >= GOAL_PRICE:
                steps += [GOAL[goal] for goal in s.goals]
    else:
        steps.append(END)
    stuck = not steps
    if me.acorns and not s.ability:
        last = ""
        for letter in me.landscapes:
            if letter != last and USABLE[letter](s, me, can_play):
                steps.append(USE[letter])
                stuck = stuck and letter not in OPENS_MAIN_ACTION
            last = letter
    if stuck:
        steps.append(PASS)
    if not s.traded:
        hand = me.hand
        different = sorted(set(hand))
        steps += map(_trade_of, combinations(different, 2))
        if len(different) < len(hand):
            steps += [TRADE[card, card] for card in different if hand.count(card) > 1]
    if s.solo is not None and all(solo.conditions(s)):
        steps.append(FINISH)
    return steps


def _revealed(s: State) -> Sequence[Step]:
    me = s.players[s.current]
    steps: list[Step] = [COLLECT[t] for t in s.types if s.garden[t]]
    if me.acorns and not s.ability:
        steps += [USE[letter] for letter in sorted(set(me.landscapes)) if letter in "BDK" and USABLE[letter](s, me, False)]
    return steps


def _playing(s: State) -> Sequence[Step]:
    me = s.players[s.current]
    if s.ability == "J":
        return _moon_bridge(s, me)
    types = next_types(s)
    playable = plays(s, me, types)
    if s.ability == "M":
        return _mossy_roots(s, me, playable)
    steps: list[Step] = [*playable, DONE]
    if me.acorns and not s.ability:
        if "A" in me.landscapes and skipping_plays(s, me, types):
            steps.append(USE["A"])
        if "M" in me.landscapes and me.hand and (open_piles(me) or (playable and len(me.hand) > 1)):
            steps.append(USE["M"])  # a card can be tucked now, or after one more card has started a pile
    return steps


def _moon_bridge(s: State, me: Player) -> list[Step]:
    """8.J, 8.5: up to four cards, on at most two piles."""
    cards, piles = MOST_MOON_BRIDGE
    steps: list[Step] = []
    if s.laid < cards:
        full = s.touched.bit_count() == piles
        for step in plays(s, me):
            pile = pile_of(step)
            if not full or (pile is not None and s.touched >> pile & 1):
                steps.append(step)
    if s.laid:
        steps.append(DONE)
    return steps


def _mossy_roots(s: State, me: Player, playable: list[PlayStep]) -> list[Step]:
    """8.M, 8.6: at least one card is played and one tucked; a step that makes either impossible is not legal."""
    piles = open_piles(me)
    steps: list[Step] = [step for step in playable if s.tucked or _tuck_possible_after(s, me, step, piles)]
    if s.tucked < MOST_TUCKED:
        cards = {step.card for step in playable}
        for card in dict.fromkeys(me.hand):
            if s.laid or cards - {card} or (cards and me.hand.count(card) > 1):
                steps += [TUCK[card][t] for t in piles]
    if s.laid and s.tucked:
        steps.append(DONE)
    return steps


def _tuck_possible_after(s: State, me: Player, step: PlayStep, open_piles: list[int]) -> bool:
    card, left = step.card, len(me.hand) - 1
    if left == 0:
        return False
    if not CLOSES[card] or any(t != pile_of(step) for t in open_piles):
        return True
    # Every pile is closed then: only a new pile in the same play can help, with a card left to tuck under it.
    laid_types = s.laid_types | 1 << TYPE[card]
    same_play_full = s.laid > 0 and laid_types & (laid_types - 1) == 0
    if left == 1 or same_play_full:
        return False
    shown = {t for t in me.row if t != pile_of(step)}
    return any(c in STARTS and TYPE[c] not in shown and not laid_types >> TYPE[c] & 1 for c in me.hand)


def _skipping(s: State) -> Sequence[Step]:
    return skipping_plays(s, s.players[s.current], next_types(s))


def _extra_play(s: State) -> Sequence[Step]:
    steps: list[Step] = list(plays(s, s.players[s.current])) if s.laid < MOST_EXTRA else []
    if s.laid:
        steps.append(DONE)
    return steps


def _two_columns(s: State) -> Sequence[Step]:
    garden = s.garden
    columns = [t for t in s.types if garden[t]]
    return [COLLECT_TWO[pair] for pair in combinations(columns, 2) if len(garden[pair[0]]) + len(garden[pair[1]]) <= MOST_TWO_COLUMNS]


def _arranging(s: State) -> Sequence[Step]:
    return Orders(s.players[s.current].row)


def _drawn(s: State) -> Sequence[Step]:
    return [DISCARD[card] for card in dict.fromkeys(s.drawn)]


def _pick_top(s: State) -> Sequence[Step]:
    return [PICK[t] for t in s.types if s.garden[t]]


def _recovering(s: State) -> Sequence[Step]:
    return [RECOVER[card] for card in sorted(set(s.discard))]


def _shrine(s: State) -> Sequence[Step]:
    me = s.players[s.current]
    steps: list[Step] = [GOAL[goal] for goal in s.goals] if me.acorns >= GOAL_PRICE else []
    return steps + [EXCHANGE[mine, other] for mine in me.goals for other in s.goals]


def _bell(s: State) -> Sequence[Step]:
    return [COLLECT[t] for t in s.types if s.garden[t]]


def _lanterns(s: State) -> Sequence[Step]:
    steps: list[Step] = [PICK[t] for t in s.types if s.garden[t] and not s.picked >> t & 1]
    if s.count:
        steps.append(DONE)
    return steps


def _bonfire(s: State) -> Sequence[Step]:
    return [*_discards(s), DONE]


def places(s: State) -> list[Step]:
    """8.N: where the turned card may go; empty when only the garden is left for it."""
    me, card = s.players[s.current], s.turned
    t, piles = TYPE[card], me.piles
    pile = piles[t]
    if pile is not None:
        return [PLACE_ON[t]] if card in FITS[pile[-1]] else []
    steps: list[Step] = []
    if card in STARTS:
        steps += [PLACE_LEFT, PLACE_RIGHT] if me.row else [PLACE_RIGHT]
    if t == BLUE:
        jokers = [PLACE_ON[other] for other in me.row if card in FITS[piles[other][-1]]]  # type: ignore[index]
        if jokers and not steps:
            steps.append(PLACE_GARDEN)  # 11.7
        steps += jokers
    else:
        blue = piles[BLUE]
        if blue is not None and card in FITS[blue[-1]]:
            steps.append(PLACE_ON[BLUE])
    return steps


def _discards(s: State) -> list[Step]:
    return [DISCARD[card] for card in dict.fromkeys(s.players[s.current].hand)]


def _draft(s: State) -> Sequence[Step]:
    return [DRAFT_STEP[letter] for letter in dict.fromkeys(s.face_up)]


_LEGAL: dict[int, Callable[[State], Sequence[Step]]] = {
    Stage.DRAFT: _draft,
    Stage.OPEN: _open,
    Stage.REVEALED: _revealed,
    Stage.PLAYING: _playing,
    Stage.SKIPPING: _skipping,
    Stage.EXTRA_PLAY: _extra_play,
    Stage.TWO_COLUMNS: _two_columns,
    Stage.ARRANGING: _arranging,
    Stage.DRAWN: _drawn,
    Stage.PICK_TOP: _pick_top,
    Stage.RECOVERING: _recovering,
    Stage.SHRINE: _shrine,
    Stage.BELL: _bell,
    Stage.LANTERNS: _lanterns,
    Stage.BONFIRE: _bonfire,
    Stage.WATERFALL: places,
    Stage.FORCED_DISCARD: _discards,
    Stage.HAND_LIMIT: _discards,
    Stage.OVER: lambda s: [],
}
