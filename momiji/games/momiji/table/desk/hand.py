"""Cards of the hand: which way they can go, planning a play with them, taking them back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from momiji.core.text import Refusal
from momiji.games.momiji.rules.cards import LETTERS, TYPE
from momiji.games.momiji.rules.preview import IN_A_PLAY
from momiji.games.momiji.rules.state import BONFIRE, DRAWN, FORCED_DISCARD, HAND_LIMIT, OPEN
from momiji.games.momiji.rules.steps import (
    DISCARD,
    PLAY,
    PLAY_LEFT,
    PLAY_ON,
    PLAY_RIGHT,
    TRADE,
    TUCK,
    USE,
    Play,
    PlayNew,
    PlayOn,
    PlayStep,
    Step,
    Tuck,
    Use,
)
from momiji.ui.table.desk import SAYS_NOTHING, Outcome, Refused
from momiji.ui.table.show import Spot

from .build import Choice
from .plan import PlannedPile, planned_row

if TYPE_CHECKING:
    from .desk import MomijiDesk


CHOOSING = (DRAWN, BONFIRE, FORCED_DISCARD, HAND_LIMIT)  # cards of the hand are chosen, not laid


def plays_of(desk: MomijiDesk, card: int) -> list[PlayStep]:
    """Legal ways to lay a card, the plainest first; a joker costs points, so it comes last."""
    found = [step for step in desk.legal() if isinstance(step, Play | PlayNew | PlayOn) and step.card == card]
    return sorted(found, key=_plainness)


def meant(desk: MomijiDesk, card: int, target: Spot) -> Step | None:
    """The step a card dropped on a place would be."""
    t = TYPE[card]
    match target.kind:
        case "pile":
            pile = LETTERS.index(target.key)
            if desk.choice.tucking and desk.view.turn.ability == "M":
                return TUCK[card][pile]
            return PLAY[card] if pile == t else PLAY_ON[card][pile]
        case "end":
            return PLAY[card] if not target.key else PLAY_LEFT[card] if target.key == "left" else PLAY_RIGHT[card]
        case "herbarium":
            return next(iter(plays_of(desk, card)), PLAY[card])
    return None


def spots_of(desk: MomijiDesk, steps: Iterable[Step]) -> set[Spot]:
    """Where these steps would put a card."""
    spots = set()
    for step in steps:
        match step:
            case Play(card):
                standing = TYPE[card] in desk.row
                spots.add(Spot("pile", LETTERS[TYPE[card]]) if standing else Spot("end", ""))
            case PlayNew(_, left):
                spots.add(Spot("end", "left" if left else "right"))
            case PlayOn(_, pile) | Tuck(_, pile):
                spots.add(Spot("pile", LETTERS[pile]))
    return spots


def take_back(desk: MomijiDesk, number: int) -> Outcome:
    """Take one move of the play back, by its number from 0; the others stay where the rules still allow them."""
    plan = desk.plan
    assert plan is not None
    steps = desk.chair.moment.taken[plan.first :]
    at = [i for i, taken in enumerate(steps) if not isinstance(taken.step, Use)][number]
    first = at - 1 if at and steps[at - 1].step == USE["A"] else at
    again = [taken.step for taken in steps[at + 1 :]]
    while len(desk.chair.moment.taken) > plan.first + first:
        desk.chair.undo()
    for step in again:
        desk.chair.perform(step)
    desk.choice = Choice(tucking=desk.choice.tucking)
    return desk.redraw()


def planned_at(desk: MomijiDesk, spot: Spot) -> PlannedPile | None:
    """What the play in progress did to a pile of the own row, if anything."""
    plan = desk.plan
    if plan is None or spot.kind != "pile":
        return None
    return next((pile for pile in planned_row(plan, desk.seat) if LETTERS[pile.type] == spot.key and pile.moves), None)


def tap_planned(desk: MomijiDesk, spot: Spot) -> Outcome:
    """A click on a pile takes back what this play did to it last."""
    pile = planned_at(desk, spot)
    return SAYS_NOTHING if pile is None else take_back(desk, pile.moves[-1])


def lift_off(desk: MomijiDesk, spot: Spot) -> int:
    """Take the card that this play laid on a pile last back to the hand; answers which it is."""
    plan, pile = desk.plan, planned_at(desk, spot)
    assert plan is not None and pile is not None
    number, step = next((i, step) for i in reversed(pile.moves) if isinstance(step := plan.moves[i], Play | PlayNew | PlayOn))
    take_back(desk, number)
    return step.card


def tap_hand(desk: MomijiDesk, place: int) -> Outcome:
    if place >= len(desk.hand):
        return SAYS_NOTHING
    spot, card, stage = Spot("hand", str(place)), desk.hand[place], desk.stage
    if desk.choice.trading:
        return offer(desk, place, spot)
    if stage in CHOOSING:
        return choose_card(desk, place, spot)
    if stage != OPEN and stage not in IN_A_PLAY:
        return desk.refuse(PLAY[card], spot)
    if desk.choice.held == place:
        desk.choice.held = None
        return desk.redraw()
    if desk.choice.tucking and desk.view.turn.ability == "M":
        if any(isinstance(step, Tuck) and step.card == card for step in desk.legal()):
            desk.choice.held = place
            return desk.redraw()
        row = desk.row
        return desk.refuse(TUCK[card][row[0] if row else TYPE[card]], spot)
    ways = plays_of(desk, card)
    if not ways:
        return desk.refuse(likely(desk, card), spot)
    if isinstance(ways[0], PlayOn) and TYPE[card] != ways[0].pile and _is_joker(ways[0]):
        desk.choice = Choice(held=place)
        return desk.redraw()
    return desk.plan_step(ways[0])


def likely(desk: MomijiDesk, card: int) -> Step:
    """What a player most likely meant with a card that cannot be laid anywhere."""
    return PLAY[card] if TYPE[card] in desk.row or not desk.row else PLAY_RIGHT[card]


def why_it_rests(desk: MomijiDesk, place: int) -> Refusal | None:
    """Why a card of the hand cannot be used now; None while it can, or while it is not this player's turn."""
    card, stage = desk.hand[place], desk.stage
    if not desk.active or desk.choice.trading or stage in (BONFIRE, FORCED_DISCARD, HAND_LIMIT):
        return None
    if stage == DRAWN:
        return desk.chair.refuse(DISCARD[card])
    if desk.choice.tucking or plays_of(desk, card):
        return None
    return desk.chair.refuse(likely(desk, card))


def offer(desk: MomijiDesk, place: int, spot: Spot) -> Outcome:
    """A card of the hand for a trade: it lies ready at the supply, and a third one takes the place of the first."""
    card = desk.hand[place]
    if not desk.can_trade:
        return desk.refuse(TRADE[card, card], spot)
    desk.choice = Choice(trading=True, offered=[*desk.choice.offered, card][-2:])
    return desk.redraw()


def choose_card(desk: MomijiDesk, place: int, spot: Spot) -> Outcome:
    chosen, stage = desk.choice.hand, desk.stage
    if place in chosen:
        chosen.remove(place)
        return desk.redraw()
    if stage == DRAWN and DISCARD[desk.hand[place]] not in desk.legal():
        return desk.refuse(DISCARD[desk.hand[place]], spot)
    chosen.append(place)
    if len(chosen) > desk.most_chosen:
        chosen.pop(0)
    return desk.redraw()


def alternatives(desk: MomijiDesk) -> set[Spot]:
    """Other places for the card planned last."""
    plan = desk.plan
    if plan is None or not plan.moves or not isinstance(plan.moves[-1], Play | PlayNew | PlayOn):
        return set()
    last = desk.chair.moment.taken[-1]
    if last.step != plan.moves[-1]:
        return set()
    card = plan.moves[-1].card
    others = [step for step in last.instead if isinstance(step, Play | PlayNew | PlayOn) and step.card == card and step != last.step]
    return spots_of(desk, others)


def lay(desk: MomijiDesk, card: int, target: Spot) -> Outcome:
    """A card of the hand onto a place; a refusal speaks beside the place."""
    if desk.stage != OPEN and desk.stage not in IN_A_PLAY:
        return desk.refuse(PLAY[card], target)
    step = meant(desk, card, target)
    if step is None:
        return desk.senseless("desk-card-where", target, "5.1")
    outcome = desk.plan_step(step)
    return Refused(outcome.refusal, target) if isinstance(outcome, Refused) else outcome


def _is_joker(step: PlayOn) -> bool:
    return LETTERS[TYPE[step.card]] == "U"


def _plainness(step: PlayStep) -> tuple[int, int]:
    match step:
        case Play():
            return 0, 0
        case PlayNew(_, left):
            return 1, int(left)
        case PlayOn(_, pile):
            return 3 if _is_joker(step) else 2, pile
