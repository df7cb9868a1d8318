"""A table half-way through a change: shows with single pieces already gone or not yet there, for what moves above them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.games.momiji.rules.cards import CLOSES, INDEX, LETTERS, TYPE
from momiji.games.momiji.table.show import HandCard, Landscape, MomijiShow, Pile, ShownPlayer


def calm(show: MomijiShow, ability: str = "", *, playing: bool = False) -> MomijiShow:
    """The same table without marks and open papers; a landscape in use may stay in use, a play in progress keeps its numbers."""
    lands = tuple(replace(land, active=land.active and bool(ability)) for land in show.me.landscapes)
    piles = tuple(
        Pile(pile.type, pile.top, numbers=pile.numbers if playing else (), gate=pile.gate, closed=pile.closed, count=pile.count)
        for pile in show.me.piles
    )
    return replace(
        show,
        me=replace(show.me, piles=piles, landscapes=lands),
        hand=tuple(HandCard(held.card) for held in show.hand),
        columns=tuple(replace(column, tick=False) for column in show.columns),
        marks={},
        browser=None,
        ability=ability,
        end_leaf=None,
    )


def player(show: MomijiShow, seat: int | None) -> ShownPlayer:
    return show.me if seat == show.seat else next(other for other in show.others if other.seat == seat)


def _with(show: MomijiShow, seat: int | None, **changes: Any) -> MomijiShow:
    if seat == show.seat:
        return replace(show, me=replace(show.me, **changes))
    return replace(show, others=tuple(replace(other, **changes) if other.seat == seat else other for other in show.others))


def _goal(show: MomijiShow, which: str | None, **changes: Any) -> MomijiShow:
    return replace(show, goals=tuple(replace(goal, **changes) if goal.id == which else goal for goal in show.goals))


def _column(show: MomijiShow, slot: str | None, change: Callable[[tuple[int, ...]], tuple[int, ...]]) -> MomijiShow:
    changed = (replace(one, cards=change(one.cards)) if LETTERS[one.type] == slot else one for one in show.columns)
    return replace(show, columns=tuple(changed))


def _without(cards: tuple[Any, ...], piece: Any) -> tuple[Any, ...]:
    """The last of its kind goes."""
    at = next((index for index in range(len(cards) - 1, -1, -1) if cards[index] == piece), len(cards))
    return cards[:at] + cards[at + 1 :]


def left(show: MomijiShow, event: Moved) -> MomijiShow:
    """The piece is no longer where it was."""
    zone, piece, card = event.source, event.piece, INDEX.get(event.piece or "", -1)
    match zone.kind:
        case "deck":
            return replace(show, deck=max(0, show.deck - 1))
        case "discard":
            return replace(show, discard=_without(show.discard, card))
        case "turned":
            return replace(show, turned=None)
        case "garden":
            return _column(show, zone.slot, lambda cards: _without(cards, card))
        case "hand" if zone.owner == show.seat and card in show.trade:
            return replace(show, trade=_without(show.trade, card))
        case "hand":
            if zone.owner == show.seat:
                show = replace(show, hand=_without(show.hand, HandCard(card)))
            return _with(show, zone.owner, hand_size=max(0, player(show, zone.owner).hand_size - 1))
        case "tokens" if piece == "blue-token":
            return _with(show, zone.owner, blue_token=False)
        case "tokens":
            return _with(show, zone.owner, goals=_without(player(show, zone.owner).goals, piece))
        case "goals":
            return _goal(show, piece, lifted=True)
        case "supply" if piece == "gate" and show.gates is not None:
            return replace(show, gates=show.gates - 1)
    return show


def arrived(show: MomijiShow, event: Moved, *, at_left: bool = False) -> MomijiShow:
    """The piece lies where it goes; a new pile stands at the left end or the right one."""
    zone, piece, card = event.target, event.piece, INDEX.get(event.piece or "", -1)
    match zone.kind:
        case "discard":
            return replace(show, discard=(*show.discard, card))
        case "turned":
            return replace(show, turned=card)
        case "garden":
            return _column(show, zone.slot, lambda cards: (*cards, card))
        case "hand":
            if zone.owner == show.seat:
                show = replace(show, hand=tuple(sorted((*show.hand, HandCard(card)), key=lambda held: held.card)))
            return _with(show, zone.owner, hand_size=player(show, zone.owner).hand_size + 1)
        case "pile" | "under":
            open_counts = any(pile.count is not None for one in (show.me, *show.others) for pile in one.piles)
            return _with(show, zone.owner, piles=_laid(player(show, zone.owner).piles, event, card, at_left, open_counts))
        case "goals":
            return _goal(show, piece, owner=None, lifted=False)
        case "tokens" if piece == "blue-token":
            return _with(show, zone.owner, blue_token=True)
        case "tokens":
            show = _goal(show, piece, owner=zone.owner, lifted=False)
            return _with(show, zone.owner, goals=(*player(show, zone.owner).goals, piece))
    return show


def _laid(piles: tuple[Pile, ...], event: Moved, card: int, at_left: bool, open_counts: bool) -> tuple[Pile, ...]:
    assert event.target.slot is not None
    shown = LETTERS.index(event.target.slot)
    found = next((index for index, pile in enumerate(piles) if pile.type == shown), None)
    if found is None:
        new = Pile(TYPE[card], card, closed=CLOSES[card], count=1 if open_counts else None)
        return (new, *piles) if at_left else (*piles, new)
    old = piles[found]
    more = None if old.count is None else old.count + 1
    if event.piece == "gate":
        new = replace(old, gate=True)
    elif event.target.kind == "under":
        new = replace(old, count=more)
    else:
        new = replace(old, type=TYPE[card], top=card, closed=CLOSES[card], count=more)
    return (*piles[:found], new, *piles[found + 1 :])


def counted(show: MomijiShow, event: Counted, change: int | None = None) -> MomijiShow:
    """Acorns in or out; `change` for a part of them."""
    me = player(show, event.seat)
    return _with(show, event.seat, acorns=me.acorns + (event.change if change is None else change))


def before_counting(show: MomijiShow, after: MomijiShow, events: Iterable[Event]) -> MomijiShow:
    """Everybody's acorns as they were before these events; a planned play has counted some of them already."""
    told = [event for event in events if isinstance(event, Counted)]
    for seat in {event.seat for event in told}:
        show = _with(show, seat, acorns=player(after, seat).acorns - sum(event.change for event in told if event.seat == seat))
    return show


def spent(show: MomijiShow, event: Counted) -> MomijiShow:
    """The landscape an acorn was laid on is used."""
    lands, done = [], False
    for land in player(show, event.seat).landscapes:
        hit = not done and land.letter in event.slots and not land.used
        lands.append(Landscape(land.letter, True, land.active) if hit else land)
        done = done or hit
    return _with(show, event.seat, landscapes=tuple(lands))


def arranged(show: MomijiShow, event: Happened) -> MomijiShow:
    order = event.args["order"]
    piles = sorted(player(show, event.seat).piles, key=lambda pile: order.index(LETTERS[pile.type]))
    return _with(show, event.seat, piles=tuple(piles))


def on_turn(show: MomijiShow, seat: int) -> MomijiShow:
    """The chip of the turn lies on this plate."""
    return _with(show, seat, badge="your-turn" if seat == show.seat else "playing")
