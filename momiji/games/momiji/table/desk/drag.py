"""Dragging: what can be lifted, where it may be dropped, what a drop means.

A drop does at once what a click and the red button would do together. Two things wait for the button all the same: a play, which may
have more cards, and whatever turns hidden cards, because that cannot be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.preview import IN_A_PLAY
from momiji.games.momiji.rules.state import (
    ARRANGING,
    BONFIRE,
    DRAWN,
    FORCED_DISCARD,
    HAND_LIMIT,
    LANTERNS,
    OPEN,
    PICK_TOP,
    RECOVERING,
    SHRINE,
    TWO_COLUMNS,
    WATERFALL,
)
from momiji.games.momiji.rules.steps import (
    COLLECT,
    DISCARD,
    GOAL,
    PICK,
    PLACE_GARDEN,
    PLACE_LEFT,
    PLACE_RIGHT,
    REVEAL,
    USE,
    Play,
    PlayNew,
    PlayOn,
    Step,
    Tuck,
)
from momiji.ui.table.desk import SAYS_NOTHING, Outcome, Refused
from momiji.ui.table.show import Spot

from .build import Choice
from .hand import alternatives, lay, lift_off, offer, planned_at, spots_of

if TYPE_CHECKING:
    from .desk import MomijiDesk

LAP: Final = Spot("lap")


def liftable(desk: MomijiDesk, spot: Spot) -> bool:
    if not desk.active:
        return False
    stage = desk.stage
    match spot.kind:
        case "hand":
            return stage in (OPEN, *IN_A_PLAY, DRAWN, BONFIRE, FORCED_DISCARD, HAND_LIMIT)
        case "column":
            return bool(desk.view.garden[LETTERS.index(spot.key)])
        case "goal":
            return spot.key in desk.view.goals
        case "browser":
            return stage == RECOVERING
        case "turned":
            return stage == WATERFALL
        case "pile":
            planned = planned_at(desk, spot)
            return stage == ARRANGING or (planned is not None and bool(planned.numbers))
        case "acorns":
            return desk.me.acorns > 0
        case "deck":
            return desk.view.deck_size > 0
    return spot.kind == "offer"


def targets(desk: MomijiDesk, source: Spot) -> frozenset[Spot]:
    stage = desk.stage
    match source.kind:
        case "hand":
            return frozenset(card_targets(desk, int(source.key)))
        case "column":
            t = LETTERS.index(source.key)
            steps = {COLLECT[t], PICK[t]} & desk.legal()
            two = stage == TWO_COLUMNS and any(t in (step.first, step.second) for step in desk.legal())  # type: ignore[union-attr]
            return frozenset({LAP}) if steps or two else frozenset()
        case "goal":
            return frozenset({Spot("plate")}) if GOAL[source.key] in desk.legal() or stage == SHRINE else frozenset()
        case "browser" | "offer":
            return frozenset({LAP})
        case "turned":
            return frozenset(turned_targets(desk))
        case "pile" if stage == ARRANGING:
            return frozenset(Spot("pile", LETTERS[t]) for t in desk.choice.order if LETTERS[t] != source.key)
        case "pile":
            return frozenset({LAP, *_elsewhere(desk, source)})
        case "acorns":
            return frozenset(acorn_targets(desk))
        case "deck":
            return frozenset({Spot("garden")}) if REVEAL in desk.legal() else frozenset()
    return frozenset()


def _elsewhere(desk: MomijiDesk, source: Spot) -> set[Spot]:
    """Other places for a card that lies on a pile, if it was the last one laid."""
    plan, pile = desk.plan, planned_at(desk, source)
    last = plan is not None and pile is not None and pile.moves[-1] == len(plan.moves) - 1
    return alternatives(desk) if last else set()


def acorn_targets(desk: MomijiDesk) -> set[Spot]:
    """What an acorn can be paid for now."""
    panorama = desk.me.panorama
    found = {Spot("landscape", str(place)) for place, letter in enumerate(panorama) if USE[letter] in desk.legal()}
    found |= {Spot("goal", goal) for goal in desk.view.goals if GOAL[goal] in desk.legal()}
    return found | ({Spot("deck")} if REVEAL in desk.legal() else set())


def turned_targets(desk: MomijiDesk) -> set[Spot]:
    spots = set()
    for step in desk.legal():
        if step == PLACE_GARDEN:
            spots.add(Spot("garden"))
        elif step in (PLACE_LEFT, PLACE_RIGHT):
            spots.add(Spot("end", "left" if step == PLACE_LEFT else "right"))
        else:
            spots.add(Spot("pile", LETTERS[step.pile]))  # type: ignore[union-attr]
    return spots


def card_targets(desk: MomijiDesk, place: int) -> set[Spot]:
    if place >= len(desk.hand):
        return set()
    card, stage = desk.hand[place], desk.stage
    if stage in (DRAWN, BONFIRE, FORCED_DISCARD, HAND_LIMIT):
        return {Spot("discard")} if DISCARD[card] in desk.legal() else set()
    tucking = desk.choice.tucking and desk.view.turn.ability == "M"
    kinds = (Tuck,) if tucking else (Play, PlayNew, PlayOn)
    found = spots_of(desk, [step for step in desk.legal() if isinstance(step, kinds) and step.card == card])
    if desk.can_trade:
        found.add(Spot("supply"))
    return found


# ------------------------------------------------------------------ letting go


def drop(desk: MomijiDesk, source: Spot, target: Spot | None) -> Outcome:
    if target is None or target == source:
        return SAYS_NOTHING
    if not desk.active:
        return desk.not_now(source)
    match source.kind:
        case "hand":
            return _drop_card(desk, source, target)
        case "pile" if desk.stage == ARRANGING:
            if target.kind not in ("pile", "end"):
                return SAYS_NOTHING
            desk.choice.pile = LETTERS.index(source.key)
            return desk.arrange(target)
        case "pile":
            card = lift_off(desk, source)
            return SAYS_NOTHING if target.kind in ("lap", "hand") else lay(desk, card, target)
        case "offer":
            return desk.take_offer(int(source.key)) if target.kind in ("lap", "hand") else SAYS_NOTHING
        case "column":
            if target.kind in ("lap", "plate", "hand"):
                return bring_column(desk, LETTERS.index(source.key), source)
            return desk.senseless("desk-column-to-hand", target, "4.1")
        case "goal":
            if target.kind not in ("plate", "lap", "hand", "own-goal", "acorns", "herbarium", "pile"):
                return desk.senseless("desk-goal-where", target, "6.1")
            return _activate(desk, source)
        case "acorns":
            return _pay(desk, target)
        case "deck":
            return _turn_over(desk, target) if target.kind in ("garden", "column") else desk.senseless("desk-deck-where", target, "4.2")
        case "browser" if target.kind in ("lap", "hand"):
            desk.choice.browsed = int(source.key)
            return desk.press("recover")
        case "turned":
            return desk.tap_target(target)
    return SAYS_NOTHING


def _drop_card(desk: MomijiDesk, source: Spot, target: Spot) -> Outcome:
    place = int(source.key)
    if target.kind in ("supply", "offer"):
        offered = offer(desk, place, source)
        return offered if isinstance(offered, Refused) or len(desk.choice.offered) < 2 else desk.press("trade")
    if target.kind == "discard" and desk.stage in (DRAWN, BONFIRE, FORCED_DISCARD, HAND_LIMIT):
        step = DISCARD[desk.hand[place]]
        return desk.do(step) if step in desk.legal() else desk.refuse(step, source)
    if target.kind in ("lap", "hand"):
        return SAYS_NOTHING
    return lay(desk, desk.hand[place], target)


def _at_once(desk: MomijiDesk, step: Step, choose: Choice) -> Outcome:
    """Do it; or, where hidden cards would be turned, only choose it: the red button asks."""
    if not desk.turns_cards(step):
        return desk.do(step)
    desk.choice = choose
    return desk.redraw()


def _activate(desk: MomijiDesk, source: Spot) -> Outcome:
    """A goal taken, or one of the own exchanged for it."""
    step = GOAL[source.key]
    if step in desk.legal() and not desk.choice.own_goal:
        return _at_once(desk, step, Choice(goal=source.key))
    chosen = desk.tap_goal(source) if desk.choice.goal != source.key else SAYS_NOTHING
    return chosen if isinstance(chosen, Refused) else desk.press("goal")


def _pay(desk: MomijiDesk, target: Spot) -> Outcome:
    """An acorn onto what it shall buy."""
    match target.kind:
        case "landscape":
            place = int(target.key)
            step = USE[desk.me.panorama[place]]
            return _at_once(desk, step, Choice(landscape=place)) if step in desk.legal() else desk.refuse(step, target)
        case "goal":
            return _activate(desk, target)
        case "deck":
            return _turn_over(desk, target)
        case "plate" | "own-goal":
            return SAYS_NOTHING
    return desk.senseless("desk-acorn-where", target, "8.1")


def _turn_over(desk: MomijiDesk, target: Spot) -> Outcome:
    return _at_once(desk, REVEAL, Choice(reveal=True)) if REVEAL in desk.legal() else desk.refuse(REVEAL, target)


def bring_column(desk: MomijiDesk, t: int, spot: Spot) -> Outcome:
    if desk.stage == TWO_COLUMNS:
        outcome = desk.tap_column(t, spot) if t not in desk.choice.columns else SAYS_NOTHING
        pair = desk.pair
        if pair is None or pair not in desk.legal():
            return outcome
        return _at_once(desk, pair, desk.choice)
    step = PICK[t] if desk.stage in (PICK_TOP, LANTERNS) else COLLECT[t]
    return _at_once(desk, step, Choice(columns=[t])) if step in desk.legal() else desk.refuse(step, spot)
