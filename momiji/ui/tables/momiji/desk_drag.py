"""Dragging: what can be lifted, where it may be dropped, what a drop means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from momiji.games.momiji.cards import LETTERS
from momiji.games.momiji.state import (
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
from momiji.games.momiji.steps import (
    COLLECT,
    DISCARD,
    GOAL,
    PICK,
    PLACE_GARDEN,
    PLACE_LEFT,
    PLACE_RIGHT,
    TRADE,
    Play,
    PlayNew,
    PlayOn,
    Tuck,
)

from .desk_hand import alternatives, choose_card, lay, spots_of
from .desk_protocol import SAYS_NOTHING, Outcome, Refused
from .desk_show import Choice
from .plan import IN_A_PLAY
from .show import Spot

if TYPE_CHECKING:
    from .desk import MomijiDesk


def liftable(desk: MomijiDesk, spot: Spot) -> bool:
    if not desk.active:
        return False
    stage = desk.state.stage
    match spot.kind:
        case "hand":
            return stage in (OPEN, *IN_A_PLAY, DRAWN, BONFIRE, FORCED_DISCARD, HAND_LIMIT)
        case "column":
            return bool(desk.state.garden[LETTERS.index(spot.key)])
        case "goal":
            return spot.key in desk.state.goals
        case "browser":
            return stage == RECOVERING
        case "turned":
            return stage == WATERFALL
        case "pile":
            return stage == ARRANGING
    return False


def targets(desk: MomijiDesk, source: Spot) -> frozenset[Spot]:
    stage = desk.state.stage
    match source.kind:
        case "hand":
            return frozenset(card_targets(desk, int(source.key)))
        case "column":
            t = LETTERS.index(source.key)
            steps = {COLLECT[t], PICK[t]} & desk.legal()
            two = stage == TWO_COLUMNS and any(t in (step.first, step.second) for step in desk.legal())  # type: ignore[union-attr]
            return frozenset({Spot("lap")}) if steps or two else frozenset()
        case "goal":
            return frozenset({Spot("plate")}) if GOAL[source.key] in desk.legal() or stage == SHRINE else frozenset()
        case "browser":
            return frozenset({Spot("lap")})
        case "turned":
            return frozenset(turned_targets(desk))
        case "pile" if stage == ARRANGING:
            return frozenset(Spot("pile", LETTERS[t]) for t in desk.choice.order if LETTERS[t] != source.key)
    return frozenset()


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
    card, stage = desk.hand[place], desk.state.stage
    if stage in (DRAWN, BONFIRE, FORCED_DISCARD, HAND_LIMIT):
        return {Spot("discard")} if DISCARD[card] in desk.legal() else set()
    if place in desk.places:
        return alternatives(desk) if place == desk.places[-1] else set()
    tucking = desk.choice.tucking and desk.state.ability == "M"
    kinds = (Tuck,) if tucking else (Play, PlayNew, PlayOn)
    found = spots_of(desk, [step for step in desk.legal() if isinstance(step, kinds) and step.card == card])
    if stage == OPEN and not desk.state.traded and len(desk.hand) > 1:
        found.add(Spot("supply"))
    return found


def drop(desk: MomijiDesk, source: Spot, target: Spot | None) -> Outcome:
    if target is None or target == source:
        return SAYS_NOTHING
    if not desk.active:
        return desk.not_now(source)
    match source.kind, target.kind:
        case "hand", "supply":
            return trade_with(desk, int(source.key), source)
        case "hand", "discard":
            if int(source.key) not in desk.choice.hand:
                chosen = choose_card(desk, int(source.key), source)
                if isinstance(chosen, Refused):
                    return chosen
            return desk.press("discard") if desk.state.stage != BONFIRE else SAYS_NOTHING
        case "hand", _:
            return lay(desk, int(source.key), target)
        case "column", "lap" | "plate" | "herbarium" | "hand":
            return bring_column(desk, LETTERS.index(source.key), source)
        case "goal", "plate" | "lap" | "own-goal":
            chosen = desk.tap_goal(source) if desk.choice.goal != source.key else SAYS_NOTHING
            return chosen if isinstance(chosen, Refused) else desk.press("goal")
        case "browser", "lap" | "hand":
            desk.choice.browsed = int(source.key)
            return desk.press("recover")
        case "turned", _:
            return desk.tap_target(target)
        case "pile", "pile" | "end" if desk.state.stage == ARRANGING:
            desk.choice.pile = LETTERS.index(source.key)
            return desk.arrange(target)
    return SAYS_NOTHING


def trade_with(desk: MomijiDesk, place: int, spot: Spot) -> Outcome:
    if desk.state.stage != OPEN or desk.state.traded:
        return desk.refuse(TRADE[desk.hand[place], desk.hand[place]], spot)
    chosen = [*desk.choice.hand, place] if desk.choice.trading and place not in desk.choice.hand else [place]
    desk.choice = Choice(trading=True, hand=chosen)
    desk.redraw()
    return desk.press("trade") if len(chosen) == 2 else SAYS_NOTHING


def bring_column(desk: MomijiDesk, t: int, spot: Spot) -> Outcome:
    if desk.state.stage == TWO_COLUMNS:
        outcome = desk.tap_column(t, spot) if t not in desk.choice.columns else SAYS_NOTHING
        pair = desk.pair
        return desk.do(pair) if pair is not None and pair in desk.legal() else outcome
    step = PICK[t] if desk.state.stage in (PICK_TOP, LANTERNS) else COLLECT[t]
    return desk.do(step) if step in desk.legal() else desk.refuse(step, spot)
