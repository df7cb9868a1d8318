"""Something is held: how the table answers."""

from dataclasses import replace

from momiji.games.momiji.rules.cards import LETTERS, TYPE
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.table.show import Mark, Spot

from .show import Pile


def held_show(show: MomijiShow, spot: Spot, targets: frozenset[Spot], *, gone: bool) -> MomijiShow:
    """While something is held: only its targets are lit, ends of the row open for it, and its own place is empty.

    What the keyboard holds is not `gone`: it stands out as chosen.
    """
    if show.draft is not None:
        return replace(show, draft=replace(show.draft, gone=int(spot.key) if gone else None))
    marks: dict[Spot, Mark] = {one: mark for one, mark in show.marks.items() if mark != "legal"}
    marks |= {one: "legal" for one in targets if one.kind == "end"}
    hand, leaf = list(show.hand), show.end_leaf
    if spot.kind == "hand":
        index = int(spot.key)
        leaf = TYPE[hand[index].card]
        if gone:
            hand[index] = replace(hand[index], gone=True)
        else:
            marks[spot] = "chosen"
    piles = tuple(_pile(pile) if gone and spot == Spot("pile", LETTERS[pile.type]) else pile for pile in show.me.piles)
    return replace(show, hand=tuple(hand), end_leaf=leaf, me=replace(show.me, piles=piles), marks=marks)


def _pile(pile: Pile) -> Pile:
    """A card lifted off its pile shows what lies under it; a pile that it started waits as an empty place."""
    if not pile.numbers:
        return pile
    if pile.under is None:
        return replace(pile, numbers=(), gone=True)
    return replace(pile, top=pile.under, numbers=pile.numbers[:-1])
