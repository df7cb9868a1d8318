"""What each step does. Steps are taken on trust here: `refuse` or `legal` was asked before.

`perform` changes the state in place. With a list given for `out` it also tells what happened, in events.
"""

from collections.abc import Callable
from typing import Any

from momiji.core.events import Happened, Moved, Zone
from momiji.games.momiji.rules.state import Stage

from . import effects, solo, steps
from .apply_landscapes import GIFT, arrange, discard_drawn, exchange, place, recover, tuck, use
from .cards import TYPE
from .edition import EDITION
from .state import BOUGHT_GOAL, PASSED, PLAYED, PLAYED_SAME, State

MOST_PICKS = 3  # 8.K


def perform(s: State, step: steps.Step, out: effects.Out = None) -> None:
    _PERFORM[step.__class__](s, step, out)


def _draft(s: State, step: steps.Draft, out: effects.Out) -> None:
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
    effects.begin_turn(s, out)


# ------------------------------------------------------------------ collect
def _reveal(s: State, step: steps.Reveal, out: effects.Out) -> None:
    effects.earn(s, -1, "reveal", out)
    effects.reveal(s, out)
    s.stage = Stage.REVEALED


def _collect(s: State, step: steps.Collect, out: effects.Out) -> None:
    _take_column(s, step.column, out)
    if s.stage == Stage.BELL:
        effects.refill(s, out)
        s.stage = Stage.OPEN
    else:
        _columns_taken(s, out)


def _collect_two(s: State, step: steps.CollectTwo, out: effects.Out) -> None:
    _take_column(s, step.first, out)
    _take_column(s, step.second, out)
    _columns_taken(s, out)


def _take_column(s: State, t: int, out: effects.Out) -> None:
    cards, s.garden[t] = s.garden[t], ()
    effects.take(s, cards, effects.column(t), out)


def _columns_taken(s: State, out: effects.Out) -> None:
    if s.solo is None:
        effects.refill(s, out)
    else:
        effects.renew_garden(s, out)
    effects.collected(s)


def _pick(s: State, step: steps.Pick, out: effects.Out) -> None:
    t = step.column
    *rest, top = s.garden[t]
    s.garden[t] = tuple(rest)
    effects.take(s, (top,), effects.column(t), out)
    if s.stage == Stage.PICK_TOP:
        effects.earn(s, GIFT, "F", out)
        effects.refill(s, out)
        s.stage = Stage.OPEN
        return
    s.picked |= 1 << t
    s.count += 1
    if s.count == MOST_PICKS:
        _lanterns_done(s, out)


def _lanterns_done(s: State, out: effects.Out) -> None:
    effects.refill(s, out)
    effects.collected(s)


# ------------------------------------------------------------------ play
def _play(s: State, step: steps.Play, out: effects.Out) -> None:
    card = step.card
    me = s.players[s.current]
    effects.take_from_hand(me, card)
    if me.piles[TYPE[card]] is None:
        effects.start_pile(s, card, False, effects.hand(s.current), out)
    else:
        effects.lay_on(s, card, TYPE[card], effects.hand(s.current), out)
    _laid(s, card)


def _play_new(s: State, step: steps.PlayNew, out: effects.Out) -> None:
    effects.take_from_hand(s.players[s.current], step.card)
    effects.start_pile(s, step.card, step.left, effects.hand(s.current), out)
    _laid(s, step.card)


def _play_on(s: State, step: steps.PlayOn, out: effects.Out) -> None:
    effects.take_from_hand(s.players[s.current], step.card)
    effects.lay_on(s, step.card, step.pile, effects.hand(s.current), out)
    _laid(s, step.card)


def _laid(s: State, card: int) -> None:
    bit = 1 << TYPE[card]
    s.laid += 1
    s.laid_types |= bit
    s.touched |= bit
    if s.stage != Stage.EXTRA_PLAY:
        s.stage = Stage.PLAYING


def _done(s: State, step: steps.Done, out: effects.Out) -> None:
    stage = s.stage
    s.stage = Stage.OPEN
    if stage == Stage.LANTERNS:
        _lanterns_done(s, out)
    elif stage == Stage.BONFIRE:
        effects.earn(s, s.count + GIFT, "L", out)
    else:
        s.played_types |= s.laid_types
        if stage == Stage.PLAYING:
            same = s.laid_types & (s.laid_types - 1) == 0 and s.ability != "J"
            s.main = PLAYED_SAME if same else PLAYED
            if s.solo is not None and s.players[0].hand:
                s.stage = Stage.FORCED_DISCARD


# ------------------------------------------------------------------ goals
def _goal(s: State, step: steps.Goal, out: effects.Out) -> None:
    goal = step.goal
    price = EDITION.goal_price if s.solo is None else solo.price(s, goal)
    effects.earn(s, -price, "goal", out)
    s.goals.remove(goal)
    s.players[s.current].goals.append(goal)
    if out is not None:
        out.append(Moved(goal, Zone("goals"), Zone("tokens", s.current)))
    if s.stage == Stage.OPEN:
        s.main = BOUGHT_GOAL
        if s.solo is not None:
            effects.renew_garden(s, out)
    s.stage = Stage.OPEN


# ------------------------------------------------------------------ the rest of the turn
def _trade(s: State, step: steps.Trade, out: effects.Out) -> None:
    effects.discard_from_hand(s, step.first, out)
    effects.discard_from_hand(s, step.second, out)
    s.traded = True
    effects.earn(s, 1, "trade", out)


def _discard(s: State, step: steps.Discard, out: effects.Out) -> None:
    if s.stage == Stage.DRAWN:
        discard_drawn(s, step.card, out)
        return
    effects.discard_from_hand(s, step.card, out)
    if s.stage == Stage.BONFIRE:
        s.count += 1
    elif s.stage == Stage.FORCED_DISCARD:
        s.stage = Stage.OPEN
    elif len(s.players[s.current].hand) <= EDITION.hand_limit:
        effects.next_turn(s, out)


def _pass(s: State, step: steps.Pass, out: effects.Out) -> None:
    s.main = PASSED
    if out is not None:
        out.append(Happened("passed", s.current))


def _end(s: State, step: steps.End, out: effects.Out) -> None:
    if s.played_types & (s.played_types - 1):
        effects.pay_pairs(s, out)
    if len(s.players[s.current].hand) > EDITION.hand_limit:
        s.stage = Stage.HAND_LIMIT
    else:
        effects.next_turn(s, out)


def _finish(s: State, step: steps.Finish, out: effects.Out) -> None:
    s.stage = Stage.OVER
    s.finished = True
    s.final = None
    if out is not None:
        out.append(Happened("game-over", s.current))


_PERFORM: dict[type, Callable[[State, Any, effects.Out], None]] = {
    steps.Draft: _draft,
    steps.Reveal: _reveal,
    steps.Collect: _collect,
    steps.CollectTwo: _collect_two,
    steps.Play: _play,
    steps.PlayNew: _play_new,
    steps.PlayOn: _play_on,
    steps.Done: _done,
    steps.Goal: _goal,
    steps.Pass: _pass,
    steps.Trade: _trade,
    steps.Use: use,
    steps.Discard: _discard,
    steps.End: _end,
    steps.Finish: _finish,
    steps.Arrange: arrange,
    steps.Pick: _pick,
    steps.Recover: recover,
    steps.Exchange: exchange,
    steps.Tuck: tuck,
    steps.PlaceNew: place,
    steps.PlaceOn: place,
    steps.PlaceGarden: place,
}
