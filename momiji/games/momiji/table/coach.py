"""What the coach points at: the things a move touches, and the table with just these in gold."""

from collections.abc import Callable
from dataclasses import replace

from momiji.games.momiji.rules.cards import LETTERS, TYPE
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
from momiji.ui.table.show import Mark, Spot

from .show import Show

BUTTONS = (End, Done, Pass, Finish)  # steps that are made with the primary button


def pointed_at(desk: MomijiDesk, steps: tuple[Step, ...]) -> tuple[Spot, ...]:
    """The things to touch for these steps, in their order; what is not on the table yet is left out."""
    spots: list[Spot] = []
    taken: list[int] = []

    def held(card: int) -> Spot | None:
        """A copy of the card that no step before takes."""
        place = next((i for i, other in enumerate(desk.hand) if other == card and i not in taken), None)
        if place is None:
            return None
        taken.append(place)
        return Spot("hand", str(place))

    for step in steps:
        spots += [spot for spot in _touched(desk, step, held) if spot is not None and spot not in spots]
    return tuple(spots)


def _touched(desk: MomijiDesk, step: Step, held: Callable[[int], Spot | None]) -> list[Spot | None]:
    match step:
        case Play(card):
            pile = TYPE[card]
            return [held(card), Spot("pile", LETTERS[pile]) if pile in desk.row else None]
        case PlayNew(card, left):
            return [held(card), Spot("end", "left" if left else "right")]
        case PlayOn(card, pile) | Tuck(card, pile):
            return [held(card), Spot("pile", LETTERS[pile])]
        case Discard(card):
            return [held(card)]
        case Trade(first, second):
            return [held(first), held(second), Spot("supply")]
        case Collect(t) | Pick(t):
            return [Spot("column", LETTERS[t])]
        case CollectTwo(first, second):
            return [Spot("column", LETTERS[first]), Spot("column", LETTERS[second])]
        case Goal(goal):
            return [Spot("goal", goal)]
        case Exchange(mine, other):
            return [Spot("own-goal", mine), Spot("goal", other)]
        case Use(letter):
            return [_landscape(desk, letter)]
        case Reveal():
            return [Spot("deck")]
        case Recover(card):
            return [Spot("browser", str(sorted_discard(desk.view).index(card)))]
        case PlaceOn(pile):
            return [Spot("pile", LETTERS[pile])]
        case PlaceNew(left):
            return [Spot("end", "left" if left else "right")]
        case PlaceGarden():
            return [Spot("turned")]
        case Arrange(order):
            return [Spot("pile", LETTERS[t]) for t in order]
    return []


def _landscape(desk: MomijiDesk, letter: str) -> Spot | None:
    """Of two equal landscapes the first is the one that was used."""
    player = desk.me
    used = list(player.used)
    for place, have in enumerate(player.panorama):
        if have in used:
            used.remove(have)
        elif have == letter:
            return Spot("landscape", str(place))
    return None


def coached(show: Show, spots: tuple[Spot, ...], steps: tuple[Step, ...]) -> Show:
    """The same table with only these things in gold; what is chosen stays chosen."""
    marks: dict[Spot, Mark] = {spot: mark for spot, mark in show.marks.items() if mark != "legal"}
    if not any(spot.kind == "end" for spot in spots):  # ends that stand open stay open
        marks |= {spot: mark for spot, mark in show.marks.items() if spot.kind == "end"}
    marks |= {spot: "legal" for spot in spots if marks.get(spot) != "chosen"}
    new = next((step for step in steps if isinstance(step, PlayNew)), None)
    ends = any(spot.kind == "end" for spot in spots)
    return replace(show, marks=marks, end_leaf=TYPE[new.card] if new is not None and ends else show.end_leaf)
