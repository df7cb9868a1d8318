"""Why a step is not legal: the rules one by one, in their own words, with their numbers.

This is the slow, readable side of `legal`. It computes from the numbers on the cards and looks ahead by really taking steps, and
shares no table with the fast list; the contract tests compare the two over every conceivable step.
"""

from collections.abc import Callable
from typing import Any

from momiji.core.text import Refusal
from momiji.games.momiji.rules.state import Stage

from . import refuse_play, solo, steps
from .edition import EDITION
from .log import goal_word
from .refuse_landscapes import refuse_arrange, refuse_exchange, refuse_pick, refuse_place, refuse_recover, refuse_use
from .refuse_play import conceivable_plays, leaf, no, refuse_tuck
from .state import NOT_YET, State

_PLAYS = (steps.Play, steps.PlayNew, steps.PlayOn)
_PLACES = (steps.PlaceNew, steps.PlaceOn, steps.PlaceGarden)

# What a stage waits for; any other step gets the message and the rule behind it.
_WAITS_FOR: dict[int, tuple[tuple[type, ...], str, str]] = {
    Stage.DRAFT: ((steps.Draft,), "refuse-draft-first", "2.7"),
    Stage.REVEALED: ((steps.Collect, steps.Use), "refuse-collect-must-follow", "4.2"),
    Stage.SKIPPING: (_PLAYS, "refuse-finish-a", "8.A"),
    Stage.EXTRA_PLAY: ((*_PLAYS, steps.Done), "refuse-finish-e", "8.E"),
    Stage.TWO_COLUMNS: ((steps.CollectTwo,), "refuse-finish-b", "8.B"),
    Stage.ARRANGING: ((steps.Arrange,), "refuse-finish-c", "8.C"),
    Stage.DRAWN: ((steps.Discard,), "refuse-finish-d", "8.D"),
    Stage.PICK_TOP: ((steps.Pick,), "refuse-finish-f", "8.F"),
    Stage.RECOVERING: ((steps.Recover,), "refuse-finish-g", "8.G"),
    Stage.SHRINE: ((steps.Goal, steps.Exchange), "refuse-finish-h", "8.H"),
    Stage.BELL: ((steps.Collect,), "refuse-finish-i", "8.I"),
    Stage.LANTERNS: ((steps.Pick, steps.Done), "refuse-finish-k", "8.K"),
    Stage.BONFIRE: ((steps.Discard, steps.Done), "refuse-finish-l", "8.L"),
    Stage.WATERFALL: (_PLACES, "refuse-finish-n", "8.N"),
    Stage.FORCED_DISCARD: ((steps.Discard,), "refuse-discard-after-play", "12.5"),
    Stage.HAND_LIMIT: ((steps.Discard,), "refuse-hand-limit", "3.5"),
}

# Steps that mean nothing while nothing is unfinished.
_OUT_OF_PLACE: dict[type, tuple[str, str]] = {
    steps.Draft: ("refuse-draft-over", "2.7"),
    steps.Discard: ("refuse-no-discard-due", "3.5"),
    steps.Done: ("refuse-nothing-to-complete", "5.4"),
    steps.CollectTwo: ("refuse-needs-landscape-b", "8.B"),
    steps.Arrange: ("refuse-needs-landscape-c", "8.C"),
    steps.Pick: ("refuse-needs-landscape-f", "8.F"),
    steps.Recover: ("refuse-needs-landscape-g", "8.G"),
    steps.Exchange: ("refuse-needs-landscape-h", "8.H"),
    steps.Tuck: ("refuse-needs-landscape-m", "8.M"),
    **dict.fromkeys(_PLACES, ("refuse-needs-landscape-n", "8.N")),
}

# Steps that cannot come between two cards of a play.
_NOT_IN_A_PLAY: dict[type, tuple[str, str]] = {
    **{
        kind: value
        for kind, value in _OUT_OF_PLACE.items()
        if kind not in (steps.Done, steps.Tuck)
    },
    **dict.fromkeys((steps.Collect, steps.CollectTwo, steps.Reveal, steps.Goal, steps.Pass), ("refuse-play-is-the-main-action", "3.1")),
    steps.Trade: ("refuse-trade-in-play", "3.2"),
    steps.End: ("refuse-end-in-play", "5.4"),
    steps.Finish: ("refuse-end-in-play", "12.10"),
}  # fmt: skip


def refuse(s: State, step: steps.Step) -> Refusal | None:
    """None for a legal step."""
    if isinstance(step, steps.Nonsense):
        return no("refuse-unreadable", "format", words=step.words[:60])
    if s.stage == Stage.OVER:
        return no("refuse-over", "9.1" if s.solo is None else "12.10")
    return _out_of_turn(s, step) or _CHECK[type(step)](s, step)


def _out_of_turn(s: State, step: steps.Step) -> Refusal | None:
    if s.stage in _WAITS_FOR:
        expected, key, rule = _WAITS_FOR[s.stage]
        return None if isinstance(step, expected) else no(key, rule, limit=EDITION.hand_limit)
    wrong = _OUT_OF_PLACE if s.stage == Stage.OPEN else _NOT_IN_A_PLAY
    return no(*wrong[type(step)]) if type(step) in wrong else None


def _main_done(s: State) -> Refusal | None:
    """3.1: one main action a turn."""
    return no("refuse-main-done", "3.1") if s.stage == Stage.OPEN and s.main != NOT_YET else None


def _draft(s: State, step: steps.Draft) -> Refusal | None:
    return None if step.landscape in s.face_up else no("refuse-not-face-up", "2.7", letter=step.landscape, face_up=tuple(s.face_up))


def _reveal(s: State, step: steps.Reveal) -> Refusal | None:
    if s.solo is not None:
        return no("refuse-no-reveal-alone", "12.2")
    if (refusal := _main_done(s)) is not None:
        return refusal
    if not s.players[s.current].acorns:
        return no("refuse-reveal-acorn", "4.2")
    return None if s.deck else no("refuse-reveal-deck", "4.2")


def _collect(s: State, step: steps.Collect) -> Refusal | None:
    if (refusal := _main_done(s)) is not None:
        return refusal
    return None if s.garden[step.column] else no("refuse-no-column", "4.1", leaf=leaf(step.column))


def _collect_two(s: State, step: steps.CollectTwo) -> Refusal | None:
    first, second = s.garden[step.first], s.garden[step.second]
    if step.first == step.second:
        return no("refuse-two-columns-same", "8.B")
    for t in (step.first, step.second):
        if not s.garden[t]:
            return no("refuse-no-column", "8.B", leaf=leaf(t))
    cards = len(first) + len(second)
    return None if cards <= 4 else no("refuse-two-columns-many", "8.B", cards=cards)


def _play(s: State, step: steps.Play | steps.PlayNew | steps.PlayOn) -> Refusal | None:
    return _main_done(s) or refuse_play.refuse_play(s, step)


def _done(s: State, step: steps.Done) -> Refusal | None:
    match s.stage:
        case stage if stage == Stage.PLAYING and s.ability == "M" and not s.tucked:
            return no("refuse-done-tuck", "8.6")
        case stage if stage == Stage.PLAYING and not s.laid:
            return no("refuse-done-play", "8.6" if s.ability == "M" else "8.5")
        case stage if stage == Stage.EXTRA_PLAY and not s.laid:
            return no("refuse-done-play", "8.E")
        case stage if stage == Stage.LANTERNS and not s.count:
            return no("refuse-done-pick", "8.K")
    return None


def _goal(s: State, step: steps.Goal) -> Refusal | None:
    if (refusal := _main_done(s)) is not None:
        return refusal
    me = s.players[s.current]
    if step.goal not in s.goals:
        owner = next((seat for seat, player in enumerate(s.players) if step.goal in player.goals), None)
        if owner is None:
            return no("refuse-goal-absent", "6.1", goal=goal_word(step.goal, s.solo))
        return no("refuse-goal-taken", "6.1", goal=goal_word(step.goal, s.solo), name=s.setup.names[owner])
    if s.solo is None:
        price, rule = EDITION.goal_price, "6.1"
    else:
        if not solo.requirement(s, step.goal):
            return no("refuse-goal-requirement", "12.7", goal=goal_word(step.goal, s.solo))
        price, rule = solo.price(s, step.goal), "12.7"
    return None if me.acorns >= price else no("refuse-goal-price", rule, price=price, have=me.acorns)


def _pass(s: State, step: steps.Pass) -> Refusal | None:
    if (refusal := _main_done(s)) is not None:
        return refusal
    for action in (*steps.COLLECT, steps.REVEAL, *steps.GOAL.values(), *(steps.USE[letter] for letter in "ABDJKM"), *conceivable_plays(s)):
        if refuse(s, action) is None:
            return no("refuse-pass", "3.4")
    return None


def _trade(s: State, step: steps.Trade) -> Refusal | None:
    hand = s.players[s.current].hand
    if s.traded:
        return no("refuse-traded", "3.2")
    if step.first == step.second:
        enough = hand.count(step.first) >= 2
    else:
        enough = step.first in hand and step.second in hand
    return None if enough else no("refuse-trade-cards", "3.3")


def _discard(s: State, step: steps.Discard) -> Refusal | None:
    if s.stage == Stage.DRAWN:
        return None if step.card in s.drawn else no("refuse-discard-drawn", "8.D")
    if step.card in s.players[s.current].hand:
        return None
    return refuse_play.not_in_hand(step.card, {Stage.BONFIRE: "8.L", Stage.FORCED_DISCARD: "12.5", Stage.HAND_LIMIT: "3.5"}[s.stage])


def _end(s: State, step: steps.End) -> Refusal | None:
    return no("refuse-end-without-main", "3.1") if s.main == NOT_YET else None


def _finish(s: State, step: steps.Finish) -> Refusal | None:
    if s.solo is None:
        return no("refuse-finish-not-alone", "12.10")
    return None if all(solo.conditions(s)) else no("refuse-finish-conditions", "12.10")


_CHECK: dict[type, Callable[[State, Any], Refusal | None]] = {
    steps.Draft: _draft,
    steps.Reveal: _reveal,
    steps.Collect: _collect,
    steps.CollectTwo: _collect_two,
    steps.Play: _play,
    steps.PlayNew: _play,
    steps.PlayOn: _play,
    steps.Done: _done,
    steps.Goal: _goal,
    steps.Pass: _pass,
    steps.Trade: _trade,
    steps.Use: refuse_use,
    steps.Discard: _discard,
    steps.End: _end,
    steps.Finish: _finish,
    steps.Arrange: refuse_arrange,
    steps.Pick: refuse_pick,
    steps.Recover: refuse_recover,
    steps.Exchange: refuse_exchange,
    steps.Tuck: refuse_tuck,
    steps.PlaceNew: refuse_place,
    steps.PlaceOn: refuse_place,
    steps.PlaceGarden: refuse_place,
}
