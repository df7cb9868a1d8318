"""What each step does. Steps are taken on trust here: `refuse` or `legal` was asked before.

`perform` changes the state in place. With a list given for `out` it also tells what happened, in events.
"""

from collections.abc import Callable
from typing import Any

from momiji.core.events import Happened, Moved, Zone

from . import solo
from .apply_landscapes import GIFT, arrange, discard_drawn, exchange, place, recover, tuck, use
from .cards import TYPE
from .edition import EDITION
from .effects import (
    Out,
    begin_turn,
    collected,
    column,
    discard_from_hand,
    earn,
    hand,
    lay_on,
    next_turn,
    pay_pairs,
    refill,
    renew_garden,
    reveal,
    start_pile,
    take,
    take_from_hand,
)
from .state import BOUGHT_GOAL, PASSED, PLAYED, PLAYED_SAME, Stage, State
from .steps import (
    Arrange,
    Collect,
    CollectTwo,
    Discard,
    Done,
    Draft,
    End,
    Exchange,
    Finish,
    Goal,
    Pass,
    Pick,
    PlaceGarden,
    PlaceNew,
    PlaceOn,
    Play,
    PlayNew,
    PlayOn,
    Recover,
    Reveal,
    Step,
    Trade,
    Tuck,
    Use,
)

MOST_PICKS = 3  # 8.K


def perform(s: State, step: Step, out: Out = None) -> None:
    _PERFORM[step.__class__](s, step, out)


def _draft(s: State, step: Draft, out: Out) -> None:
    me = s.players[s.current]
    me.panorama = (*me.panorama, step.landscape)
    me.landscapes = tuple(sorted(me.panorama))
    s.face_up.remove(step.landscape)
    new = s.landscape_deck.pop()
    s.face_up.append(new)
    if out is not None:
        out.append(Moved(step.landscape, Zone("draft"), Zone("panorama", s.current)))
    s.current = (s.current + 1) % len(s.players)
    if len(s.players[s.current].panorama) < EDITION.landscapes_each:
        if out is not None:
            out.append(Moved(new, Zone("landscape-deck"), Zone("draft")))
        return
    s.face_up, s.landscape_deck = [], []  # 2.7: what is left leaves the game
    begin_turn(s, out)


# ------------------------------------------------------------------ collect


def _reveal(s: State, step: Reveal, out: Out) -> None:
    earn(s, -1, "reveal", out)
    reveal(s, out)
    s.stage = Stage.REVEALED


def _collect(s: State, step: Collect, out: Out) -> None:
    _take_column(s, step.column, out)
    if s.stage == Stage.BELL:
        refill(s, out)
        s.stage = Stage.OPEN
    else:
        _columns_taken(s, out)


def _collect_two(s: State, step: CollectTwo, out: Out) -> None:
    _take_column(s, step.first, out)
    _take_column(s, step.second, out)
    _columns_taken(s, out)


def _take_column(s: State, t: int, out: Out) -> None:
    cards, s.garden[t] = s.garden[t], ()
    take(s, cards, column(t), out)


def _columns_taken(s: State, out: Out) -> None:
    if s.solo is None:
        refill(s, out)
    else:
        renew_garden(s, out)
    collected(s)


def _pick(s: State, step: Pick, out: Out) -> None:
    t = step.column
    *rest, top = s.garden[t]
    s.garden[t] = tuple(rest)
    take(s, (top,), column(t), out)
    if s.stage == Stage.PICK_TOP:
        earn(s, GIFT, "F", out)
        refill(s, out)
        s.stage = Stage.OPEN
        return
    s.picked |= 1 << t
    s.count += 1
    if s.count == MOST_PICKS:
        _lanterns_done(s, out)


def _lanterns_done(s: State, out: Out) -> None:
    refill(s, out)
    collected(s)


# ------------------------------------------------------------------ play


def _play(s: State, step: Play, out: Out) -> None:
    card = step.card
    me = s.players[s.current]
    take_from_hand(me, card)
    if me.piles[TYPE[card]] is None:
        start_pile(s, card, False, hand(s.current), out)
    else:
        lay_on(s, card, TYPE[card], hand(s.current), out)
    _laid(s, card)


def _play_new(s: State, step: PlayNew, out: Out) -> None:
    take_from_hand(s.players[s.current], step.card)
    start_pile(s, step.card, step.left, hand(s.current), out)
    _laid(s, step.card)


def _play_on(s: State, step: PlayOn, out: Out) -> None:
    take_from_hand(s.players[s.current], step.card)
    lay_on(s, step.card, step.pile, hand(s.current), out)
    _laid(s, step.card)


def _laid(s: State, card: int) -> None:
    bit = 1 << TYPE[card]
    s.laid += 1
    s.laid_types |= bit
    s.touched |= bit
    if s.stage != Stage.EXTRA_PLAY:
        s.stage = Stage.PLAYING


def _done(s: State, step: Done, out: Out) -> None:
    stage = s.stage
    s.stage = Stage.OPEN
    if stage == Stage.LANTERNS:
        _lanterns_done(s, out)
    elif stage == Stage.BONFIRE:
        earn(s, s.count + GIFT, "L", out)
    else:
        s.played_types |= s.laid_types
        if stage == Stage.PLAYING:
            same = s.laid_types & (s.laid_types - 1) == 0 and s.ability != "J"
            s.main = PLAYED_SAME if same else PLAYED
            if s.solo is not None and s.players[0].hand:
                s.stage = Stage.FORCED_DISCARD


# ------------------------------------------------------------------ goals


def _goal(s: State, step: Goal, out: Out) -> None:
    goal = step.goal
    price = EDITION.goal_price if s.solo is None else solo.price(s, goal)
    earn(s, -price, "goal", out)
    s.goals.remove(goal)
    s.players[s.current].goals.append(goal)
    if out is not None:
        out.append(Moved(goal, Zone("goals"), Zone("tokens", s.current)))
    if s.stage == Stage.OPEN:
        s.main = BOUGHT_GOAL
        if s.solo is not None:
            renew_garden(s, out)
    s.stage = Stage.OPEN


# ------------------------------------------------------------------ the rest of the turn


def _trade(s: State, step: Trade, out: Out) -> None:
    discard_from_hand(s, step.first, out)
    discard_from_hand(s, step.second, out)
    s.traded = True
    earn(s, 1, "trade", out)


def _discard(s: State, step: Discard, out: Out) -> None:
    if s.stage == Stage.DRAWN:
        discard_drawn(s, step.card, out)
        return
    discard_from_hand(s, step.card, out)
    if s.stage == Stage.BONFIRE:
        s.count += 1
    elif s.stage == Stage.FORCED_DISCARD:
        s.stage = Stage.OPEN
    elif len(s.players[s.current].hand) <= EDITION.hand_limit:
        next_turn(s, out)


def _pass(s: State, step: Pass, out: Out) -> None:
    s.main = PASSED
    if out is not None:
        out.append(Happened("passed", s.current))


def _end(s: State, step: End, out: Out) -> None:
    if s.played_types & (s.played_types - 1):
        pay_pairs(s, out)
    if len(s.players[s.current].hand) > EDITION.hand_limit:
        s.stage = Stage.HAND_LIMIT
    else:
        next_turn(s, out)


def _finish(s: State, step: Finish, out: Out) -> None:
    s.stage = Stage.OVER
    s.finished = True
    s.final = None
    if out is not None:
        out.append(Happened("game-over", s.current))


_PERFORM: dict[type, Callable[[State, Any, Out], None]] = {
    Draft: _draft,
    Reveal: _reveal,
    Collect: _collect,
    CollectTwo: _collect_two,
    Play: _play,
    PlayNew: _play_new,
    PlayOn: _play_on,
    Done: _done,
    Goal: _goal,
    Pass: _pass,
    Trade: _trade,
    Use: use,
    Discard: _discard,
    End: _end,
    Finish: _finish,
    Arrange: arrange,
    Pick: _pick,
    Recover: recover,
    Exchange: exchange,
    Tuck: tuck,
    PlaceNew: place,
    PlaceOn: place,
    PlaceGarden: place,
}
