"""How a player makes a step at the table: as taps, drops and buttons."""

from dataclasses import dataclass

from momiji.games.momiji.rules.cards import LETTERS, TYPE
from momiji.games.momiji.rules.state import BONFIRE, DRAWN, PICK_TOP
from momiji.games.momiji.rules.steps import (
    Arrange,
    Collect,
    CollectTwo,
    Discard,
    Done,
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
from momiji.games.momiji.table.desk.build import sorted_discard
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.ui.table.show import Spot


@dataclass(frozen=True, slots=True)
class Tap:
    spot: Spot


@dataclass(frozen=True, slots=True)
class Drop:
    source: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Press:
    action: str


Gesture = Tap | Drop | Press


def gestures(desk: MomijiDesk, step: Step) -> list[Gesture]:
    """One way to make a legal step."""
    view, turn = desk.view, desk.view.turn
    match step:
        case Collect(t):
            return [Tap(_column(t)), Press("collect")]
        case CollectTwo(first, second):
            return [Tap(_column(first)), Tap(_column(second)), Press("collect")]
        case Reveal():
            return [Tap(Spot("deck")), Press("reveal")]
        case Play(card) | PlayNew(card) | PlayOn(card):
            return [*_mode(desk, tucking=False), Drop(_free(desk, card), _target(desk, step))]
        case Tuck(card, pile):
            return [*_mode(desk, tucking=True), Drop(_free(desk, card), Spot("pile", LETTERS[pile]))]
        case Done():
            return [Press("burn" if turn.stage == BONFIRE else "done")]
        case Goal(goal):
            return [Tap(Spot("goal", goal)), Press("goal")]
        case Pass():
            return [Press("pass")]
        case End():
            return [Press("end")]
        case Finish():
            return [Press("finish")]
        case Trade(first, second):
            left = list(desk.hand)
            left.remove(first)  # it lies at the supply by then
            return [Press("trade"), Tap(_hand(desk.hand.index(first))), Tap(_hand(left.index(second))), Press("trade")]
        case Use(letter):
            used = list(desk.me.used)
            place = next(i for i, have in enumerate(desk.me.panorama) if have == letter and not _spent(used, have))
            return [Tap(Spot("landscape", str(place))), Press("use")]
        case Discard(card) if turn.stage == BONFIRE:
            left = [i for i, held in enumerate(desk.hand) if held == card and i not in desk.choice.hand]
            return [Tap(_hand(left[0])) if left else Press("burn")]  # cards are chosen first and burnt together
        case Discard(card) if turn.stage == DRAWN:
            return [Tap(_hand(desk.hand.index(card))), Press("discard")]
        case Discard(card):
            return [Drop(_hand(desk.hand.index(card)), Spot("discard"))]
        case Arrange(order):
            return [*_sorting(desk, list(order)), Press("arrange")]
        case Pick(t):
            if turn.stage == PICK_TOP or desk.turns_cards(step):
                return [Tap(_column(t)), Press("collect" if turn.stage == PICK_TOP else "done")]
            return [Drop(_column(t), Spot("lap"))]  # a click would choose it for the button, which takes all and ends it
        case Recover(card):
            return [Tap(Spot("browser", str(sorted_discard(view).index(card)))), Press("recover")]
        case Exchange(mine, other):
            return [Tap(Spot("own-goal", mine)), Tap(Spot("goal", other)), Press("goal")]
        case PlaceNew(left):
            return [Tap(Spot("end", "left" if left else "right"))]
        case PlaceOn(pile):
            return [Tap(Spot("pile", LETTERS[pile]))]
        case PlaceGarden():
            return [Tap(Spot("garden"))]
    raise AssertionError(step)


def _column(t: int) -> Spot:
    return Spot("column", LETTERS[t])


def _hand(place: int) -> Spot:
    return Spot("hand", str(place))


def _free(desk: MomijiDesk, card: int) -> Spot:
    return _hand(desk.hand.index(card))


def _target(desk: MomijiDesk, step: Play | PlayNew | PlayOn) -> Spot:
    match step:
        case Play(card):
            standing = TYPE[card] in desk.row
            return Spot("pile", LETTERS[TYPE[card]]) if standing else Spot("end", "")
        case PlayNew(_, left):
            return Spot("end", "left" if left else "right")
        case PlayOn(_, pile):
            return Spot("pile", LETTERS[pile])


def _mode(desk: MomijiDesk, *, tucking: bool) -> list[Gesture]:
    """Landscape M: a switch between playing and tucking."""
    return [Press("tuck")] if desk.view.turn.ability == "M" and desk.choice.tucking != tucking else []


def _spent(used: list[str], letter: str) -> bool:
    """Of two equal landscapes the first is the one that was used."""
    if letter in used:
        used.remove(letter)
        return True
    return False


def _sorting(desk: MomijiDesk, wanted: list[int]) -> list[Gesture]:
    """Moves that bring the piles into an order: each pile to its place, from the left."""
    order, moves = list(desk.choice.order), []
    for place, t in enumerate(wanted):
        if order[place] != t:
            moves += [Tap(Spot("pile", LETTERS[t])), Tap(Spot("pile", LETTERS[order[place]]))]
            order.insert(place, order.pop(order.index(t)))
    return list(moves)
